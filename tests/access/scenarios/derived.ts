import { catalogue, recipeOf, uuidOf } from '../world/people.ts'
import type { Scenario } from './scenario.ts'

const trial = uuidOf('trial')
const photo = `/storage/v1/object/public/pictures/${trial}/${uuidOf('trial', 'photo')}.webp`
const food = (slug: string) => `(select id from ingredients where slug = '${slug}')`
const locks = `select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`

/** What the database keeps of what else it keeps: for searches, counts, versions and other devices. */
export const derived: readonly Scenario[] = [
  {
    name: 'a new swap is searched by',
    actor: 'service',
    act: `insert into ingredient_substitutions (need_id, ratio, quality, note) values (${food('cream')}, 1, 0.9, 'Lighter.') returning 1`,
    after: `insert into ingredient_substitution_uses (substitution_id, ingredient_id, position)
            select max(id), ${food('egg')}, 1 from ingredient_substitutions returning 1`,
  },
  {
    name: 'a swap that is worse',
    actor: 'service',
    act: `update ingredient_substitutions set quality = 0.5 returning 1`,
  },
  {
    name: 'a swap that takes something else',
    actor: 'service',
    act: `update ingredient_substitution_uses set ingredient_id = ${food('egg')} returning 1`,
  },
  {
    name: 'a transform that is gone',
    actor: 'service',
    act: `delete from ingredient_transforms returning 1`,
  },
  {
    name: 'a food that is a kind of another',
    actor: 'service',
    act: `update ingredients set parent_id = ${food('leek')} where slug = 'onion' returning 1`,
  },
  {
    name: 'a food with another name',
    actor: 'service',
    act: `update ingredients set name = 'shallot', plural = 'shallots' where slug = 'onion' returning 1`,
  },
  {
    name: 'a food that weighs more in a search',
    actor: 'service',
    act: `update ingredients set weight = weight + 1 where slug = 'onion' returning 1`,
  },
  {
    name: 'a food with an allergen',
    actor: 'service',
    before: `delete from recipe_ingredients where recipe_id = ${recipeOf('trial', 'public')};
      insert into recipe_ingredients (recipe_id, position, ingredient_id) values (${recipeOf('trial', 'public')}, 3, ${food('leek')})`,
    act: `update ingredients set contains = '{soy}', free_of = '{}', origin = 'meat' where slug = 'leek' returning 1`,
  },
  {
    name: 'a line that takes another food',
    actor: 'service',
    act: `update recipe_ingredients set ingredient_id = ${food('leek')} where recipe_id = ${catalogue.plain} and position = 1 returning 1`,
  },
  {
    name: 'a line that is gone',
    actor: 'service',
    act: `delete from recipe_ingredients where recipe_id = ${catalogue.plain} and position = 2 returning 1`,
  },
  {
    name: 'a line more',
    actor: 'service',
    act: `insert into recipe_ingredients (recipe_id, position, ingredient_id) values (${catalogue.plain}, 3, ${food('leek')}) returning 1`,
  },
  {
    name: 'a recipe with another title',
    actor: 'service',
    act: `update recipe_cards set title = 'Gratin' where id = ${catalogue.plain} returning 1`,
  },
  {
    name: 'a recipe more',
    actor: 'service',
    act: `insert into recipe_cards (id, title, visibility, ready_in_minutes, servings) values (77, 'Gratin', 'public', 5, 1) returning id`,
  },
  {
    name: 'a deleted recipe is not searched, whatever is done to it',
    actor: 'service',
    act: `update recipe_cards set title = 'Gratin' where id = ${recipeOf('trial', 'deleted')} returning 1`,
  },
  {
    name: 'the words of a cook’s recipe are marked as theirs',
    actor: 'service',
    act: `update recipe_cards set title = 'Gratin' where id = ${recipeOf('trial', 'public')} returning 1`,
    after: `select words::text like '%${trial.replaceAll('-', '')}%' as marked, words is not null as searched from private.recipe_matches where recipe_id = ${recipeOf('trial', 'public')}`,
  },
  {
    name: 'a recipe that is gone releases its picture',
    actor: 'service',
    before: `update recipe_cards set image = '${photo}' where id = ${recipeOf('trial', 'private')}`,
    act: `delete from recipe_cards where id = ${recipeOf('trial', 'private')} returning 1`,
  },
  {
    name: 'a photo that is gone releases its picture',
    actor: 'service',
    act: `delete from cook_photos where id = '${uuidOf('trial', 'made')}' returning 1`,
  },
  {
    name: 'a recipe that is gone takes its picture out of what others keep',
    actor: 'service',
    before: `insert into collection_recipes (collection_id, recipe_id, user_id, recipe_data)
             values ('${uuidOf('ada', 'collection')}', '${recipeOf('trial', 'public')}', '${uuidOf('ada')}', '{"image": "${photo}"}')`,
    act: `delete from recipe_cards where id = ${recipeOf('trial', 'public')} returning 1`,
  },
  {
    name: 'a saved recipe that is written anew is told to other devices',
    actor: 'service',
    act: `update favorite_recipes set created_at = '2025-01-01' where user_id = '${trial}' returning 1`,
  },
  {
    name: 'a collection that is deleted tells other devices once',
    actor: 'trial',
    act: `delete from recipe_collections where not is_default returning 1`,
  },
  {
    name: 'an item without a list goes into the default one',
    actor: 'trial',
    act: `insert into shopping_list_items (name) values ('changed') returning list_id is not null as has_list`,
  },
  {
    name: 'an item whose list is said to be none goes into the default one',
    actor: 'trial',
    act: `insert into shopping_list_items (name, list_id) values ('changed', null) returning list_id is not null as has_list`,
  },
  {
    name: 'lists are changed one after another',
    actor: 'trial',
    act: `update shopping_lists set name = 'changed' returning 1`,
    after: locks,
  },
  {
    name: 'items are changed one after another',
    actor: 'trial',
    act: `update shopping_list_items set name = 'changed' returning 1`,
    after: locks,
  },
  {
    name: 'the first recipe that one shares brings its badge',
    actor: 'stranger',
    before: `insert into recipe_cards (id, owner_id, title, visibility, ready_in_minutes, servings)
             values (${recipeOf('stranger', 'private')}, '${uuidOf('stranger')}', 'changed', 'private', 5, 1)`,
    act: `select set_recipe_visibility(${recipeOf('stranger', 'private')}, 'public')`,
  },
]
