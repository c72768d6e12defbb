import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether random suites take their time, as for `npm run test:long`. */
    isThorough: boolean
  }
}

/** How often a random suite tries: few times in `npm test`, many in `npm run test:long`. */
export const times = (counts: { quick: number; thorough: number }): number =>
  inject('isThorough') ? counts.thorough : counts.quick
