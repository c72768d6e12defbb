import { locale, t } from '#domain/texts/t.ts'
import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import { listInWords } from './words.ts'

const names: Readonly<Record<Avoidable, string>> = {
  nuts: t('nuts|to avoid'),
  shellfish: t('shellfish|to avoid'),
  fish: t('fish|to avoid'),
  eggs: t('eggs|to avoid'),
  soy: t('soy|to avoid'),
  dairy: t('dairy|to avoid'),
  gluten: t('gluten|to avoid'),
  sesame: t('sesame|to avoid'),
  'animal-rennet': t('animal rennet|to avoid'),
  peanuts: t('peanuts|to avoid'),
  'tree-nuts': t('tree nuts|to avoid'),
  crustaceans: t('crustaceans|to avoid'),
  molluscs: t('molluscs|to avoid'),
  wheat: t('wheat|to avoid'),
  celery: t('celery|to avoid'),
  mustard: t('mustard|to avoid'),
  lupin: t('lupin|to avoid'),
  sulphites: t('sulphites|to avoid'),
}

/** As it stands in a sentence: "nuts", "animal rennet". Our ids are English: a build in English carries no names. */
export function avoidableName(id: Avoidable): string {
  return locale() === 'en' ? id.replaceAll('-', ' ') : names[id]
}

/** All of them in a sentence: "nuts, fish and animal rennet". */
export function avoidablesInWords(ids: readonly Avoidable[]): string {
  return listInWords(ids.map(avoidableName), ids.length)
}

/** The same where any one of them is meant: "nuts or fish". */
export function eitherInWords(ids: readonly Avoidable[]): string {
  const words = ids.map(avoidableName)
  const last = words.pop() ?? ''
  return words.length === 0 ? last : t('{several} or {last}', { several: words.join(', '), last })
}
