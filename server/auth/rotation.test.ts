import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthApp } from './app.ts'
import { rotateSigningKeys } from './signing-keys.ts'
import { stepAt, totpCode } from './factors/totp.ts'
import { postJson, tokenIn, registered, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

test('with a new signing key sessions, mails and second factors go on', async () => {
  const { session, email, browser } = await registered(auth)
  const factor = await browser.mfa.enroll({ factorType: 'totp' })
  await auth.browser('2001:db8:7::1').resetPasswordForEmail(email)
  const [mail] = await auth.mailsTo(email)
  const { code } = tokenIn(mail ?? { text: '' })
  const before = await auth.send(
    '/token?grant_type=refresh_token',
    postJson({ refresh_token: session.refresh_token }),
  )

  const keys = await rotateSigningKeys(auth.keys)
  const rotated = createAuthApp({ ...auth.dependencies, keys })
  const send = (path: string, init: RequestInit) =>
    Promise.resolve(rotated.fetch(new Request(`http://auth.test${path}`, init)))
  const authorization = `Bearer ${session.access_token}`
  expect((await send('/user', { headers: { authorization } })).status).toBe(200)
  // The same answer as before the new key, for the tab whose answer was lost.
  const again = await send(
    '/token?grant_type=refresh_token',
    postJson({ refresh_token: session.refresh_token }),
  )
  const tokenOf = async (response: Response) => JSON.parse(await response.text()).refresh_token
  expect(await tokenOf(again)).toBe(await tokenOf(before))

  const factorPath = `/factors/${factor.data?.id}`
  const challenge = await send(`${factorPath}/challenge`, postJson({}, { authorization }))
  const { id } = JSON.parse(await challenge.text())
  const totp = totpCode(factor.data?.totp.secret ?? '', stepAt(auth.now()))
  const body = postJson({ challenge_id: id, code: totp }, { authorization })
  expect((await send(`${factorPath}/verify`, body)).status).toBe(200)
  const recovered = await send('/verify', postJson({ type: 'recovery', email, token: code }))
  expect(recovered.status).toBe(200)
})
