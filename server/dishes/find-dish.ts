import type { Dish, Writing } from '#domain/composing/dish.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import { createRecent } from '../pages/recent.ts'

/** More than three times what the fullest form can take. */
export const longestAddress = 4_000

export interface FoundDish {
  readonly dish: Dish
  readonly writing: Writing
}

/**
 * The composed dish at an address, written by the same code as in the browser; null where there is none.
 *
 * @param name what stands behind `/dish/`
 * @param query without its question mark
 */
export type FindDish = (name: string, query: string) => Promise<FoundDish | null>

const mostDishes = 300

/** @param writing what dishes are written from: many a server is never asked for one */
export function createFindDish(writing: () => Promise<Writing>): FindDish {
  const find = async (address: string): Promise<FoundDish | null> => {
    const from = await writing()
    const [name = '', query] = address.split('?', 2)
    const dish = dishAt(name, new URLSearchParams(query), from)
    return dish === null ? null : { dish, writing: from }
  }
  // While this server runs, what stands at an address never changes.
  const findCached = createRecent(find, { milliseconds: Infinity, most: mostDishes })
  return (name, query) => {
    const address = `${name}?${query}`
    return address.length > longestAddress ? Promise.resolve(null) : findCached(address)
  }
}
