import type { Substitution } from '../ingredients/vocabulary.ts'
import type { Kitchen } from './kitchen.ts'
import { pathTo } from './path.ts'

/** Whether all that a substitution takes is at home, or a staple. Taking nothing is not at home. */
export function isThere({ uses }: Pick<Substitution, 'uses'>, kitchen: Kitchen): boolean {
  const states = uses.map((id) => pathTo(id, kitchen).state)
  return states.length > 0 && states.every((state) => state === 'have' || state === 'assumed')
}

/** What is at home before the others, else in their order. */
export function atHomeFirst(options: readonly Substitution[], kitchen: Kitchen): Substitution[] {
  return options.toSorted(
    (left, right) => Number(isThere(right, kitchen)) - Number(isThere(left, kitchen)),
  )
}
