import type { Kitchen } from '../matching/kitchen.ts'
import type { Equipped } from '../recipes/lacked.ts'
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

interface CardsWanted extends Equipped {
  /** Whether each dish says why each thing goes in. */
  isExplained?: boolean
}

/** Cards of the dishes that are composed of a kitchen, the one that makes most of it first. */
export function cardsOfKitchen(
  kitchen: Kitchen,
  composing: Composing,
  { isExplained = false, ...equipped }: CardsWanted = {},
): DishCard[] {
  return composeDishes(kitchen, composing, equipped).map((dish) => {
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
