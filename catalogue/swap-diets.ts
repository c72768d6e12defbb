import type { Nutrition } from '#domain/ingredients/vocabulary.ts'
import { type DietId, diets } from '#domain/recipes/diets.ts'
import { kcalPerGram, limits } from '#domain/recipes/diets-of-nutrition.ts'
import { dietsOfIngredients } from './diets.ts'
import type { SubstitutionEntry } from './format.ts'
import type { Catalogue, CatalogueIngredient } from './read.ts'

type Values = Record<'kcal' | 'protein' | 'carbohydrate' | 'fat', number>

/** Of 100 g; null where one of the values is not known. */
function valuesOf(food: Nutrition | undefined): Values | null {
  const { kcal = null, protein = null, carbohydrate = null, fat = null } = food ?? {}
  if (kcal === null || protein === null || carbohydrate === null || fat === null) return null
  return { kcal, protein, carbohydrate, fat }
}

/**
 * The diets that go by amounts which every dish keeps when `more` is added to it (what the substitute brings
 * less what the need brought): shares of the energy and grams of a serving may not get worse.
 */
function macroDietsMet({ kcal, protein, carbohydrate, fat }: Values): DietId[] {
  const keepsLowCarb =
    carbohydrate <= 0 && carbohydrate * kcalPerGram.carbohydrate <= limits.lowCarb.share * kcal
  const keepsKeto = keepsLowCarb && fat * kcalPerGram.fat >= limits.keto.fatShare * kcal
  const keepsProtein =
    protein >= 0 && protein * kcalPerGram.protein >= limits.highProtein.share * kcal
  const kept: [DietId, boolean][] = [
    ['low-carb', keepsLowCarb],
    ['keto', keepsKeto],
    ['high-protein', keepsProtein],
  ]
  return kept.flatMap(([diet, isMet]) => (isMet ? [diet] : []))
}

/** What a substitute brings more than the need, where so many grams of it replace 100 g. */
function difference(taken: Values, need: Values, grams: number): Values {
  const more = (name: keyof Values) => (taken[name] * grams) / 100 - need[name]
  return {
    kcal: more('kcal'),
    protein: more('protein'),
    carbohydrate: more('carbohydrate'),
    fat: more('fat'),
  }
}

/** Grams of the substitute for 100 g of the need, by weight and, where both are known, by volume. */
function gramsTaken(need: CatalogueIngredient, taken: CatalogueIngredient, ratio: number) {
  const byWeight = 100 * ratio
  if (need.cup === undefined || taken.cup === undefined) return [byWeight]
  return [byWeight, (byWeight * taken.cup) / need.cup]
}

/**
 * The diets that a dish is known to keep to with a substitution, where it keeps to them without. What depends
 * on amounts (keto, low-carb, high-protein) is known only of one food for another, measured and not counted.
 */
export function dietsMetBy(
  { need, uses, ratio }: SubstitutionEntry,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  facts: Catalogue['facts'],
): DietId[] {
  const taken = uses.flatMap((id) => byId.get(id) ?? [])
  if (taken.length < uses.length) return []
  const kept = new Set(dietsOfIngredients(taken))
  const [wanted, only] = [byId.get(need), taken[0]]
  if (
    wanted?.piece === undefined &&
    wanted !== undefined &&
    taken.length === 1 &&
    only !== undefined
  ) {
    const before = valuesOf(facts.get(wanted.ndb ?? ''))
    const after = valuesOf(facts.get(only.ndb ?? ''))
    if (before !== null && after !== null) {
      const ways = gramsTaken(wanted, only, ratio).map((grams) =>
        macroDietsMet(difference(after, before, grams)),
      )
      for (const diet of diets) if (ways.every((way) => way.includes(diet))) kept.add(diet)
    }
  }
  return diets.filter((diet) => kept.has(diet))
}
