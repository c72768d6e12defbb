import type { Chance } from '../random.ts'

const bytes = (length: number) => 'A'.repeat(length)

const key = { id: bytes(43), rawId: bytes(43), type: 'public-key', clientExtensionResults: {} }
const clientData = (type: string) =>
  Buffer.from(
    JSON.stringify({ type, challenge: bytes(43), origin: 'http://localhost:4321' }),
  ).toString('base64url')

/** What a browser sends of a new key; nobody was asked for it. */
const registration = {
  ...key,
  response: {
    clientDataJSON: clientData('webauthn.create'),
    attestationObject: bytes(300),
    transports: ['internal'],
  },
}

/** What a browser sends that a key has signed. */
export const assertion = {
  ...key,
  response: {
    clientDataJSON: clientData('webauthn.get'),
    authenticatorData: bytes(50),
    signature: bytes(96),
    userHandle: bytes(48),
  },
}

const answering = (credential: unknown) => (_cook: unknown, chance: Chance) => ({
  challenge_id: chance.uuid(),
  credential,
})

/** The calls of the auth server about passkeys. */
export const passkeyOperations = [
  { method: 'POST', path: '/passkeys/registration/options', body: () => ({}) },
  { method: 'POST', path: '/passkeys/registration/verify', body: answering(registration) },
  {
    method: 'POST',
    path: '/passkeys/authentication/options',
    body: () => ({ gotrue_meta_security: {} }),
  },
  { method: 'POST', path: '/passkeys/authentication/verify', body: answering(assertion) },
  { method: 'GET', path: '/passkeys' },
  { method: 'PATCH', path: '/passkeys/:passkeyId', body: () => ({ friendly_name: 'Phone' }) },
  { method: 'DELETE', path: '/passkeys/:passkeyId' },
  { method: 'GET', path: '/admin/users/:userId/passkeys' },
  { method: 'DELETE', path: '/admin/users/:userId/passkeys/:passkeyId' },
] as const
