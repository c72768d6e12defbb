import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { testVocabulary } from '#domain/ingredients/test-vocabulary.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'

import { PantryForm } from './pantry-form.tsx'

const client = new QueryClient()
const namesOf = (items: readonly PantryItem[]) => items.map(({ name }) => name)

/** A visitor's form in a page that holds no recipes yet. */
function form(vocabulary: Vocabulary | undefined, onAdd: (items: PantryItem[]) => void) {
  return (
    <QueryClientProvider client={client}>
      <PantryForm owner={null} vocabulary={vocabulary} items={[]} onAdd={onAdd} />
    </QueryClientProvider>
  )
}

it('adds what was sent before the vocabulary had come, as soon as it has', async () => {
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  const { rerender } = render(form(undefined, onAdd))
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, '2 eggs{Enter}')
  expect(onAdd).not.toHaveBeenCalled()
  expect(input).toHaveValue('2 eggs')
  rerender(form(testVocabulary, onAdd))
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1))
  expect(namesOf(onAdd.mock.calls[0]?.[0] ?? [])).toEqual(['Eggs'])
  expect(input).toHaveValue('')
})

it('adds once, and again only what is typed again', async () => {
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  render(form(testVocabulary, onAdd))
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, '2 eggs')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(input).toHaveValue(''))
  await userEvent.type(input, '  {Enter}')
  await userEvent.type(input, '3 eggs{Enter}')
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(2))
})
