/**
 * What others run for "what can I cook with this?", read from their public sources and put into our
 * own words, on tables that hold nothing but what the query reads (so a lower bound), with the indexes
 * that they have. None of them gives states or reasons.
 *
 * - Mealie: mealie/repos/_recipe_suggestions.py at 0524c64eb2b2a122921f0eeca228d4a668a090be, by default 10 recipes
 *   that lack at most 5 foods; without its substitutions, which would add a subquery to every line.
 * - Tandoor: cookbook/managers.py (`cookable`) and cookbook/helper/food_availability_helper.py at
 *   d206eddbd32bd3c40feff70ad780b0f91f325eaa, with nothing missing.
 * - RecipeSage: packages/util/server/src/db/findRecipesByIngredients.ts at
 *   c17ee6eee37873feaaaca1784bdfeff3927852f7, which takes up to 30 ingredients and gives 100 recipes.
 */
export interface Competitor {
  name: 'mealie' | 'tandoor' | 'recipesage'
  /** Makes and fills its tables from `recipe_cards` and `recipe_ingredients`. */
  prepare: string
  /** Given the ids (`$1`) and the names (`$2`) of what is at home. */
  query: string
}

const mealie: Competitor = {
  name: 'mealie',
  prepare: `
    create schema mealie;
    create table mealie.recipes as
      select id, created_at from public.recipe_cards;
    create table mealie.recipe_settings as select id, id as recipe_id from public.recipe_cards;
    create table mealie.recipes_ingredients as
      select row_number() over () as id, recipe_id, position, ingredient_id as food_id
      from public.recipe_ingredients;
    alter table mealie.recipes add primary key (id);
    alter table mealie.recipe_settings add primary key (id);
    alter table mealie.recipes_ingredients add primary key (id);
    create index on mealie.recipe_settings (recipe_id);
    create index on mealie.recipes_ingredients (position);
    create index on mealie.recipes_ingredients (food_id);
    create index on mealie.recipes (created_at);
    analyze mealie.recipes, mealie.recipe_settings, mealie.recipes_ingredients;`,
  query: `
    select recipe.id
    from mealie.recipes as recipe
    join mealie.recipe_settings as settings on settings.recipe_id = recipe.id
    left join (
      select line.recipe_id, count(*) as missing
      from mealie.recipes_ingredients as line
      where not (line.food_id = any ($1::int[])) and line.food_id is not null
      group by line.recipe_id
    ) as unmatched on unmatched.recipe_id = recipe.id
    left join (
      select line.recipe_id, count(*) as matches
      from mealie.recipes_ingredients as line
      where line.food_id = any ($1::int[])
      group by line.recipe_id
    ) as matched on matched.recipe_id = recipe.id
    where (unmatched.missing is null or unmatched.missing <= 5) and matched.matches > 0
      and $2::text[] is not null
    order by
      unmatched.missing asc nulls first, matched.matches desc nulls last, recipe.created_at desc
    limit 10`,
}

