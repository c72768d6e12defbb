import { useAuth } from '#web/features/account/auth-context.ts'
import type { Viewer } from '#web/features/discover/queries.ts'
import { useDiet } from '../kitchen/use-diet.ts'

/** Returns whom recipes are suggested to. The server holds to their diet itself: here the diet is part of a query's key. */
export function useViewer(): { viewer: Viewer; isPending: boolean } {
  const userId = useAuth().user?.id ?? null
  const { rules, isKnown, isError } = useDiet(userId)
  const diet = [...rules.preferences, ...rules.restrictions].join(' ')
  return { viewer: { userId, diet }, isPending: !isKnown && !isError }
}
