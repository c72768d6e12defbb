import { foodKeeper, idsIn, type KeepingFact } from './keeping-facts.ts'

/** In the fridge, what usually stands outside of it: some keeps longer there, some suffers from the cold. */
export const chilledFacts: readonly KeepingFact[] = [
  {
    days: 7,
    ingredients: idsIn(`
      bread bread-roll bagel brownie burger-bun cheesecake chocolate-cake croissant danish-pastry doughnut
      english-muffin hot-dog-bun muffin pound-cake sponge-cake
    `),
    fact: 'Bread, rolls, muffins, doughnuts and cakes keep a week in the fridge.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: idsIn('tomato cherry-tomato avocado banana plantain'),
    fact: 'Ripe tomatoes, avocados, bananas and plantains keep three days and more in the fridge.',
    source: foodKeeper,
  },
  {
    days: 4,
    ingredients: idsIn('pineapple'),
    fact: 'A ripe pineapple keeps four to five days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 14,
    ingredients: idsIn('coconut'),
    fact: 'A coconut keeps two to three weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: idsIn('potato floury-potato waxy-potato sweet-potato yam garlic'),
    fact: 'Potatoes, sweet potatoes and garlic keep one to two weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 60,
    ingredients: idsIn('onion'),
    fact: 'Onions keep two months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 30,
    ingredients: idsIn('winter-squash'),
    fact: 'Winter squash keeps one to three months in the fridge.',
    source: foodKeeper,
  },
]
