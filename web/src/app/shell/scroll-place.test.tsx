import { act, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Link } from '#web/ui/link.tsx'

import { useScrollPlace } from './scroll-place.ts'
import { renderAt, scrollWindowTo } from '../testing/render-app.tsx'

afterEach(() => scrollWindowTo(0))

function Site() {
  useScrollPlace()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/recipes">forth</Link>
      <Link to="?page=2">same path</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  )
}

const press = (name: string) => act(() => screen.getByText(name).click())

function pageHeight(pixels: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pixels)
}

it('scrolls smoothly to the top when the path changes', () => {
  renderAt('/', <Site />)
  press('forth')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
})

it('stays where it is when only the query changes', () => {
  renderAt('/', <Site />)
  vi.mocked(window.scrollTo).mockClear()
  press('same path')
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('jumps for who asked for less motion', () => {
  const media = window.matchMedia
  window.matchMedia = (query) => Object.assign(media(query), { matches: true })
  renderAt('/', <Site />)
  press('forth')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'auto' })
})

it('returns to the place that was left when one goes back', () => {
  pageHeight(5000)
  renderAt('/', <Site />)
  act(() => scrollWindowTo(640))
  press('forth')
  act(() => scrollWindowTo(0))
  press('back')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
})

it('waits until the page has grown tall enough', () => {
  const grown: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  pageHeight(5000)
  renderAt('/', <Site />)
  act(() => scrollWindowTo(640))
  press('forth')
  pageHeight(0)
  press('back')
  vi.mocked(window.scrollTo).mockClear()
  pageHeight(5000)
  for (const callback of grown) callback()
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
})

describe('a page that is loaded', () => {
  afterEach(() => vi.unstubAllGlobals())

  function leaveAndLoad(type: string) {
    pageHeight(5000)
    const left = renderAt('/', <Site />)
    act(() => scrollWindowTo(640))
    window.dispatchEvent(new Event('pagehide'))
    left.unmount()
    vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] })
    vi.mocked(window.scrollTo).mockClear()
    renderAt('/', <Site />)
  }

  it('again returns to its place', () => {
    leaveAndLoad('reload')
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
  })

  it('from outside starts at the top', () => {
    leaveAndLoad('navigate')
    expect(window.scrollTo).not.toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
  })
})
