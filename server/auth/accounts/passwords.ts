import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'
import { createFairQueue, WaitedTooLong } from '../../http/fair-queue.ts'
import { currentSender } from '../../observing/current-request.ts'
import { tooManyRequests } from '../wire/errors.ts'

/**
 * argon2id with OWASP's least memory (19 MiB, 2 passes, 1 lane; the cheat sheet on password
 * storage): two at once keep within a small machine, and leave two of libuv's four threads to files
 * and name look-ups. One processor is left to everybody who does not sign in.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Who sends a thousand sign-ins waits for them; others come in between. */
const turns = { atOnce: hashesAtOnce, ofOne: hashesAtOnce, patience: 10_000 }
const untilServed = new AbortController().signal

export const maximumPasswordLength = 256

export type Passwords = {
  /** A PHC string, `$argon2id$v=19$…`. */
  hash(password: string): Promise<string>
  /** With no stored hash it does the same work and says no, so that the time tells nothing. */
  verify(stored: string | null, password: string): Promise<boolean>
  /** Whether it is a hash that was brought along, to be replaced at the next sign-in. */
  isOutdated(stored: string): boolean
}

/** As GoTrue of hosted Supabase keeps them. */
const bcryptPattern = /^\$2[aby]\$\d\d\$/

export function createPasswords(): Passwords {
  const queue = createFairQueue(turns)
  async function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const leave = await queue.enter(currentSender(), untilServed).catch((thrown: unknown) => {
      throw thrown instanceof WaitedTooLong ? tooManyRequests(1) : thrown
    })
    try {
      return await job()
    } finally {
      leave()
    }
  }
  const decoy = inTurn(() => hash(randomBytes(32), cost))

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    isOutdated: (stored) => bcryptPattern.test(stored),
    verify: async (stored, password) => {
      if (stored !== null && bcryptPattern.test(stored)) {
        return inTurn(() => verifyBcrypt(password, stored))
      }
      const known = stored?.startsWith('$argon2id$') ? stored : undefined
      const against = known ?? (await decoy)
      const matches = await inTurn(() => verify(against, password))
      return matches && known !== undefined
    },
  }
}
