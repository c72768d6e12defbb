-- What a recipe asks of a kitchen, how it keeps and whether it holds alcohol can be searched by, and every cuisine that
-- recipes are of. The catalogue's loader brings the facts; the cuisines are there already.

alter table public.recipe_cards add column facts text[] not null default '{}';
comment on column public.recipe_cards.facts is
  'What is known of the kitchen that it needs, how it keeps and alcohol, by the words of domain/recipes/kitchen-facts.ts. Written by the catalogue''s loader; nobody looked into people''s own.';

alter table private.recipe_matches
  add column facts integer not null default 0,
  add column further_cuisines integer not null default 0;
comment on column private.recipe_matches.facts is 'Bits that a filter wants all of: see private.fact_bits.';
comment on column private.recipe_matches.further_cuisines is
  'Bits of which a filter wants one, or one of its cuisines in `kinds`: see private.further_cuisine_bits.';
alter table private.hidden_recipe_matches
  add column facts integer not null default 0,
  add column further_cuisines integer not null default 0;

alter type private.recipe_query add attribute facts integer, add attribute further_cuisines integer;

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
        'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet',
        'peanuts', 'tree-nuts', 'crustaceans', 'molluscs', 'wheat', 'celery', 'mustard', 'lupin',
        'sulphites'
      ]
    when 'otherRestrictions' then
      array[
        'animal-rennet', 'peanuts', 'tree-nuts', 'crustaceans', 'molluscs', 'wheat', 'celery',
        'mustard', 'lupin', 'sulphites'
      ]
    when 'cuisines' then array[
      'italian', 'mexican', 'asian', 'indian', 'mediterranean', 'american', 'french', 'thai',
      'chinese', 'japanese'
    ]
    when 'furtherCuisines' then array[
      'british', 'irish', 'german', 'austrian', 'swiss', 'dutch', 'nordic', 'polish', 'ukrainian',
      'russian', 'hungarian', 'balkan', 'greek', 'turkish', 'spanish', 'portuguese', 'middle-eastern',
      'north-african', 'west-african', 'east-african', 'south-african', 'caribbean',
      'latin-american', 'brazilian', 'korean', 'vietnamese', 'filipino', 'indonesian', 'south-asian'
    ]
    when 'meals' then array['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer']
    when 'otherMeals' then array['side']
    when 'difficulties' then array['easy', 'medium', 'hard']
    when 'seasons' then array['spring', 'summer', 'autumn', 'winter']
    when 'facts' then array[
      'keeps-3-days', 'freezes', 'no-alcohol', 'no-added-alcohol', 'without-oven', 'without-broiler',
      'without-barbecue', 'without-microwave', 'without-air-fryer', 'without-slow-cooker',
      'without-pressure-cooker', 'without-rice-cooker', 'without-blender', 'without-food-processor',
      'without-mixer', 'without-wok', 'without-steamer', 'without-waffle-iron',
      'without-ice-cream-maker', 'without-pasta-machine', 'without-kitchen-torch', 'without-mortar',
      'without-rolling-pin', 'without-piping-bag', 'without-thermometer'
    ]
  end;
end
$$;

create function private.fact_bits(facts text[]) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(facts, '{}'), private.known_words('facts'), 0);
end
$$;
comment on function private.fact_bits(text[]) is
  'What is known of a recipe beyond diets and allergens, as bits: `recipeFacts` in domain/recipes/kitchen-facts.ts.';
grant execute on function private.fact_bits(text[]) to anon, authenticated, service_role;

create function private.further_cuisine_bits(cuisines text[]) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(cuisines, '{}'), private.known_words('furtherCuisines'), 0);
end
$$;
comment on function private.further_cuisine_bits(text[]) is
  'Those of some cuisines that the dietary settings do not offer, as bits; the ten others stand in private.kind_bits.';
grant execute on function private.further_cuisine_bits(text[]) to anon, authenticated, service_role;

