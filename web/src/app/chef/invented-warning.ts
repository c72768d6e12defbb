import { t } from '#domain/texts/t.ts'
import type { InventedFacts } from '#domain/chat/read-invented.ts'
import { notKnownOf } from '#domain/ingredients/contents.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import {
  containsAvoided,
  notKnownToBe,
  perhapsAvoided,
} from '#web/features/recipes/diet-sentences.ts'

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
  if (contained.length > 0) return containsAvoided(contained)
  const unknown = notKnownOf(restrictions, facts)
  if (unknown.length > 0) return perhapsAvoided(unknown)
  const broken = preferences.filter((diet) => !facts.diets.includes(diet))
  return broken.length === 0 ? null : notKnownToBe(broken)
}
