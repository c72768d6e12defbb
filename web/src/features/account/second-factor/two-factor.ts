import { queryOptions } from '@tanstack/react-query'

import { authSource } from '#web/lib/backend/auth-client.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

import { listFactors, secondStepOr, showAppCode, showEitherCode } from './factors.ts'

/** A second factor that counts once a code of it was right. */
export interface NewFactor {
  id: string
  /** Address of the picture that an authenticator app reads. */
  qrCode: string
  /** For who types it, in groups of four. */
  secret: string
}

/** How somebody's sign-in is guarded beyond the password. */
interface TwoFactorState {
  /** When the authenticator app was set up; null where there is none. */
  since: Date | null
  codesLeft: number
  /** When a recovery code was used last. */
  recoveredAt: Date | null
}

export function twoFactorQuery(userId: string) {
  return queryOptions({
    queryKey: ['two-factor', userId],
    queryFn: async (): Promise<TwoFactorState> => {
      const client = await authSource.client()
      const [{ totp }, recovery] = await Promise.all([listFactors(client), fetchRecovery()])
      const [factor] = totp
      return { since: factor ? new Date(factor.created_at) : null, ...recovery }
    },
  })
}

async function fetchRecovery() {
  const data = await dataClient()
  const answer = await data.rpc('recovery_state').single()
  if (answer.error) throw await secondStepOr(await authSource.client(), answer.error)
  const { codes_left: codesLeft, used_at: usedAt } = answer.data
  return { codesLeft, recoveredAt: usedAt ? new Date(usedAt) : null }
}

/** Begins to set one up. @throws AuthFailure */
export async function enrolFactor(): Promise<NewFactor> {
  const client = await authSource.client()
  for (const { id, status } of (await listFactors(client)).all) {
    // Begun and left. They count for nothing, but there may only be so many.
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id })
  }
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', issuer: 'Larder' })
  if (error) throw await secondStepOr(client, error)
  return { id: data.id, qrCode: pictureOf(data.totp.qr_code), secret: grouped(data.totp.secret) }
}

/** It counts from now on, and the other devices are signed out. @throws AuthFailure */
export async function confirmFactor(id: string, code: string): Promise<void> {
  await showAppCode(await authSource.client(), [{ id }], code)
}

/** Ten codes that are shown this once; earlier ones are void. @throws AuthFailure */
export async function renewRecoveryCodes(): Promise<string[]> {
  const client = await dataClient()
  const { data, error } = await client.rpc('renew_recovery_codes')
  if (error) throw await secondStepOr(await authSource.client(), error)
  return data
}

/** With a code, as they open the account: that a device was left signed in is not enough. */
export async function renewRecoveryCodesWith(code: string): Promise<string[]> {
  const client = await authSource.client()
  const { totp } = await listFactors(client)
  await showAppCode(client, totp, code)
  return renewRecoveryCodes()
}

/** With a code, for the same reason. @throws AuthFailure */
export async function removeFactors(code: string): Promise<void> {
  const client = await authSource.client()
  const { totp } = await listFactors(client)
  if (totp.length > 0 && (await showEitherCode(client, totp, code)) === 'shown') {
    for (const { id } of totp) {
      const { error } = await client.mfa.unenroll({ factorId: id })
      if (error) throw await secondStepOr(client, error)
    }
  }
  // Else the session that is stored on this device would go on speaking of them.
  await client.refreshSession()
}

/** The client puts the drawing into the address as it is, where a # would end it. */
function pictureOf(address: string): string {
  const [, drawing = ''] = /^data:[^,]*,(.*)$/s.exec(address) ?? []
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

function grouped(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
