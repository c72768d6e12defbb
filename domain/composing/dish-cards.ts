import type { Kitchen } from '../matching/kitchen.ts'
import type { Lackable } from '../recipes/kitchen-facts.ts'
import { composeDishes, type Composing } from './compose.ts'
import type { Dish, Writing } from './dish.ts'
import { dishAddress, dishId, partsOfAddress } from './dish-address.ts'
import { dishAt } from './dish-at.ts'
import { type DishCard, toDishCard } from './dish-card.ts'
import { coverOf } from './dish-cover.ts'
import { reasonsFor } from './why.ts'

function cardOf(dish: Dish, kitchen: Pick<Kitchen, 'owned'>, writing: Writing): DishCard {
  const address = dishAddress(dish.composition)
  const image = coverOf(dish, writing.vocabulary)
  return toDishCard(dish, { id: dishId(address), address, image }, kitchen, writing)
}

interface CardsWanted {
  /** Equipment that is not there. */
  lacked?: readonly Lackable[]
  /** Whether each dish says why each thing goes in. */
  isExplained?: boolean
}

/** Cards of the dishes that are composed of a kitchen, the one that makes most of it first. */
export function cardsOfKitchen(
  kitchen: Kitchen,
  composing: Composing,
  { lacked, isExplained = false }: CardsWanted = {},
): DishCard[] {
  return composeDishes(kitchen, composing, lacked).map((dish) => {
    const card = cardOf(dish, kitchen, composing)
    return isExplained ? { ...card, reasons: reasonsFor(dish, kitchen, composing) } : card
  })
}

/** The card of the dish at an address as `dishAddress` writes it, for a kitchen; null where there is no such dish. */
export function cardAt(
  address: string,
  kitchen: Pick<Kitchen, 'owned'>,
  writing: Writing,
): DishCard | null {
  const { name, query } = partsOfAddress(address)
  const dish = dishAt(name, query, writing)
  return dish === null ? null : cardOf(dish, kitchen, writing)
}
