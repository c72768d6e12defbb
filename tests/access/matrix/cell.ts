import type { Person } from '../world/people.ts'
import type { Actor } from './actors.ts'
import type { Attempt } from './attempt.ts'

/** One thing that one actor tries with one relation or function. */
export interface Cell {
  /** The relation or function, by its name. */
  object: string
  operation: string
  actor: Actor | Person | 'service' | 'app'
  attempt: Attempt
}

export const nameOf = ({ object, operation, actor }: Cell) => `${object}: ${operation} as ${actor}`
