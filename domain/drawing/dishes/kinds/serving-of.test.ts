import { describe, expect, it } from 'vitest'
import { kindOfWords, knownKinds, servingOf } from './serving-of.ts'
import { wordsOfBeds, wordsOfDishes, wordsOfFoods } from './words.ts'

const served = (kind: string, tags: string[] = [], meals: string[] = ['dinner']) =>
  servingOf({ kind, tags, meals })

describe('servingOf', () => {
  it('knows every kind that words tell, and each once', () => {
    const told = [...wordsOfBeds, ...wordsOfDishes, ...wordsOfFoods].map(([, kind]) => kind)
    expect(told.length).toBeGreaterThan(150)
    expect(told.filter((kind) => !knownKinds.includes(kind))).toEqual([])
    expect(new Set(knownKinds).size).toBe(knownKinds.length)
  })

  it('guesses by name, tags and meals how a dish is served that it does not know', () => {
    expect(served('leek-stew')).toBe(served('stew'))
    expect(served('new', ['salad'])).toBe(served('dinner-salad'))
    expect(served('new').vessel).toBe('plate')
    expect(served('new', [], ['dessert']).vessel).toBe('bowl')
  })
})

describe('kindOfWords', () => {
  it.each([
    ['Sunday lasagna with ragù and béchamel', 'lasagne'],
    ['Spinach and feta filo pie', 'filo-pie'],
    ['Käsespätzle, Swabian noodles with cheese', 'kaesespaetzle'],
    ['Midnight spaghetti with garlic and chili', 'aglio-e-olio'],
    ['Pork ragu with fennel over polenta', 'over-mash'],
    ['Bean and cheese burritos', 'wrap'],
    ['Cheese on toast', 'melt'],
    ['Mushrooms on toast with garlic butter', 'cold-toast'],
    ['Gyudon, beef and onions over rice', 'rice-and-side'],
    ['Poulet rôti, French roast chicken', 'roast-chicken'],
    ['Grandmother’s surprise', undefined],
  ])('reads what is said of the whole dish: %s', (title, kind) => {
    expect(kindOfWords(title)).toBe(kind)
  })
})
