import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintApiKey } from './api-keys.ts'
import { password, registered, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

const asked: { address: string; form: string }[] = []

/** As the captcha service answers. */
const captchaService: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const form = await request.text()
  asked.push({ address: request.url, form })
  if (form.includes('response=away')) throw new Error('no answer')
  if (form.includes('response=nonsense')) return new Response('<html>')
  return Response.json({ success: form.includes('response=human') })
}

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth(
    {
      captcha: { provider: 'turnstile', secret: 'the secret', siteKey: 'the key' },
      anonymousEnabled: true,
    },
    { fetch: captchaService },
  )
})
afterAll(() => auth.stop())

const calls: readonly [string, (captchaToken?: string) => Promise<{ error: unknown }>][] = [
  [
    'signUp',
    (captchaToken) => browser().signUp({ email: someEmail(), password, ...opts(captchaToken) }),
  ],
  ['signInAnonymously', (captchaToken) => browser().signInAnonymously(opts(captchaToken))],
  [
    'signInWithOtp',
    (captchaToken) => browser().signInWithOtp({ email: someEmail(), ...opts(captchaToken) }),
  ],
  [
    'resetPasswordForEmail',
    (captchaToken) =>
      browser().resetPasswordForEmail(someEmail(), { ...opts(captchaToken).options }),
  ],
  [
    'resend',
    (captchaToken) =>
      browser().resend({ type: 'signup', email: someEmail(), ...opts(captchaToken) }),
  ],
]
const browser = () => auth.browser()
const opts = (captchaToken: string | undefined) => ({
  options: captchaToken === undefined ? {} : { captchaToken },
})

test.each(calls)('%s asks for a captcha where one is set up', async (_, call) => {
  expect((await call()).error).toMatchObject({ status: 400, code: 'captcha_failed' })
  expect((await call('robot')).error).toMatchObject({ code: 'captcha_failed' })
  expect((await call('away')).error).toMatchObject({ code: 'captcha_failed' })
  expect((await call('nonsense')).error).toMatchObject({ code: 'captcha_failed' })
  expect((await call('human')).error).toBeNull()
  expect(asked.at(-1)).toMatchObject({
    address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    form: 'secret=the+secret&response=human&remoteip=203.0.113.1',
  })
})

test('nobody asks who holds the secret key, for a function has no widget', async () => {
  const asService = new AuthClient({
    url: 'http://auth.test',
    headers: { Authorization: `Bearer ${await mintApiKey(auth.keys, 'service_role')}` },
    fetch: async (input, init) => auth.app.fetch(new Request(input, init)),
  })
  const unknown = { email: someEmail(), password }
  expect((await asService.signInWithPassword(unknown)).error?.code).toBe('invalid_credentials')
})

test('so does a password, before it is looked at', async () => {
  const open = await startAuth()
  const { email } = await registered(open)
  await open.stop()
  const { error } = await auth.browser().signInWithPassword({ email, password })
  expect(error).toMatchObject({ code: 'captcha_failed' })
  const tried = await auth
    .browser()
    .signInWithPassword({ email, password, options: { captchaToken: 'human' } })
  expect(tried.error).toMatchObject({ code: 'invalid_credentials' })
})

test('hCaptcha is asked at its own address, and a stand-in at that which code gave it', async () => {
  const keys = { siteKey: 'the key', secret: 'the secret' }
  for (const [captcha, address] of [
    [{ provider: 'hcaptcha', ...keys }, 'https://api.hcaptcha.com/siteverify'],
    [
      {
        provider: 'hcaptcha',
        ...keys,
        standIn: { script: 'http://127.0.0.1:1/api.js', verify: 'http://127.0.0.1:1/verify' },
      },
      'http://127.0.0.1:1/verify',
    ],
  ] as const) {
    const other = await startAuth({ captcha }, { fetch: captchaService })
    const signUp = { email: someEmail(), password, ...opts('human') }
    expect((await other.browser().signUp(signUp)).error).toBeNull()
    expect(asked.at(-1)).toMatchObject({ address })
    await other.stop()
  }
})
