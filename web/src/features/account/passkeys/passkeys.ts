import { queryOptions } from '@tanstack/react-query'

import { authSource } from '#web/lib/backend/auth-client.ts'
import type { AuthSource } from '#web/lib/backend/auth-source.ts'

import { asksForSecondFactor } from '../forms/service-errors.ts'
import { listFactors } from '../second-factor/factors.ts'
import { captchaOption } from '../captcha/captcha-tokens.ts'
import { deviceName } from '../sessions/device-name.ts'
import { passkeyFailure } from './passkey-failure.ts'

/** A way into the account that a device keeps. */
export interface Passkey {
  id: string
  /** Null until somebody named it. */
  name: string | null
  addedAt: Date
  usedAt: Date | null
}

export function passkeysQuery(userId: string) {
  return queryOptions({
    queryKey: ['passkeys', userId],
    queryFn: async (): Promise<Passkey[]> => {
      const { data, error } = await (await authSource.client()).passkey.list()
      if (error) throw await failureOf(error)
      return data.map((row) => ({
        id: row.id,
        name: row.friendly_name ?? null,
        addedAt: new Date(row.created_at),
        usedAt: row.last_used_at === undefined ? null : new Date(row.last_used_at),
      }))
    },
  })
}

/** Asks the device for a new one, named after this browser until somebody finds a better name. @throws AuthFailure */
export async function addPasskey(): Promise<void> {
  const client = await authSource.client()
  const { data, error } = await client.registerPasskey()
  if (error) throw await failureOf(error)
  const friendlyName = deviceName(navigator.userAgent)
  // It is there, with or without a name.
  await client.passkey.update({ passkeyId: data.id, friendlyName })
}

/** @throws AuthFailure */
export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const client = await authSource.client()
  const { error } = await client.passkey.update({ passkeyId, friendlyName })
  if (error) throw await failureOf(error)
}

/** @throws AuthFailure */
export async function deletePasskey(passkeyId: string): Promise<void> {
  const { error } = await (await authSource.client()).passkey.delete({ passkeyId })
  if (error) throw await failureOf(error)
}

/** Lets the person choose among the passkeys of their device. @throws AuthFailure */
export async function signInWithPasskey(source: AuthSource): Promise<void> {
  const client = await source.client()
  const { error } = await client.signInWithPasskey({ options: captchaOption() })
  if (error) throw passkeyFailure(error)
}

/**
 * Shows a security key as second factor, where one was set up; else a passkey, which stands for both factors.
 * @throws AuthFailure
 */
export async function passSecondStepByKey(source: AuthSource): Promise<void> {
  const client = await source.client()
  const [factor] = (await listFactors(client)).webauthn
  if (factor === undefined) return signInWithPasskey(source)
  const { error } = await client.mfa.webauthn.authenticate({ factorId: factor.id })
  if (error) throw passkeyFailure(error)
}

/** What is refused for want of the second factor leads to the step where it is shown. */
async function failureOf(error: unknown) {
  if (asksForSecondFactor(error)) await (await authSource.client()).refreshSession()
  return passkeyFailure(error)
}
