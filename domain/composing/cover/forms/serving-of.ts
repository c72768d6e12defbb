import type { CoverDish } from '../cover-dish.ts'
import { potForms } from './one-pot.ts'
import { ovenForms } from './oven-and-bread.ts'
import { panForms } from './pan-and-salad.ts'
import type { Serving } from './serving.ts'
import { sweetForms } from './sweet.ts'
import {
  baked,
  between,
  biscuits,
  blended,
  bowlOfCream,
  bowlWithDip,
  bread,
  browned,
  cake,
  curry,
  eggs,
  folded,
  fruits,
  glasses,
  noodles,
  oats,
  pasta,
  plate,
  pot,
  pulse,
  ramen,
  rice,
  salad,
  soup,
  stack,
  tray,
  wok,
} from './usual.ts'

const forms: ReadonlyMap<string, Serving> = new Map(
  Object.entries({ ...potForms, ...panForms, ...ovenForms, ...sweetForms }),
)

/** Every form that has a picture of its own. */
export const knownForms: readonly string[] = [...forms.keys()]

/** Words in the name of a form, or among its tags, that tell how such a dish looks; the first that is found counts. */
const words: readonly (readonly [RegExp, Serving])[] = [
  [/smoothie|shake|juice|lassi/, glasses],
  [/noodle.*soup|ramen|pho|laksa/, ramen],
  [/blended|cream-soup|bisque|puree/, blended],
  [/soup|broth|chowder|minestrone/, soup],
  [/salad|slaw/, salad],
  [/dal|dhal|lentil/, pulse],
  [/curry|masala|korma/, curry],
  [/noodle|pad-|lo-mein/, noodles],
  [/pasta|spaghetti|lasagne|gnocchi/, pasta],
  [/pancake|waffle/, stack],
  [/fritter|patties|burger|cutlet|cake-of/, browned],
  [/taco|tortilla|burrito|wrap|fajita/, folded],
  [/sandwich|roll|panini/, between],
  [/toast|crostini|bread/, bread],
  [/dip|hummus|spread/, bowlWithDip],
  [/stir-fry|wok|fried-/, wok],
  [/rice|pilaf|paella|grain|couscous|risotto/, rice],
  [/porridge|oat|granola|muesli/, oats],
  [/cookie|biscuit|muffin|scone/, biscuits],
  [/cake|tart|pie-sweet|brownie/, cake],
  [/pudding|yogurt|custard|mousse|cream/, bowlOfCream],
  [/fruit|compote/, fruits],
  [/gratin|bake|casserole|pie/, baked],
  [/roast|tray|oven/, tray],
  [/egg|omelette|frittata/, eggs],
  [/stew|braise|pot|chilli|goulash/, pot],
]

/** How a dish is served: as its form says, else as its name, its tags and its meals let one guess. */
export function servingOf({
  form,
  tags,
  meals,
}: Pick<CoverDish, 'form' | 'tags' | 'meals'>): Serving {
  const known = forms.get(form)
  if (known !== undefined) return known
  const guess = [form, ...tags]
    .map((name) => words.find(([word]) => word.test(name))?.[1])
    .find((serving) => serving !== undefined)
  if (guess !== undefined) return guess
  if (meals.includes('dessert')) return bowlOfCream
  return meals.includes('breakfast') ? eggs : plate
}
