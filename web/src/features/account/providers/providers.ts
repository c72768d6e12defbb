import type { UserIdentity } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { authSource } from '#web/lib/backend/auth-client.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { field, textField } from '#web/lib/json.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import { secondStepOr } from '../second-factor/factors.ts'
import { returnAddress } from '../links/return-address.ts'
import { loginFailure } from '../forms/service-errors.ts'

/** Who vouches for people elsewhere. */
export interface Provider {
  id: 'google' | 'github' | `custom:${string}`
  name: string
}

const known: readonly Provider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
]

/** The ways in besides the password that the auth server knows. */
export interface WaysIn {
  providers: readonly Provider[]
  passkeys: boolean
  /** Without an address: an account of this device alone. */
  anonymous: boolean
}

/** What the auth server says of itself. Where it does not, no other way in is offered. */
export function waysInQuery() {
  return queryOptions({
    queryKey: ['ways-in'],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<WaysIn> => {
      const { url, publicKey } = await requireBackendConfig()
      const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publicKey } })
      if (!answer.ok) throw new Error(`/settings answered ${answer.status}`)
      const settings: unknown = await answer.json()
      const external = field(settings, 'external')
      return {
        providers: [
          ...ownProviders(field(settings, 'custom_providers')),
          ...known.filter(({ id }) => field(external, id) === true),
        ],
        passkeys: field(settings, 'passkeys_enabled') === true,
        anonymous: field(external, 'anonymous_users') === true,
      }
    },
  })
}

/** Of the operator's own: what it is called, they have said. */
function ownProviders(list: unknown): Provider[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((each): Provider[] => {
    const [id, name] = [textField(each, 'id') ?? '', textField(each, 'name') ?? '']
    return id.startsWith('custom:') && name !== '' ? [{ id: `custom:${id.slice(7)}`, name }] : []
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
  provider: Provider['id'],
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
export async function linkProvider(provider: Provider['id'], path: string): Promise<void> {
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
