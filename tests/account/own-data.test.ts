import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'
import { fillAccount, type FullAccount } from './full-account.ts'
import { tablesOfPeople, tablesWith } from './schema-walk.ts'

/** Where each table of a person stands in the file. */
const inFile: Readonly<Record<string, string>> = {
  'auth.identities': 'ways_in',
  'auth.mfa_amr_claims': 'sessions.0.methods',
  'auth.mfa_factors': 'second_factors',
  'auth.sessions': 'sessions',
  'auth.users': 'account',
  'auth.webauthn_credentials': 'passkeys',
  'private.comment_rate_limits': 'comment_pace',
  'private.deleted_comments': 'deleted_comments',
  'private.notification_mails': 'notification_mail',
  'private.oauth_consents': 'connected_apps',
  'private.personal_tokens': 'tokens_for_scripts',
  'private.plan_grants': 'given_access',
  'private.security_log': 'security_log',
  'public.ai_usage': 'questions_to_the_chef',
  'public.blocks': 'blocked',
  'public.collection_recipes': 'collections.0.recipes',
  'public.comments': 'comments',
  'public.cook_photos': 'photos',
  'public.cooked_recipes': 'cooked',
  'public.earned_badges': 'badges',
  'public.eaters': 'eaters',
  'public.favorite_recipes': 'saved_recipes',
  'public.follows': 'following',
  'public.hidden_comments': 'hidden_comments',
  'public.ingredient_corrections': 'corrections',
  'public.kitchen_invitations': 'kitchens.1.invitations',
  'public.kitchen_members': 'kitchens',
  'public.meal_plan_feeds': 'kitchens.0.meal_plan_feed',
  'public.moderation_notices': 'notices',
  'public.notification_settings': 'notification_settings',
  'public.notifications': 'notifications',
  'public.pantry_items': 'pantry',
  'public.pictures': 'pictures',
  'public.planned_meals': 'planned_meals',
  'public.push_subscriptions': 'notified_browsers',
  'public.private_profiles': 'dietary_settings',
  'public.public_profiles': 'profile',
  'public.recipe_cards': 'own_recipes',
  'public.recipe_collections': 'collections',
  'public.recipe_notes': 'recipe_notes',
  'public.recipe_details': 'own_recipes.0.details',
  'public.recipe_ingredients': 'own_recipes.0.ingredients',
  'public.recipe_measures': 'own_recipes.0.ingredients.0.original_text',
  'public.reports': 'reports',
  'public.shopping_list_items': 'shopping_lists.0.items',
  'public.shopping_lists': 'shopping_lists',
  'public.shopping_records': 'shopping_records',
  'public.staple_lists': 'staples',
  'public.stripe_customers': 'plan',
  'public.stripe_orders': 'plan.orders',
  'public.stripe_subscriptions': 'plan.subscriptions',
}

/** What is of a person and is not for the file. */
const leftOut: Readonly<Record<string, string>> = {
  'auth.flow_state': 'secrets of a sign-in that is on its way, for minutes',
  'auth.mfa_challenges': 'codes that were asked for, for minutes',
  'auth.webauthn_challenges': 'what a new passkey is to sign, for minutes',
  'auth.invitations': 'its use and making stand in the security log',
  'auth.one_time_tokens': 'secrets of a mail that is on its way',
  'auth.refresh_tokens': 'secrets of the sessions, which stand in the file',
  'private.hidden_recipe_matches': 'worked out from own recipes, for the search',
  'private.recipe_matches': 'worked out from own recipes, for the search',
  'private.invitation_codes': 'hashes of codes that open a kitchen',
  'private.invitation_tries': 'counts codes that were tried, for minutes',
  'private.import_rate_limits': 'counts recipes that were read from pages, for an hour',
  'private.limited_sessions': 'of the apps and tokens, which stand in the file with their scopes',
  'private.oauth_authorizations': 'an app that asks, for minutes',
  'private.moderation_acts': 'what moderators did: what the person is told of it stands in notices',
  'private.moderators': 'a right that the operator gives and takes',
  'private.pending_pushes': 'which of the notifications wait to be pushed, for a minute',
  'private.spoiling_digests': 'when somebody was told what spoils, and of which things: for a day',
  'private.recoveries': 'counts tries of recovery codes, for minutes',
  'private.recovery_codes': 'hashes of codes that open the account',
  'public.kept_versions': 'counts writes, for other devices',
  'public.kitchens': 'the rooms that members share: each stands beside the membership',
  'public.recipe_body_translations': 'of recipes of the catalogue alone, by their rows',
  'public.recipe_translations': 'of recipes of the catalogue alone, by their rows',
  'public.shopping_versions': 'counts writes, for other devices',
}

let database: TestDatabase
let account: FullAccount
beforeAll(async () => {
  database = await createTestDatabase()
  account = await fillAccount(database)
})
afterAll(() => database.drop())

const exported = async (person: string): Promise<Record<string, unknown>> => {
  const { rows } = await database.asUser(person, (client) =>
    client.query<{ file: Record<string, unknown> }>('select export_my_data() as file'),
  )
  return rows[0]?.file ?? {}
}

/** `sessions.0.methods`, of anything. */
function at(value: unknown, path: string): unknown {
  const [key, ...rest] = path.split('.')
  if (key === undefined || key === '') return value
  const within: unknown = Object.entries(Object(value)).find(([name]) => name === key)?.[1]
  return rest.length === 0 ? within : at(within, rest.join('.'))
}

