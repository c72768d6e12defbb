-- What a cook might like, and why: what is like what they like, and what uses what in their pantry will not keep.
-- All of it runs with the rights of the caller, over public recipes. The rows choose a limited number of recipes first
-- and show those that the caller may see: recipes of blocked users do not take these places.

create function private.spoiling_recipes(diet integer, wanted integer)
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
  blocked constant uuid[] := private.blocked_users_or_none();
  kitchen constant private.kitchen :=
    private.prepare_kitchen(private.own_pantry(), private.own_staples(), diet);
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
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met)
        + coalesce(private.missed_flavours(m.flavours, kitchen.met), 0) as missed
    from private.recipe_matches as m
    where
      -- Among its four rarest: what would be used up is what the dish is about.
      m.rare_keys operator(extensions.&&) array(
        select soon.id * 8 + place from soon cross join generate_series(1, 4) as place
      )
      and m.traits & diet = diet
      and m.recipe_id <> all (excluded)
      and (m.owner_id is null or m.owner_id <> all (blocked))
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
comment on function private.spoiling_recipes(integer, integer) is
  'Public recipes about something of the caller''s pantry that will not keep, few other things missing, each with that thing.';
grant execute on function
  private.spoiling_recipes(integer, integer)
  to anon, authenticated, service_role;

create function private.first_recipes(wanted integer)
returns table (recipe_id bigint, place bigint, used integer)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  excluded constant bigint[] := private.not_again();
begin
  return query
  select found.id, row_number() over (), found.used_ingredient_count
  from public.search_recipes(
    preferences => private.table_options('preferences'),
    restrictions => private.own_restrictions(),
    page_size => first_recipes.wanted
  ) as found
  join private.recipe_matches as m on m.recipe_id = found.id
  where found.id <> all (excluded);
end
$$;
comment on function private.first_recipes(integer) is
  'Public recipes in the order of the search without words, for whom too little is known of: by the pantry, else by what others like.';
grant execute on function private.first_recipes(integer) to anon, authenticated, service_role;

create function public.recommended_recipes(page_size integer default 12)
returns table (
  id bigint,
  title text,
  image text,
  ready_in_minutes integer,
  difficulty text,
  cuisine text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  reason text,
  reason_name text,
  reason_count integer,
  assumed text[]
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  diet constant integer := private.own_diet();
begin
  perform private.require_feature('recommendations');
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 50 recipes.');
  end if;
  return query
  with similar_one as materialized (
    select * from private.similar_recipes(diet, 5 * page_size)
  ), spoiling as materialized (
    select * from private.spoiling_recipes(diet, page_size)
  ), wish as materialized (
    select distinct on (each.recipe_id) each.*
    from (
      select recipe_id, place::numeric as rank, kind as reason, like_id, like_count, null as spoiling_id
      from similar_one
      union all
      -- Beside two of the cook's taste stands one of what will not keep.
      select recipe_id, place * 2.5 - 1, 'pantry', null, null, spoiling_id from spoiling
      union all
      select recipe_id, 1000 + place, case when used > 0 then 'fits' else 'start' end, null, used, null
      from private.first_recipes(least(100, 4 * page_size))
      where
        (select count(*) from similar_one) + (select count(*) from spoiling) < 2 * page_size
    ) as each
    order by each.recipe_id, each.rank
  ), chosen as (
    select private.varied(
      array(select wish.recipe_id from wish order by wish.rank, wish.recipe_id), page_size
    ) as ids
  )
  select
    card.id, card.title, card.image, card.ready_in_minutes, card.difficulty, card.cuisine,
    card.is_premium, card.rating, card.review_count,
    shown.reason,
    case shown.reason
      when 'pantry' then thing.plural
      when 'saved-cuisine' then (
        select shared
        from unnest(card.cuisine) as shared
        where shared = any (liked.cuisine)
        limit 1
      )
      else liked.title
    end,
    case when shown.reason in ('saved-cuisine', 'fits') then wish.like_count::integer end,
    card.assumed
  from chosen
  cross join lateral unnest(chosen.ids) with ordinality as found(id, place)
  join wish on wish.recipe_id = found.id
  join public.recipe_cards as card on card.id = found.id
  left join public.recipe_cards as liked on liked.id = wish.like_id
  left join public.ingredients as thing on thing.id = wish.spoiling_id
  cross join lateral (
    select
      case
        when wish.reason = 'saved' and wish.like_count >= 3 then 'saved-cuisine'
        else wish.reason
      end as reason
  ) as shown
  order by found.place;
end
$$;
comment on function public.recommended_recipes(integer) is
  'Recipes for the caller, each with the reason: `cooked`, `rated`, `saved` (the liked recipe''s title as name), `saved-cuisine` (its word, how many), `pantry` (what will not keep), `fits` (how many things of the pantry it uses) or `start` (nothing is known yet). Errors: 22023 `bad_page_size`; 42501 `feature_required`.';
grant execute on function public.recommended_recipes(integer) to anon, authenticated, service_role;
