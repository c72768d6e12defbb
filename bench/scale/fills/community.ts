import { type Filling, rowsOfCooks } from './helpers.ts'

/** Of twenty cooks one writes recipes. */
export const writers = { oneIn: 20, recipes: 5 }
const commentsOfCook = 10
const followsOfCook = 20

const words = `'It took ten minutes longer than it says, and was worth it. Next time with less salt and more lemon.'`

/**
 * What cooks say, whom they follow and what they publish. Which recipe and which cook is drawn by a power law over all that
 * there are in the end, so that every part of the load looks like the whole.
 */
export const community: readonly Filling[] = [
  {
    table: 'public.comments',
    statement: `
      insert into public.comments (id, recipe_id, user_id, content, rating, likes, liked_by, created_at)
      select md5('comment ' || row)::uuid, pg_temp.skewed(row, 20, pg_temp.recipes()), pg_temp.cook(n),
        case when place % 3 = 0 then '' else ${words} end,
        case when place % 3 = 0 or place % 4 = 0 then 3 + row % 3 end,
        cardinality(liked_by), liked_by, pg_temp.moment(row, 20)
      from (
        select each.*, case when row % 5 = 0 then array[
          pg_temp.cook(pg_temp.skewed(row, 21, pg_temp.cooks())), pg_temp.cook(1 + row % pg_temp.cooks())
        ] else '{}' end as liked_by
        from ${rowsOfCooks(commentsOfCook)}
      ) as comment
      order by 1`,
  },
  {
    table: 'public.follows',
    statement: `
      insert into public.follows (follower_id, followed_id, created_at)
      select pg_temp.cook(n), pg_temp.cook(followed), pg_temp.moment(row, 22)
      from (
        select each.*, pg_temp.skewed(row, 22, pg_temp.cooks()) as followed from ${rowsOfCooks(followsOfCook)}
      ) as follow
      where followed <> n
      order by md5(row::text) on conflict do nothing`,
  },
]

const writersOf = `
  (
    select cook.n, place, cook.n / ${writers.oneIn} * ${writers.recipes} + place + 100000 as recipe,
      1 + (cook.n * 7 + place * 13) % pg_temp.recipes() as model
    from generate_series($1::bigint, $2::bigint) as cook(n)
    cross join generate_series(1, ${writers.recipes}) as place
    where cook.n % ${writers.oneIn} = 0
  ) as own`

/** Recipes of cooks: each like one of the generated ones, most of them public. */
export const ownRecipes: readonly Filling[] = [
  {
    table: 'public.recipe_cards',
    statement: `
      insert into public.recipe_cards (
        id, owner_id, visibility, title, image, ready_in_minutes, servings, difficulty, cuisine, meal_type,
        diets, contains, free_of, season, key, created_at
      )
      select own.recipe, pg_temp.cook(own.n), (array['public', 'public', 'public', 'followers', 'private'])[own.place],
        card.title, card.image, card.ready_in_minutes, card.servings, card.difficulty, card.cuisine,
        card.meal_type, card.diets, card.contains, card.free_of, card.season, pg_temp.collection(own.n, 50 + own.place), pg_temp.moment(own.recipe, 23)
      from ${writersOf} join public.recipe_cards as card on card.id = own.model`,
  },
  {
    table: 'public.recipe_ingredients',
    statement: `
      insert into public.recipe_ingredients (recipe_id, position, ingredient_id, name, optional)
      select own.recipe, line.position, line.ingredient_id, line.name, line.optional
      from ${writersOf} join public.recipe_ingredients as line on line.recipe_id = own.model`,
  },
]

/** For the recipes $1 to $2: what their pages show beside the card, as long as in the catalogue (1.3 kB a recipe). */
export const bodies: readonly Filling[] = [
  {
    table: 'public.recipe_details',
    statement: `
      insert into public.recipe_details (recipe_id, instructions, nutrition_info, tip)
      select card.id,
        (select jsonb_agg(repeat(md5(card.id || ' ' || step), 4)) from generate_series(1, 6) as step),
        '{"calories": 610, "protein": 21.4, "fat": 27.3, "carbs": 71.2, "fiber": 5.1, "sugar": 4.4, "sodium": 512, "perServing": true}',
        repeat(md5(card.id::text), 3)
      from public.recipe_cards as card where card.id between $1 and $2`,
  },
  {
    table: 'public.recipe_measures',
    statement: `
      insert into public.recipe_measures (recipe_id, position, amount, unit, note)
      select line.recipe_id, line.position, 1 + line.position * 10, 'g',
        case when line.position % 3 = 0 then 'torn or thickly sliced' end
      from public.recipe_ingredients as line where line.recipe_id between $1 and $2`,
  },
]
