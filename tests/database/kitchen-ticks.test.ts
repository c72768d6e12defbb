import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

/** Who put something on a shared list, and who ticked it; and by which membership a request is made. */
let database: TestDatabase
let people: ReturnType<typeof sharedKitchens>
let [ada, ben, kitchen] = ['', '', '']
beforeAll(async () => {
  database = await createTestDatabase()
  people = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  ada = await database.createUser({ name: 'Ada' })
  ben = await database.createUser({ name: 'Ben' })
  kitchen = await people.shared(ada, { [ben]: 'helper' })
})

let moment = 1_800_000_000_000
const clock = () => `${(moment += 1)}.0000.ticks`

async function operate(person: string, place: string, id: string, set: object) {
  const own = (await people.kitchensOf(person)).find((each) => each.kitchen === place)
  const operation = { kind: 'shopping-item', id, clock: clock(), set }
  const [row] = await people.run<{ answer: { refused: unknown[] } }>(
    person,
    'select apply_shopping_operations($1, $2, $3) as answer',
    [place, JSON.stringify([operation]), place === person ? null : own?.epoch],
  )
  expect(row?.answer.refused, `operation ${JSON.stringify(set)}`).toEqual([])
}

async function signatures(place: string, id: string) {
  const { rows } = await database.pool.query<{
    doc: Record<string, [string, unknown] | undefined>
  }>('select doc from shopping_records where kitchen = $1 and id = $2', [place, id])
  const { addedBy, checkedBy, added, checked } = rows[0]?.doc ?? {}
  return {
    added: addedBy?.[1],
    checked: checkedBy?.[1],
    isAtOnce: addedBy?.[0] === added?.[0] && checkedBy?.[0] === checked?.[0],
  }
}

const milk = { name: 'Milk', added: 1, checked: false, removed: false }

test('a record says who put it there and who ticked it, at the clock of what they did', async () => {
  const id = randomUUID()
  await operate(ada, kitchen, id, milk)
  expect(await signatures(kitchen, id)).toEqual({ added: ada, checked: ada, isAtOnce: true })
  await operate(ben, kitchen, id, { checked: true })
  expect(await signatures(kitchen, id)).toEqual({ added: ada, checked: ben, isAtOnce: true })
})

test('nobody says it of themselves, or of another', async () => {
  const id = randomUUID()
  await operate(ada, kitchen, id, milk)
  await expect(operate(ada, kitchen, id, { checkedBy: ben })).rejects.toThrow('checkedBy')
})

test('what is written plainly is signed too', async () => {
  const [row] = await people.run<{ id: string }>(
    ben,
    `insert into shopping_list_items (user_id, kitchen, list_id, name)
     select $1, $2, id, 'Eggs' from shopping_lists where kitchen = $2 returning id`,
    [ben, kitchen],
  )
  const id = row?.id ?? ''
  expect(await signatures(kitchen, id)).toMatchObject({ added: ben })
  await people.run(ada, 'update shopping_list_items set checked = true where id = $1', [id])
  expect(await signatures(kitchen, id)).toEqual({ added: ben, checked: ada, isAtOnce: true })
})

test('who cooks alone writes no more than before', async () => {
  const id = randomUUID()
  await operate(ada, ada, id, milk)
  expect(await signatures(ada, id)).toMatchObject({ added: undefined, checked: undefined })
})

test('who has left is named no more; what others did stays theirs', async () => {
  const id = randomUUID()
  await operate(ada, kitchen, id, milk)
  await operate(ben, kitchen, id, { checked: true })
  await people.call(ada, 'remove_member', kitchen, ben)
  expect(await signatures(kitchen, id)).toMatchObject({ added: ada, checked: undefined })
})

test('what goes home when a kitchen ends names nobody', async () => {
  const id = randomUUID()
  await operate(ben, kitchen, id, milk)
  await people.call(ada, 'end_kitchen', kitchen)
  expect(await signatures(ada, id)).toMatchObject({ added: undefined, checked: undefined })
})

/** Lets a request in that is made by this membership. */
const admit = (person: string, membership: string) =>
  database.asUser(person, async (client) => {
    const headers = JSON.stringify({ 'larder-membership': membership })
    await client.query(`select set_config('request.headers', $1, true)`, [headers])
    await client.query('select private.admit_request()')
  })

test('a request is made by a membership that lasts, and by no other', async () => {
  const epochOf = async () =>
    (await people.kitchensOf(ben)).find((each) => each.kitchen === kitchen)?.epoch
  const first = `${kitchen}.${await epochOf()}`
  await admit(ben, first)
  const former = { code: '42501', message: 'former_member' }
  await expect(admit(ada, first)).rejects.toMatchObject(former)
  await people.call(ada, 'remove_member', kitchen, ben)
  await expect(admit(ben, first)).rejects.toMatchObject(former)
  await people.accept(ben, await people.invite(ada, kitchen))
  await expect(admit(ben, first)).rejects.toMatchObject(former)
  await admit(ben, `${kitchen}.${await epochOf()}`)
  await expect(admit(ben, 'nonsense')).rejects.toMatchObject(former)
})
