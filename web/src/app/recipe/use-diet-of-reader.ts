import type { DietarySettings } from '#domain/dietary-settings.ts'
import { useIsLate } from '#web/lib/use-is-late.ts'
import { useDiet } from '../kitchen/use-diet.ts'

/** Milliseconds after which settings that have not come are worth a word. */
const patience = 400

/**
 * What a warning on one recipe goes by: null is nobody's. No word would read as "nothing of what you avoid", so
 * settings that do not come, or that could not, are distinguished from none.
 */
export function useDietOfReader(
  userId: string | null,
): DietarySettings | 'pending' | 'failed' | null {
  const { settings, isKnown, isError } = useDiet(userId)
  const isLate = useIsLate(!isKnown && !isError, patience)
  if (isError) return 'failed'
  return isLate ? 'pending' : (settings ?? null)
}
