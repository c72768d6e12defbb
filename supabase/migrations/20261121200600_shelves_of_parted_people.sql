-- The shelves choose a limited number of recipes first and show those that the caller may see: recipes of people
-- from whom they are parted must not take these places.

create function private.whom_parted() returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  -- A visitor has no one, and may not ask.
  if auth.uid() is null then
    return '{}';
  end if;
  return private.parted_people();
end
$$;
comment on function private.whom_parted() is
  'From whom the caller is parted, once for many rows; nobody for a visitor.';
revoke all on function private.whom_parted() from public, anon, authenticated;
grant execute on function private.whom_parted() to anon, authenticated, service_role;

create or replace function private.season_order(
  hemisphere text, month integer, diet integer, wanted integer
) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  pool_size constant integer := 300;
  season constant text := private.season_of(month, hemisphere);
  fresh constant integer[] := private.in_season(month, hemisphere);
  parted constant uuid[] := private.whom_parted();
  pool bigint[];
begin
  -- The bit stands in the text of the query: only so does an index of one season serve it.
  execute format(
    'select array(
      select m.recipe_id
      from private.recipe_matches as m
      where
        m.kinds & %s <> 0
        and m.traits & $1 = $1
        and (m.owner_id is null or m.owner_id <> all ($3))
      order by m.popularity desc, m.recipe_id
      limit $2
    )',
    private.kind_bits('{}', '{}', '{}', array[season])
  ) into pool using diet, pool_size, parted;
  return private.varied(
    array(
      select m.recipe_id
      from private.recipe_matches as m
      cross join lateral (
        select
          coalesce(
            sum(known.weight * case when known.id = any (m.essential) then 2 else 1 end), 0
          ) as weight
        from unnest(m.ingredients operator(extensions.&) fresh) as asked(id)
        join public.ingredients as known on known.id = asked.id
      ) as given
      where m.recipe_id = any (pool)
      order by given.weight desc, m.popularity desc, m.rating desc, m.recipe_id
    ),
    wanted
  );
end
$$;

create or replace function private.similar_recipes(diet integer, wanted integer)
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
  parted constant uuid[] := private.whom_parted();
begin
  return query
  with taste as materialized (
    select * from private.own_tastes()
  ), liked as materialized (
    select taste.*, m.ingredients, m.kinds
    from taste
    join (
      select each.recipe_id, each.ingredients, each.kinds from private.recipe_matches as each
      union all
      select each.recipe_id, each.ingredients, each.kinds from private.hidden_recipe_matches as each
    ) as m on m.recipe_id = taste.recipe_id
  ), sign as materialized (
    select asked.id
    from liked
    cross join lateral unnest(liked.ingredients) as asked(id)
    join public.ingredients as known on known.id = asked.id
    group by asked.id
    order by sum(liked.weight) * min(known.weight) ^ 2 desc, asked.id
    limit telling
  ), summed as materialized (
    select
      (select array_agg(sign.id order by sign.id) from sign) as ingredients,
      array(select sign.id * 8 + place from sign cross join generate_series(1, 3) as place) as keys,
      (select bit_or(liked.kinds & (of_cuisine | of_meal)) from liked) as kinds
  ), pool as materialized (
    select m.recipe_id, m.ingredients, m.kinds, m.popularity
    from private.recipe_matches as m
    where
      m.rare_keys operator(extensions.&&) (select summed.keys from summed)
      and m.traits & diet = diet
      and m.recipe_id <> all (excluded)
      and (m.owner_id is null or m.owner_id <> all (parted))
    order by
      extensions.icount(m.ingredients operator(extensions.&) (select summed.ingredients from summed))
        + case when m.kinds & of_cuisine & (select summed.kinds from summed) <> 0 then 1 else 0 end
        desc,
      m.popularity desc,
      m.recipe_id
    limit pool_size
  ), weighed as materialized (
    select each.recipe_id, sum(known.weight)::numeric as weight
    from (
      select pool.recipe_id, pool.ingredients from pool
      union
      select liked.recipe_id, liked.ingredients from liked
    ) as each
    cross join lateral unnest(each.ingredients) as asked(id)
    join public.ingredients as known on known.id = asked.id
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
      from unnest(pool.ingredients operator(extensions.&) liked.ingredients) as asked(id)
      join public.ingredients as known on known.id = asked.id
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

create or replace function private.spoiling_recipes(diet integer, wanted integer)
returns table (recipe_id bigint, place bigint, spoiling_id integer)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  soon_from constant integer := 60;
  -- What spoils is cooked with what is at home: at most so many things may be missing.
  most_missing constant integer := 3;
  pool_size constant integer := 100;
  excluded constant bigint[] := private.not_again();
  parted constant uuid[] := private.whom_parted();
  kitchen constant private.kitchen :=
    private.prepare_kitchen(private.own_pantry(), private.own_staples());
begin
  return query
  with soon as materialized (
    select each.id, each.source, each.urgency
    from unnest(kitchen.ingredient, kitchen.way, kitchen.source, kitchen.urgency)
      as each(id, way, source, urgency)
    -- The thing itself, or what is made of it.
    where each.way in (1, 2) and each.urgency >= soon_from
  ), near as (
    select
      m.recipe_id,
      m.ingredients,
      m.popularity,
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed
    from private.recipe_matches as m
    where
      -- Among its four rarest: what would be used up is what the dish is about.
      m.rare_keys operator(extensions.&&) array(
        select soon.id * 8 + place from soon cross join generate_series(1, 4) as place
      )
      and m.traits & diet = diet
      and m.recipe_id <> all (excluded)
      and (m.owner_id is null or m.owner_id <> all (parted))
  ), pool as (
    select near.*
    from near
    where near.missed <= most_missing
    order by near.missed, near.popularity desc, near.recipe_id
    limit pool_size
  )
  select
    pool.recipe_id,
    row_number() over (
      order by pool.missed, uses.urgency desc, pool.popularity desc, pool.recipe_id
    ),
    uses.source
  from pool
  cross join lateral (
    select soon.source, soon.urgency
    from soon
    where soon.id = any (pool.ingredients)
    order by soon.urgency desc, soon.id
    limit 1
  ) as uses
  order by 2
  limit wanted;
end
$$;
