import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { randomUUID } from 'node:crypto'
import type { SavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import type { TestDatabase } from './database.ts'

/** A recipe as its cook's browser sends it. */
export const sentRecipe = (fields: Partial<SavedRecipe> = {}): SavedRecipe => ({
  id: null,
  key: randomUUID(),
  visibility: 'private',
  title: 'Leek tart',
  summary: '',
  image: null,
  servings: 4,
  ready_in_minutes: 50,
  active_minutes: null,
  difficulty: 'easy',
  cuisine: ['french'],
  meal_type: ['dinner'],
  tags: [],
  season: [],
  ingredients: [sentLine('3 leeks', 'leek'), sentLine('200 ml cream', 'cream')],
  instructions: ['Bake.'],
  nutrition_info: null,
  tip: null,
  storage: null,
  source: null,
  copied_from: null,
  ...fields,
})

export const sentLine = (text: string | null, slug: string | null) => ({
  text,
  section: null,
  slug,
  name: slug === null ? text : null,
  amount: 3,
  amount_max: null,
  unit: 'piece',
  note: null,
  optional: false,
})

/** The foods that these recipes name, and one of which nobody knows what is in it. */
export async function insertFoods({ pool }: TestDatabase): Promise<void> {
  await pool.query(`
    insert into public.ingredients (slug, name, plural, category, origin, contains) values
      ('leek', 'leek', 'leeks', 'Vegetables', 'plant', '{}'),
      ('cream', 'cream', 'creams', 'Dairy', 'dairy', '{dairy}'),
      ('flour', 'flour', 'flours', 'Baking', 'plant', '{gluten,wheat}'),
      ('egg', 'egg', 'eggs', 'Dairy', 'egg', '{eggs}'),
      ('ghee', 'ghee', 'ghees', 'Dairy', 'dairy', '{}'),
      ('bacon', 'bacon', 'bacons', 'Meat', 'meat', '{}'),
      ('sausage', 'sausage', 'sausages', 'Meat', 'meat', '{soy}'),
      ('mystery', 'mystery', 'mysteries', 'Other', null, '{}')`)
  await pool.query(
    `update public.ingredients
     set free_of = private.without($1, contains || case slug when 'sausage' then '{gluten,wheat,celery}' else '{}' end)
     where slug <> 'mystery'`,
    [avoidable],
  )
}

/** What cooks do with recipes of their own, as the data API would. */
export function ownRecipesIn(database: () => TestDatabase) {
  const ask = async <Value>(user: string, sql: string, values: unknown[]): Promise<Value> => {
    const { rows } = await database().asUser(user, (client) =>
      client.query<{ value: Value }>(sql, values),
    )
    const [row] = rows
    if (row === undefined) throw new Error(`no answer: ${sql}`)
    return row.value
  }
  const save = async (user: string, recipe: unknown) =>
    Number(
      await ask<string>(user, 'select save_recipe($1::jsonb) as value', [JSON.stringify(recipe)]),
    )
  const saveAll = (user: string, recipes: readonly unknown[]) =>
    ask<{ id: number | null; created: boolean; error: { code: string } | null }[]>(
      user,
      'select save_recipes($1::jsonb) as value',
      [JSON.stringify(recipes)],
    )
  const remove = (user: string, id: number) =>
    ask<boolean>(user, 'select delete_recipe($1) as value', [id])
  const restore = (user: string, id: number) =>
    ask<boolean>(user, 'select restore_recipe($1) as value', [id])
  const show = (user: string, id: number, visibility: string) =>
    ask<boolean>(user, 'select set_recipe_visibility($1, $2) as value', [id, visibility])
  return { save, saveAll, remove, restore, show }
}
