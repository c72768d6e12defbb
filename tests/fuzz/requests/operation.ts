import type { Cook } from '../cooks.ts'
import type { Chance } from '../random.ts'

/** An operation of the auth server with a body and a query that it takes. */
export interface Operation {
  readonly method: string
  /** As the server names it, with `:name` for what stands in its place. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: (cook: Cook, chance: Chance) => unknown
}
