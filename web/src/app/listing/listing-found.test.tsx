import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { wholeListing } from '#domain/recipes/listing.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import { openChoice, settleListing } from '#domain/recipes/settle-listing.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { readGuestPantry } from '#web/features/pantry/guest-pantry.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { accessIn, renderAt } from '../testing/render-app.tsx'
import { ListingFound } from './listing-found.tsx'
import type { ShownListing } from './use-listing.ts'

const need = (ingredient: string) => ({ ingredient, text: ingredient, optional: false })
const recipe = recipeCard({
  id: 1,
  title: 'Fried eggs',
  image: '/covers/stock.webp',
  needs: [need('egg'), need('butter')],
})
const entries = [
  { ingredient: 'egg', status: 'have', ageDays: 0 },
  { ingredient: 'butter', status: 'likely', ageDays: 0 },
] as const
const kitchen = prepareKitchen(entries, [], testVocabulary, noRules)

function open(cards: ReactNode) {
  const { client } = renderAt('/', cards)
  act(() => {
    client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  })
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', memoryStorage())
  stubDataApi(() => Response.json([]))
})
afterEach(() => vi.unstubAllGlobals())

function show(
  listing: Pick<ShownListing, 'matches' | 'request'>,
  onChoose: (choice: ListingChoice) => void,
) {
  const choice = openChoice(null)
  const nothing = () => undefined
  open(
    <ListingFound
      listing={{
        kitchen,
        isBare: false,
        here: { cards: [recipe], kitchen, vocabulary: testVocabulary, phrases: [], shown: 12 },
        ofKitchen: undefined,
        count: undefined,
        total: 1,
        isTotalWhole: true,
        readAs: null,
        hasMore: false,
        isLoadingMore: false,
        hasMoreFailed: false,
        showMore: nothing,
        isOnDeviceOnly: false,
        hasFailed: false,
        isFetching: false,
        refetch: nothing,
        ...listing,
      }}
      heading="1 recipe"
      sort={null}
      address={{ choice, ignored: [], typed: '', type: nothing, choose: nothing }}
      onChoose={onChoose}
      settled={{ ...settleListing(choice, null, accessIn('visitor')), query: wholeListing }}
      settings={null}
      isOnTop
    />,
  )
}

it('leads from nothing found to what the kitchen can cook', async () => {
  const onChoose = vi.fn<(choice: ListingChoice) => void>()
  const request = { pantry: [], staples: [], query: wholeListing, reader: null }
  show({ matches: [], request }, onChoose)
  await userEvent.click(await screen.findByRole('button', { name: 'What my kitchen can cook' }))
  expect(onChoose).toHaveBeenCalledWith({ ...openChoice(null), forKitchen: true })
})

it('a card of the list of recipes names what is believed, a tap from no', async () => {
  show({ matches: [matchRecipe(recipe, kitchen)], request: undefined }, () => undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'No butter at home' }))
  await waitFor(() =>
    expect(readGuestPantry().map(({ ingredient, status }) => [ingredient, status])).toEqual([
      ['butter', 'out'],
    ]),
  )
})
