import { type DietId, diets } from './diets.ts'
import type { LinesNutrition } from './nutrition-of-lines.ts'

export const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9 }

/** Shares of the energy and grams a serving. High protein: Regulation (EC) 1924/2006, annex. */
export const limits = {
  highProtein: { share: 0.2, grams: 15 },
  lowCarb: { share: 0.26, grams: 20 },
  keto: { carbohydrate: 10, fatShare: 0.6 },
}

/**
 * The diets that a serving's nutrition suits, whatever the unknown in it comes to: each limit is held by the end of
 * the range that is nearer to it.
 */
export function dietsOfNutrition({
  least,
  most,
}: Pick<LinesNutrition, 'least' | 'most'>): DietId[] {
  if (least.calories <= 0) return []
  const carbohydrateShare = (most.carbs * kcalPerGram.carbohydrate) / least.calories
  const isLowCarb = most.carbs <= limits.lowCarb.grams && carbohydrateShare <= limits.lowCarb.share
  const suits: Record<string, boolean> = {
    'high-protein':
      least.protein >= limits.highProtein.grams &&
      (least.protein * kcalPerGram.protein) / most.calories >= limits.highProtein.share,
    'low-carb': isLowCarb,
    // A small snack may have few grams and still be a quarter sugar: no keto without low carb.
    keto:
      isLowCarb &&
      most.carbs <= limits.keto.carbohydrate &&
      (least.fat * kcalPerGram.fat) / most.calories >= limits.keto.fatShare,
  }
  return diets.filter((diet) => suits[diet])
}
