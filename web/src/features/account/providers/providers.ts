import type { UserIdentity } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { authSource } from '#web/lib/backend/auth-client.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { field } from '#web/lib/json.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import { secondStepOr } from '../second-factor/factors.ts'
import { returnAddress } from '../links/return-address.ts'
import { loginFailure } from '../forms/service-errors.ts'

export type Provider = 'google' | 'github'

export const providerNames: Record<Provider, string> = { google: 'Google', github: 'GitHub' }
const all: readonly Provider[] = ['google', 'github']

/** Which providers the auth server knows. Where it does not say, none is offered. */
export function providersQuery() {
  return queryOptions({
    queryKey: ['sign-in-providers'],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<readonly Provider[]> => {
      const { url, publicKey } = await requireBackendConfig()
      const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publicKey } })
      if (!answer.ok) throw new Error(`/settings answered ${answer.status}`)
      const external = field(await answer.json(), 'external')
      return all.filter((provider) => field(external, provider) === true)
    },
  })
}

/** The accounts at providers that open this one. */
export function identitiesQuery(userId: string) {
  return queryOptions({
    queryKey: ['identities', userId],
    queryFn: async (): Promise<UserIdentity[]> => {
      const { data, error } = await (await authSource.client()).getUserIdentities()
      if (error) throw loginFailure(error)
      return data.identities
    },
  })
}

/** Leaves for the provider's page, which leads back to `path`. @throws AuthFailure */
export async function signInWith(
  provider: Provider,
  path: string,
  invitation?: string,
): Promise<void> {
  const client = await authSource.client()
  const redirectTo = returnAddress(path)
  const options = { redirectTo, ...(invitation && { queryParams: { invitation } }) }
  const { error } = await client.signInWithOAuth({ provider, options })
  if (error) throw loginFailure(error)
}

/** As above; the provider's account then opens the one that is signed in. @throws AuthFailure */
export async function linkProvider(provider: Provider, path: string): Promise<void> {
  const client = await authSource.client()
  const redirectTo = returnAddress(path)
  const { error } = await client.linkIdentity({ provider, options: { redirectTo } })
  if (error) throw await secondStepOr(client, error)
}

/** @throws AuthFailure */
export async function unlinkProvider(identity: UserIdentity): Promise<void> {
  const client = await authSource.client()
  const { error } = await client.unlinkIdentity(identity)
  if (error === null) return
  if (error.code !== 'single_identity_not_deletable') throw await secondStepOr(client, error)
  throw new AuthFailure('refused', t('This is the only way into your account.'), { cause: error })
}