const tandoor: Competitor = {
  name: 'tandoor',
  prepare: `
    create schema tandoor;
    create table tandoor.food as
      select id, lpad(id::text, 4, '0') as path, 1 as depth, 0 as numchild,
        false as substitute_children, false as substitute_siblings, false as ignore_shopping
      from public.ingredients;
    create table tandoor.food_onhand_users (food_id integer, user_id integer);
    create table tandoor.ingredient as
      select row_number() over () as id, recipe_id as recipe_of, ingredient_id as food_id
      from public.recipe_ingredients;
    create table tandoor.step_ingredients as
      select row_number() over () as id, recipe_of as step_id, id as ingredient_id
      from tandoor.ingredient;
    create table tandoor.recipe as select id, title as name from public.recipe_cards;
    create table tandoor.recipe_steps as
      select row_number() over () as id, id as recipe_id, id as step_id from public.recipe_cards;
    alter table tandoor.ingredient drop column recipe_of;
    alter table tandoor.food add primary key (id);
    alter table tandoor.ingredient add primary key (id);
    alter table tandoor.recipe add primary key (id);
    create index on tandoor.food (path);
    create index on tandoor.food_onhand_users (food_id);
    create index on tandoor.food_onhand_users (user_id);
    create index on tandoor.ingredient (food_id);
    create unique index on tandoor.step_ingredients (step_id, ingredient_id);
    create index on tandoor.step_ingredients (ingredient_id);
    create unique index on tandoor.recipe_steps (recipe_id, step_id);
    create index on tandoor.recipe_steps (step_id);
    analyze tandoor.food, tandoor.ingredient, tandoor.step_ingredients, tandoor.recipe,
      tandoor.recipe_steps;`,
  query: `
    with at_home as materialized (select unnest($1::int[]) as food_id),
    resolved as materialized (
      select food.id from tandoor.food
      where food.id in (select food_id from at_home) or food.ignore_shopping
    ),
    by_kinds as materialized (
      select food.id from tandoor.food
      where food.substitute_children and not (food.depth = 1 and food.numchild = 0)
        and exists (
          select from tandoor.food as kind
          where kind.path like food.path || '%' and kind.depth > food.depth
            and kind.id in (select food_id from at_home)
        )
    )
    select recipe.id
    from tandoor.recipe
    where $2::text[] is not null and recipe.id in (
      select each.id
      from tandoor.recipe as each
      left join tandoor.recipe_steps as of_recipe on of_recipe.recipe_id = each.id
      left join tandoor.step_ingredients as of_step on of_step.step_id = of_recipe.step_id
      left join tandoor.ingredient as line on line.id = of_step.ingredient_id
      group by each.id
      having count(distinct line.food_id) filter (
        where line.food_id is not null
          and line.food_id not in (select id from resolved)
          and line.food_id not in (select id from by_kinds)
      ) <= 0
    )
    order by recipe.name, recipe.id
    limit 20`,
}

const recipesage: Competitor = {
  name: 'recipesage',
  prepare: `
    create schema recipesage;
    create table recipesage.recipes as
      select card.id, card.title, line.ingredients,
        setweight(to_tsvector('simple', card.title), 'A')
          || setweight(to_tsvector('simple', left(line.ingredients, 3000)), 'B') as tsv
      from public.recipe_cards as card
      cross join lateral (
        select string_agg(coalesce(known.name, each.name), E'\\n' order by each.position) as ingredients
        from public.recipe_ingredients as each
        left join public.ingredients as known on known.id = each.ingredient_id
        where each.recipe_id = card.id
      ) as line;
    alter table recipesage.recipes add primary key (id);
    create index on recipesage.recipes using gin (tsv);
    analyze recipesage.recipes;`,
  query: `
    select recipe.id, found.matched
    from recipesage.recipes as recipe
    cross join lateral (
      select to_tsvector('simple', left(coalesce(recipe.ingredients, ''), 3000)) as words
    ) as line
    cross join lateral (
      select count(*)::int as times, array_agg(said.term order by said.term) as matched
      from unnest(($2::text[])[1:30]) as said(term)
      where line.words @@ phraseto_tsquery('simple', said.term)
    ) as found
    cross join lateral (
      select count(*)::int as lines
      from unnest(string_to_array(coalesce(recipe.ingredients, ''), E'\\n')) as each
      where btrim(each, E' \\t\\r') <> '' and btrim(each, E' \\t\\r') not like '[%]'
    ) as counted
    where $1::int[] is not null
      and recipe.tsv @@ (
        select string_agg(asked.query::text, ' | ')::tsquery
        from (
          select phraseto_tsquery('simple', term) as query
          from unnest(($2::text[])[1:30]) as each(term)
        ) as asked
        where numnode(asked.query) > 0
      )
      and found.times > 0
    order by
      found.times desc, greatest(counted.lines - found.times, 0), recipe.title, recipe.id
    limit 100`,
}

export const competitors: readonly Competitor[] = [mealie, tandoor, recipesage]
