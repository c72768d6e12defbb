/** The asker of what triggers do, with all rights. */
export const owner = 'owner'

/** One statement, and who asks: a cook, by id, the owner, or a visitor where there is none. */
export interface Question {
  name: string
  kind: 'read' | 'write'
  /** One JSON text or nothing, as PostgREST asks for it. */
  text: string
  values: readonly unknown[]
  caller: string | null
}

/** Whom and what the questions are about. */
export interface Cast {
  /** Somebody like most. */
  cook: string
  /** Whom most people follow. */
  star: string
  /** The recipe that most is said of, and the comment of it that most like. */
  recipe: number
  comment: string
  /** A recipe that little is said of. */
  quietRecipe: number
  pantry: string
  item: string
}

const table = (name: string, what: string): string => `
  with asked as (select * from ${name} ${what} limit 1000)
  select coalesce(json_agg(asked), '[]')::text as body from asked`
const call = (name: string): string =>
  `select coalesce(json_agg(given), '[]')::text as body from public.${name} as given`

/** What the app asks for on every screen, and what grows with the number of people. */
export function questionsOf(cast: Cast): Question[] {
  const { cook, star, recipe, comment, quietRecipe, pantry, item } = cast
  const read = (
    name: string,
    text: string,
    values: readonly unknown[] = [],
    caller: string | null = cook,
  ) => {
    return { name, kind: 'read', text, values, caller } as const
  }
  const write = (name: string, text: string, values: readonly unknown[]) => {
    return { name, kind: 'write', text, values, caller: cook } as const
  }
  const words = 'It took ten minutes longer, and was worth it.'
  const operation = {
    kind: 'shopping-item',
    id: item,
    clock: '1800000000000.0000.3f9ak2',
    set: { checked: true },
  }
  const commentOn = `insert into public.comments (recipe_id, user_id, content, rating) values ($1, $2, $3, $4)`
  return [
    read(
      'own pantry',
      table('public.pantry_items', 'where user_id = $1 order by created_at desc'),
      [cook],
    ),
    read('own lists', 'select public.shopping_snapshot()::text as body'),
    read(
      'own saved recipes',
      table('public.favorite_recipes', 'where user_id = $1 order by created_at desc'),
      [cook],
    ),
    read(
      'own collections',
      table('public.collection_recipes', 'where user_id = $1 order by position, recipe_id'),
      [cook],
    ),
    read('own profile', table('public.profiles', 'where id = $1'), [cook]),
    read('what changed', call('current_versions()')),
    read('a recipe', table('public.recipes', 'where id = $1'), [quietRecipe], null),
    read('search', call('search_recipes(pantry => $1, page_size => 24)'), [pantry]),
    read('recommended', call('recommended_recipes()')),
    read('summary of a quiet recipe', call('comment_summary($1)'), [quietRecipe], null),
    read('summary of the most commented', call('comment_summary($1)'), [recipe], null),
    read('comments of a quiet recipe', call('comment_threads($1)'), [quietRecipe]),
    read('comments of the most commented', call('comment_threads($1)'), [recipe]),
    read('… by most liked', call(`comment_threads($1, 'helpful')`), [recipe]),
    read('a profile', call('person($1)'), [cook]),
    read('profile of the most followed', call('person($1)'), [star]),
    read('followers of the most followed', call('followers_of($1)'), [star]),
    read('what followed cooks did', call('activity_feed()')),
    read(
      'recipes of followed cooks',
      table(
        'public.recipe_cards',
        `where owner_id in (select followed_id from public.follows where follower_id = $1) order by created_at desc`,
      ),
      [cook],
    ),
    write(
      'a thing into the pantry',
      `insert into public.pantry_items (user_id, name) values ($1, 'thing')`,
      [cook],
    ),
    write('a tick on a list', 'select public.apply_shopping_operations($1, $2)', [
      cook,
      JSON.stringify([operation]),
    ]),
    write(
      'a recipe saved',
      `insert into public.favorite_recipes (user_id, recipe_id) values ($1, 'new')`,
      [cook],
    ),
    write('a comment with stars, quiet recipe', commentOn, [quietRecipe, cook, words, 5]),
    write('a comment with stars, most commented', commentOn, [recipe, cook, words, 5]),
    write(
      'a like of the most liked comment',
      `update public.comments set liked_by = liked_by || $2::uuid, likes = likes + 1 where id = $1`,
      [comment, cook],
    ),
    write(
      'a follow of the most followed',
      'insert into public.follows (follower_id, followed_id) values ($1, $2)',
      [cook, star],
    ),
  ]
}

/** What grows with the number of recipes alone. */
export function searchesOf(pantries: readonly string[], recipes: number, cook: string): Question[] {
  const query = (name: string, text: string, values: readonly unknown[]) => {
    return { name, kind: 'read', text, values, caller: cook } as const
  }
  return [
    ...pantries.map((pantry, index) =>
      query(`search, pantry of ${(index + 1) * 10}`, call('search_recipes(pantry => $1)'), [
        pantry,
      ]),
    ),
    query(
      'search, filters',
      call(`search_recipes(pantry => $1, preferences => '{vegetarian}', max_minutes => 30)`),
      [pantries[2]],
    ),
    query('search, words', call(`search_recipes(pantry => $1, search_text => 'chicken')`), [
      pantries[2],
    ]),
    query('the list of recipes', call('search_recipes(with_others => true, page_size => 24)'), []),
    query('how many match', call('count_recipes(pantry => $1)'), [pantries[2]]),
    query('recipe of the day', call('recipe_of_the_day(current_date)'), []),
    query('in season', call(`seasonal_recipes('northern', 11)`), []),
    query('a recipe', table('public.recipes', 'where id = $1'), [Math.ceil(recipes / 2)]),
    query('recommended', call('recommended_recipes()'), []),
    query(
      'a page of the sitemap',
      table('public.recipe_cards', `where visibility = 'public' and id > $1 order by id`),
      [Math.ceil(recipes / 2)],
    ),
    {
      name: 'stars: the card and the search behind it',
      kind: 'write',
      text: 'update public.recipe_cards set review_count = review_count + 1 where id = $1',
      values: [Math.ceil(recipes / 2)],
      caller: owner,
    },
  ]
}
