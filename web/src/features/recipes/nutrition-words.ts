import { formatNumber } from '#domain/format-number.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { nutrients, type Nutrient, type NutritionInfo } from '#domain/recipes/nutrition.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { listInWords } from './words.ts'

export const nutritionNames: Readonly<Record<Nutrient, string>> = {
  calories: 'Energy',
  protein: 'Protein',
  carbs: 'Carbohydrate',
  fat: 'Fat',
}

type Figures = Pick<NutritionInfo, Nutrient | 'partial'>

/** A space that keeps an amount and its unit on one line. */
const unbroken = '\u00a0'

/** "485 kcal", "at least 485 kcal" of a lower bound, "not known". `values` are those of another number of servings. */
export function amountInWords(
  { partial, ...own }: Figures,
  nutrient: Nutrient,
  values: Pick<NutritionInfo, Nutrient> = own,
): string {
  const value = values[nutrient]
  if (value === null) return 'not known'
  const unit = nutrient === 'calories' ? 'kcal' : 'g'
  const amount = `${formatNumber(value)}${unbroken}${unit}`
  return partial.includes(nutrient) ? `at least ${amount}` : amount
}

/** Whether there is no figure at all. */
export const isUnknown = (info: Figures) => nutrients.every((nutrient) => info[nutrient] === null)

export type NamedLine = Pick<RecipeLine, 'ingredient' | 'name'>

function notCounted(names: readonly string[], reason: (isOne: boolean) => string): string[] {
  if (names.length === 0) return []
  const isOne = names.length === 1
  return [
    `${capitalised(listInWords(names))} ${isOne ? 'is' : 'are'} not counted: ${reason(isOne)}.`,
  ]
}

/** "Guanciale is not counted: we have no figures for it."; null where nothing that matters is missing. */
export function missingInWords(
  { missing, grams }: Pick<NutritionInfo, 'missing' | 'grams'>,
  lines: readonly NamedLine[],
): string | null {
  const found = missing.flatMap((index) => {
    const line = lines[index]
    const isWeighed = (grams[index] ?? null) !== null
    return line === undefined ? [] : [{ ...line, isWeighed }]
  })
  const names = (isUnweighed: boolean) => [
    ...new Set(
      found
        .filter(({ ingredient, isWeighed }) => (ingredient !== null && !isWeighed) === isUnweighed)
        .map(({ name }) => name),
    ),
  ]
  const texts = [
    ...notCounted(names(false), (isOne) => `we have no figures for ${isOne ? 'it' : 'them'}`),
    ...notCounted(
      names(true),
      (isOne) => `${isOne ? 'its weight is' : 'their weights are'} not known`,
    ),
  ]
  return texts.length === 0 ? null : texts.join(' ')
}

/** Of how many ingredients it was worked out; null where the recipe does not say. */
export function coverageInWords({
  known,
  counted,
  partial,
  ...info
}: Pick<NutritionInfo, Nutrient | 'known' | 'counted' | 'partial'>): string | null {
  if (known === null || counted === null || counted === 0) return null
  if (known >= counted) return 'Worked out from all ingredients.'
  const share = `${known} of ${counted} ingredients`
  const isWhole = partial.length === 0 && nutrients.every((nutrient) => info[nutrient] !== null)
  return isWhole
    ? `Worked out from ${share}; what the rest adds is too little to matter.`
    : `Counted from ${share}.`
}
