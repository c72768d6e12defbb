import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'

import { lazyPiece } from './lazy-piece.tsx'

type Load = () => Promise<ComponentType<{ name: string }>>

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A page with a button that asks for the piece. */
function pageWith(load: Load) {
  const { Piece, preload } = lazyPiece(load)
  function Page() {
    const [wanted, setWanted] = useState(false)
    const [failures, setFailures] = useState(0)
    function unavailable() {
      setWanted(false)
      setFailures((before) => before + 1)
    }
    return (
      <>
        <button type="button" onClick={() => setWanted(true)}>
          Open
        </button>
        <p>{failures} failures</p>
        {wanted && <Piece name="Ada" placeholder={<p>Soon</p>} onUnavailable={unavailable} />}
      </>
    )
  }
  render(<Page />)
  return { preload, open: () => userEvent.click(screen.getByRole('button', { name: 'Open' })) }
}

it('shows the placeholder until the code has come', async () => {
  let arrive: (piece: typeof Greeting) => void = () => undefined
  const page = pageWith(() => new Promise((resolve) => (arrive = resolve)))
  await page.open()
  expect(screen.getByText('Soon')).toBeInTheDocument()
  arrive(Greeting)
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument()
  expect(screen.queryByText('Soon')).not.toBeInTheDocument()
})

it('leaves the page standing where the code does not come, and asks anew the next time', async () => {
  let online = false
  const page = pageWith(() =>
    online ? Promise.resolve(Greeting) : Promise.reject(new TypeError('offline')),
  )
  await page.open()
  expect(await screen.findByText('1 failures')).toBeInTheDocument()
  online = true
  await page.open()
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument()
})

it('is there at once after a hint, and survives a hint that failed', async () => {
  let loads = 0
  const page = pageWith(() => {
    loads += 1
    return loads === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Greeting)
  })
  page.preload()
  await waitFor(() => expect(loads).toBe(1))
  page.preload()
  await waitFor(() => expect(loads).toBe(2))
  await page.open()
  expect(screen.getByText('Hello Ada')).toBeInTheDocument()
  expect(loads).toBe(2)
})

it('shows code that comes after it was drawn and before it waits for it', async () => {
  // Under `act` nothing can come in between.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  let arrive: (piece: typeof Greeting) => void = () => undefined
  const { Piece, preload } = lazyPiece<{ name: string }>(
    () => new Promise((resolve) => (arrive = resolve)),
  )
  preload()
  function Page() {
    useLayoutEffect(() => arrive(Greeting), [])
    return <Piece name="Ada" onUnavailable={() => undefined} />
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Page />)
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument()
  root.unmount()
  vi.unstubAllGlobals()
})
