import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, postJson, proofIn, someEmail, startAuth } from './test-support.ts'
import type { RunningAuth } from './test-support.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth({ confirmEmail: true })
})
afterAll(() => auth.stop())

let lastAddress = 0
const someAddress = () => `2001:db8:2:${(lastAddress += 1).toString(16)}::1`

async function signUp(email: string, chosen = password) {
  const { data, error } = await auth
    .browser(someAddress())
    .signUp({ email, password: chosen, options: { data: { name: 'Ada' } } })
  if (error) throw error
  const [mail] = await auth.mailsTo(email)
  if (mail === undefined) throw new Error('no mail')
  return { data, mail, ...proofIn(mail) }
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

  test('works as long for a taken address as for a new one', async () => {
    const taken = someEmail()
    const { link } = await signUp(taken)
    await auth.browser().verifyOtp({ token_hash: link, type: 'signup' })
    const [known, unknown]: number[][] = [[], []]
    for (let round = 0; round < 7; round += 1) {
      known?.push(await millisecondsFor(taken))
      unknown?.push(await millisecondsFor(someEmail()))
    }
    const ratio = Math.min(...(known ?? [])) / Math.min(...(unknown ?? []))
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  async function millisecondsFor(email: string): Promise<number> {
    await auth.database.pool.query('delete from auth.attempts')
    const start = performance.now()
    await auth.send('/signup', postJson({ email, password }))
    const spent = performance.now() - start
    await auth.mailsTo(email)
    return spent
  }
})

describe('an account that a stranger prepared', () => {
  test('is not theirs when the owner signs up and confirms their own mail', async () => {
    const email = someEmail()
    const stranger = await signUp(email, 'stranger’s')
    const owner = await signUp(email, 'owner’s')
    const { data } = await auth.browser().verifyOtp({ token_hash: owner.link, type: 'signup' })
    expect(data.session).not.toBeNull()
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
    const late = await auth.browser().verifyOtp({ token_hash: stranger.link, type: 'signup' })
    expect(late.error?.code).toBe('otp_expired')
  })

  test('nor when the stranger signs up once more before the owner confirms', async () => {
    const email = someEmail()
    const owner = await signUp(email, 'owner’s')
    await signUp(email, 'stranger’s')
    await auth.browser().verifyOtp({ email, token: owner.code, type: 'signup' })
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
  })

  test('nor when both mails are used at the same moment, which makes one account', async () => {
    const email = someEmail()
    const links = [await signUp(email, 'one of two'), await signUp(email, 'two of two')]
    const answers = await Promise.all(
      links.map(({ link }) => auth.browser().verifyOtp({ token_hash: link, type: 'signup' })),
    )
    expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual([
      'in',
      'otp_expired',
    ])
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('nor when the owner comes in with a code of their own', async () => {
    const email = someEmail()
    await signUp(email, 'stranger’s')
    await auth.browser(someAddress()).signInWithOtp({ email })
    const [mail] = await auth.mailsTo(email)
    const { code } = proofIn(mail ?? { text: '' })
    await auth.browser().verifyOtp({ email, token: code, type: 'email' })
    expect(await accountsOf(email)).toHaveLength(1)
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
  })

  test('nor when it was brought along unconfirmed', async () => {
    const email = someEmail()
    const id = await auth.database.createUser({ email })
    await auth.database.pool.query(
      `update auth.users set encrypted_password = '$2b$04$UuTkAFnxeJLcjDnLF4M6JO2Z8gvUKvAl/.jlTXh2j3A2w1ve7tHZe'
       where id = $1`,
      [id],
    )
    const { link } = await signUp(email, 'owner’s')
    const { data } = await auth.browser().verifyOtp({ token_hash: link, type: 'signup' })
    expect(data.user?.id).toBe(id)
    expect(await signInCode(email, 'owner’s')).toBeUndefined()
  })
})

describe('asking for the mail again', () => {
  test('sends another proof of the same sign-up', async () => {
    const email = someEmail()
    await signUp(email)
    const { error } = await auth.browser(someAddress()).resend({ type: 'signup', email })
    expect(error).toBeNull()
    const mails = await auth.mailsTo(email)
    expect(mails).toHaveLength(2)
    const { link } = proofIn(mails[0] ?? { text: '' })
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
