import { describe, expect, it } from 'vitest'
import { accessAt } from '#domain/access.ts'
import { nothingChosen, type ListingChoice } from '#domain/recipes/listing-choice.ts'
import { settleListing } from '#domain/recipes/settle-listing.ts'
import { activeFilters } from './filter-words.ts'
import { saidAsChosen } from './said-choice.ts'

const visitor = accessAt(new Date('2026-06-01'), {
  signedIn: false,
  anonymous: false,
  profileCreatedAt: null,
  subscriptionStatus: null,
  offer: 'paid',
})
const settle = (choice: ListingChoice) => settleListing(choice, null, visitor)

describe('rules that the words of a search say', () => {
  const choice = { ...nothingChosen, text: 'egg and nut free cake, no oven, 20 minutes' }

  it('stand among what narrows the list, and are taken away one by one', () => {
    const filters = activeFilters(choice, settle(choice))
    const words = filters.map((filter) => filter.words)
    expect(words).toEqual(['Under 20 min', 'No eggs', 'No nuts', 'Without an oven'])
    const without = filters.find((filter) => filter.words === 'No nuts')?.without
    expect(without).toMatchObject({
      text: 'cake,',
      restrictions: ['eggs'],
      facts: ['without-oven'],
      maxMinutes: 30,
    })
  })

  it('leave a search without any as it is', () => {
    const plain = { ...nothingChosen, text: 'nuts' }
    expect(saidAsChosen(plain, settle(plain).query)).toBe(plain)
  })
})
