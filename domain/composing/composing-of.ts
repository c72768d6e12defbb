import { rarityWeights } from '../matching/weights.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { affinitiesOf } from './affinities.ts'
import type { Composing } from './compose.ts'
import type { Writing } from './dish.ts'

/** Everything that dishes are composed of: what they are written from, and what our recipes put together. */
export function composingOf(writing: Writing, recipes: readonly RecipeCard[]): Composing {
  const affinities = affinitiesOf(recipes, writing.vocabulary)
  return { ...writing, affinities, weightOf: rarityWeights(recipes) }
}
