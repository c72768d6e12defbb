import { queryOptions } from '@tanstack/react-query'

import { authSource } from '#web/lib/backend/auth-client.ts'

import { listFactors, secondStepOr, showCode } from './factors.ts'

/** A second factor that counts once a code of it was right. */
export interface NewFactor {
  id: string
  /** Address of the picture that an authenticator app reads. */
  qrCode: string
  /** For who types it, in groups of four. */
  secret: string
}

/** When who is signed in has set up their authenticator app; null where they have none. */
export function factorQuery(userId: string) {
  return queryOptions({
    queryKey: ['factor', userId],
    queryFn: async (): Promise<Date | null> => {
      const [factor] = (await listFactors(await authSource.client())).totp
      return factor === undefined ? null : new Date(factor.created_at)
    },
  })
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
  await showCode(await authSource.client(), [{ id }], code)
}

/** With a code: that a device was left signed in is not enough. @throws AuthFailure */
export async function removeFactors(code: string): Promise<void> {
  const client = await authSource.client()
  const { totp } = await listFactors(client)
  if (totp.length > 0) await showCode(client, totp, code)
  for (const { id } of totp) {
    const { error } = await client.mfa.unenroll({ factorId: id })
    if (error) throw await secondStepOr(client, error)
  }
  // Else the session that is kept on this device would go on speaking of them.
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