create or replace view private.derived_recipe_matches with (security_invoker = true) as
select
  card.id as recipe_id,
  card.owner_id,
  card.visibility,
  cardinality(line.by_rarity)::smallint as required,
  line.unread,
  card.review_count as popularity,
  card.ready_in_minutes::smallint as minutes,
  round(card.rating * 100)::smallint as rating,
  private.trait_bits(
    card.diets,
    card.free_of,
    card.is_premium
  ) as traits,
  private.kind_bits(card.cuisine, card.meal_type, array[card.difficulty], card.season) as kinds,
  line.ingredients,
  line.by_rarity[1] as rarest_1,
  coalesce(line.by_rarity[2], line.by_rarity[1]) as rarest_2,
  coalesce(line.by_rarity[3], line.by_rarity[2], line.by_rarity[1]) as rarest_3,
  array(
    select rare.id * 8 + rare.place::integer
    from unnest(line.by_rarity[1:4]) with ordinality as rare(id, place)
  ) as rare_keys,
  line.essential,
  line.needs,
  line.unread_texts,
  array_to_tsvector(private.word_forms(
    string_to_array(
      private.fold_text(
        concat_ws(
          ' ',
          card.title,
          array_to_string(card.cuisine, ' '),
          array_to_string(card.meal_type, ' '),
          array_to_string(card.diets, ' '),
          array_to_string(card.tags, ' '),
          array_to_string(line.unread_texts, ' ')
        )
      ) || line.names,
      ' '
    )
  )) as words,
  line.dispensable,
  line.flavours,
  line.losses,
  private.fact_bits(card.facts) as facts,
  private.further_cuisine_bits(card.cuisine) as further_cuisines
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select
    coalesce(
      array_agg(need.id order by need.recipe_count, need.id)
        filter (where need.required and need.use = 0),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(need.id order by need.id) filter (where need.required and need.use = 0),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and need.id is null))::smallint as unread,
    coalesce(
      array_agg(need.id order by need.id) filter (where not need.optional and need.is_essential),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when need.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -need.id
          else need.id + need.use * 100000000
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where need.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(need.words, ''), '') as names,
    array_agg(need.id order by need.id) filter (where need.use > 0) as dispensable,
    array_agg(need.id order by need.id) filter (where need.use = 1) as flavours,
    array_agg(need.loss order by need.place) filter (where need.use > 0) as losses
  from (
    select
      asked.*,
      -- Where nothing that was read would stay, all of it does.
      case when bool_or(asked.required and asked.asked_use = 0) over () then asked.asked_use else 0 end
        as use
    from (
      select
        line.*,
        coalesce(key.id, known.id) as id,
        known.recipe_count,
        named.in_title or line.is_main as is_essential,
        named.words,
        not line.optional and known.id is not null as required,
        -- What the title names or the dish is made of is never left out.
        case when line.optional or known.id is null or named.in_title or line.is_main then 0 else line.line_use end
          as asked_use
      from (
        select
          each.ingredient_id,
          min(each.position) as place,
          bool_and(each.optional) as optional,
          bool_or(each.is_main) as is_main,
          -- Where its lines disagree it is not known to be used in any.
          case when min(each.contexts) = max(each.contexts) then min(each.contexts) end as contexts,
          min(each.name) as text,
          -- 0 base, 1 flavour, 2 finish: of several lines what asks most, and the first that does says why.
          min(each.line_use) filter (where not each.optional) as line_use,
          (
            array_agg(each.without order by each.line_use, each.position)
              filter (where not each.optional)
          )[1] as loss
        from (
          select
            every.*,
            case every.use when 'base' then 0 when 'flavour' then 1 else 2 end as line_use
          from public.recipe_ingredients as every
          where every.recipe_id = card.id
        ) as each
        group by each.ingredient_id, case when each.ingredient_id is null then each.position end
      ) as line
      left join public.ingredients as known on known.id = line.ingredient_id
      left join private.need_keys as key
        on key.ingredient_id = line.ingredient_id and key.contexts = line.contexts
      left join lateral (
        select
          bool_or(
            strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
          ) as in_title,
          string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0)
            as words
        from private.ingredient_kinds as kind
        where kind.ingredient_id = known.id
      ) as named on true
    ) as asked
  ) as need
) as line;

