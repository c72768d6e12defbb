import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { storageKeys } from '#web/lib/local-storage.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { CookMode } from './cook-mode.tsx'
import type { CookRecipe } from './cook-recipe.ts'
import { TimerDock } from './timers/timer-dock.tsx'
import { dismissTimer, timers } from './timers/timer-store.ts'

const recipe = {
  id: 7,
  title: 'Plain soup',
  image: '/covers/plain-soup.webp',
  servings: 2,
  instructions: ['Simmer the leeks for 12 minutes.', 'Salt it.'],
  lines: [
    { text: '300 g leeks, sliced', amount: '300 g', name: 'leeks', ingredient: null },
    { text: 'salt', amount: '', name: 'salt', ingredient: null },
  ],
}

function cook(
  hash: string,
  onCooked?: () => Promise<void>,
  at: { id: number | string; address: string } = { id: 7, address: '/recipe/7?' },
  change: Partial<CookRecipe> = {},
) {
  const client = new QueryClient()
  client.setQueryData(vocabularyQuery.queryKey, {
    ingredients: new Map(),
    aliases: new Map(),
    substitutions: [],
    transforms: [],
  })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`${at.address}cook=1${hash}`]}>
        <CookMode
          recipe={{ ...recipe, id: at.id, ...change }}
          onClose={() => undefined}
          onCooked={onCooked}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

/** What a browser that listens would do. */
class Ear extends EventTarget {
  static open: Ear[] = []
  start() {
    Ear.open.push(this)
  }
  stop() {
    Ear.open = Ear.open.filter((each) => each !== this)
    this.dispatchEvent(new Event('end'))
  }
  hear(text: string) {
    const results = [Object.assign([{ transcript: text }], { isFinal: true })]
    act(() => {
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
    })
  }
  fail(error: string) {
    act(() => {
      this.dispatchEvent(Object.assign(new Event('error'), { error }))
      this.stop()
    })
  }
}

afterEach(() => {
  for (const { id } of timers()) dismissTimer(id)
  Ear.open = []
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('it listens only when asked, does what is said, goes on after silence, and stops at a refusal', async () => {
  vi.stubGlobal('SpeechRecognition', Ear)
  cook('#step-1')
  expect(Ear.open).toHaveLength(0)
  press('Hands-free')
  fireEvent.click(await screen.findByRole('switch', { name: /Listen to me/ }))
  expect(Ear.open).toHaveLength(1)
  expect(screen.getByText('Listening')).toBeInTheDocument()

  Ear.open[0]?.hear('start timer')
  expect(timers().map(({ name }) => name)).toEqual(['Simmer the leeks'])
  Ear.open[0]?.hear('what comes next is the salt')
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument()
  Ear.open[0]?.hear('next')
  expect(screen.getByText('Step 2 of 2')).toBeInTheDocument()

  Ear.open[0]?.fail('no-speech')
  expect(Ear.open).toHaveLength(1)
  Ear.open[0]?.hear('back')
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument()

  Ear.open[0]?.fail('not-allowed')
  expect(Ear.open).toHaveLength(0)
  expect(screen.getByText(/The microphone is not allowed/)).toBeInTheDocument()
  expect(screen.queryByText('Listening')).toBeNull()
})

test('leaving ends the listening', async () => {
  vi.stubGlobal('SpeechRecognition', Ear)
  const { unmount } = cook('#step-1')
  press('Hands-free')
  fireEvent.click(await screen.findByRole('switch', { name: /Listen to me/ }))
  act(unmount)
  expect(Ear.open).toHaveLength(0)
})

test('the screen is kept on, asked for again when the page comes back, and let go at the end', async () => {
  const locks: (EventTarget & { released: boolean; release: () => Promise<void> })[] = []
  const request = vi.fn<() => Promise<EventTarget>>(() => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release() {
        lock.released = true
        lock.dispatchEvent(new Event('release'))
        return Promise.resolve()
      },
    })
    locks.push(lock)
    return Promise.resolve(lock)
  })
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const { unmount } = cook('#ready')
  expect(await screen.findByText(/The screen stays on/)).toBeInTheDocument()
  await act(() => locks[0]?.release() ?? Promise.resolve())
  expect(screen.getByText(/The screen may go dark/)).toBeInTheDocument()
  await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))))
  expect(await screen.findByText(/The screen stays on/)).toBeInTheDocument()
  act(unmount)
  expect(locks.map(({ released }) => released)).toEqual([true, true])
})

test('a browser that cannot keep the screen on is not promised to', () => {
  cook('#ready')
  expect(screen.getByText(/This browser cannot keep the screen on/)).toBeInTheDocument()
})

test('“I cooked this” is handed on once, and the recipe’s place is forgotten', async () => {
  const onCooked = vi.fn<() => Promise<void>>(() => Promise.resolve())
  cook('#end', onCooked)
  expect(localStorage.getItem(storageKeys.cookPlaces)).toContain('"7"')
  press('I cooked this')
  expect(await screen.findByText(/Noted/)).toBeInTheDocument()
  expect(onCooked).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'I cooked this' })).toBeNull()
  expect(localStorage.getItem(storageKeys.cookPlaces)).toBe('{}')
})

test('what could not be noted can be tried again', async () => {
  cook('#end', () => Promise.reject(new Error('offline')))
  press('I cooked this')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'I cooked this' })).not.toHaveAttribute('aria-busy'),
  )
})

test('what somebody else wrote into the storage breaks nothing', () => {
  localStorage.setItem(storageKeys.cookPlaces, '{"7":{"at":"x","page":-1}}')
  cook('')
  expect(screen.getByText('Get ready')).toBeInTheDocument()
})

test('a timer of a composed dish leads back to that dish: its path alone is no address', () => {
  const id = '/dish/traybake-1?flavour=plain&for=4&main=salmon'
  cook('#step-1', undefined, { id, address: `${id}&` })
  press(/Start .*12/)
  expect(timers().map(({ address }) => address)).toEqual([id])
  render(<TimerDock onOpen={() => undefined} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain(`${id}&cook=1#step-1`)
})

test('English steps on a page of another language have their times, and are read and marked as English', () => {
  findSpeakerBy(() => ({ tag: 'de', translate: () => undefined }))
  const speak = vi.fn<(utterance: { lang: string; text: string }) => void>()
  vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      lang = ''
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    },
  )
  const step = 'Fry 1 minute, then simmer 10–12 minutes.'
  cook('#step-1', undefined, undefined, {
    instructions: [step],
    written: [step],
    isInEnglish: true,
  })
  expect(screen.getAllByRole('button', { name: /Start a timer/ })).toHaveLength(2)
  expect(screen.getByText('10–12 minutes').closest('[lang]')).toHaveAttribute('lang', 'en')
  press('Read this step aloud')
  expect(speak.mock.calls[0]?.[0]).toMatchObject({
    lang: 'en',
    text: 'Fry 1 minute, then simmer 10 to 12 minutes.',
  })
  findSpeakerBy(() => undefined)
})
