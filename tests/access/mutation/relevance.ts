import type { ClientBase } from 'pg'
import type { Cell } from '../matrix/cell.ts'
import type { Mutant } from './mutants.ts'

/** What the text of each relation and function is made of: its policies, triggers, definition. */
async function readTexts(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; text: string }>(`
    select name, string_agg(text, ' ') as text from (
      select proname::text as name, prosrc as text from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all
      select c.relname, concat(pg_get_expr(p.polqual, p.polrelid), ' ', pg_get_expr(p.polwithcheck, p.polrelid))
      from pg_policy p join pg_class c on c.oid = p.polrelid
      union all
      select c.relname, p.proname from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal
      union all
      select c.relname, pg_get_viewdef(c.oid) from pg_class c
      where c.relkind = 'v' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    ) as described group by name`)
  return new Map(rows.map(({ name, text }) => [name, text]))
}

/**
 * Parts the cells into those that a mutant may show in (of what it is about, then of what names that, and
 * so on) and the rest. It saves time alone: a mutant is missed only when no cell at all shows it.
 */
export async function createRelevance(client: ClientBase, cells: readonly Cell[]) {
  const texts = await readTexts(client)
  const words = new Map([...texts].map(([name, text]) => [name, new Set(text.match(/\w+/g))]))
  const cellWords = new Map(cells.map((cell) => [cell, new Set(cell.attempt.sql.match(/\w+/g))]))
  const distances = new Map<string, Map<string, number>>()

  function distancesTo(about: string): Map<string, number> {
    const known = distances.get(about)
    if (known !== undefined) return known
    const found = new Map([[about, 0]])
    for (let step = 1, last = [about]; last.length > 0 && step < 8; step++) {
      const next = [...words]
        .filter(([name, said]) => !found.has(name) && last.some((one) => said.has(one)))
        .map(([name]) => name)
      for (const name of next) found.set(name, step)
      last = next
    }
    distances.set(about, found)
    return found
  }

  return ({ about, name }: Mutant): { near: Cell[]; far: Cell[] } => {
    const found = distancesTo(about)
    const column = /\((\w+)\) on /.exec(name)?.[1]
    const rank = (cell: Cell) => {
      const direct = found.get(cell.object.replace('()', ''))
      if (direct === 0 && column !== undefined && cell.operation.includes(`(${column})`)) return -1
      if (direct !== undefined) return direct
      const said = cellWords.get(cell)
      return said?.has(about) === true
        ? 0.5
        : [...found.keys()].some((one) => said?.has(one))
          ? 8
          : 9
    }
    const ranked = cells
      .map((cell) => ({ cell, at: rank(cell) }))
      .toSorted((one, other) => one.at - other.at)
    return {
      near: ranked.flatMap(({ cell, at }) => (at < 9 ? [cell] : [])),
      far: ranked.flatMap(({ cell, at }) => (at < 9 ? [] : [cell])),
    }
  }
}
