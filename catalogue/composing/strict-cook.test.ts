import { expect, test } from 'vitest'
import type { Dish } from '#domain/composing/dish.ts'
import { checkerOfDishes } from './faults-of-dish.ts'
import { writerOfDishes } from './testing/writer-of-dishes.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue, composing } = await wholeBook()
const faultsOfDish = checkerOfDishes(catalogue)
const dishOf = writerOfDishes(composing)

const stirFry = dishOf(
  'stir-fry',
  'flavour=chinese&for=4&main=chicken-breast&veg=broccoli&garlic=garlic&soy=soy-sauce&fat=oil&salt=salt',
)
const soup = dishOf(
  'chunky-soup',
  'flavour=plain&for=4&roots=carrot,potato&allium=onion&bean=white-bean&garlic=garlic&cube=stock-cube&herb=thyme&finish=parsley&fat=oil&salt=salt',
)
const rice = dishOf(
  'one-pot-meat-rice',
  'flavour=spanish&for=4&main=chicken-thigh&grain=rice&spice=paprika&allium=onion&garlic=garlic&whole=bay-leaf&fat=oil&salt=salt',
)

const ramen = dishOf(
  'tuna-noodles',
  'flavour=japanese&for=2&tuna=canned-tuna&noodle=instant-noodle&butter=butter&soy=soy-sauce&salt=salt',
)

// Neither the bread nor the cheese has a row of its own.
const melt = dishOf(
  'tuna-melt',
  'flavour=american&for=2&tuna=ventresca&cheese=smoked-mozzarella&bread=hard-dough-bread&mayo=sour-cream&butter=oil',
)

const steps = (dish: Dish, change: (step: string) => string): Dish => ({
  ...dish,
  steps: dish.steps.map(change),
})
const withLast = (dish: Dish, sentence: string): Dish => ({
  ...dish,
  steps: [...dish.steps, sentence],
})
const without = (dish: Dish, slot: string): Dish => ({
  ...dish,
  lines: dish.lines.filter((line) => line.slot !== slot),
})

test.each<[string, Dish]>([
  ['a stir-fry', stirFry],
  ['a soup', soup],
  ['chicken and rice', rice],
  ['instant noodles with tuna', ramen],
  ['a melt of kinds that are as salty as others', melt],
])('a good dish has no fault: %s', (_, dish) => {
  expect(faultsOfDish(dish)).toEqual([])
})

test.each<[string, string, Dish]>([
  ['no salt in it', 'bland', without(stirFry, 'soy')],
  [
    'a cup of salt',
    'too salty',
    {
      ...stirFry,
      lines: stirFry.lines.map((line) =>
        line.slot === 'soy' ? { ...line, amount: { amount: 1, unit: 'cup' } } : line,
      ),
    },
  ],
  [
    'instant noodles with what lies in their packet',
    'too salty',
    steps(ramen, (step) => step.replace('and leave out the seasoning', '')),
  ],
  [
    'beans with their brine',
    'nobody drains the white-bean',
    steps(soup, (step) => step.replaceAll('drain', 'warm')),
  ],
  [
    'words of a sauce with starch',
    'words of another dish',
    withLast(stirFry, 'Stir the sauce once more.'),
  ],
  [
    'an egg that is not there',
    'words of another dish',
    { ...stirFry, storage: '2 days, without the egg.' },
  ],
  [
    'a sauce in a soup',
    'no sauce that clings',
    withLast(soup, 'Simmer until the sauce clings to the carrots.'),
  ],
  [
    'a comma for an "and"',
    'a comma for an "and"',
    withLast(soup, 'Taste for salt, squeeze the lemon over it.'),
  ],
  [
    'a thing named twice',
    'names a thing twice',
    withLast(soup, 'Crumble the white beans. Scatter the white beans over it.'),
  ],
  [
    'a kilogram in one layer',
    'in one layer',
    {
      ...withLast(stirFry, 'Spread it in the pan in one layer.'),
      lines: stirFry.lines.map((line) =>
        line.slot === 'veg' ? { ...line, amount: { amount: 1050, unit: 'g' } } : line,
      ),
    },
  ],
  [
    'fourteen carrots',
    '14 of carrot',
    {
      ...soup,
      lines: soup.lines.map((line) =>
        line.ingredient === 'carrot' ? { ...line, amount: { amount: 14, unit: 'piece' } } : line,
      ),
    },
  ],
  [
    'rice that is drowned',
    'of water on the grain',
    withLast(rice, 'Pour in 600 ml (2 1/2 cups) of boiling water.'),
  ],
  [
    'a curry that the title hides',
    'the title hides curry-powder',
    {
      ...soup,
      lines: soup.lines.map((line) =>
        line.slot === 'bean' ? { ...line, ingredient: 'curry-powder' } : line,
      ),
    },
  ],
  [
    'parsley that nobody cuts',
    'nobody cuts the parsley',
    steps(soup, (step) => step.replace(/chop the [^.]*parsley[^.]*\./iu, '')),
  ],
  [
    'sprigs that stay in',
    'the thyme stays in',
    steps(soup, (step) => step.replace('Take out the thyme.', '')),
  ],
  [
    'a title strung on with "and"',
    'two times "and"',
    { ...soup, title: 'Soup with carrots and potatoes and beans' },
  ],
  [
    'half a scallion',
    '1.5 of scallion',
    {
      ...soup,
      lines: soup.lines.map((line) =>
        line.slot === 'finish'
          ? { ...line, ingredient: 'scallion', amount: { amount: 1.5, unit: 'piece' } }
          : line,
      ),
    },
  ],
  [
    'parsley that is tasted',
    'nobody knows what is tasted',
    withLast(soup, 'Chop the parsley finely. Taste it, and add salt.'),
  ],
  ['an opening about another can', 'a vague opening', { ...soup, summary: 'A can of beans.' }],
  [
    'bacon that neither title nor opening names',
    'neither title nor opening tells of the bacon',
    {
      ...soup,
      lines: soup.lines.map((line) =>
        line.slot === 'cube' ? { ...line, ingredient: 'bacon' } : line,
      ),
    },
  ],
  ['oil that is called fat', 'oil is called fat', withLast(soup, 'Add the rest of the fat.')],
])('a strict cook finds %s', (_, fault, dish) => {
  expect(faultsOfDish(dish).join('\n')).toContain(fault)
})

test('nothing on which a dish hangs is there "if you like"', () => {
  const slaw = dishOf(
    'slaw',
    'flavour=plain&for=4&main=cabbage&second=carrot&onion=onion&vinegar=vinegar&sugar=sugar&oil=oil&salt=salt&pepper=black-pepper',
  )
  expect(slaw.lines.filter((line) => line.isOptional).map(({ ingredient }) => ingredient)).toEqual([
    'sugar',
    'black-pepper',
  ])
})
