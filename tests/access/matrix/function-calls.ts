import { sentRecipe } from '../../support/own-recipes.ts'
import { catalogue, isPerson, nobody, recipeOf, uuidOf } from '../world/people.ts'
import { feedSecretOf, invitationCode } from '../world/shared-kitchen.ts'
import { type Actor, actors, idOf, tokenOf } from './actors.ts'
import { appOwner, appToken, requestOf } from './app.ts'
import type { Cell } from './cell.ts'

type Calls = (me: Actor) => Readonly<Record<string, string>>

const uuid = (id: string) => `'${id}'::uuid`
const json = (value: unknown) => `$json$${JSON.stringify(value)}$json$::jsonb`
const own = (me: Actor, kind: Parameters<typeof uuidOf>[1]) =>
  uuid(isPerson(me) ? uuidOf(me, kind) : nobody)
const ownRecipe = (me: Actor, name: Parameters<typeof recipeOf>[1]) =>
  isPerson(me) ? recipeOf(me, name) : 999_999

/** One call for each person of the world whom such a function may be asked about. */
const aboutPeople: Calls = (me) => ({
  own: uuid(idOf(me)),
  ada: uuid(uuidOf('ada')),
  fay: uuid(uuidOf('fay')),
  'bo, who blocked them': uuid(uuidOf('bo')),
  'cleo, whom they blocked': uuid(uuidOf('cleo')),
})

const aboutRecipes: Calls = (me) => ({
  ours: String(catalogue.plain),
  own: String(ownRecipe(me, 'private')),
  "another's public": String(recipeOf('ada', 'public')),
  "another's private": String(recipeOf('ada', 'private')),
  "another's for followers": String(recipeOf('ada', 'followers')),
  'of whom they follow': String(recipeOf('fay', 'followers')),
  'of who blocked them': String(recipeOf('bo', 'public')),
  "another's deleted": String(recipeOf('ada', 'deleted')),
})

const ownAndAnothers =
  (kind: Parameters<typeof uuidOf>[1]): Calls =>
  (me) => ({ own: own(me, kind), "another's": uuid(uuidOf('ada', kind)) })

/** Of kitchens: one's own, that of another, and one that others share. */
const ofKitchens =
  (...more: string[]): Calls =>
  (me) => ({
    own: [uuid(idOf(me)), ...more].join(', '),
    "another's": [uuid(uuidOf('ada')), ...more].join(', '),
    'one that others share': [uuid(uuidOf('ada', 'flat')), ...more].join(', '),
  })

const recipeToSave = (fields: Parameters<typeof sentRecipe>[0]) =>
  json(sentRecipe({ key: uuidOf('stranger', 'key'), ...fields }))

const shopping = (kind: string, id: string, set: Readonly<Record<string, unknown>>) =>
  json([{ kind, id, clock: '2000000000000.0000.device', set }])

const once: Calls = () => ({ call: '' })

