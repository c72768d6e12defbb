import { ingredientCategories } from '../ingredients/vocabulary.ts'
import type { ShoppingLine } from './merged-lines.ts'

export interface Aisle {
  name: string
  lines: readonly ShoppingLine[]
}

/** All aisles in this person's order; those that it does not name stand where a shop has them, at the end. */
export function aislesInOrder(own: readonly string[]): string[] {
  const known = own.filter((name) => ingredientCategories.some((each) => each === name))
  return [...new Set([...known, ...ingredientCategories])]
}

/** The lines by aisle, in the order of a walk through the shop; empty aisles are left out. */
export function byAisle(lines: readonly ShoppingLine[], own: readonly string[]): Aisle[] {
  return aislesInOrder(own).flatMap((name) => {
    const here = lines.filter(({ aisle }) => aisle === name)
    return here.length === 0 ? [] : { name, lines: here }
  })
}

/** The order with one aisle one place earlier (-1) or later (1). */
export function movedAisle(own: readonly string[], name: string, by: -1 | 1): string[] {
  const order = aislesInOrder(own)
  const from = order.indexOf(name)
  const to = from + by
  if (from === -1 || to < 0 || to >= order.length) return order
  return order.with(from, order[to] ?? name).with(to, name)
}
