import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let [owner, cook, helper, stranger] = ['', '', '', '']
/** The kitchen that they share. */
let flat = ''

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser()
  cook = await database.createUser()
  helper = await database.createUser()
  stranger = await database.createUser()
  flat = randomUUID()
  await database.pool.query('insert into kitchens (id) values ($1)', [flat])
  await database.pool.query(
    `insert into kitchen_members (kitchen, user_id, role)
     values ($1, $2, 'owner'), ($1, $3, 'cook'), ($1, $4, 'helper')`,
    [flat, owner, cook, helper],
  )
})

const run = async (person: string, statement: string, values: unknown[] = []) =>
  (await database.asUser(person, (client) => client.query(statement, values))).rows

const option = (id: string, checked = true) => ({ id, name: id, checked })

async function add(person: string, name: string, kitchen = person, settings: object = {}) {
  const rows = await run(
    person,
    'insert into eaters (name, kitchen, dietary_settings) values ($1, $2, $3) returning id',
    [name, kitchen, settings],
  )
  return String(rows[0]?.['id'])
}

const namesOf = async (person: string, kitchen = person) =>
  (await run(person, 'select name from table_of_kitchen($1)', [kitchen])).map(({ name }) => name)

describe('who eats in a kitchen', () => {
  test('is seen by its members and by nobody else, in the order in which they came', async () => {
    await add(owner, 'Ella', flat)
    await add(cook, 'Arno', flat)
    for (const person of [owner, cook, helper])
      expect(await namesOf(person, flat), `to ${person}`).toEqual(['Ella', 'Arno'])
    expect(await namesOf(stranger, flat)).toEqual([])
    expect(await run(stranger, 'select from eaters')).toEqual([])
    // Whoever names no kitchen asks of the one in which they cook.
    expect(await run(owner, 'select from table_of_kitchen()')).toEqual([])
  })

  test('is decided by its cooks', async () => {
    const ella = await add(owner, 'Ella', flat)
    await run(cook, `update eaters set name = 'Ella Marie' where id = $1`, [ella])
    expect(await namesOf(owner, flat)).toEqual(['Ella Marie'])
    await expect(add(helper, 'Finn', flat)).rejects.toMatchObject({ code: '42501' })
    await expect(add(stranger, 'Finn', flat)).rejects.toMatchObject({ code: '42501' })
    for (const person of [helper, stranger]) {
      await run(person, `update eaters set dietary_settings = '{}', name = 'Finn'`)
      await run(person, 'delete from eaters')
    }
    expect(await namesOf(owner, flat)).toEqual(['Ella Marie'])
    await run(cook, 'delete from eaters where id = $1', [ella])
    expect(await namesOf(owner, flat)).toEqual([])
  })

  test('is carried into no kitchen in which one does not cook', async () => {
    const ella = await add(owner, 'Ella', flat)
    const move = (person: string, kitchen: string) =>
      run(person, 'update eaters set kitchen = $2 where id = $1', [ella, kitchen])
    await expect(move(owner, stranger)).rejects.toMatchObject({ code: '42501' })
    await move(helper, helper)
    expect(await namesOf(helper)).toEqual([])
  })

  test('is added by who added it, whatever they write', async () => {
    await expect(
      run(owner, `insert into eaters (name, user_id) values ('Ella', $1)`, [cook]),
    ).rejects.toMatchObject({ code: '42501' })
    await add(owner, 'Ella')
    expect(await run(owner, 'select added_by from table_of_kitchen()')).toEqual([
      { added_by: owner },
    ])
  })

  test('are twenty at most', async () => {
    await run(
      owner,
      `insert into eaters (name) select 'Guest ' || n from generate_series(1, 20) as n`,
    )
    await expect(add(owner, 'One more')).rejects.toMatchObject({ message: 'row_limit_reached' })
    await add(owner, 'Elsewhere', flat)
  })

  test.each([
    ['no name', ' ', {}],
    ['a name too long', 'x'.repeat(61), {}],
    ['a name that turns the line around', 'Ella\u202e', {}],
    ['settings that are a list', 'Ella', []],
    ['settings too large', 'Ella', { restrictions: 'x'.repeat(16_384) }],
  ])('is not saved with %s', async (_what, name, settings) => {
    await expect(
      run(owner, 'insert into eaters (name, dietary_settings) values ($1, $2)', [
        name,
        JSON.stringify(settings),
      ]),
    ).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('keeps an allergy that an app of an earlier version cannot name', async () => {
    const ella = await add(owner, 'Ella', owner, { restrictions: [option('eggs'), option('nuts')] })
    const [row] = await run(
      owner,
      'update eaters set dietary_settings = $2 where id = $1 returning dietary_settings',
      [ella, { restrictions: [option('nuts', false)] }],
    )
    expect(row).toEqual({
      dietary_settings: { restrictions: [option('nuts', false), option('eggs')] },
    })
  })
})

describe('an account that is erased', () => {
  const erase = (person: string) =>
    database.pool.query('delete from auth.users where id = $1', [person])

  test('takes along who eats in its own kitchen', async () => {
    const ella = await add(owner, 'Ella')
    await erase(owner)
    expect((await database.pool.query('select from eaters where id = $1', [ella])).rows).toEqual([])
  })

  test('leaves who eats in a shared one to who else answers for them: first an owner, then a cook', async () => {
    await add(cook, 'Arno', flat)
    await erase(cook)
    expect(await run(owner, 'select name, added_by from table_of_kitchen($1)', [flat])).toEqual([
      { name: 'Arno', added_by: owner },
    ])
  })

  test('takes them along where there is none: a helper answers for nobody', async () => {
    await add(owner, 'Ella', flat)
    await database.pool.query('delete from kitchen_members where user_id = $1 and kitchen = $2', [
      cook,
      flat,
    ])
    await erase(owner)
    expect(await namesOf(helper, flat)).toEqual([])
  })
})

describe('what somebody at the table avoids', () => {
  /** Free of everything but eggs, and of everything. */
  async function recipes(): Promise<void> {
    for (const [title, free] of [
      ['Omelette', '{nuts}'],
      ['Porridge', '{nuts,eggs}'],
    ] as const) {
      const id = await insertRecipe(database.pool, { title })
      await database.pool.query(
        `update recipe_cards set free_of = $2, diets = '{vegetarian}' where id = $1`,
        [id, free],
      )
    }
  }
  const recommended = async (person: string) =>
    (await run(person, 'select title from recommended_recipes(50)')).map(({ title }) => title)

  test('is not recommended to who cooks for them, whoever else is', async () => {
    await recipes()
    await run(owner, 'update private_profiles set dietary_settings = $1', [
      { restrictions: [option('nuts')] },
    ])
    expect(await recommended(owner)).toEqual(expect.arrayContaining(['Omelette', 'Porridge']))
    const ella = await add(owner, 'Ella', owner, {
      restrictions: [option('eggs'), option('fish', false)],
    })
    const forBoth = await recommended(owner)
    expect(forBoth).toContain('Porridge')
    expect(forBoth).not.toContain('Omelette')
    expect(await recommended(cook)).toContain('Omelette')
    await run(owner, `update eaters set dietary_settings = $2 where id = $1`, [
      ella,
      { restrictions: [option('eggs', false)], preferences: [option('vegan')] },
    ])
    expect(await recommended(owner)).toEqual([])
  })

  test('is one’s own profile’s business no more than before', async () => {
    await add(owner, 'Ella', owner, { preferences: [option('vegan')] })
    const [own] = await run(owner, 'select dietary_preferences from person($1)', [owner])
    expect(own).toEqual({ dietary_preferences: [] })
  })

  test('reaches the chef with what the cook avoids, list by list', async () => {
    const asked = async () => {
      const { rows } = await database.asService((client) =>
        client.query<{ dietary_settings: unknown }>(
          `select dietary_settings from begin_chef_answer($1, '{}', 1000)`,
          [owner],
        ),
      )
      return rows[0]?.dietary_settings
    }
    expect(await asked()).toBeNull()
    await add(owner, 'Ella', owner, {
      restrictions: [option('eggs'), option('fish', false)],
      missingEquipment: [option('oven')],
    })
    expect(await asked()).toEqual({ restrictions: [option('eggs')] })
    await run(owner, 'update private_profiles set dietary_settings = $1', [
      {
        restrictions: [option('eggs', false), option('nuts')],
        missingEquipment: [option('stove')],
      },
    ])
    await add(owner, 'Finn', owner, { preferences: [option('vegan')], restrictions: 'nothing' })
    expect(await asked()).toEqual({
      restrictions: [option('eggs', false), option('nuts'), option('eggs')],
      missingEquipment: [option('stove')],
      preferences: [option('vegan')],
    })
  })
})
