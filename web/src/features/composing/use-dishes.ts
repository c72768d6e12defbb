import { useEffect, useState } from 'react'
import type { DishCard } from '#domain/composing/dish-card.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { Lackable } from '#domain/recipes/kitchen-facts.ts'
import type { Ownable } from '#domain/recipes/lacked.ts'
import { askDishes } from './ask-dishes.ts'

/** A hand that is typing is waited for. */
const settledMilliseconds = 50
const none: readonly DishCard[] = []

/** An address says what a dish is made of; what may stay out of it is optional until it is at home. */
function isSameDish(dish: DishCard, other: DishCard | undefined): other is DishCard {
  return (
    dish.address === other?.address &&
    dish.needs.every(({ optional }, at) => optional === other.needs[at]?.optional)
  )
}

/** The dishes now, each that stays as it is the same object as before: it need not be read and drawn again. */
export function sameOrNew(
  before: readonly DishCard[],
  now: readonly DishCard[],
): readonly DishCard[] {
  const known = new Map(before.map((dish) => [dish.address, dish]))
  const dishes = now.map((dish) => {
    const other = known.get(dish.address)
    return isSameDish(dish, other) ? other : dish
  })
  const isSame = before.length === now.length && dishes.every((dish, at) => dish === before[at])
  return isSame ? before : dishes
}

/**
 * Dishes composed of a kitchen with the equipment that it has, beside the page; none where there is no kitchen to ask about.
 * Until those of the present kitchen are there, the last ones stay: whoever ranks them matches them anew.
 */
export function useDishes(
  kitchen: Kitchen | undefined,
  lacked: readonly Lackable[],
  owned: readonly Ownable[],
) {
  const [dishes, setDishes] = useState(none)
  const [answered, setAnswered] = useState<unknown[]>([])
  useEffect(() => {
    if (kitchen === undefined) return undefined
    return askDishes({
      kitchen,
      lacked,
      owned,
      after: settledMilliseconds,
      take: (now) => {
        if (now !== null) setDishes((before) => sameOrNew(before, now))
        setAnswered([kitchen, lacked, owned])
      },
    })
  }, [kitchen, lacked, owned])
  /** More may come of this kitchen. */
  const isComposing =
    kitchen !== undefined &&
    [kitchen, lacked, owned].some((each, place) => answered[place] !== each)
  return { dishes, isComposing }
}
