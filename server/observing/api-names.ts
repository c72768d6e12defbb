import type { Pool } from 'pg'
import { z } from 'zod'

const namesSchema = z.array(z.object({ name: z.string() }))

/** What the data API offers: `recipe_cards`, `rpc/search_recipes`. */
export async function readApiNames(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query(
    `select relname as name from pg_catalog.pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
     union
     select 'rpc/' || proname from pg_catalog.pg_proc where pronamespace = 'public'::regnamespace`,
  )
  return new Set(namesSchema.parse(rows).map(({ name }) => name))
}