create or replace function private.refresh_recipe_matches(recipes bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Asked first: what follows from keys is worked out anew after each statement that might have written one.
  if exists (select from private.unnamed_needs as need where need.recipe_id = any (recipes)) then
    insert into private.need_keys (ingredient_id, contexts)
    select distinct need.ingredient_id, need.contexts
    from private.unnamed_needs as need
    where need.recipe_id = any (recipes)
    on conflict (ingredient_id, contexts) do nothing;
  end if;

  -- One that became public, or no longer is, changes its table.
  delete from private.recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility <> 'public';
  delete from private.hidden_recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility = 'public';

  insert into private.recipe_matches as held (
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words, dispensable,
    flavours, losses, facts, further_cuisines
  )
  select
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words, dispensable,
    flavours, losses, facts, further_cuisines
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility = 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words,
    dispensable = excluded.dispensable,
    flavours = excluded.flavours,
    losses = excluded.losses,
    facts = excluded.facts,
    further_cuisines = excluded.further_cuisines
  where held is distinct from excluded;

  insert into private.hidden_recipe_matches as held (
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words,
    dispensable, flavours, losses, facts, further_cuisines
  )
  select
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words,
    dispensable, flavours, losses, facts, further_cuisines
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility <> 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    visibility = excluded.visibility,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words,
    dispensable = excluded.dispensable,
    flavours = excluded.flavours,
    losses = excluded.losses,
    facts = excluded.facts,
    further_cuisines = excluded.further_cuisines
  where held is distinct from excluded;
end
$$;

update private.recipe_matches as held
set further_cuisines = private.further_cuisine_bits(card.cuisine)
from public.recipe_cards as card
where card.id = held.recipe_id and private.further_cuisine_bits(card.cuisine) <> 0;
update private.hidden_recipe_matches as held
set further_cuisines = private.further_cuisine_bits(card.cuisine)
from public.recipe_cards as card
where card.id = held.recipe_id and private.further_cuisine_bits(card.cuisine) <> 0;

drop index private.recipe_matches_rarest_1_idx, private.recipe_matches_rarest_2_idx;

create index recipe_matches_rarest_1_idx on private.recipe_matches (rarest_1, rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_3, essential_bits,
  ingredients, dispensable, flavours, facts, further_cuisines
);

create index recipe_matches_rarest_2_idx on private.recipe_matches (rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_1, rarest_3,
  essential_bits, ingredients, dispensable, flavours, facts, further_cuisines
) where required > 1;

create or replace function private.check_words(list text, chosen text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  -- The dietary settings offer ten cuisines, a search all of them.
  known constant text[] := private.known_words(list)
    || case list when 'cuisines' then private.known_words('furtherCuisines') end;
begin
  if chosen is null or chosen = '{}' then
    return '{}';
  end if;
  if not chosen <@ known then
    perform private.refuse(
      'unknown_option',
      format('%s takes these: %s.', list, array_to_string(known, ', '))
    );
  end if;
  return chosen;
end
$$;

drop function private.read_query(
  text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text,
  integer, boolean, boolean
);

create function private.read_query(
  search_text text,
  preferences text[],
  restrictions text[],
  cuisines text[],
  meals text[],
  difficulties text[],
  seasons text[],
  max_minutes integer,
  min_rating numeric,
  premium boolean,
  scope text,
  mode text,
  sort text,
  max_missing integer,
  others boolean,
  exact_text boolean,
  facts text[]
) returns private.recipe_query
language plpgsql stable set search_path = ''
as $$
declare
  parsed private.recipe_query;
  -- Most searches choose none, and need not have seven lists read that are empty.
  chooses constant boolean := coalesce(
    preferences || restrictions || cuisines || meals || difficulties || seasons || facts, '{}'
  ) <> '{}';
begin
  if chooses and cardinality(private.check_words('difficulties', difficulties)) > 0 then
    perform private.require_feature('advanced_dietary_filters');
  end if;
  if
    chooses and cardinality(private.check_words('seasons', seasons)) > 0
    or min_rating is not null
    or premium is not null
    or coalesce(mode, 'ready-now') <> 'ready-now'
    or coalesce(sort, 'pantry') <> 'pantry'
  then
    perform private.require_feature('advanced_search');
  end if;
  if char_length(search_text) > 200 then
    perform private.refuse('bad_text', 'A search takes at most 200 characters.');
  end if;
  if max_minutes <= 0 then
    perform private.refuse('bad_minutes', 'The longest time is a number of minutes above 0.');
  end if;
  if min_rating not between 0 and 5 then
    perform private.refuse('bad_rating', 'A rating is between 0 and 5.');
  end if;
  if coalesce(scope, 'all') not in ('all', 'own', 'followed') then
    perform private.refuse('bad_scope', 'The scope is all, own or followed.');
  end if;
  if
    coalesce(mode, 'ready-now') not in ('ready-now', 'use-it-up', 'fewest-extras', 'quickest')
  then
    perform private.refuse('bad_mode', 'The mode is ready-now, use-it-up, fewest-extras or quickest.');
  end if;

  if coalesce(sort, 'pantry') not in ('pantry', 'popular', 'rated', 'newest', 'quickest') then
    perform private.refuse('bad_sort', 'The sort is pantry, popular, rated, newest or quickest.');
  end if;
  if max_missing not in (0, 1, 3) then
    perform private.refuse('bad_missing', 'What may be missing is 0, 1 or 3 things.');
  end if;

  parsed.traits := 0;
  parsed.cuisines := 0;
  parsed.meals := 0;
  parsed.difficulties := 0;
  parsed.seasons := 0;
  parsed.facts := 0;
  parsed.further_cuisines := 0;
  if chooses or premium is not null then
    parsed.traits := private.trait_bits(
      private.check_words('preferences', preferences),
      private.check_words('restrictions', restrictions),
      premium
    );
    parsed.cuisines := private.kind_bits(private.check_words('cuisines', cuisines), '{}', '{}', '{}');
    parsed.meals := private.kind_bits('{}', private.check_words('meals', meals), '{}', '{}');
    parsed.difficulties := private.kind_bits('{}', '{}', difficulties, '{}');
    parsed.seasons := private.kind_bits('{}', '{}', '{}', seasons);
    parsed.facts := private.fact_bits(private.check_words('facts', facts));
    parsed.further_cuisines := private.further_cuisine_bits(cuisines);
  end if;
  parsed.max_minutes := max_minutes;
  parsed.min_rating := ceil(min_rating * 100);
  parsed.scope := coalesce(scope, 'all');
  parsed.mode := coalesce(mode, 'ready-now');
  parsed.cooks := '{}';
  if (select auth.uid()) is not null then
    parsed.cooks := array(
      select (select auth.uid()) where parsed.scope <> 'followed'
      union all
      select follow.followed_id
      from public.follows as follow
      where parsed.scope <> 'own' and follow.follower_id = (select auth.uid())
    );
  end if;
  if search_text <> '' then
    if not coalesce(exact_text, false) then
      parsed.read_as := private.corrected_text(search_text, parsed.cooks);
    end if;
    parsed.words := private.text_query(coalesce(parsed.read_as, search_text));
  end if;
  if cardinality(parsed.cooks) > 0 then
    parsed.words := private.without_blocked(parsed.words);
  end if;
  parsed.sort := coalesce(sort, 'pantry');
  parsed.max_missing := max_missing;
  parsed.others := coalesce(others, false);
  return parsed;
end
$$;
comment on function private.read_query(
  text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text,
  integer, boolean, boolean, text[]
) is
  'Checks what a search asks for. Raises 22023 (`unknown_option`, `bad_text`, `bad_minutes`, `bad_rating`, `bad_scope`, `bad_mode`, `bad_sort`, `bad_missing`) and 42501 `feature_required`.';
grant execute on function
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text, integer, boolean, boolean, text[])
  to anon, authenticated, service_role;

create or replace function private.is_unfiltered(query private.recipe_query) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return
    query.traits = 0 and query.facts = 0 and query.cuisines = 0 and query.further_cuisines = 0
    and query.meals = 0 and query.difficulties = 0 and query.seasons = 0
    and query.max_minutes is null and query.min_rating is null;
end
$$;

create or replace function private.sweep(
  kitchen private.kitchen,
  query private.recipe_query,
  source text,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  found private.candidate[];
begin
  select
    array_agg(
      (
        best.grp, best.far, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes,
        case
          when best.dispensable is null then best.ingredients
          else best.ingredients || best.dispensable
        end,
        best.essential_bits, best.kinds
      )::private.candidate
      order by best.grp, best.far, best.quick, best.used desc, best.popularity desc, best.id
    )
  into found
  from (
    select
      each.*,
      row_number() over (
        partition by each.grp
        order by each.far, each.quick, each.used desc, each.popularity desc, each.id
      ) as place
    from (
      select
        each.*,
        case when query.mode = 'quickest' then each.minutes else 0 end as quick,
        each.missed * 2 + (
          each.missed between 1 and 3
            and each.essential_bits & (
              coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[1]), 64) - 1, 0)
              | coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[2]), 64) - 1, 0)
              | coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[3]), 64) - 1, 0)
            ) <> 0
        )::integer as far,
        case
          when query.mode = 'fewest-extras' then least(each.missed, 4)
          else
            case
              when each.missed = 0 then
                case
                  when
                    each.ingredients operator(extensions.<@) kitchen.as_is
                    and coalesce(each.dispensable operator(extensions.<@) kitchen.as_is, true)
                    then 0
                  else 1
                end
              when each.missed = 1 then 2
              when each.missed <= 3 then 3
              else 4
            end
            + case
              when query.mode <> 'use-it-up' then 0
              when
                each.ingredients operator(extensions.&&) kitchen.soon
                or each.dispensable operator(extensions.&&) kitchen.soon
                then 0
              else 5
            end
        end as grp
      from (
        select
          each.*,
          extensions.icount(each.ingredients operator(extensions.&) kitchen.used)
            + coalesce(extensions.icount(each.dispensable operator(extensions.&) kitchen.used), 0)
            as used,
          each.ingredients operator(extensions.-) kitchen.met as gone,
          each.unread + each.required
            - extensions.icount(each.ingredients operator(extensions.&) kitchen.met)
            + coalesce(private.missed_flavours(each.flavours, kitchen.met), 0) as missed
        from (
          select
            m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
            m.facts, m.further_cuisines
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
            m.facts, m.further_cuisines
          from private.recipe_matches as m
          where
            source = 'cooks'
            and m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
            m.facts, m.further_cuisines
          from private.hidden_recipe_matches as m
          where
            m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
        ) as each
        where
          each.traits & query.traits = query.traits
          and each.facts & query.facts = query.facts
          and (
            query.cuisines | query.further_cuisines = 0
            or each.kinds & query.cuisines <> 0
            or each.further_cuisines & query.further_cuisines <> 0
          )
          and (query.meals = 0 or each.kinds & query.meals <> 0)
          and (query.difficulties = 0 or each.kinds & query.difficulties <> 0)
          and (query.seasons = 0 or each.kinds & query.seasons <> 0)
          and (query.max_minutes is null or each.minutes <= query.max_minutes)
          and (query.min_rating is null or each.rating >= query.min_rating)
        -- A fence: without it the counts would be worked out again wherever they are named.
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is sorted by and given.
      offset 0
    ) as each
    where
      after.id is null
      or (each.grp, each.far, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.far, after.quick, -after.used, -after.popularity, after.id)
  ) as best
  where best.place <= wanted;
  return coalesce(found, '{}');
