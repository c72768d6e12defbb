import { normaliseLine } from '../normalise-line.ts'
import { foldText, normalise } from '../normalise.ts'
import { isOftenImitated } from '../look-up-behind-mark.ts'
import { isByLastWords } from '../look-up-general.ts'
import { readName } from '../line-name.ts'
import { parseLine } from '../parse-line.ts'
import { lookUpLine } from '../resolve.ts'
import { isResolved, type AlsoNamed, type ReadLine } from '../read-line.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../vocabulary.ts'
import { namedInRemarks } from './also-in.ts'
import { compiled } from './compiled.ts'
import { describesIn, englishName } from './english-name.ts'
import { meaningOf } from './meaning.ts'
import { readMeasureIn } from './measure-in.ts'
import { namedBy } from './named-by.ts'
import { parseIn, type Taken } from './parse-in.ts'
import { unitByFood } from './unit-by-food.ts'
import { foodByThePack, withUnitInName } from './unit-in-name.ts'
import type { LanguageWords } from './words.ts'

/** A vocabulary with the names of a language, and the one without: what was put into English is looked up in that. */
export interface VocabularyIn extends Vocabulary {
  inEnglish: Vocabulary
}

/**
 * A name in English with the food that it is by the rules for English; null where there is none. A word that is not known may
 * be a maker's: it makes no catch-all of what is plain.
 */
function knownIn(
  phrase: string,
  vocabulary: VocabularyIn,
  words: LanguageWords,
): { english: string; food: Ingredient } | null {
  const english = englishName(phrase, vocabulary, words)
  if (english === null) return null
  const { text: name, isWhole } = english
  const names = vocabulary.inEnglish
  const [id] = lookUpLine({ ...parseLine(''), name, phrase: name }, names)
  const food = id === undefined ? undefined : vocabulary.ingredients.get(id)
  if (food === undefined || (!isWhole && isByLastWords(name, food.id, names))) return null
  return { english: name, food }
}

