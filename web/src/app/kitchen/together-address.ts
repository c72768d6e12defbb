import { paths } from '#web/lib/paths.ts'

/** So many dishes are cooked together at most: more than three no cook keeps in mind. */
export const mostDishes = 3

const isDishAddress = (text: string) =>
  /^\/(?:user-)?recipe\/\d{1,15}(?:\?|$)/u.test(text) || /^\/dish\/[^/]+$/u.test(text)

/** What is cooked together, and when it is eaten. */
export interface Together {
  /** Addresses of recipes and composed dishes, with their servings. */
  dishes: readonly string[]
  /** "19:00"; null where that is as soon as it is done. */
  at: string | null
}

export function readTogether(search: URLSearchParams): Together {
  const at = search.get('at')
  return {
    dishes: [...new Set(search.getAll('dish').filter(isDishAddress))].slice(0, mostDishes),
    at: at !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(at) ? at : null,
  }
}

/** Where dishes are cooked together. */
export function togetherAddress({ dishes, at }: Together): string {
  const search = new URLSearchParams(dishes.map((dish) => ['dish', dish]))
  if (at !== null) search.set('at', at)
  return `${paths.cookTogether}?${search.toString()}`
}
