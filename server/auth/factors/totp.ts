import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret of 160 bits in base32, as authenticator apps take it (RFC 4226). */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')
}

/** The address that an authenticator app reads from the QR code. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const query = new URLSearchParams({ algorithm: 'SHA1', digits: String(digits) })
  query.set('issuer', issuer)
  query.set('period', String(stepSeconds))
  query.set('secret', secret)
  // An app would show the + that stands for a space in a form.
  const parameters = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / stepSeconds)
}

/** RFC 6238 with SHA-1 and six digits, which is what every authenticator app speaks. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step that the code belongs to: this one, or one beside it, for a clock that is half a minute
 * off; undefined for a wrong code.
 */
export function stepOfCode(secret: string, code: string, time: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const now = stepAt(time)
  return [now, now - 1, now + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  )
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (character) =>
    alphabet.indexOf(character).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
