import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import { t } from '#domain/texts/t.ts'
import { avoidablesInWords, eitherInWords } from './avoidable-words.ts'
import { dietName } from './diet-words.ts'
import { listInWords } from './words.ts'

/** What somebody is warned of: it is there, nobody knows whether it is, or nobody knows whether their diet is kept. */
export const containsAvoided = (ids: readonly Avoidable[]): string =>
  t('Contains {allergens}, which you avoid.', { allergens: avoidablesInWords(ids) })

export const perhapsAvoided = (ids: readonly Avoidable[]): string =>
  t('It is not known whether this contains {allergens}, which you avoid.', {
    allergens: eitherInWords(ids),
  })

export const notKnownToBe = (diets: readonly string[]): string =>
  t('Not known to be {diets}.', { diets: listInWords(diets.map(dietName), diets.length) })
