import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '../derived-keys.ts'
import type { SigningKeys } from '../signing-keys.ts'

export type FactorSecrets = {
  /** What the database keeps of a factor's secret; of use for that factor alone. */
  seal(factorId: string, secret: string): string
  open(factorId: string, sealed: string): string
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A code is computed from the secret, so a hash would not do: it is encrypted. */
export function createFactorSecrets(keys: SigningKeys): FactorSecrets {
  const key = derivedKey(keys, 'second factors')

  return {
    seal(factorId, secret) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(factorId))
      const sealed = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    open(factorId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      decipher.setAAD(Buffer.from(factorId)).setAuthTag(bytes.subarray(-tagBytes))
      const content = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([content, decipher.final()]).toString()
    },
  }
}
