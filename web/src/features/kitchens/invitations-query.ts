import { queryOptions } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { roleOf, type Role } from './kitchen.ts'

/** An invitation that is open. Its code is shown once, to who made it. */
export interface OpenInvitation {
  id: string
  role: Role
  endsAt: Date
}

export const invitationsKey = (kitchen: string) => ['kitchen-invitations', kitchen] as const

/** Those of a kitchen that have not ended, the last to end first. For its owner. */
export const invitationsQuery = (kitchen: string) =>
  queryOptions({
    queryKey: invitationsKey(kitchen),
    async queryFn({ signal }): Promise<OpenInvitation[]> {
      const client = await dataClient()
      const { data } = await client
        .from('kitchen_invitations')
        .select('id, role, ends_at')
        .eq('kitchen', kitchen)
        .gt('ends_at', new Date().toISOString())
        .order('ends_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ id, role, ends_at }) => ({
        id,
        role: roleOf(role),
        endsAt: new Date(ends_at),
      }))
    },
  })
