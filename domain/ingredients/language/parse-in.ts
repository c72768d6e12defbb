import { normaliseLine } from '../normalise-line.ts'
import { foldText } from '../normalise.ts'
import type { ParsedLine } from '../parse-line.ts'
import { compiled } from './compiled.ts'
import { describesIn } from './english-name.ts'
import { labelOf } from './label-in.ts'
import { type MeasureIn, readMeasureBehind, readMeasureIn } from './measure-in.ts'
import { measureBehindMore, withoutMore } from './more-in.ts'
import { type NameOf, readNameIn } from './name-in.ts'
import { partAtBeginning, partInRemarks } from './part-in.ts'
import { remarkAt } from './remark-in.ts'
import type { LanguageWords } from './words.ts'

interface Bare {
  text: string
  remarks: string[]
}

/** A text without what stands in brackets, which are remarks. */
function withoutBrackets(text: string): Bare {
  const remarks: string[] = []
  const bare = text.replace(/\(([^()]*)(?:\)|$)/gu, (_, aside: string) => {
    if (aside.trim() !== '') remarks.push(aside.trim())
    return ' '
  })
  return {
    text: bare
      .replace(/[()[\]]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
    remarks,
  }
}

export interface Taken extends ParsedLine {
  /** The phrases of name and alternatives that may be looked up, the whole ones first. */
  phrases: readonly (readonly string[])[]
  /** What stands behind the comma or in the brackets of a name: "Hackfleisch, gemischtes", "zucchero (a velo)". */
  quality: { text: string; isAside: boolean } | null
}

/** A line without bullets and endings in brackets, "Zwiebel(n)", and with the words that units have in brackets. */
function plainLine(typed: string, words: LanguageWords): string {
  const { bracketed } = compiled(words)
  // "1 oignon(s)": as many as it says, before the rules for English make several of it.
  const single = typed.replace(/(?<=\p{L}{2})\((?:e?s|x)\)/giu, '')
  let line = normaliseLine(single)
    // 'farina "00"'
    .replace(/"([^"]{1,40})"/gu, '$1')
    .replace(/^[-•*]\s*/u, '')
    // "n. 3 uova", "uova n° 3"
    .replace(/^n(?:r?\.|[°º]\.?)\s?(?=\d)/iu, '')
    .replace(/(?<=^\D+)\sn(?:r?\.|[°º]\.?)\s?(?=\d+(?: \p{L}+)?$)/iu, ' ')
    .replace(
      /(?<=\p{L})(?:\(\p{Ll}{1,3}\)|(?<=\p{L}{3})\/(?!ou|o |y)\p{Ll}{1,2}(?![\p{L}.]))/gu,
      '',
    )
  const found = bracketed.exec(line)
  if (found !== null) line = line.replace(`(${found[0]})`, found[0])
  return withSlashes(line, words)
}

/** "Salz/Jodsalz" offers either; not "und/oder", nor two units. */
function withSlashes(line: string, words: LanguageWords): string {
  const { units } = compiled(words)
  const [either = ''] = words.or
  const joints = new Set([...words.and, ...words.or])
  const isThing = (word: string) => !joints.has(word.toLowerCase()) && !units.has(foldText(word))
  return line.replace(
    /(\p{L}{3,})\s?\/\s?(?=(\p{L}{3,}))/gu,
    (typed, left: string, right: string) =>
      isThing(left) && isThing(right) ? `${left} ${either} ` : typed,
  )
}

const sizeBehind =
  /\s(?:à|a|de|d['’]|da|di|von|zu|van|på|je|zu je|à je) ?(?:circa |ca\.? |env\.? )?\d+(?:[.,]\d+)?(?: ?[-–/] ?\d+(?:[.,]\d+)?)? ?(?:g|gr|grammi|kg|ml|cl|l|oz)\.?(?: (?:circa|ca\.?|env\.?|l['’]un[oa]|ciascun[oa]|cad\.?|cadaun[oa]|cada um[a]?|cada un[oa]|chacune?))?$/iu

