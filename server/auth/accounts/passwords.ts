import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '../limits/work-queue.ts'

/**
 * argon2id with OWASP's least memory (19 MiB, 2 passes, 1 lane; the cheat sheet on password
 * storage): two at once keep within a small machine, and leave two of libuv's four threads to files
 * and name look-ups.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const hashesAtOnce = 2
const hashesWaiting = 500

export const maximumPasswordLength = 256

export type Passwords = {
  /** A PHC string, `$argon2id$v=19$…`. */
  hash(password: string): Promise<string>
  /** With no stored hash it does the same work and says no, so that the time tells nothing. */
  verify(stored: string | null, password: string): Promise<boolean>
}

export function createPasswords(): Passwords {
  const inTurn = createWorkQueue(hashesAtOnce, hashesWaiting)
  const decoy = inTurn(() => hash(randomBytes(32), cost))

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password) => {
      const known = stored?.startsWith('$argon2id$') ? stored : undefined
      const against = known ?? (await decoy)
      const matches = await inTurn(() => verify(against, password))
      return matches && known !== undefined
    },
  }
}
