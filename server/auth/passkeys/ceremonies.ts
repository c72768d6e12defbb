import { z } from 'zod'
import { comesWithoutCertificate } from './attestation.ts'
import type { RelyingParty } from './relying-party.ts'

/** Fetched when somebody first uses a key: the start goes without. */
const library = () => import('@simplewebauthn/server')

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** How the browser may reach a key; what is not known yet is left out. */
export const transportsSchema = z
  .array(z.string().max(40))
  .max(20)
  .transform((all) => knownTransports.filter((known) => all.includes(known)))

/** A key as the database keeps it; bytes in base64url. */
export const storedKeySchema = z.object({
  id: base64url(1364),
  publicKey: base64url(5462),
  /** How often it has signed; 0 for one that does not count. */
  counter: z.number().int().nonnegative(),
  transports: transportsSchema,
})
export type StoredKey = z.infer<typeof storedKeySchema>

const common = {
  id: base64url(1364),
  rawId: base64url(1364),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
}

/** What `navigator.credentials.create()` gave, as JSON. */
export const registrationSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: transportsSchema.optional().catch(undefined),
  }),
})
export type Registration = z.infer<typeof registrationSchema>

/** What `navigator.credentials.get()` gave, as JSON. */
export const assertionSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(200)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
})
export type Assertion = z.infer<typeof assertionSchema>

/** What a key is to do: stand for password and second factor at once, or for the second factor alone. */
export type Role = 'passkey' | 'second-factor'

type Person = { readonly id: string; readonly name: string }

type Creation = {
  readonly party: RelyingParty
  readonly role: Role
  readonly person: Person
  readonly challenge: string
  /** Keys that the person has: none is made twice. */
  readonly known: readonly StoredKey[]
  readonly milliseconds: number
}

const descriptorOf = ({ id, transports }: StoredKey) => ({ id, transports })

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

/** What the browser is asked, for a new key. */
export async function creationOptions(creation: Creation) {
  const { party, role, person, challenge, known, milliseconds } = creation
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Larder',
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.name,
    userDisplayName: person.name,
    challenge: new Uint8Array(bytesOf(challenge)),
    timeout: milliseconds,
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection:
      role === 'passkey'
        ? { residentKey: 'required', userVerification: 'required' }
        : { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

type Request = {
  readonly party: RelyingParty
  readonly role: Role
  readonly challenge: string
  /** None, where the person is to choose among theirs. */
  readonly known: readonly StoredKey[]
  readonly milliseconds: number
}

/** What the browser is asked, for a signature with a key that is there. */
export async function requestOptions({ party, role, challenge, known, milliseconds }: Request) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(bytesOf(challenge)),
    timeout: milliseconds,
    userVerification: role === 'passkey' ? 'required' : 'preferred',
    ...(known.length > 0 && { allowCredentials: known.map(descriptorOf) }),
  })
}

type Asked = { readonly party: RelyingParty; readonly role: Role; readonly challenge: string }

export type NewKey = StoredKey & { readonly canBeCopied: boolean; readonly isCopied: boolean }

/** The new key; undefined where the response is not what was asked for. */
export async function verifyCreation(
  { party, role, challenge }: Asked,
  response: Registration,
): Promise<NewKey | undefined> {
  const origin = originIn(response, party)
  if (origin === undefined || !(await comesWithoutCertificate(response.response.attestationObject)))
    return undefined
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { ...response.response, transports: response.response.transports ?? [] },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: party.id,
    requireUserVerification: role === 'passkey',
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || registrationInfo === undefined) return undefined
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
  const key = storedKeySchema.safeParse({
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
  })
  if (!key.success) return undefined
  return {
    ...key.data,
    canBeCopied: credentialDeviceType === 'multiDevice',
    isCopied: credentialBackedUp,
  }
}

/** The key's new counter; undefined where it did not sign what was asked for, or counts backwards. */
export async function verifySignature(
  { party, role, challenge }: Asked,
  response: Assertion,
  key: StoredKey,
): Promise<number | undefined> {
  const origin = originIn(response, party)
  if (origin === undefined || response.id !== key.id) return undefined
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...signed } = response.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: party.id,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(bytesOf(key.publicKey)),
      counter: key.counter,
    },
    requireUserVerification: role === 'passkey',
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}

const clientDataSchema = z.object({ origin: z.string() })

/** The page that asked, if it is one of ours: the signature is over it. */
function originIn(
  { response }: { readonly response: { readonly clientDataJSON: string } },
  party: RelyingParty,
): string | undefined {
  try {
    const text = bytesOf(response.clientDataJSON).toString()
    const { origin } = clientDataSchema.parse(JSON.parse(text))
    return party.isOrigin(origin) ? origin : undefined
  } catch {
    return undefined
  }
}
