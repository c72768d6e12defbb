-- The recipe of the day. Each recipe of the catalogue may be it on one day of 61, by its id, so that none
-- comes twice within 60 days, whatever is added to the catalogue. Of those whose turn it is, a whole dish
-- goes before a side, and then the season and chance decide. The premium ones draw twice and keep the worse: they come up less often than
-- others, never more.

create function private.day_order(on_date date, hemisphere text)
returns table (recipe_id bigint, place bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  of_any constant integer := private.kind_bits('{}', '{}', '{}', private.known_words('seasons'));
  of_now constant integer := private.kind_bits(
    '{}', '{}', '{}', array[private.season_of(extract(month from on_date)::integer, hemisphere)]
  );
  premium constant integer := private.trait_bits('{}', '{}', true);
  side constant integer := private.kind_bits('{}', array['side'], '{}', '{}');
begin
  return query
  select
    m.recipe_id,
    row_number() over (
      order by
        m.kinds & side <> 0,
        m.kinds & of_any <> 0 and m.kinds & of_now = 0,
        greatest(
          md5(on_date || ' ' || m.recipe_id),
          case when m.traits & premium <> 0 then md5(on_date || ' again ' || m.recipe_id) end
        ),
        m.recipe_id
    )
  from private.recipe_matches as m
  where m.owner_id is null and m.recipe_id % 61 = (on_date - date '2000-01-01') % 61;
end
$$;
comment on function private.day_order(date, text) is
  'Which recipes may be that of a day, the first one first. The others are for who does not eat that one.';
grant execute on function private.day_order(date, text) to anon, authenticated, service_role;

create function private.recipes_of_today() returns bigint[]
language sql stable set search_path = ''
as $$
  select array(
    select first.recipe_id
    from unnest(array['northern', 'southern']) as half
    cross join lateral private.day_order((now() at time zone 'utc')::date, half) as first
    where first.place = 1
  )
$$;
comment on function private.recipes_of_today() is 'The recipe of the day in both halves of the world, by the date of UTC.';
grant execute on function private.recipes_of_today() to anon, authenticated, service_role;

create function private.check_day(on_date date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  -- Somewhere on earth it is yesterday, and elsewhere tomorrow.
  if on_date is null or abs(on_date - (now() at time zone 'utc')::date) > 1 then
    perform private.refuse('bad_date', 'The day is today''s, as the calendar of the caller has it.');
  end if;
end
$$;
comment on function private.check_day(date) is 'Raises 22023 `bad_date` for a day that is today nowhere.';
grant execute on function private.check_day(date) to anon, authenticated, service_role;

create function public.recipe_of_the_day(on_date date, hemisphere text default 'northern')
returns table (
  id bigint,
  title text,
  image text,
  summary text,
  ready_in_minutes integer,
  difficulty text,
  cuisine text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  is_for_everyone boolean
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  diet constant integer := private.own_diet();
begin
  perform private.require_feature('recipe_of_the_day');
  perform private.check_day(on_date);
  return query
  select
    card.id, card.title, card.image, card.summary, card.ready_in_minutes, card.difficulty,
    card.cuisine, card.is_premium, card.rating, card.review_count, turn.place = 1
  from private.day_order(on_date, hemisphere) as turn
  join private.recipe_matches as m on m.recipe_id = turn.recipe_id
  join public.recipe_cards as card on card.id = turn.recipe_id
  where m.traits & diet = diet
  order by turn.place
  limit 1;
end
$$;
comment on function public.recipe_of_the_day(date, text) is
  'The recipe of the caller''s day: the same for everyone in a half of the world, but for whom it does not suit the next one that does (`is_for_everyone` is then false), or none. Errors: 22023 `bad_date`, `bad_hemisphere`; 42501 `feature_required`.';
grant execute on function public.recipe_of_the_day(date, text) to anon, authenticated, service_role;

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
      select 1 as section, 'recipe_of_the_day' as feature, turn.recipe_id, 1::bigint as place
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
  order by shown.section, shown.place;
end
$$;
comment on function public.recipe_teasers(date, text) is
  'What anyone sees of the recipe of the day, the season and their recommendations: a title and a picture each. Errors: 22023 `bad_date`, `bad_hemisphere`.';
grant execute on function public.recipe_teasers(date, text) to anon, authenticated, service_role;
