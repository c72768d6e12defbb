import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { readGuestPantry } from '#web/features/pantry/guest-pantry.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { renderAt } from '../testing/render-app.tsx'
import { RecipesOfKitchen } from './recipes-of-kitchen.tsx'

const needs = (...ids: string[]) =>
  ids.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
const recipes = [
  recipeCard({ id: 1, title: 'Fried eggs', needs: needs('egg', 'butter') }),
  recipeCard({ id: 2, title: 'Lemon eggs', needs: needs('egg', 'butter', 'lemon') }),
  recipeCard({ id: 3, title: 'Chicken omelette', needs: needs('egg', 'chicken') }),
  recipeCard({ id: 4, title: 'Thighs with eggs', needs: needs('egg', 'chicken-thigh') }),
]

function openKitchen(...likely: string[]) {
  const pantry = [
    { ingredient: 'egg', status: 'have' as const, ageDays: 0 },
    ...likely.map((ingredient) => ({ ingredient, status: 'likely' as const, ageDays: 0 })),
  ]
  const kitchen = prepareKitchen(pantry, [], testVocabulary, noRules)
  const { client } = renderAt(
    '/',
    <RecipesOfKitchen
      owner={null}
      recipes={recipes}
      held={[]}
      kitchen={kitchen}
      corner={() => null}
      waysOut={() => null}
    />,
  )
  act(() => {
    client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  })
}

const row = () => within(screen.getByRole('region', { name: 'Also at home?' }))
const stored = () => readGuestPantry().map(({ ingredient, status }) => [ingredient, status])

beforeEach(() => localStorage.clear())

it('asks for all that dishes count on, what most rest on first; no says that it is not there', async () => {
  openKitchen('butter', 'lemon', 'milk')
  const things = row().getAllByRole('listitem')
  expect(things.map((each) => each.textContent)).toEqual(['butter', 'lemons'])
  await userEvent.click(row().getByRole('button', { name: 'No lemons at home' }))
  await waitFor(() => expect(stored()).toEqual([['lemon', 'out']]))
})

it('takes one yes for all of them', async () => {
  openKitchen('butter', 'lemon')
  await userEvent.click(row().getByRole('button', { name: 'Yes, all of them' }))
  await waitFor(() =>
    expect(stored().toSorted()).toEqual([
      ['butter', 'have'],
      ['lemon', 'have'],
    ]),
  )
})

it('asks once for a thing and its kinds, and the answer is of them all', async () => {
  openKitchen('chicken', 'chicken-thigh')
  expect(row().getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(row().getByRole('button', { name: 'No chicken at home' }))
  await waitFor(() =>
    expect(stored().toSorted()).toEqual([
      ['chicken', 'out'],
      ['chicken-thigh', 'out'],
    ]),
  )
})

it('asks nothing where no dish counts on anything', () => {
  openKitchen('milk')
  expect(screen.queryByRole('region', { name: 'Also at home?' })).toBeNull()
})
