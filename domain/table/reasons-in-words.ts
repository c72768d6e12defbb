import { listed } from '../chat/answer-words.ts'
import { avoidableName } from '../ingredients/avoidable-name.ts'
import { avoidable } from '../ingredients/vocabulary.ts'
import { t } from '../texts/t.ts'
import type { Offence } from './table-plan.ts'

const namesOf = (offences: readonly Offence[]): string =>
  listed([...new Set(offences.map(({ name }) => name))])

/**
 * What nobody knows of foods and lines, in sentences: what is not known is said so, and never as that it is there. What is
 * known to be against the settings says itself.
 *
 * @param diets that no changed dish is known to keep to
 */
export function reasonsInWords(offences: readonly Offence[], diets: readonly string[]): string[] {
  const open = offences.filter(({ isCertain }) => !isCertain)
  const unread = open.filter(({ ingredient }) => ingredient === null)
  const foods = open.filter(({ ingredient }) => ingredient !== null)
  const perhaps = foods.filter(({ unknown }) => unknown.length > 0)
  const allergens = avoidable.filter((each) =>
    perhaps.some(({ unknown }) => unknown.includes(each)),
  )
  const ofDiet = foods.filter(({ unknown }) => unknown.length === 0)
  return [
    ...(perhaps.length === 0
      ? []
      : [
          t('It is not known: the {foods} may hold {allergens}. Read the label.', {
            allergens: listed(allergens.map(avoidableName)),
            foods: namesOf(perhaps),
          }),
        ]),
    ...(ofDiet.length === 0
      ? []
      : [
          t('It is not known whether the diet allows the {foods}: read the label.', {
            foods: namesOf(ofDiet),
          }),
        ]),
    ...(unread.length === 0
      ? []
      : [t('Larder could not read {lines}.', { lines: namesOf(unread) })]),
    ...dietsInWords(offences, diets),
  ]
}

function dietsInWords(offences: readonly Offence[], diets: readonly string[]): string[] {
  if (diets.length === 0) return []
  return [
    offences.length === 0
      ? t('It is not known to keep to the diet.')
      : t('Once something is changed, it is not known to keep to the diet.'),
  ]
}
