import type { Client } from 'pg'
import { progress } from '../report.ts'
import { accounts } from './fills/accounts.ts'
import { bodies, community, ownRecipes, writers } from './fills/community.ts'
import { type Filling, helpers, type Wanted } from './fills/helpers.ts'
import { kitchens } from './fills/kitchens.ts'

const all = [...accounts, ...kitchens, ...community, ...ownRecipes]
const cooksAtOnce = 5_000
const recipesAtOnce = 10_000
/** Of all cooks one in so many likes the same comment. */
const likersOneIn = 10

async function fillRange(
  client: Client,
  fillings: readonly Filling[],
  from: number,
  to: number,
): Promise<void> {
  for (const { statement } of fillings) await client.query(statement, [from, to])
}

/** Gives every recipe there is what its page shows, in the measure of the catalogue's own. */
export async function fillBodies(client: Client, from: number, to: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (let first = from; first <= to; first += recipesAtOnce) {
    await fillRange(client, bodies, first, Math.min(to, first + recipesAtOnce - 1))
  }
  await client.query('set session_replication_role = origin')
}

/**
 * Brings a database that holds so many recipes to hold so many cooks with all that they keep. Triggers and foreign keys wait, for
 * what they would write is written here; the indexes do not, so that they have the room in them that they would have.
 */
export async function fillCooks(client: Client, wanted: Wanted): Promise<void> {
  const { cooks, recipes } = wanted
  if (recipes > 100_000) throw new Error('the recipes of cooks have the numbers after 100,000')
  await client.query(helpers(wanted))
  await client.query('set session_replication_role = replica')
  for (let first = 1; first <= cooks; first += cooksAtOnce) {
    const last = Math.min(cooks, first + cooksAtOnce - 1)
    await fillRange(client, all, first, last)
    if (last % 10_000 === 0) progress(`  ${last} of ${cooks} cooks`)
  }
  await client.query(
    `update public.comments set
       liked_by = array(select pg_temp.cook(n) from generate_series(1, $1::bigint) as n),
       likes = $1
     where id = (
       select comment.id from public.comments as comment
       where comment.recipe_id = 1 and comment.content <> '' order by comment.created_at limit 1
     )`,
    [Math.ceil(cooks / likersOneIn)],
  )
  await client.query('set session_replication_role = origin')
  const written = Math.floor(cooks / writers.oneIn) * writers.recipes
  await fillBodies(client, 100_001, 100_000 + written + writers.recipes)
  progress(`  ${written} recipes of cooks, into the search`)
  for (let done = 0; done <= written; done += 1_000) {
    await client.query(
      `select private.refresh_recipe_matches(array(
         select card.id from public.recipe_cards as card where card.id > 100000 order by card.id offset $1 limit 1000
       ))`,
      [done],
    )
  }
}
