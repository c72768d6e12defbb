import { useEffect, useState } from 'react'
import type { DishCard } from '#domain/composing/dish-card.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { askDishes } from './ask-dishes.ts'

/** A hand that is typing is waited for. */
const settledMilliseconds = 50
const none: readonly DishCard[] = []

/** What stays as it is need not be ranked and drawn again. */
function sameOrNew(before: readonly DishCard[], now: readonly DishCard[]): readonly DishCard[] {
  const isSame =
    before.length === now.length && now.every(({ address }, at) => before[at]?.address === address)
  return isSame ? before : now
}

/**
 * Dishes composed of a kitchen, beside the page. Until those of the present kitchen are there, the last ones stay: whoever
 * ranks them matches them anew.
 */
export function useDishes(kitchen: Kitchen): readonly DishCard[] {
  const [dishes, setDishes] = useState(none)
  useEffect(() => {
    const take = (now: readonly DishCard[]) => setDishes((before) => sameOrNew(before, now))
    return askDishes(kitchen, take, settledMilliseconds)
  }, [kitchen])
  return dishes
}
