import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'

import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { serveLines } from '#web/lib/testing/serve-lines.ts'
import { PantryForm } from './pantry-form.tsx'

const client = new QueryClient()
// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined

const namesOf = (items: readonly PantryItem[]) => items.map(({ name }) => name)

/** A visitor's form in a page that holds no recipes yet. */
function form(
  vocabulary: Vocabulary | undefined,
  onAdd: (items: PantryItem[], guesses: readonly PantryItem[]) => void,
) {
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
  expect(input).toHaveValue('2 eggs; ')
  rerender(form(testVocabulary, onAdd))
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1))
  expect(namesOf(onAdd.mock.calls[0]?.[0] ?? [])).toEqual(['Eggs'])
  expect(input).toHaveValue('')
})

it('parts what is typed on from what was sent, and reads only what was sent', async () => {
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  const { rerender } = render(form(undefined, onAdd))
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, 'chicken{Enter}')
  await userEvent.type(input, 'milk,{Enter}')
  await userEvent.type(input, '3 lem')
  expect(input).toHaveValue('chicken; milk; 3 lem')
  rerender(form(testVocabulary, onAdd))
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1))
  expect(namesOf(onAdd.mock.calls[0]?.[0] ?? [])).toEqual(['Chicken', 'Milk'])
  expect(input).toHaveValue('3 lem')
})

it('adds nothing that was taken back before it could be read', async () => {
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  const { rerender } = render(form(undefined, onAdd))
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, 'milk{Enter}')
  await userEvent.clear(input)
  await userEvent.type(input, '2 eggs{Enter}')
  rerender(form(testVocabulary, onAdd))
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1))
  expect(namesOf(onAdd.mock.calls[0]?.[0] ?? [])).toEqual(['Eggs'])
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

it('proposes names for the word at the caret, by keyboard and by a tap, and keeps the amount', async () => {
  render(form(testVocabulary, vi.fn<(items: PantryItem[]) => void>()))
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, 'milk, 2 aub')
  const eggplant = await screen.findByRole('option', { name: /eggplant/i })
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
  expect(input).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', eggplant.id))
  await userEvent.keyboard('{Enter}')
  expect(input).toHaveValue('milk, 2 eggplant, ')
  await userEvent.type(input, '3 lem')
  await userEvent.click(await screen.findByRole('option', { name: 'Lemons' }))
  expect(input).toHaveValue('milk, 2 eggplant, 3 lemons, ')
  expect(input).toHaveFocus()
})

it('adds what was typed, not what was proposed and not chosen; Escape takes the proposals away', async () => {
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  render(form(testVocabulary, onAdd))
  const input = screen.getByLabelText('Ingredients you have')
  await userEvent.type(input, 'egg')
  await screen.findByRole('option', { name: /eggplant/i })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(namesOf(onAdd.mock.calls[0]?.[0] ?? [])).toEqual(['Eggs']))
})

it('reads a name as it was corrected', async () => {
  localStorage.setItem('guest_corrections', JSON.stringify([['zorkberry', 'tomato']]))
  const onAdd = vi.fn<(items: PantryItem[]) => void>()
  client.clear()
  render(form(testVocabulary, onAdd))
  await userEvent.type(screen.getByLabelText('Ingredients you have'), '3 zorkberries{Enter}')
  await waitFor(() =>
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ ingredient: 'tomato', quantity: 3 }]),
  )
})

it('shows a guess as one before it is added, and hands it in as one', async () => {
  const onAdd = vi.fn<(items: PantryItem[], guesses: readonly PantryItem[]) => void>()
  render(form(testVocabulary, onAdd))
  await userEvent.type(screen.getByLabelText('Ingredients you have'), 'milk, coco milk')
  await userEvent.keyboard('{Escape}')
  const understood = await screen.findByRole('list', { name: 'Understood as' })
  await waitFor(() => expect(understood).toHaveTextContent('coco milk → coconut milk, a guess'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1))
  const [items = [], guesses = []] = onAdd.mock.calls[0] ?? []
  expect(namesOf(items)).toEqual(['Milk', 'Coconut milk'])
  expect(guesses).toEqual(items.slice(1))
})

it('says how a thing stands, where that was typed', async () => {
  render(form(testVocabulary, () => undefined))
  await userEvent.type(
    screen.getByLabelText('Ingredients you have'),
    'opened milk, frozen eggs, leftover chicken, half an onion',
  )
  await userEvent.keyboard('{Escape}')
  const understood = await screen.findByRole('list', { name: 'Understood as' })
  for (const words of ['milk, opened', 'eggs, frozen', 'chicken, left over']) {
    await waitFor(() => expect(understood).toHaveTextContent(words))
  }
  expect(understood).toHaveTextContent(/½ onion$|0\.5 onion$/u)
})

it('reads a list as it is written in the language of the app, as it is typed and when it is sent', async () => {
  await serveLines()
  findSpeakerBy(() => ({ tag: 'de', translate: () => undefined }))
  try {
    const onAdd = vi.fn<(items: PantryItem[]) => void>()
    render(form(await wholeVocabulary(), onAdd))
    const input = screen.getByLabelText('Ingredients you have')
    await userEvent.type(input, '3 EL Rapsöl, 2 Bund glatte Petersilie, Quatschbeeren')
    expect(await screen.findByText('2 bunches parsley')).toBeInTheDocument()
    await userEvent.type(input, '{Enter}')
    await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1))
    const items = onAdd.mock.calls[0]?.[0] ?? []
    expect(items.map(({ ingredient, quantity, unit }) => [quantity, unit, ingredient])).toEqual([
      [3, 'tbsp', 'canola-oil'],
      [2, 'bunch', 'parsley'],
      [null, 'piece', null],
    ])
  } finally {
    findSpeakerBy(() => undefined)
    vi.unstubAllGlobals()
  }
})
