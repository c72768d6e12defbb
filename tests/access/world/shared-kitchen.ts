import type { TestDatabase } from '../../support/cloned-database.ts'
import { catalogue, type Person, recipeOf, uuidOf, wordOf } from './people.ts'

/** Who has what to do with the kitchen that Ada shares. Bo cooked there once. */
export const flatRoles: Readonly<Partial<Record<Person, 'owner' | 'cook' | 'helper'>>> = {
  ada: 'owner',
  fay: 'cook',
  cleo: 'helper',
}
/** Who shows the others what they avoid. */
const shares: Person = 'fay'
export const invited = 'stranger'
export const former = 'bo'

/** What the invited person was sent. */
export const invitationCode = '0123456789'

/** What stands in the address by which a calendar of this member reads what is planned there. */
export const feedSecretOf = (person: Person) => `${person} reads the plan`

/** A kitchen of several people, with a row of every kind; everybody is at home now. */
export async function fillSharedKitchen({ pool }: TestDatabase): Promise<void> {
  const [flat, ada] = [uuidOf('ada', 'flat'), uuidOf('ada')]
  const word = (kind: string) => wordOf('ada', kind)
  await pool.query('insert into kitchens (id, name) values ($1, $2)', [flat, word('flatname')])
  for (const [person, role] of Object.entries(flatRoles)) {
    await pool.query(
      'insert into kitchen_members (kitchen, user_id, role) select $1, id, $3 from auth.users where email = $2',
      [flat, `${person}~account@example.com`, role],
    )
  }
  // The cook has agreed that the others see what she avoids, and that alone.
  await pool.query(
    `update kitchen_members set shares_diet = true where kitchen = $1 and user_id = $2`,
    [flat, uuidOf(shares)],
  )
  await pool.query(`update private_profiles set dietary_settings = $2 where id = $1`, [
    uuidOf(shares),
    {
      restrictions: [{ id: wordOf(shares, 'flatdiet'), checked: true }],
      cuisineOptions: [{ id: wordOf(shares, 'diet'), checked: true }],
    },
  ])
  await pool.query(
    `insert into shopping_lists (id, user_id, kitchen, name, is_default) values ($1, $2, $3, $4, true)`,
    [uuidOf('ada', 'flatlist'), ada, flat, word('flatlist')],
  )
  for (const [kind, person] of [
    ['flatthing', 'ada'],
    ['flatleft', former],
  ] as const) {
    await pool.query(
      `insert into pantry_items (id, user_id, kitchen, name, ingredient, stocked_at, created_at)
       values ($1, $2, $3, $4, 'leek', '2026-01-01', '2026-01-01')`,
      [uuidOf('ada', kind), uuidOf(person), flat, word(kind)],
    )
  }
  await pool.query(
    `insert into staple_lists (user_id, kitchen, ingredients) values ($1, $2, '{flat-staple}')`,
    [ada, flat],
  )
  await pool.query(
    `insert into ingredient_corrections (user_id, kitchen, alias) values ($1, $2, $3)`,
    [ada, flat, word('flatcorrection')],
  )
  await pool.query(
    `insert into shopping_list_items (id, user_id, kitchen, list_id, name) values ($1, $2, $3, $4, $5)`,
    [uuidOf('ada', 'flatitem'), ada, flat, uuidOf('ada', 'flatlist'), word('flatitem')],
  )
  await pool.query(
    `insert into planned_meals (id, user_id, kitchen, day, kind, recipe_id, title) values ($1, $2, $3, '2100-05-05', 'recipe', 1, $4)`,
    [uuidOf('ada', 'flatmeal'), ada, flat, word('flatmeal')],
  )
  for (const person of ['ada', 'cleo'] as const) {
    await pool.query(
      `insert into meal_plan_feeds (kitchen, user_id, secret_hash) values ($1, $2, sha256(convert_to($3, 'UTF8')))`,
      [flat, uuidOf(person), feedSecretOf(person)],
    )
  }
  await pool.query(
    'insert into recipe_collections (id, user_id, kitchen, name) values ($1, $2, $3, $4)',
    [uuidOf('ada', 'flatcollection'), ada, flat, word('flatcollection')],
  )
  for (const [position, recipe] of [catalogue.plain, recipeOf('ada', 'private')].entries()) {
    await pool.query(
      `insert into collection_recipes (collection_id, recipe_id, user_id, recipe_data, position)
       values ($1, $2, $3, $4, $5)`,
      [
        uuidOf('ada', 'flatcollection'),
        recipe,
        ada,
        JSON.stringify({ title: word('kept') }),
        position,
      ],
    )
  }
  await pool.query(
    'insert into recipe_notes (kitchen, recipe_id, user_id, note) values ($1, $2, $3, $4)',
    // Another recipe than of the notes at home, with which it would become one of two lines.
    [flat, catalogue.premium, ada, word('flatnote')],
  )
  await pool.query(
    `insert into kitchen_invitations (id, kitchen, role, invited_by) values ($1, $2, 'cook', $3)`,
    [uuidOf('ada', 'invitation'), flat, ada],
  )
  await pool.query(
    'insert into private.invitation_codes (invitation, code_hash) values ($1, private.code_hash($2))',
    [uuidOf('ada', 'invitation'), invitationCode],
  )
  await pool.query('insert into private.invitation_tries (user_id, seen) values ($1, $2)', [
    uuidOf(invited),
    uuidOf('ada', 'invitation'),
  ])
}
