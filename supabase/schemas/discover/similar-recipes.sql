-- Recipes like those that a cook likes.

create function private.similar_recipes(diet integer, wanted integer)
returns table (recipe_id bigint, place bigint, like_id bigint, kind text, like_count bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  -- So many of the ingredients that the liked ones have and others lack lead to the candidates, and so
  -- many candidates are compared in full.
  telling constant integer := 12;
  pool_size constant integer := 300;
  of_cuisine constant integer := private.kind_bits(private.known_words('cuisines'), '{}', '{}', '{}');
  of_meal constant integer := private.kind_bits('{}', private.known_words('meals'), '{}', '{}');
  excluded constant bigint[] := private.not_again();
  blocked constant uuid[] := private.blocked_users_or_none();
begin
  return query
  with taste as materialized (
    select * from private.own_tastes()
  ), liked as materialized (
    select taste.*, private.things_of(m.ingredients) as ingredients, m.kinds
    from taste
    join (
      select each.recipe_id, each.ingredients, each.kinds from private.recipe_matches as each
      union all
      select each.recipe_id, each.ingredients, each.kinds from private.hidden_recipe_matches as each
    ) as m on m.recipe_id = taste.recipe_id
  ), sign as materialized (
    select ingredient.id
    from liked
    cross join lateral unnest(liked.ingredients) as ingredient(id)
    join public.ingredients as known on known.id = ingredient.id
    group by ingredient.id
    order by sum(liked.weight) * min(known.weight) ^ 2 desc, ingredient.id
    limit telling
  ), summed as materialized (
    select
      needed.ids as ingredients,
      array(
        select each * 8 + place from unnest(needed.ids) as each cross join generate_series(1, 3) as place
      ) as keys,
      (select bit_or(liked.kinds & (of_cuisine | of_meal)) from liked) as kinds
    from (select private.with_keys(array(select sign.id from sign)) as ids) as needed
  ), near as (
    select m.recipe_id, m.ingredients, m.kinds, m.popularity
    from private.recipe_matches as m
    where
      m.rare_keys operator(extensions.&&) (select summed.keys from summed)
      and m.traits & diet = diet
      and m.recipe_id <> all (excluded)
      and (m.owner_id is null or m.owner_id <> all (blocked))
    order by
      extensions.icount(m.ingredients operator(extensions.&) (select summed.ingredients from summed))
        + case when m.kinds & of_cuisine & (select summed.kinds from summed) <> 0 then 1 else 0 end
        desc,
      m.popularity desc,
      m.recipe_id
    limit pool_size
  ), pool as materialized (
    select near.recipe_id, private.things_of(near.ingredients) as ingredients, near.kinds, near.popularity
    from near
  ), weighed as materialized (
    select each.recipe_id, sum(known.weight)::numeric as weight
    from (
      select pool.recipe_id, pool.ingredients from pool
      union
      select liked.recipe_id, liked.ingredients from liked
    ) as each
    cross join lateral unnest(each.ingredients) as ingredient(id)
    join public.ingredients as known on known.id = ingredient.id
    group by each.recipe_id
  ), pair as (
    select
      pool.recipe_id,
      pool.popularity,
      pool.kinds,
      liked.recipe_id as like_id,
      liked.kind,
      liked.weight * (
        2 * shared.weight / sqrt(own.weight * other.weight)
        + case when pool.kinds & liked.kinds & of_cuisine <> 0 then 0.3 else 0 end
        + case when pool.kinds & liked.kinds & of_meal <> 0 then 0.15 else 0 end
      ) as nearness
    from pool
    join liked
      on liked.recipe_id <> pool.recipe_id
      and liked.ingredients operator(extensions.&&) pool.ingredients
    join weighed as own on own.recipe_id = pool.recipe_id
    join weighed as other on other.recipe_id = liked.recipe_id
    cross join lateral (
      select sum(known.weight)::numeric as weight
      from unnest(pool.ingredients operator(extensions.&) liked.ingredients) as ingredient(id)
      join public.ingredients as known on known.id = ingredient.id
    ) as shared
  ), nearest as (
    select
      pair.recipe_id,
      pair.popularity,
      pair.kinds,
      0.75 * max(pair.nearness) + 0.25 * sum(pair.nearness) as nearness,
      (array_agg(pair.like_id order by pair.nearness desc, pair.like_id))[1] as like_id,
      (array_agg(pair.kind order by pair.nearness desc, pair.like_id))[1] as kind
    from pair
    group by pair.recipe_id, pair.popularity, pair.kinds
  )
  select
    nearest.recipe_id,
    row_number() over (order by nearest.nearness desc, nearest.popularity desc, nearest.recipe_id),
    nearest.like_id,
    nearest.kind,
    (
      select count(*)
      from liked
      where
        liked.kind = 'saved'
        and liked.kinds & nearest.kinds & of_cuisine
          & (select source.kinds from liked as source where source.recipe_id = nearest.like_id) <> 0
    )
  from nearest
  order by 2
  limit wanted;
end
$$;
comment on function private.similar_recipes(integer, integer) is
  'Public recipes close to what the caller likes: by shared ingredients, the rare ones more, by cuisine and by meal. Each with the liked one that it is closest to, why that one is liked, and how many of the same cuisine are saved.';
grant execute on function
  private.similar_recipes(integer, integer)
  to anon, authenticated, service_role;
