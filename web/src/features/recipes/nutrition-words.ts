import { t } from '#domain/texts/t.ts'
import { formatNumber } from '#domain/format-number.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { nutrients, type Nutrient, type NutritionInfo } from '#domain/recipes/nutrition.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { listInWords } from './words.ts'

export const nutritionNames: Readonly<Record<Nutrient, string>> = {
  calories: t('Energy'),
  protein: t('Protein'),
  carbs: t('Carbohydrate'),
  fat: t('Fat'),
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
  if (value === null) return t('not known')
  const unit = nutrient === 'calories' ? 'kcal' : 'g'
  const amount = `${formatNumber(value)}${unbroken}${unit}`
  return partial.includes(nutrient) ? t('at least {amount}', { amount }) : amount
}

/** Whether there is no figure at all. */
export const isUnknown = (info: Figures) => nutrients.every((nutrient) => info[nutrient] === null)

export type NamedLine = Pick<RecipeLine, 'ingredient' | 'name'>

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
  const [unknown, unweighed] = [names(false), names(true)]
  const [count, uncounted] = [unknown.length, unweighed.length]
  const texts = [
    count > 0 &&
      t(
        '{count, plural, one {{foods} is not counted: we have no figures for it.} other {{foods} are not counted: we have no figures for them.}}',
        { count, foods: capitalised(listInWords(unknown)) },
      ),
    uncounted > 0 &&
      t(
        '{uncounted, plural, one {{foods} is not counted: its weight is not known.} other {{foods} are not counted: their weights are not known.}}',
        { uncounted, foods: capitalised(listInWords(unweighed)) },
      ),
  ].filter((text) => text !== false)
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
  if (known >= counted) return t('Worked out from all ingredients.')
  const isWhole = partial.length === 0 && nutrients.every((nutrient) => info[nutrient] !== null)
  return isWhole
    ? t(
        '{counted, plural, other {Worked out from {known} of # ingredients; what the rest adds is too little to matter.}}',
        { counted, known },
      )
    : t('{counted, plural, other {Counted from {known} of # ingredients.}}', { counted, known })
}
