import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postJson, someAddress, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth({ confirmEmail: true })
})
afterAll(() => auth.stop())

/** Somebody signs up in a browser of their own, a second later than whoever was last. */
async function signUp(email: string, password: string, browser = auth.browser(someAddress())) {
  auth.passSeconds(1)
  const { error } = await browser.signUp({ email, password, options: { data: { by: password } } })
  if (error) throw error
  return { browser, ...(await auth.newestToken(email)) }
}

type Browser = ReturnType<RunningAuth['browser']>

const confirm = (browser: Browser, link: string) =>
  browser.verifyOtp({ token_hash: link, type: 'signup' })

const signInCode = async (email: string, tried: string) =>
  (await auth.browser(someAddress()).signInWithPassword({ email, password: tried })).error?.code

const accountsOf = async (email: string) =>
  (await auth.database.pool.query('select id from auth.users where email = $1', [email])).rows

const methodsOf = (token: string | undefined) =>
  decodeJwt<{ amr: { method: string }[] }>(token ?? '').amr.map(({ method }) => method)

describe('an address that a stranger signed up with too', () => {
  test('has the owner’s password when they confirm where they signed up', async () => {
    const email = someEmail()
    const stranger = await signUp(email, 'stranger’s')
    const owner = await signUp(email, 'owner’s')
    const { data } = await confirm(owner.browser, owner.link)
    expect(data.user?.user_metadata).toMatchObject({ by: 'owner’s' })
    expect(methodsOf(data.session?.access_token)).toEqual(['otp'])
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
    const late = await confirm(auth.browser(), stranger.link)
    expect(late.error?.code).toBe('otp_expired')
  })

  test.each([
    ['the owner’s own', 'the owner reads mail on another device', true],
    ['the stranger’s', 'it came later', false],
  ])('has no password when %s mail is used: %s', async (_, __, usesOwn) => {
    const email = someEmail()
    const owner = await signUp(email, 'owner’s')
    const stranger = await signUp(email, 'stranger’s')
    const { data, error } = usesOwn
      ? await confirm(auth.browser(), owner.link)
      : await confirm(owner.browser, stranger.link)
    expect(error).toBeNull()
    expect(data.user?.user_metadata).not.toHaveProperty('by')
    expect(methodsOf(data.session?.access_token)).toEqual(['recovery'])
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
    expect(await signInCode(email, 'owner’s')).toBe('invalid_credentials')
  })

  test('tells the site to ask for a password', async () => {
    const email = someEmail()
    await signUp(email, 'owner’s')
    const { link } = await signUp(email, 'stranger’s')
    const response = await auth.send(`/verify?type=signup&token=${link}`)
    expect(response.headers.get('location')).toContain('type=recovery')
  })

  test('counts who signed up hours before', async () => {
    const email = someEmail()
    await signUp(email, 'owner’s')
    auth.passSeconds(3 * 3600)
    const { link } = await signUp(email, 'stranger’s')
    await confirm(auth.browser(), link)
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
  })

  test('forgets the stranger after a day', async () => {
    const email = someEmail()
    await signUp(email, 'stranger’s')
    auth.passSeconds(86_400)
    const { link } = await signUp(email, 'owner’s')
    await confirm(auth.browser(), link)
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
  })

  test('is sent the sign-up of the browser that asks for the mail again', async () => {
    const email = someEmail()
    const owner = await signUp(email, 'owner’s')
    await signUp(email, 'stranger’s')
    await owner.browser.resend({ type: 'signup', email })
    const { code } = await auth.newestToken(email)
    await owner.browser.verifyOtp({ email, token: code, type: 'signup' })
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
  })

  test('gives the stranger nothing when the mail is asked for elsewhere', async () => {
    const email = someEmail()
    await signUp(email, 'owner’s')
    await signUp(email, 'stranger’s')
    const elsewhere = auth.browser(someAddress())
    await elsewhere.resend({ type: 'signup', email })
    await confirm(elsewhere, (await auth.newestToken(email)).link)
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
  })

  test('keeps the owner’s mail good, however often the stranger signs up', async () => {
    const email = someEmail()
    const owner = await signUp(email, 'owner’s')
    for (let time = 0; time < 12; time += 1) await signUp(email, 'stranger’s')
    expect((await confirm(owner.browser, owner.link)).error).toBeNull()
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
  })

  test('becomes one account when both mails are used at the same moment', async () => {
    const email = someEmail()
    const links = [await signUp(email, 'one of two'), await signUp(email, 'two of two')]
    const answers = await Promise.all(links.map(({ link }) => confirm(auth.browser(), link)))
    expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual([
      'in',
      'otp_expired',
    ])
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('is entered by its owner with a code of their own', async () => {
    const email = someEmail()
    await signUp(email, 'stranger’s')
    await auth.browser(someAddress()).signInWithOtp({ email })
    const { code } = await auth.newestToken(email)
    await auth.browser().verifyOtp({ email, token: code, type: 'email' })
    expect(await accountsOf(email)).toHaveLength(1)
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
  })
})

describe('the mark of a browser', () => {
  test('is the same for a second thought of one person', async () => {
    const email = someEmail()
    const { browser } = await signUp(email, 'mistyped')
    const { link } = await signUp(email, 'corrected', browser)
    await confirm(auth.browser(), link)
    expect(await signInCode(email, 'corrected')).toBeUndefined()
  })

  test('is not given to what a form of another site may have sent', async () => {
    const body = { email: someEmail(), password: 'stranger’s' }
    const asked = await auth.send('/signup', postJson(body))
    expect(asked.headers.get('set-cookie')).toMatch(/^larder-browser=.{43}; .*HttpOnly/)
    const forged = await auth.send('/signup', postJson(body, { 'content-type': 'text/plain' }))
    expect(forged.status).toBe(200)
    expect(forged.headers.get('set-cookie')).toBeNull()
  })
})

describe('an account that was brought along unconfirmed', () => {
  const hash = '$2b$04$UuTkAFnxeJLcjDnLF4M6JO2Z8gvUKvAl/.jlTXh2j3A2w1ve7tHZe'

  async function broughtAlong() {
    const email = someEmail()
    const id = await auth.database.createUser({ email })
    await auth.database.pool.query('update auth.users set encrypted_password = $2 where id = $1', [
      id,
      hash,
    ])
    return { email, id }
  }
  const kept = async (id: string) =>
    (
      await auth.database.pool.query(
        'select encrypted_password as hash from auth.users where id = $1',
        [id],
      )
    ).rows[0].hash

  test('is its owner’s who signs up and confirms', async () => {
    const { email, id } = await broughtAlong()
    const { link } = await signUp(email, 'owner’s')
    expect((await confirm(auth.browser(), link)).data.user?.id).toBe(id)
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
  })

  test('keeps no password when its mail is sent again: nobody knows whose it is', async () => {
    const { email, id } = await broughtAlong()
    await auth.browser(someAddress()).resend({ type: 'signup', email })
    const { data } = await confirm(auth.browser(), (await auth.newestToken(email)).link)
    expect(data.user?.id).toBe(id)
    expect(await kept(id)).toBeNull()
  })
})
