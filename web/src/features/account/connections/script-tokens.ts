import { queryOptions } from '@tanstack/react-query'

import type { Scope } from '#domain/scopes.ts'
import { t } from '#domain/texts/t.ts'
import { authorisedFetch, requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { failureOf } from '#web/lib/backend/functions.ts'
import { field, textField } from '#web/lib/json.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import { secondFactorFailure } from '../forms/service-errors.ts'

/** A token for a script, which cannot be read again. */
export interface ScriptToken {
  id: string
  name: string
  scopes: readonly string[]
  expiresAt: Date | null
  usedAt: Date | null
}

/** The newest first. */
export function scriptTokensQuery(userId: string) {
  return queryOptions({
    queryKey: ['script-tokens', userId],
    queryFn: async (): Promise<ScriptToken[]> => {
      const listed: unknown = await (await ask('')).json()
      return Array.isArray(listed) ? listed.flatMap(readToken) : []
    },
  })
}

/** Returns the token itself, this once. @throws AuthFailure */
export async function makeToken(wanted: {
  name: string
  scopes: readonly Scope[]
  days: number | undefined
}): Promise<string> {
  const response = await ask('', { method: 'POST', body: JSON.stringify(wanted) })
  return textField(await response.json(), 'token') ?? ''
}

/** It opens nothing from now on. @throws AuthFailure */
export async function endToken(id: string): Promise<void> {
  await ask(`/${id}`, { method: 'DELETE' })
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { url } = await requireBackendConfig()
  const headers = { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' }
  const response = await authorisedFetch(`${url}/auth/v1/user/tokens${path}`, { ...init, headers })
  if (response.ok) return response
  const failure = await failureOf(response)
  if (failure.code === 'too_many_tokens') {
    const words = t('You have as many tokens as an account may have. Withdraw one first.')
    throw new AuthFailure('refused', words, { cause: failure })
  }
  throw secondFactorFailure(failure)
}

function readToken(json: unknown): ScriptToken[] {
  const [id, name, scopes] = [textField(json, 'id'), textField(json, 'name'), field(json, 'scopes')]
  if (id === undefined || name === undefined || !Array.isArray(scopes)) return []
  return [
    {
      id,
      name,
      scopes: scopes.filter((scope) => typeof scope === 'string'),
      expiresAt: dateIn(json, 'expires_at'),
      usedAt: dateIn(json, 'used_at'),
    },
  ]
}

function dateIn(json: unknown, name: string): Date | null {
  const text = textField(json, name)
  return text === undefined ? null : new Date(text)
}
