import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let cook: string
let helper: string
let kitchen: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser()
  cook = await database.createUser()
  helper = await database.createUser()
  kitchen = await at.shared(owner, { [cook]: 'cook', [helper]: 'helper' })
})

const answerSchema = z.object({
  account: z.string(),
  records: z.array(z.object({ kind: z.string(), id: z.string() })),
  refused: z.array(z.object({ code: z.string() })),
})

let ticks = 0
const operation = (
  set: Readonly<Record<string, unknown>>,
  { kind = 'shopping-item', id }: { kind?: string; id?: string } = {},
) => ({ kind, id: id ?? randomUUID(), clock: `${Date.now() + ++ticks}.0000.device`, set })

const epochOf = async (person: string, of = kitchen) =>
  (await at.kitchensOf(person)).find((each) => each.kitchen === of)?.epoch ?? null

async function apply(
  person: string,
  operations: readonly unknown[],
  { of = kitchen, epoch }: { of?: string; epoch?: string | null } = {},
) {
  const membership = epoch === undefined ? await epochOf(person, of) : epoch
  return answerSchema.parse(
    await at.call(person, 'apply_shopping_operations', of, JSON.stringify(operations), membership),
  )
}

const itemsIn = (of = kitchen) =>
  at.run(
    owner,
    'select name, checked, user_id from shopping_list_items where kitchen = $1 order by name',
    [of],
  )

test('operations go to the kitchen for which they were made, wherever one is meanwhile', async () => {
  await at.call(cook, 'move_to_kitchen', cook)
  const answer = await apply(cook, [operation({ name: 'Milk' })])
  expect(answer).toMatchObject({ account: kitchen, refused: [] })
  expect(answer.records.map(({ kind }) => kind).toSorted()).toEqual([
    'shopping-item',
    'shopping-list',
  ])
  expect(await itemsIn()).toEqual([{ name: 'Milk', checked: false, user_id: cook }])
})

test('those of an earlier membership are refused, whole', async () => {
  const before = await epochOf(cook)
  await apply(cook, [operation({ name: 'Milk' })])
  await at.call(owner, 'remove_member', kitchen, cook)
  const late = () => apply(cook, [operation({ name: 'Late' })], { epoch: before })
  const refused = { code: '42501', message: 'former_member' }
  await expect(late()).rejects.toMatchObject(refused)
  await at.accept(cook, await at.invite(owner, kitchen))
  await expect(late()).rejects.toMatchObject(refused)
  expect(Number(await epochOf(cook))).toBeGreaterThan(Number(before))
  await apply(cook, [operation({ name: 'Now' })])
  expect((await itemsIn()).map(({ name }) => name)).toEqual(['Milk', 'Now'])
})

test('who names no membership means their own kitchen, where they are not now either', async () => {
  const answer = await apply(cook, [operation({ name: 'Tea' })], { of: cook, epoch: null })
  expect(answer.account).toBe(cook)
  const own = 'select name from shopping_list_items where kitchen = $1'
  expect(await at.run(cook, own, [cook])).toEqual([{ name: 'Tea' }])
  for (const of of [kitchen, owner])
    await expect(
      apply(cook, [operation({ name: 'Tea' })], { of, epoch: null }),
      `for ${of}`,
    ).rejects.toMatchObject({ code: '42501', message: 'another_account' })
  // An epoch of another’s membership, or of another kitchen, is none.
  for (const epoch of [await epochOf(owner), await epochOf(cook, cook)])
    await expect(apply(cook, [], { epoch })).rejects.toMatchObject({ message: 'former_member' })
})

test('a helper adds and ticks, and takes nothing away', async () => {
  const milk = operation({ name: 'Milk' })
  await apply(cook, [milk])
  const answer = await apply(helper, [
    operation({ name: 'Ice' }),
    operation({ checked: true }, { id: milk.id }),
    operation({ removed: true }, { id: milk.id }),
    operation({ name: 'Party' }, { kind: 'shopping-list' }),
    operation({ aisles: ['dairy'] }, { kind: 'shop', id: kitchen }),
  ])
  expect(answer.refused.map(({ code }) => code)).toEqual(
    Array.from({ length: 3 }, () => 'cook_required'),
  )
  expect(await itemsIn()).toEqual([
    { name: 'Ice', checked: false, user_id: helper },
    { name: 'Milk', checked: true, user_id: cook },
  ])
  expect((await apply(cook, [operation({ removed: true }, { id: milk.id })])).refused).toEqual([])
  expect(await itemsIn()).toHaveLength(1)
})

test('the lists of a kitchen are shown to its members alone', async () => {
  const stranger = await database.createUser()
  expect(await at.call(helper, 'shopping_snapshot', kitchen)).toMatchObject({ account: kitchen })
  for (const of of [kitchen, owner])
    await expect(at.call(stranger, 'shopping_snapshot', of), `of ${of}`).rejects.toMatchObject({
      code: '42501',
      message: 'another_account',
    })
})

test('two who write at once, plainly and by operations, both come through', async () => {
  const milk = operation({ name: 'Milk' })
  await apply(cook, [milk])
  const rounds = Array.from({ length: 12 }, (_, round) => round)
  await Promise.all(
    rounds.flatMap((round) => [
      apply(cook, [operation({ [`+piece@cook${round}`]: 1 }, { id: milk.id })]),
      at.run(helper, 'update shopping_list_items set checked = $1 where id = $2', [
        round % 2 === 0,
        milk.id,
      ]),
      at.run(
        owner,
        `insert into shopping_list_items (name, kitchen, list_id) values ($1, $2, null)`,
        [`Thing ${round}`, kitchen],
      ),
    ]),
  )
  const [row] = await at.run(owner, 'select amount from shopping_list_items where id = $1', [
    milk.id,
  ])
  expect(row).toEqual({ amount: '13' })
  expect(await itemsIn()).toHaveLength(13)
})
