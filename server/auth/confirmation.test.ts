import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  password,
  postJson,
  someAddress,
  someEmail,
  startAuth,
  tokenIn,
} from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

/** How often a password was hashed or compared, which is what the time of an answer would tell. */
const hashing = vi.hoisted(() => ({ times: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const { countedHashing } = await import('./testing/counted-hashing.ts')
  return countedHashing(await original<typeof Argon2>(), () => (hashing.times += 1))
})

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth({ confirmEmail: true })
})
afterAll(() => auth.stop())

async function signUp(email: string, chosen = password) {
  const { data, error } = await auth
    .browser(someAddress())
    .signUp({ email, password: chosen, options: { data: { name: 'Ada' } } })
  if (error) throw error
  const [mail] = await auth.mailsTo(email)
  if (mail === undefined) throw new Error('no mail')
  return { data, mail, ...tokenIn(mail) }
}

const signInCode = async (email: string, tried: string) =>
  (await auth.browser(someAddress()).signInWithPassword({ email, password: tried })).error?.code

const accountsOf = async (email: string) =>
  (await auth.database.pool.query('select id from auth.users where email = $1', [email])).rows

describe('signing up where addresses are confirmed', () => {
  test('opens no session until the mail is confirmed, then makes the account', async () => {
    const email = someEmail()
    const { data, link } = await signUp(email)
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(await accountsOf(email)).toEqual([])
    const confirmed = await auth.browser().verifyOtp({ token_hash: link, type: 'signup' })
    expect(confirmed.data.user).toMatchObject({
      id: data.user?.id,
      email,
      user_metadata: { name: 'Ada', email_verified: true },
    })
    expect(await signInCode(email, password)).toBeUndefined()
  })

  test('is confirmed by the code too', async () => {
    const email = someEmail()
    const { code } = await signUp(email)
    const { error } = await auth.browser().verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toBeNull()
  })

  test('says that the address is not confirmed only after the right password', async () => {
    const email = someEmail()
    await signUp(email)
    expect(await signInCode(email, 'wrong')).toBe('invalid_credentials')
    expect(await signInCode(email, password)).toBe('email_not_confirmed')
  })

  test('answers for a taken address as for a new one, and tells its owner by mail', async () => {
    const [taken, fresh] = [someEmail(), someEmail()]
    const { link } = await signUp(taken)
    await auth.browser().verifyOtp({ token_hash: link, type: 'signup' })
    const ask = async (email: string) => {
      const response = await auth.send(
        '/signup',
        postJson({ email, password: 'another horse' }, { 'x-test-address': someAddress() }),
      )
      return { status: response.status, body: shapeOf(await response.json(), email) }
    }
    expect(await ask(taken)).toEqual(await ask(fresh))
    const [notice] = await auth.mailsTo(taken)
    expect(notice?.subject).toBe('You already have an account')
    expect(notice?.text).not.toContain('token=')
    expect(await signInCode(taken, password)).toBeUndefined()
    expect(await signInCode(taken, 'another horse')).toBe('invalid_credentials')
  })

  /** The answer with what must differ taken out. */
  function shapeOf(body: unknown, email: string): string {
    return JSON.stringify(body)
      .replaceAll(email, 'address')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
  }

  test('works as hard for a taken address as for a new one', async () => {
    const taken = someEmail()
    const { link } = await signUp(taken)
    await auth.browser().verifyOtp({ token_hash: link, type: 'signup' })
    const hashesFor = async (email: string) => {
      hashing.times = 0
      await auth.send('/signup', postJson({ email, password }, { 'x-test-address': someAddress() }))
      // What goes on behind the answer is waited for too.
      await auth.mailsTo(email)
      return hashing.times
    }
    expect(await hashesFor(taken)).toBe(1)
    expect(await hashesFor(someEmail())).toBe(1)
  })
})

describe('asking for the mail again', () => {
  test('sends another token of the same sign-up', async () => {
    const email = someEmail()
    await signUp(email)
    const { error } = await auth.browser(someAddress()).resend({ type: 'signup', email })
    expect(error).toBeNull()
    const mails = await auth.mailsTo(email)
    expect(mails).toHaveLength(2)
    const { link } = tokenIn(mails[0] ?? { text: '' })
    await auth.browser().verifyOtp({ token_hash: link, type: 'signup' })
    expect(await signInCode(email, password)).toBeUndefined()
  })

  test('is answered alike where nobody signed up, and sends nothing', async () => {
    const email = someEmail()
    const { error } = await auth.browser(someAddress()).resend({ type: 'signup', email })
    expect(error).toBeNull()
    expect(await auth.mailsTo(email)).toEqual([])
  })

  test('knows signup and email_change alone', async () => {
    const response = await auth.send('/resend', postJson({ email: someEmail(), type: 'recovery' }))
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})
