import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

/** Who is told that another member of their kitchen is at the shop, and when. Cleo is a helper. */
let database: TestDatabase
let people: ReturnType<typeof sharedKitchens>
let [ada, ben, cleo, kitchen, weekly] = ['', '', '', '', '']
beforeAll(async () => {
  database = await createTestDatabase()
  people = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  ada = await database.createUser({ name: 'Ada' })
  ben = await database.createUser({ name: 'Ben' })
  cleo = await database.createUser({ name: 'Cleo' })
  kitchen = await people.shared(ada, { [ben]: 'cook', [cleo]: 'helper' })
  weekly = await makeList('Weekly')
  for (const person of [ada, ben, cleo]) await choose(person, 'in_app')
})

async function makeList(name: string, place = kitchen, owner = ada) {
  const { rows } = await database.pool.query<{ id: string }>(
    'insert into shopping_lists (user_id, kitchen, name) values ($1, $2, $3) returning id',
    [owner, place, name],
  )
  return rows[0]?.id ?? ''
}
const choose = (person: string, way: string, wanted = true) =>
  people.call(person, 'set_notification_way', 'shopping', way, wanted)

let written = 0
/** Each later than the one before; `minutes` ago. */
const clock = (minutes = 0) => `${Date.now() - minutes * 60_000 + (written += 1)}.0000.shop`

async function operate(person: string, id: string, set: object, at = clock(), place = kitchen) {
  const own = (await people.kitchensOf(person)).find((each) => each.kitchen === place)
  const operation = { kind: 'shopping-item', id, clock: at, set }
  const { refused } = await people.call<{ refused: unknown[] }>(
    person,
    'apply_shopping_operations',
    place,
    JSON.stringify([operation]),
    place === person ? null : own?.epoch,
  )
  expect(refused, `operation ${JSON.stringify(set)}`).toEqual([])
}

async function put(list = weekly, place = kitchen, by = ada) {
  const id = randomUUID()
  const milk = { name: 'Milk', list, added: 1, checked: false, removed: false }
  await operate(by, id, milk, clock(600), place)
  return id
}
const tick = (person: string, id: string, at?: string) => operate(person, id, { checked: true }, at)
const pick = async (person: string, list = weekly) => tick(person, await put(list))

interface Told {
  kind: string
  actor_name: string
  list_id: string
  list_name: string
  things: number
  read_at: Date | null
}
const toldRows = (person: string) => people.run<Told>(person, 'select * from own_notifications()')
const told = async (person: string) =>
  (await toldRows(person)).map((row) => `${row.actor_name}: ${row.things} on ${row.list_name}`)
/** Whether it is shown or not. */
const made = async (person: string) =>
  (await database.pool.query('select kind from notifications where user_id = $1', [person])).rows
const hoursPass = (hours: number) =>
  database.pool.query(`update notifications set created_at = created_at - $1::interval`, [
    `${hours} hours`,
  ])

describe('who is told', () => {
  test('each other member who wants it, and not who ticks', async () => {
    const [milk] = [await put(), await put(), await put()]
    await put(await makeList('Party'))
    await tick(ben, milk)
    expect(await told(ada)).toEqual(['Ben: 3 on Weekly'])
    expect(await told(cleo)).toEqual(['Ben: 3 on Weekly'])
    expect(await told(ben)).toEqual([])
    expect(await toldRows(ada)).toMatchObject([{ kind: 'shopping', list_id: weekly }])
  })

  test('of a helper too', async () => {
    await pick(cleo)
    expect(await told(ada)).toEqual(['Cleo: 1 on Weekly'])
  })

  test('of a plain tick too, with as many things', async () => {
    const [milk] = [await put(), await put()]
    await people.run(ben, 'update shopping_list_items set checked = true where id = $1', [milk])
    expect(await told(ada)).toEqual(['Ben: 2 on Weekly'])
  })

  test('nobody who has chosen nothing, and in no way that was not chosen', async () => {
    const dee = await database.createUser({ name: 'Dee' })
    await people.accept(dee, await people.invite(ada, kitchen))
    await pick(ben)
    expect(await made(dee)).toEqual([])
    await choose(dee, 'by_push')
    await pick(cleo)
    // It is made, to be pushed, and does not stand in the app.
    expect(await told(dee)).toEqual([])
    expect(
      await people.run(dee, `select in_app, by_push, by_mail from notification_settings`),
    ).toEqual([{ in_app: false, by_push: true, by_mail: false }])
    await choose(dee, 'in_app')
    expect(await told(dee)).toEqual(['Cleo: 1 on Weekly'])
    await people.run(dee, 'delete from notification_settings')
    expect(await told(dee)).toEqual([])
  })

  test('nobody, with every way off', async () => {
    await choose(ada, 'in_app', false)
    await pick(ben)
    await choose(ada, 'in_app')
    expect(await told(ada)).toEqual([])
  })

  test('nobody in a kitchen of one person', async () => {
    const list = await makeList('Mine', ada, ada)
    const milk = await put(list, ada, ada)
    await operate(ada, milk, { checked: true }, clock(), ada)
    expect(await made(ada)).toEqual([])
  })

  test('nobody of whom they have blocked, before and after', async () => {
    await people.run(ada, 'insert into blocks (blocked_id) values ($1)', [ben])
    await pick(ben)
    expect(await made(ada)).toEqual([])
    await people.run(cleo, 'insert into blocks (blocked_id) values ($1)', [ben])
    expect(await told(cleo)).toEqual([])
  })
})

