import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession } from '../sessions/authenticate.ts'
import {
  tooManyPasskeys,
  validationFailed,
  webauthnCredentialExists,
  webauthnRefused,
} from '../wire/errors.ts'
import { readBody } from '../wire/request.ts'
import { creationOptions, registrationSchema, verifyCreation } from './ceremonies.ts'
import { challengeSeconds, createPasskeyChallenge } from './challenges.ts'
import { findPasskeys, insertPasskey, mostPasskeys, passkeyJson } from './passkeys.ts'
import { requireRelyingParty } from './relying-party.ts'
import { countChallenge, requireChallenge } from './require-challenge.ts'
import { requireMayChangePasskeys } from './require-may-change.ts'
import { tellOfPasskey } from './tell-of-passkey.ts'

const kind = 'registration'

/** POST /passkeys/registration/options: what the browser of who is signed in asks for a new passkey. */
export async function beginRegistration(services: AuthServices, c: Context): Promise<Response> {
  const party = requireRelyingParty(services)
  const signedIn = await authenticate(services, c)
  await requireMayChangePasskeys(services, signedIn)
  const { user } = signedIn
  if (user.isAnonymous) throw validationFailed('An anonymous account needs an email address first')
  await countChallenge(services, c)

  const known = await findPasskeys(services.pool, user.id)
  if (known.length >= mostPasskeys) throw tooManyPasskeys()
  const asked = { kind, userId: user.id, now: services.now() } as const
  const { id, challenge, expiresAt } = await createPasskeyChallenge(services.pool, asked)
  const options = await creationOptions({
    party,
    role: 'passkey',
    person: { id: user.id, name: user.email ?? user.id },
    challenge,
    known: known.map(({ key }) => key),
    milliseconds: challengeSeconds * 1000,
  })
  return c.json({ challenge_id: id, options, expires_at: expiresAt })
}

const bodySchema = z.object({ challenge_id: z.uuid(), credential: registrationSchema })

/** POST /passkeys/registration/verify: from now on the passkey opens the account. */
export async function finishRegistration(services: AuthServices, c: Context): Promise<Response> {
  const party = requireRelyingParty(services)
  const signedIn = await authenticate(services, c)
  await requireMayChangePasskeys(services, signedIn)
  const body = await readBody(c, bodySchema)
  const userId = signedIn.user.id
  const challenge = await requireChallenge(services, { id: body.challenge_id, kind, userId })
  const key = await verifyCreation({ party, role: 'passkey', challenge }, body.credential)
  if (key === undefined) throw webauthnRefused()

  const passkey = await inTransaction(services.pool, async (client) => {
    await holdSession(client, signedIn)
    if ((await findPasskeys(client, userId)).length >= mostPasskeys) throw tooManyPasskeys()
    const made = await insertPasskey(client, { userId, key, now: services.now() })
    if (made === undefined) throw webauthnCredentialExists()
    return made
  })
  tellOfPasskey(services, signedIn.user)
  return c.json(passkeyJson(passkey))
}
