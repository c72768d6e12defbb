import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pantryItemOf } from '#domain/pantry/pantry-item.ts'
import { spoilingVocabulary as vocabulary } from '#domain/pantry/testing/spoiling-vocabulary.ts'
import { onBuyAgain } from '#web/lib/buy-again.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { QuickAddGroups } from './quick-add-groups.tsx'

const now = new Date()
const things = ['milk', 'egg'].map((id) => pantryItemOf(id, vocabulary, { id, at: now }))

function show(status: 'have' | 'out' = 'have') {
  render(
    <QueryClientProvider client={queryClient}>
      <QuickAddGroups
        owner="eve"
        items={things.map((item) => ({ ...item, status }))}
        vocabulary={vocabulary}
        now={now}
        isOpen
        onToggle={() => undefined}
      />
    </QueryClientProvider>,
  )
}
const helps = (role: 'helper' | 'cook') =>
  storeMemberships('eve', [{ kitchen: 'flat-2', epoch: 7, role, isHere: true }])

beforeEach(() => localStorage.clear())
afterEach(() => queryClient.clear())

it('offers a helper nothing that is refused to them, and says so', async () => {
  helps('helper')
  show()
  expect(screen.queryByRole('button', { name: 'Empty the pantry' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Milk/ }))
  expect(await screen.findByText(/its cooks change what is in it/)).toBeVisible()
  expect(screen.getByText(/at home · Fridge/)).toBeVisible()
  const controls = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(controls).not.toContain('Save')
  expect(controls).not.toContain('Remove')
})

it('lets a helper put what ran out on the list', async () => {
  helps('helper')
  const bought: string[] = []
  const end = onBuyAgain(({ name }) => bought.push(name))
  show('out')
  await userEvent.click(screen.getByRole('button', { name: /^Milk/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Put on the shopping list' }))
  expect(bought).toEqual(['Milk'])
  end()
})

it('offers a cook all of it', async () => {
  helps('cook')
  show()
  expect(screen.getByRole('button', { name: 'Empty the pantry' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Milk/ }))
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible()
})
