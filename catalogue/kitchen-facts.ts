import { alcoholIn } from '#domain/ingredients/alcohol.ts'
import { type Equipment, equipmentIn } from '#domain/recipes/equipment.ts'
import {
  type DishFact,
  type KnownFacts,
  knownFacts,
  type Lackable,
} from '#domain/recipes/kitchen-facts.ts'
import { type Keeping, keepingIn } from '#domain/recipes/keeping.ts'
import type { CatalogueRecipe } from './read.ts'

const words: Readonly<Record<Equipment, Lackable>> = {
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

function dishFactsOf({ storage, ingredients }: CatalogueRecipe): DishFact[] {
  const keeping = storage === undefined ? undefined : keepingIn(storage)
  const alcohol = ingredients.map(({ item }) => alcoholIn(item))
  const facts: DishFact[] = []
  if (keeping !== undefined && keepsDays(keeping) >= fewDays) facts.push('keeps-3-days')
  if (keeping?.freezable === 'yes') facts.push('freezes')
  if (alcohol.every((each) => each === 'no')) facts.push('no-alcohol')
  if (alcohol.every((each) => each === 'no' || each === 'brewed')) facts.push('no-added-alcohol')
  return facts
}

/** What the words of a recipe say of the kitchen that it needs, how it keeps, and whether it holds alcohol. */
export function kitchenFactsOf(recipe: CatalogueRecipe): KnownFacts {
  const needed = equipmentIn(recipe.steps).map((each) => words[each])
  return knownFacts(dishFactsOf(recipe), needed)
}
