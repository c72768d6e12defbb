import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeCards } from '#catalogue/transport.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { changeCooked } from '#web/features/recipes/cooked-channel.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { useKitchen } from './use-kitchen.ts'

const now = Date.now()
const butter = testVocabulary.ingredients.get('butter')
if (butter === undefined) throw new Error('the vocabulary of the tests lost its butter')
const cupboard = ['sugar', 'vinegar', 'vegetable-oil'].map((id) => [id, { ...butter, id }] as const)
const vocabulary = {
  ...testVocabulary,
  ingredients: new Map([...testVocabulary.ingredients, ...cupboard]),
}
const needs = (ingredient: string, optional = false) => [{ ingredient, text: ingredient, optional }]
const recipes = [
  recipeCard({ id: 7, title: 'Caramel', needs: needs('sugar') }),
  recipeCard({ id: 8, title: 'Chips', needs: needs('vinegar', true) }),
]
const cookedToday = (recipe_id: number) => ({
  recipe_id,
  cooked_at: new Date(now).toISOString(),
})

function Believed({ owner }: { owner: string | null }) {
  const { kitchen } = useKitchen(owner, vocabulary)
  return <p>{kitchen === undefined ? 'waiting' : [...kitchen.believed.keys()].join(' ')}</p>
}

/** A kitchen whose owner cooked and bought this. */
function openKitchen(owner: string | null, history: { cooked?: unknown[]; items?: unknown[] }) {
  const seen = stubDataApi(({ path }) => {
    if (path.includes('cards')) return Response.json(writeCards(recipes))
    if (path.startsWith('/cooked_recipes')) return Response.json(history.cooked ?? [])
    if (path.startsWith('/shopping_records')) return Response.json(history.items ?? [])
    return Response.json([])
  })
  const auth = owner === null ? {} : { user: ada }
  const access = accessIn(owner === null ? 'visitor' : 'trial')
  const { client } = renderAt('/', <Believed owner={owner} />, { ...auth, access })
  return { seen, client }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

const ticked = {
  doc: {
    ingredient: [`${now}.0000.a`, 'vinegar'],
    checked: [`${now}.0000.a`, true],
    removed: [`${now}.0000.a`, true],
  },
}

it('learns from what was bought', async () => {
  openKitchen(ada.id, { items: [ticked] })
  await waitFor(() => expect(screen.getByText('vegetable-oil vinegar')).toBeVisible())
})

it('learns from what was cooked, of what the dish is not itself without', async () => {
  const history = { cooked: [7, 7, 7, 8, 8, 8].map(cookedToday) }
  openKitchen(ada.id, history)
  await waitFor(() => expect(screen.getByText(/sugar/)).toBeVisible())
  expect(screen.queryByText(/vinegar/)).toBeNull()
})

it('learns from a composed dish that was cooked, which is no recipe', async () => {
  const compote = {
    recipe_id: null,
    dish_address: '/dish/compote-1?flavour=sweet&for=4&fruit=apple:300,pear&sugar=sugar',
    cooked_at: new Date(now).toISOString(),
  }
  openKitchen(ada.id, { cooked: [compote, compote, compote] })
  await waitFor(() => expect(screen.getByText(/sugar/)).toBeVisible())
})

it('asks again when something was cooked', async () => {
  const cooked: unknown[] = []
  const { client } = openKitchen(ada.id, { cooked })
  await waitFor(() => expect(screen.queryByText('waiting')).toBeNull())
  expect(screen.queryByText(/sugar/)).toBeNull()
  cooked.push(...[7, 7, 7].map(cookedToday))
  await changeCooked(client, ada.id, {
    note: { id: crypto.randomUUID(), recipeId: 7, servings: 2, taken: [] },
  })
  await waitFor(() => expect(screen.getByText(/sugar/)).toBeVisible())
})

it('asks nothing about a visitor', async () => {
  const { seen } = openKitchen(null, { items: [ticked] })
  await waitFor(() => expect(screen.queryByText('waiting')).toBeNull())
  expect(seen.filter(({ path }) => /shopping|cooked/.test(path))).toEqual([])
})
