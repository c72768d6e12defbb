import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { millisecondsPer } from '#domain/time-units.ts'
import { somebody } from '../testing/browser.ts'
import { openDoors } from '../testing/doors.ts'
import type { Doors } from '../testing/doors.ts'
import { securityLogOf } from '../testing/security-log.ts'
import { password, someEmail } from '../testing/start-auth.ts'
import { createInvitation } from './invitations.ts'

const closed = { code: 'signup_disabled', status: 422 }
const used = { code: 'invite_not_found' }

describe('by invitation', () => {
  let doors: Doors
  beforeAll(async () => {
    doors = await openDoors({ signUp: 'invite' })
  })
  afterAll(() => doors.auth.stop())

  test('nobody makes an account without one', async () => {
    const { auth, signUp, comeThrough, provider } = doors
    expect((await signUp()).error).toMatchObject(closed)
    expect((await signUp('made-up')).error).toMatchObject(used)
    expect((await auth.browser().signInAnonymously()).error).toMatchObject(closed)
    const token = await provider.idToken(somebody())
    const byToken = await auth.browser().signInWithIdToken({ provider: 'google', token })
    expect(byToken.error).toMatchObject(closed)
    const end = await comeThrough(auth.browser(), somebody())
    expect(end.hash).toContain('error_code=signup_disabled')
    const settings = await (await auth.send('/settings')).json()
    expect(settings).toMatchObject({ disable_signup: true })
  })

  test('one makes one account, and its secret is stored nowhere', async () => {
    const { auth, invite, signUp } = doors
    const token = await invite()
    const email = someEmail()
    expect((await signUp(token, email)).error).toBeNull()
    expect((await signUp(token)).error).toMatchObject(used)
    const { rows } = await auth.database.pool.query(
      `select person.id, person.raw_user_meta_data, invitation.token_hash
       from auth.users as person join auth.invitations as invitation on invitation.used_by = person.id
       where person.email = $1`,
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0].raw_user_meta_data).not.toHaveProperty('invitation')
    const day = auth.now().toISOString().slice(0, 10)
    const entries = await securityLogOf(auth.database).entriesOf(rows[0].id)
    expect(entries).toContain(`invitation_used ${day}`)
  })

  test('of two that use it at once one comes in', async () => {
    const token = await doors.invite()
    const answers = await Promise.all([doors.signUp(token), doors.signUp(token)])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.find(({ error }) => error)?.error).toMatchObject(used)
  })

  test('it ends after its days, 7 where nothing is said', async () => {
    const [usual, short] = [await doors.invite(), await doors.invite(undefined, 1)]
    doors.auth.passSeconds(86_401)
    expect((await doors.signUp(short)).error).toMatchObject(used)
    doors.auth.passSeconds(6 * 86_400 - 10)
    expect((await doors.signUp(usual)).error).toBeNull()
    const late = await doors.invite()
    doors.auth.passSeconds(7 * 86_400)
    expect((await doors.signUp(late)).error).toMatchObject(used)
  })

  test('one for an address is for that one alone, and its owner needs no link', async () => {
    const { auth, invite, signUp, comeThrough, provider } = doors
    const [byLink, byProvider, byToken] = [someEmail(), somebody(), somebody()]
    const token = await invite(byLink)
    expect((await signUp(token)).error).toMatchObject({ code: 'email_address_not_authorized' })
    expect((await signUp(undefined, byLink)).error).toMatchObject(closed)
    expect((await signUp(token, byLink)).error).toBeNull()
    await invite(byProvider.email)
    expect((await comeThrough(auth.browser(), byProvider)).hash).toContain('access_token=')
    await invite(byToken.email)
    const idToken = { provider: 'google', token: await provider.idToken(byToken) } as const
    expect((await auth.browser().signInWithIdToken(idToken)).error).toBeNull()
  })

  test('it goes along to a provider and back', async () => {
    const { auth, invite, comeThrough } = doors
    const [person, invitation] = [somebody(), await invite()]
    const end = await comeThrough(auth.browser(), person, 'github', { invitation })
    expect(end.hash).toContain('access_token=')
    const again = await comeThrough(auth.browser(), somebody(), 'github', { invitation })
    expect(again.hash).toContain('error_code=invite_not_found')
    expect((await comeThrough(auth.browser(), person, 'github')).hash).toContain('access_token=')
  })

  test('by mail the answer tells nothing, and only who is invited gets one', async () => {
    const { auth, invite } = doors
    const [stranger, guest] = [someEmail(), someEmail()]
    await invite(guest)
    for (const email of [stranger, guest]) {
      expect((await auth.browser().signInWithOtp({ email })).error).toBeNull()
    }
    expect(await auth.mailsTo(stranger)).toEqual([])
    const { code } = await auth.newestToken(guest)
    const entering = { email: guest, token: code, type: 'email' } as const
    expect((await auth.browser().verifyOtp(entering)).error).toBeNull()
  })

  test('one is for an address as it is written by anybody, and for days that there are', async () => {
    const { pool } = doors.auth.database
    const email = someEmail()
    const { token, path, expiresAt } = await createInvitation(pool, {
      email: ` ${email.toUpperCase()} `,
      days: 30,
      now: doors.auth.now(),
    })
    expect(path).toBe(`/signup?invite=${token}`)
    expect(expiresAt.getTime() - doors.auth.now().getTime()).toBe(30 * millisecondsPer.day)
    expect((await doors.signUp(token, email)).error).toBeNull()
    for (const wrong of [{ email: 'nobody' }, { days: 0 }, { days: 366 }, { days: Number.NaN }]) {
      await expect(createInvitation(pool, wrong)).rejects.toMatchObject({
        code: 'validation_failed',
      })
    }
  })

  test('who made it finds that in their security log', async () => {
    const { auth, invite } = doors
    const email = someEmail()
    const { error, data } = await auth
      .browser()
      .signUp({ email, password, options: { data: { invitation: await invite() } } })
    expect(error).toBeNull()
    const madeBy = data.user?.id ?? ''
    const log = securityLogOf(auth.database)
    await log.entriesOf(madeBy)
    await createInvitation(auth.database.pool, { madeBy, now: auth.now() })
    await createInvitation(auth.database.pool, { madeBy, email: someEmail(), now: auth.now() })
    expect(await log.entriesOf(madeBy)).toEqual([
      'invitation_made anyone',
      'invitation_made address',
    ])
  })
})

describe('by invitation, with addresses that are confirmed', () => {
  let doors: Doors
  beforeAll(async () => {
    doors = await openDoors({ signUp: 'invite', confirmEmail: true })
  })
  afterAll(() => doors.auth.stop())

  test('it is used up by the confirmation, not by the asking', async () => {
    const { auth, invite, signUp } = doors
    const invitation = await invite()
    const [first, second] = [someEmail(), someEmail()]
    expect((await signUp()).error).toMatchObject(closed)
    for (const email of [first, second]) {
      expect((await signUp(invitation, email)).error).toBeNull()
    }
    const confirm = async (email: string) => {
      const { code: token } = await auth.newestToken(email)
      return auth.browser().verifyOtp({ email, token, type: 'signup' })
    }
    expect((await confirm(second)).error).toBeNull()
    expect((await confirm(first)).error).toMatchObject(used)
  })
})
