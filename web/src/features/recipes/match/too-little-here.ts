import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { tooLittleFor } from '#domain/pantry/too-little.ts'
import { unitSystemHere } from '../page/use-unit-system.ts'
import { packagesHere } from './packages-here.ts'

/** Compares cards with what is at home, where "1 can" is as much as the shops of this country sell in one. */
export async function tooLittleHere() {
  const packagesOf = await packagesHere()
  return (match: Pick<RecipeMatch, 'recipe' | 'needs'>, kitchen: Kitchen) =>
    tooLittleFor(match, kitchen, packagesOf(unitSystemHere()))
}
