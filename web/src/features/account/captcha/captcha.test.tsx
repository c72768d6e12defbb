import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Captcha } from './captcha.tsx'
import { captchaOption } from './captcha-tokens.ts'

type Options = Record<string, unknown>
const page = document.documentElement
const ready = 'larderCaptchaReady'

const scripts = () => [...document.head.querySelectorAll('script')]
const set = (name: string, value: unknown) => Object.assign(window, { [name]: value })

beforeEach(() => {
  vi.resetModules()
  set('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  for (const name of ['data-captcha', 'data-captcha-key', 'data-captcha-script']) {
    page.removeAttribute(name)
  }
  for (const script of scripts()) script.remove()
})

/** The provider's script arrives: its widget is drawn, and its callbacks are the test's to call. */
async function scriptArrives(name: 'hcaptcha' | 'turnstile') {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  const drawn: Options[] = []
  const calls: string[] = []
  set(name, {
    render(container: HTMLElement, options: Options) {
      container.textContent = 'I am human'
      return drawn.push(options) - 1
    },
    reset: (id: number) => calls.push(`reset ${id}`),
    remove: (id: number) => calls.push(`remove ${id}`),
  })
  await act(async () => {
    const call: unknown = Reflect.get(window, ready)
    if (typeof call === 'function') await call()
  })
  const tell = (callback: string, ...values: unknown[]) =>
    act(() => {
      const listener = drawn.at(-1)?.[callback]
      if (typeof listener === 'function') listener(...values)
    })
  return { calls, drawn, tell }
}

it('is nothing where no captcha is set up', () => {
  const { container } = render(<Captcha />)
  expect(container).toBeEmptyDOMElement()
  expect(scripts()).toEqual([])
  expect(captchaOption()).toEqual({})
})

it.each([
  ['hcaptcha', 'https://js.hcaptcha.com/1/api.js'],
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
] as const)('%s: its token is sent once, and lost when it expires', async (name, address) => {
  page.setAttribute('data-captcha', name)
  page.setAttribute('data-captcha-key', 'the-key')
  const { Captcha: Fresh } = await import('./captcha.tsx')
  const { captchaOption: option } = await import('./captcha-tokens.ts')
  const { unmount } = render(<Fresh />)
  const { calls, drawn, tell } = await scriptArrives(name)
  expect(scripts()[0]?.src).toBe(`${address}?render=explicit&onload=${ready}`)
  expect(drawn).toMatchObject([{ sitekey: 'the-key', theme: 'light' }])
  expect(screen.getByRole('group', { name: 'Confirm that you are human' })).toBeVisible()

  expect(() => option()).toThrow('Confirm first that you are human')
  tell('callback', 'token-1')
  expect(option()).toEqual({ captchaToken: 'token-1' })
  expect(calls).toEqual(['reset 0'])
  expect(() => option()).toThrow('Confirm first that you are human')

  tell('callback', 'token-2')
  tell('expired-callback')
  expect(screen.getByRole('status')).toHaveTextContent('has expired. Please do it once more.')
  expect(() => option()).toThrow('Confirm first that you are human')
  tell('error-callback')
  expect(screen.getByRole('status')).toHaveTextContent('did not succeed')
  tell('callback', 'token-3')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  unmount()
  expect(calls).toEqual(['reset 0', 'remove 0'])
  expect(() => option()).toThrow('Confirm first that you are human')
})

it('says that it did not come, and comes when it is asked for again', async () => {
  page.setAttribute('data-captcha', 'turnstile')
  page.setAttribute('data-captcha-key', 'the-key')
  const { Captcha: Fresh } = await import('./captcha.tsx')
  render(<Fresh />)
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  const { tell } = await scriptArrives('turnstile')
  tell('callback', 'token-1')
  expect(screen.queryByRole('alert')).toBeNull()
})
