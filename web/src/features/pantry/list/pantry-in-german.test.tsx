import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withGermanNames } from '#domain/ingredients/testing/german-names.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { vocabularyCodeQuery, vocabularyQuery } from '#web/lib/catalogue.ts'
import { forgetGuestPantry, writeGuestPantry } from '../guest-pantry.ts'
import { usePantry } from '../use-pantry.ts'
import { PantryList } from './pantry-list.tsx'

const vocabulary = withGermanNames(testVocabulary)
const speaker = { tag: 'de', translate: readTranslations('de') }
const now = new Date()

/** As it was stored while the page spoke English. */
const stored = (id: string, changed: Partial<PantryItem>): PantryItem => ({
  ...pantryItemOf(id, testVocabulary, { id, at: now }),
  ...changed,
})

function Pantry() {
  const { items } = usePantry(null)
  return <PantryList items={items} vocabulary={vocabulary} now={now} onOpen={() => undefined} />
}

async function openPantry() {
  const client = new QueryClient()
  await client.prefetchQuery(vocabularyCodeQuery)
  client.setQueryData(vocabularyQuery.queryKey, vocabulary)
  render(
    <QueryClientProvider client={client}>
      <Pantry />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  forgetGuestPantry()
  localStorage.clear()
  writeGuestPantry([
    stored('egg', { quantity: 6, category: 'Dairy & Eggs' }),
    stored('onion', { quantity: 1, category: 'Vegetables' }),
    stored('garlic', { quantity: 2, unit: 'clove', category: 'Vegetables' }),
    { ...stored('egg', { id: 'own' }), name: 'Tante Emmas Allerlei', ingredient: null },
  ])
})
afterEach(() => findSpeakerBy(() => undefined))

it('calls what is at home, its units and its categories by their German names; what was typed stays', async () => {
  findSpeakerBy(() => speaker)
  await openPantry()
  expect(await screen.findByRole('button', { name: /^Eier, 6, / })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Zwiebel, 1, / })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Knoblauch, 2 Zehen, / })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Milchprodukte & Eier' })).toBeDefined()
  expect(screen.getByText('Tante Emmas Allerlei')).toBeDefined()
})

it('calls the same things by their English names in English', async () => {
  await openPantry()
  expect(await screen.findByRole('button', { name: /^Eggs, 6, / })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Garlic, 2 cloves, / })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Dairy & Eggs' })).toBeDefined()
})
