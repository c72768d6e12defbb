import { type Filling, rowsOfCooks } from './helpers.ts'

export const perCook = {
  pantry: 40,
  lists: 2,
  itemsOfList: 15,
  saved: 30,
  collections: 3,
  inCollection: 6,
  cooked: 10,
}

/** By the catalogue's own slugs, most often those that recipes ask for most. */
const slug = (salt: number) => `(
  select known.slug from public.ingredients as known
  where known.id = pg_temp.skewed(each.row, ${salt}, (select count(*) from public.ingredients))
)`

/** A record as devices write it: each field with the moment of its writing. */
const clock = `to_char(1760000000000 + each.row % 1000000, 'FM0000000000000') || '.0000.3f9ak2'`
const register = (value: string) => `jsonb_build_array(${clock}, ${value})`

/** What a cook keeps. The rows of a cook lie apart from each other, as if written over months. */
export const kitchens: readonly Filling[] = [
  {
    table: 'public.pantry_items',
    statement: `
      insert into public.pantry_items
        (id, user_id, kitchen, name, category, quantity, unit, amount_stated, ingredient, created_at, stocked_at)
      select md5('pantry ' || row)::uuid, pg_temp.cook(n), pg_temp.cook(n), initcap(replace(slug, '-', ' ')), 'Pantry',
        1 + row % 9, 'piece', row % 2 = 0, slug, pg_temp.moment(row, 10), pg_temp.moment(row, 10)
      from (select each.*, ${slug(11)} as slug from ${rowsOfCooks(perCook.pantry)} offset 0) as item
      order by 1`,
  },
  {
    table: 'public.shopping_lists',
    statement: `
      insert into public.shopping_lists (id, user_id, kitchen, name, is_default)
      select pg_temp.list(n, place), pg_temp.cook(n), pg_temp.cook(n), case when place = 1 then 'Shopping List' else 'Saturday' end, place = 1
      from ${rowsOfCooks(perCook.lists)} order by 1`,
  },
  {
    table: 'public.shopping_list_items',
    statement: `
      insert into public.shopping_list_items (id, user_id, kitchen, list_id, name, amount, unit, ingredient, checked)
      select pg_temp.item(n, place), pg_temp.cook(n), pg_temp.cook(n), pg_temp.list(n, 1 + place % ${perCook.lists}),
        initcap(replace(slug, '-', ' ')), (1 + row % 9)::text, 'piece', slug, place % 3 = 0
      from (select each.*, ${slug(12)} as slug from ${rowsOfCooks(perCook.lists * perCook.itemsOfList)} offset 0) as item
      order by 1`,
  },
  {
    table: 'public.shopping_records',
    statement: `
      insert into public.shopping_records (kitchen, kind, id, doc)
      select pg_temp.cook(each.n), 'shopping-item', pg_temp.item(each.n, each.place), jsonb_build_object(
        'name', ${register("initcap(replace(each.slug, '-', ' '))")},
        'category', ${register(`'Shopping List'::text`)},
        'measure', ${register(`jsonb_build_object('amount', (1 + each.row % 9)::text, 'unit', 'piece')`)},
        'ingredient', ${register('each.slug')}, 'source', ${register('null::text')},
        'checked', ${register('each.place % 3 = 0')},
        'list', ${register(`pg_temp.list(each.n, 1 + each.place % ${perCook.lists})`)},
        'added', ${register('1760000000000')}, 'removed', ${register('false')}
      )
      from (select each.*, ${slug(12)} as slug from ${rowsOfCooks(perCook.lists * perCook.itemsOfList)} offset 0) as each
      order by pg_temp.item(each.n, each.place)`,
  },
  {
    table: 'public.shopping_records',
    statement: `
      insert into public.shopping_records (kitchen, kind, id, doc)
      select pg_temp.cook(n), 'shopping-list', pg_temp.list(n, place),
        jsonb_build_object('name', ${register(`'Saturday'::text`)}, 'added', ${register('1760000000000')}, 'removed', ${register('false')})
      from ${rowsOfCooks(perCook.lists)} order by 3`,
  },
  {
    table: 'public.favorite_recipes',
    statement: `
      insert into public.favorite_recipes (user_id, recipe_id, created_at)
      select pg_temp.cook(n), (pg_temp.skewed(row, 13, pg_temp.recipes()))::text, pg_temp.moment(row, 13)
      from ${rowsOfCooks(perCook.saved)} order by md5(row::text) on conflict do nothing`,
  },
  {
    table: 'public.recipe_collections',
    statement: `
      insert into public.recipe_collections (id, user_id, name, is_default)
      select pg_temp.collection(n, place), pg_temp.cook(n),
        case when place = 1 then 'My Recipes' else 'Collection ' || place end, place = 1
      from ${rowsOfCooks(perCook.collections)} order by 1`,
  },
  {
    table: 'public.collection_recipes',
    statement: `
      insert into public.collection_recipes (collection_id, recipe_id, user_id, recipe_data, position)
      select pg_temp.collection(n, 1 + place % ${perCook.collections}), recipe::text, pg_temp.cook(n),
        '{"id":' || recipe || ',"title":"Brown-butter mushroom spaghetti","image":"/covers/brown-butter-mushroom-spaghetti.webp"}', place
      from (
        select each.*, pg_temp.skewed(row, 14, pg_temp.recipes()) as recipe from ${rowsOfCooks(perCook.collections * perCook.inCollection)}
      ) as entry
      order by md5(row::text) on conflict do nothing`,
  },
  {
    table: 'public.cooked_recipes',
    statement: `
      insert into public.cooked_recipes (id, user_id, recipe_id, cooked_at, servings)
      select md5('cooked ' || row)::uuid, pg_temp.cook(n), pg_temp.skewed(row, 15, pg_temp.recipes()), pg_temp.moment(row, 15), 4
      from ${rowsOfCooks(perCook.cooked)} order by 1`,
  },
]
