import { uuidOf } from '../world/people.ts'
import type { Scenario } from './scenario.ts'

const [ada, stranger, trial] = [uuidOf('ada'), uuidOf('stranger'), uuidOf('trial')]
const [thing, list, item] = [
  '7a000000-0000-4000-8000-000000000001',
  '7a000000-0000-4000-8000-000000000002',
  '7a000000-0000-4000-8000-000000000003',
]

/** Somebody cooks with Ada, and has put something into her pantry and on her lists. */
const putByMember = `insert into kitchen_members (kitchen, user_id, role) values ('${ada}', '${stranger}', 'cook');
  insert into pantry_items (id, user_id, kitchen, name) values ('${thing}', '${stranger}', '${ada}', 'changed');
  insert into planned_meals (id, user_id, kitchen, day, kind, title)
  values ('${thing}', '${stranger}', '${ada}', '2100-05-06', 'note', 'changed');
  insert into shopping_lists (id, user_id, kitchen, name) values ('${list}', '${stranger}', '${ada}', 'changed');
  insert into shopping_list_items (id, user_id, kitchen, list_id, name)
  values ('${item}', '${stranger}', '${ada}', '${list}', 'changed');`

const unnamed: Readonly<Record<string, string>> = {
  pantry_items: `(name, kitchen) values ('changed', null)`,
  ingredient_corrections: `(alias, ingredient, kitchen) values ('yam', 'leek', null)`,
  planned_meals: `(day, kind, title, kitchen) values ('2100-05-06', 'note', 'changed', null)`,
  staple_lists: `(ingredients, kitchen) values ('{salt}', null)`,
  shopping_lists: `(name, kitchen) values ('changed', null)`,
  shopping_list_items: `(name, kitchen) values ('changed', null)`,
}

const actsOnEaters = [
  [
    'adds',
    `insert into eaters (kitchen, name) values ('${ada}', 'changed') returning true as done`,
  ],
  ['changes', `update eaters set name = 'changed' where kitchen = '${ada}' returning true as done`],
  ['removes', `delete from eaters where kitchen = '${ada}' returning true as done`],
  ['sees', `select count(*) from table_of_kitchen('${ada}')`],
]

/** What is at home: in which kitchen it is put, and of whom it stays. */
export const kitchens: readonly Scenario[] = [
  // The data API sends null for what one row of several leaves out.
  ...Object.entries(unnamed).map(([table, row]): Scenario => ({
    name: `a row of ${table} that names no kitchen is put into one’s own`,
    actor: table === 'staple_lists' ? 'stranger' : 'trial',
    before: `delete from staple_lists where user_id = '${stranger}'`,
    act: `insert into ${table} ${row} returning kitchen = user_id as is_at_home`,
  })),
  ...[
    ['pantry_items', thing],
    ['planned_meals', thing],
    ['shopping_lists', list],
    ['shopping_list_items', item],
  ].map(([table, id]): Scenario => ({
    name: `a row of ${table} stays of the member who put it there`,
    actor: 'ada',
    aal: 'aal2',
    before: putByMember,
    act: `update ${table} set user_id = '${ada}' where id = '${id}' returning user_id = '${stranger}' as is_kept`,
  })),
  // What a cook does in Ada’s kitchen, tests/database/eaters.test.ts does: here it would read as a stranger’s.
  ...actsOnEaters.map(([word, act = '']): Scenario => ({
    name: `a helper ${word} who eats in the kitchen`,
    actor: 'stranger',
    before: `insert into kitchen_members (kitchen, user_id, role) values ('${ada}', '${stranger}', 'helper')`,
    act,
  })),
  {
    name: 'who eats in a shared kitchen stays where another cook answers for them',
    actor: 'service',
    before: `insert into kitchens (id) values ('${thing}');
      insert into kitchen_members (kitchen, user_id, role) values ('${thing}', '${stranger}', 'cook'), ('${thing}', '${trial}', 'owner');
      insert into eaters (kitchen, user_id, name) values ('${thing}', '${trial}', 'changed')`,
    act: `select erase_account('${trial}')`,
    after: `select user_id = '${stranger}' as is_handed_over from eaters where kitchen = '${thing}'`,
  },
  {
    name: 'who does not eat here any more is at no planned meal',
    actor: 'trial',
    before: `update planned_meals set eaters = array['${uuidOf('trial', 'eater')}'] where kitchen = '${trial}'`,
    act: `delete from eaters where kitchen = '${trial}' returning true as done`,
    after: `select eaters is null as is_for_everybody from planned_meals where kitchen = '${trial}'`,
  },
  {
    name: 'what was to be eaten long ago goes when a meal is planned',
    actor: 'trial',
    before: `update planned_meals set day = current_date - 400 where kitchen = '${trial}'`,
    act: `insert into planned_meals (day, kind, title) values (current_date, 'note', 'changed') returning true as done`,
  },
  {
    name: 'an app of an earlier version unchecks nothing of somebody who eats here that it cannot name',
    actor: 'trial',
    before: `update eaters set dietary_settings = '{"restrictions": [{"id": "eggs", "checked": true}]}' where kitchen = '${trial}'`,
    act: `update eaters set dietary_settings = '{"restrictions": []}' where kitchen = '${trial}' returning dietary_settings`,
  },
]
