import { foldText, normalise, singularForm } from '../ingredients/normalise.ts'
import { singularise } from '../ingredients/singular.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'

/** A line of the recipe, as far as a step may name it. */
export interface NamedLine {
  name: string
  /** Null where it is not known what the line stands for. */
  ingredient: IngredientId | null
}

/** How surely a word means a line: its own name, one of its kind's ("chicken" for thighs), its last word. */
type Sureness = 0 | 1 | 2

type Callings = ReadonlyMap<string, Sureness>

/** "The sauce" is more often what was just made than the soy sauce in it. */
const vagueWords = new Set(['sauce', 'water'])

const lastWord = (text: string) => {
  const word = text.slice(text.lastIndexOf(' ') + 1)
  return vagueWords.has(word) ? '' : normalise(word)
}

type AliasesById = ReadonlyMap<IngredientId, readonly string[]>
const aliasesOf = new WeakMap<Vocabulary, AliasesById>()

function aliasesById(vocabulary: Vocabulary): AliasesById {
  const known = aliasesOf.get(vocabulary)
  if (known !== undefined) return known
  const byId = new Map<IngredientId, string[]>()
  for (const [alias, id] of vocabulary.aliases) {
    const aliases = byId.get(id)
    if (aliases === undefined) byId.set(id, [alias])
    else aliases.push(alias)
  }
  aliasesOf.set(vocabulary, byId)
  return byId
}

/** The ingredient and what it is a kind of, nearest first. */
function lineageOf(id: IngredientId | null, vocabulary: Vocabulary): IngredientId[] {
  const lineage: IngredientId[] = []
  for (let each = id; each !== null && !lineage.includes(each);) {
    lineage.push(each)
    each = vocabulary.ingredients.get(each)?.parent ?? null
  }
  return lineage
}

/** Everything that a step may call the line, by its normal form. */
function callingsOf(line: NamedLine, vocabulary: Vocabulary | undefined): Callings {
  const callings = new Map<string, Sureness>()
  const take = (form: string, sureness: Sureness) => {
    if (form !== '' && !callings.has(form)) callings.set(form, sureness)
  }
  take(normalise(line.name), 0)
  if (vocabulary !== undefined) {
    for (const [index, id] of lineageOf(line.ingredient, vocabulary).entries()) {
      const sureness = index === 0 ? 0 : 1
      const entry = vocabulary.ingredients.get(id)
      const names = entry === undefined ? [] : [entry.name, entry.plural]
      for (const name of names) take(normalise(name), sureness)
      for (const form of aliasesById(vocabulary).get(id) ?? []) take(form, sureness)
      for (const name of names) take(lastWord(name), 2)
    }
  }
  take(lastWord(line.name), 2)
  return callings
}

/**
 * What a step only speaks of: what its work leads to ("watery spinach makes watery eggs"), and what something is
 * like ("as thick as cream", "the colour of butter").
 */
const onlySpokenOf = new RegExp(
  [
    String.raw`\b(?:makes|keeps|ruins|means)\b[^.,;:!?]*`,
    String.raw`\b(?:looks?|feels?|smells?|tastes?|thick|soft|stiff|pale|coarse|fine) (?:like|as) (?:a |an |the |\p{L}+ )?[\p{L}-]+`,
    String.raw`\bthe (?:size|colou?r|thickness|texture|consistency) of (?:a |an |the |\p{L}+ )?[\p{L}-]+`,
  ].join('|'),
  'giu',
)

const wordsTaken = (step: string): string[] =>
  foldText(step.replaceAll(onlySpokenOf, '.')).split(' ')

const longestCalling = 5

/** Folded words of a text, and each in the singular. */
interface Words {
  folded: readonly string[]
  singular: readonly string[]
}

const readWords = (folded: readonly string[]): Words => ({
  folded,
  singular: folded.map(singularise),
})

/** In the normal form of a name, not word by word: "bell peppers" are a bell pepper, "peppers" are no pepper. */
const nameAt = ({ folded, singular }: Words, at: number, length: number): string =>
  length === 1 ? singularForm(folded[at] ?? '') : singular.slice(at, at + length).join(' ')

/** Where the longest name of a food begins at a word, how many words it has; 1 where none does. */
function wordsOfFood(words: Words, at: number, vocabulary: Vocabulary): number {
  for (let length = Math.min(longestCalling, words.folded.length - at); length > 1; length--) {
    if (vocabulary.aliases.has(nameAt(words, at, length))) return length
  }
  return 1
}

/** Of each calling the lines that go by it, the surest ones alone. */
function linesByCalling(callings: readonly Callings[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, { sureness: Sureness; lines: number[] }>()
  for (const [line, names] of callings.entries()) {
    for (const [form, sureness] of names) {
      const known = found.get(form)
      if (known === undefined || sureness < known.sureness) {
        found.set(form, { sureness, lines: [line] })
      } else if (sureness === known.sureness) known.lines.push(line)
    }
  }
  return new Map([...found].map(([form, { lines }]) => [form, lines]))
}

function linesIn(
  text: readonly string[],
  called: ReadonlyMap<string, readonly number[]>,
  vocabulary: Vocabulary | undefined,
): Set<number> {
  const words = readWords(text)
  const named = new Set<number>()
  for (let at = 0; at < text.length;) {
    const food = vocabulary === undefined ? 1 : wordsOfFood(words, at, vocabulary)
    // Names shorter than the food are not looked for: the milk of "coconut milk" is none.
    let length = Math.min(longestCalling, text.length - at)
    for (; length >= food; length--) {
      const lines = called.get(nameAt(words, at, length)) ?? []
      for (const line of lines) named.add(line)
      if (lines.length > 0) break
    }
    at += Math.max(length, food)
  }
  return named
}

/** The places of the lines of which a text takes something, as far as it names them. */
export function namesIn(
  text: string,
  lines: readonly NamedLine[],
  vocabulary: Vocabulary,
): ReadonlySet<number> {
  const callings = lines.map((line) => callingsOf(line, vocabulary))
  return linesIn(wordsTaken(text), linesByCalling(callings), vocabulary)
}

/**
 * For each step the places of the lines that it takes, in the order of the lines. Without a
 * vocabulary only what is called as in its line is found.
 */
export function ingredientsOfSteps(
  steps: readonly string[],
  lines: readonly NamedLine[],
  vocabulary: Vocabulary | undefined,
): number[][] {
  const callings = lines.map((line) => callingsOf(line, vocabulary))
  const words = steps.map((step) => foldText(step).split(' '))
  const taken = steps.map(wordsTaken)
  const called = linesByCalling(callings)
  const named = taken.map((each) => linesIn(each, called, vocabulary))
  const all = new Set(named.flatMap((each) => [...each]))
  // What another line's name or a longer one has hidden: "egg" beside "egg yolk". Better once too
  // often than never.
  for (const [line, names] of callings.entries()) {
    if (all.has(line)) continue
    for (const [step, each] of words.entries()) {
      const text = ` ${normalise(each.join(' '))} `
      if ([...names.keys()].some((name) => text.includes(` ${name} `))) named[step]?.add(line)
    }
  }
  return named.map((each) => [...each].toSorted((a, b) => a - b))
}
