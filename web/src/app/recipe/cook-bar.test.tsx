import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CookBar } from './cook-bar.tsx'
import { cookButtonId } from './cook-mode.tsx'

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>
let see: (entries: readonly Seen[]) => void
const observed = vi.fn<(element: Element) => void>()
const left = vi.fn<() => void>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly Seen[]) => void) {
        see = (entries) => act(() => callback(entries))
      }
      observe = observed
      disconnect = left
    },
  )
})

const bar = () => document.querySelector('[data-cook-bar]')

function show() {
  const onCook = vi.fn<() => void>()
  const view = render(
    <>
      <button type="button" id={cookButtonId}>
        Cook
      </button>
      <CookBar title="Leek soup" onCook={onCook} onHint={() => undefined} />
    </>,
  )
  return { ...view, onCook }
}

test('the bar is there while the page’s own button is out of sight, and only then', async () => {
  const { onCook, unmount } = show()
  expect(observed).toHaveBeenCalledExactlyOnceWith(screen.getByRole('button', { name: 'Cook' }))
  // Nobody knows yet: it does not flash up.
  expect(bar()).toHaveAttribute('inert')

  see([{ isIntersecting: false }])
  expect(bar()).not.toHaveAttribute('inert')
  await userEvent.click(screen.getByRole('button', { name: 'Cook Leek soup' }))
  expect(onCook).toHaveBeenCalledOnce()

  see([{ isIntersecting: true }])
  expect(bar()).toHaveAttribute('inert')
  unmount()
  expect(left).toHaveBeenCalledOnce()
})

test('of several messages the last counts', () => {
  show()
  see([{ isIntersecting: false }, { isIntersecting: true }])
  expect(bar()).toHaveAttribute('inert')
  see([{ isIntersecting: true }, { isIntersecting: false }])
  expect(bar()).not.toHaveAttribute('inert')
})
