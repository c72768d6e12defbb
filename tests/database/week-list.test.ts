import { expect, test } from 'vitest'
import { added, measured, removed } from '#domain/shopping/changes.ts'
import { itemKind, itemsIn } from '#domain/shopping/records.ts'
import { hybridClock } from '#domain/sync/clock.ts'
import { docFrom } from '#domain/sync/doc-from.ts'
import type { Operation, RecordDoc, Records } from '#domain/sync/records.ts'
import { changesOfList } from '#domain/week/list-changes.ts'
import type { WeekItem } from '#domain/week/list-of-week.ts'
import { twoCooks } from '../support/two-cooks.ts'

const kitchen = twoCooks()
const clock = hybridClock('device')
const change = {
  clock: () => clock.next(Date.now()),
  now: Date.now(),
  listId: null,
  nameOf: ({ ingredient }: WeekItem) => ingredient,
}
const want = (ingredient: string, amount: number | null, unit = 'g'): WeekItem => ({
  mealId: 'monday',
  day: '2026-11-23',
  title: 'Leek soup',
  ingredient,
  amount,
  unit,
})

async function send(operations: readonly Operation[]): Promise<void> {
  const { rows } = await kitchen.asCook('select apply_shopping_operations($1, $2) as answer', [
    kitchen.cook,
    JSON.stringify(operations),
  ])
  expect(rows[0]?.answer).toMatchObject({ refused: [] })
}

/** The records as a device is told of them. */
async function records(): Promise<Records> {
  const { rows } = await kitchen.asCook(
    `select id, doc from shopping_records where kitchen = $1 and kind = 'shopping-item'`,
    [kitchen.cook],
  )
  const docs = rows.map(({ id, doc }): [string, RecordDoc] => [id, docFrom(doc)])
  return new Map([[itemKind, new Map(docs)]])
}

const plan = async (...wanted: WeekItem[]) => send(changesOfList(wanted, await records(), change))

/** What the rows say, which are to be what a device shows of the records. */
async function shown(): Promise<string[]> {
  const { rows } = await kitchen.asCook(
    'select name, amount, unit from shopping_list_items where kitchen = $1 order by name',
    [kitchen.cook],
  )
  const words = rows.map(({ name, amount, unit }) => `${name} ${amount} ${unit}`)
  const onDevice = itemsIn(await records(), null).map(
    ({ name, amount, unit }) => `${name} ${amount} ${unit}`,
  )
  expect(words).toEqual(onDevice.toSorted())
  return words
}

test('a plan’s share of a list is kept and shown by the database as on devices, beside what a person wrote', async () => {
  await plan(want('egg', null, 'piece'), want('leek', 200), want('rice', 0.5, 'fl oz'))
  expect(await shown()).toEqual(['egg  piece', 'leek 200 g', 'rice 0.5 fl oz'])
  await plan(want('egg', null, 'piece'), want('leek', 350))
  expect(await shown()).toEqual(['egg  piece', 'leek 350 g'])

  const view = await records()
  const leek = itemsIn(view, null).find(({ name }) => name === 'leek')
  const doc = view.get(itemKind)?.get(leek?.id ?? '') ?? {}
  const own = { name: 'Oats', category: 'Shopping List', amount: '1', unit: 'pack' }
  await send([
    measured(leek?.id ?? '', doc, { amount: '500', unit: 'g' }, change.clock()),
    added({ ...own, id: crypto.randomUUID() }, change.clock(), Date.now()),
  ])
  await plan(want('leek', 300))
  expect(await shown()).toEqual(['Oats 1 pack', 'leek 450 g'])
  await plan()
  expect(await shown()).toEqual(['Oats 1 pack', 'leek 150 g'])

  await send([removed(leek?.id ?? '', true, change.clock())])
  await plan(want('egg', 2, 'piece'))
  expect(await shown()).toEqual(['Oats 1 pack', 'egg 2 piece'])
})

test('an app that knows no plans changes such a row plainly, and what it wrote stays', async () => {
  await plan(want('leek', 200))
  await kitchen.asCook(`update shopping_list_items set amount = '300' where name = 'leek'`)
  expect(await shown()).toEqual(['leek 300 g'])
  await plan(want('leek', 250))
  expect(await shown()).toEqual(['leek 350 g'])
  await kitchen.asCook(`delete from shopping_list_items where name = 'leek'`)
  await plan(want('leek', 250))
  expect(await shown()).toEqual([])
})

test('by when something is needed is a day, and what was taken off stays known until then', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await plan()
  await plan({ ...want('leek', 200), day: day(3) }, { ...want('rice', 1), day: day(-3) })
  const both = itemsIn(await records(), null)
  expect(both.map(({ neededOn }) => neededOn).toSorted()).toEqual([day(-3), day(3)])
  await send(both.map(({ id }) => removed(id, true, change.clock())))
  await kitchen.database.pool.query(
    `update shopping_records set changed_at = now() - interval '2 days' where kitchen = $1`,
    [kitchen.cook],
  )
  const { rows } = await kitchen.asCook(
    `select record -> 'doc' -> 'name' ->> 1 as name
    from jsonb_array_elements(shopping_snapshot() -> 'records') as record
    where record ->> 'kind' = 'shopping-item'`,
  )
  expect(rows).toEqual([{ name: 'leek' }])
  const [item] = both
  const bad = { kind: itemKind, id: item?.id, clock: change.clock(), set: { needed: 'soon' } }
  const refused = await kitchen.asCook('select apply_shopping_operations($1, $2) as answer', [
    kitchen.cook,
    JSON.stringify([bad]),
  ])
  expect(refused.rows[0]?.answer).toMatchObject({ refused: [{ code: 'malformed' }] })
})
