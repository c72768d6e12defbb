import { catalogue, type Person, recipeOf, uuidOf, wordOf } from '../world/people.ts'
import { feedSecretOf, former, invitationCode, invited } from '../world/shared-kitchen.ts'
import type { Scenario } from './scenario.ts'

const [ada, fay, cleo] = [uuidOf('ada'), uuidOf('fay'), uuidOf('cleo')]
const flat = uuidOf('ada', 'flat')
const of = (kind: 'flatcollection' | 'flatthing' | 'flatlist' | 'flatitem' | 'invitation') =>
  uuidOf('ada', kind)

/** An operation on what stands on the list, or on the list. */
const operation = (
  set: object,
  { id = of('flatitem'), kind = 'shopping-item' }: { id?: string; kind?: string } = {},
) => `'${JSON.stringify([{ kind, id, clock: '2000000000000.0000.device', set }])}'::jsonb`

const epoch = `(select epoch from kitchen_people() where kitchen = '${flat}')`

const reads = [
  ['kitchens', '*', `id = '${flat}'`],
  ['kitchen_members', 'kitchen, user_id, role', `kitchen = '${flat}'`],
  ['kitchen_invitations', '*', `kitchen = '${flat}'`],
  ...[
    'pantry_items',
    'recipe_notes',
    'staple_lists',
    'ingredient_corrections',
    'planned_meals',
    'shopping_lists',
    'shopping_list_items',
    'shopping_records',
    'shopping_versions',
  ].map((table) => [table, '*', `kitchen = '${flat}'`]),
] as const

/** What is nobody's business but that of each member: of Ada, who owns the kitchen. */
const privately = [
  ['private_profiles', `id = '${ada}'`],
  ...[
    'pantry_items',
    'recipe_notes',
    'staple_lists',
    'ingredient_corrections',
    'planned_meals',
    'shopping_lists',
    'shopping_list_items',
    'kitchen_members',
  ].map((table) => [table, `kitchen = '${ada}'`]),
  ...['favorite_recipes', 'recipe_collections', 'collection_recipes', 'cooked_recipes'].map(
    (table) => [table, `user_id = '${ada}'`],
  ),
] as const

/** Whether a recipe stands in the collection that is shared. */
const holding = (recipe: number, held: boolean) =>
  `select change_shared_collection('${of('flatcollection')}', ${recipe}, ${held})`

const columnsOf = (table: string) => (table === 'kitchen_members' ? 'kitchen, role' : '*')

const rowsOf = (parts: readonly (readonly [string, string, string])[]) =>
  parts
    .map(
      ([table, columns, where]) =>
        `select to_jsonb(held) as row from (select ${columns} from ${table} where ${where}) as held`,
    )
    .join(' union all ')

