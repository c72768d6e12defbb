import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postJson, someAddress, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth({ confirmEmail: true })
})
afterAll(() => auth.stop())

async function signUp(email: string, password: string) {
  const browser = auth.browser(someAddress())
  const { error } = await browser.signUp({ email, password, options: { data: { by: password } } })
  if (error) throw error
  return auth.newestToken(email)
}

const signInCode = async (email: string, tried: string) =>
  (await auth.browser(someAddress()).signInWithPassword({ email, password: tried })).error?.code

const sessionSchema = z.object({ access_token: z.string() })

const methodsOf = (token: string) =>
  decodeJwt<{ amr: { method: string }[] }>(token).amr.map(({ method }) => method)

describe('an address that a stranger alone signed up with', () => {
  const follow = (link: string, headers: Record<string, string> = {}) =>
    auth.send(`/verify?type=signup&token=${link}`, { headers })
  const fromPage = { origin: 'http://auth.test' }

  test('has no password when its owner follows the link in their own browser', async () => {
    const email = someEmail()
    const { link } = await signUp(email, 'stranger’s')
    const location = (await follow(link)).headers.get('location') ?? ''
    expect(location).toContain('type=recovery')
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
    const { rows } = await auth.database.pool.query(
      'select raw_user_meta_data from auth.users where email = $1',
      [email],
    )
    expect(rows[0].raw_user_meta_data).not.toHaveProperty('by')
  })

  test('has none when they type its code on a page', async () => {
    const email = someEmail()
    const { code } = await signUp(email, 'stranger’s')
    const typed = postJson({ email, token: code, type: 'signup' }, fromPage)
    const session = sessionSchema.parse(await (await auth.send('/verify', typed)).json())
    expect(methodsOf(session.access_token)).toEqual(['recovery'])
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
  })

  test('has none where the sign-up waits for a code of PKCE', async () => {
    const email = someEmail()
    const browser = auth.browser(someAddress(), 'pkce')
    await browser.signUp({ email, password: 'stranger’s' })
    const { link } = await auth.newestToken(email)
    expect((await follow(link)).headers.get('location')).toContain('code=')
    expect(await signInCode(email, 'stranger’s')).toBe('invalid_credentials')
  })

  test.each(['link', 'code'] as const)(
    'keeps it where who signed up confirms by %s',
    async (by) => {
      const email = someEmail()
      const answer = await auth.send(
        '/signup',
        postJson({ email, password: 'owner’s' }, { ...fromPage, 'x-test-address': someAddress() }),
      )
      const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
      const token = await auth.newestToken(email)
      if (by === 'link') await follow(token.link, { cookie })
      else {
        const typed = { email, token: token.code, type: 'signup' }
        await auth.send('/verify', postJson(typed, { ...fromPage, cookie }))
      }
      expect(await signInCode(email, 'owner’s')).toBeUndefined()
    },
  )
})
