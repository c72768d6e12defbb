import type { DietId } from '#domain/recipes/diets.ts'
import { t } from '#domain/texts/t.ts'

const names: Readonly<Record<DietId, string>> = {
  vegetarian: t('vegetarian'),
  vegan: t('vegan'),
  'gluten-free': t('gluten-free'),
  'dairy-free': t('dairy-free'),
  keto: t('keto|a diet'),
  paleo: t('paleo|a diet'),
  'low-carb': t('low-carb|a diet'),
  'high-protein': t('high-protein|a diet'),
}
const nameOf: ReadonlyMap<string, string> = new Map(Object.entries(names))

/** As it stands in a sentence; one that we do not know has its own word. */
export const dietName = (id: string): string => nameOf.get(id) ?? id