/** "Sahne 30% Fett", "chocolat noir 70 % de cacao", "farina W 330": how much of something is in it, and nothing that it is with. */
const shareBehind =
  /\s(?:(?:à|a|al|au|de|di|da|con|mit|med|met|bis|max\.?|mind\.?|mindestens|mín\.?|min\.?) )?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)? ?%(?: (?:de|di|da|i\.?|abs\.?|tr\.?|f\.?|fett\p{L}*|kakao\p{L}*|cacao|mg|m\.g\.?|mat\.?|gr\.?|matières?|grasses?|materia|grasa|grassi|vet|fedt|vol\.?|alkohol))*$|\sW \d{3}$/iu

const noName: NameOf = () => null

/** Takes a line apart by the words of its language. */
export function parseIn(typed: string, words: LanguageWords, nameOf: NameOf = noName): Taken {
  const { or, joints, optional, vagueBehind, about } = compiled(words)
  const original = typed.trim()
  const line = plainLine(typed, words)
  const isVague = vagueBehind.test(line)
  const label = labelOf(line, words, nameOf)
  const [stated = '', ...added] = line
    .slice(label.length)
    .replace(vagueBehind, '')
    .split(/\s\+\s(?!\d)/u)
  const [text, more] = withoutMore(stated.replace(/[\s;:.+]+$/u, ''), words)
  const { part, rest: bare } = partAtBeginning(text.replace(about, ''), words)
  const leading = readMeasureIn(bare, words)
  const behind =
    leading.amount === null
      ? (measureBehind(bare, words) ??
        measureBefore(compiled(words).or, bare, words) ??
        measureBefore(compiled(words).remarks, bare, words))
      : lengthBehind(bare, leading, words)
  const isUnmeasured = leading.amount === null && behind === null
  const { measure: last, further } = measureBehindMore(isUnmeasured ? added : [], words)
  const measure: MeasureIn = behind ?? (last === null ? leading : { ...last, rest: bare })
  const set = withoutBrackets(measure.rest)
  const [first = '', ...others] = set.text
    .split(/,(?!\d)|;|\s[-–]\s|:\s|\s\+\s|(?<=\p{L}{3})\.\s(?=\p{Lu})/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const [share = ''] = shareBehind.exec(first) ?? []
  let head = first.slice(0, first.length - share.length).replace(sizeBehind, '')
  while (others.length > 0 && describesIn(head, words)) head = `${head} ${others.shift()}`
  const at = remarkAt(head, words, nameOf)
  const purpose = at > 0 ? head.slice(at).trim() : ''
  // "coupé en cubes de 25 g", "4 Lachsfilets à 150 g"
  const [size = ''] = sizeBehind.exec(first) ?? []
  const whole = head.split(or)
  const cut = (at > 0 ? head.slice(0, at) : head).split(or)
  const [nameText = '', ...offered] = describesIn(cut[0] ?? '', words) ? [cut.join(' ')] : cut
  const asides = set.remarks.flatMap((aside) => offeredIn(aside, words))
  const offers = [...offered, ...asides].map((each) => each.trim())
  const alternatives = offers.map((each) => readMeasureIn(each, words).rest)
  const read = readNameIn(nameText, words, nameOf)
  const use = label.replace(/:\s*$/u, '')
  const said = [...(last === null ? added : further), more, use].filter((each) => each !== '')
  const tail = [...others, ...set.remarks, ...said]
  const done = read.preparation.join(' ')
  const isJoined = done !== '' && joints.has(foldText(purpose.split(' ')[0] ?? ''))
  const preparation = [
    ...(isJoined ? [`${done} ${purpose}${size}${share}`] : [done, `${purpose}${size}${share}`]),
    ...tail,
  ]
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const phrase = whole.length === 1 ? head : nameText
  return {
    original,
    amount: measure.amount,
    unit: measure.unit,
    unitText: measure.unitText,
    packSize: measure.packSize,
    size: read.size.length === 0 ? null : read.size.join(' '),
    name: read.name,
    phrase: nameText,
    part: part ?? partInRemarks([...others, ...set.remarks], words),
    alternatives: alternatives.map((each) => readNameIn(each, words, nameOf).name),
    preparation: preparation.length === 0 ? null : preparation.join(', '),
    remarks: tail,
    optional: !isVague && optional.test(line),
    phrases: [
      [phrase, nameText, ...(measure.unit === null ? [] : ofPieces(nameText, words))],
      ...alternatives.map((each, index) => [
        ...withSameHead([nameText, ...offers][index] ?? '', offers[index] ?? '', words),
        each,
      ]),
    ],
    quality: qualityIn(others, set.remarks),
  }
}

const mostOfQuality = 4

/** What may be the other half of a name: one word behind its comma, or a few in brackets. */
function qualityIn([behind]: readonly string[], [aside]: readonly string[]): Taken['quality'] {
  const isOne = behind !== undefined && !behind.includes(' ')
  if (behind !== undefined) return isOne ? { text: behind, isAside: false } : null
  const isShort = aside !== undefined && aside.split(' ').length <= mostOfQuality
  return isShort ? { text: aside, isAside: true } : null
}

/** "Fette di pane 200 g": what the pieces are of, where how much of it is said behind them. */
function ofPieces(name: string, words: LanguageWords): string[] {
  const { unit, rest } = readMeasureIn(name, words)
  return unit !== null && pieces.test(unit) && rest !== '' ? [rest] : []
}

const pieces = /^(?:slice|fillet|piece|cube|ball|clove|sprig|bunch|stalk)$/u

/** "Succo di arancia o di limone": the second is juice as well. */
function withSameHead(before: string, offer: string, words: LanguageWords): string[] {
  const [link = ''] = /^\p{L}+(?=['’\s])/u.exec(offer) ?? []
  const at = before.indexOf(` ${link}`)
  const isOfIt = at > 0 && compiled(words).links.has(foldText(link))
  return isOfIt ? [`${before.slice(0, at)} ${offer}`] : []
}

/** "Limoncino 30 ml oppure grappa", "aglio 2 spicchi in camicia": the measure of what stands before. */
function measureBefore(joint: RegExp, text: string, words: LanguageWords): MeasureIn | null {
  const at = text.search(joint)
  const measure = at === -1 ? null : measureBehind(text.slice(0, at), words)
  if (measure === null || measure.unit === null) return null
  return { ...measure, rest: `${measure.rest}${text.slice(at)}` }
}

/** "1 Stück Ingwer ca. 2 cm": how long the one piece is. */
function lengthBehind(text: string, leading: MeasureIn, words: LanguageWords): MeasureIn | null {
  const { units } = compiled(words)
  const isPiece = (word: string) => /^(?:each|piece)$/u.test(units.get(foldText(word)) ?? '')
  if (leading.amount?.min !== 1 || !text.split(' ').slice(1, 3).some(isPiece)) return null
  const measure = measureBehind(leading.rest, words)
  if (measure?.unit !== 'cm') return null
  // "1 trozo de jengibre de 2 cm"
  const [link = ''] = /\s\p{L}+$/u.exec(measure.rest) ?? []
  const isLinked = compiled(words).links.has(foldText(link))
  return isLinked ? { ...measure, rest: measure.rest.slice(0, -link.length) } : measure
}

/** The measure behind a name, brackets or not: "Burro (freddo) 120 g", "Mehl (200 g)". */
function measureBehind(text: string, words: LanguageWords): MeasureIn | null {
  const asItIs = readMeasureBehind(text, words)
  if (asItIs !== null) {
    // "filetti di orata 4"
    const { unit, unitText, rest } =
      asItIs.unit === null ? readMeasureIn(asItIs.rest, words) : asItIs
    return { ...asItIs, unit, unitText, rest }
  }
  const bare = withoutBrackets(text)
  const measure = bare.remarks.length === 0 ? null : readMeasureBehind(bare.text, words)
  return measure === null
    ? null
    : { ...measure, rest: `${measure.rest} (${bare.remarks.join(') (')})` }
}

/** "(oder Rapsöl)" offers another name. */
function offeredIn(aside: string, words: LanguageWords): string[] {
  const [before = '', ...names] = ` ${aside}`.split(compiled(words).or)
  return before.trim() === '' ? names : []
}
