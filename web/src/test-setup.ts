import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

/** Brings the matchers for the DOM and their types. */
export * from '@testing-library/jest-dom/vitest'

// Files share a worker, and what comes from packages; our modules begin anew in each.
vi.resetModules()

/** States are waited for, however busy the machine is. */
configure({ asyncUtilTimeout: 15_000 })

/** jsdom lays nothing out: sizes never change there, and nothing scrolls. */
class LayoutObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', LayoutObserver)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// Files follow one another in one worker: what a page began to load belongs to this one.
afterAll(() => vi.dynamicImportSettled())
