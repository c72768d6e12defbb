import type { Queryable } from '../database.ts'
import {
  creationOptions,
  requestOptions,
  verifyCreation,
  verifySignature,
} from '../passkeys/ceremonies.ts'
import type { Assertion, Registration, StoredKey } from '../passkeys/ceremonies.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { challengeSeconds } from './challenges.ts'
import { findKeys } from './factors.ts'
import type { FactorWithSecret } from './factors.ts'

const role = 'second-factor'
const milliseconds = challengeSeconds * 1000

type Question = {
  readonly party: RelyingParty
  readonly factor: Pick<FactorWithSecret, 'user_id' | 'web_authn_credential'>
  readonly name: string
  readonly challenge: string
}

/** What the browser is asked: to make the factor's key, or to sign with the one that was made. */
export async function keyQuestion(db: Queryable, { party, factor, name, challenge }: Question) {
  const key = factor.web_authn_credential
  if (key !== null) {
    const publicKey = await requestOptions({ party, role, challenge, known: [key], milliseconds })
    return { type: 'request', credential_options: { publicKey } } as const
  }
  const publicKey = await creationOptions({
    party,
    role,
    person: { id: factor.user_id, name },
    challenge,
    known: await findKeys(db, factor.user_id),
    milliseconds,
  })
  return { type: 'create', credential_options: { publicKey } } as const
}

export type KeyResponse =
  | { readonly type: 'create'; readonly credential_response: Registration }
  | { readonly type: 'request'; readonly credential_response: Assertion }

type Asked = { readonly party: RelyingParty; readonly challenge: string }

/** The factor's key as it is from now on; undefined where the response is not what was asked for. */
export async function keyAfter(
  asked: Asked,
  key: StoredKey | null,
  response: KeyResponse,
): Promise<StoredKey | undefined> {
  if (response.type === 'create') {
    if (key !== null) return undefined
    const made = await verifyCreation({ ...asked, role }, response.credential_response)
    if (made === undefined) return undefined
    const { id, publicKey, counter, transports } = made
    return { id, publicKey, counter, transports }
  }
  if (key === null) return undefined
  const counter = await verifySignature({ ...asked, role }, response.credential_response, key)
  return counter === undefined ? undefined : { ...key, counter }
}
