import type { seasons } from '#domain/recipes/kinds.ts'
import { isEnglish, t } from '#domain/texts/t.ts'

type Season = (typeof seasons)[number]

const names: Readonly<Record<Season, string>> = {
  spring: t('spring'),
  summer: t('summer'),
  autumn: t('autumn'),
  winter: t('winter'),
}
const isKnown = (id: string): id is Season => id in names

/** As it stands in a sentence. Our ids are the words in English, which need not be loaded. */
export const seasonName = (id: string): string => (isEnglish() || !isKnown(id) ? id : names[id])
