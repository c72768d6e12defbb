-- The season. A recipe has seasons, an ingredient has months: of the recipes of a season those come first
-- whose ingredients this very month gives.

create function private.season_of(month integer, hemisphere text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if hemisphere is null or hemisphere not in ('northern', 'southern') then
    perform private.refuse('bad_hemisphere', 'The hemisphere is northern or southern.');
  end if;
  if month is null or month not between 1 and 12 then
    perform private.refuse('bad_month', 'A month is a number from 1 to 12.');
  end if;
  return (private.known_words('seasons'))[
    ((month - 3 + case hemisphere when 'southern' then 6 else 0 end + 12) % 12) / 3 + 1
  ];
end
$$;
comment on function private.season_of(integer, text) is
  'The season of a month: `seasonOf` in domain/recipes/season.ts. Raises 22023 `bad_hemisphere` and `bad_month`.';
grant execute on function private.season_of(integer, text) to anon, authenticated, service_role;

create function private.in_season(month integer, hemisphere text) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select known.id
    from public.ingredients as known
    where
      (case hemisphere when 'southern' then (month + 5) % 12 + 1 else month end)::smallint
      = any (known.season)
    order by known.id
  )
$$;
comment on function private.in_season(integer, text) is
  'The ingredients whose months hold this one, ascending; in the south they are half a year later: as domain/ingredients/season.ts.';
grant execute on function private.in_season(integer, text) to anon, authenticated, service_role;

create function private.season_order(
  hemisphere text, month integer, diet integer, wanted integer
) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  pool_size constant integer := 300;
  season constant text := private.season_of(month, hemisphere);
  fresh constant integer[] := private.in_season(month, hemisphere);
  blocked constant uuid[] := private.blocked_users_or_none();
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
  ) into pool using diet, pool_size, blocked;
  return private.varied(
    array(
      select m.recipe_id
      from private.recipe_matches as m
      cross join lateral (
        select
          coalesce(
            sum(
              known.weight * case when known.id = any (private.things_of(m.essential)) then 2 else 1 end
            ),
            0
          ) as weight
        from unnest(private.things_of(m.ingredients) operator(extensions.&) fresh) as ingredient(id)
        join public.ingredients as known on known.id = ingredient.id
      ) as given
      where m.recipe_id = any (pool)
      order by given.weight desc, m.popularity desc, m.rating desc, m.recipe_id
    ),
    wanted
  );
end
$$;
comment on function private.season_order(text, integer, integer, integer) is
  'Public recipes of the season that keep to a diet, those first that take most of what the month gives; of various cuisines.';
grant execute on function
  private.season_order(text, integer, integer, integer)
  to anon, authenticated, service_role;

create function public.seasonal_recipes(
  hemisphere text, month integer, page_size integer default 12
) returns table (
  id bigint,
  title text,
  image text,
  ready_in_minutes integer,
  difficulty text,
  cuisine text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  fresh text[],
  assumed text[]
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  given constant integer[] := private.in_season(month, hemisphere);
begin
  perform private.require_feature('seasonal_suggestions');
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 50 recipes.');
  end if;
  return query
  select
    card.id, card.title, card.image, card.ready_in_minutes, card.difficulty, card.cuisine,
    card.is_premium, card.rating, card.review_count,
    array(
      select known.plural
      from unnest(private.things_of(m.ingredients) operator(extensions.&) given) as ingredient(id)
      join public.ingredients as known on known.id = ingredient.id
      order by ingredient.id = any (private.things_of(m.essential)) desc, known.weight desc, known.id
      limit 3
    ),
    card.assumed
  from unnest(private.season_order(hemisphere, month, private.own_diet(), page_size))
    with ordinality as found(id, place)
  join private.recipe_matches as m on m.recipe_id = found.id
  join public.recipe_cards as card on card.id = found.id
  order by found.place;
end
$$;
comment on function public.seasonal_recipes(text, integer, integer) is
  'What to cook in a month (1–12) of a hemisphere: recipes of its season that keep to the caller''s diet, each with up to three of its ingredients that the month gives. Errors: 22023 `bad_hemisphere`, `bad_month`, `bad_page_size`; 42501 `feature_required`.';
grant execute on function
  public.seasonal_recipes(text, integer, integer)
  to anon, authenticated, service_role;
