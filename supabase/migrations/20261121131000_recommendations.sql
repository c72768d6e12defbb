-- What a cook might like, and why: from what they cooked, rated and saved, and from what in their pantry
-- will not keep. All of it runs with the rights of the caller, over public recipes.

create function private.own_tastes()
returns table (recipe_id bigint, kind text, weight numeric)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant integer := 24;
  -- What was liked so many days ago counts about a third.
  fading constant numeric := 120;
  caller constant uuid := auth.uid();
begin
  -- Visitors have no tastes that are known, and no right to ask for any.
  if caller is null then
    return;
  end if;
  return query
  select taste.recipe_id, taste.kind, taste.weight
  from (
    select distinct on (said.recipe_id)
      said.recipe_id,
      said.kind,
      said.strength
        * exp(-greatest(0, extract(epoch from now() - said.at)) / 86400 / fading) as weight
    from (
      select cooked.recipe_id, 'cooked' as kind, 3 as strength, cooked.cooked_at as at
      from public.cooked_recipes as cooked
      where cooked.user_id = caller
      union all
      select rated.recipe_id, 'rated', rated.rating - 2, rated.created_at
      from public.comments as rated
      where rated.user_id = caller and rated.rating >= 4
      union all
      select saved.recipe_id::bigint, 'saved', 2, saved.created_at
      from public.favorite_recipes as saved
      where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    ) as said
    order by said.recipe_id, weight desc
  ) as taste
  order by taste.weight desc, taste.recipe_id
  limit most;
end
$$;
comment on function private.own_tastes() is
  'What the caller likes, by `cooked`, `rated` (4 or 5) or `saved`, whichever says most; what is long ago says less.';

create function private.not_again() returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    return '{}';
  end if;
  return array(
    select cooked.recipe_id
    from public.cooked_recipes as cooked
    where cooked.user_id = caller and cooked.cooked_at > now() - interval '14 days'
    union
    select rated.recipe_id
    from public.comments as rated
    where rated.user_id = caller and rated.rating is not null
    union
    select saved.recipe_id::bigint
    from public.favorite_recipes as saved
    where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    union
    select own.id from public.recipe_cards as own where own.owner_id = caller
  );
end
$$;
comment on function private.not_again() is
  'What need not be recommended to the caller: cooked within 14 days, rated, saved, or their own.';

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
comment on function private.similar_recipes(integer, integer) is
  'Public recipes close to what the caller likes: by shared ingredients, the rare ones more, by cuisine and by meal. Each with the liked one that it is closest to, why that one is liked, and how many of the same cuisine are saved.';

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
    preferences => private.own_options('preferences'),
    restrictions => private.own_options('restrictions'),
    page_size => first_recipes.wanted
  ) as found
  join private.recipe_matches as m on m.recipe_id = found.id
  where found.id <> all (excluded);
end
$$;
comment on function private.first_recipes(integer) is
  'Public recipes in the order of the search without words, for whom too little is known of: by the pantry, else by what others like.';

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
  reason_count integer
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  diet constant integer := private.own_diet();
begin
  perform private.require_feature('recommendations');
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A shelf holds 1 to 50 recipes.');
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
    said.reason,
    case said.reason
      when 'pantry' then thing.plural
      when 'saved-cuisine' then (
        select shared
        from unnest(card.cuisine) as shared
        where shared = any (liked.cuisine)
        limit 1
      )
      else liked.title
    end,
    case when said.reason in ('saved-cuisine', 'fits') then wish.like_count::integer end
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
  ) as said
  order by found.place;
end
$$;
comment on function public.recommended_recipes(integer) is
  'Recipes for the caller, each with the reason: `cooked`, `rated`, `saved` (the liked recipe''s title as name), `saved-cuisine` (its word, how many), `pantry` (what will not keep), `fits` (how many things of the pantry it uses) or `start` (nothing is known yet). Errors: 22023 `bad_page_size`; 42501 `feature_required`.';

create function public.recipe_teasers(on_date date, hemisphere text default 'northern')
returns table (feature text, id bigint, title text, image text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  each_shows constant integer := 4;
  diet constant integer := private.own_diet();
begin
  perform private.check_day(on_date);
  return query
  with shown as (
    (
      select 1 as shelf, 'recipe_of_the_day' as feature, turn.recipe_id, 1::bigint as place
      from private.day_order(on_date, hemisphere) as turn
      join private.recipe_matches as m on m.recipe_id = turn.recipe_id
      where m.traits & diet = diet
      order by turn.place
      limit 1
    )
    union all
    select 2, 'seasonal_suggestions', of_season.id, of_season.place
    from unnest(
      private.season_order(hemisphere, extract(month from on_date)::integer, diet, each_shows)
    ) with ordinality as of_season(id, place)
    union all
    select 3, 'recommendations', liked.id, liked.place
    from unnest(
      private.varied(
        array(
          select near.recipe_id
          from private.similar_recipes(diet, 5 * each_shows) as near
          order by near.place
        ),
        each_shows
      )
    ) with ordinality as liked(id, place)
  )
  select shown.feature, card.id, card.title, card.image
  from shown
  join public.recipe_cards as card on card.id = shown.recipe_id
  order by shown.shelf, shown.place;
end
$$;
comment on function public.recipe_teasers(date, text) is
  'What anyone sees of the recipe of the day, the season and their recommendations: a title and a picture each. Errors: 22023 `bad_date`, `bad_hemisphere`.';

revoke all on function
  private.own_tastes(),
  private.not_again(),
  private.similar_recipes(integer, integer),
  private.spoiling_recipes(integer, integer),
  private.first_recipes(integer),
  public.recommended_recipes(integer),
  public.recipe_teasers(date, text)
  from public, anon, authenticated;
grant execute on function
  private.own_tastes(),
  private.not_again(),
  private.similar_recipes(integer, integer),
  private.spoiling_recipes(integer, integer),
  private.first_recipes(integer),
  public.recommended_recipes(integer),
  public.recipe_teasers(date, text)
  to anon, authenticated, service_role;
