import type { DietId } from '#domain/recipes/diets.ts'
import { isEnglish, t } from '#domain/texts/t.ts'

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

const isKnown = (id: string): id is DietId => id in names

/** As it stands in a sentence; one that we do not know has its own word. Our ids are the words in English, which need not be loaded. */
export const dietName = (id: string): string => (isEnglish() || !isKnown(id) ? id : names[id])
