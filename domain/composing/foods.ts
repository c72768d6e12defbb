import { lineageOf } from '../ingredients/lineage.ts'
import { unitNamed } from '../ingredients/unit-named.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Kitchen, PantryEntry } from '../matching/kitchen.ts'
import type { WeightOf } from '../matching/weights.ts'
import { rulesForFoods } from '../recipes/diets-by-amount.ts'
import { keepsRules } from '../recipes/suits-diet.ts'
import { gramsOfLine } from '../recipes/weigh.ts'

/** Something of a kitchen that a dish may be made of. */
export interface Food {
  id: IngredientId
  /** Itself and what it is a kind of. */
  kinds: ReadonlySet<IngredientId>
  /** Whether somebody said that it is there; else it is only taken for granted. */
  isOwned: boolean
  /** How much there is; null where nobody said. */
  grams: number | null
  /** How much it says about the kitchen that it is there (see `rarityWeights`). */
  weight: number
  /** 0–100: how soon it spoils. */
  urgency: number
  /** Where it stands among what is only taken for granted, the surest first; 0 for what is owned. */
  doubt: number
}

/** Grams of a thing as a pantry states it; null where it is not said or cannot be weighed. */
function gramsAtHome(entries: readonly PantryEntry[], vocabulary: Vocabulary): number | null {
  let sum = 0
  for (const { ingredient, quantity, unit = 'piece', status } of entries) {
    const food = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
    const known = unitNamed(unit)
    if (food === undefined || known === null || typeof quantity !== 'number') return null
    // Of what runs low nobody knows how much is left.
    if (status === 'low') return null
    const grams = gramsOfLine(
      { amount: quantity, unit: known },
      {
        category: food.category,
        piece: food.gramsPerPiece ?? undefined,
        cup: food.gramsPerCup ?? undefined,
        weights: {},
      },
    )
    if (grams === null) return null
    sum += grams
  }
  return sum
}

/**
 * What may go into a dish: what is at home, stated or taken for granted, as far as it is known to keep to the rules; a
 * diet that goes by amounts is asked of the dish.
 */
export function foodsOf(kitchen: Kitchen, weightOf: WeightOf): Food[] {
  const { vocabulary, owned, pantry } = kitchen
  const rules = rulesForFoods(kitchen.rules)
  const mayBeEaten = (id: IngredientId) => {
    const food = vocabulary.ingredients.get(id)
    return food !== undefined && keepsRules(food, rules)
  }
  const food = (id: IngredientId, isOwned: boolean, doubt: number): Food => {
    const entries = pantry.filter(({ ingredient, status }) => ingredient === id && status !== 'out')
    return {
      id,
      kinds: new Set(lineageOf(id, vocabulary)),
      isOwned,
      grams: isOwned ? gramsAtHome(entries, vocabulary) : null,
      weight: isOwned ? weightOf(id) : 0,
      urgency: kitchen.urgency.get(id) ?? 0,
      doubt,
    }
  }
  // The likeliest stand first.
  const likely = pantry.flatMap(({ ingredient, status }) =>
    status === 'likely' ? [ingredient] : [],
  )
  const granted = new Set([
    ...[...kitchen.assumed.values()].flatMap(({ staple, made }) => (made ? [] : [staple])),
    ...kitchen.believed.values(),
  ])
  return [
    ...[...owned].toSorted().map((id) => food(id, true, 0)),
    ...[...granted]
      .filter((id) => !owned.has(id))
      .toSorted()
      .map((id) => food(id, false, Math.max(0, likely.indexOf(id)))),
  ].filter(({ id }) => mayBeEaten(id))
}
