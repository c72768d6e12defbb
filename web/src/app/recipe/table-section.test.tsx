import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { fallbackRecipe, type RecipeLine } from '#domain/recipes/recipe.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { renderAt } from '../testing/render-app.tsx'
import { TableSection } from './table-section.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const line = (ingredient: string): RecipeLine => ({
  ingredient,
  name: ingredient,
  section: null,
  amount: 1,
  amountMax: null,
  unit: null,
  note: null,
  us: null,
  optional: false,
})

const recipe = {
  ...fallbackRecipe(7),
  ingredients: [line('onion'), { ...line('cheese'), use: 'finish' as const }],
  instructions: ['Fry the onion.', 'Scatter the cheese over and serve.'],
}
const vegan = checkOption(defaultDietarySettings, 'preferences', 'vegan', true)
const eaters = [
  { name: 'Ada', settings: defaultDietarySettings, portions: 1 },
  { name: 'Ben', settings: vegan, portions: 1 },
  { name: 'Cleo', settings: defaultDietarySettings, portions: 1 },
]

const rowOf = (slug: string, origin: string) => ({
  slug,
  category: 'Other',
  origin,
  contains: origin === 'dairy' ? ['dairy'] : [],
  free_of: avoidable.filter((each) => origin !== 'dairy' || each !== 'dairy'),
  nutrition: null,
  grams_per_piece: null,
  grams_per_cup: null,
  measures: {},
})

it('says for each who eats what is done for their portion, once it is known what is in it', async () => {
  stubDataApi(() => Response.json([rowOf('onion', 'plant'), rowOf('cheese', 'dairy')]))
  renderAt('/recipe/7', <TableSection {...{ recipe, eaters }} vocabulary={testVocabulary} />)
  expect(screen.getByText('Not checked yet against what you avoid.')).toBeVisible()
  expect(await screen.findByText('Leave the cheese off this plate.')).toBeVisible()
  expect(screen.getByText('Ben')).toBeVisible()
  expect(screen.getByText('Ada and Cleo')).toBeVisible()
  expect(screen.getByText('As it is.')).toBeVisible()
})

it('claims nothing where it cannot be looked up', async () => {
  const requests = stubDataApi(() => Response.json({ message: 'down' }, { status: 400 }))
  renderAt('/recipe/7', <TableSection {...{ recipe, eaters }} vocabulary={testVocabulary} />)
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  expect(screen.getByText('Not checked yet against what you avoid.')).toBeVisible()
  expect(screen.queryByText('As it is.')).toBeNull()
})

it('is not there where nobody eats, or the steps are locked', () => {
  const requests = stubDataApi(() => Response.json([]))
  renderAt('/recipe/7', <TableSection {...{ recipe }} eaters={[]} vocabulary={testVocabulary} />)
  const locked = { ...recipe, instructions: null }
  renderAt(
    '/recipe/7',
    <TableSection recipe={locked} {...{ eaters }} vocabulary={testVocabulary} />,
  )
  expect(screen.queryByText('At the table')).toBeNull()
  expect(requests).toEqual([])
})
