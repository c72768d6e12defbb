import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave with its subscription, base64url. */
export interface BrowserKeys {
  /** Its public key, a point of P-256. */
  readonly p256dh: string
  /** Its secret of 16 bytes. */
  readonly auth: string
}

const recordBytes = 4096
const tagBytes = 16
/** So that the message is one record: with its end and its tag, and the 86 bytes of the header (RFC 8291, 4). */
export const mostPushBytes = recordBytes - 86 - tagBytes - 1

/**
 * A message that this browser alone can read (RFC 8291), as the body of a request with `content-encoding: aes128gcm`.
 *
 * @param ephemeral of the message alone; given by the test of the RFC's example
 * @throws where the browser's key is none, or the text is longer than `mostPushBytes`
 */
export function encryptPush(
  text: string,
  browser: BrowserKeys,
  ephemeral: { readonly curve: ECDH; readonly salt: Buffer } = newEphemeral(),
): Buffer {
  const message = Buffer.from(text)
  if (message.length > mostPushBytes) throw new RangeError('The message is too long to be pushed')
  const { curve, salt } = ephemeral
  const theirs = Buffer.from(browser.p256dh, 'base64url')
  const ours = curve.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = curve.computeSecret(theirs)
  const keying = hkdf(secret, Buffer.from(browser.auth, 'base64url'), info, 32)
  const key = hkdf(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(keying, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The last record ends with a 2 (RFC 8188, 2).
  const sealed = Buffer.concat([
    cipher.update(message),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordBytes)
  sizes.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, sizes, ours, sealed])
}

function newEphemeral() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return { curve, salt: randomBytes(16) }
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}
