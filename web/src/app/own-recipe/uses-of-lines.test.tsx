import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { vocabularyOf } from '#domain/ingredients/testing/vocabulary.ts'
import { emptyForm } from '#domain/recipes/own/recipe-form.ts'
import { field } from '#web/lib/json.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { RecipeEditor } from './recipe-editor.tsx'

const key = '6c1f4c9e-3f3e-4a44-9d6c-0d5f9f8f2b11'
const vocabulary = vocabularyOf([{ id: 'beef' }, { id: 'onion' }, { id: 'bay-leaf' }])

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function openEditor() {
  vi.stubGlobal('indexedDB', memoryStorage())
  const seen = stubDataApi(() => Response.json([{ key, id: 100_001, created: true, error: null }]))
  const begin = () => ({
    ...emptyForm(key),
    title: 'Stew',
    lines: '1 kg beef\n2 onion\n2 bay leaf',
    steps: ['Simmer.'],
  })
  renderAt(
    '/',
    <RecipeEditor place="new" begin={begin} vocabulary={vocabulary} onWaits={() => undefined} />,
    { user: ada, access: accessIn('trial') },
  )
  return seen
}

/** The uses of the lines of what was sent. */
function usesSent(seen: ReturnType<typeof openEditor>) {
  const body = seen.find(({ path }) => path.startsWith('/rpc/save_recipe'))?.body
  const recipe = field(body, 'recipe') ?? field(body, 'recipes')
  const lines = field(Array.isArray(recipe) ? recipe[0] : recipe, 'ingredients')
  return Array.isArray(lines) ? lines.map((line) => field(line, 'use') ?? 'base') : null
}

/** Behind the dots of the line. */
async function choice(line: string) {
  const dots = await screen.findByRole('button', { name: `Change ${line}` })
  if (dots.getAttribute('aria-expanded') === 'false') await userEvent.click(dots)
  return screen.findByRole('combobox', { name: `What ${line} is there for` })
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the recipe' }))

it('derives what a line is there for, and saves it', async () => {
  const seen = openEditor()
  expect(await choice('2 bay leaf')).toHaveDisplayValue('is for flavour, and can be left out')
  expect(await choice('2 onion')).toHaveDisplayValue('is needed')
  await save()
  await waitFor(() => expect(usesSent(seen)).toEqual(['base', 'base', 'flavour']))
})

it('takes the word of its cook', async () => {
  const seen = openEditor()
  await userEvent.selectOptions(await choice('2 bay leaf'), 'is needed')
  await userEvent.selectOptions(await choice('2 onion'), 'is optional')
  expect(await choice('2 onion')).toHaveDisplayValue('is optional')
  await userEvent.selectOptions(await choice('2 onion'), 'comes on at the end, and can be left out')
  await save()
  await waitFor(() => expect(usesSent(seen)).toEqual(['base', 'finish', 'base']))
})