/** By name, what each of them tries. */
const acts: Readonly<Record<string, string>> = {
  'reads what it holds': rowsOf(reads.map(([table, columns, where]) => [table, columns, where])),
  'reads what is its owner’s own': rowsOf(
    privately.map(([table, where]) => [table ?? '', columnsOf(table ?? ''), where ?? '']),
  ),
  'reads where others cook': `select here, epoch from kitchen_members where kitchen = '${flat}'`,
  ...writesOf('pantry_items', {
    insert: `(name, kitchen) values ('changed', '${flat}')`,
    "insert in another's name": `(name, kitchen, user_id) values ('changed', '${flat}', '${ada}')`,
    set: `status = 'out'`,
  }),
  ...writesOf('staple_lists', {
    insert: `(ingredients, kitchen) values ('{salt}', '${flat}')
      on conflict (kitchen) do update set ingredients = excluded.ingredients`,
    set: `ingredients = '{salt}'`,
  }),
  ...writesOf('ingredient_corrections', {
    insert: `(alias, ingredient, kitchen) values ('yam', 'leek', '${flat}')`,
    set: `ingredient = 'egg'`,
  }),
  ...writesOf('planned_meals', {
    insert: `(day, kind, title, kitchen) values ('2100-05-06', 'note', 'changed', '${flat}')`,
    "insert in another's name": `(day, kind, title, kitchen, user_id) values ('2100-05-06', 'note', 'changed', '${flat}', '${ada}')`,
    set: `servings = 3`,
  }),
  ...writesOf('shopping_lists', {
    insert: `(name, kitchen) values ('changed', '${flat}')`,
    set: `name = 'changed'`,
  }),
  ...writesOf('shopping_list_items', {
    insert: `(name, kitchen, list_id) values ('changed', '${flat}', null)`,
    set: `checked = true`,
  }),
  'writes a note': `insert into recipe_notes (kitchen, recipe_id, note) values ('${flat}', ${catalogue.other}, 'changed') returning 1`,
  'changes a note': `update recipe_notes set note = 'changed' where kitchen = '${flat}' returning user_id = auth.uid() as is_signed`,
  'removes a note': `delete from recipe_notes where kitchen = '${flat}' returning 1`,
  'takes a note home': `update recipe_notes set kitchen = auth.uid() where kitchen = '${flat}' returning 1`,
  'asks what is shared there': `select name, recipes, left_out from shared_collections('${flat}')`,
  'reads a shared collection plainly': `select name from recipe_collections where id = '${of('flatcollection')}'`,
  'reads its copies of recipes': `select recipe_data from collection_recipes where collection_id = '${of('flatcollection')}'`,
  'renames a shared collection': `update recipe_collections set name = 'changed' where id = '${of('flatcollection')}' returning 1`,
  'stops the sharing of a collection': `update recipe_collections set kitchen = null where id = '${of('flatcollection')}' returning 1`,
  'deletes a shared collection': `delete from recipe_collections where id = '${of('flatcollection')}' returning 1`,
  'shares a collection of their own there': `update recipe_collections set kitchen = '${flat}' where user_id = auth.uid() and not is_default returning 1`,
  'puts a recipe into a shared collection': holding(catalogue.other, true),
  'puts what nobody else sees into it': holding(recipeOf('fay', 'private'), true),
  'takes a recipe out of it': holding(catalogue.plain, false),
  'takes out of it what only its owner sees': holding(recipeOf('ada', 'private'), false),
  'reads the lists': `select jsonb_array_length(shopping_snapshot('${flat}') -> 'records') as records`,
  ...Object.fromEntries(
    Object.entries({
      'ticks by an operation': `${operation({ checked: true })}, ${epoch}`,
      'ticks without a membership': operation({ checked: true }),
      'ticks as in an earlier membership': `${operation({ checked: true })}, 1`,
      'removes by an operation': `${operation({ removed: true })}, ${epoch}`,
      'renames a list by an operation': `${operation({ name: 'changed' }, { id: of('flatlist'), kind: 'shopping-list' })}, ${epoch}`,
      'orders the aisles': `${operation({ aisles: ['dairy'] }, { id: flat, kind: 'shop' })}, ${epoch}`,
    }).map(([name, given]) => [
      name,
      `select apply_shopping_operations('${flat}', ${given}) -> 'refused' -> 0 -> 'code' as refused`,
    ]),
  ),
  'asks which feeds there are': `select user_id, made_at is not null as is_made from meal_plan_feeds where kitchen = '${flat}'`,
  'reads what a feed opens with': `select secret_hash from meal_plan_feeds where kitchen = '${flat}'`,
  'makes a feed of the plan': `select length(make_meal_plan_feed('${flat}') ->> 'secret') as characters`,
  'withdraws a feed of the plan': `select withdraw_meal_plan_feed('${flat}')`,
  'asks who is there': `select name, home, here, role, members from kitchen_people() where kitchen = '${flat}'`,
  'asks what who eats there avoids': `select id, dietary_settings, member from table_of_kitchen('${flat}', true)`,
  'shows what they avoid': `select share_diet('${flat}', true)`,
  'shows what another avoids': `update kitchen_members set shares_diet = true
    where kitchen = '${flat}' and user_id = '${cleo}' returning 1`,
  'takes back what they showed': `select share_diet('${flat}', false)`,
  'asks what leaving does': `select leaving('${flat}')`,
  leaves: `select leave_kitchen('${flat}', false)`,
  'leaves it to the cook': `select leave_kitchen('${flat}', true, '${fay}')`,
  'moves there': `select move_to_kitchen('${flat}')`,
  renames: `select rename_kitchen('${flat}', 'changed')`,
  invites: `select invite_to_kitchen('${flat}', 'helper') - 'code' as made`,
  'invites an owner': `select invite_to_kitchen('${flat}', 'owner')`,
  withdraws: `select withdraw_invitation('${of('invitation')}')`,
  'removes the cook': `select remove_member('${flat}', '${fay}')`,
  'removes the helper': `select remove_member('${flat}', '${cleo}')`,
  'removes the owner': `select remove_member('${flat}', '${ada}')`,
  'makes the cook a helper': `select set_member_role('${flat}', '${fay}', 'helper')`,
  'makes the helper an owner': `select set_member_role('${flat}', '${cleo}', 'owner')`,
  ends: `select end_kitchen('${flat}')`,
  'sees the invitation': `select seen_invitation('${invitationCode}') as shown`,
  'accepts the invitation': `select accept_invitation('${invitationCode}', false)`,
  'accepts, and brings what they have': `select accept_invitation('${invitationCode}', true)`,
  'accepts, and shows what they avoid': `select accept_invitation('${invitationCode}', false, true)`,
}

