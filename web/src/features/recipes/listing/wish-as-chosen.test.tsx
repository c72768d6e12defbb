import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { accessAt } from '#domain/access.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { nothingChosen, type ListingChoice } from '#domain/recipes/listing-choice.ts'
import { rulesSaid } from '#domain/recipes/said-rules.ts'
import { settleListing } from '#domain/recipes/settle-listing.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { ActiveFilters } from './active-filters.tsx'
import { activeFilters } from './filter-words.ts'
import { readWish } from './read-wish.ts'
import { wishAsChosen, wishFilters } from './wish-as-chosen.ts'
import { WishRead } from './wish-read.tsx'

const access = accessAt(new Date('2026-06-01'), {
  signedIn: false,
  anonymous: false,
  profileCreatedAt: null,
  subscriptionStatus: null,
  offer: 'paid',
})
const settle = (choice: ListingChoice) => settleListing(choice, null, access)
const cards = [recipeCard({ id: 1, title: 'Fish in parchment', tags: ['light', 'fish'] })]

function show(text: string) {
  const typed = { ...nothingChosen, text }
  const wish = readWish(rulesSaid(text).text, testVocabulary, cards)
  if (wish === null) throw new Error('Nothing of the wish was read.')
  const read = wishAsChosen(typed, settle(typed).query, wish)
  const onChoose = vi.fn<(choice: ListingChoice) => void>()
  const onExact = vi.fn<() => void>()
  render(
    <>
      <WishRead text={text} wish={wish} onExact={onExact} />
      <ActiveFilters
        filters={[...wishFilters(wish, read), ...activeFilters(read, settle(read))]}
        settings={null}
        onChoose={onChoose}
        onClear={() => undefined}
      />
    </>,
  )
  return { read, onChoose, onExact }
}

it('shows each part of a wish, and takes it away alone', async () => {
  const { read, onChoose } = show('something light with fish, not fried, under half an hour')
  expect(read).toMatchObject({ text: 'light fish -fried', maxMinutes: 30 })
  const names = screen.getAllByRole('button', { name: /^Remove/u }).map((each) => each.textContent)
  expect(names).toEqual([
    'Remove light',
    'Remove fish',
    'Remove Without “fried”',
    'Remove Under 30 min',
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Remove.*fried/u }))
  expect(onChoose).toHaveBeenCalledWith({ ...read, text: 'light fish' })
})

it('keeps diets and allergies as the filters that leave out what is not known', () => {
  const { read } = show('I’m vegan, something light but no nuts')
  expect(read).toMatchObject({ preferences: ['vegan'], restrictions: ['nuts'], text: 'light' })
})

it('tells what nothing can be filtered by, and offers the words as they are', async () => {
  const { onExact } = show('something halal with fish')
  expect(screen.getByText(/Not filtered by: halal/u)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Search for/u }))
  expect(onExact).toHaveBeenCalledOnce()
})
