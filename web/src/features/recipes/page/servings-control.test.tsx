import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ServingsControl } from './servings-control.tsx'

test('two taps before the first is shown count twice, and what is shown counts from then on', () => {
  const onChange = vi.fn<(servings: number) => void>()
  const control = (servings: number) => (
    <MemoryRouter>
      <ServingsControl
        servings={servings}
        base={4}
        mayScale
        onChange={onChange}
        system="metric"
        onSystem={() => undefined}
        notes={[]}
      />
    </MemoryRouter>
  )
  const { rerender } = render(control(4))
  const more = screen.getByRole('button', { name: 'One serving more' })
  fireEvent.click(more)
  fireEvent.click(more)
  expect(onChange.mock.calls).toEqual([[5], [6]])

  rerender(control(6))
  rerender(control(4))
  fireEvent.click(more)
  expect(onChange).toHaveBeenLastCalledWith(5)
})
