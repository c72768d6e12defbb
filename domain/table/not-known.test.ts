import { describe, expect, it, test } from 'vitest'
import { foodsOfTable } from './plan-table.ts'
import { ada, cleo, dish, line, planOf, soup, vocabulary, who, wordsOf } from './testing/dishes.ts'

describe('what is not known', () => {
  it('is never safe: a food says so, and where to look', () => {
    const broth = dish(
      [
        [line('onion'), 300],
        [line('stock-cube'), 10],
      ],
      'Simmer the stock cube and the onion in water.',
    )
    expect(wordsOf(broth, ada, who('Ben', 'celery'), cleo)[1]).toBe(
      'Ben: Not known, so not this dish. It is not known: the stock cube may hold celery. Read the label.',
    )
    expect(wordsOf(broth, ada, who('Ben', 'nuts'), cleo)).toEqual(['Ada, Ben, Cleo: As it is.'])
  })

  it('is never safe: nobody knows what stands in a line that was not read', () => {
    const [onion, potato] = soup.ingredients
    if (onion === undefined || potato === undefined) throw new Error('no soup')
    const unread = dish(
      [
        [onion, 300],
        [potato, 500],
        [line('magic', { ingredient: null, name: 'magic powder' }), 10],
      ],
      'Simmer the onion and the potato in water.',
      'Stir in the magic powder.',
    )
    expect(wordsOf(unread, ada, who('Ben', 'nuts'))[1]).toBe(
      'Ben: Not known, so not this dish. Larder could not read magic powder.',
    )
  })

  it('is no reason to read one label alone: what is certain is said beside it', () => {
    const both = dish(
      [
        [line('butter'), 40],
        [line('stock-cube'), 10],
        [line('onion'), 300],
      ],
      'Simmer the stock cube and the onion in water with the butter.',
    )
    expect(wordsOf(both, ada, who('Ben', 'celery', 'dairy'), cleo)[1]).toBe(
      'Ben: Not known, so not this dish. It is not known: the stock cube may hold celery. Read the label. The butter would have to be replaced or left out as well.',
    )
  })

  it('is anything to who has not said what they avoid, and changes nothing for the others', () => {
    const ben = { name: 'Ben', settings: null, portions: 1 }
    const bens = 'Ben: Not known what they avoid: ask before you serve this.'
    expect(wordsOf(soup, ben, cleo)).toEqual([bens, 'Cleo: As it is.'])
    const eve = who('Eve', 'dairy')
    expect(wordsOf(soup, ada, ben, eve).filter((each) => each !== bens)).toEqual(
      wordsOf(soup, ada, eve),
    )
    expect(planOf(soup, ada, ben, eve).eaters.map(({ name }) => name)).toEqual([
      'Ada',
      'Ben',
      'Eve',
    ])
    expect(wordsOf(soup, ben)).toEqual([bens])
  })

  it('is a changed dish to a diet that goes by amounts', () => {
    const keto = { ...soup, diets: [...soup.diets, 'keto'] }
    expect(wordsOf(keto, who('Ada', 'keto'), cleo)).toEqual(['Ada, Cleo: As it is.'])
    expect(wordsOf(soup, who('Ada', 'keto'), cleo)[0]).toBe(
      'Ada: Not this dish. It is not known to keep to the diet.',
    )
    expect(wordsOf(keto, who('Ada', 'keto', 'dairy'), cleo)[0]).toBe(
      'Ada: Not this dish: it cannot go without the cream. Once something is changed, it is not known to keep to the diet.',
    )
  })
})

test('the foods that it asks about are those of the recipe and of all that may be taken instead', () => {
  expect(foodsOfTable(soup, vocabulary)).toEqual(['onion', 'potato', 'cream'])
  expect(foodsOfTable(dish([[line('butter'), 10]]), vocabulary)).toEqual(['butter', 'olive-oil'])
})
