import { describe, expect, it } from 'vitest'
import { allKinds } from './all-kinds.ts'
import { kindOfWords } from './kind-of-words.ts'
import { servingOf } from './serving-of.ts'
import { wordsOfBeds, wordsOfDishes, wordsOfFoods } from './words.ts'

const served = (kind: string, meals: string[] = ['dinner']) => servingOf({ kind, meals }, allKinds)

describe('servingOf', () => {
  it('lets the meals tell how a dish of no known kind is served', () => {
    expect(served('stew')).toBe(allKinds.get('stew'))
    expect(served('new').vessel).toBe('plate')
    expect(served('new', ['dessert']).vessel).toBe('bowl')
    expect(served('new', ['breakfast']).vessel).toBe('pan')
  })
})

describe('kindOfWords', () => {
  it('tells only kinds that are drawn', () => {
    const kinds = [...wordsOfBeds, ...wordsOfDishes, ...wordsOfFoods].map(([, kind]) => kind)
    expect(kinds.length).toBeGreaterThan(150)
    expect(kinds.filter((kind) => !allKinds.has(kind))).toEqual([])
  })

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
