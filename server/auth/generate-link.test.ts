import { GoTrueAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintApiKey } from './api-keys.ts'
import { password, postJson, registered, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
let admin: GoTrueAdminApi
beforeAll(async () => {
  auth = await startAuth()
  admin = adminWith(await mintApiKey(auth.keys, 'service_role'))
})
afterAll(() => auth.stop())

const adminWith = (key: string) =>
  new GoTrueAdminApi({
    url: 'http://auth.test',
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: async (input, init) => auth.app.fetch(new Request(input, init)),
  })

const open = (type: string, secret: string | undefined) =>
  auth.app.request('http://auth.test/verify', postJson({ type, token_hash: secret }))

describe('the links that an operator makes', () => {
  test('hold what a mail would hold', async () => {
    const { user, email } = await registered(auth)
    const { data, error } = await admin.generateLink({ type: 'recovery', email })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    const link = new URL(data.properties?.action_link ?? '')
    expect([link.pathname, link.searchParams.get('type')]).toEqual(['/auth/v1/verify', 'recovery'])
    const verify = () => open('recovery', data.properties?.hashed_token)
    const opened = await verify()
    expect(opened.status).toBe(200)
    expect(await opened.json()).toMatchObject({ user: { id: user.id } })
    expect((await verify()).status).toBe(403)
  })

  test('open an account, and none for who is not there', async () => {
    const [invited, signedUp] = [someEmail(), someEmail()]
    const invitation = await admin.generateLink({ type: 'invite', email: invited })
    expect(invitation.data.user?.email).toBe(invited)
    const { data } = await admin.generateLink({ type: 'signup', email: signedUp, password })
    const opened = await open('signup', data.properties?.hashed_token)
    expect(await opened.json()).toMatchObject({ user: { email: signedUp } })
    const missing = await admin.generateLink({ type: 'magiclink', email: someEmail() })
    expect(missing.error).toMatchObject({ status: 404, code: 'user_not_found' })
    const stranger = adminWith(await mintApiKey(auth.keys, 'anon'))
    const refused = await stranger.generateLink({ type: 'recovery', email: signedUp })
    expect(refused.error?.status).toBe(403)
  })

  test('change an address when both mailboxes opened theirs', async () => {
    const { user, email } = await registered(auth)
    const newEmail = someEmail()
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail })
    expect(current.data.user).toMatchObject({ email, new_email: newEmail })
    expect(current.data.properties?.action_link).toContain('type=email_change&')
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail })
    await open('email_change', current.data.properties?.hashed_token)
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(email)
    await open('email_change', next.data.properties?.hashed_token)
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(newEmail)
  })

  test('change no address to one that is taken', async () => {
    const [{ email }, other] = [await registered(auth), await registered(auth)]
    const asked = { type: 'email_change_new', email, newEmail: other.email } as const
    expect((await admin.generateLink(asked)).error?.code).toBe('email_exists')
  })
})
