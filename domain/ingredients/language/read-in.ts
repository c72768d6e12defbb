import { normaliseLine } from '../normalise-line.ts'
import { foldText, normalise } from '../normalise.ts'
import { isOftenImitated } from '../look-up-behind-mark.ts'
import { isAdverb, isPreparation, isSize } from '../line-words.ts'
import { parseLine, type ParsedLine } from '../parse-line.ts'
import { readLines } from '../read-lines.ts'
import { lookUpLine, type ReadLine } from '../resolve.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../vocabulary.ts'
import { compiled } from './compiled.ts'
import { describesIn, englishNames } from './english-name.ts'
import { meaningOf } from './meaning.ts'
import { namedBy } from './named-by.ts'
import { type MeasureIn, readMeasureBehind, readMeasureIn, withoutLinks } from './measure-in.ts'
import { partAtBeginning, partInRemarks } from './part-in.ts'
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

const nothing = () => ''

/** Takes size and preparation out of a name, by what its words mean in English. */
function readNameIn(text: string, words: LanguageWords) {
  const name: string[] = []
  const size: string[] = []
  const preparation: string[] = []
  for (const typed of text.split(' ')) {
    const meaning = meaningOf(typed, words)
    const first = foldText(meaning?.split(' ')[0] ?? '')
    if (first !== '' && isSize(first)) size.push(typed)
    else if (first !== '' && (isPreparation(first, nothing) || isAdverb(first))) {
      preparation.push(typed)
    } else name.push(typed)
  }
  const isAll = describesIn(name.join(' '), words)
  return isAll
    ? { name: text, size: [], preparation: [] }
    : { name: trimLinks(name.join(' '), words), size, preparation }
}

function trimLinks(text: string, words: LanguageWords): string {
  return withoutLinks(text.trim(), words).replace(/[\s,;:.-]+$/u, '')
}

interface Taken extends ParsedLine {
  /** The phrases of name and alternatives that may be looked up, the whole ones first. */
  phrases: readonly (readonly string[])[]
}

/** A line without bullets and endings in brackets, "Zwiebel(n)", and with the words that units have in brackets. */
function plainLine(typed: string, words: LanguageWords): string {
  const { bracketed } = compiled(words)
  let line = normaliseLine(typed)
    .replace(/^[-•*]\s*/u, '')
    .replace(
      /(?<=\p{L})(?:\(\p{Ll}{1,3}\)|(?<=\p{L}{3})\/(?!ou|o |y)\p{Ll}{1,2}(?![\p{L}.]))/gu,
      '',
    )
  const found = bracketed.exec(line)
  if (found !== null) line = line.replace(`(${found[0]})`, found[0])
  return line
}

