import { catalogue, recipeOf, uuidOf } from '../world/people.ts'
import type { Scenario } from './scenario.ts'

const [ada, trial, expired, guest] = (['ada', 'trial', 'expired', 'guest'] as const).map((person) =>
  uuidOf(person),
)
const newcomer = uuidOf('stranger', 'key')

/** Somebody keeps, in every way there is, what they do not see: by its number. */
const keepsUnseen = (['private', 'deleted'] as const)
  .map((name) => recipeOf('ada', name))
  .concat(recipeOf('bo', 'public'))
  .map(
    (recipe) => `insert into favorite_recipes (user_id, recipe_id) values ('${trial}', '${recipe}');
      insert into cooked_recipes (user_id, recipe_id, servings) values ('${trial}', ${recipe}, 4);
      insert into collection_recipes (collection_id, recipe_id, user_id, recipe_data)
      values ('${uuidOf('trial', 'collection')}', '${recipe}', '${trial}', '{}');`,
  )
  .join('\n')

/** The account itself: its beginning, its trial, its second factor, its plan and its end. */
export const account: readonly Scenario[] = [
  {
    name: 'what one keeps without seeing it is not named by what one takes along',
    actor: 'trial',
    before: keepsUnseen,
    act: 'select export_my_data()',
  },
  {
    name: 'what one keeps without seeing it is not named by recommendations',
    actor: 'trial',
    before: keepsUnseen,
    act: 'select * from recommended_recipes(24)',
  },
  {
    name: 'what one keeps without seeing it is not named by what one did',
    actor: 'trial',
    before: keepsUnseen,
    act: `select * from person_activity('${trial}')`,
  },
  {
    name: 'a new account has a profile, a list and a collection',
    actor: 'service',
    after: `insert into auth.users (id, email) values ('${newcomer}', 'new@example.com') returning id`,
  },
  {
    name: 'a guest who becomes a cook begins the trial then',
    actor: 'service',
    before: `update public_profiles set created_at = '2020-01-01' where id = '${guest}'`,
    after: `update auth.users set is_anonymous = false, email = 'guest@example.com' where id = '${guest}' returning id`,
  },
  { name: 'a guest has no trial', actor: 'guest', act: `select can_use('ai_assistant')` },
  { name: 'a password without the second factor', actor: 'ada', act: 'select * from pantry_items' },
  {
    name: 'the password and the second factor',
    actor: 'ada',
    aal: 'aal2',
    act: 'select id, name from pantry_items',
  },
  {
    name: 'new recovery codes with the second factor',
    actor: 'ada',
    aal: 'aal2',
    act: 'select count(*) from renew_recovery_codes()',
  },
  {
    name: 'who makes an endless trial',
    actor: 'expired',
    act: `update profiles set created_at = now() where id = '${expired}' returning created_at`,
  },
  {
    name: 'who makes an endless trial at the table',
    actor: 'expired',
    act: `update public_profiles set created_at = now() where id = '${expired}' returning created_at`,
  },
  {
    name: 'who becomes a new person',
    actor: 'expired',
    act: `delete from public_profiles where id = '${expired}' returning id`,
  },
  {
    name: 'who makes their subscription active',
    actor: 'expired',
    act: `update stripe_subscriptions set status = 'active' returning status`,
  },
  {
    name: 'who writes into the view of subscriptions',
    actor: 'expired',
    act: `update stripe_user_subscriptions set subscription_status = 'active' returning 1`,
  },
  {
    name: 'the service writes into the view of subscriptions',
    actor: 'service',
    act: `insert into stripe_user_subscriptions (customer_id) values ('cus_${trial}') returning 1`,
  },
  {
    name: 'a failed payment is no access',
    actor: 'subscriber',
    before: `update stripe_subscriptions set status = 'past_due'`,
    act: `select can_use('ai_assistant'), (select subscription_status from stripe_user_subscriptions)`,
  },
  {
    name: 'an event of the payment provider opens the plan',
    actor: 'service',
    act: `select apply_stripe_event('evt_1', 'customer.subscription.created', 1900000000, 'cus_${expired}',
            '{"subscription_id": "sub_new", "status": "active", "price_id": "price_monthly", "current_period_start": 1, "current_period_end": 2, "cancel_at_period_end": false, "created_at": "2026-01-01T00:00:00Z"}'::jsonb) as answer`,
  },
  {
    name: 'the chef’s question is counted',
    actor: 'service',
    act: `select cardinality(ingredients), dietary_settings from begin_chef_answer('${trial}', array[1]::bigint[], 1000)`,
  },
  {
    name: 'the chef answers nobody without access',
    actor: 'service',
    act: `select * from begin_chef_answer('${expired}', array[1]::bigint[], 1000)`,
  },
  {
    name: 'an erased account leaves nothing',
    actor: 'service',
    act: `select erase_account('${trial}')`,
  },
  {
    name: 'a recovery code that is wrong is counted',
    actor: 'service',
    act: `select take_recovery_code('${ada}', 'aaaaaaaaaaaaaaaaaaaa')`,
  },
  {
    name: 'a list of many operations for another account',
    actor: 'trial',
    act: `select private.apply_shopping_operations('${ada}', '[]'::jsonb, null)`,
  },
  {
    name: 'a default collection is not deleted',
    actor: 'trial',
    act: `delete from recipe_collections where is_default returning id`,
  },
  {
    name: 'a default list is not deleted',
    actor: 'trial',
    act: `delete from shopping_lists where is_default returning id`,
  },
  {
    name: 'into a collection of another',
    actor: 'trial',
    act: `insert into collection_recipes (collection_id, recipe_id, recipe_data) values ('${uuidOf('ada', 'collection')}', '2', '{}') returning 1`,
  },
  {
    name: 'into a list of another',
    actor: 'trial',
    act: `insert into shopping_list_items (list_id, name) values ('${uuidOf('ada', 'list')}', 'changed') returning 1`,
  },
  {
    name: 'a premium recipe read through the whole record',
    actor: 'expired',
    act: `select id, title, instructions, tip from recipes where id = ${catalogue.premium}`,
  },
  {
    name: 'a cook reads their own premium recipe',
    actor: 'expired',
    before: `update recipe_cards set is_premium = true where id = ${recipeOf('expired', 'private')}`,
    act: `select id, title, instructions, tip, (select count(*) from recipe_measures where recipe_id = r.id) as measures from recipes as r where id = ${recipeOf('expired', 'private')}`,
  },
]
