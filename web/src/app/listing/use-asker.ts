import { useAuth } from '#web/features/account/auth-context.ts'
import type { Asker } from '#web/features/discover/queries.ts'
import { useDiet } from '../kitchen/use-diet.ts'

/** Who asks what to cook. The server holds to their diet itself: here it tells one question from another. */
export function useAsker(): { asker: Asker; isPending: boolean } {
  const userId = useAuth().user?.id ?? null
  const { rules, isKnown, isError } = useDiet(userId)
  const diet = [...rules.preferences, ...rules.restrictions].join(' ')
  return { asker: { userId, diet }, isPending: !isKnown && !isError }
}
