import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { canUse } from '#domain/access.ts'
import { dietOf, type DietRules, strictestRules } from '#domain/recipes/suits-diet.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { dietarySettingsQuery } from '#web/features/account/dietary-query.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { eatersQuery, todayQuery } from '#web/features/account/table/eaters-query.ts'

/**
 * What the table of a person eats and avoids, and what the person likes, as far as the plan opens it: `rules` are never to be
 * broken, `defaults` is where a list begins. Null is a visitor, who has none; while it is not known who is there, nobody
 * is a visitor. Until `isKnown`, nothing may be suggested: it might harm.
 */
export function useDiet(userId: string | null) {
  const { access, loading } = useAuth()
  const id = userId ?? ''
  const kitchen = useKitchenOf(userId) ?? id
  const enabled = userId !== null
  const own = useQuery({ ...dietarySettingsQuery(id), enabled })
  const eaters = useQuery({ ...eatersQuery(id, kitchen), enabled })
  const others = eaters.data
  const { data: today } = useQuery({ ...todayQuery(id, kitchen), enabled: !!others?.length })
  const settings = useMemo(
    () =>
      own.data && (others?.length === 0 ? own.data : others && today?.settings(own.data, others)),
    [own.data, others, today],
  )
  const isAdvanced = canUse('advanced_dietary_filters', access)
  const { rules, defaults } = useMemo(() => dietOf(settings, isAdvanced), [settings, isAdvanced])
  return {
    /** Those of the whole table; undefined while they are being loaded, and for a visitor. */
    settings,
    rules,
    defaults,
    isKnown: userId === null ? !loading : settings !== undefined,
    /** Where an earlier answer is there, it counts until a newer one comes. */
    isError: own.isLoadingError || eaters.isLoadingError,
    isFetching: own.isFetching || eaters.isFetching,
    refetch: () => Promise.all([own.refetch(), eaters.refetch()]),
  }
}

/** What may never be broken: undefined while it is loaded, the strictest where it could not be. */
export function useDietRules(userId: string | null): DietRules | undefined {
  const { rules, isKnown, isError } = useDiet(userId)
  if (isKnown) return rules
  return isError ? strictestRules : undefined
}