describe('when', () => {
  test('the first tick of an hour, for each list and each person', async () => {
    const [first, second] = [await put(), await put()]
    await tick(ben, first)
    await tick(ben, second)
    expect(await told(ada)).toEqual(['Ben: 2 on Weekly'])
    await pick(ben, await makeList('Party'))
    await pick(cleo)
    expect(await told(ada)).toEqual(['Cleo: 1 on Weekly', 'Ben: 1 on Party', 'Ben: 2 on Weekly'])
  })

  test('an hour later again, in place of the last time, and as something new', async () => {
    await pick(ben)
    await people.run(ada, `select read_notifications(now() + interval '1 minute')`)
    await hoursPass(0.9)
    await pick(ben)
    expect(await toldRows(ada)).toMatchObject([{ read_at: expect.any(Date) }])
    await hoursPass(0.2)
    await put()
    await pick(ben)
    expect(await toldRows(ada)).toMatchObject([{ things: 2, read_at: null }])
  })

  test('to who wants it meanwhile with the next tick, and to nobody twice', async () => {
    await choose(cleo, 'in_app', false)
    await pick(ben)
    await people.run(ada, `select read_notifications(now() + interval '1 minute')`)
    await choose(cleo, 'in_app')
    await pick(ben)
    expect(await told(cleo)).toEqual(['Ben: 1 on Weekly'])
    expect(await toldRows(ada)).toMatchObject([{ read_at: expect.any(Date) }])
  })

  test('not of a tick that waited offline for longer than a quarter of an hour', async () => {
    const [first, second] = [await put(), await put()]
    await tick(ben, first, clock(16))
    expect(await told(ada)).toEqual([])
    await tick(ben, second, clock(14))
    expect(await told(ada)).toEqual(['Ben: 1 on Weekly'])
  })

  test('not of what is no tick', async () => {
    const milk = await put()
    const tea = randomUUID()
    await operate(ben, tea, { name: 'Tea', list: weekly, added: 1, checked: false })
    await operate(ben, tea, { name: 'Green tea' })
    // What came ticked, and what had been ticked before.
    const eggs = randomUUID()
    await operate(ben, eggs, { name: 'Eggs', list: weekly, added: 1, checked: true })
    await operate(ben, eggs, { checked: true })
    await operate(ben, eggs, { checked: false })
    // What came out of order, and is no item before its name is there.
    const early = randomUUID()
    await operate(ben, early, { list: weekly, added: 1 })
    await operate(ben, early, { checked: true })
    // What is written by nobody.
    await database.pool.query('update shopping_list_items set checked = true where id = $1', [
      await put(),
    ])
    // What somebody else has taken off the list.
    await operate(ada, milk, { removed: true })
    await tick(ben, milk)
    expect(await told(ada)).toEqual([])
  })
})

describe('what goes', () => {
  const held = async () =>
    (
      await database.pool.query<{ reader: string; actor: string }>(
        `select reader.name as reader, actor.name as actor from notifications as told
         join public_profiles as reader on reader.id = told.user_id
         join public_profiles as actor on actor.id = told.actor_id
         where told.kind = 'shopping' and told.user_id = any ($1) order by 1, 2`,
        [[ada, ben, cleo]],
      )
    ).rows.map(({ reader, actor }) => `${actor} to ${reader}`)

  test('with who leaves: what they are told, and what is told of them', async () => {
    await pick(ben)
    await pick(cleo)
    expect(await held()).toEqual(['Ben to Ada', 'Cleo to Ada', 'Cleo to Ben', 'Ben to Cleo'])
    await people.call(ada, 'remove_member', kitchen, ben)
    expect(await held()).toEqual(['Cleo to Ada'])
    await pick(ada)
    expect(await told(ben)).toEqual([])
    expect(await told(cleo)).toEqual(['Ada: 1 on Weekly'])
  })

  test('with the kitchen, while the list comes home', async () => {
    await pick(ben)
    await people.call(ada, 'end_kitchen', kitchen)
    expect(await held()).toEqual([])
    const { rows } = await database.pool.query('select kitchen from shopping_lists where id = $1', [
      weekly,
    ])
    expect(rows).toEqual([{ kitchen: ada }])
  })

  test('with the list', async () => {
    await pick(ben)
    await people.run(ada, 'delete from shopping_lists where id = $1', [weekly])
    expect(await held()).toEqual([])
  })

  test('with an account that is erased', async () => {
    await pick(ben)
    await pick(cleo)
    await database.asService((client) => client.query('select erase_account($1)', [ben]))
    expect(await held()).toEqual(['Cleo to Ada'])
  })
})

describe('outside the app', () => {
  test('by push to who wants it, and by mail in numbers', async () => {
    await people.run(ada, 'select keep_push_subscription($1, $2, $3)', [
      `https://push.example/${randomUUID()}`,
      'B'.padEnd(87, 'x'),
      'a'.repeat(22),
    ])
    await choose(ada, 'by_push')
    await choose(ada, 'by_mail')
    await database.pool.query('update auth.users set email_confirmed_at = now() where id = $1', [
      ada,
    ])
    await pick(ben)
    const pushes = await database.pool.query<{ user_id: string; notifications: object[] }>(
      'select user_id, notifications from private.claim_pushes()',
    )
    expect(pushes.rows.filter(({ user_id: id }) => id === ada)).toMatchObject([
      { notifications: [{ kind: 'shopping', list_name: 'Weekly', things: 1, actor_name: 'Ben' }] },
    ])
    const mails = await database.pool.query<{ user_id: string; counts: object }>(
      'select user_id, counts from private.claim_notification_mails()',
    )
    expect(mails.rows.filter(({ user_id: id }) => id === ada)).toMatchObject([
      { counts: { shopping: 1 } },
    ])
  })

  test('the file of one’s data names the list', async () => {
    await pick(ben)
    const file = await people.call<object>(ada, 'export_my_data')
    expect(file).toMatchObject({
      notifications: [{ kind: 'shopping', name: 'Ben', list: 'Weekly', things: 1 }],
    })
  })
})
