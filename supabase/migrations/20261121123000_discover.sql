-- What to cook today: the recipe of the day, and what the season gives.

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

create function private.own_options(list text) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  -- Visitors have no settings, and no right to ask for any.
  if (select auth.uid()) is null then
    return '{}';
  end if;
  return array(
    select option ->> 'id'
    from public.private_profiles as own
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(own.dietary_settings -> list)
        when 'array' then own.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      own.id = (select auth.uid())
      and option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.own_options(text) is
  'What the caller has checked in a list of the dietary settings; nothing for a visitor. Read as domain/dietary-settings.ts reads it.';

create function private.own_diet() returns integer
language sql stable set search_path = ''
as $$
  select private.trait_bits(
    private.own_options('preferences'), private.own_options('restrictions'), null
  )
$$;
comment on function private.own_diet() is
  'The traits that every recipe shown to the caller must have: diets, and what it is known to be free of.';

create function private.varied(recipes bigint[], wanted integer) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  block constant integer := 6;
  cuisines constant integer := private.kind_bits(private.known_words('cuisines'), '{}', '{}', '{}');
  left_over bigint[] := recipes;
  kinds jsonb;
  chosen bigint[] := '{}';
  next bigint;
  of_next integer;
  once integer;
  twice integer;
begin
  select coalesce(jsonb_object_agg(m.recipe_id, m.kinds & cuisines), '{}') into kinds
  from private.recipe_matches as m
  where m.recipe_id = any (recipes);
  while cardinality(chosen) < wanted loop
    if cardinality(chosen) % block = 0 then
      once := 0;
      twice := 0;
    end if;
    next := null;
    foreach next in array left_over loop
      of_next := (kinds ->> next::text)::integer;
      exit when of_next & twice = 0;
      next := null;
    end loop;
    exit when next is null;
    chosen := chosen || next;
    left_over := array_remove(left_over, next);
    twice := twice | (once & of_next);
    once := once | of_next;
  end loop;
  return chosen;
end
$$;
comment on function private.varied(bigint[], integer) is
  'The first of some public recipes, in their order, but of each six at most two of one cuisine; rather fewer than wanted.';

-- The recipe of the day. Each recipe of the catalogue may be it on one day of 61, by its id, so that none
-- comes twice within 60 days, whatever is added to the catalogue. Of those whose turn it is, the season
-- and then chance decide. The premium ones draw twice and keep the worse: they come up less often than
-- others, never more.

-- Not of the cards: their policies would keep an index of an expression from being used.
create index recipe_matches_turn_idx on private.recipe_matches ((recipe_id % 61))
  include (recipe_id, traits, kinds)
  where owner_id is null;

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
begin
  return query
  select
    m.recipe_id,
    row_number() over (
      order by
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

create or replace view public.recipes with (security_invoker = true) as
select
  card.id,
  card.slug,
  card.owner_id,
  card.visibility,
  card.title,
  card.image,
  card.ready_in_minutes,
  card.active_minutes,
  card.servings,
  card.summary,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'slug', ingredient.slug,
            'name', coalesce(line.name, ingredient.name),
            'section', line.section,
            'optional', line.optional,
            'amount', measure.amount,
            'amount_max', measure.amount_max,
            'unit', measure.unit,
            'note', measure.note,
            'us', measure.us,
            'original_text', measure.original_text
          )
          order by line.position
        ),
        '[]'
      )
    from public.recipe_ingredients as line
    left join public.ingredients as ingredient on ingredient.id = line.ingredient_id
    left join public.recipe_measures as measure
      on measure.recipe_id = line.recipe_id and measure.position = line.position
    where line.recipe_id = card.id
  ) as ingredients,
  details.instructions,
  details.nutrition_info,
  details.alternatives,
  details.tip,
  details.storage,
  card.diets,
  card.allergens,
  card.cuisine,
  card.meal_type,
  card.difficulty,
  card.rating,
  card.review_count,
  card.is_popular,
  card.is_premium,
  card.is_seasonal,
  card.season,
  card.id = any ((select private.recipes_of_today())::bigint[]) as is_recipe_of_the_day,
  card.tags,
  card.created_at,
  card.updated_at
from public.recipe_cards as card
left join public.recipe_details as details on details.recipe_id = card.id;

-- Nobody wrote it, and a day would have made it untrue.
alter table public.recipe_cards drop column is_recipe_of_the_day;

-- The season. A recipe has seasons, an ingredient has months: of the recipes of a season those come first
-- whose ingredients this very month gives.

create index recipe_matches_spring_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 524288 <> 0;
create index recipe_matches_summer_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 1048576 <> 0;
create index recipe_matches_autumn_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 2097152 <> 0;
create index recipe_matches_winter_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 4194304 <> 0;

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

create function private.season_order(
  hemisphere text, month integer, diet integer, wanted integer
) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  pool_size constant integer := 300;
  season constant text := private.season_of(month, hemisphere);
  fresh constant integer[] := private.in_season(month, hemisphere);
  pool bigint[];
begin
  -- The bit stands in the text of the query: only so does an index of one season serve it.
  execute format(
    'select array(
      select m.recipe_id
      from private.recipe_matches as m
      where m.kinds & %s <> 0 and m.traits & $1 = $1
      order by m.popularity desc, m.recipe_id
      limit $2
    )',
    private.kind_bits('{}', '{}', '{}', array[season])
  ) into pool using diet, pool_size;
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
comment on function private.season_order(text, integer, integer, integer) is
  'Public recipes of the season that keep to a diet, those first that take most of what the month gives; of various cuisines.';

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
  fresh text[]
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  given constant integer[] := private.in_season(month, hemisphere);
begin
  perform private.require_feature('seasonal_suggestions');
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A shelf holds 1 to 50 recipes.');
  end if;
  return query
  select
    card.id, card.title, card.image, card.ready_in_minutes, card.difficulty, card.cuisine,
    card.is_premium, card.rating, card.review_count,
    array(
      select known.plural
      from unnest(m.ingredients operator(extensions.&) given) as asked(id)
      join public.ingredients as known on known.id = asked.id
      order by asked.id = any (m.essential) desc, known.weight desc, known.id
      limit 3
    )
  from unnest(private.season_order(hemisphere, month, private.own_diet(), page_size))
    with ordinality as found(id, place)
  join private.recipe_matches as m on m.recipe_id = found.id
  join public.recipe_cards as card on card.id = found.id
  order by found.place;
end
$$;
comment on function public.seasonal_recipes(text, integer, integer) is
  'What to cook in a month (1–12) of a hemisphere: recipes of its season that keep to the caller''s diet, each with up to three of its ingredients that the month gives. Errors: 22023 `bad_hemisphere`, `bad_month`, `bad_page_size`; 42501 `feature_required`.';

revoke all on function
  private.season_of(integer, text),
  private.own_options(text),
  private.own_diet(),
  private.varied(bigint[], integer),
  private.day_order(date, text),
  private.recipes_of_today(),
  private.check_day(date),
  public.recipe_of_the_day(date, text),
  private.in_season(integer, text),
  private.season_order(text, integer, integer, integer),
  public.seasonal_recipes(text, integer, integer)
  from public, anon, authenticated;
grant execute on function
  private.season_of(integer, text),
  private.own_options(text),
  private.own_diet(),
  private.varied(bigint[], integer),
  private.day_order(date, text),
  private.recipes_of_today(),
  private.check_day(date),
  public.recipe_of_the_day(date, text),
  private.in_season(integer, text),
  private.season_order(text, integer, integer, integer),
  public.seasonal_recipes(text, integer, integer)
  to anon, authenticated, service_role;
