import type { Avoidable } from './vocabulary.ts'

/**
 * Of what the law names apart, the group that it is a part of: who holds peanuts holds nuts. Of gluten wheat alone is
 * named so.
 */
export const groupOf: Readonly<Partial<Record<Avoidable, Avoidable>>> = {
  peanuts: 'nuts',
  'tree-nuts': 'nuts',
  crustaceans: 'shellfish',
  molluscs: 'shellfish',
  wheat: 'gluten',
}