end
$$;

create or replace function private.measure(
  kitchen private.kitchen,
  query private.recipe_query,
  source text,
  in_group integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- How many ingredients a recipe of this source may lack, or at least lacks.
  lacking constant integer := case source
    when 'one' then 1 when 'two' then 2 when 'three' then 3 else 4
  end;
  places constant integer := case source when 'two' then 3 when 'three' then 4 end;
  -- Of what is met, most is used: the few that are only assumed are quicker to look for.
  assumed constant integer[] := kitchen.met operator(extensions.-) kitchen.used;
  is_unfiltered constant boolean := private.is_unfiltered(query);
  keys integer[];
  found private.candidate[];
begin
  if source in ('words', 'cooks') then
    return private.sweep(kitchen, query, source, after, wanted);
  end if;
  if places is not null then
    keys := array(
      select met * 8 + place
      from unnest(kitchen.met) as met cross join generate_series(1, places) as place
    );
  end if;
  select
    array_agg(
      (
        best.grp, best.far, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes,
        case
          when best.dispensable is null then best.ingredients
          else best.ingredients || best.dispensable
        end,
        best.essential_bits, best.kinds
      )::private.candidate
    )
  into found
  from (
    select *
    from (
      select
        each.*,
        each.missed * 2 + (
          each.missed between 1 and 3
            and each.essential_bits & (
              coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[1]), 64) - 1, 0)
              | coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[2]), 64) - 1, 0)
              | coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[3]), 64) - 1, 0)
            ) <> 0
        )::integer as far,
        case
          when query.mode = 'fewest-extras' then least(each.missed, 4)
          else
            case
              when each.missed = 1 then 2
              when each.missed <= 3 then 3
              else 4
            end
            + case
              when query.mode <> 'use-it-up' then 0
              when
                each.ingredients operator(extensions.&&) kitchen.soon
                or each.dispensable operator(extensions.&&) kitchen.soon
                then 0
              else 5
            end
        end as grp
      from (
        select
          each.*,
          each.unread + each.required - each.met + each.lost as missed,
          each.ingredients operator(extensions.-) kitchen.met as gone,
          case when query.mode = 'quickest' then each.minutes else 0 end as quick,
          each.met - extensions.icount(each.ingredients operator(extensions.&) assumed)
            + case
              when each.dispensable is null then 0
              else extensions.icount(each.dispensable operator(extensions.&) kitchen.used)
            end as used
        from (
          select
            each.*,
            extensions.icount(each.ingredients operator(extensions.&) kitchen.met) as met,
            case
              when each.flavours is null then 0
              else private.missed_flavours(each.flavours, kitchen.met)
            end as lost
          from (
            -- One is lacking. Of the three rarest it can only be one: so two of them are there.
            select
              m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source = 'one'
              and m.rarest_1 = any (kitchen.met)
              and m.unread <= 1
              and (
                m.required < 3
                or get_bit(kitchen.met_bits, m.rarest_2) + get_bit(kitchen.met_bits, m.rarest_3) > 0
              )
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source = 'one'
              and m.rarest_2 = any (kitchen.met)
              and m.required > 1
              and m.unread = 0
              and get_bit(kitchen.met_bits, m.rarest_1) = 0
              and get_bit(kitchen.met_bits, m.rarest_3) = 1
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where m.rare_keys operator(extensions.&&) keys and places is not null
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where source = 'more' and m.ingredients operator(extensions.&&) kitchen.used
            union all
            -- What it could go without may be all of it that is at home. Of a few it then lacks all of its base …
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source in ('one', 'two', 'three')
              and m.required <= 3
              and m.dispensable operator(extensions.&&) kitchen.used
              and not m.ingredients operator(extensions.&&) kitchen.met
            union all
            -- … and of others as much as of any.
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source = 'more'
              and m.dispensable operator(extensions.&&) kitchen.used
              and not m.ingredients operator(extensions.&&) kitchen.used
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.hidden_recipe_matches as m
            where m.owner_id = any (query.cooks)
          ) as each
          where
            is_unfiltered
            or (
              each.traits & query.traits = query.traits
              and each.facts & query.facts = query.facts
              and (
                query.cuisines | query.further_cuisines = 0
                or each.kinds & query.cuisines <> 0
                or each.further_cuisines & query.further_cuisines <> 0
              )
              and (query.meals = 0 or each.kinds & query.meals <> 0)
              and (query.difficulties = 0 or each.kinds & query.difficulties <> 0)
              and (query.seasons = 0 or each.kinds & query.seasons <> 0)
              and (query.max_minutes is null or each.minutes <= query.max_minutes)
              and (query.min_rating is null or each.rating >= query.min_rating)
            )
          -- A fence: without it the counts would be worked out again wherever they are named.
          offset 0
        ) as each
        where case
          when lacking = 4 then each.unread + each.required - each.met + each.lost >= 4
          else each.unread + each.required - each.met + each.lost = lacking
        end
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is asked for, sorted by and given.
      offset 0
    ) as each
    where
      each.grp = in_group
      and (after.id is null or
        (each.grp, each.far, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.far, after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or exists (
        select
        from private.recipe_matches as m
        where m.recipe_id = each.id and m.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as m
        where m.recipe_id = each.id and m.words @@ query.words
      ))
      -- One group, and the first three of its order in one number: six columns take three times as long.
      order by
        each.far::bigint << 32 | each.quick << 12 | (4095 - each.used),
        each.popularity desc,
        each.id
      limit wanted
  ) as best;
  return coalesce(found, '{}');