const sizeBehind =
  /\s(?:à|a|de|d['’]|da|di|von|zu|van|på|je|zu je|à je) ?\d+(?:[.,]\d+)? ?(?:g|gr|kg|ml|cl|l|oz)\.?$/iu

/** Takes a line apart by the words of its language. */
function parseIn(typed: string, words: LanguageWords): Taken {
  const { or, remarks, optional, vagueBehind, about } = compiled(words)
  const original = typed.trim()
  const line = plainLine(typed, words)
  const isVague = vagueBehind.test(line)
  const [stated = '', ...further] = line.replace(vagueBehind, '').split(/\s\+\s(?!\d)/u)
  const text = stated.replace(/[\s;:.]+$/u, '')
  const { part, rest: bare } = partAtBeginning(text.replace(about, ''), words)
  const leading = readMeasureIn(bare, words)
  const behind = leading.amount === null ? measureBehind(bare, words) : null
  const measure: MeasureIn = behind ?? leading
  const set = withoutBrackets(measure.rest)
  const [first = '', ...others] = set.text
    .split(/,(?!\d)|;|\s[-–]\s|:\s|\s\+\s|\.\s(?=\p{Lu})/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  let head = first.replace(sizeBehind, '')
  while (others.length > 0 && describesIn(head, words)) head = `${head} ${others.shift()}`
  const at = head.search(remarks)
  const purpose = at > 0 ? head.slice(at).trim() : ''
  const whole = head.split(or)
  const cut = (at > 0 ? head.slice(0, at) : head).split(or)
  const [nameText = '', ...offered] = describesIn(cut[0] ?? '', words) ? [cut.join(' ')] : cut
  const asides = set.remarks.flatMap((aside) => offeredIn(aside, words))
  const alternatives = [...offered, ...asides].map((each) => readMeasureIn(each.trim(), words).rest)
  const read = readNameIn(nameText, words)
  const tail = [...others, ...set.remarks, ...further]
  const preparation = [read.preparation.join(' '), purpose, ...tail].filter((each) => each !== '')
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
    part: part ?? partInRemarks(tail, words),
    alternatives: alternatives.map((each) => readNameIn(each, words).name),
    preparation: preparation.length === 0 ? null : preparation.join(', '),
    remarks: tail,
    optional: !isVague && optional.test(line),
    phrases: [[phrase, nameText], ...alternatives.map((each) => [each])],
  }
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

/** A name in English with the food that it is by the rules for English; null where there is none. */
function knownIn(
  phrase: string,
  vocabulary: Vocabulary,
  words: LanguageWords,
): { english: string; food: Ingredient } | null {
  const [english] = englishNames(phrase, vocabulary, words)
  if (english === undefined) return null
  const [id] = lookUpLine({ ...parseLine(''), name: english, phrase: english }, vocabulary)
  const food = id === undefined ? undefined : vocabulary.ingredients.get(id)
  return food === undefined ? null : { english, food }
}

/** "BACK FAMILY Zimt": the name of a maker, where none of its words is a food or says anything of one. */
function markOf(phrase: string, vocabulary: Vocabulary, words: LanguageWords): string {
  const mark = /^(?:\p{Lu}[\p{Lu}&.'’-]+\s+)+(?=\p{L}\p{Ll})/u.exec(phrase)?.[0].trim() ?? ''
  const tells = (word: string) =>
    meaningOf(word, words) !== null || namedBy([foldText(word)], words, vocabulary) !== null
  return mark.split(' ').some(tells) ? '' : mark
}

/** The English name of the first phrase that has one which is known. */
function englishOf(
  phrases: readonly string[],
  vocabulary: Vocabulary,
  words: LanguageWords,
): string | null {
  for (const phrase of new Set(phrases)) {
    const asItIs = knownIn(phrase, vocabulary, words)
    if (asItIs !== null) return asItIs.english
    const mark = markOf(phrase, vocabulary, words)
    const plain = mark === '' ? null : knownIn(phrase.slice(mark.length), vocabulary, words)
    if (plain !== null && !isOftenImitated(plain.food)) return plain.english
  }
  return null
}

/** What a line that was taken apart names: its names in English, as the rules for English read them. */
function resolveIn(line: Taken, vocabulary: Vocabulary, words: LanguageWords): IngredientId[] {
  const found = line.phrases.map((each) => englishOf(each, vocabulary, words))
  const [name, ...alternatives] = found.filter((each) => each !== null)
  if (name === undefined) return []
  const said = line.remarks.map((each) => meaningOf(each, words) ?? '')
  const remarks = said.filter((each) => each !== '')
  return lookUpLine({ ...line, name, phrase: name, alternatives, remarks }, vocabulary)
}

/** Units that are also the beginning of a name: "filet de poulet", "noce moscata". */
const mayBeginName =
  /^(?:dash|knob|piece|ball|cube|head|stick|stalk|slice|fillet|drop|sprig|sheet|leaf)$/u

/** A line of which the unit belongs to the name. */
function withUnitInName(line: Taken, vocabulary: Vocabulary, words: LanguageWords): Taken {
  if (line.unit === null || line.unitText === null || !mayBeginName.test(line.unit)) return line
  const at = line.original.toLowerCase().indexOf(`${line.unitText.toLowerCase()} `)
  const [name = ''] = line.original.slice(Math.max(at, 0)).split(/[,(;]/u)
  const tokens = foldText(name).split(' ')
  if (at === -1 || namedBy(tokens, words, vocabulary) === null) return line
  const phrases = [[name], ...line.phrases.slice(1)]
  return { ...line, unit: null, unitText: null, name: name.trim(), phrase: name.trim(), phrases }
}

function readOne(text: string, vocabulary: Vocabulary, words: LanguageWords): ReadLine {
  const taken = withUnitInName(parseIn(text, words), vocabulary, words)
  const { phrases: _, ...line } = taken
  const whole = vocabulary.aliases.get(normalise(text))
  if (whole !== undefined) {
    const name = text.trim()
    const resolution = { kind: 'resolved', ingredient: whole } as const
    return { ...parseLine(''), original: name, name, phrase: name, resolution, otherwise: [] }
  }
  const [ingredient, ...otherwise] = resolveIn(taken, vocabulary, words)
  const resolution: ReadLine['resolution'] =
    ingredient === undefined
      ? { kind: 'unresolved', suggestions: [] }
      : { kind: 'resolved', ingredient }
  return { ...line, resolution, otherwise }
}

const isResolved = ({ resolution }: ReadLine) => resolution.kind === 'resolved'

/** "Salz und Pfeffer", "sale, pepe e olio": several things, where all are known; what is measured belongs to none of them. */
function readEachIn(text: string, line: ReadLine, vocabulary: Vocabulary, words: LanguageWords) {
  const { and } = compiled(words)
  const parts = text.split(new RegExp(`\\s*,\\s*(?!\\d)|\\s+[&+]\\s+|${and.source}`, 'iu'))
  if (parts.length < 2 || parts.length > 6) return null
  const lines = parts.map((part) => readOne(part, vocabulary, words))
  if (!lines.every(isResolved)) return null
  const ids = lines.map(({ resolution }) =>
    resolution.kind === 'resolved' ? resolution.ingredient : null,
  )
  if (new Set(ids).size < ids.length) return null
  return lines.map((each) => ({ ...each, original: line.original, optional: line.optional }))
}

function readKnown(text: string, vocabulary: Vocabulary, words: LanguageWords): ReadLine[] | null {
  const line = readOne(text, vocabulary, words)
  if (!isResolved(line)) return readEachIn(normaliseLine(text), line, vocabulary, words)
  const several = line.amount === null ? readEachIn(text, line, vocabulary, words) : null
  return several ?? [line]
}

/**
 * Reads a line of a recipe in the language of the vocabulary (see `withLanguage`). Where not all of its foods are known so, it is
 * read as English, which knows names of other languages as well.
 */
export function readLinesIn(text: string, vocabulary: Vocabulary): ReadLine[] {
  const { words } = vocabulary
  const read = words === undefined ? null : readKnown(text, vocabulary, words)
  return read ?? readLines(text, vocabulary)
}
