import { describe, expect, test } from 'vitest'
import { readAspects } from '#domain/wishes/aspects.ts'
import { readDish } from '#domain/wishes/dish-text.ts'
import { fitOf } from '#domain/wishes/fit.ts'
import { knownLexicon } from '#domain/wishes/known-lexicon.ts'
import { searchFor, type WishSearch } from '#domain/wishes/wish-choice.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const known = { lexicon: knownLexicon(vocabulary), vocabulary }
const search = (text: string) => searchFor(text, known, (word) => word !== 'zanzibar')
const without = ({ unwanted }: WishSearch) => unwanted.map(({ name }) => name)

describe('a wish is read as a search', () => {
  test.each([
    ['something light with fish, not fried', ['light', 'fish'], ['fried']],
    ['I want a soup with leeks but I don’t like mushrooms', ['soup', 'leek'], ['mushroom']],
    ['anything Korean, but not with kimchi', ['korean'], ['kimchi']],
    [
      'I would like a salad without radishes, capers, or olives',
      ['salad'],
      ['radish', 'caper', 'olive'],
    ],
    ['I never made risotto, can I have one with peas', ['risotto', 'pea'], []],
    ['I’m sick of chicken, what curry can I make', ['curry'], ['chicken']],
    ['something spicy from zanzibar', ['spicy'], []],
  ])('%s', (text, wanted, unwanted) => {
    const read = search(text)
    expect([read.wanted, without(read)]).toEqual([wanted, unwanted])
  })

  test('what must not be in it filters strictly', () => {
    const read = search('I need a dessert, my daughter is allergic to dairy and hates walnuts')
    expect(read.restrictions).toContain('dairy')
    expect(without(read)).toEqual(['walnut'])
    expect(search('I’m vegan, something with lentils').preferences).toEqual(['vegan'])
    expect(search('something without any alcohol').facts).toEqual(['no-alcohol'])
  })

  test('an allergy to a food leaves out all groups that it is not known to be free of', () => {
    const read = search('something sweet, I’m allergic to cashews')
    expect(read.restrictions).toContain('nuts')
    expect(read.notFiltered).toContain('cashew allergy')
  })

  test('of a class all names are left out', () => {
    const [pork] = search('I want a stew but no pork').unwanted
    expect(pork?.words).toEqual(expect.arrayContaining(['pork', 'bacon', 'ham']))
  })

  test('what is understood and cannot be filtered by is said', () => {
    expect(search('something halal with lamb').notFiltered).toEqual(['halal'])
    expect(search('something from zanzibar').notFiltered).toEqual(['zanzibar'])
  })

  test('a hurry is half an hour', () => {
    expect(search('I’m in a hurry, something with eggs').maxMinutes).toBe(30)
  })
})

/** Of several dishes the one that a wish fits best. */
function chosen(wish: string, dishes: readonly string[]): string | undefined {
  const aspects = readAspects(wish, known)
  const fit = (dish: string) => fitOf(aspects, readDish(dish, known), known.lexicon)
  return dishes.toSorted((one, other) => fit(other) - fit(one))[0]
}

test.each([
  [
    'a cold drink with mint',
    'Iced mint lemonade',
    ['Hot mint tea', 'Mint chocolate cake', 'Iced coffee'],
  ],
  [
    'soup without dairy',
    'Lentil soup with basil',
    ['Cream of mushroom soup', 'Green salad with feta'],
  ],
  [
    'something soft, my tooth was pulled',
    'Mashed potatoes with butter',
    ['Almond brittle', 'Crispy fried chicken'],
  ],
  ['vegan burger', 'Burger of black beans', ['Vegan apple cake', 'Burger with beef and cheddar']],
  [
    'a dish like pizza but without tomato',
    'White pizza with ricotta',
    ['Pizza with tomato sauce', 'Bread with olive oil'],
  ],
  [
    'Greek dinner for someone who hates lamb',
    'Greek chicken with lemon',
    ['Greek lamb stew', 'French chicken pie'],
  ],
  [
    'cheap meal with beans',
    'Simple bean stew with carrots',
    ['Beans with lobster and truffle', 'Cheap noodle soup'],
  ],
  [
    'dairy-free ice cream',
    'Dairy-free mango ice cream',
    ['Ice cream with whole milk', 'Dairy-free pancakes'],
  ],
])('%s: %s', (wish, best, others) => {
  expect(chosen(wish, [...others, best])).toBe(best)
})
