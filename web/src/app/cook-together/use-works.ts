import { useMemo } from 'react'
import type { DishWork } from '#domain/timeline/work.ts'
import type { ReadyDish } from './ready-dish.ts'

/** The work of the dishes; the same list as long as it is the same work, for planning it takes a while. */
export function useWorks(dishes: readonly ReadyDish[]): readonly DishWork[] {
  const [first, second, third] = dishes.map(({ work }) => work)
  return useMemo(
    () => [first, second, third].filter((work) => work !== undefined),
    [first, second, third],
  )
}
