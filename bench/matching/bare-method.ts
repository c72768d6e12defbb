/**
 * The search's method and nothing else, as a measure of the machine: recipes by their rarest ingredients, level by
 * level, over the bare things that a pantry names. No kinds, transforms, staples, swaps, filters, finer order, states,
 * reasons or cards. Its table holds only what it reads; what lacks nothing or one thing comes from an index alone.
 */
export const bareMethod = {
  /** One after the other: a vacuum stands alone. */
  prepare: [
    `create schema bare;
    create table bare.recipes as
      select recipe_id::integer as id, required as needs, popularity, ingredients, rarest_1, rarest_2, rare_keys
      from private.recipe_matches;
    alter table bare.recipes add primary key (id);
    create index on bare.recipes (rarest_1) include (id, needs, popularity, ingredients);
    create index on bare.recipes (rarest_2) include (id, needs, popularity, ingredients, rarest_1);
    create index on bare.recipes using gin (rare_keys extensions.gin__int_ops) with (fastupdate = off);
    create index on bare.recipes using gin (ingredients extensions.gin__int_ops) with (fastupdate = off);`,
    'vacuum analyze bare.recipes',
    `create function bare.search(pantry integer[])
    returns table (id integer, used integer, missing integer[])
    language plpgsql stable
    set search_path = '' set plan_cache_mode = force_generic_plan
    as $$
    declare
      page_size constant integer := 20;
      at_home constant integer[] := extensions.uniq(extensions.sort(pantry));
      keys integer[];
      ids integer[];
    begin
      for lacking in 0..4 loop
        if lacking in (2, 3) then
          keys := array(
            select each * 8 + place
            from unnest(at_home) as each cross join generate_series(1, lacking + 1) as place
          );
        end if;
        ids := array(
          select found.id
          from (
            select recipe.id, recipe.needs, recipe.popularity, recipe.needs::integer as used
            from bare.recipes as recipe
            where lacking = 0 and recipe.rarest_1 = any (at_home)
              -- "is true" keeps the index of ingredients out: it would read all of itself.
              and (recipe.ingredients operator(extensions.<@) at_home) is true
            union all
            select recipe.id, recipe.needs, recipe.popularity,
              extensions.icount(recipe.ingredients operator(extensions.&) at_home)
            from bare.recipes as recipe
            where lacking = 1 and recipe.rarest_1 = any (at_home)
            union all
            select recipe.id, recipe.needs, recipe.popularity, recipe.needs - 1
            from bare.recipes as recipe
            where lacking = 1 and recipe.rarest_2 = any (at_home)
              and not recipe.rarest_1 = any (at_home)
              and (
                recipe.ingredients operator(extensions.-) recipe.rarest_1 operator(extensions.<@) at_home
              ) is true
            union all
            select recipe.id, recipe.needs, recipe.popularity,
              extensions.icount(recipe.ingredients operator(extensions.&) at_home)
            from bare.recipes as recipe
            where lacking in (2, 3) and recipe.rare_keys operator(extensions.&&) keys
            union all
            select recipe.id, recipe.needs, recipe.popularity,
              extensions.icount(recipe.ingredients operator(extensions.&) at_home)
            from bare.recipes as recipe
            where lacking = 4 and recipe.ingredients operator(extensions.&&) at_home
          ) as found
          where found.used > 0 and (lacking = 4 or found.needs - found.used <= lacking)
          order by found.needs - found.used, found.used desc, found.popularity desc, found.id
          limit page_size
        );
        exit when cardinality(ids) = page_size;
      end loop;
      return query
      select
        recipe.id, extensions.icount(recipe.ingredients operator(extensions.&) at_home),
        recipe.ingredients operator(extensions.-) at_home
      from unnest(ids) with ordinality as found(id, place)
      join bare.recipes as recipe on recipe.id = found.id
      order by found.place;
    end
    $$`,
  ],
  query: 'select * from bare.search($1)',
}
