import { alcoholIn } from '../ingredients/alcohol.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { type Equipment, equipmentIn } from './equipment.ts'
import { type DishFact, type KnownFacts, knownFacts, type Lackable } from './kitchen-facts.ts'
import { needsSecondPot } from './second-pot.ts'
import { needsStove } from './stove.ts'
import { type Keeping, keepingIn } from './keeping.ts'

export const lackableOf: Readonly<Record<Equipment, Lackable>> = {
  oven: 'oven',
  'broiler (grill)': 'broiler',
  'barbecue or grill pan': 'barbecue',
  microwave: 'microwave',
  'air fryer': 'air-fryer',
  'slow cooker': 'slow-cooker',
  'pressure cooker': 'pressure-cooker',
  'rice cooker': 'rice-cooker',
  blender: 'blender',
  'food processor': 'food-processor',
  mixer: 'mixer',
  wok: 'wok',
  steamer: 'steamer',
  'waffle iron': 'waffle-iron',
  'ice cream maker': 'ice-cream-maker',
  'pasta machine': 'pasta-machine',
  'kitchen torch': 'kitchen-torch',
  mortar: 'mortar',
  'rolling pin': 'rolling-pin',
  'piping bag': 'piping-bag',
  thermometer: 'thermometer',
}

const fewDays = 3

/** What holds for a part, or only before it is cooked, is no promise of the dish. */
function keepsDays({ fridge, room }: Keeping): number {
  const whole = [fridge, room].filter((stay) => stay !== undefined && stay.only === null)
  return Math.max(0, ...whole.map((stay) => stay?.days ?? 0))
}

/** What is written of a dish. */
interface Written {
  steps: readonly string[]
  storage: string | null
  foods: readonly IngredientId[]
}

function dishFactsOf({ storage, foods }: Written): DishFact[] {
  const keeping = storage === null ? undefined : keepingIn(storage)
  const alcohol = foods.map(alcoholIn)
  const facts: DishFact[] = []
  if (keeping !== undefined && keepsDays(keeping) >= fewDays) facts.push('keeps-3-days')
  if (keeping?.freezable === 'yes') facts.push('freezes')
  if (alcohol.every((each) => each === 'no')) facts.push('no-alcohol')
  if (alcohol.every((each) => each === 'no' || each === 'brewed')) facts.push('no-added-alcohol')
  return facts
}

/**
 * What the words of a dish say of the kitchen that it needs, how it keeps, and whether it holds alcohol.
 *
 * @param known what it needs of which it is known beside its words
 */
export function factsOfWritten(dish: Written, known: readonly Equipment[] = []): KnownFacts {
  const needed: Lackable[] = [...equipmentIn(dish.steps), ...known].map((each) => lackableOf[each])
  if (needsStove(dish.steps)) needed.push('stove')
  if (needsSecondPot(dish.steps)) needed.push('second-pot')
  return knownFacts(dishFactsOf(dish), needed)
}
