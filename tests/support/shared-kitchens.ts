import type { QueryResultRow } from 'pg'
import type { TestDatabase } from './cloned-database.ts'

export interface Member {
  user_id: string
  name: string | null
  role: string
}

export interface Kitchen {
  kitchen: string
  name: string | null
  home: boolean
  here: boolean
  role: string
  epoch: string
  members: Member[]
}

/** What the screens of kitchens do, as the person who does it. */
export function sharedKitchens(database: TestDatabase) {
  const run = async <Row extends QueryResultRow = QueryResultRow>(
    person: string,
    statement: string,
    values: unknown[] = [],
  ): Promise<Row[]> =>
    (await database.asUser(person, (client) => client.query<Row>(statement, values))).rows

  async function call<Answer>(person: string, name: string, ...given: unknown[]): Promise<Answer> {
    const places = given.map((_, place) => `$${place + 1}`).join(', ')
    const [row] = await run<{ answer: Answer }>(
      person,
      `select ${name}(${places}) as answer`,
      given,
    )
    if (row === undefined) throw new Error(`${name} did not answer`)
    return row.answer
  }

  const found = (owner: string, { name = 'Home', bring = false } = {}) =>
    call<string>(owner, 'found_kitchen', name, bring)

  const invite = async (owner: string, kitchen: string, role = 'cook') =>
    (await call<{ id: string; code: string }>(owner, 'invite_to_kitchen', kitchen, role)).code

  async function accept(person: string, code: string, bring = false): Promise<string> {
    await call(person, 'seen_invitation', code)
    return call(person, 'accept_invitation', code, bring)
  }

  /** A kitchen of one owner with these further members. */
  async function shared(owner: string, members: Readonly<Record<string, 'cook' | 'helper'>>) {
    const kitchen = await found(owner)
    for (const [person, role] of Object.entries(members)) {
      await accept(person, await invite(owner, kitchen, role))
    }
    return kitchen
  }

  const kitchensOf = (person: string) => run<Kitchen>(person, 'select * from kitchen_people()')

  /** Where somebody cooks now. */
  const hereOf = async (person: string) =>
    (await kitchensOf(person)).find(({ here }) => here)?.kitchen

  const add = async (person: string, kitchen: string, row: Readonly<Record<string, unknown>>) => {
    const made = { kitchen, user_id: person, ...row }
    const columns = Object.keys(made).join(', ')
    const [added] = await run<{ id: string }>(
      person,
      `insert into pantry_items (${columns})
       select ${columns} from jsonb_populate_record(null::pantry_items, $1) returning id`,
      [JSON.stringify(made)],
    )
    return added?.id ?? ''
  }

  const pantryOf = (person: string, kitchen: string) =>
    run(
      person,
      `select id, user_id, name, ingredient, quantity::float, unit, amount_stated, status, place,
         best_before::text from pantry_items where kitchen = $1 order by name, created_at`,
      [kitchen],
    )

  return { run, call, found, invite, accept, shared, kitchensOf, hereOf, add, pantryOf }
}
