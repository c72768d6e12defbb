import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { vocabularyOf } from '#domain/ingredients/testing/vocabulary.ts'
import { emptyForm, type RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { storedForm } from '#web/features/own-recipes/drafts.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { RecipeEditor } from './recipe-editor.tsx'

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

const vocabulary = vocabularyOf([{ id: 'leek' }, { id: 'onion' }, { id: 'cream' }])

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  stubDataApi(() => Response.json([]))
})
afterEach(() => vi.unstubAllGlobals())

function openEditor(begun: Partial<RecipeForm> = {}) {
  renderAt(
    '/',
    <>
      <RecipeEditor
        place="new"
        begin={() => ({ ...emptyForm('k'), title: 'Stew', ...begun })}
        vocabulary={vocabulary}
        onWaits={() => undefined}
      />
      <Toaster />
    </>,
    { user: ada, access: accessIn('trial') },
  )
  return userEvent.setup()
}

const row = (name: string) => screen.getByRole('textbox', { name })
const texts = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('textbox')
    .map((each) => (each instanceof HTMLTextAreaElement ? each.value : ''))

it('Enter begins the next line, Backspace at its start joins it with the one before', async () => {
  const user = openEditor()
  await user.type(row('Ingredient 1'), '2 onion{Enter}1 leek')
  expect(texts('Ingredients')).toEqual(['2 onion', '1 leek'])
  expect(row('Ingredient 2')).toHaveFocus()
  await user.keyboard('{Home}{Backspace}')
  expect(texts('Ingredients')).toEqual(['2 onion1 leek'])
  await user.keyboard(', {Enter}{Backspace}')
  expect(row('Ingredient 1')).toHaveFocus()
  expect(texts('Ingredients')).toEqual(['2 onion, 1 leek'])
})

it('makes a line of each that is pasted, and keeps them on this device', async () => {
  const user = openEditor()
  await user.click(row('Ingredient 1'))
  const many = Array.from({ length: 20 }, (_, index) => `${index + 1} leek`)
  await user.paste(`For the sauce:\n- ${many.join('\n- ')}\n`)
  expect(texts('Ingredients')).toEqual(['For the sauce:', ...many])
  expect(row('Ingredient 21')).toHaveFocus()
  await waitFor(() =>
    expect(storedForm(ada.id, 'new')?.lines).toBe(['For the sauce:', ...many].join('\n')),
  )
})

it('moves a step by keyboard, the focus with it, and says where it is', async () => {
  const user = openEditor({ steps: ['Boil.', 'Peel.', 'Eat.'] })
  await user.click(row('Step 2'))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(texts('Steps')).toEqual(['Peel.', 'Boil.', 'Eat.'])
  expect(row('Step 1')).toHaveFocus()
  expect(screen.getByText('Step 2 is now 1 of 3')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Change step 1' }))
  await user.click(screen.getByRole('button', { name: 'Down step 1' }))
  expect(screen.getByRole('button', { name: 'Down step 2' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(texts('Steps')).toEqual(['Boil.', 'Eat.', 'Peel.'])
})

it('brings a removed line back where it was, beside what was typed since', async () => {
  const user = openEditor({ lines: '2 onion\n1 leek\n1 dl cream' })
  await user.click(screen.getByRole('button', { name: 'Change 1 leek' }))
  await user.click(screen.getByRole('button', { name: 'Remove 1 leek' }))
  expect(texts('Ingredients')).toEqual(['2 onion', '1 dl cream'])
  expect(screen.getByRole('button', { name: 'Change 1 dl cream' })).toHaveFocus()
  await user.type(row('Ingredient 2'), ', cold')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(texts('Ingredients')).toEqual(['2 onion', '1 leek', '1 dl cream, cold'])
})

it('marks the line that is too long, and unfolds what hides a fault', async () => {
  const user = openEditor({ lines: `2 onion\n1 ${'x'.repeat(500)}`, servings: 'many' })
  await user.click(screen.getByRole('button', { name: 'Save the recipe' }))
  expect(screen.getByRole('textbox', { name: 'Servings' })).toHaveFocus()
  expect(row('Ingredient 2')).toBeInvalid()
  expect(row('Ingredient 1')).toBeValid()
  expect(row('Ingredient 2')).toHaveAccessibleDescription(/^A line has at most 500 characters\./)
  await user.clear(screen.getByRole('textbox', { name: 'Servings' }))
  await user.click(screen.getByRole('button', { name: 'Save the recipe' }))
  expect(row('Ingredient 2')).toHaveFocus()
})

it('sets the amount apart, and says quietly what nobody knows', async () => {
  const user = openEditor({ lines: '2 onion, sliced\n1 leekk' })
  const list = screen.getByRole('list', { name: 'Ingredients' })
  expect(within(list).getByText('2', { selector: 'b' })).toBeInTheDocument()
  expect(within(list).getByText(', sliced')).toBeInTheDocument()
  expect(row('Ingredient 2')).toHaveAccessibleDescription('leekk · not known')
  await user.click(within(list).getByRole('button', { name: 'leek' }))
  expect(within(list).queryByText('leekk · not known')).toBeNull()
  expect(row('Ingredient 2')).toHaveAccessibleDescription('read as leek')
  expect(screen.getByRole('button', { name: 'Change 1 leekk' })).toHaveFocus()
})
