import { expect, test } from 'vitest'
import type { Dish } from '#domain/composing/dish.ts'
import { checkerOfDishes } from './faults-of-dish.ts'
import { writerOfDishes } from './testing/writer-of-dishes.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue, composing } = await wholeBook()
const faultsOfDish = checkerOfDishes(catalogue)
const dishOf = writerOfDishes(composing)

const fish = dishOf(
  'fish-bake',
  'flavour=mediterranean&for=4&main=cod&veg=tomato&garlic=garlic&acid=lemon&finish=parsley&fat=olive-oil&salt=salt',
)
const soup = dishOf(
  'chunky-soup',
  'flavour=plain&for=4&roots=carrot,potato&allium=onion&quick=cabbage&garlic=garlic&cube=stock-cube&herb=thyme&fat=oil&salt=salt',
)
const masala = dishOf(
  'masala',
  'flavour=indian&for=4&main=chickpea&curry=garam-masala&allium=onion&fresh=tomato&garlic=garlic&ginger=ginger&fat=oil&salt=salt',
)
const curry = dishOf(
  'coconut-curry',
  'flavour=thai&for=4&main=tofu&coconut=coconut-milk&curry=red-curry-paste&garlic=garlic&veg=green-bean&sauce=fish-sauce&acid=lime&fat=oil&salt=salt',
)
const sweetCurry = dishOf(
  'fish-curry',
  'flavour=thai&for=4&main=white-fish&coconut=coconut-milk&curry=red-curry-paste&garlic=garlic&sauce=fish-sauce&sweet=brown-sugar&finish=cilantro&fat=oil&salt=salt',
)
const inPaste = dishOf(
  'curry-paste-stir-fry',
  'flavour=thai&for=4&main=shrimp&curry=red-curry-paste&veg=carrot&sauce=fish-sauce&sweet=sugar&fat=oil&salt=salt',
)
const noodles = dishOf(
  'noodle-stir-fry',
  'flavour=chinese&for=4&noodle=egg-noodle&protein=shrimp&veg=broccoli&garlic=garlic&sauce=soy-sauce&fat=oil',
)
const thighs = dishOf(
  'crisp-thighs',
  'flavour=french&for=4&main=chicken-thigh&garlic=garlic&mustard=mustard&green=frozen-pea&fat=oil&salt=salt',
)
const smoked = dishOf(
  'smoked-pork-in-the-pan',
  'flavour=central-european&for=4&main=kasseler&kraut=sauerkraut&mustard=mustard&fat=oil&salt=salt',
)
const slaw = dishOf(
  'boiled-grain-salad',
  'flavour=plain&for=4&grain=quinoa&veg=carrot&herb=parsley&onion=red-onion&vinegar=vinegar&oil=olive-oil&salt=salt',
)

const without = (dish: Dish, ...slots: string[]): Dish => ({
  ...dish,
  lines: dish.lines.filter(({ slot }) => !slots.includes(slot)),
})
const saying = (dish: Dish, from: RegExp, to: string): Dish => ({
  ...dish,
  steps: dish.steps.map((step) => step.replace(from, to)),
})
const weighing = (dish: Dish, of: string, amount: number): Dish => ({
  ...dish,
  lines: dish.lines.map((line) =>
    line.slot === of ? { ...line, amount: { amount, unit: 'g' as const } } : line,
  ),
})

test.each([
  ['fish in the oven', fish],
  ['a soup', soup],
  ['a masala', masala],
  ['a Thai curry', curry],
  ['a sweet Thai curry', sweetCurry],
  ['shrimp in curry paste', inPaste],
  ['noodles', noodles],
  ['thighs', thighs],
  ['smoked pork', smoked],
  ['a salad', slaw],
])('a good dish is served: %s', (_, dish) => {
  expect(faultsOfDish(dish)).toEqual([])
})

test('four people get six thighs, and smoked meat takes the salt out of what is beside it', () => {
  const amountIn = (dish: Dish, slot: string) =>
    dish.lines.find((line) => line.slot === slot)?.amount?.amount ?? Number.NaN
  expect(amountIn(thighs, 'main')).toBe(6)
  expect(amountIn(smoked, 'salt')).toBeLessThan(0.5)
  expect(amountIn(thighs, 'salt')).toBe(1.5)
})

test.each<[string, string, Dish]>([
  ['fish that bakes too long', 'fish bakes for 22', saying(fish, /bake for 13 /u, 'bake for 22 ')],
  ['a soup of water', 'a soup of water alone', without(soup, 'cube')],
  ['a masala of one spice', 'hardly any spice', without(masala, 'garlic', 'ginger')],
  ['a flat Thai curry', 'nothing salty or sour', without(curry, 'sauce', 'acid')],
  ['a Thai curry that is sweet alone', 'nothing salty or sour', without(sweetCurry, 'sauce')],
  [
    'shrimp that stay in the paste',
    'shrimp stay in the pan',
    saying(inPaste, /; then tip them onto another plate/u, ''),
  ],
  [
    'bread beside it',
    'bread beside a Thai curry',
    saying(curry, /Serve it with rice/u, 'Serve it with bread'),
  ],
  ['a name that is not true', 'no \\blo mein\\b', without(noodles, 'garlic')],
  [
    'carrots that the title hides',
    'the title hides',
    { ...weighing(soup, 'roots', 600), title: 'Soup', isNamed: false },
  ],
  ['shrimp that stay in', 'shrimp stay in the pan', saying(noodles, /, and lift them out/u, '')],
  [
    'beans that turn grey',
    'simmers for 27',
    saying(curry, /simmer gently for \d+ minutes/u, 'simmer gently for 27 minutes'),
  ],
  [
    'a sauce on all the fat',
    'all the fat of the skin',
    saying(thighs, /, and pour off all but a spoonful of the fat/u, ''),
  ],
  [
    'peas that nobody cooks',
    'nobody cooks the frozen pea',
    saying(thighs, /cook the frozen peas/u, 'serve the frozen peas'),
  ],
  [
    'smoked meat salted',
    'is salted once more',
    saying(smoked, /The kasseler needs no salt/u, 'Season the kasseler with salt'),
  ],
  ['a heap of raw carrot', 'of raw carrot', weighing(slaw, 'veg', 600)],
  [
    'spoons of no drawer',
    '0.375 tsp',
    {
      ...soup,
      lines: soup.lines.map((line) =>
        line.slot === 'salt' ? { ...line, amount: { amount: 0.375, unit: 'tsp' as const } } : line,
      ),
    },
  ],
  [
    'oil in which nothing fries',
    'nothing is fried',
    { ...soup, steps: [...soup.steps, 'Heat the oil in a pot. Pour in the water.'] },
  ],
  [
    'meat browned until browned',
    'browned until browned',
    { ...soup, steps: [...soup.steps, 'Brown the meat for 6 minutes, until it is browned.'] },
  ],
])('a strict reader sends back %s', (_, fault, dish) => {
  expect(faultsOfDish(dish).join('\n')).toContain(fault)
})
