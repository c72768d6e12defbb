import { expect, test } from 'vitest'
import { createAuthenticator } from '../testing/authenticator.ts'
import { comesWithoutCertificate } from './attestation.ts'

const person = { challenge: 'AAAA', user: { id: 'QWRh' } }

const newKey = (fmt: string, attStmt = new Map<string, Buffer>()) =>
  createAuthenticator().create(person, { fmt, attStmt }).response.attestationObject

test.each([
  ['nothing of its maker', newKey('none'), true],
  ['the signature of the key itself', newKey('packed', new Map([['sig', Buffer.of(1)]])), true],
  ['a certificate', newKey('packed', new Map([['x5c', Buffer.of(1)]])), false],
  ['another kind of attestation', newKey('fido-u2f'), false],
  ['what is no key', 'AAAA', false],
])('a new key with %s', async (_what, attestationObject, isTaken) => {
  expect(await comesWithoutCertificate(attestationObject)).toBe(isTaken)
})
