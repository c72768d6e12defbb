-- Sides: what goes with a dish and is none by itself stands behind what is for lunch or dinner, and is recipe of the day
-- only where nothing else has its turn.

create or replace function private.known_words(list text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case list
    when 'preferences' then array[
      'vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'keto', 'paleo', 'low-carb', 'high-protein'
    ]
    when 'restrictions' then
      array[
        'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet'
      ]
    when 'otherRestrictions' then array['animal-rennet']
    when 'cuisines' then array[
      'italian', 'mexican', 'asian', 'indian', 'mediterranean', 'american', 'french', 'thai',
      'chinese', 'japanese'
    ]
    when 'meals' then array['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer']
    when 'otherMeals' then array['side']
    when 'difficulties' then array['easy', 'medium', 'hard']
    when 'seasons' then array['spring', 'summer', 'autumn', 'winter']
  end;
end
$$;

create or replace function private.kind_bits(
  cuisines text[], meals text[], difficulties text[], seasons text[]
) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(cuisines, '{}'), private.known_words('cuisines'), 0)
    | private.bits(coalesce(meals, '{}'), private.known_words('meals'), 10)
    | private.bits(coalesce(difficulties, '{}'), private.known_words('difficulties'), 16)
    | private.bits(coalesce(seasons, '{}'), private.known_words('seasons'), 19)
    | private.bits(coalesce(meals, '{}'), private.known_words('otherMeals'), 23);
end
$$;

comment on function private.kind_bits(text[], text[], text[], text[]) is
  'Bits of five groups: cuisines 0–9, meals 10–15, difficulties 16–18, seasons 19–22, meals that the settings do not offer 23.';

create or replace function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranking
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  met_as_far_as constant integer := 1 << 24;
  worth_of_use constant integer := 1200;
  most_uses constant integer := 9;
  -- Bits of `kinds` (private.kind_bits): lunch and dinner, and the other meals. To work them out takes too long here.
  main_meals constant integer := 6144;
  other_meals constant integer := 8446976;
  best_fit constant integer := 10000 + worth_of_use * most_uses;
  known constant integer[] := kitchen.ingredient;
  ways constant smallint[] := kitchen.way;
  credits constant smallint[] := kitchen.credit;
  urgencies constant smallint[] := kitchen.urgency;
  stocked constant boolean := kitchen.stocked;
  -- What each ingredient adds to a recipe that needs it, and how soon it spoils, by its id.
  worth integer[] := (select unmet from private.ingredient_weights);
  spoils bytea := decode(repeat('00', cardinality(worth) + 1), 'hex');
  ranking private.ranking;
begin
  for nth in 1..coalesce(cardinality(known), 0) loop
    if ways[nth] in (3, 4) then
      worth[known[nth]] := 0;
    elsif credits[nth] > 0 then
      worth[known[nth]] := (worth[known[nth]] >> 24) * (met_as_far_as + credits[nth]);
    end if;
    if urgencies[nth] > 0 then
      spoils := set_byte(spoils, known[nth], urgencies[nth]);
    end if;
  end loop;
  select
    coalesce(array_agg(ranked.id), '{}'),
    coalesce(array_agg(ranked.credit), '{}'),
    coalesce(array_agg(ranked.urgency), '{}')
  into ranking
  from (
    select each.id, each.credit, each.urgency
    from (
      select
        candidate.id,
        candidate.far,
        candidate.used,
        candidate.rating,
        candidate.minutes,
        (candidate.kinds & other_meals <> 0 and candidate.kinds & main_meals = 0)::integer as is_beside,
        reckoned.urgency,
        coalesce(
          (reckoned.worth & (met_as_far_as - 1)) * 100
            / nullif((reckoned.worth >> 24) + 2 * candidate.unread, 0),
          10000
        )::integer as credit
      from unnest(candidates) as candidate
      cross join lateral (
        select
          coalesce(sum(worth[need.id] << (
            candidate.essential_bits >> (least(need.place, 64) - 1) & 1
          )::integer), 0) as worth,
          coalesce(max(get_byte(spoils, need.id)), 0) as urgency
        from (
          select
            unnest(candidate.ingredients) as id,
            generate_subscripts(candidate.ingredients, 1) as place
        ) as need
      ) as reckoned
      offset 0
    ) as each
    order by
      case mode
        when 'quickest' then (each.far & 1) * 100000 + each.minutes
        when 'fewest-extras' then each.far
        when 'use-it-up' then (each.far & 1) * 1000 - each.urgency
        else each.far & 1
      end,
      -- Meal, fit, urgency, rating and minutes in one number: as many columns take twice as long to sort.
      (case
        when stocked then
          (each.is_beside << 24)
            + (best_fit - each.credit - worth_of_use * least(each.used, most_uses)) * 128
            + 100 - each.urgency
        else 0
      end::bigint << 32)
        | ((1000 - each.rating) << 16)
        | each.minutes,
      each.id
  ) as ranked;
  return ranking;
end
$$;

create or replace function private.day_order(on_date date, hemisphere text)
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

-- Two changes met in it: what nobody stated, and needs that are a thing in a context.
create or replace function public.seasonal_recipes(
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
