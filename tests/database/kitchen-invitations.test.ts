import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let guest: string
let kitchen: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser({ name: 'Olive' })
  guest = await database.createUser({ name: 'Gus' })
  kitchen = await at.found(owner, { name: 'Flat share' })
})

interface Invitation {
  id: string
  code: string
  role: string
  ends_at: string
}
const invite = (role: string | null = 'cook', person = owner, into = kitchen) =>
  at.call<Invitation>(person, 'invite_to_kitchen', into, role)
const see = (code: string | null, person = guest) => at.call(person, 'seen_invitation', code)
const accept = (code: string, person = guest) => at.call(person, 'accept_invitation', code, false)
const refused = (message: string) => ({ message })
const ended = { code: 'P0001', message: 'invitation_ended', details: null, hint: null }

test('an invitation is a code of 50 bits for three days, of which a hash is stored', async () => {
  const made = await invite('helper')
  expect(made).toEqual({
    id: expect.any(String),
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
    role: 'helper',
    ends_at: expect.any(String),
  })
  const days = (Date.parse(made.ends_at) - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(3, 1)
  const codes = await Promise.all(
    Array.from({ length: 200 }, () =>
      database.pool.query<{ code: string }>('select private.new_code() as code'),
    ),
  )
  const letters = new Set(codes.flatMap(({ rows }) => (rows[0]?.code ?? '').split('')))
  expect(letters.size).toBe(32)
  const { rows } = await database.pool.query(
    `select to_jsonb(held)::text || to_jsonb(known)::text as stored
     from kitchen_invitations as held join private.invitation_codes as known on known.invitation = held.id
     where held.id = $1`,
    [made.id],
  )
  expect(rows[0]?.stored).not.toContain(made.code)
})

test('its code is taken as people type it', async () => {
  const { rows } = await database.pool.query(
    `select private.code_hash('O1I2L-abcde') = private.code_hash(' 01 121 ABCDE ') as is_same`,
  )
  expect(rows).toEqual([{ is_same: true }])
  const { code } = await invite()
  await see(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase())
  expect(await accept(code.toLowerCase())).toBe(kitchen)
})

test('owners read who is invited, without the code, and nobody else does', async () => {
  const { id, code } = await invite()
  await see(code)
  await accept(code)
  const read = 'select * from kitchen_invitations'
  const [shown] = await at.run(owner, read)
  expect(shown).toMatchObject({ id, kitchen, role: 'cook', invited_by: owner })
  expect(JSON.stringify(shown)).not.toMatch(/hash/)
  expect(await at.run(guest, read)).toEqual([])
  await expect(at.run(owner, 'select * from private.invitation_codes')).rejects.toMatchObject({
    code: '42501',
  })
})

test('it is for as many as there is space for, until it is withdrawn', async () => {
  const { id, code } = await invite()
  const people = await Promise.all(Array.from({ length: 8 }, () => database.createUser()))
  for (const person of people) await see(code, person)
  for (const person of people.slice(0, 7)) await accept(code, person)
  await expect(accept(code, people[7])).rejects.toMatchObject(refused('kitchen_full'))
  await at.call(owner, 'remove_member', kitchen, people[0])
  await at.call(owner, 'withdraw_invitation', id)
  await expect(accept(code, people[7])).rejects.toMatchObject(refused('invitation_ended'))
  expect(await see(code, people[7])).toEqual(ended)
  await expect(at.call(owner, 'withdraw_invitation', id)).rejects.toMatchObject(
    refused('invitation_ended'),
  )
})

test('it ends by itself, and with who made it', async () => {
  const first = await invite()
  await see(first.code)
  await database.pool.query('update kitchen_invitations set ends_at = now() where id = $1', [
    first.id,
  ])
  await expect(accept(first.code)).rejects.toMatchObject(refused('invitation_ended'))
  expect(await see(first.code)).toEqual(ended)
  const second = await invite()
  await see(second.code)
  const cook = await database.createUser()
  await at.accept(cook, (await invite()).code)
  await at.call(owner, 'leave_kitchen', kitchen, false, cook)
  await expect(accept(second.code)).rejects.toMatchObject(refused('invitation_ended'))
})

test('what was not shown is not accepted, whether there is such a code or not', async () => {
  const { code } = await invite()
  const [right, wrong] = await Promise.allSettled([accept(code), accept('ZZZZZZZZZZ')])
  expect(right).toMatchObject({ status: 'rejected', reason: refused('invitation_ended') })
  expect(wrong).toEqual(right)
  // Of two, the one that was shown last.
  const other = await invite('helper')
  await see(code)
  await see(other.code)
  await expect(accept(code)).rejects.toMatchObject(refused('invitation_ended'))
})

test('guesses are counted, of each account by itself', async () => {
  const { code } = await invite()
  for (let tries = 0; tries < 5; tries++) {
    expect(await see('ZZZZZZZZZZ')).toEqual(ended)
    // To know a right one gives no tries back.
    expect(await see(code)).toMatchObject({ kitchen })
    expect(await see(null)).toEqual(ended)
  }
  for (const each of ['ZZZZZZZZZZ', code])
    await expect(see(each), `for ${each}`).rejects.toMatchObject(refused('invitation_tries'))
  expect(await see(code, await database.createUser())).toMatchObject({ kitchen })
  await database.pool.query(
    `update private.invitation_tries set failures_since = now() - interval '16 minutes' where user_id = $1`,
    [guest],
  )
  expect(await see(code)).toMatchObject({ kitchen })
})

test('only the owner of a shared kitchen invites, as a cook or a helper, ten at once', async () => {
  const cook = await database.createUser()
  await at.accept(cook, (await invite()).code)
  await expect(invite('cook', cook)).rejects.toMatchObject(refused('owner_required'))
  await expect(invite('cook', guest)).rejects.toMatchObject(refused('not_a_member'))
  await expect(invite('cook', owner, owner)).rejects.toMatchObject(refused('own_kitchen'))
  for (const role of ['owner', 'guest'])
    await expect(invite(role), `as ${role}`).rejects.toMatchObject({ code: '23514' })
  await expect(invite(null)).rejects.toMatchObject({ code: '23502' })
  const made = [await invite()]
  while (made.length < 9) made.push(await invite())
  await expect(invite()).rejects.toMatchObject(refused('invitation_limit'))
  await database.pool.query('update kitchen_invitations set ends_at = now() where id = $1', [
    made[0]?.id,
  ])
  await invite()
})

test('the kitchens of one person are limited', async () => {
  for (let kitchens = 1; kitchens < 10; kitchens++) await at.found(guest)
  await expect(at.found(guest)).rejects.toMatchObject(refused('kitchen_limit'))
  const { code } = await invite()
  await see(code)
  await expect(accept(code)).rejects.toMatchObject(refused('kitchen_limit'))
})

test('the name of who invites is hidden where a moderator hid it', async () => {
  const { code } = await invite()
  await database.pool.query(`update public_profiles set moderated = 'hidden' where id = $1`, [
    owner,
  ])
  expect(await see(code)).toMatchObject({ invited_by: null })
})
