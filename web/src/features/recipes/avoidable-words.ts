import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import { locale, t } from '#domain/texts/t.ts'
import { listInWords } from './words.ts'

const names: Readonly<Record<Avoidable, string>> = {
  nuts: t('nuts|an allergen'),
  shellfish: t('shellfish|an allergen'),
  fish: t('fish|an allergen'),
  eggs: t('eggs|an allergen'),
  soy: t('soy|an allergen'),
  dairy: t('dairy|an allergen'),
  gluten: t('gluten|an allergen'),
  sesame: t('sesame|an allergen'),
  'animal-rennet': t('animal rennet'),
  peanuts: t('peanuts|an allergen'),
  'tree-nuts': t('tree nuts|an allergen'),
  crustaceans: t('crustaceans|an allergen'),
  molluscs: t('molluscs|an allergen'),
  wheat: t('wheat|an allergen'),
  celery: t('celery|an allergen'),
  mustard: t('mustard|an allergen'),
  lupin: t('lupin|an allergen'),
  sulphites: t('sulphites|an allergen'),
}

/** As it stands in a sentence: "nuts", "animal rennet". Our ids are the words in English, which need not be loaded. */
export const avoidableName = (id: Avoidable): string =>
  locale() === 'en' ? id.replaceAll('-', ' ') : names[id]

/** All of them in a sentence: "nuts, fish and animal rennet". */
export function avoidablesInWords(ids: readonly Avoidable[]): string {
  return listInWords(ids.map(avoidableName), ids.length)
}

/** The same where any one of them is meant: "nuts or fish". */
export function eitherInWords(ids: readonly Avoidable[]): string {
  const rest = ids.map(avoidableName)
  const last = rest.pop() ?? ''
  return rest.length === 0 ? last : t('{names} or {last}', { names: rest.join(', '), last })
}
