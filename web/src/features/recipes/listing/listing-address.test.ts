import { expect, it } from 'vitest'
import { nothingChosen, type ListingChoice } from '#domain/recipes/listing-choice.ts'
import { listingAddress, readListingAddress } from './listing-address.ts'

const read = (address: string) => readListingAddress(new URLSearchParams(address))
const write = (choice: ListingChoice, before = '') =>
  listingAddress(choice, new URLSearchParams(before)).toString()

it('an address without a word asks for nothing, and the other way round', () => {
  expect(read('')).toEqual({ choice: nothingChosen, ignored: [] })
  expect(write(nothingChosen)).toBe('')
})

const everything: ListingChoice = {
  text: 'curry -coconut',
  exactText: true,
  meals: ['lunch', 'dinner'],
  cuisines: [],
  difficulties: ['easy'],
  maxMinutes: null,
  preferences: ['vegan'],
  restrictions: ['nuts', 'soy'],
  seasons: ['winter'],
  minRating: 4,
  premium: false,
  facts: ['no-alcohol', 'without-oven'],
  scope: 'followed',
  maxMissing: 0,
  forKitchen: true,
  sort: 'rated',
  mode: 'use-it-up',
}

it('everything that can be chosen comes back from its address', () => {
  const address = write(everything)
  expect(address).toBe(
    'q=curry+-coconut&exact=1&meal=lunch%2Cdinner&cuisine=any&level=easy&time=any&diet=vegan&without=nuts%2Csoy&season=winter&fits=no-alcohol%2Cwithout-oven&rating=4&premium=no&whose=followed&missing=0&kitchen=1&sort=rated&mode=use-it-up',
  )
  expect(read(address)).toEqual({ choice: everything, ignored: [] })
})

it('addresses of before mean what they meant', () => {
  expect(read('q=pancakes&cuisine=thai&meal=dinner').choice).toEqual({
    ...nothingChosen,
    text: 'pancakes',
    cuisines: ['thai'],
    meals: ['dinner'],
  })
})

it('cuisines beyond those of the settings, and what fits a kitchen, are understood', () => {
  const { choice, ignored } = read('cuisine=korean,greek&fits=freezes,without-spoon')
  expect(choice).toEqual({ ...nothingChosen, cuisines: ['greek', 'korean'], facts: ['freezes'] })
  expect(ignored).toEqual(['fits'])
})

it('a list that is open where the settings say what the kitchen lacks comes back from its address', () => {
  const open = { ...nothingChosen, facts: [] }
  expect(write(open)).toBe('fits=any')
  expect(read('fits=any').choice).toEqual(open)
})

it('what means nothing is left out and named, and what means something beside it holds', () => {
  const { choice, ignored } = read('meal=dinner,brunch&time=7&rating=none&sort=loudest&level=&x=1')
  expect(choice).toEqual({ ...nothingChosen, meals: ['dinner'] })
  expect(ignored.toSorted()).toEqual(['meal', 'rating', 'sort', 'time'])
})

it('what else stands in the address stays', () => {
  expect(write({ ...nothingChosen, text: 'pie' }, 'ref=mail&meal=dinner')).toBe('ref=mail&q=pie')
})
