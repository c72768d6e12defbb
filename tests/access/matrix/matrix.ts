import type { ClientBase } from 'pg'
import { z } from 'zod'
import { account } from '../scenarios/account.ts'
import { community } from '../scenarios/community.ts'
import { derived } from '../scenarios/derived.ts'
import { kitchens } from '../scenarios/kitchens.ts'
import { livingTogether } from '../scenarios/living-together.ts'
import { limitScenarios } from '../scenarios/limits.ts'
import { cellsOf } from '../scenarios/scenario.ts'
import { moderation } from '../scenarios/moderation.ts'
import { securityLog } from '../scenarios/security-log.ts'
import { appOwner } from './app.ts'
import { type Outcome, prepareAttempts, readState, type State, tryAll } from './attempt.ts'
import type { Cell } from './cell.ts'
import { type Change, changesOf, describe, type Keys } from './describe.ts'
import { ofLivingTogether } from './kitchen-rules.ts'
import { type LiveSchema, readLiveSchema } from './live-schema.ts'
import { functionCells } from './function-calls.ts'
import { relationCells } from './relation-cells.ts'

export interface Tried {
  cell: Cell
  outcome: Outcome
  changes: Change[]
  /** The outcome in a line. */
  line: string
}

export interface Matrix {
  schema: LiveSchema
  cells: Cell[]
  /** Tries these cells, each on the world as it was made. */
  run: (cells: readonly Cell[]) => AsyncGenerator<Tried>
}

/** So many at once: few enough to stop soon, many enough that asking costs nothing. */
const together = 20

async function readKeys(client: ClientBase): Promise<Keys> {
  const { rows } = await client.query<{ keys: unknown }>(`
    select jsonb_object_agg(held.name, held.key) as keys from (
      select format('%s.%s', n.nspname, c.relname) as name, jsonb_agg(a.attname) as key
      from pg_constraint con
      join pg_class c on c.oid = con.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (con.conkey)
      where con.contype = 'p' group by 1
    ) as held`)
  return z.record(z.string(), z.array(z.string())).parse(rows[0]?.keys)
}

/** The matrix of a database that holds the world; the client is its superuser, in a transaction that is rolled back. */
export async function openMatrix(client: ClientBase): Promise<Matrix> {
  await prepareAttempts(client)
  const keys = await readKeys(client)
  const schema = await readLiveSchema(client)
  const state: State = await readState(client)
  const { rows } = await client.query<{ now: Date }>('select now()')
  const now = rows[0]?.now.getTime() ?? 0

  async function* run(cells: readonly Cell[]) {
    for (let first = 0; first < cells.length; first += together) {
      const some = cells.slice(first, first + together)
      const outcomes = await tryAll(
        client,
        some.map(({ attempt }) => attempt),
      )
      for (const [index, outcome] of outcomes.entries()) {
        const cell = some[index]
        if (cell === undefined) continue
        const changes = changesOf(outcome, state, keys)
        const who = cell.actor === 'app' ? appOwner : cell.actor
        yield { cell, outcome, changes, line: describe(who, outcome, changes, now) }
      }
    }
  }

  const cells = [
    ...relationCells(schema, state),
    ...functionCells(schema.functions.map(({ name }) => name)),
    ...cellsOf('scenarios of people among each other', community),
    ...cellsOf('scenarios of an account', account),
    ...cellsOf('scenarios of kitchens', kitchens),
    ...cellsOf(ofLivingTogether, livingTogether),
    ...cellsOf('scenarios of what is noted', securityLog),
    ...cellsOf('scenarios of moderation', moderation),
    ...cellsOf('scenarios of what is derived', derived),
    ...cellsOf('scenarios of limits', await limitScenarios(client)),
  ]
  return { schema, cells, run }
}
