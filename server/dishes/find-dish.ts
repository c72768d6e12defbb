import type { Dish, Writing } from '#domain/composing/dish.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import { createRecent } from '../pages/recent.ts'
import { readBuiltForms } from './built-catalogue.ts'

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

/** More than three times what the fullest form can take. */
const longestAddress = 4_000
const mostDishes = 300

/** Reads what dishes are written from when one is first asked for: many a server is never asked. */
export function createFindDish(read: () => Promise<Writing> = readBuiltForms): FindDish {
  let reading: Promise<Writing> | undefined
  function writing(): Promise<Writing> {
    if (reading !== undefined) return reading
    const begun = read()
    reading = begun
    // What could not be read may be readable the next time.
    begun.catch(() => {
      reading = undefined
    })
    return begun
  }
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
