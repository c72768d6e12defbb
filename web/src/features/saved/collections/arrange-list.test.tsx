import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ArrangeList } from './arrange-list.tsx'

const titles = ['Leek soup', 'Tomato soup', 'Onion soup']

function Arranged({ onMove }: { onMove: (id: string, index: number) => void }) {
  const [order, setOrder] = useState(titles)
  const recipes = useMemo(() => order.map((title) => ({ id: title, title, image: null })), [order])
  return (
    <ArrangeList
      recipes={recipes}
      onMove={(id, index) => {
        onMove(id, index)
        setOrder(order.filter((each) => each !== id).toSpliced(index, 0, id))
      }}
      onRemove={(id) => setOrder(order.filter((each) => each !== id))}
      onDone={() => undefined}
    />
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('moves a recipe step by step by keyboard, the focus with it, and says where it is', async () => {
  const moved = vi.fn<(id: string, index: number) => void>()
  render(<Arranged onMove={moved} />)
  const user = userEvent.setup()
  const up = screen.getByRole('button', { name: 'Move Onion soup up' })
  up.focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(shown()).toEqual(['Onion soup', 'Leek soup', 'Tomato soup'])
  expect(moved.mock.calls).toEqual([
    ['Onion soup', 1],
    ['Onion soup', 0],
  ])
  expect(screen.getByRole('button', { name: 'Move Onion soup up' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Onion soup is now 1 of 3')
})

it('takes a recipe out', async () => {
  render(<Arranged onMove={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Take Tomato soup out' }))
  expect(shown()).toEqual(['Leek soup', 'Onion soup'])
})
