import { normaliseLine } from '../normalise-line.ts'
import { foldText, normalise } from '../normalise.ts'
import { isAdverb, isPreparation, isSize } from '../line-words.ts'
import { parseLine, type ParsedLine } from '../parse-line.ts'
import { lookUpLine, type ReadLine } from '../resolve.ts'
import type { IngredientId, Vocabulary } from '../vocabulary.ts'
import { compiled } from './compiled.ts'
import { describesIn, englishNames } from './english-name.ts'
import { meaningOf } from './meaning.ts'
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
  return { text: bare.replace(/[()[\]]/gu, ' ').replace(/\s+/gu, ' ').trim(), remarks }
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

/** Takes a line apart by the words of its language. */
function parseIn(typed: string, words: LanguageWords): Taken {
  const { or, remarks, optional, vagueBehind, about } = compiled(words)
  const original = typed.trim()
  const line = normaliseLine(typed).replace(/^[-•*]\s*/u, '')
  const isVague = vagueBehind.test(line)
  const text = line.replace(vagueBehind, '')
  const { part, rest: bare } = partAtBeginning(text.replace(about, ''), words)
  const leading = readMeasureIn(bare, words)
  const isStated = leading.amount !== null || leading.unit !== null
  const measure: MeasureIn = isStated ? leading : (readMeasureBehind(bare, words) ?? leading)
  const set = withoutBrackets(measure.rest)
  const [first = '', ...others] = set.text
    .split(/,(?!\d)|;|\s[-–]\s|:\s|\.\s(?=\p{Lu})/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  let head = first
  while (others.length > 0 && describesIn(head, words)) head = `${head} ${others.shift()}`
  const at = head.search(remarks)
  const purpose = at > 0 ? head.slice(at).trim() : ''
  const whole = head.split(or)
  const cut = (at > 0 ? head.slice(0, at) : head).split(or)
  const [nameText = '', ...offered] = describesIn(cut[0] ?? '', words) ? [cut.join(' ')] : cut
  const asides = set.remarks.flatMap((aside) => offeredIn(aside, words))
  const alternatives = [...offered, ...asides].map((each) => readMeasureIn(each.trim(), words).rest)
  const read = readNameIn(nameText, words)
  const tail = [...others, ...set.remarks]
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

/** "(oder Rapsöl)" offers another name. */
function offeredIn(aside: string, words: LanguageWords): string[] {
  const [before = '', ...names] = ` ${aside}`.split(compiled(words).or)
  return before.trim() === '' ? names : []
}

/** The English name of the first phrase that has one. */
function englishOf(
  phrases: readonly string[],
  vocabulary: Vocabulary,
  words: LanguageWords,
): string | null {
  for (const phrase of new Set(phrases)) {
    const [found] = englishNames(phrase, vocabulary, words)
    if (found !== undefined) return found
  }
  return null
}

/** What a line that was taken apart names: its names in English, as the rules for English read them. */
function resolveIn(line: Taken, vocabulary: Vocabulary, words: LanguageWords): IngredientId[] {
  const found = line.phrases.map((each) => englishOf(each, vocabulary, words))
  const english = found.filter((each) => each !== null)
  const [name, ...alternatives] = english
  if (name === undefined) return []
  const said = line.remarks.map((each) => meaningsIn(each, words)).filter((each) => each !== '')
  const asked = { ...line, name, phrase: name, alternatives, remarks: said }
  return lookUpLine(asked, vocabulary)
}

/** A remark in English, where all of it is known: what it says may make it another food. */
function meaningsIn(remark: string, words: LanguageWords): string {
  const meaning = meaningOf(remark, words)
  return meaning ?? ''
}

function readOne(text: string, vocabulary: Vocabulary, words: LanguageWords): ReadLine {
  const { phrases, ...line } = parseIn(text, words)
  const whole = vocabulary.aliases.get(normalise(text))
  if (whole !== undefined) {
    const name = text.trim()
    const resolution = { kind: 'resolved', ingredient: whole } as const
    return { ...parseLine(''), original: name, name, phrase: name, resolution, otherwise: [] }
  }
  const [ingredient, ...otherwise] = resolveIn({ ...line, phrases }, vocabulary, words)
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

/** A line of a recipe in the language of the words; null where not all of its foods are known. */
export function readLinesIn(
  text: string,
  vocabulary: Vocabulary,
  words: LanguageWords,
): ReadLine[] | null {
  const line = readOne(text, vocabulary, words)
  if (isResolved(line)) {
    const several = line.amount === null ? readEachIn(text, line, vocabulary, words) : null
    return several ?? [line]
  }
  return readEachIn(normaliseLine(text), line, vocabulary, words)
}
