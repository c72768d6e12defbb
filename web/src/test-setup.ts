import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Brings the matchers for the DOM and their types. */
export * from '@testing-library/jest-dom/vitest'

// jsdom lays nothing out, so what depends on layout is absent there.
beforeEach(() => {
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
