import { existsSync } from 'node:fs'
import path from 'node:path'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { brokenReferences } from '../upgrades/references.ts'

/** What belongs together and is written by one request: a count that is not zero is a half of it. */
const halves: Readonly<Record<string, string>> = {
  'accounts without a profile': `select from auth.users as made where not exists
    (select from public.public_profiles as profile where profile.id = made.id)`,
  'accounts without a way in': `select from auth.users as made where not exists
    (select from auth.identities as way where way.user_id = made.id)`,
  'accounts without a kitchen': `select from auth.users as made where not exists
    (select from public.kitchen_members as member where member.kitchen = made.id and member.user_id = made.id)`,
  'accounts without a default list': `select from auth.users as made where not exists
    (select from public.shopping_lists as list where list.kitchen = made.id and list.is_default)`,
  'accounts without a default collection': `select from auth.users as made where not exists
    (select from public.recipe_collections as own where own.user_id = made.id and own.is_default)`,
  'recipes without a body': `select from public.recipe_cards as card where not exists
    (select from public.recipe_details as body where body.recipe_id = card.id)`,
  'recipes without lines': `select from public.recipe_cards as card where not exists
    (select from public.recipe_ingredients as line where line.recipe_id = card.id)`,
  'items of a list without a record': `select from public.shopping_list_items as item where not exists
    (select from public.shopping_records as record where record.id = item.id and record.kitchen = item.kitchen)`,
  'records of a list without an item': `select from public.shopping_records as record
    where record.kind = 'shopping-item' and not exists
    (select from public.shopping_list_items as item where item.id = record.id and item.kitchen = record.kitchen)`,
  'live tokens beyond one for each session': `select from auth.refresh_tokens where not revoked
    group by session_id having count(*) > 1`,
}

/** Everything that is half there, one sentence each. */
export async function findHalves(dataDir: string): Promise<string[]> {
  return inDatabaseOf(dataDir, async (client) => {
    const found = await brokenReferences(client)
    for (const [name, query] of Object.entries(halves)) {
      const { rowCount } = await client.query(query)
      if (rowCount !== 0) found.push(`${rowCount} ${name}`)
    }
    const { rows } = await client.query<{ avatar: string }>(
      'select avatar_url as avatar from public.profiles where avatar_url is not null',
    )
    for (const { avatar } of rows) {
      const name = avatar.split('/').slice(-2).join('/')
      if (!existsSync(path.join(dataDir, 'pictures', name))) found.push(`${name} has no file`)
    }
    return found
  })
}