/** What each function of the data API is asked, by the name of the call: its arguments. */
export const functionCalls: Readonly<Record<string, Calls>> = {
  accept_invitation: () => ({
    'of the one to whom it was shown': `'${invitationCode}', false`,
    unknown: `'ZZZZZZZZZZ', false`,
  }),
  activity_feed: once,
  apply_shopping_operations: (me) => ({
    'own list': `${uuid(idOf(me))}, ${shopping('shopping-item', uuidOf('stranger', 'item'), { name: 'changed' })}`,
    "another's account": `${uuid(uuidOf('ada'))}, ${shopping('shopping-item', uuidOf('stranger', 'item'), { name: 'changed' })}`,
    "another's item": `${uuid(idOf(me))}, ${shopping('shopping-item', uuidOf('ada', 'item'), { name: 'changed' })}`,
    "another's list": `${uuid(idOf(me))}, ${shopping('shopping-list', uuidOf('ada', 'list'), { name: 'changed' })}`,
    "into another's list": `${uuid(idOf(me))}, ${shopping('shopping-item', uuidOf('stranger', 'item'), { name: 'changed', list: uuidOf('ada', 'list') })}`,
    "another's, as of a membership": `${uuid(uuidOf('ada'))}, ${shopping('shopping-item', uuidOf('stranger', 'item'), { name: 'changed' })}, 1`,
    'another list of their own': `${uuid(idOf(me))}, ${shopping('shopping-list', uuidOf('stranger', 'list'), { name: 'changed' })}`,
  }),
  apply_stripe_event: (me) => ({
    'a subscription': `'evt_1', 'customer.subscription.updated', 2000000000, 'cus_${idOf(me)}', ${json({ subscription_id: 'sub_1', status: 'active' })}`,
  }),
  begin_chef_answer: (me) => ({
    own: `${uuid(idOf(me))}, array[1]::bigint[], 100, array[${uuid(uuidOf('fay'))}]`,
    "another's": `${uuid(uuidOf('ada'))}, array[1]::bigint[], 100`,
  }),
  begin_import: once,
  begin_picture: () => ({
    portrait: `'avatar'`,
    recipe: `'recipe'`,
    photo: `'photo'`,
    other: `'other'`,
  }),
  blocked_people: once,
  can_use: () => ({ chef: `'ai_assistant'` }),
  change_shared_collection: (me) => ({
    'puts into own': `${own(me, 'collection')}, ${catalogue.other}, true`,
    'puts into one that others share': `${uuid(uuidOf('ada', 'flatcollection'))}, ${catalogue.other}, true`,
    'takes out of one that others share': `${uuid(uuidOf('ada', 'flatcollection'))}, ${catalogue.plain}, false`,
  }),
  clear_pictures: () => ({
    "another's": `array['${uuidOf('ada')}/${uuidOf('ada', 'released')}.webp']`,
  }),
  comment_replies: () => ({
    "ada's comment": uuid(uuidOf('ada', 'comment')),
    "a private recipe's": uuid(uuidOf('ada', 'secretcomment')),
  }),
  comment_summary: aboutRecipes,
  comment_threads: aboutRecipes,
  count_recipes: () => ({
    all: '',
    'of the pantry': `pantry => '[{"ingredient": "onion", "status": "have", "age": 1}]'`,
    'with facets': 'with_facets => true',
    'by restrictions': `restrictions => '{dairy}', pantry => '[]'`,
    'by rating': 'min_rating => 1',
  }),
  current_versions: once,
  delete_recipe: aboutRecipes,
  end_own_session: ownAndAnothers('session'),
  end_kitchen: ofKitchens(),
  erase_account: aboutPeople,
  export_my_data: once,
  found_kitchen: () => ({ empty: `' changed ', false`, 'with all they have': `'changed', true` }),
  followed_by: aboutPeople,
  followers_of: aboutPeople,
  has_password: once,
  invite_to_kitchen: ofKitchens(`'cook'`),
  kitchen_people: once,
  leave_kitchen: ofKitchens('true'),
  leaving: ofKitchens(),
  make_meal_plan_feed: ofKitchens(),
  meal_plan_of_feed: () => ({
    'of a member': `'${feedSecretOf('cleo')}', 35, 100000`,
    unknown: `'changed', 35, 100000`,
  }),
  moderation_act: () => ({
    "ada's comment": `'hide', 'comment', '${uuidOf('ada', 'comment')}'`,
    'ada herself': `'ban', 'profile', '${uuidOf('ada')}'`,
  }),
  moderation_acts: once,
  moderation_reports: once,
  moderation_right: once,
  move_to_kitchen: ofKitchens(),
  moderation_undo: () => ({ "ada's": uuid(uuidOf('ada', 'act')) }),
  own_covers: (me) => ({
    own: `(select profile from public.profiles as profile where profile.id = ${uuid(idOf(me))})`,
    "another's": `(select profile from public.profiles as profile where profile.id = ${uuid(uuidOf('ada'))})`,
  }),
  own_notifications: once,
  own_sessions: once,
  person: aboutPeople,
  person_activity: aboutPeople,
  rate_recipe: (me) =>
    Object.fromEntries(
      Object.entries(aboutRecipes(me)).map(([name, recipe]) => [name, `${recipe}, 2::smallint`]),
    ),
  read_notifications: () => ({ all: 'now()' }),
  recipe_of_the_day: () => ({ today: `now()::date` }),
  recipe_teasers: () => ({ today: `now()::date` }),
  recommended_recipes: once,
  recovery_state: once,
  released_pictures: once,
  remove_member: ofKitchens(uuid(uuidOf('fay'))),
  rename_kitchen: ofKitchens(`' changed '`),
  renew_recovery_codes: once,
  restore_comment: ownAndAnothers('deletedcomment'),
  restore_recipe: (me) => ({
    own: String(ownRecipe(me, 'deleted')),
    "another's": String(recipeOf('ada', 'deleted')),
  }),
  save_recipe: (me) => ({
    new: recipeToSave({}),
    'new and public': recipeToSave({ visibility: 'public' }),
    own: recipeToSave({ id: ownRecipe(me, 'private') }),
    "another's": recipeToSave({ id: recipeOf('ada', 'public') }),
    ours: recipeToSave({ id: catalogue.plain }),
    "with another's picture": recipeToSave({
      image: `/storage/v1/object/public/pictures/${uuidOf('ada')}/${uuidOf('ada', 'photo')}.webp`,
    }),
    "copied from another's private": recipeToSave({ copied_from: recipeOf('ada', 'private') }),
  }),
  save_recipes: () => ({ two: json([sentRecipe({ key: uuidOf('stranger', 'key') }), {}]) }),
  search_recipes: () => ({
    all: 'page_size => 50',
    'by text': `search_text => 'ada'`,
    'by a misspelt word': `search_text => 'freezr', pantry => '[]'`,
    'with a kind of what they take': `pantry => '[{"ingredient": "shallot", "status": "have", "age": 1}]'`,
    'with what stands in for it': `pantry => '[{"ingredient": "leek", "status": "have", "age": 1}]'`,
    own: `scope => 'own', page_size => 50`,
    'of the own pantry': 'with_others => true, page_size => 50',
    'by restrictions': `restrictions => '{dairy}', pantry => '[]'`,
    'by facts': `facts => '{without-oven}', cuisines => '{greek}', pantry => '[]'`,
    'by season': `seasons => '{autumn}', pantry => '[]', page_size => 50`,
    quickest: `sort => 'quickest', pantry => '[]', page_size => 50`,
    newest: `sort => 'newest', pantry => '[]', page_size => 50`,
  }),
  seen_invitation: () => ({ 'an invitation': `'${invitationCode}'`, unknown: `'ZZZZZZZZZZ'` }),
  set_member_role: ofKitchens(`${uuid(uuidOf('fay'))}, 'helper'`),
  seasonal_recipes: () => ({ november: `'northern', 11` }),
  note_deletion_asked: aboutPeople,
  keep_push_subscription: () => ({
    new: `'https://push.example/changed', repeat('y', 87), repeat('y', 22)`,
    "another's, without its keys": `'https://push.example/ada~browser', repeat('y', 87), repeat('y', 22)`,
  }),
  set_notification_way: () => ({
    'by mail': `'reply', 'by_mail', true, 'Europe/Berlin'`,
    'by push alone': `'shopping', 'by_push', true`,
  }),
  set_portrait: (me) => ({
    own: own(me, 'portrait'),
    none: 'null',
    "another's": uuid(uuidOf('ada', 'portrait')),
  }),
  set_recipe_visibility: (me) => ({
    'own, to all': `${ownRecipe(me, 'private')}, 'public'`,
    'own, to nobody': `${ownRecipe(me, 'public')}, 'private'`,
    "another's": `${recipeOf('ada', 'private')}, 'public'`,
  }),
  share_diet: ofKitchens('true'),
  shared_collections: ofKitchens(),
  shopping_snapshot: (me) => ({ call: '', ...ofKitchens()(me) }),
  table_of_kitchen: (me) => ({
    ...aboutPeople(me),
    'with those of whom nothing is known': `${uuid(uuidOf('ada', 'flat'))}, true`,
  }),
  take_recovery_code: (me) => ({
    own: `${uuid(idOf(me))}, 'aaaaaaaaaaaaaaaaaaaa'`,
    "another's": `${uuid(uuidOf('ada'))}, 'aaaaaaaaaaaaaaaaaaaa'`,
  }),
  was_erased: aboutPeople,
  withdraw_invitation: () => ({ "another's": uuid(uuidOf('ada', 'invitation')) }),
  withdraw_meal_plan_feed: ofKitchens(),
}

/** Which recipe they choose hangs on the day. */
const dependOnDay = ['recipe_of_the_day', 'recipe_teasers']

function callOf(name: string, given: string): string {
  const shown = dependOnDay.includes(name) ? '1' : 'to_jsonb(answer)'
  return `select coalesce(jsonb_agg(${shown}), '[]') from public.${name}(${given}) as answer`
}

/** A cell for each function, actor and call; a function without calls is tried with none. */
export function functionCells(names: readonly string[]): Cell[] {
  return names.flatMap((name) => [
    ...actors.flatMap((actor) =>
      Object.entries((functionCalls[name] ?? once)(actor)).map(([operation, given]) => ({
        object: `${name}()`,
        operation,
        actor,
        attempt: { ...tokenOf(actor), sql: callOf(name, given) },
      })),
    ),
    ...Object.entries((functionCalls[name] ?? once)(appOwner)).map(([operation, given]): Cell => {
      const request = requestOf(`rpc/${name}`, 'call')
      const attempt = { ...appToken, sql: callOf(name, given), ...(request && { request }) }
      return { object: `${name}()`, operation, actor: 'app', attempt }
    }),
  ])
}
