import type { Avoidable } from './vocabulary.ts'

/**
 * What the law names apart within a group: who holds peanuts holds nuts. The first two are nothing but their parts;
 * of gluten the law names wheat alone.
 */
export const partsOf: Readonly<Partial<Record<Avoidable, readonly Avoidable[]>>> = {
  nuts: ['peanuts', 'tree-nuts'],
  shellfish: ['crustaceans', 'molluscs'],
  gluten: ['wheat'],
}
