import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Routes } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { BrowserHistory } from './browser-history.tsx'
import { movePictures } from './moving-picture.ts'
import { animateChanges } from './page-change.ts'

/** What is named when the browser looks at the page before and after a change. */
let seen: string[][]
let ends: (() => void)[]
const end = () => ends.splice(0).forEach((each) => each())
const skipped = vi.fn<() => void>()

const named = () =>
  [...document.querySelectorAll('img')].flatMap((img) =>
    img.style.viewTransitionName === 'recipe-picture' ? img.src : [],
  )

beforeEach(() => {
  seen = []
  ends = []
  skipped.mockClear()
  window.history.replaceState(null, '', '/')
  // jsdom has none: it looks, lets the page change, and looks again.
  Object.assign(document, {
    startViewTransition(change: () => void) {
      const before = named()
      const finished = new Promise<void>((resolve) => ends.push(resolve))
      queueMicrotask(() => {
        change()
        seen.push(before, named())
      })
      return { finished, skipTransition: skipped }
    },
  })
  Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.src
    },
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 75))
})
afterEach(async () => {
  // What stands in for a picture goes with the end of its way.
  await act(async () => end())
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'startViewTransition')
  animateChanges(() => false)
})

const card = (id: number) => (
  <article>
    <img src={`http://x/${id}.webp`} alt="" />
    <Link to={`/recipe/${id}`}>Recipe {id}</Link>
  </article>
)

function show(page = <img src="http://x/large.webp" alt="" />) {
  render(
    <BrowserHistory>
      <Routes>
        <Route
          path="/"
          element={
            <>
              {card(1)}
              {card(2)}
              <Link to="/saved-recipes">Saved</Link>
            </>
          }
        />
        <Route path="/recipe/:id" element={<div data-recipe-picture>{page}</div>} />
        <Route path="/saved-recipes" element={<h1>Saved recipes</h1>} />
      </Routes>
    </BrowserHistory>,
  )
  movePictures(() => Promise.resolve())
}

const click = (name: string) => act(async () => fireEvent.click(screen.getByText(name)))
const back = () =>
  act(async () => {
    const gone = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    window.history.back()
    await gone
  })

test('the picture of the one card that was pressed grows, and shrinks back into it', async () => {
  show()
  await click('Recipe 2')
  // A stand-in with the picture that is here already: the page's own may be replaced meanwhile.
  expect(seen).toEqual([['http://x/2.webp'], ['http://x/2.webp']])
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  await act(async () => end())
  expect(document.images).toHaveLength(1)

  seen = []
  await back()
  expect(screen.getByText('Recipe 2')).toBeVisible()
  expect(seen).toEqual([['http://x/large.webp'], ['http://x/2.webp']])
  await act(async () => end())
  expect(named()).toEqual([])
  expect(document.documentElement.dataset).not.toHaveProperty('pictureMoves')
})

test('other changes of page, and those of who asked for less motion, are shown as ever', async () => {
  show()
  await click('Saved')
  expect(screen.getByText('Saved recipes')).toBeVisible()
  await back()
  const less = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(less, { matches: true }))
  await click('Recipe 1')
  expect(document.querySelector('[data-recipe-picture]')).toBeInTheDocument()
  expect(seen).toEqual([])
})

test('a page that is still on its way is shown without any motion', async () => {
  show(<p>Loading...</p>)
  await click('Recipe 1')
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(skipped).toHaveBeenCalledOnce()
})

test('a second change does not wait for the first to be looked at', async () => {
  show()
  const changes: (() => void)[] = []
  const shown: boolean[] = []
  Object.assign(document, {
    // The browser is busy.
    startViewTransition(change: () => void) {
      shown.push(document.querySelector('[data-recipe-picture]') !== null)
      changes.push(change)
      return {
        finished: new Promise<void>((resolve) => ends.push(resolve)),
        skipTransition: skipped,
      }
    },
  })
  await click('Recipe 1')
  await back()
  expect(shown).toEqual([false, true])
  // What the first would still do is over.
  vi.mocked(window.scrollTo).mockClear()
  act(() => changes[0]?.())
  expect(window.scrollTo).not.toHaveBeenCalled()
  expect(document.querySelector('[data-recipe-picture]')).toBeInTheDocument()
  act(() => changes[1]?.())
  expect(screen.getByText('Recipe 1')).toBeVisible()
})
