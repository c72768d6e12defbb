import { expect, test } from 'vitest'
import type { Dish } from '#domain/composing/dish.ts'
import { checkerOfDishes } from './faults-of-dish.ts'
import { wholeBook } from './testing/whole-book.ts'
import { writerOfDishes } from './testing/writer-of-dishes.ts'

const { catalogue, composing } = await wholeBook()
const faultsOfDish = checkerOfDishes(catalogue)
const dishOf = writerOfDishes(composing)

const tagliatelle = dishOf(
  'pasta-cream',
  'flavour=italian&for=4&cream=heavy-cream&pasta=tagliatelle&veg=spinach&garlic=garlic&cheese=parmesan&fat=oil&salt=salt',
)
const aglio = dishOf(
  'aglio-e-olio',
  'flavour=italian&for=4&pasta=spaghetti&garlic=garlic&fat=olive-oil&herb=parsley&salt=salt',
)
const steaks = dishOf(
  'pan-roast',
  'flavour=french&for=4&main=beef-steak&mushroom=mushroom&allium=shallot&spirit=brandy&cream=heavy-cream&potato=potato&butter=butter&fat=oil&salt=salt&pepper=black-pepper',
)
const thighs = dishOf(
  'crisp-thighs',
  'flavour=french&for=4&main=chicken-thigh&mushroom=mushroom&allium=onion&mustard=mustard&potato=potato&fat=oil&salt=salt',
)
const squid = dishOf(
  'basil-stir-fry',
  'flavour=thai&for=4&main=squid&basil=thai-basil&sauce=fish-sauce&garlic=garlic&chili=red-chili&veg=green-bean&fat=oil&salt=salt',
)
const patties = dishOf(
  'patties-in-gravy',
  'flavour=central-european&for=4&main=ground-beef&allium=onion&crumb=bread&egg=egg&flour=all-purpose-flour&potato=potato&fat=oil&salt=salt&pepper=black-pepper',
)
const salmon = dishOf(
  'fish-on-creamed-greens',
  'flavour=french&for=4&main=salmon&greens=spinach&cream=heavy-cream&garlic=garlic&acid=lemon&butter=butter&fat=oil&salt=salt',
)
const bun = dishOf(
  'noodle-salad',
  'flavour=thai&for=4&noodle=rice-vermicelli&main=pork-tenderloin&raw=cucumber,carrot&herb=mint&sauce=fish-sauce&lime=lime&sweet=sugar&garlic=garlic&fat=oil',
)
const congee = dishOf(
  'congee',
  'flavour=chinese&for=4&rice=rice&ginger=ginger&protein=salmon&sauce=soy-sauce&finish=scallion&salt=salt',
)
const bubble = dishOf(
  'bubble-and-squeak',
  'flavour=british&for=4&veg=cabbage&potato=potato&allium=onion&fat=butter&salt=salt',
)
const greens = dishOf(
  'stir-fry',
  'flavour=chinese&for=4&main=pork-tenderloin&veg=bok-choy,mushroom,bean-sprout&garlic=garlic&soy=soy-sauce&fat=oil&salt=salt',
)
const portobellos = dishOf(
  'fried-rice',
  'flavour=chinese&for=2&rice=cooked-rice&egg=egg&veg=bok-choy,portobello-mushroom&garlic=garlic&sauce=soy-sauce&fat=oil&salt=salt',
)
const beans = dishOf(
  'bean-soup',
  'flavour=central-european&for=4&bean=white-bean&allium=onion&soffritto=carrot&meat=bacon&garlic=garlic&fat=oil&salt=salt',
)

test.each([
  ['pasta in cream', tagliatelle],
  ['pasta in garlic oil', aglio],
  ['steaks', steaks],
  ['crisp thighs', thighs],
  ['squid with basil', squid],
  ['patties in gravy', patties],
  ['salmon on spinach', salmon],
  ['a bowl of cool noodles', bun],
  ['congee', congee],
  ['bean soup', beans],
  ['bubble and squeak', bubble],
  ['a stir-fry with mushrooms', greens],
  ['fried rice with portobellos', portobellos],
])('a good dish comes in its order: %s', (_, dish) => {
  expect(faultsOfDish(dish)).toEqual([])
})

const without = (dish: Dish, ...slots: string[]): Dish => ({
  ...dish,
  lines: dish.lines.filter(({ slot }) => !slots.includes(slot)),
})
const saying = (dish: Dish, from: RegExp, to: string): Dish => ({
  ...dish,
  steps: dish.steps.map((step) => step.replace(from, to)),
})
const taking = (dish: Dish, of: string, amount: number, unit: 'g' | 'ml' | 'tbsp'): Dish => ({
  ...dish,
  lines: dish.lines.map((line) =>
    line.slot === of ? { ...line, amount: { amount, unit } } : line,
  ),
})

test.each<[string, string, Dish]>([
  [
    'pasta water before the pasta',
    'before there is any',
    saying(
      tagliatelle,
      /^Boil the tagliatelle/u,
      'Pour in 100 ml of the pasta water. Boil the tagliatelle',
    ),
  ],
  [
    'pasta that waits for its garlic',
    'the pasta waits for 4',
    saying(aglio, /Meanwhile warm/u, 'Warm'),
  ],
  ['pasta in bare cream', 'in cream and nothing else', without(tagliatelle, 'garlic', 'cheese')],
  [
    'thighs that wait',
    'waits for',
    saying(thighs, /and boil for 3 minutes/u, 'and boil for 21 minutes'),
  ],
  ['a glass of brandy', 'too much brandy', taking(steaks, 'spirit', 150, 'ml')],
  ['brandy over a flame', 'over a flame', saying(steaks, /off the (?:flame|heat)/gu, 'up')],
  [
    'squid that boils on',
    'squid cooks for 15',
    saying(
      squid,
      /until it is white and firm\./u,
      'until it is firm. Cover and simmer for 12 minutes.',
    ),
  ],
  [
    'potatoes with nothing on them',
    'nothing on them',
    {
      ...patties,
      steps: ['Boil the potatoes.', 'Fry the patties.', 'Serve them with the potatoes.'],
    },
  ],
  [
    'cream that runs',
    'nothing thickens',
    saying(salmon, /until it is thick and nothing runs on the plate/u, 'until it is hot'),
  ],
  ['a dressing without sugar', 'nothing sweet', without(bun, 'sweet')],
  ['congee on water', 'congee on water', without(congee, 'sauce')],
  ['a bean soup of carrots', 'a bean soup with', taking(beans, 'soffritto', 900, 'g')],
  [
    'potatoes that nobody drains',
    'lie in their water for 29',
    saying(saying(bubble, /; drain them [^.]*\./u, '.'), /Meanwhile cut/u, 'Cut'),
  ],
  [
    'mushrooms beside bok choy',
    'mushrooms steam',
    saying(greens, /Add the mushrooms/u, 'Add the mushrooms and the bok choy'),
  ],
  [
    'portobellos in a pan that is wet',
    'mushrooms steam',
    saying(
      portobellos,
      /Add the portobello mushroom and stir-fry/u,
      'Add the bok choy and stir-fry for 3 minutes. Add the portobello mushroom and stir-fry',
    ),
  ],
  ['hardly any basil', 'of basil', taking(squid, 'basil', 4, 'tbsp')],
  ['a chili that nobody cuts', 'cuts the chili', saying(squid, /Slice the red chil[^.]*\./u, '')],
])('a strict reader sends back %s', (_, fault, dish) => {
  expect(faultsOfDish(dish).join('\n')).toContain(fault)
})
