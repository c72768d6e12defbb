import { z } from 'zod'
import type { AskedDish } from '#domain/chat/dishes-asked.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { askAs } from '../data-api.ts'
import type { DishEngine } from './dish-engine.ts'
import { homeColumns, homeRow } from './home-rows.ts'
import { kitchenHere, type ToolPerson } from './person.ts'
import { plainLine } from './plain-line.ts'
import { readingTool, ToolRefusal } from './tool.ts'

const mostDishes = 4
const homesSchema = z.array(homeRow)

function engineOf({ environment: { dishEngine } }: ToolPerson): DishEngine {
  if (dishEngine === undefined) throw new ToolRefusal('unavailable', 'No dishes are composed here.')
  return dishEngine
}

async function homeOf(person: ToolPerson) {
  const { id } = await kitchenHere(person)
  const path = `kitchens?id=eq.${id}&select=${homeColumns}&pantry_items.order=created_at.desc`
  const [home] = await askAs(person.token, person.environment, path, homesSchema)
  const { rules, lacked, owned } = person
  const staples = home?.staple_lists?.ingredients ?? usualStaples
  return { items: home?.pantry_items ?? [], staples, rules, lacked, owned }
}

export const composeDish = readingTool({
  name: 'compose_dish',
  description:
    'Puts dishes together of what is at home now, with the times and temperatures that are safe. Link to one as [title](address).',
  input: z.object({
    with: z.string().max(200).optional().describe('Foods that are to be in it'),
  }),
  composes: true,
  async run({ with: foods = '' }, person) {
    const dishes = await engineOf(person).compose(foods, await homeOf(person))
    return {
      data: dishes.slice(0, mostDishes).map((dish) => ({
        dish: dish.address,
        title: dish.title,
        minutes: dish.minutes,
        servings: dish.servings,
        why: dish.reasons.slice(0, 4),
      })),
    }
  },
})

/** @throws ToolRefusal `no_such_dish` where there is none, or none that suits everybody who eats */
export async function suitableDish(address: string, person: ToolPerson): Promise<AskedDish> {
  const dish = await engineOf(person).find(address, person.rules)
  if (dish === null) {
    const words = 'There is no such dish, or it is not known to suit everybody who eats today.'
    throw new ToolRefusal('no_such_dish', words)
  }
  return { ...dish, title: plainLine(dish.title, 200) }
}
