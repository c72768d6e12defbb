import { t } from '#domain/texts/t.ts'
import type { InventedFacts } from '#domain/chat/read-invented.ts'
import { notKnownOf } from '#domain/ingredients/contents.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { avoidablesInWords, eitherInWords } from '#web/features/recipes/avoidable-words.ts'
import { dietName } from '#web/features/recipes/diet-words.ts'
import { listInWords } from '#web/features/recipes/words.ts'

/**
 * What somebody must know before they cook a made-up recipe; null where nothing stands against it.
 *
 * @param facts null until they are there
 */
export function inventedWarning(
  { restrictions, preferences }: DietRules,
  facts: InventedFacts | null,
): string | null {
  if (restrictions.length === 0 && preferences.length === 0) return null
  if (facts === null) return t('Not checked yet against what you avoid.')
  const contained = restrictions.filter((each) => facts.contains.includes(each))
  if (contained.length > 0) {
    return t('Contains {allergens}, which you avoid.', { allergens: avoidablesInWords(contained) })
  }
  const unknown = notKnownOf(restrictions, facts)
  if (unknown.length > 0) {
    return t('It is not known whether this contains {allergens}, which you avoid.', {
      allergens: eitherInWords(unknown),
    })
  }
  const broken = preferences.filter((diet) => !facts.diets.includes(diet))
  return broken.length === 0
    ? null
    : t('Not known to be {diets}.', { diets: listInWords(broken.map(dietName), broken.length) })
}
