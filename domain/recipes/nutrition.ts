export const nutrients = ['calories', 'protein', 'carbs', 'fat'] as const
export type Nutrient = (typeof nutrients)[number]
/** kcal and grams; null is not known, never zero. */
export type NutritionValues = Readonly<Record<Nutrient, number | null>>
/** kcal and grams, all of them known or bounded. */
export type Amounts = Readonly<Record<Nutrient, number>>

export function perNutrient<Value>(of: (nutrient: Nutrient) => Value): Record<Nutrient, Value> {
  return { calories: of('calories'), protein: of('protein'), carbs: of('carbs'), fat: of('fat') }
}

/** Of one serving, as a recipe holds it. */
export interface NutritionInfo extends NutritionValues {
  /** The values that are only a lower bound, because something in them is not known. */
  partial: readonly Nutrient[]
  /** Lines, from 0, without which every value would be whole. */
  missing: readonly number[]
  /** Of how many ingredients it was worked out, and how many count; null where a source states it. */
  known: number | null
  counted: number | null
  /** Grams that are eaten of each line, for all servings; empty where nobody knows. */
  grams: readonly (number | null)[]
}

/** The lower bounds of a row; one that was written before they were marked is whole only where all was known. */
export function partialOf(
  marked: readonly string[] | null,
  { known, counted }: Pick<NutritionInfo, 'known' | 'counted'>,
): Nutrient[] {
  if (marked !== null) return nutrients.filter((nutrient) => marked.includes(nutrient))
  return known !== null && counted !== null && known < counted ? [...nutrients] : []
}

/** Without the values that are only a lower bound, for readers that know of none. */
export function wholeValues(
  info: NutritionValues & Pick<NutritionInfo, 'partial'>,
): NutritionValues {
  return perNutrient((nutrient) => (info.partial.includes(nutrient) ? null : info[nutrient]))
}

/**
 * Values for another number of servings: each times the ratio of new to old servings, rounded. It is
 * said of a whole dish; one serving of it stays what it is (see decision 18).
 */
export function scaleNutrition(
  values: NutritionValues,
  servings: { old: number; new: number },
): NutritionValues {
  const times = (value: number | null) =>
    value === null ? null : Math.round((value * servings.new) / servings.old)
  return perNutrient((nutrient) => times(values[nutrient]))
}

/** The whole dish, made for so many: `perServing` is of one. */
export function dishNutrition(perServing: NutritionValues, base: number, servings: number) {
  const dish = scaleNutrition(perServing, { old: 1, new: base })
  return scaleNutrition(dish, { old: base, new: servings })
}

const kcalPerGram = { protein: 4, carbs: 4, fat: 9 } as const
export type EnergySource = keyof typeof kcalPerGram

/**
 * How much of the energy comes from protein, carbohydrate and fat, in whole percent that add up to 100.
 * Null where one of them is not known or a lower bound, or all are nothing.
 */
export function energyShares(
  info: NutritionValues & Pick<NutritionInfo, 'partial'>,
): Record<EnergySource, number> | null {
  const { protein, carbs, fat } = wholeValues(info)
  if (protein === null || carbs === null || fat === null) return null
  const energy = {
    protein: protein * kcalPerGram.protein,
    carbs: carbs * kcalPerGram.carbs,
    fat: fat * kcalPerGram.fat,
  }
  const total = energy.protein + energy.carbs + energy.fat
  if (!(total > 0)) return null
  const shares = {
    protein: Math.round((energy.protein / total) * 100),
    carbs: Math.round((energy.carbs / total) * 100),
  }
  return { ...shares, fat: 100 - shares.protein - shares.carbs }
}
