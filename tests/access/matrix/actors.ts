import { isPerson, nobody, type Person, uuidOf } from '../world/people.ts'
import type { Attempt } from './attempt.ts'

/**
 * Who tries everything. A token that none of our keys signed never comes to the database: over HTTP it is
 * tried as it is (over-http.ts), and here as what is left of it, the id of an account that there is not.
 */
export const actors = ['anonymous', 'trial', 'expired', 'subscriber', 'stranger', 'forged'] as const
export type Actor = (typeof actors)[number]

/** Whose rows are the actor's own: those of nobody for who has no account. */
export function idOf(actor: Actor | Person): string {
  return isPerson(actor) ? uuidOf(actor) : nobody
}

type Token = Pick<Attempt, 'role' | 'claims'>

export function tokenOf(actor: Actor | Person, aal: 'aal1' | 'aal2' = 'aal1'): Token {
  if (actor === 'anonymous') return { role: 'anon', claims: { role: 'anon' } }
  const session_id = isPerson(actor) ? uuidOf(actor, 'session') : nobody
  return {
    role: 'authenticated',
    claims: { role: 'authenticated', sub: idOf(actor), session_id, aal },
  }
}

export const service: Token = { role: 'service_role', claims: { role: 'service_role' } }
