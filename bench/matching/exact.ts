import type { Client } from 'pg'
import type { BenchPantry } from './corpus.ts'
import { staples } from './measure.ts'

const pages = 3
const pageSize = 100
/** Windows of 200 hold three pages of 100 and more: the second cut is within them. */
const wanted = pages * pageSize

/**
 * Every recipe looked at: counts of what is used and missed by plain joins, with the pantry as the
 * function expands it, what the titles name, and the coarse order. Of each group the finer order stays within windows of 200,
 * so a whole number of windows must hold the same recipes.
 */
const bruteForce = `
  with kitchen as materialized (
    select private.prepare_kitchen($1::jsonb, $2::text[], 0) as of
  ), path as materialized (
    select each.id, each.way
    from kitchen, unnest((kitchen.of).ingredient, (kitchen.of).way) as each(id, way)
  ), counted as (
    select
      line.recipe_id as id,
      count(*) filter (where path.way in (1, 2, 5, 7)) as used,
      count(*) filter (where path.way is null or path.way = 6) as missed,
      count(*) filter (where path.way in (5, 7)) as swaps,
      bool_or((path.way is null or path.way = 6) and line.is_named) as lacks_named
    from (
      select
        written.recipe_id,
        written.ingredient_id,
        bool_and(written.optional) as optional,
        bool_or(written.ingredient_id = any (known.essential)) as is_named
      from public.recipe_ingredients as written
      join private.recipe_matches as known on known.recipe_id = written.recipe_id
      group by written.recipe_id, written.ingredient_id
    ) as line
    left join path on path.id = line.ingredient_id
    where not line.optional
    group by line.recipe_id
  ), grouped as (
    select
      counted.*,
      case
        when missed = 0 then case when swaps = 0 then 0 else 1 end
        when missed = 1 then 2
        when missed <= 3 then 3
        else 4
      end as grp
    from counted
    where used > 0
  ), placed as (
    select
      grouped.grp, grouped.id, grouped.used, grouped.missed,
      (row_number() over (
        partition by grouped.grp
        order by
          grouped.missed, grouped.missed <= 3 and grouped.lacks_named, grouped.used desc, card.review_count desc, grouped.id
      ) - 1) / 200 as cut
    from grouped
    join public.recipe_cards as card on card.id = grouped.id
  )
  select id::int, used::int, missed::int, grp * 100000 + cut as block
  from placed
  order by grp, cut
  limit $3`

const search = `
  select
    id::int, used_ingredient_count as used, missed_ingredient_count as missed, page_cursor
  from public.search_recipes(
    pantry => $1, staples => $2, page_size => ${pageSize}, page_after => $3
  )`

interface Found {
  id: number
  used: number
  missed: number
}

/** Whether the first pages hold what brute force finds, window by window, each recipe once. */
export async function isExact(client: Client, pantry: readonly BenchPantry[]): Promise<boolean> {
  const given = [JSON.stringify(pantry), staples]
  const found: Found[] = []
  let cursor: string | null = null
  for (let page = 0; page < pages; page++) {
    const { rows }: { rows: (Found & { page_cursor: string })[] } = await client.query(search, [
      ...given,
      cursor,
    ])
    found.push(...rows)
    cursor = rows.at(-1)?.page_cursor ?? null
    if (rows.length < pageSize) break
  }
  // One window more than was paged through, so that the last one is there whole.
  const all: { rows: (Found & { block: string })[] } = await client.query(bruteForce, [
    ...given,
    wanted + 200,
  ])
  const rows = new Map(all.rows.map((row) => [row.id, row]))
  const once = new Set(found.map(({ id }) => id)).size === found.length
  const inOrder = found.every(({ id, used, missed }, index) => {
    const row = rows.get(id)
    return row?.block === all.rows[index]?.block && row?.used === used && row.missed === missed
  })
  return once && inOrder && found.length === Math.min(wanted, all.rows.length)
}