end
$$;

create or replace function private.measure_met(
  kitchen private.kitchen,
  query private.recipe_query,
  in_group integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  by_band constant boolean := query.mode <> 'fewest-extras';
  as_is constant integer[] := kitchen.as_is;
  soon constant integer[] := kitchen.soon;
  met constant integer[] := kitchen.met;
  within constant integer[] := case when by_band and in_group % 5 = 0 then as_is else met end;
  assumed constant integer[] := kitchen.met operator(extensions.-) kitchen.used;
  is_ready constant boolean := by_band and in_group % 5 = 0;
  needs_change constant boolean := by_band and in_group % 5 = 1;
  uses_soon constant boolean := case when query.mode = 'use-it-up' then in_group < 5 end;
  is_filtered constant boolean := not private.is_unfiltered(query);
  is_quickest constant boolean := query.mode = 'quickest';
  bits bytea := kitchen.met_bits;
  outside integer;
  found private.candidate[];
begin
  foreach outside in array kitchen.met operator(extensions.-) within loop
    bits := set_bit(bits, outside, 0);
  end loop;
  select
    array_agg(
      (
        in_group, 0, best.quick, best.used, best.popularity, best.recipe_id,
        0::smallint, best.rating, best.minutes,
        case
          when best.dispensable is null then best.ingredients
          else best.ingredients || best.dispensable
        end,
        best.essential_bits, best.kinds
      )::private.candidate
    )
  into found
  from (
    select *
    from (
      select
        m.recipe_id, m.popularity, m.rating, m.minutes, m.kinds, m.ingredients, m.dispensable,
        m.essential_bits,
        case when is_quickest then m.minutes else 0 end as quick,
        m.required - extensions.icount(m.ingredients operator(extensions.&) assumed)
          + case
            when m.dispensable is null then 0
            else extensions.icount(m.dispensable operator(extensions.&) kitchen.used)
          end as used
      from (
        select
          open.recipe_id, open.required, open.unread, open.popularity, open.minutes, open.rating,
          open.traits, open.kinds, open.rarest_3, open.ingredients, open.dispensable,
          open.flavours, open.essential_bits, open.facts, open.further_cuisines
        from private.recipe_matches as open
        where open.rarest_1 = any (within) and open.rarest_2 = any (within)
        union all
        select
          hidden.recipe_id, hidden.required, hidden.unread, hidden.popularity, hidden.minutes,
          hidden.rating, hidden.traits, hidden.kinds, hidden.rarest_3, hidden.ingredients,
          hidden.dispensable, hidden.flavours, hidden.essential_bits, hidden.facts,
          hidden.further_cuisines
        from private.hidden_recipe_matches as hidden
        where
          hidden.owner_id = any (query.cooks)
          and hidden.rarest_1 = any (within)
          and hidden.rarest_2 = any (within)
      ) as m
      -- What most fail stands first. Three at home are two rarest and a bit, and all of a small recipe.
      where case
        when m.unread <> 0 or get_bit(bits, m.rarest_3) = 0 then false
        when m.required > 3 and not m.ingredients operator(extensions.<@) within then false
        when is_ready and not m.dispensable operator(extensions.<@) as_is then false
        when not is_ready and private.missed_flavours(m.flavours, met) > 0 then false
        when
          needs_change
          and m.ingredients operator(extensions.<@) as_is
          and coalesce(m.dispensable operator(extensions.<@) as_is, true)
          then false
        when
          uses_soon is not null
          and (
            m.ingredients operator(extensions.&&) soon
            or coalesce(m.dispensable operator(extensions.&&) soon, false)
          ) <> uses_soon
          then false
        when is_filtered then
          m.traits & query.traits = query.traits
          and m.facts & query.facts = query.facts
          and (
            query.cuisines | query.further_cuisines = 0
            or m.kinds & query.cuisines <> 0
            or m.further_cuisines & query.further_cuisines <> 0
          )
          and (query.meals = 0 or m.kinds & query.meals <> 0)
          and (query.difficulties = 0 or m.kinds & query.difficulties <> 0)
          and (query.seasons = 0 or m.kinds & query.seasons <> 0)
          and (query.max_minutes is null or m.minutes <= query.max_minutes)
          and (query.min_rating is null or m.rating >= query.min_rating)
        else true
      end
      -- A fence: without it the count would be worked out again wherever it is named.
      offset 0
    ) as each
    where
      each.used > 0
      and (after.id is null or
        (each.quick, -each.used, -each.popularity, each.recipe_id)
        > (after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or exists (
        select
        from private.recipe_matches as m
        where m.recipe_id = each.recipe_id and m.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as m
        where m.recipe_id = each.recipe_id and m.words @@ query.words
      ))
    -- The first two of the order in one number: each column more makes sorting slower.
    order by each.quick << 12 | (4095 - each.used), each.popularity desc, each.recipe_id
    limit wanted
  ) as best;
  return coalesce(found, '{}');
end
$$;

create or replace function private.browse(
  kitchen private.kitchen,
  query private.recipe_query,
  sort text,
  unused boolean,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  tables constant text[] := array['private.recipe_matches'] || case
    when cardinality(query.cooks) > 0 then array['private.hidden_recipe_matches']
  end;
  -- What a candidate holds as `quick` and `popularity`, the order by these and the id, and what is beyond.
  quick constant text := case sort
    when 'quickest' then 'm.minutes::integer' when 'rated' then 'm.rating::integer' else '0'
  end;
  places constant text := case sort
    when 'quickest' then '%1$s.%2$s, %1$s.popularity desc, %1$s.%3$s'
    when 'rated' then '%1$s.%2$s desc, %1$s.popularity desc, %1$s.%3$s'
    when 'newest' then '%1$s.%3$s desc'
    else '%1$s.popularity desc, %1$s.%3$s'
  end;
  beyond constant text := case sort
    when 'quickest' then 'm.minutes >= $3 and (m.minutes, -m.popularity, m.recipe_id) > ($3, -$4, $5)'
    when 'rated' then 'm.rating <= $3 and (-m.rating, -m.popularity, m.recipe_id) > (-$3, -$4, $5)'
    when 'newest' then 'm.recipe_id < $5'
    else 'm.popularity <= $4 and (-m.popularity, m.recipe_id) > (-$4, $5)'
  end;
  in_table constant text := format(
    places, 'm', case sort when 'quickest' then 'minutes' when 'rated' then 'rating' end, 'recipe_id'
  );
  in_all constant text := format(places, 'each', 'quick', 'id');
  found private.candidate[];
begin
  -- Only what is asked for stands in the statement, so that the planner can choose the index.
  execute (
    select format(
      'select array_agg(
         (
           0, 0, each.quick, 0, each.popularity, each.id,
           each.unread, each.rating, each.minutes,
           case
             when each.dispensable is null then each.ingredients
             else each.ingredients || each.dispensable
           end,
           each.essential_bits, each.kinds
         )::private.candidate
         order by %1$s
       )
       from (select * from (%2$s) as each order by %1$s limit $6) as each',
      in_all,
      string_agg(
        format(
          '(select
              m.recipe_id as id, m.popularity, %s as quick, m.unread, m.rating, m.minutes, m.ingredients,
              m.dispensable, m.essential_bits, m.kinds
            from %s as m
            where ($7).traits & m.traits = ($7).traits
              and ($7).facts & m.facts = ($7).facts
              and (
                ($7).cuisines | ($7).further_cuisines = 0
                or m.kinds & ($7).cuisines <> 0
                or m.further_cuisines & ($7).further_cuisines <> 0
              )
              and (($7).meals = 0 or m.kinds & ($7).meals <> 0)
              and (($7).difficulties = 0 or m.kinds & ($7).difficulties <> 0)
              and (($7).seasons = 0 or m.kinds & ($7).seasons <> 0)
              and (($7).max_minutes is null or m.minutes <= ($7).max_minutes)
              and (($7).min_rating is null or m.rating >= ($7).min_rating)%s%s%s%s%s
            order by %s limit $6)',
          quick,
          name,
          case when query.words is null then '' else ' and m.words @@ $1' end,
          case
            when query.scope <> 'all' or name = 'private.hidden_recipe_matches'
              then ' and m.owner_id = any ($2)'
            else ''
          end,
          case
            when unused
              then
                ' and not m.ingredients operator(extensions.&&) ($8).used
                  and not coalesce(m.dispensable operator(extensions.&&) ($8).used, false)'
            else ''
          end,
          case
            when query.max_missing is null then ''
            else
              ' and (
                  m.ingredients operator(extensions.&&) ($8).used
                  or m.dispensable operator(extensions.&&) ($8).used
                )
                and m.unread + m.required
                  - extensions.icount(m.ingredients operator(extensions.&) ($8).met)
                  + coalesce(private.missed_flavours(m.flavours, ($8).met), 0)
                  <= ($7).max_missing'
          end,
          case when after is null then '' else ' and ' || beyond end,
          in_table
        ),
        ' union all '
      )
    )
    from unnest(tables) as name
  )
  into found
  using
    query.words, query.cooks, after.quick, after.popularity, after.id, wanted, query, kitchen;
  return coalesce(found, '{}');
