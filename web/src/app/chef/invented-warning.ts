import type { InventedFacts } from '#domain/chat/read-invented.ts'
import { notKnownOf } from '#domain/ingredients/contents.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { avoidablesInWords, eitherInWords } from '#web/features/recipes/avoidable-words.ts'
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
  if (facts === null) return 'Not checked yet against what you avoid.'
  const contained = restrictions.filter((each) => facts.contains.includes(each))
  if (contained.length > 0) return `Contains ${avoidablesInWords(contained)}, which you avoid.`
  const unknown = notKnownOf(restrictions, facts)
  if (unknown.length > 0) {
    return `It is not known whether this contains ${eitherInWords(unknown)}, which you avoid.`
  }
  const broken = preferences.filter((diet) => !facts.diets.includes(diet))
  return broken.length === 0 ? null : `Not known to be ${listInWords(broken, broken.length)}.`
}
