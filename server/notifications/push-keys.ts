import { createECDH } from 'node:crypto'
import { derivedKey } from '../auth/derived-keys.ts'
import type { SigningKeys } from '../auth/signing-keys.ts'

/** Larder's key at the push services (RFC 8292): a point and a number of P-256, base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The order of P-256: a private key is a number from 1 to one below it. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/** @throws where it is no number of 32 bytes that can be a key */
function pushKeysFrom(privateKey: Buffer): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** Whether a text is a private key: 32 bytes in base64url. */
export function isPushKey(text: string): boolean {
  try {
    return /^[\w-]{43}$/.test(text) && pushKeysFrom(Buffer.from(text, 'base64url')) !== undefined
  } catch {
    return false
  }
}

/**
 * The keys of this Larder: those that are set, else derived from its secrets. They stay the same when the signing keys
 * are rotated, and are the same on every server that shares the secrets: browsers are subscribed to exactly this key.
 */
export function pushKeysOf(keys: SigningKeys, set: string | undefined): PushKeys {
  if (set !== undefined) return pushKeysFrom(Buffer.from(set, 'base64url'))
  const number = BigInt(`0x${derivedKey(keys, 'web push').toString('hex')}`)
  const fitting = (number % (order - 1n)) + 1n
  return pushKeysFrom(Buffer.from(fitting.toString(16).padStart(64, '0'), 'hex'))
}
