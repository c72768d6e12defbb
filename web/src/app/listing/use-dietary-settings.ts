import { useQuery } from '@tanstack/react-query'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import { dietarySettingsQuery } from '#web/features/account/queries.ts'

/** Undefined until they are known, so that nothing is shown that might harm; null for a visitor. */
export function useDietarySettings(userId: string | null) {
  const settings = useQuery({ ...dietarySettingsQuery(userId ?? ''), enabled: userId !== null })
  const known: DietarySettings | null | undefined = userId === null ? null : settings.data
  return {
    known,
    isError: settings.isError,
    isFetching: settings.isFetching,
    refetch: settings.refetch,
  }
}
