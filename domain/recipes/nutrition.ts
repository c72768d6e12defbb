import type { NutritionInfo } from './recipe.ts'

export const nutrients = ['calories', 'protein', 'carbs', 'fat'] as const
export type Nutrient = (typeof nutrients)[number]
/** kcal and grams; null is not known, never zero. */
export type NutritionValues = Readonly<Record<Nutrient, number | null>>

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
  return {
    calories: times(values.calories),
    protein: times(values.protein),
    carbs: times(values.carbs),
    fat: times(values.fat),
  }
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
 * Null where one of them is not known, or all are nothing.
 */
export function energyShares(values: NutritionValues): Record<EnergySource, number> | null {
  const { protein, carbs, fat } = values
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

/** "known for 11 of 12 ingredients"; null where the recipe does not say. */
export function coverageInWords({ known, counted }: NutritionInfo): string | null {
  if (known === null || counted === null || counted === 0) return null
  return known >= counted
    ? 'Worked out from all ingredients.'
    : `Known for ${known} of ${counted} ingredients; the rest counts as nothing.`
}
