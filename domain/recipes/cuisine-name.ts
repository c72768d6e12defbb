import { capitalised } from '../ingredients/names.ts'
import { isEnglish, t } from '../texts/t.ts'
import type { allCuisines } from './kinds.ts'

const ours: Readonly<Record<(typeof allCuisines)[number], () => string>> = {
  italian: () => t('Italian|cuisine'),
  mexican: () => t('Mexican|cuisine'),
  asian: () => t('Asian|cuisine'),
  indian: () => t('Indian|cuisine'),
  mediterranean: () => t('Mediterranean|cuisine'),
  american: () => t('American|cuisine'),
  french: () => t('French|cuisine'),
  thai: () => t('Thai|cuisine'),
  chinese: () => t('Chinese|cuisine'),
  japanese: () => t('Japanese|cuisine'),
  british: () => t('British|cuisine'),
  irish: () => t('Irish|cuisine'),
  german: () => t('German|cuisine'),
  austrian: () => t('Austrian|cuisine'),
  swiss: () => t('Swiss|cuisine'),
  dutch: () => t('Dutch|cuisine'),
  nordic: () => t('Nordic|cuisine'),
  polish: () => t('Polish|cuisine'),
  ukrainian: () => t('Ukrainian|cuisine'),
  russian: () => t('Russian|cuisine'),
  hungarian: () => t('Hungarian|cuisine'),
  balkan: () => t('Balkan|cuisine'),
  greek: () => t('Greek|cuisine'),
  turkish: () => t('Turkish|cuisine'),
  spanish: () => t('Spanish|cuisine'),
  portuguese: () => t('Portuguese|cuisine'),
  'middle-eastern': () => t('Middle Eastern|cuisine'),
  'north-african': () => t('North African|cuisine'),
  'west-african': () => t('West African|cuisine'),
  'east-african': () => t('East African|cuisine'),
  'south-african': () => t('South African|cuisine'),
  caribbean: () => t('Caribbean|cuisine'),
  'latin-american': () => t('Latin American|cuisine'),
  brazilian: () => t('Brazilian|cuisine'),
  korean: () => t('Korean|cuisine'),
  vietnamese: () => t('Vietnamese|cuisine'),
  filipino: () => t('Filipino|cuisine'),
  indonesian: () => t('Indonesian|cuisine'),
  'south-asian': () => t('South Asian|cuisine'),
}
const isOurs = (id: string): id is keyof typeof ours => Object.hasOwn(ours, id)

/**
 * `west-african` → "West African"; one that somebody brought is named as they wrote it. Our ids are English, so that a build
 * in English carries no names.
 */
export function cuisineName(id: string): string {
  if (!isEnglish() && isOurs(id)) return ours[id]()
  return id.split('-').map(capitalised).join(' ')
}
