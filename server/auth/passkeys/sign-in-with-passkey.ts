import type { Context } from 'hono'
import { z } from 'zod'
import { isBanned, lockUser } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { emailNotConfirmed, userBanned, webauthnRefused } from '../wire/errors.ts'
import { deviceOf, readBody } from '../wire/request.ts'
import { assertionSchema, requestOptions, verifySignature } from './ceremonies.ts'
import type { Assertion } from './ceremonies.ts'
import { challengeSeconds, createPasskeyChallenge } from './challenges.ts'
import { findPasskeyOfKey, noteUse } from './passkeys.ts'
import { requireRelyingParty } from './relying-party.ts'
import { countChallenge, requireChallenge } from './require-challenge.ts'

const ofNobodyYet = { kind: 'authentication', userId: null } as const

/** POST /passkeys/authentication/options: the person chooses among the passkeys of their device. */
export async function beginPasskeySignIn(services: AuthServices, c: Context): Promise<Response> {
  const party = requireRelyingParty(services)
  await requireCaptcha(services, c, await readBody(c, z.object(captchaField), {}))
  await countChallenge(services, c)
  const asked = { ...ofNobodyYet, now: services.now() }
  const { id, challenge, expiresAt } = await createPasskeyChallenge(services.pool, asked)
  const options = await requestOptions({
    party,
    role: 'passkey',
    challenge,
    known: [],
    milliseconds: challengeSeconds * 1000,
  })
  return c.json({ challenge_id: id, options, expires_at: expiresAt })
}

const bodySchema = z.object({ challenge_id: z.uuid(), credential: assertionSchema })

/**
 * POST /passkeys/authentication/verify: a signature opens a session. It is of the second level: the device holds the
 * key, and has made sure of its owner by finger, face or PIN.
 */
export async function finishPasskeySignIn(services: AuthServices, c: Context): Promise<Response> {
  const party = requireRelyingParty(services)
  const { challenge_id: id, credential } = await readBody(c, bodySchema)
  const takeBack = await countTokenAttempt(services, c, undefined)
  const challenge = await requireChallenge(services, { ...ofNobodyYet, id })
  const passkey = await findPasskeyOfKey(services.pool, credential.id)
  if (passkey === undefined || !isFor(credential, passkey.userId)) throw webauthnRefused()
  const asked = { party, role: 'passkey', challenge } as const
  const counter = await verifySignature(asked, credential, passkey.key)
  if (counter === undefined) throw webauthnRefused()

  const device = deviceOf(services, c)
  const session = await inTransaction(services.pool, async (client) => {
    const now = services.now()
    const user = await lockUser(client, passkey.userId)
    if (user === undefined) throw webauthnRefused()
    if (!(await noteUse(client, { id: passkey.id, counter, now }))) throw webauthnRefused()
    if (user.emailConfirmedAt === null && user.email !== null) throw emailNotConfirmed()
    if (isBanned(user, now)) throw userBanned()
    return signIn(services, client, { user, device, method: 'passkey', provider: 'passkey' })
  })
  await takeBack()
  return c.json(session)
}

/** The key tells for whom it was made; one of another person proves nothing. */
function isFor({ response }: Assertion, userId: string): boolean {
  return (
    response.userHandle !== undefined &&
    Buffer.from(response.userHandle, 'base64url').toString() === userId
  )
}