end
$$;

create or replace function private.facet(list text, recipes bigint[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  options constant text[] := case list
    when 'minutes' then array['15', '30', '60']
    when 'ratings' then array['3', '4']
    when 'premium' then array['true', 'false']
    when 'cuisines' then private.known_words(list) || private.known_words('furtherCuisines')
    else private.known_words(list)
  end;
begin
  return (
    with card as materialized (
      select
        each.ready_in_minutes,
        each.rating,
        case list
          when 'cuisines' then each.cuisine
          when 'meals' then each.meal_type
          when 'difficulties' then array[each.difficulty]
          when 'seasons' then each.season
          when 'preferences' then each.diets
          when 'premium' then array[each.is_premium::text]
          -- What it is known to be free of.
          when 'restrictions' then each.free_of
          when 'facts' then each.facts
        end as words
      from public.recipe_cards as each
      where each.id = any (recipes)
    )
    select jsonb_object_agg(
      option.word,
      (
        select count(*)
        from card
        where case list
          when 'minutes' then card.ready_in_minutes <= option.word::integer
          when 'ratings' then card.rating >= option.word::numeric
          else option.word = any (card.words)
        end
      )
    )
    from unnest(options) as option(word)
  );
end
$$;

create or replace function private.facets(
  kitchen private.kitchen, query private.recipe_query, counted private.counted, enough integer,
  pantry jsonb, staples text[]
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  list text;
  -- Whether what the kitchen offers decides what is found, or only where it stands.
  offers_count constant boolean := query.max_missing is not null or not query.others;
  without_own private.recipe_query;
  of_list private.counted;
  facets jsonb := '{}';
  capped text[] := '{}';
begin
  foreach list in array array[
    'preferences', 'restrictions', 'cuisines', 'meals', 'difficulties', 'seasons', 'minutes',
    'ratings', 'premium', 'facts'
  ] loop
    -- Of a list of which one option is enough, choosing another adds to what is found.
    without_own := query;
    case list
      when 'cuisines' then
        without_own.cuisines := 0;
        without_own.further_cuisines := 0;
      when 'meals' then without_own.meals := 0;
      when 'difficulties' then without_own.difficulties := 0;
      when 'seasons' then without_own.seasons := 0;
      when 'minutes' then without_own.max_minutes := null;
      when 'ratings' then without_own.min_rating := null;
      when 'premium' then without_own.traits := query.traits & 67108863;
      else null;
    end case;
    of_list := counted;
    if without_own is distinct from query then
      of_list := private.count_found(kitchen, without_own, enough);
    end if;
    facets := facets || jsonb_build_object(
      list,
      case
        when list in ('preferences', 'restrictions') and offers_count
          then private.diet_facet(list, query, pantry, staples, enough)
        else private.facet(list, of_list.ids)
      end
    );
    if cardinality(of_list.ids) >= enough then
      capped := capped || list;
    end if;
  end loop;
  return jsonb_build_object('facets', facets, 'capped', to_jsonb(capped));
end
$$;

drop function public.count_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, boolean, integer, boolean, boolean
);

create function public.count_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  with_facets boolean default false,
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false,
  facts text[] default '{}'
) returns jsonb
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant integer := 1000;
  query private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, 'ready-now', 'pantry', max_missing, with_others, exact_text,
    facts
  );
  kitchen private.kitchen;
  found private.counted;
