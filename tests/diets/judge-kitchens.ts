import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen, type Kitchen } from '#domain/matching/kitchen.ts'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { isUsed } from '#domain/matching/need.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { swapFor } from '#domain/matching/swaps.ts'
import { unlocks } from '#domain/matching/unlock.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { type DietRules, keepsRules } from '#domain/recipes/suits-diet.ts'
import { rowOf } from './judge-foods.ts'
import type { FactTable } from './read-table.ts'
import { brokenBy, rulesInWords } from './settings.ts'
import { emptyTally, type Tally } from './tally.ts'

const haveEach = (ids: readonly string[]) =>
  ids.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))

/** Of a suitable recipe, every line that the kitchen meets must be met by what keeps the rules. */
function judgeRecipe(recipe: RecipeCard, kitchen: Kitchen, table: FactTable, tally: Tally): void {
  const { rules } = kitchen
  for (const { need, state, via } of matchRecipe(recipe, kitchen).needs) {
    tally.checked++
    if (!isUsed(state)) continue
    for (const id of [
      ...via,
      ...(state === 'swap' ? (swapFor(need, kitchen.swaps)?.uses ?? []) : []),
    ]) {
      if (brokenBy(rowOf(id, table), rules) === undefined) continue
      tally.falselySafe.push({
        of: `${id} in ${recipe.slug} (${state})`,
        about: rulesInWords(rules),
      })
    }
  }
}

/**
 * Random kitchens × settings: what the suitable recipes take from each, and from what `unlocks` proposes to get.
 *
 * @param kitchens how many
 */
export function judgeKitchens(
  cards: readonly RecipeCard[],
  vocabulary: Vocabulary,
  table: FactTable,
  settings: readonly DietRules[],
  kitchens: number,
): Tally {
  const tally = emptyTally()
  const random = seededRandom(20)
  const ids = [...vocabulary.ingredients.keys()]
  const used = [
    ...new Set(cards.flatMap(({ needs }) => needs.flatMap((need) => need.ingredient ?? []))),
  ]
  for (let number = 0; number < kitchens; number++) {
    // Half of what recipes name, half of anything: kinds and swaps are what is looked for.
    const owned = Array.from({ length: 8 + random.integer(24) }, () =>
      random.pick(random.oneIn(2) ? used : ids),
    )
    for (const rules of settings) {
      const suitable = cards.filter((card) => keepsRules(card, rules))
      const kitchen = prepareKitchen(haveEach(owned), usualStaples, vocabulary, rules)
      for (const card of suitable) judgeRecipe(card, kitchen, table, tally)
      for (const { ingredients, recipes } of unlocks(suitable, kitchen)) {
        const pantry = haveEach([...owned, ...ingredients])
        const richer = prepareKitchen(pantry, usualStaples, vocabulary, rules)
        for (const card of suitable.filter(({ id }) => recipes.includes(id))) {
          judgeRecipe(card, richer, table, tally)
        }
      }
    }
  }
  return tally
}
