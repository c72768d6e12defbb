import { afterEach, expect, test, vi } from 'vitest'
import { watchLaunches } from './watch-launches.ts'

type Consumer = Parameters<NonNullable<typeof window.launchQueue>['setConsumer']>[0]

/** As the browser of an installed app hands launches out: those that came before somebody listened, too. */
function launchQueue(...waiting: Parameters<Consumer>[0][]) {
  let consumer: Consumer | undefined
  const queue = {
    setConsumer(given: Consumer) {
      consumer = given
      for (const launch of waiting) given(launch)
    },
  }
  vi.stubGlobal('launchQueue', queue)
  return (launch: Parameters<Consumer>[0]) => consumer?.(launch)
}

/** Cache Storage, which this DOM has not. */
function stubCaches() {
  const held = new Map<string, Response>()
  const cache = { put: async (url: string, response: Response) => void held.set(url, response) }
  vi.stubGlobal('caches', { open: async () => cache })
  return held
}

afterEach(() => vi.unstubAllGlobals())

const at = (path: string) => new URL(path, location.origin).href

test('an open window goes where a shortcut leads; the launch that opened it changes nothing', () => {
  const launch = launchQueue({ targetURL: at(location.pathname), files: [] })
  const go = vi.fn<(address: string) => void>()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: location.href, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
  ])
  watchLaunches(go)
  expect(go).not.toHaveBeenCalled()
  launch({ targetURL: at('/shopping-list'), files: [] })
  launch({ targetURL: at(location.pathname), files: [] })
  launch({ targetURL: 'https://elsewhere.test/recipes', files: [] })
  expect(go.mock.calls.flat()).toEqual(['/shopping-list', location.pathname])
})

test('files that are opened with the app wait on the device for the import', async () => {
  const held = stubCaches()
  const file = new File(['# Soup'], 'soup.md')
  const launch = launchQueue()
  const go = vi.fn<(address: string) => void>()
  watchLaunches(go)
  launch({ targetURL: at('/import'), files: [{ getFile: async () => file }] })
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce())
  const address = go.mock.calls.flat().join()
  expect(address).toMatch(/^\/import\?shared=/)
  expect(held.has(address)).toBe(true)
})
