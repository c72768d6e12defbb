import { isEnglish, t } from '../texts/t.ts'
import type { Avoidable } from './vocabulary.ts'

const ours: Readonly<Record<Avoidable, () => string>> = {
  nuts: () => t('nuts|to avoid'),
  shellfish: () => t('shellfish|to avoid'),
  fish: () => t('fish|to avoid'),
  eggs: () => t('eggs|to avoid'),
  soy: () => t('soy|to avoid'),
  dairy: () => t('dairy|to avoid'),
  gluten: () => t('gluten|to avoid'),
  sesame: () => t('sesame|to avoid'),
  'animal-rennet': () => t('animal rennet|to avoid'),
  peanuts: () => t('peanuts|to avoid'),
  'tree-nuts': () => t('tree nuts|to avoid'),
  crustaceans: () => t('crustaceans|to avoid'),
  molluscs: () => t('molluscs|to avoid'),
  wheat: () => t('wheat|to avoid'),
  celery: () => t('celery|to avoid'),
  mustard: () => t('mustard|to avoid'),
  lupin: () => t('lupin|to avoid'),
  sulphites: () => t('sulphites|to avoid'),
}

/** As it stands in a sentence: "nuts", "animal rennet". Our ids are English: a build in English carries no names. */
export const avoidableName = (id: Avoidable): string =>
  isEnglish() ? id.replaceAll('-', ' ') : ours[id]()
