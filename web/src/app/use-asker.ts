import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#web/features/account/auth-context.ts'
import { dietarySettingsQuery } from '#web/features/account/queries.ts'
import type { Asker } from '#web/features/discover/queries.ts'

/** Who asks what to cook. The server holds to their diet itself: here it tells one question from another. */
export function useAsker(): { asker: Asker; isPending: boolean } {
  const userId = useAuth().user?.id ?? null
  const settings = useQuery({ ...dietarySettingsQuery(userId ?? ''), enabled: userId !== null })
  const diet = [settings.data?.preferences ?? [], settings.data?.restrictions ?? []]
    .flat()
    .filter(({ checked }) => checked)
    .map(({ id }) => id)
    .join(' ')
  return { asker: { userId, diet }, isPending: userId !== null && settings.isPending }
}
