import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createAuthenticator } from './testing/authenticator.ts'
import type { Authenticator } from './testing/authenticator.ts'
import { factorsOf } from './testing/factors.ts'
import { withPasskeys } from './testing/passkeys.ts'
import { postJson, registered, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
let withPassword: ReturnType<typeof factorsOf>['withPassword']
beforeAll(async () => {
  auth = await startAuth(withPasskeys)
  ;({ withPassword } = factorsOf(auth))
})
afterAll(() => auth.stop())

const nobody = { id: '' }
const questionSchema = z.object({
  id: z.string(),
  webauthn: z.object({
    type: z.enum(['create', 'request']),
    credential_options: z.object({
      publicKey: z.object({
        challenge: z.string(),
        user: z.object({ id: z.string() }).default(nobody),
      }),
    }),
  }),
})
type Question = z.infer<typeof questionSchema>

const answerSchema = z.object({
  access_token: z.string().default(''),
  refresh_token: z.string().default(''),
  error_code: z.string().optional(),
})

/** The client turns the question into what a browser takes; here it is as it came. */
async function ask(token: string, factorId: string): Promise<Question> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await auth.send(`/factors/${factorId}/challenge`, postJson({}, headers))
  return questionSchema.parse(await answer.json())
}

type Shown = { readonly token: string; readonly factorId: string }

async function show({ token, factorId }: Shown, key: Authenticator, question?: Question) {
  const { id, webauthn } = question ?? (await ask(token, factorId))
  const { type, credential_options: options } = webauthn
  const { publicKey } = options
  const credential_response = type === 'create' ? key.create(publicKey) : key.sign(publicKey)
  const body = { challenge_id: id, webauthn: { type, credential_response } }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await auth.send(`/factors/${factorId}/verify`, postJson(body, headers))
  return { status: answer.status, json: answerSchema.parse(await answer.json()) }
}

/** It need not make sure of its owner: the password did. */
const securityKey = () => createAuthenticator({ verifiesPerson: false })

async function secured() {
  const account = await registered(auth)
  const { data, error } = await account.browser.mfa.enroll({
    factorType: 'webauthn',
    friendlyName: 'key ring',
  })
  if (error) throw error
  const [key, factorId] = [securityKey(), data.id]
  auth.passSeconds(1)
  const raised = await show({ token: account.session.access_token, factorId }, key)
  return { ...account, factorId, key, raised }
}

describe('a security key as second factor', () => {
  test('is set up by what it signs, which lifts the session', async () => {
    const { browser, user, factorId, raised } = await secured()
    expect(raised.status).toBe(200)
    expect(decodeJwt(raised.json.access_token)).toMatchObject({
      sub: user.id,
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    })
    await browser.setSession(raised.json)
    expect((await browser.mfa.listFactors()).data?.webauthn).toMatchObject([
      { id: factorId, status: 'verified', friendly_name: 'key ring' },
    ])
  })

  test('is asked for at the next sign-in, and no other key will do', async () => {
    const { email, factorId, key } = await secured()
    const { browser, session } = await withPassword(email)
    const own = { token: session.access_token, factorId }
    const { data } = await browser.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const other = await show(own, securityKey())
    expect(other).toMatchObject({ status: 422, json: { error_code: 'mfa_verification_failed' } })
    expect(await show(own, key)).toMatchObject({ status: 200 })
  })

  test('signs each challenge once, and makes no second key in the place of the first', async () => {
    const { email, factorId, key } = await secured()
    const { session } = await withPassword(email)
    const own = { token: session.access_token, factorId }
    const question = await ask(own.token, factorId)
    const { challenge } = question.webauthn.credential_options.publicKey
    const user = { id: Buffer.from('anybody').toString('base64url') }
    const asked = { publicKey: { challenge, user } }
    const forged = { type: 'create', credential_options: asked } as const
    const replaced = await show(own, securityKey(), { ...question, webauthn: forged })
    expect(replaced.status).toBe(422)
    expect((await show(own, key, question)).status).toBe(200)
    const again = await show(own, key, question)
    expect(again).toMatchObject({ status: 422, json: { error_code: 'mfa_challenge_expired' } })
  })

  test('is not answered by a code', async () => {
    const { email, factorId } = await secured()
    const { browser } = await withPassword(email)
    const { error } = await browser.mfa.challengeAndVerify({ factorId, code: '123456' })
    expect(error?.code).toBe('mfa_verification_failed')
  })

  test('lowers the session when it is taken away', async () => {
    const { browser, raised, factorId } = await secured()
    await browser.setSession(raised.json)
    expect((await browser.mfa.unenroll({ factorId })).error).toBeNull()
    const { data } = await browser.refreshSession()
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    })
  })

  test('is not offered at an address that browsers know no keys at', async () => {
    const plain = await startAuth()
    const { browser } = await registered(plain)
    const { error } = await browser.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' })
    expect(error?.code).toBe('mfa_webauthn_enroll_not_enabled')
    await plain.stop()
  })
})
