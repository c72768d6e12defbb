import type { UnitSystem } from '#domain/recipes/scale.ts'
import type { AskedWeek } from '#domain/week/fill/asked-week.ts'
import type { ChangesOfWeek, FilledWeek } from '#domain/week/fill/filled-week.ts'

/** What the page asks its thread for: a week, or the same one after what was said of single meals. */
export interface FillRequest {
  /** Which responses belong to it. */
  question: number
  asked: AskedWeek
  said: ChangesOfWeek
  /** Whose packages are bought. */
  system: UnitSystem
  /** For the whole search. */
  milliseconds: number
}

/** A better week than before, the last one, or that there is none because something could not be fetched. */
export type FillResponse = { question: number } & (
  | { kind: 'better' | 'done'; filled: FilledWeek }
  | { kind: 'failed' }
)
