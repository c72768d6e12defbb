import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

/** The same, and tells `onUse` of each password that is hashed or compared. */
export function countedHashing(argon2: typeof Argon2, onUse: () => void): typeof Argon2 {
  return {
    ...argon2,
    hash: vi.fn<typeof argon2.hash>((...given) => {
      onUse()
      return argon2.hash(...given)
    }),
    verify: vi.fn<typeof argon2.verify>((...given) => {
      onUse()
      return argon2.verify(...given)
    }),
  }
}
