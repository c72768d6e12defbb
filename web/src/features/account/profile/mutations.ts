import { useMutation, useQueryClient } from '@tanstack/react-query'

import { dataClient } from '#web/lib/backend/data-client.ts'

import type { Profile } from '../fetch-facts.ts'
import { profileQuery } from '../fact-queries.ts'

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
    // Whatever else shows this person begins with the same key.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
