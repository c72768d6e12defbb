import { isDescriptor, withoutPhrases } from './descriptors.ts'
import { foodWordsOf } from './food-words.ts'
import { foreignSingulars } from './foreign-singulars.ts'
import { isKindAsFree } from './is-kind.ts'
import { lineageOf } from './lineage.ts'
import { isAdverb, isPreparation, isSize } from './line-words.ts'
import { keepsBefore, keepsBehind } from './modifiers.ts'
import { isPlace } from './origin-rules.ts'
import { respelt } from './misspellings.ts'
import { foldText, normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

const mostTokens = 6
/** No name is longer; what is, is a text that was pasted by mistake. */
const longestName = 24
const joints = new Set(['and', 'or', 'but', 'of', 'e', 'y', 'et', 'und', 'de', 'di'])

const nothing = () => ''

/** Whether a normalised word only describes what it stands beside. */
export function describes(word: string): boolean {
  return isDescriptor(word) || isSize(word) || isAdverb(word) || isPreparation(word, nothing)
}

/** The words that do not only describe. A thing joined by "and" stays: "salt and pepper" is not salt. */
function undescribed(tokens: readonly string[], vocabulary: Vocabulary): string[] {
  const left = withoutPhrases(tokens).filter((token) => !describes(token))
  const words = left.filter((token) => !joints.has(token))
  const joinsThings =
    words.length < left.length && words.some((word) => vocabulary.aliases.has(word))
  return joinsThings ? left : words
}

/**
 * The ingredient that a name stands for by the longest token span that is an exact alias, or null. What
 * stands beside the span may only describe it: a word that might make it another thing ("oat milk",
 * "rabbit liver pâté") leaves the whole name unknown, for a wrong match is worse than none.
 */
export function lookUp(name: string, vocabulary: Vocabulary): IngredientId | null {
  const words = name.replace(/[&+]/gu, ' and ')
  const form = normalise(words)
  const found = lookUpForm(form, vocabulary)
  if (found !== null) return found
  for (const spelling of otherSpellings(form, vocabulary)) {
    const other = lookUpForm(spelling, vocabulary)
    if (other !== null) return other
  }
  return lookUpForeignPlural(form, foldText(words).split(' '), vocabulary)
}

/**
 * "Calabacines", "Keulen": the name with one word in the singular of another language. A word that stands in other names
 * ("champiñones portobello") counts only where that makes a whole name.
 */
function lookUpForeignPlural(
  form: string,
  written: readonly string[],
  vocabulary: Vocabulary,
): IngredientId | null {
  const tokens = form.split(' ')
  if (tokens.length > mostJoined) return null
  const foods = foodWordsOf(vocabulary)
  for (const [at, token] of tokens.entries()) {
    if (describes(token)) continue
    for (const singular of foreignSingulars(written[at] ?? '')) {
      if (!foods.has(singular)) continue
      const name = tokens.with(at, singular).join(' ')
      const found = foods.has(token) ? vocabulary.aliases.get(name) : lookUpForm(name, vocabulary)
      if (found !== undefined && found !== null) return found
    }
  }
  return null
}

/** Words of a name that are tried as one: longer names are none. */
const mostJoined = 8

/** Nouns among the words that describe: "chocolate chunk or chip" is no chocolate chip. */
const isShape = /^(?:piece|chunk|strip|wedge|half|cut|size|cube)$/u

/** "Black freshly ground pepper" without what stands in its middle, "semi sweet" as one word, chili in three ways. */
function otherSpellings(form: string, vocabulary: Vocabulary): string[] {
  const tokens = form.split(' ')
  if (tokens.length > mostJoined) return []
  const spellings: string[] = []
  if (form.search(anyChili) !== -1) {
    for (const chili of ['chili', 'chilli', 'chile']) spellings.push(form.replace(anyChili, chili))
  }
  const foods = foodWordsOf(vocabulary)
  for (let at = 0; at + 1 < tokens.length; at++) {
    const joined = `${tokens[at]}${tokens[at + 1]}`
    if (foods.has(joined)) {
      spellings.push([...tokens.slice(0, at), joined, ...tokens.slice(at + 2)].join(' '))
    }
  }
  const put = respelt(form)
  if (put !== null) spellings.push(put)
  const bare = withoutPhrases(tokens).filter((token) => !describes(token) || isShape.test(token))
  if (bare.length > 1 && bare.length < tokens.length) spellings.push(bare.join(' '))
  return spellings
}

/** One word in three spellings, of which an alias has one. */
const anyChili = /\bchil(?:e|i|li)\b/gu

/** What was done to a food before it was bought or is used, by the word for it in names. */
const states: ReadonlyMap<string, string> = new Map([
  ...['cooked', 'precooked', 'steamed', 'boiled'].map((word) => [word, 'cooked'] as const),
  ...['roasted', 'smoked', 'pickled', 'frozen', 'dried', 'seasoned'].map(
    (word) => [word, word] as const,
  ),
])

/** "Sweet yellow onion" is a sweet onion: the kind that one of the words before a name makes of it. */
function kindSaid(
  id: IngredientId,
  before: readonly string[],
  vocabulary: Vocabulary,
): IngredientId | null {
  for (const word of before) {
    if (describes(word)) continue
    const kind = vocabulary.aliases.get(normalise(`${word} ${id.replaceAll('-', ' ')}`))
    if (kind !== undefined && isKindAsFree(kind, id, vocabulary)) return kind
  }
  return null
}

/** "Cooked white rice" is cooked rice, where the vocabulary has that, and not what is to be cooked. */
function inItsState(
  id: IngredientId,
  before: readonly string[],
  vocabulary: Vocabulary,
): IngredientId {
  const said = before.flatMap((word) => states.get(word) ?? [])
  if (said.length === 0) return kindSaid(id, before, vocabulary) ?? id
  const kinds = lineageOf(id, vocabulary)
  const names = kinds.flatMap((kind) =>
    said.map((state) => normalise(`${state} ${kind.replaceAll('-', ' ')}`)),
  )
  // "Dried pasta" is pasta, but penne is more than that.
  const known = names
    .flatMap((name) => vocabulary.aliases.get(name) ?? [])
    .find((each) => !kinds.includes(each))
  return known ?? id
}

/** British spellings of which names have the American one. */
const american = (form: string): string =>
  form.replace(/\byoghurt\b/gu, 'yogurt').replace(/(flav|col)our/gu, '$1or')

/** "Red Spanish wine" is red wine: a place within a name, but not where it begins one of its own. */
function withoutPlaceWithin(form: string, vocabulary: Vocabulary): string {
  const tokens = form.split(' ')
  const at = tokens.findIndex((token, index) => index > 0 && isPlace(token))
  if (at === -1 || vocabulary.aliases.has(`${tokens[at]} ${tokens[at + 1]}`)) return form
  return tokens.toSpliced(at, 1).join(' ')
}

function lookUpForm(form: string, vocabulary: Vocabulary): IngredientId | null {
  const { aliases } = vocabulary
  const whole =
    aliases.get(form) ??
    aliases.get(american(form)) ??
    aliases.get(withoutPlaceWithin(form, vocabulary))
  if (whole !== undefined) return whole
  const tokens = form.split(' ')
  if (tokens.length > longestName) return null
  const refused: { start: number; end: number }[] = []
  for (let length = Math.min(tokens.length, mostTokens); length > 0; length--) {
    // The last span of a length first: English puts the thing itself behind its qualities.
    for (let start = tokens.length - length; start >= 0; start--) {
      const alias = tokens.slice(start, start + length).join(' ')
      const id = vocabulary.aliases.get(alias)
      const ingredient = id === undefined ? undefined : vocabulary.ingredients.get(id)
      if (ingredient === undefined) continue
      const end = start + length
      // What is not known for a sweet potato is no potato either; cold water is water.
      const isWithin = refused.some((span) => {
        const more = [...tokens.slice(span.start, start), ...tokens.slice(end, span.end)]
        return span.start <= start && end <= span.end && !more.every(describes)
      })
      if (isWithin) continue
      const before = { words: undescribed(tokens.slice(0, start), vocabulary), alias, ingredient }
      const behind = {
        words: undescribed(tokens.slice(end), vocabulary),
        alias,
        ingredient,
      }
      const isFood = (word: string) => foodWordsOf(vocabulary).has(word)
      const isKept = keepsBefore(before, vocabulary, isFood) && keepsBehind(behind, vocabulary)
      if (isKept) return inItsState(ingredient.id, tokens.slice(0, start), vocabulary)
      refused.push({ start, end })
    }
  }
  return null
}
