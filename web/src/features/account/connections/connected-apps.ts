import { queryOptions } from '@tanstack/react-query'

import { authSource } from '#web/lib/backend/auth-client.ts'

import { secondStepOr } from '../second-factor/factors.ts'

/** An app that somebody let in. */
export interface ConnectedApp {
  id: string
  name: string
  scopes: readonly string[]
  since: Date
}

/** The newest first. */
export function connectedAppsQuery(userId: string) {
  return queryOptions({
    queryKey: ['connected-apps', userId],
    queryFn: async (): Promise<ConnectedApp[]> => {
      const client = await authSource.client()
      const { data, error } = await client.oauth.listGrants()
      if (error) throw await secondStepOr(client, error)
      return data.map((grant) => ({
        id: grant.client.id,
        name: grant.client.name,
        scopes: grant.scopes,
        since: new Date(grant.granted_at),
      }))
    },
  })
}

/** The app is out at once. @throws AuthFailure */
export async function endApp(clientId: string): Promise<void> {
  const client = await authSource.client()
  const { error } = await client.oauth.revokeGrant({ clientId })
  if (error) throw await secondStepOr(client, error)
}
