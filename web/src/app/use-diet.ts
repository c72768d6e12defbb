import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { canUse } from '#domain/access.ts'
import { dietOf } from '#domain/recipes/suits-diet.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { dietarySettingsQuery } from '#web/features/account/dietary-query.ts'

/**
 * What a person eats, avoids and likes, as far as the plan opens it: `restrictions` and
 * `preferences` are never to be broken, `defaults` is where a list begins. Null is a visitor, who has
 * none. Until `isKnown`, nothing may be suggested: it might harm.
 */
export function useDiet(userId: string | null) {
  const { access } = useAuth()
  const query = useQuery({ ...dietarySettingsQuery(userId ?? ''), enabled: userId !== null })
  const settings = query.data
  const isAdvanced = canUse('advanced_dietary_filters', access)
  const diet = useMemo(() => dietOf(settings, isAdvanced), [settings, isAdvanced])
  return {
    /** Undefined while they are being loaded, and for a visitor. */
    settings,
    ...diet,
    isKnown: userId === null || settings !== undefined,
    /** Where an earlier answer is there, it counts until a newer one comes. */
    isError: query.isLoadingError,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}