test('each table of people is in the file, or left out for a reason', async () => {
  const known = [...Object.keys(inFile), ...Object.keys(leftOut)].toSorted()
  expect(await tablesOfPeople(database)).toEqual(known)
  // By whatever else than a foreign key: also a list of ids, or a document.
  expect(known).toEqual(expect.arrayContaining(await tablesWith(database, [account.id])))
})

test.each(Object.entries(inFile))('what %s holds stands at %s', async (_table, path) => {
  const found = at(await exported(account.id), path)
  expect(found).toBeTruthy()
  expect(found).not.toEqual([])
})

test('the file names what a person recognises, and nobody else’s', async () => {
  const file = await exported(account.id)
  const { friend, blocked, blocker } = account.others
  expect(file).toMatchObject({
    format: 'larder-data-1',
    account: { email: account.email },
    profile: { name: 'Ada Lovelace' },
    dietary_settings: { preferences: ['vegan'] },
    pantry: [{ name: 'eggs' }],
    staples: ['salt'],
    planned_meals: [{ title: 'Leek soup', eaters: [account.id] }],
    kitchens: [
      { own: true, role: 'owner', here: true },
      {
        name: 'Flat share',
        own: false,
        role: 'owner',
        here: false,
        shares_diet: true,
        pantry: [{ name: 'flour' }],
        planned_meals: [{ title: 'Dumplings' }],
        staples: ['water'],
        corrections: [{ alias: 'yam' }],
        shopping_lists: [{ name: 'Shopping List' }, { name: 'Party' }],
        shopping_list_items: [{ name: 'ice' }],
        invitations: [{ role: 'cook' }],
      },
    ],
    shopping_lists: [{ name: 'Shopping List', items: [{ name: 'milk' }] }],
    saved_recipes: [{ recipe_title: 'Leek soup' }],
    collections: [{ recipes: [{ recipe_data: '{"title": "Leek soup"}' }] }],
    comments: [{ content: 'Thyme!', rating: 5, recipe_title: 'Leek soup' }],
    deleted_comments: [{ content: 'A second thought' }],
    photos: [{ note: 'My soup', recipe_title: 'Leek soup', address: expect.any(String) }],
    likes: [{ comment_id: account.friendsComment, recipe_title: 'Leek soup' }],
    following: [{ person_id: friend, name: 'Ben' }],
    followers: [{ person_id: friend, name: 'Ben' }],
    blocked: [{ person_id: blocked, name: 'Cleo' }],
    own_recipes: [{ title: 'My public stew' }, { title: 'My secret stew' }],
    plan: { subscriptions: [{ status: 'active' }, { status: 'canceled' }] },
    second_factors: [{ name: 'App of Ada', type: 'totp', status: 'verified' }],
    sessions: [{ user_agent: 'Phone of Ada', ip: '192.0.2.7', methods: ['password'] }, {}, {}, {}],
    connected_apps: [{ name: 'Kitchen helper', scopes: ['list:read'] }],
    tokens_for_scripts: [{ name: 'Wall tablet', scopes: ['list:read'] }],
    security_log: expect.arrayContaining([
      expect.objectContaining({ kind: 'signed_in', user_agent: 'Phone of Ada', ip: '192.0.2.7' }),
      expect.objectContaining({ kind: 'person_blocked' }),
      expect.objectContaining({ kind: 'data_taken' }),
    ]),
  })
  const text = JSON.stringify(file)
  for (const secret of [
    blocker,
    'Dan',
    'polenta',
    'Party of Ben',
    'Cream.',
    'And salt.',
    'hash of',
    'sealed',
    'encrypted_password',
  ]) {
    expect(text).not.toContain(secret)
  }
})

test('collections keep their order', async () => {
  const second = await insertRecipe(database.pool, { title: 'Bread' })
  await database.asUser(account.id, (client) =>
    client.query(
      `insert into collection_recipes (collection_id, recipe_id, recipe_data, position)
       select id, $1, '{}', -1 from recipe_collections`,
      [second],
    ),
  )
  expect(at(await exported(account.id), 'collections.0.recipes')).toMatchObject([
    { recipe_id: String(second) },
    { recipe_id: String(account.recipe) },
  ])
})

test('an id that somebody only wrote down tells them no title', async () => {
  const hidden = await insertRecipe(database.pool, {
    ownerId: account.others.friend,
    title: 'A family secret',
  })
  await database.pool.query(`update recipe_cards set visibility = 'private' where id = $1`, [
    hidden,
  ])
  const cook = await database.createUser()
  await database.asUser(cook, (client) =>
    client.query('insert into favorite_recipes (recipe_id) values ($1)', [hidden]),
  )
  const file = await exported(cook)
  expect(file['saved_recipes']).toMatchObject([{ recipe_id: String(hidden), recipe_title: null }])
})

test('an expired plan does not hold it back, and a visitor has nothing to take along', async () => {
  const cook = await database.createUser({ situation: 'expired' })
  expect(await exported(cook)).toMatchObject({ badges: [{ badge: 'welcome-chef' }], pantry: [] })
  const asVisitor = database.asAnon((client) => client.query('select export_my_data()'))
  await expect(asVisitor).rejects.toMatchObject({ code: '42501' })
})
