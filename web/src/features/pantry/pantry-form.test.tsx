import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { testVocabulary } from '#domain/ingredients/test-vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'

import { PantryForm } from './pantry-form.tsx'

const namesOf = (items: readonly PantryItem[]) => items.map(({ name }) => name)

it('adds what was sent before the vocabulary had come, as soon as it has', async () => {
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  const { rerender } = render(<PantryForm vocabulary={undefined} onAdd={onAdd} />)
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, '2 eggs{Enter}')
  expect(onAdd).not.toHaveBeenCalled()
  expect(input).toHaveValue('2 eggs')
  rerender(<PantryForm vocabulary={testVocabulary} onAdd={onAdd} />)
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1))
  expect(namesOf(onAdd.mock.calls[0]?.[0] ?? [])).toEqual(['Eggs'])
  expect(input).toHaveValue('')
})

it('adds once, and again only what is typed again', async () => {
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  render(<PantryForm vocabulary={testVocabulary} onAdd={onAdd} />)
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, '2 eggs')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(input).toHaveValue(''))
  await userEvent.type(input, '  {Enter}')
  await userEvent.type(input, '3 eggs{Enter}')
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(2))
})
