import type { ClientBase } from 'pg'
import type { Shown } from '../page/page-api.ts'
import { amountIn, isOnList, valueIn, type Kitchen, type State } from './state.ts'

/** What kitchens hold, as texts that can be compared: by the state that should be, by the database, and on a device. */

export type Contents = Readonly<
  Record<'pantry' | 'toBuy' | 'staples' | 'corrections', readonly string[]>
>

const thing = (id: string, name: string, amount: unknown, mark: unknown) =>
  `${name} × ${Number(amount)} (${id.slice(0, 8)}, ${String(mark)})`
const item = (id: string, name: unknown, amount: unknown, isTicked: unknown) =>
  `${String(name)}: ${Number(amount)}${isTicked === true ? ' ✓' : ''} (${id.slice(0, 8)})`
const sorted = (texts: Iterable<string>) => [...texts].toSorted()

const meaning = (entries: Iterable<readonly [string, unknown]>) =>
  sorted([...entries].map(([alias, meant]) => `${alias} is ${String(meant)}`))

export const shouldHold = (kitchen: Kitchen): Contents => ({
  pantry: sorted(
    [...kitchen.pantry].map(([id, { name, amount, mark }]) => thing(id, name, amount, mark)),
  ),
  toBuy: sorted(
    [...kitchen.toBuy].flatMap(([id, doc]) =>
      isOnList(doc) ? item(id, valueIn(doc, 'name'), amountIn(doc), valueIn(doc, 'checked')) : [],
    ),
  ),
  staples: kitchen.staples ?? ['as usual'],
  corrections: meaning(kitchen.corrections),
})

export const shows = ({ pantry, toBuy, staples, corrections }: Shown): Contents => ({
  pantry: sorted(pantry.map(({ id, name, amount, mark }) => thing(id, name, amount, mark))),
  toBuy: sorted(toBuy.map(({ id, name, amount, isTicked }) => item(id, name, amount, isTicked))),
  staples: staples ?? ['as usual'],
  corrections: meaning(Object.entries(corrections)),
})

interface Rows {
  pantry: { id: string; name: string; quantity: number; typed_as: string | null; kitchen: string }[]
  items: { id: string; name: string; amount: string; checked: boolean; kitchen: string }[]
  staples: { ingredients: string[]; kitchen: string }[]
  corrections: { alias: string; ingredient: string | null; kitchen: string }[]
  members: { kitchen: string; user_id: string; role: string; here: boolean }[]
}

/** Everything that the database holds, as nobody but its superuser sees it. */
export async function readDatabase(client: ClientBase): Promise<Rows> {
  const all = (table: string) =>
    `(select coalesce(jsonb_agg(to_jsonb(held)), '[]') from public.${table} as held)`
  const { rows } = await client.query<{ rows: Rows }>({
    name: 'all',
    text: `select jsonb_build_object(
      'pantry', ${all('pantry_items')}, 'items', ${all('shopping_list_items')}, 'staples', ${all('staple_lists')},
      'corrections', ${all('ingredient_corrections')}, 'members', ${all('kitchen_members')}) as rows`,
  })
  const [row] = rows
  if (row === undefined) throw new Error('The database did not answer')
  return row.rows
}

export function holds(rows: Rows, kitchen: string): Contents {
  const of = <Row extends { kitchen: string }>(all: readonly Row[]) =>
    all.filter((row) => row.kitchen === kitchen)
  return {
    pantry: sorted(
      of(rows.pantry).map((row) => thing(row.id, row.name, row.quantity, row.typed_as)),
    ),
    toBuy: sorted(of(rows.items).map((row) => item(row.id, row.name, row.amount, row.checked))),
    staples: of(rows.staples)[0]?.ingredients ?? ['as usual'],
    corrections: meaning(of(rows.corrections).map(({ alias, ingredient }) => [alias, ingredient])),
  }
}

/** What of one is not in the other, by what it is. */
export function missing(wanted: Contents, given: Contents): string[] {
  const kinds = ['pantry', 'toBuy', 'staples', 'corrections'] as const
  return kinds.flatMap((kind) =>
    wanted[kind].filter((each) => !given[kind].includes(each)).map((each) => `${kind}: ${each}`),
  )
}

export const membersIn = (rows: Rows): string[] =>
  sorted(
    rows.members.map(
      (row) => `${row.kitchen} ${row.user_id} ${row.role}${row.here ? ' here' : ''}`,
    ),
  )

export const membersOf = (state: State): string[] =>
  sorted(
    [...state.kitchens].flatMap(([id, { members }]) =>
      [...members].map(
        ([account, { role }]) =>
          `${id} ${account} ${role}${state.here.get(account) === id ? ' here' : ''}`,
      ),
    ),
  )