/** "BACK FAMILY Zimt": the name of a maker, where none of its words is a food or says anything of one. */
function markOf(phrase: string, vocabulary: VocabularyIn, words: LanguageWords): string {
  const mark = /^(?:\p{Lu}[\p{Lu}&.'’-]+\s+)+(?=\p{L}\p{Ll})/u.exec(phrase)?.[0].trim() ?? ''
  const tells = (word: string) =>
    meaningOf(word, words) !== null || namedBy([foldText(word)], words, vocabulary) !== null
  return mark.split(' ').some(tells) ? '' : mark
}

/** The English name of the first phrase that has one which is known. */
function englishOf(
  phrases: readonly string[],
  vocabulary: VocabularyIn,
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

/** "Hackfleisch, gemischtes", "zucchero (a velo)": the English name of what both together are called. */
function nameInverted({ quality, phrase }: Taken, vocabulary: VocabularyIn, words: LanguageWords) {
  if (quality === null) return null
  const named = (words.headLast ? [quality.text, phrase] : [phrase, quality.text]).join(' ')
  const idOf = (text: string) => namedBy(foldText(text).split(' '), words, vocabulary)
  const id = idOf(named)
  const alone = idOf(quality.text)
  // "Funghi (porcini)", but "Nudeln, Penne" are two.
  const isOne = alone === null || (quality.isAside && alone === id)
  if (id !== null && isOne) return vocabulary.ingredients.get(id)?.name ?? null
  // "Vino (bianco secco)"
  const isSaid = quality.isAside && describesIn(quality.text, words)
  return isSaid ? (knownIn(named, vocabulary, words)?.english ?? null) : null
}

interface Resolved {
  ingredients: IngredientId[]
  also: AlsoNamed[]
}

/** What a line that was taken apart names: its names in English, as the rules for English read them. */
function resolveIn(line: Taken, vocabulary: VocabularyIn, words: LanguageWords): Resolved {
  const english = vocabulary.inEnglish
  const found = line.phrases.map((each) => englishOf(each, vocabulary, words))
  const whole = nameInverted(line, vocabulary, words)
  const [name, ...alternatives] = [whole ?? found[0] ?? null, ...found.slice(1)].filter(
    (each) => each !== null,
  )
  if (name === undefined) return { ingredients: [], also: [] }
  const said = line.remarks.map((each) => meaningOf(each, words) ?? '')
  const remarks = said.filter((each) => each !== '')
  // "3 Tomaten, gewürfelt" are counted, so that they are no tin of them.
  const bare = readName(name).name
  const named = { ...line, name: bare === '' ? name : bare, phrase: name, alternatives, remarks }
  const ingredients = lookUpLine(named, english)
  const unknown = [line.name, ...line.alternatives].filter(
    (each, at) => found[at] === null && !(at === 0 && whole !== null) && !describesIn(each, words),
  )
  return {
    ingredients,
    also: [
      ...ingredients.slice(1).map((ingredient) => ({ ingredient, name: '', isTaken: true })),
      ...unknown.map((each) => ({ ingredient: null, name: each, isTaken: false })),
      ...namedInRemarks(line.preparation, vocabulary, words).filter(
        ({ ingredient }) => ingredient === null || !ingredients.includes(ingredient),
      ),
    ],
  }
}

/** "2 Knoblauchzehen": the unit at the end of a compound, unless the food is called by it as well. */
function withUnitOfTail(line: Taken, vocabulary: VocabularyIn, words: LanguageWords): Taken {
  if (line.amount === null || line.unit !== null) return line
  const token = foldText(line.name).split(' ').at(-1) ?? ''
  for (const [tail, unit] of compiled(words).tails) {
    if (unit === '' || !token.endsWith(tail)) continue
    const part = token.slice(0, token.length - tail.length)
    const id = namedBy([part], words, vocabulary)
    const whole = namedBy([token], words, vocabulary) ?? id
    const { name = unit } = vocabulary.ingredients.get(id ?? '') ?? {}
    if (id === null || id !== whole || name.endsWith(unit)) continue
    return { ...line, unit, unitText: line.name.slice(-tail.length) }
  }
  return line
}

function readOne(text: string, vocabulary: VocabularyIn, words: LanguageWords): ReadLine {
  const nameOf = (typed: string) => namedBy(foldText(typed).split(' '), words, vocabulary)
  const parsed = withUnitInName(parseIn(text, words, nameOf), vocabulary, words)
  const taken = withUnitOfTail(parsed, vocabulary, words)
  const { phrases: _, ...line } = taken
  const whole = vocabulary.aliases.get(normalise(text))
  if (whole !== undefined) {
    const name = text.trim()
    const resolution = { kind: 'resolved', ingredient: whole } as const
    return { ...parseLine(''), original: name, name, phrase: name, resolution, otherwise: [] }
  }
  const { ingredients, also } = resolveIn(taken, vocabulary, words)
  const [named, ...otherwise] = ingredients
  const ingredient = foodByThePack(taken, vocabulary, words) ?? named
  const resolution: ReadLine['resolution'] =
    ingredient === undefined
      ? { kind: 'unresolved', suggestions: [] }
      : { kind: 'resolved', ingredient }
  const part = isOfEgg.test(line.part ?? '') && !eggs.has(ingredient ?? '') ? null : line.part
  return {
    ...line,
    part,
    unit: unitByFood(line, ingredient, vocabulary, words),
    resolution,
    otherwise,
    also,
  }
}

const isOfEgg = /^(?:yolk|white)$/u
/** "3 poireaux (le blanc)": the white of a leek is no part that the rules know. */
const eggs: ReadonlySet<IngredientId> = new Set(['egg', 'egg-white', 'egg-yolk'])

/** Things with what is said of them behind a comma: "Salz und Pfeffer, schwarzer". */
function withQualities(parts: readonly string[], words: LanguageWords): string[] {
  const things: string[] = []
  for (const part of parts) {
    const last = things.at(-1)
    if (last !== undefined && describesIn(part, words))
      things[things.length - 1] = `${last}, ${part}`
    else things.push(part)
  }
  return things
}

/** "Salz und Pfeffer", "sale, pepe e olio": several things, where all are known; what is measured belongs to none of them. */
function readEachIn(text: string, line: ReadLine, vocabulary: VocabularyIn, words: LanguageWords) {
  const { and } = compiled(words)
  const split = text.split(new RegExp(`\\s*,\\s+|\\s*,(?!\\d)|\\s+[&+]\\s+|${and.source}`, 'iu'))
  const parts = withQualities(split, words)
  // "odori (sedano, carota, cipolla)" says what is in the one thing.
  const isBroken = parts.some((part) => part.split('(').length !== part.split(')').length)
  if (parts.length < 2 || parts.length > 6 || isBroken) return null
  const lines = parts.map((part) => readOne(part, vocabulary, words))
  if (!lines.every(isResolved)) return null
  const ids = lines.map(({ resolution }) =>
    resolution.kind === 'resolved' ? resolution.ingredient : null,
  )
  if (new Set(ids).size < ids.length) return null
  return lines.map((each) => ({ ...each, original: line.original, optional: line.optional }))
}

/** "1 peperone rosso e 1 giallo": what only describes is said of the first thing once more. */
function withSameThing(parts: readonly string[], words: LanguageWords): string[] {
  const [first = '', ...others] = parts
  const name = readMeasureIn(first, words)
    .rest.split(' ')
    .filter((word) => meaningOf(word, words) === null)
    .join(' ')
  return [
    first,
    ...others.map((part) => {
      const { amount, rest } = readMeasureIn(part, words)
      const isSame = amount !== null && rest !== '' && describesIn(rest, words) && !words.headLast
      return isSame ? `${part.slice(0, part.length - rest.length)}${name} ${rest}` : part
    }),
  ]
}

/** "2 uova + 1 tuorlo", "1 carotte, 1 oignon et 2 gousses d'ail": each with its own amount, where all are known. */
function readMeasuredIn(
  text: string,
  line: ReadLine,
  vocabulary: VocabularyIn,
  words: LanguageWords,
) {
  if (line.amount === null) return null
  const parts = text.split(new RegExp(`\\s*,\\s+|\\s+[&+]\\s+|${compiled(words).and.source}`, 'iu'))
  // "(oder 2 Möhren, 1 Stange Lauch)" says what else would do.
  const isBroken = parts.some((part) => part.split('(').length !== part.split(')').length)
  if (parts.length < 2 || parts.length > 6 || isBroken) return null
  const lines = withSameThing(parts, words).map((part) => readOne(part, vocabulary, words))
  const areAll = lines.every((each) => isResolved(each) && each.amount !== null)
  const ids = lines.flatMap(({ resolution }) =>
    resolution.kind === 'resolved' ? resolution.ingredient : [],
  )
  if (!areAll || new Set(ids).size < ids.length) return null
  return lines.map((each) => ({ ...each, original: line.original, optional: line.optional }))
}

/**
 * The things that a line in a language names, each known; else the one that is not, with the amount and the name that it has in
 * that language.
 */
export function readIn(text: string, vocabulary: VocabularyIn, words: LanguageWords): ReadLine[] {
  const line = readOne(text, vocabulary, words)
  const measured = readMeasuredIn(normaliseLine(text), line, vocabulary, words)
  if (measured !== null) return measured
  if (!isResolved(line)) {
    return readEachIn(normaliseLine(text), line, vocabulary, words) ?? [line]
  }
  const several = line.amount === null ? readEachIn(text, line, vocabulary, words) : null
  return several ?? [line]
}