begin
  if with_facets then
    perform private.require_feature('advanced_search');
  end if;
  kitchen := private.kitchen_of_search(pantry, staples, query.traits);
  found := private.count_found(kitchen, query, enough);
  return jsonb_build_object(
    'total', cardinality(found.ids),
    'complete', cardinality(found.ids) < enough,
    'bands', found.bands,
    'read_as', query.read_as,
    'facets', null
  ) || case when with_facets then private.facets(kitchen, query, found, enough, pantry, staples) else '{}' end;
end
$$;
comment on function public.count_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, boolean, integer, boolean, boolean, text[]
) is
  'How many recipes `search_recipes` would find, by band (`others`: what uses nothing of the pantry), and for who has access beside each option how many have it and all else. It stops at 1,000 (`complete` is then false, and the lists whose numbers are at least so many are `capped`), and a band that it did not come to is not named. Errors as `search_recipes`.';
grant execute on function
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean, integer, boolean, boolean, text[])
  to anon, authenticated, service_role;

drop function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text, text, integer, boolean, boolean
);

create function public.search_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  mode text default 'ready-now',
  page_size integer default 20,
  page_after text default null,
  sort text default 'pantry',
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false,
  facts text[] default '{}'
) returns table (
  id bigint,
  slug text,
  owner_id uuid,
  title text,
  image text,
  ready_in_minutes integer,
  servings integer,
  difficulty text,
  cuisine text[],
  meal_type text[],
  diets text[],
  allergens text[],
  contains text[],
  free_of text[],
  season text[],
  tags text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  band text,
  used_ingredient_count integer,
  missed_ingredient_count integer,
  credit integer,
  urgency integer,
  needs json,
  page_cursor text,
  read_as text,
  assumed text[]
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  query private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode, sort, max_missing, with_others, exact_text, facts
  );
  kitchen private.kitchen;
  page private.result_page;
  unread_codes constant integer[] := array[0, -1000000000];
  -- From here on a need is one that can be left out: see `needs` of private.recipe_matches.
  flavour_code constant integer := 100000000;
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  kitchen := private.kitchen_of_search(pantry, staples, query.traits);
  page := private.find_page(kitchen, query, coalesce(page_size, 20), page_after);

  return query
  with row as materialized (
    select
      found.*, m.ingredients, m.dispensable, m.needs, m.unread_texts, m.losses,
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed,
      coalesce(private.missed_flavours(m.flavours, kitchen.met), 0) as missed_flavours
    from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
      as found(id, credit, urgency, page_cursor, place)
    join lateral (
      select
        open.required, open.unread, open.ingredients, open.needs, open.unread_texts,
        open.dispensable, open.flavours, open.losses
      from private.recipe_matches as open
      where open.recipe_id = found.id
      union all
      select
        hidden.required, hidden.unread, hidden.ingredients, hidden.needs, hidden.unread_texts,
        hidden.dispensable, hidden.flavours, hidden.losses
      from private.hidden_recipe_matches as hidden
      where hidden.recipe_id = found.id and cardinality(query.cooks) > 0
    ) as m on true
  ), need as materialized (
    select
      row.place as recipe,
      case
        when row.missed_flavours > 0 and line.code / flavour_code = 1
          then line.code + 2 * flavour_code
        else line.code
      end as code,
      line.place,
      case when line.code >= flavour_code then row.losses[(
        select count(*) from unnest(row.needs[:line.place]) as earlier(code)
        where earlier.code >= flavour_code
      )] end as loss,
      case when line.code = any (unread_codes) then row.unread_texts[(
        select count(*) from unnest(row.needs[:line.place]) as earlier(code)
        where earlier.code = any (unread_codes)
      )] end as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as line(code, place)
  ), explained as (
    select
      need.recipe,
      json_agg(
        case
          when need.code = any (unread_codes) then json_build_object(
            'ingredient', null, 'text', need.unread_text, 'optional', need.code < 0,
            'state', case when need.code < 0 then 'optional' else 'unknown' end,
            'credit', 0, 'urgency', 0, 'via', '[]'::json,
            'reason', case when need.code < 0 then 'optional' else 'we could not read this line' end
          )
          when need.code >= flavour_code then concat(
            reason.opening,
            ',"without":' || to_json(need.loss),
            ',"reason":',
            to_json(case when reason.is_left_out then coalesce(need.loss, reason.reason) else reason.reason end),
            '}'
          )::json
          else reason.explanation
        end
        order by need.place
      ) as needs
    from need
    left join private.explain(array(select distinct need.code from need), kitchen) as reason
      on reason.need = need.code
    group by need.recipe
  )
  select
    card.id, card.slug, card.owner_id, card.title, card.image, card.ready_in_minutes,
    card.servings, card.difficulty, card.cuisine, card.meal_type, card.diets, card.allergens,
    card.contains, card.free_of, card.season, card.tags, card.is_premium, card.rating, card.review_count,
    case
      when counted.missed = 0 then
        case
          when
            row.ingredients operator(extensions.<@) kitchen.as_is
            and coalesce(row.dispensable operator(extensions.<@) kitchen.as_is, true)
            then 'ready'
          else 'ready-with-swaps'
        end
      when counted.missed = 1 then 'missing-1'
      when counted.missed <= 3 then 'missing-2-3'
      else 'explore'
    end,
    extensions.icount(row.ingredients operator(extensions.&) kitchen.used)
      + coalesce(extensions.icount(row.dispensable operator(extensions.&) kitchen.used), 0),
    counted.missed,
    row.credit,
    row.urgency,
    coalesce(explained.needs, '[]'),
    row.page_cursor,
    query.read_as,
    card.assumed
  from row
  join public.recipe_cards as card on card.id = row.id
  left join explained on explained.recipe = row.place
  cross join lateral (select row.missed + row.missed_flavours as missed) as counted
  order by row.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text, text, integer, boolean, boolean, text[]
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out" | "likely", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. `sort`: pantry (as `mode` says), or popular, rated, newest, quickest, whatever the pantry. `max_missing`: 0, 1 or 3. `facts`: what a recipe must be known to be, by the words of private.known_words. `with_others`: what uses nothing of the pantry follows. A word that finds nothing is read as the nearest that does (`read_as`), but for `exact_text`. `assumed`: columns that nobody stated. Errors: 22023 with the code as message, 42501 `feature_required`.';
grant execute on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean, text[])
  to anon, authenticated, service_role;
