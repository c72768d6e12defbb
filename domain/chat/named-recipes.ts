import { foldText } from '../ingredients/normalise.ts'
import { locale } from '../texts/t.ts'
import { dayInWords } from './answer-words.ts'

interface Titled {
  id: number
  title: string
  /** In English, where the title is a translation: who answers knows our recipes by it. */
  writtenTitle?: string
}

/** A title of one word is too common a word. */
const leastWords = 2

interface FoldedTitle {
  /** Place of its recipe in the list. */
  place: number
  title: string
}

/** A long chat asks for the same titles with each of its messages. */
const foldedBefore = new WeakMap<readonly Titled[], readonly FoldedTitle[]>()

/** The longest first. */
function foldedTitles(recipes: readonly Titled[]): readonly FoldedTitle[] {
  const before = foldedBefore.get(recipes)
  if (before !== undefined) return before
  const folded = recipes
    .flatMap(({ title, writtenTitle = title }, place) =>
      [...new Set([title, writtenTitle])].map((each) => ({ place, title: ` ${foldText(each)} ` })),
    )
    .filter(({ title }) => title.trim().split(' ').length >= leastWords)
    .toSorted((left, right) => right.title.length - left.title.length)
  foldedBefore.set(recipes, folded)
  return folded
}

/**
 * The recipes that a text names by their whole title, in the order of the text. Of titles within each other
 * the longest one is meant.
 */
export function namedRecipes<Recipe extends Titled>(
  text: string,
  recipes: readonly Recipe[],
): Recipe[] {
  let folded = ` ${foldText(text)} `
  const found: { at: number; recipe: Recipe }[] = []
  for (const { place, title } of foldedTitles(recipes)) {
    const at = folded.indexOf(title)
    const recipe = recipes[place]
    if (at === -1 || recipe === undefined) continue
    found.push({ at, recipe })
    // The place keeps its length, and nothing shorter is found in it.
    folded = folded.replaceAll(title, ` ${'·'.repeat(title.length - 2)} `)
  }
  const inOrder = found.toSorted((left, right) => left.at - right.at).map(({ recipe }) => recipe)
  return [...new Set(inOrder)]
}

/** Of a Monday at noon. */
const aMonday = Date.UTC(2024, 0, 1, 12)

/** The days of the week in the language of the page. */
const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, days) =>
    new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(
      aMonday + days * 86_400_000,
    ),
  )

/** The days of a plan that a text holds, each with the recipe that it names; empty where it is none. */
export function plannedDays<Recipe extends Titled>(
  text: string,
  recipes: readonly Recipe[],
): { day: string; recipe: Recipe | null; words: string }[] {
  const named = String.raw`day \d{1,2}|${dayInWords(String.raw`\d{1,2}`)}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${weekdays().join('|')}`
  const planned = new RegExp(String.raw`^[\s#>*_-]*(${named})[*_]*\s*[:–—-][*_]*\s*(\S.*)$`, 'iu')
  const days = text.split('\n').flatMap((line) => {
    const [, day, words] = planned.exec(line) ?? []
    if (day === undefined || words === undefined) return []
    return [{ day, words: words.trim(), recipe: namedRecipes(words, recipes)[0] ?? null }]
  })
  return days.length < 2 ? [] : days
}
