import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthApp } from '../app.ts'
import type { AuthSettings } from '../settings.ts'
import { somebody } from '../testing/browser.ts'
import { openDoors } from '../testing/doors.ts'
import type { Doors } from '../testing/doors.ts'
import { password, postJson, someEmail } from '../testing/start-auth.ts'

const closed = { code: 'signup_disabled', status: 422 }

describe('an anonymous account that becomes a full one is a new one', () => {
  let doors: Doors
  beforeAll(async () => {
    doors = await openDoors({})
  })
  afterAll(() => doors.auth.stop())

  /** A guest of the days when anybody came in, at the door as it is now. */
  async function convert(signUp: AuthSettings['signUp'], invitation?: string) {
    const { auth } = doors
    const { data } = await auth.browser().signInAnonymously()
    const { dependencies } = auth
    const now = createAuthApp({
      ...dependencies,
      settings: { ...dependencies.settings, signUp },
    })
    const response = await now.request('/user', {
      ...postJson(
        { email: someEmail(), password, data: { invitation } },
        { authorization: `Bearer ${data.session?.access_token}` },
      ),
      method: 'PUT',
    })
    return response.json()
  }

  test('open to all', async () => {
    expect(await convert('open')).toMatchObject({ is_anonymous: false })
  })

  test('or to nobody', async () => {
    expect(await convert('off', await doors.invite())).toMatchObject({
      error_code: 'signup_disabled',
    })
  })

  test('or by invitation', async () => {
    expect(await convert('invite')).toMatchObject({ error_code: 'signup_disabled' })
    const full = await convert('invite', await doors.invite())
    expect(full).toMatchObject({ is_anonymous: false })
    expect(full).not.toHaveProperty('user_metadata.invitation')
  })
})

describe('closed', () => {
  test('nobody new comes in, with an invitation or without, and who has an account does', async () => {
    const doors = await openDoors({ signUp: 'off' })
    const { auth, invite, signUp, comeThrough } = doors
    expect((await signUp()).error).toMatchObject(closed)
    expect((await signUp(await invite())).error).toMatchObject(closed)
    expect((await comeThrough(auth.browser(), somebody())).hash).toContain('signup_disabled')
    await auth.browser().signInWithOtp({ email: 'new@example.com' })
    expect(await auth.mailsTo('new@example.com')).toEqual([])
    await auth.stop()
  })
})

test('where anybody may, an old link is no metadata', async () => {
  const { auth, signUp, invite } = await openDoors({})
  const email = someEmail()
  expect((await signUp(await invite(), email)).error).toBeNull()
  const { data } = await auth.browser().signInWithPassword({ email, password })
  expect(data.user?.user_metadata).not.toHaveProperty('invitation')
  await auth.stop()
})
