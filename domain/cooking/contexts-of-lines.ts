import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { inTitle } from '../matching/swaps.ts'
import { namedIn } from '../matching/weights.ts'
import type { LineUse } from '../recipes/line-use.ts'
import { contexts } from './contexts.ts'
import type { NamedLine } from './step-ingredients.ts'
import { waysOfLines } from './ways-of-lines.ts'

interface UsedLine extends NamedLine {
  use: LineUse
}

export interface UsedRecipe {
  title: string
  tags: readonly string[]
  mealType: readonly string[]
  minutes: number
  steps: readonly string[]
  lines: readonly UsedLine[]
}

const contextsKnown = new WeakMap<Vocabulary, ReadonlyMap<IngredientId, readonly string[]>>()

/** The contexts that the substitutions of each ingredient have, by the alphabet. */
function contextsOfNeeds(vocabulary: Vocabulary): ReadonlyMap<IngredientId, readonly string[]> {
  const known = contextsKnown.get(vocabulary)
  if (known !== undefined) return known
  const found = new Map<IngredientId, readonly string[]>()
  for (const { need, context } of vocabulary.substitutions) {
    const others = found.get(need) ?? []
    if (context !== null && !others.includes(context)) {
      found.set(need, [...others, context].toSorted())
    }
  }
  contextsKnown.set(vocabulary, found)
  return found
}

/**
 * Of each line the contexts of its ingredient's substitutions in which the recipe surely uses it; of several lines of
 * one ingredient those of all. What the title names is said to be named, where it has a substitution.
 */
export function contextsOfLines(
  { title, tags, mealType, minutes, steps, lines }: UsedRecipe,
  vocabulary: Vocabulary,
): (readonly string[])[] {
  const isBaked = tags.includes('baking')
  const dish = [title, ...tags].join(' ').toLowerCase()
  const ways = waysOfLines({ steps, lines, isBaked }, vocabulary)
  const asked = contextsOfNeeds(vocabulary)
  const swapped = new Set(vocabulary.substitutions.map(({ need }) => need))
  const each = lines.map(({ ingredient, use }, place) => {
    const usage = { ways: ways[place] ?? new Set(), use, dish, mealType, isBaked, minutes }
    const mayBe = ingredient === null ? [] : (asked.get(ingredient) ?? [])
    return mayBe.filter((context) => contexts.get(context)?.(usage) === true)
  })
  const isNamed = namedIn(title, vocabulary)
  return lines.map(({ ingredient }, place) => {
    const proven = (each[place] ?? []).filter((context) =>
      lines.every((other, at) => other.ingredient !== ingredient || each[at]?.includes(context)),
    )
    const isTitle = ingredient !== null && swapped.has(ingredient) && isNamed(ingredient)
    return isTitle ? [...proven, inTitle].toSorted() : proven
  })
}
