import { useMutation, useQueryClient } from '@tanstack/react-query'

import { checkOption } from '#domain/dietary-settings.ts'
import type { DietaryList, DietarySettings } from '#domain/dietary-settings.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Json } from '#web/lib/backend/database.generated.ts'

import type { Profile } from './queries.ts'
import { dietarySettingsQuery, profileQuery } from './queries.ts'

export interface ProfileChange {
  name: string
  avatarUrl: string | null
}

/** Changes the own name and avatar, shown at once and taken back where it fails. */
export function useChangeProfile(userId: string) {
  return useProfileMutation(userId, {
    write: async ({ name, avatarUrl }: ProfileChange) => {
      const client = await dataClient()
      await client
        .from('profiles')
        .update({ name, avatar_url: avatarUrl })
        .eq('id', userId)
        .throwOnError()
    },
    apply: (profile, { name, avatarUrl }) => ({ ...profile, name, avatarUrl }),
  })
}

/** Shows a contact address on the own profile, or none (null). */
export function useChangeContact(userId: string) {
  return useProfileMutation(userId, {
    write: async (email: string | null) => {
      const client = await dataClient()
      await client.from('profiles').update({ email }).eq('id', userId).throwOnError()
    },
    apply: (profile, email) => ({ ...profile, email }),
  })
}

interface ProfileWrite<Change> {
  write: (change: Change) => Promise<void>
  apply: (profile: Profile, change: Change) => Profile
}

function useProfileMutation<Change>(userId: string, { write, apply }: ProfileWrite<Change>) {
  const queryClient = useQueryClient()
  const { queryKey } = profileQuery(userId)
  return useMutation({
    mutationFn: write,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, apply(before, change))
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
    },
  })
}

export interface OptionChange {
  list: DietaryList
  id: string
  checked: boolean
}

/**
 * Checks options of the dietary settings, one at a time and in the order they were clicked: each
 * write holds all clicks before it, so the last one to arrive is the right one.
 */
export function useCheckDietaryOption(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = dietarySettingsQuery(userId)
  return useMutation({
    scope: { id: `dietary-settings ${userId}` },
    mutationFn: async (_change: OptionChange) => {
      const settings = queryClient.getQueryData(queryKey)
      if (settings !== undefined) await storeDietarySettings(userId, settings)
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      applyChange(change)
    },
    onError: (_error, change) => applyChange({ ...change, checked: !change.checked }),
  })

  function applyChange({ list, id, checked }: OptionChange) {
    queryClient.setQueryData(queryKey, (settings) =>
      settings === undefined ? settings : checkOption(settings, list, id, checked),
    )
  }
}

async function storeDietarySettings(userId: string, settings: DietarySettings): Promise<void> {
  const client = await dataClient()
  const stored: Json = JSON.parse(JSON.stringify(settings))
  await client.from('profiles').update({ dietary_settings: stored }).eq('id', userId).throwOnError()
}