/** Plain writes to the rows of the kitchen. */
function writesOf(table: string, { set, ...inserts }: Readonly<Record<string, string>>) {
  const where = `where kitchen = '${flat}' and user_id = '${ada}' returning 1`
  return {
    ...Object.fromEntries(
      Object.entries(inserts).map(([name, row]) => [
        `${name} into ${table}`,
        `insert into ${table} ${row} returning 1`,
      ]),
    ),
    [`changes ${table}`]: `update ${table} set ${set} ${where}`,
    [`deletes from ${table}`]: `delete from ${table} ${where}`,
    [`takes home from ${table}`]: `update ${table} set kitchen = auth.uid(), user_id = auth.uid() ${where}`,
    [`brings from home into ${table}`]: `update ${table} set kitchen = '${flat}' where kitchen = auth.uid() returning 1`,
  }
}

const actors: readonly (readonly [Person, string])[] = [
  ['ada', 'owner'],
  ['fay', 'cook'],
  ['cleo', 'helper'],
  [former, 'who cooked there once'],
  [invited, 'who is invited'],
]

/** What members of a shared kitchen, and those who are none, see and do there. */
export const livingTogether: readonly Scenario[] = [
  ...Object.entries(acts).flatMap(([name, act]) =>
    actors.map(([actor, as]): Scenario => ({
      name: `${as}, ${name}`,
      actor,
      ...(actor === 'ada' && { aal: 'aal2' }),
      act,
    })),
  ),
  {
    name: 'an invitation that has ended lets nobody in',
    actor: invited,
    before: `update kitchen_invitations set ends_at = now()`,
    act: `select accept_invitation('${invitationCode}', false)`,
  },
  {
    name: 'codes are not tried without end',
    actor: invited,
    before: `update private.invitation_tries set failures = 10`,
    act: `select seen_invitation('${invitationCode}')`,
  },
  {
    name: 'a calendar reads the plan by the address of a member',
    actor: 'service',
    act: `select meal_plan_of_feed('${feedSecretOf('cleo')}', 35, 100000) -> 'meals' -> 0 ->> 'title' = '${wordOf('ada', 'flatmeal')}' as is_read`,
  },
  {
    name: 'who is removed is at no planned meal any more, and no calendar reads it for them',
    actor: 'ada',
    aal: 'aal2',
    before: `update planned_meals set eaters = array['${cleo}', '${fay}'] where kitchen = '${flat}'`,
    act: `select remove_member('${flat}', '${cleo}')`,
  },
  {
    name: 'who wants it is told that another member is at the shop, and nobody else is',
    actor: 'cleo',
    before: `insert into notification_settings (user_id, kind)
      select id, 'shopping' from unnest(array['${ada}', '${cleo}', '${uuidOf(former)}']::uuid[]) as id`,
    act: `select apply_shopping_operations('${flat}', ${operation({ checked: true })}, ${epoch}) -> 'refused' as refused`,
    after: `select user_id, actor_id, list_id, kitchen, things from notifications where kind = 'shopping' order by user_id`,
  },
  {
    name: 'who leaves is told nothing of the shop any more, and nobody of them',
    actor: 'cleo',
    before: `insert into notifications (user_id, kind, actor_id, list_id, kitchen, things)
      values ('${cleo}', 'shopping', '${ada}', '${of('flatlist')}', '${flat}', 2),
        ('${ada}', 'shopping', '${cleo}', '${of('flatlist')}', '${flat}', 2)`,
    act: `select leave_kitchen('${flat}', false)`,
  },
  {
    name: 'an owner who is erased is followed by the cook',
    actor: 'service',
    act: `select erase_account('${ada}')`,
    after: `select role from kitchen_members where kitchen = '${flat}' and user_id = '${fay}'`,
  },
  {
    name: 'a name that changes is told to those who cook there',
    actor: 'fay',
    act: `update profiles set name = 'changed' where id = '${fay}' returning 1`,
  },
  {
    name: 'who cooks there puts there what names no kitchen',
    actor: 'fay',
    before: `update kitchen_members set here = kitchen = '${flat}' where user_id = '${fay}'`,
    act: `insert into pantry_items (name) values ('${wordOf('ada', 'flatthing')}') returning kitchen = '${flat}' as is_there`,
  },
]
