import type { Terms } from './linear-program.ts'

/** What is to be as little as can be at one level, and what it never exceeds. All of it are whole numbers. */
export interface Goal {
  terms: Terms
  most: number
  /** What divides all that it can come to. */
  step: number
  /** What a plan costs where the terms come to nothing. */
  base: number
}
