import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { times } from '#domain/testing/times.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let cook: string
let kitchen: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser()
  cook = await database.createUser()
  kitchen = await at.shared(owner, { [cook]: 'cook' })
})

const rolesIn = async () => {
  const { rows } = await database.pool.query<{ role: string }>(
    'select role from kitchen_members where kitchen = $1 order by role',
    [kitchen],
  )
  return rows.map(({ role }) => role)
}

/** How many more wait for what another holds. */
async function untilBlocked(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await database.pool.query(waiting)).rowCount === 0);
}

/** The second one comes while the first has done its part and not committed. */
async function meanwhile(
  [first, call, given]: readonly [string, string, unknown[]],
  second: () => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>[]> {
  let other: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  const places = given.map((_, place) => `$${place + 1}`).join(', ')
  const one = await Promise.allSettled([
    database.asUser(first, async (client) => {
      await client.query(`select ${call}(${places})`, given)
      other = Promise.allSettled([second()])
      await untilBlocked()
    }),
  ])
  return [...one, ...(await other)]
}

test('of two who accept at once the last place is one’s', async () => {
  const code = await at.invite(owner, kitchen)
  const people = await Promise.all(Array.from({ length: 12 }, () => database.createUser()))
  for (const person of people) await at.call(person, 'seen_invitation', code)
  const answers = await Promise.allSettled(
    people.map((person) => at.call(person, 'accept_invitation', code, false)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(
    answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.message] : [])),
  ).toEqual(Array.from({ length: 6 }, () => 'kitchen_full'))
  expect(await rolesIn()).toHaveLength(8)
})

test('who is removed while they accept, or move, is where they say or at home, never nowhere', async () => {
  const answers = await meanwhile([owner, 'remove_member', [kitchen, cook]], () =>
    at.call(cook, 'move_to_kitchen', kitchen),
  )
  expect(answers).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'not_a_member' } },
  ])
  expect(await at.hereOf(cook)).toBe(cook)
  const code = await at.invite(owner, kitchen)
  await at.accept(cook, code)
  await at.call(cook, 'move_to_kitchen', cook)
  const others = await meanwhile([cook, 'move_to_kitchen', [kitchen]], () =>
    at.call(owner, 'remove_member', kitchen, cook),
  )
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await at.hereOf(cook)).toBe(cook)
})

test('an owner who leaves while their heir is removed, or leaves, leaves it to somebody', async () => {
  // The owner hands over first: they remove nobody any more.
  const helper = await database.createUser()
  await at.accept(helper, await at.invite(owner, kitchen, 'helper'))
  const [, removed] = await meanwhile([owner, 'leave_kitchen', [kitchen, false, helper]], () =>
    at.call(owner, 'remove_member', kitchen, helper),
  )
  expect(removed).toMatchObject({ status: 'rejected', reason: { message: 'not_a_member' } })
  expect(await rolesIn()).toEqual(['cook', 'owner'])
  // The heir goes first, and the owner is the last one.
  const [, left] = await meanwhile([cook, 'leave_kitchen', [kitchen, false]], () =>
    at.call(helper, 'leave_kitchen', kitchen, false, cook),
  )
  expect(left).toMatchObject({ status: 'fulfilled' })
  const { rowCount } = await database.pool.query('select from kitchens where id = $1', [kitchen])
  expect(rowCount).toBe(0)
})

test('however members come and go at once, each kitchen has one owner or is gone', async () => {
  for (let round = 0; round < times({ quick: 8, thorough: 100 }); round++) {
    const first = await database.createUser()
    const second = await database.createUser()
    const third = await database.createUser()
    const fourth = await database.createUser()
    const place = await at.shared(first, { [second]: 'cook', [third]: 'helper' })
    const code = await at.invite(first, place)
    await at.call(fourth, 'seen_invitation', code)
    await at.add(second, place, { name: 'Rice' })
    const answers = await Promise.allSettled([
      at.call(first, 'leave_kitchen', place, true, second),
      at.call(first, 'remove_member', place, second),
      at.call(second, 'leave_kitchen', place, true),
      at.call(fourth, 'accept_invitation', code, true),
      at.call(third, 'move_to_kitchen', third),
      round % 2 === 0
        ? at.call(first, 'end_kitchen', place)
        : database.asService((client) => client.query('select erase_account($1)', [first])),
    ])
    const told = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(
      told.filter(({ code: state }) => state !== 'P0001' && state !== '42501'),
      `round ${round}`,
    ).toEqual([])
    const { rows } = await database.pool.query(
      `select kitchen.id from kitchens as kitchen
       where (select count(*) from kitchen_members where kitchen = kitchen.id and role = 'owner') <> 1`,
    )
    expect(rows, `kitchens without one owner, round ${round}`).toEqual([])
    const lost = await database.pool.query(
      `select member.user_id from kitchen_members as member group by 1 having count(*) filter (where here) <> 1`,
    )
    expect(lost.rows, `people who are nowhere, round ${round}`).toEqual([])
    const things = await database.pool.query(
      `select from pantry_items where name = 'Rice' and kitchen = any ($1)`,
      [[first, second, third, fourth, place]],
    )
    expect(things.rowCount, `things in round ${round}`).toBe(1)
  }
})

test('a second owner is refused by the table itself', async () => {
  await expect(
    database.pool.query(`update kitchen_members set role = 'owner' where kitchen = $1`, [kitchen]),
  ).rejects.toMatchObject({ code: '23505' })
})

test('what is put there just before it ends goes home too', async () => {
  let ending: Promise<unknown> = Promise.resolve()
  await database.asUser(cook, async (client) => {
    await client.query(`insert into pantry_items (name, kitchen) values ('Soon', $1)`, [kitchen])
    ending = at.call(owner, 'end_kitchen', kitchen)
    await untilBlocked()
  })
  await ending
  expect(await at.pantryOf(cook, cook)).toMatchObject([{ name: 'Soon' }])
})
