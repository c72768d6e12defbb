import { queryOptions } from '@tanstack/react-query'

import { authSource } from '#web/lib/backend/auth-client.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

import { deviceName } from './device-name.ts'
import { secondStepOr } from '../second-factor/factors.ts'
import { secondFactorFailure } from '../forms/service-errors.ts'

/** One of the places where somebody is signed in. */
export interface OwnSession {
  id: string
  device: string
  usedAt: Date
  isCurrent: boolean
}

/** This one first, then the last used. */
export function ownSessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-sessions', userId],
    queryFn: async (): Promise<OwnSession[]> => {
      const client = await dataClient()
      const { data, error } = await client.rpc('own_sessions')
      if (error) throw await secondStepOr(await authSource.client(), error)
      return data.map((row) => ({
        id: row.id,
        device: deviceName(row.user_agent),
        usedAt: new Date(row.used_at),
        isCurrent: row.is_current,
      }))
    },
  })
}

/** @throws AuthFailure */
export async function endOwnSession(session: string): Promise<void> {
  const client = await dataClient()
  const { error } = await client.rpc('end_own_session', { session })
  if (error) throw await secondStepOr(await authSource.client(), error)
}

/** Signs out every device but this one. @throws AuthFailure */
export async function endOtherSessions(): Promise<void> {
  const client = await authSource.client()
  const { error } = await client.signOut({ scope: 'others' })
  if (error) throw secondFactorFailure(error)
}
