import { type Actor, service, tokenOf } from '../matrix/actors.ts'
import type { Cell } from '../matrix/cell.ts'
import type { Person } from '../world/people.ts'

/** What needs more than one statement to show: something stands there, somebody does something, and it has effects. */
export interface Scenario {
  name: string
  actor: Actor | Person | 'service'
  aal?: 'aal1' | 'aal2'
  /** As the superuser: what stands there before. */
  before?: string
  /** As the actor: a statement with `returning`, or a query. */
  act?: string
  /** As the superuser: a further query or act, whose effects count too. */
  after?: string
  /** The rows that `before` made are too many to be looked at one by one. */
  isLarge?: boolean
}

/** As the data API does it, where the statement has no more to tell than its rows. */
const asRows = (statement: string) =>
  `with made as (${statement}) select coalesce(jsonb_agg(to_jsonb(made)), '[]') from made`

export function cellsOf(object: string, scenarios: readonly Scenario[]): Cell[] {
  return scenarios.map(({ name, actor, aal, before, act, after, isLarge }) => ({
    object,
    operation: name,
    actor,
    attempt: {
      ...(actor === 'service' ? service : tokenOf(actor, aal)),
      sql: act === undefined ? `select '[]'::jsonb` : asRows(act),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after: asRows(after) }),
      ...(isLarge === true ? { isLarge } : {}),
    },
  }))
}
