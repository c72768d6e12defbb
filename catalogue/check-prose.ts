import { foldText } from '#domain/ingredients/normalise.ts'
import type { Problem } from './problem.ts'
import type { CatalogueRecipe } from './read.ts'

/** Short ones are stock phrases that any cook writes: "Season to taste." */
const fewestWordsOfASentence = 6
const mostSharedSentences = 2

/** School grade by Flesch and Kincaid: a twelve-year-old reads the sixth. */
const hardestGrade = 8

/** Two recipes of the same things in much the same number are one recipe. */
const mostAlike = 0.85

function sentences(recipe: CatalogueRecipe): string[] {
  const texts = [recipe.summary, ...recipe.steps, recipe.storage ?? '', recipe.tip ?? '']
  return texts.flatMap((text) => text.split(/(?<=[.!?:;])\s+/u)).filter((text) => text !== '')
}

function syllablesIn(word: string): number {
  const groups = foldText(word)
    .replace(/e$/u, '')
    .match(/[aeiouy]+/gu)
  return Math.max(1, groups?.length ?? 0)
}

/** Flesch and Kincaid's grade of the steps: 0.39 words a sentence + 11.8 syllables a word − 15.59. */
export function gradeOf(steps: readonly string[]): number {
  const spoken = steps.join(' ')
  const words = spoken.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  if (words.length === 0) return 0
  const stops = spoken.split(/[.!?;:]+(?:\s|$)/u).filter((text) => text.trim() !== '').length
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / stops) + 11.8 * (syllables / words.length) - 15.59
}

function byline(recipe: CatalogueRecipe, text: string): Problem {
  return { file: `recipes/${recipe.slug}.yaml`, entry: recipe.slug, text }
}

function sharedSentences(recipes: readonly CatalogueRecipe[]): Problem[] {
  const firstWith = new Map<string, CatalogueRecipe[]>()
  const shared = new Map<string, { recipe: CatalogueRecipe; with: string; count: number }>()
  for (const recipe of recipes) {
    const own = new Set(sentences(recipe).map(foldText))
    for (const sentence of own) {
      if (sentence.split(' ').length < fewestWordsOfASentence) continue
      const earlier = firstWith.get(sentence) ?? []
      for (const other of earlier) {
        const pair = `${other.slug} ${recipe.slug}`
        const count = (shared.get(pair)?.count ?? 0) + 1
        shared.set(pair, { recipe, with: other.slug, count })
      }
      firstWith.set(sentence, [...earlier, recipe])
    }
  }
  return [...shared.values()]
    .filter(({ count }) => count > mostSharedSentences)
    .map(({ recipe, with: other, count }) =>
      byline(recipe, `shares ${count} sentences with ${other}`),
    )
}

function alikeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((item) => right.has(item)).length
  return shared / (left.size + right.size - shared)
}

function nearDuplicates(recipes: readonly CatalogueRecipe[]): Problem[] {
  const items = recipes.map((recipe) => new Set(recipe.ingredients.map(({ item }) => item)))
  return recipes.flatMap((recipe, index) => {
    const own = items[index] ?? new Set()
    const twin = recipes
      .slice(0, index)
      .find((_, other) => own.size > 4 && alikeness(own, items[other] ?? new Set()) > mostAlike)
    return twin === undefined ? [] : [byline(recipe, `is nearly the same as ${twin.slug}`)]
  })
}

function hardToRead(recipes: readonly CatalogueRecipe[]): Problem[] {
  return recipes.flatMap((recipe) => {
    const grade = gradeOf(recipe.steps)
    if (grade <= hardestGrade) return []
    return [byline(recipe, `its steps read like school grade ${grade.toFixed(1)}`)]
  })
}

/** Returns the faults in the words of recipes, each by itself and beside the others. */
export function checkProse(recipes: readonly CatalogueRecipe[]): Problem[] {
  return [...sharedSentences(recipes), ...nearDuplicates(recipes), ...hardToRead(recipes)]
}
