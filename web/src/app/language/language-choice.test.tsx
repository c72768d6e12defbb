import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { refusal } from '#web/features/account/testing/gotrue.ts'
import { sessionFixture } from '#web/features/account/testing/session-fixture.ts'
import { toastQueue } from '#web/ui/toast.ts'

import { ada, renderAt } from '../testing/render-app.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { keptLanguage } from './language.ts'

const data = document.documentElement.dataset
const reload = vi.fn<() => void>()
const replace = vi.fn<(address: URL) => void>()
const cookie = () => document.cookie
let asked: string[]

/** The server answers with the page in this language. */
function serve(answer: () => Promise<Response> | Response) {
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(answer())
  })
}
const inGerman = () => new Response('', { headers: { 'content-language': 'de' } })

beforeEach(() => {
  data['languages'] = 'en de'
  serve(inGerman)
  vi.stubGlobal('location', { ...addressOf('/recipes'), reload, replace })
})
afterEach(() => {
  delete data['languages']
  document.cookie = 'language=; max-age=0; path=/'
  toastQueue.take()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const addressOf = (path: string) => {
  const { href, origin, protocol } = new URL(path, 'https://larder.test')
  return { href, origin, protocol }
}
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('names each language in itself, and which one is spoken', () => {
  renderAt('/', <LanguageChoice />)
  const [english, german, ...others] = within(
    screen.getByRole('list', { name: 'Language' }),
  ).getAllByRole('button')
  expect(english).toHaveAttribute('aria-current', 'true')
  expect(german).toHaveTextContent('Deutsch')
  expect(german).toHaveAttribute('lang', 'de')
  expect(german).not.toHaveAttribute('aria-current')
  expect(others).toEqual([])
})

it('is not there where a host of files serves English alone', () => {
  delete data['languages']
  renderAt('/', <LanguageChoice />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('keeps what a visitor chooses on this device, and loads the page anew in it', async () => {
  renderAt('/', <LanguageChoice />)
  await choose('Deutsch')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(asked).toEqual(['/?language=de'])
  expect(keptLanguage()).toEqual({ tag: 'de', isChosen: true })
})

it('leaves an address that names another language', async () => {
  vi.stubGlobal('location', { ...addressOf('/recipes?language=en&q=soup#a'), reload, replace })
  renderAt('/', <LanguageChoice />)
  await choose('Deutsch')
  await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  expect(String(replace.mock.calls[0]?.[0])).toBe('https://larder.test/recipes?q=soup#a')
})

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has not built it yet', () => new Response('', { headers: { 'content-language': 'en' } })],
])('where the server %s, says so and stays as it is', async (_, answer) => {
  serve(answer)
  renderAt('/', <LanguageChoice />)
  await choose('Deutsch')
  await waitFor(() =>
    expect(toastQueue.waiting()).toMatchObject([{ title: 'Deutsch cannot be loaded now' }]),
  )
  expect(reload).not.toHaveBeenCalled()
  expect(keptLanguage()).toBeNull()
  expect(cookie()).not.toContain('language')
})

it('asks first where something is being written', async () => {
  renderAt(
    '/',
    <>
      <input aria-label="Title" />
      <LanguageChoice />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Title'), 'Soup')
  await choose('Deutsch')
  const question = await screen.findByRole('alertdialog', { name: 'Change the language?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(asked).toEqual([])
  await choose('Deutsch')
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('keeps it with the account too; where that does not hear of it, until it does', async () => {
  const { gotrue, store, open, close } = sessionFixture()
  gotrue.addAccount(ada.email, 'six-or-more')
  store(gotrue.storedSession(ada.email))
  const { source } = open()
  const { unmount } = renderAt('/', <LanguageChoice />, { user: ada, source })
  await choose('Deutsch')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(gotrue.requestsTo('/user')).toMatchObject([{ body: { data: { language: 'de' } } }])
  expect(keptLanguage()).toEqual({ tag: 'de', isChosen: true })
  unmount()

  gotrue.answer('/user', refusal(403, 'not_now', 'Not now'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  renderAt('/', <LanguageChoice />, { user: ada, source })
  await choose('Deutsch')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  expect(keptLanguage()).toEqual({ tag: 'de', isChosen: true, unsentOf: ada.id })
  close()
})
