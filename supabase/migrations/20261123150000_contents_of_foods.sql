-- What is known to be in a food, and what is known not to be: each allergen by itself, and animal rennet beside
-- them. What is in neither list is not known, and never taken for safe. What a kitchen offers (kinds, what can be
-- made, swaps) keeps to the diet of who asks; a swap that works in some uses alone, and what takes longer to make
-- than a meal, are no answer to a recipe's need.

create function private.known_allergens(contains text[], free_of text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  allergens constant text[] := array[
    'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame'
  ];
begin
  if not contains || free_of @> allergens then
    return null;
  end if;
  return array(select each from unnest(allergens) as each where each = any (contains));
end
$$;
comment on function private.known_allergens(text[], text[]) is
  'The allergens in it, where all eight are known; else null, which nobody may take for safe.';

create function private.derive_allergens() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.allergens := private.known_allergens(new.contains, new.free_of);
  return new;
end
$$;
comment on function private.derive_allergens() is
  'Before-row trigger of ingredients and recipe_cards: `allergens` follows from `contains` and `free_of`.';
revoke all on function private.known_allergens(text[], text[]), private.derive_allergens()
  from public, anon, authenticated;
-- Whoever writes foods and recipes without a function of ours.
grant execute on function private.known_allergens(text[], text[]) to service_role;

alter table public.ingredients
  add column contains text[] not null default '{}',
  add column free_of text[] not null default '{}';
comment on column public.ingredients.contains is 'What it is known to hold.';
comment on column public.ingredients.free_of is 'What it is known to be free of. What is in neither list is not known.';
comment on column public.ingredients.allergens is
  'The allergens in it, null where not all of them are known. Follows from `contains` and `free_of`.';
-- What a database holds from before: of rennet nothing was known.
update public.ingredients
set
  contains = allergens,
  free_of = private.without(
    array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame'], allergens
  )
where allergens is not null;
alter table public.ingredients
  add constraint contents_known check (
    contains || free_of <@ array[
    'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet'
  ]
  ),
  add constraint contents_agree check (not contains && free_of);
create trigger derive_allergens before insert or update on public.ingredients
  for each row execute function private.derive_allergens();

alter table public.recipe_cards
  add column contains text[] not null default '{}',
  add column free_of text[] not null default '{}';
comment on column public.recipe_cards.contains is 'What it is known to hold.';
comment on column public.recipe_cards.free_of is 'What it is known to be free of. What is in neither list is not known.';
comment on column public.recipe_cards.allergens is
  'The allergens in it, null where not all of them are known. Follows from `contains` and `free_of`.';
-- What a database holds from before: of rennet nothing was known.
update public.recipe_cards
set
  contains = allergens,
  free_of = private.without(
    array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame'], allergens
  )
where allergens is not null;
alter table public.recipe_cards
  add constraint contents_known check (
    contains || free_of <@ array[
    'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet'
  ]
  ),
  add constraint contents_agree check (not contains && free_of);
create trigger derive_allergens before insert or update on public.recipe_cards
  for each row execute function private.derive_allergens();

alter table public.ingredients drop constraint origin_known;
alter table public.ingredients add constraint origin_known
  check (origin in ('plant', 'dairy', 'egg', 'honey', 'meatless', 'meat', 'fish'));
comment on column public.ingredients.origin is
  'Where it comes from. `meatless`: no meat or fish, but perhaps milk, egg, honey or the like. Null where nobody knows.';

alter table public.ingredients
  add column diets text[] not null default '{}';
comment on column public.ingredients.diets is
  'Diets that it is known to keep to by itself, of those that depend on what a food is.';

alter table public.ingredient_substitutions
  add column diets text[] not null default '{}',
  add column free_of text[] not null default '{}';
comment on column public.ingredient_substitutions.context is
  'Where it works. Null where it works wherever the need is used: no other is offered unasked.';
comment on column public.ingredient_substitutions.diets is
  'Diets that a dish is known to keep to with it, where it keeps to them without.';
comment on column public.ingredient_substitutions.free_of is 'What all that it takes is known to be free of.';

alter table public.ingredient_transforms
  add column takes integer not null default 0 constraint takes_positive check (takes >= 0);
alter table public.ingredient_transforms alter column takes drop default;
comment on column public.ingredient_transforms.takes is 'Minutes until it can be used, waiting included.';

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
    when 'difficulties' then array['easy', 'medium', 'hard']
    when 'seasons' then array['spring', 'summer', 'autumn', 'winter']
  end;
end
$$;

create or replace function private.trait_bits(diets text[], free_of text[], premium boolean) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(diets, '{}'), private.known_words('preferences'), 0)
    | private.bits(coalesce(free_of, '{}'), private.known_words('restrictions'), 8)
    | case premium when true then 1 << 17 when false then 1 << 18 else 0 end;
end
$$;
comment on function private.trait_bits(text[], text[], boolean) is
  'What a recipe or a food is, as bits: diets 0–7, what it is known to be free of 8–16, premium 17 or not 18.';

create or replace function private.facet(list text, recipes bigint[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  options constant text[] := case list
    when 'minutes' then array['15', '30', '60']
    when 'ratings' then array['3', '4']
    when 'premium' then array['true', 'false']
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
  )) as words
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select
    coalesce(
      array_agg(need.ingredient_id order by known.recipe_count, known.id)
        filter (where not need.optional and known.id is not null),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(known.id order by known.id) filter (where not need.optional and known.id is not null),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and known.id is null))::smallint as unread,
    coalesce(
      array_agg(known.id order by known.id)
        filter (where not need.optional and named.in_title),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when known.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -known.id
          else known.id
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where known.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(named.words, ''), '') as names
  from (
    select
      line.ingredient_id,
      min(line.position) as place,
      bool_and(line.optional) as optional,
      min(line.name) as text
    from public.recipe_ingredients as line
    where line.recipe_id = card.id
    group by line.ingredient_id, case when line.ingredient_id is null then line.position end
  ) as need
  left join public.ingredients as known on known.id = need.ingredient_id
  left join lateral (
    select
      bool_or(
        strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
      ) as in_title,
      string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0) as words
    from private.ingredient_kinds as kind
    where kind.ingredient_id = known.id
  ) as named on true
) as line;

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
  card.updated_at,
  card.source_name,
  card.source_url,
  card.copied_from,
  card.assumed,
  card.contains,
  card.free_of
from public.recipe_cards as card
left join public.recipe_details as details on details.recipe_id = card.id;

create function private.own_restrictions() returns text[]
language sql stable set search_path = ''
as $$
  select private.own_options('restrictions') || private.own_options('otherRestrictions')
$$;
comment on function private.own_restrictions() is
  'Everything that the caller avoids; nothing for a visitor. `rulesOf` in domain/recipes/suits-diet.ts.';
revoke all on function private.own_restrictions() from public, anon, authenticated;
grant execute on function private.own_restrictions() to anon, authenticated, service_role;

create or replace function private.own_diet() returns integer
language sql stable set search_path = ''
as $$
  select private.trait_bits(
    private.own_options('preferences'), private.own_restrictions(), null
  )
$$;

create or replace function private.first_recipes(wanted integer)
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
    restrictions => private.own_restrictions(),
    page_size => first_recipes.wanted
  ) as found
  join private.recipe_matches as m on m.recipe_id = found.id
  where found.id <> all (excluded);
end
$$;

create or replace function private.diets_of_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array_remove(
    array[
      case
        when bool_and(coalesce(
          known.origin in ('plant', 'dairy', 'egg', 'honey', 'meatless')
            and known.free_of @> array['fish', 'shellfish'],
          false
        ))
        then 'vegetarian'
      end,
      case
        when bool_and(coalesce(
          known.origin = 'plant'
            and known.free_of @> array['dairy', 'eggs', 'fish', 'shellfish'],
          false
        ))
        then 'vegan'
      end,
      case when bool_and(coalesce('gluten' = any (known.free_of), false))
        then 'gluten-free' end,
      case
        when bool_and(
          coalesce('dairy' = any (known.free_of), false)
          and known.origin is distinct from 'dairy'
        )
        then 'dairy-free'
      end
    ],
    null
  )
  from unnest(foods) as food(id)
  left join public.ingredients as known on known.id = food.id
$$;

create function private.contained_in_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select each
    from unnest(private.known_words('restrictions')) as each
    where exists (
      select from public.ingredients as holder
      where holder.id = any (foods) and each = any (holder.contains)
    )
  )
$$;
comment on function private.contained_in_foods(integer[]) is
  'What one of them is known to hold: `contentsOf` in domain/ingredients/contents.ts.';

create function private.absent_from_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select each
    from unnest(private.known_words('restrictions')) as each
    where
      cardinality(foods) > 0
      and (
        select bool_and(coalesce(each = any (known.free_of), false))
        from unnest(foods) as food(id)
        left join public.ingredients as known on known.id = food.id
      )
  )
$$;
comment on function private.absent_from_foods(integer[]) is
  'What all of them are known to be free of; nothing with a line that was not read. `contentsOf` in domain/ingredients/contents.ts.';
revoke all on function
  private.contained_in_foods(integer[]), private.absent_from_foods(integer[])
  from public, anon, authenticated;

create or replace function private.follow_food_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.recipe_cards as card
  set
    diets = private.diets_of_foods(held.foods),
    contains = private.contained_in_foods(held.foods),
    free_of = private.absent_from_foods(held.foods)
  from (
    select line.recipe_id, array_agg(line.ingredient_id) as foods
    from public.recipe_ingredients as line
    where line.recipe_id in (
      select holding.recipe_id
      from after_rows as after
      join before_rows as before using (id)
      join public.recipe_ingredients as holding on holding.ingredient_id = after.id
      join public.recipe_cards as own on own.id = holding.recipe_id and own.owner_id is not null
      where
        (after.origin, after.contains, after.free_of)
        is distinct from (before.origin, before.contains, before.free_of)
    )
    group by line.recipe_id
  ) as held
  where card.id = held.recipe_id;
  return null;
end
$$;

create or replace function private.read_card(asked jsonb) returns public.recipe_cards
language plpgsql stable security definer set search_path = ''
as $$
declare
  card public.recipe_cards;
  foods integer[];
begin
  card.title := private.text_of(asked, 'title', 200);
  if card.title is null then
    perform private.refuse_recipe('recipe_title', 'A recipe has a title.');
  end if;
  card.visibility := coalesce(private.text_of(asked, 'visibility', 20), 'private');
  if private.how_open(card.visibility) is null then
    perform private.refuse_recipe('recipe_visibility', 'It is public, followers or private.');
  end if;
  card.summary := coalesce(private.text_of(asked, 'summary', 2000), '');
  card.image := private.text_of(asked, 'image', 2048);
  card.servings := private.number_of(asked, 'servings', 1, 1000);
  card.ready_in_minutes := private.number_of(asked, 'ready_in_minutes', 1, 20160);
  card.active_minutes := private.number_of(
    asked, 'active_minutes', 0, coalesce(card.ready_in_minutes, 20160)
  );
  card.difficulty := private.text_of(asked, 'difficulty', 20);
  if card.difficulty <> all (private.known_words('difficulties')) then
    perform private.refuse_recipe('recipe_difficulty', 'It is easy, medium or hard.');
  end if;
  card.assumed := array_remove(
    array[
      case when card.servings is null then 'servings' end,
      case when card.ready_in_minutes is null then 'ready_in_minutes' end,
      case when card.difficulty is null then 'difficulty' end
    ],
    null
  );
  card.servings := coalesce(card.servings, 4);
  -- The work alone may take longer than what stands in for all of it.
  card.ready_in_minutes := coalesce(card.ready_in_minutes, greatest(30, card.active_minutes));
  card.difficulty := coalesce(card.difficulty, 'medium');
  card.cuisine := private.texts_of(asked, 'cuisine', 20, 60);
  card.meal_type := private.texts_of(asked, 'meal_type', 20, 60);
  card.tags := private.texts_of(asked, 'tags', 50, 60);
  card.season := private.texts_of(asked, 'season', 4, 20);
  if not card.season <@ private.known_words('seasons') then
    perform private.refuse_recipe('recipe_season', 'It is spring, summer, autumn or winter.');
  end if;
  card.source_name := private.text_of(asked -> 'source', 'name', 200);
  card.source_url := private.text_of(asked -> 'source', 'url', 2048);
  if card.source_url !~* '^https?://[^[:space:]]+$' then
    perform private.refuse_recipe('recipe_url', 'The address of a page begins with http:// or https://.');
  end if;
  select array_agg(line.ingredient_id order by line.position) into foods
  from private.lines_of(asked) as line;
  card.diets := case when foods is null then '{}' else private.diets_of_foods(foods) end;
  card.contains := private.contained_in_foods(foods);
  card.free_of := private.absent_from_foods(foods);
  return card;
end
$$;

create or replace function private.keep_recipe(asked jsonb, origin bigint, replaces boolean)
returns table (id bigint, created boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  card public.recipe_cards;
  held public.recipe_cards;
  sent_key uuid;
begin
  -- One at a time for each person: a key that is sent twice at once makes one recipe.
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  if not found then
    raise exception 'person_not_found' using
      errcode = 'insufficient_privilege', detail = 'Recipes belong to an account.';
  end if;
  if jsonb_typeof(asked) is distinct from 'object' then
    perform private.refuse_recipe('recipe_shape', 'A recipe is a JSON object.');
  end if;
  if private.text_of(asked, 'key', 36) !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse_recipe('recipe_key', 'The key of a recipe is a UUID.');
  end if;
  sent_key := coalesce(private.text_of(asked, 'key', 36)::uuid, gen_random_uuid());

  if private.number_of(asked, 'id', 1, 9007199254740991) is not null then
    -- Held, so that it is not deleted meanwhile: a row that waited is checked anew.
    select * into held
    from public.recipe_cards as own
    where own.id = (asked ->> 'id')::numeric and own.owner_id = caller and own.deleted_at is null
    for no key update;
    if held.id is null then
      -- Not 42501: a device that sends what waited would take that for a sign-out, and wait for ever.
      raise exception 'recipe_not_found' using detail = 'This is not a recipe of yours.';
    end if;
  else
    select * into held
    from public.recipe_cards as own where own.owner_id = caller and own.key = sent_key
    for no key update;
    if held.deleted_at is not null then
      -- Whoever sends it again wants it again; the deleted one can still come back beside it.
      update public.recipe_cards as own set key = gen_random_uuid() where own.id = held.id;
      held := null;
    end if;
    if held.id is not null and not replaces then
      return query select held.id, false;
      return;
    end if;
  end if;

  card := private.read_card(asked);
  if asked ->> 'visibility' is null then
    card.visibility := coalesce(held.visibility, card.visibility);
  end if;
  if coalesce(private.how_open(card.visibility) > private.how_open(held.visibility), true) then
    perform private.require_feature('recipe_creation');
  end if;
  perform private.check_recipe_image(card.image, held.image, coalesce(held.copied_from, origin));
  perform private.clear_deleted_recipes();

  if held.id is null then
    insert into public.recipe_cards as own (
      owner_id, key, visibility, title, image, ready_in_minutes, active_minutes, servings, summary,
      cuisine, meal_type, difficulty, diets, contains, free_of, season, tags, source_name,
      source_url, copied_from, assumed
    )
    values (
      caller, sent_key, card.visibility, card.title, card.image, card.ready_in_minutes,
      card.active_minutes, card.servings, card.summary, card.cuisine, card.meal_type,
      card.difficulty, card.diets, card.contains, card.free_of, card.season, card.tags,
      card.source_name, card.source_url, origin, card.assumed
    )
    returning own.id into card.id;
  else
    update public.recipe_cards as own
    set
      visibility = card.visibility, title = card.title, image = card.image,
      ready_in_minutes = card.ready_in_minutes, active_minutes = card.active_minutes,
      servings = card.servings, summary = card.summary, cuisine = card.cuisine,
      meal_type = card.meal_type, difficulty = card.difficulty, diets = card.diets,
      contains = card.contains, free_of = card.free_of, season = card.season, tags = card.tags,
      source_name = card.source_name, source_url = card.source_url, assumed = card.assumed,
      updated_at = now()
    where own.id = held.id;
    card.id := held.id;
  end if;
  perform private.write_lines(card.id, asked);
  if held.image is distinct from card.image then
    perform private.release_picture(caller, held.image);
  end if;
  return query select card.id, held.id is null;
end
$$;

drop function private.allergens_of_foods(integer[]);

alter table private.ingredient_paths add column breaks integer not null default 0;
alter table private.ingredient_paths alter column breaks drop default;
comment on column private.ingredient_paths.breaks is
  'Traits that the need has and the source is not known to have: for a diet with one of them there is no such path.';
drop index private.ingredient_paths_source_id_idx;
create index ingredient_paths_source_id_idx on private.ingredient_paths (source_id)
  include (need_id, way, place, breaks);

create function private.longest_making() returns integer
language sql immutable parallel safe set search_path = '' return 30;
comment on function private.longest_making() is
  'Minutes that a making may take and still be part of cooking a meal: `longestMaking` in domain/matching/sources.ts.';
revoke all on function private.longest_making() from public, anon, authenticated;

create or replace function private.refresh_ingredient_kinds() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with recursive line as (
    select
      each.id as ingredient_id,
      each.id as general_id,
      each.parent_id,
      0 as distance,
      array[each.id] as seen
    from public.ingredients as each
    union all
    select
      line.ingredient_id, parent.id, parent.parent_id, line.distance + 1, line.seen || parent.id
    from line
    join public.ingredients as parent on parent.id = line.parent_id
    where parent.id <> all (line.seen)
  ), wanted as materialized (
    select
      line.ingredient_id,
      line.general_id,
      line.distance::smallint as distance,
      ' ' || private.fold_text(general.name) || ' ' as title_name,
      ' ' || private.fold_text(general.plural) || ' ' as title_plural
    from line
    join public.ingredients as general on general.id = line.general_id
  ), gone as (
    delete from private.ingredient_kinds as held
    where not exists (
      select
      from wanted
      where wanted.ingredient_id = held.ingredient_id and wanted.general_id = held.general_id
    )
  )
  insert into private.ingredient_kinds as held
    (ingredient_id, general_id, distance, title_name, title_plural)
  select ingredient_id, general_id, distance, title_name, title_plural from wanted
  on conflict (ingredient_id, general_id) do update set
    distance = excluded.distance,
    title_name = excluded.title_name,
    title_plural = excluded.title_plural
  where
    (held.distance, held.title_name, held.title_plural)
    is distinct from (excluded.distance, excluded.title_name, excluded.title_plural);

  with made as (
    -- A lemon of any kind yields its juice: of several kinds the nearest, of several origins the first.
    select
      kind.ingredient_id as source_id,
      transform.to_id as need_id,
      origin.slug as origin,
      kind.distance
    from public.ingredient_transforms as transform
    join private.ingredient_kinds as kind on kind.general_id = transform.from_id
    join public.ingredients as origin on origin.id = transform.from_id
    where transform.takes <= private.longest_making()
  ), way as (
    select ingredient_id as source_id, general_id as need_id, 1 as way, '' as origin, distance
    from private.ingredient_kinds
    union all
    (
      select distinct on (source_id, need_id) source_id, need_id, 2, origin, distance
      from made
      order by source_id, need_id, origin collate "C"
    )
    union all
    select general_id, ingredient_id, 3, '', distance
    from private.ingredient_kinds
    where distance > 0
  ), wanted as materialized (
    select
      way.source_id,
      way.need_id,
      way.way,
      private.trait_bits(need.diets, need.free_of, null)
        & ~private.trait_bits(source.diets, source.free_of, null) as breaks,
      row_number() over (
        partition by way.need_id
        order by way.way, way.origin collate "C", way.distance, source.slug collate "C"
      ) as place
    from way
    join public.ingredients as source on source.id = way.source_id
    join public.ingredients as need on need.id = way.need_id
  ), gone as (
    delete from private.ingredient_paths as held
    where not exists (
      select
      from wanted
      where
        wanted.source_id = held.source_id
        and wanted.need_id = held.need_id
        and wanted.way = held.way
    )
  )
  insert into private.ingredient_paths as held (source_id, need_id, way, place, breaks)
  select source_id, need_id, way, place, breaks from wanted
  on conflict (source_id, need_id, way) do update set
    place = excluded.place,
    breaks = excluded.breaks
  where (held.place, held.breaks) <> (excluded.place, excluded.breaks);
  return null;
end
$$;
drop trigger refresh_ingredient_kinds on public.ingredients;
create trigger refresh_ingredient_kinds
  after insert or update of name, plural, parent_id, diets, free_of on public.ingredients
  for each statement execute function private.refresh_ingredient_kinds();

alter table private.ingredient_swaps add column traits integer not null default 0;
alter table private.ingredient_swaps alter column traits drop default;
comment on table private.ingredient_swaps is
  'What each ingredient stands in for wherever that is used, alone or with others. Derived from substitutions by triggers.';
comment on column private.ingredient_swaps.traits is
  'What is known of a dish with it: a diet must be among them. See private.trait_bits.';

create or replace function private.refresh_ingredient_swaps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with wanted as materialized (
    select
      used.ingredient_id,
      used.substitution_id,
      substitution.need_id,
      (substitution.quality * 100)::smallint as credit,
      private.trait_bits(substitution.diets, substitution.free_of, null) as traits,
      (count(*) over (partition by used.substitution_id))::smallint as takes
    from public.ingredient_substitution_uses as used
    join public.ingredient_substitutions as substitution on substitution.id = used.substitution_id
    where substitution.context is null
  ), gone as (
    delete from private.ingredient_swaps as held
    where not exists (
      select
      from wanted
      where
        wanted.ingredient_id = held.ingredient_id
        and wanted.substitution_id = held.substitution_id
    )
  )
  insert into private.ingredient_swaps as held
    (ingredient_id, substitution_id, need_id, credit, traits, takes)
  select ingredient_id, substitution_id, need_id, credit, traits, takes from wanted
  on conflict (ingredient_id, substitution_id) do update set
    need_id = excluded.need_id,
    credit = excluded.credit,
    traits = excluded.traits,
    takes = excluded.takes
  where
    (held.need_id, held.credit, held.traits, held.takes)
    is distinct from (excluded.need_id, excluded.credit, excluded.traits, excluded.takes);
  return null;
end
$$;

drop function private.prepare_kitchen(jsonb, text[]);
create function private.prepare_kitchen(pantry jsonb, staples text[], diet integer)
returns private.kitchen
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  soon_from constant integer := 60;
  kitchen private.kitchen;
  has_bad boolean;
  last_id integer;
  met integer;
  bits bytea;
begin
  with entered as materialized (
    select
      each ->> 'ingredient' as slug,
      coalesce(each ->> 'status', 'have') <> 'out' as is_there,
      false as assumed,
      case
        when jsonb_typeof(each -> 'age') = 'number'
          then greatest(0, least(100000, floor((each -> 'age')::numeric)))::integer
        else 0
      end as age,
      jsonb_typeof(each) <> 'object'
        or jsonb_typeof(each -> 'ingredient') is distinct from 'string'
        or coalesce(each ->> 'status', 'have') not in ('have', 'low', 'out')
        or jsonb_typeof(coalesce(each -> 'age', '0')) <> 'number'
        or case
          when jsonb_typeof(each -> 'age') = 'number' then abs((each -> 'age')::numeric) > 100000
          else false
        end as is_bad
    from jsonb_array_elements(pantry) as each
    union all
    select staple, false, true, 0, false from unnest(staples) as staple
  ), entry as materialized (
    -- What is assumed counts where nothing was said of it: neither that it is there nor that it ran out.
    select
      known.id,
      bool_or(entered.is_there) as is_there,
      bool_and(entered.assumed) as assumed,
      coalesce(
        max(least(100, entered.age * 100 / known.shelf_life_days))
          filter (where entered.is_there and known.shelf_life_days is not null),
        0
      )::smallint as urgency
    from entered
    join public.ingredients as known on known.slug = entered.slug
    group by known.id
  ), best as materialized (
    select distinct on (path.need_id)
      path.need_id as id,
      case when source.assumed then path.way + 2 when path.way = 3 then 7 else path.way end as way,
      source.id as source,
      source.urgency
    from entry as source
    -- A fence: all paths at once would be read to join them with some forty sources.
    cross join lateral (
      select each.need_id, each.way, each.place, each.breaks
      from private.ingredient_paths as each
      where each.source_id = source.id
      offset 0
    ) as path
    where
      (source.is_there or source.assumed)
      and path.breaks & diet = 0
      and (path.way < 3 or not source.assumed)
      and (
        (path.way < 3 and not source.assumed)
        or path.need_id not in (
          select gone.id from entry as gone where not gone.is_there and not gone.assumed
        )
      )
    order by path.need_id, path.way = 3, source.assumed, path.place
  ), swap as (
    select distinct on (taken.need_id)
      taken.need_id as id, taken.substitution_id as source, taken.credit, taken.urgency
    from (
      select
        each.substitution_id,
        each.need_id,
        each.credit,
        coalesce(max(best.urgency) filter (where best.way <= 2), 0)::smallint as urgency
      from private.ingredient_swaps as each
      join best on best.id = each.ingredient_id and best.way <= 4
      where each.traits & diet = diet
      group by each.substitution_id, each.need_id, each.credit, each.takes
      having count(*) = each.takes
    ) as taken
    order by taken.need_id, taken.credit desc, taken.substitution_id
  ), path as (
    select distinct on (each.id) each.*
    from (
      select
        id, way, source, case way when 1 then 100 when 2 then 95 when 7 then 60 else 0 end as credit,
        urgency
      from best
      union all
      select id, 5, source, credit, urgency from swap
      union all
      select id, 6, id, 0, 0 from entry where not is_there and not assumed
    ) as each
    order by each.id, each.way
  )
  select
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7)), '{}'),
    coalesce(array_agg(id) filter (where way <> 6), '{}'),
    coalesce(array_agg(id) filter (where way <= 4), '{}'),
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7) and urgency >= soon_from), '{}'),
    array_agg(id),
    array_agg(way),
    array_agg(source),
    array_agg(credit),
    array_agg(urgency),
    exists (select from entry where is_there),
    exists (select from entered where is_bad),
    (select max(known.id) from public.ingredients as known)
  into
    kitchen.used, kitchen.met, kitchen.as_is, kitchen.soon, kitchen.ingredient, kitchen.way,
    kitchen.source, kitchen.credit, kitchen.urgency, kitchen.stocked, has_bad, last_id
  -- Ascending by id already; an order by in each aggregate would sort eight times.
  from path;
  if has_bad then
    perform private.refuse(
      'bad_pantry',
      'Each thing has an ingredient (its key), a status (have, low or out) and an age in days.'
    );
  end if;
  bits := decode(repeat('00', last_id / 8 + 1), 'hex');
  foreach met in array kitchen.met loop
    bits := set_bit(bits, met, 1);
  end loop;
  kitchen.met_bits := bits;
  return kitchen;
end
$$;
comment on function private.prepare_kitchen(jsonb, text[], integer) is
  'A pantry and assumed staples, expanded by kinds, transforms and substitutions as far as they keep to a diet (see private.own_diet): as domain/matching/kitchen.ts. Raises 22023 `bad_pantry`.';

drop function private.asked_kitchen(jsonb, text[]);
create function private.asked_kitchen(pantry jsonb, staples text[], traits integer)
returns private.kitchen
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  if jsonb_typeof(pantry) <> 'array' or jsonb_array_length(pantry) > 1000 then
    perform private.refuse('bad_pantry', 'A pantry is a list of at most 1,000 things.');
  end if;
  return private.prepare_kitchen(
    pantry,
    coalesce(staples, private.own_staples()),
    -- Of what a search asks for, whether a recipe is premium is no question to a kitchen.
    traits & 131071 | private.own_diet()
  );
end
$$;
comment on function private.asked_kitchen(jsonb, text[], integer) is
  'The kitchen that a search is answered for: the caller''s own where none is given, for their diet and for the traits that the search asks for. Raises 22023 `bad_pantry`, `bad_staples`.';
revoke all on function
  private.prepare_kitchen(jsonb, text[], integer),
  private.asked_kitchen(jsonb, text[], integer)
  from public, anon, authenticated;
grant execute on function
  private.prepare_kitchen(jsonb, text[], integer),
  private.asked_kitchen(jsonb, text[], integer)
  to anon, authenticated, service_role;

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

drop function public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean);
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
  exact_text boolean default false
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
  read_as text
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode, sort, max_missing, with_others, exact_text
  );
  kitchen private.kitchen;
  page private.result_page;
  untold constant integer[] := array[0, -1000000000];
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  kitchen := private.asked_kitchen(pantry, staples, asked.traits);
  page := private.find_page(kitchen, asked, coalesce(page_size, 20), page_after);

  return query
  with row as materialized (
    select
      found.*, m.required, m.unread, m.ingredients, m.needs, m.unread_texts
    from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
      as found(id, credit, urgency, page_cursor, place)
    join lateral (
      select open.required, open.unread, open.ingredients, open.needs, open.unread_texts
      from private.recipe_matches as open
      where open.recipe_id = found.id
      union all
      select hidden.required, hidden.unread, hidden.ingredients, hidden.needs, hidden.unread_texts
      from private.hidden_recipe_matches as hidden
      where hidden.recipe_id = found.id and cardinality(asked.cooks) > 0
    ) as m on true
  ), need as materialized (
    select
      row.place as recipe,
      said.code,
      said.place,
      case when said.code = any (untold) then row.unread_texts[(
        select count(*) from unnest(row.needs[:said.place]) as earlier(code)
        where earlier.code = any (untold)
      )] end as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as said(code, place)
  ), told as (
    select
      need.recipe,
      json_agg(
        case
          when need.code = any (untold) then json_build_object(
            'ingredient', null, 'text', need.unread_text, 'optional', need.code < 0,
            'state', case when need.code < 0 then 'optional' else 'unknown' end,
            'credit', 0, 'urgency', 0, 'via', '[]'::json,
            'reason', case when need.code < 0 then 'optional' else 'we could not read this line' end
          )
          else explained.told
        end
        order by need.place
      ) as needs
    from need
    left join private.explain(array(select distinct need.code from need), kitchen) as explained
      on explained.need = need.code
    group by need.recipe
  )
  select
    card.id, card.slug, card.owner_id, card.title, card.image, card.ready_in_minutes,
    card.servings, card.difficulty, card.cuisine, card.meal_type, card.diets, card.allergens,
    card.contains, card.free_of, card.season, card.tags, card.is_premium, card.rating, card.review_count,
    case
      when counted.missed = 0 then
        case
          when row.ingredients operator(extensions.<@) kitchen.as_is then 'ready'
          else 'ready-with-swaps'
        end
      when counted.missed = 1 then 'missing-1'
      when counted.missed <= 3 then 'missing-2-3'
      else 'explore'
    end,
    extensions.icount(row.ingredients operator(extensions.&) kitchen.used),
    counted.missed,
    row.credit,
    row.urgency,
    coalesce(told.needs, '[]'),
    row.page_cursor,
    asked.read_as
  from row
  join public.recipe_cards as card on card.id = row.id
  left join told on told.recipe = row.place
  cross join lateral (
    select
      row.unread + row.required
        - extensions.icount(row.ingredients operator(extensions.&) kitchen.met) as missed
  ) as counted
  order by row.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text, text, integer, boolean, boolean
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. `sort`: pantry (as `mode` says), or popular, rated, newest, quickest, whatever the pantry. `max_missing`: 0, 1 or 3. `with_others`: what uses nothing of the pantry follows. A word that finds nothing is read as the nearest that does (`read_as`), but for `exact_text`. Errors: 22023 with the code as message, 42501 `feature_required`.';
revoke all on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean)
  from public, anon, authenticated;
grant execute on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean)
  to anon, authenticated, service_role;

create function private.diet_facet(
  list text, query private.recipe_query, pantry jsonb, staples text[], enough integer
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  option text;
  stricter private.recipe_query := query;
  facet jsonb := '{}';
begin
  foreach option in array private.known_words(list) loop
    stricter.traits := query.traits | case list
      when 'preferences' then private.trait_bits(array[option], '{}', null)
      else private.trait_bits('{}', array[option], null)
    end;
    facet := facet || jsonb_build_object(
      option,
      cardinality((
        private.count_found(
          private.asked_kitchen(pantry, staples, stricter.traits), stricter, enough
        )
      ).ids)
    );
  end loop;
  return facet;
end
$$;
comment on function private.diet_facet(text, private.recipe_query, jsonb, text[], integer) is
  'How many recipes each diet, or each thing to avoid, would leave where the kitchen decides what is found: with another diet it offers less.';
revoke all on function
  private.diet_facet(text, private.recipe_query, jsonb, text[], integer) from public, anon, authenticated;
grant execute on function
  private.diet_facet(text, private.recipe_query, jsonb, text[], integer)
  to anon, authenticated, service_role;

drop function private.facets(private.kitchen, private.recipe_query, private.counted, integer);
create function private.facets(
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
    'ratings', 'premium'
  ] loop
    -- Of a list of which one option is enough, choosing another adds to what is found.
    without_own := query;
    case list
      when 'cuisines' then without_own.cuisines := 0;
      when 'meals' then without_own.meals := 0;
      when 'difficulties' then without_own.difficulties := 0;
      when 'seasons' then without_own.seasons := 0;
      when 'minutes' then without_own.max_minutes := null;
      when 'ratings' then without_own.min_rating := null;
      when 'premium' then without_own.traits := query.traits & 131071;
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
comment on function private.facets(
  private.kitchen, private.recipe_query, private.counted, integer, jsonb, text[]
) is
  'Beside each option how many recipes have it and all else that is asked for; `capped` names the lists that were counted no further than `enough`.';
revoke all on function
  private.facets(private.kitchen, private.recipe_query, private.counted, integer, jsonb, text[])
  from public, anon, authenticated;
grant execute on function
  private.facets(private.kitchen, private.recipe_query, private.counted, integer, jsonb, text[])
  to anon, authenticated, service_role;

create or replace function public.count_recipes(
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
  exact_text boolean default false
) returns jsonb
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant integer := 1000;
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, 'ready-now', 'pantry', max_missing, with_others, exact_text
  );
  kitchen private.kitchen;
  found private.counted;
begin
  if with_facets then
    perform private.require_feature('advanced_search');
  end if;
  kitchen := private.asked_kitchen(pantry, staples, asked.traits);
  found := private.count_found(kitchen, asked, enough);
  return jsonb_build_object(
    'total', cardinality(found.ids),
    'complete', cardinality(found.ids) < enough,
    'bands', found.bands,
    'read_as', asked.read_as,
    'facets', null
  ) || case when with_facets then private.facets(kitchen, asked, found, enough, pantry, staples) else '{}' end;
end
$$;

create or replace function private.begin_chef_answer(person uuid, recipes bigint[], per_service integer)
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  per_minute constant integer := 10;
  per_day constant integer := 100;
begin
  if not (
    private.has_access(person)
    and exists (select from public.plan_features as included where included.feature = 'ai_assistant')
  ) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'ai_assistant';
  end if;
  -- One question is counted at a time: fifty at once cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('ai_usage', 0));
  delete from public.ai_usage as old where old.used_at <= now() - interval '24 hours';
  if per_minute <= (
    select count(*)
    from public.ai_usage as recent
    where recent.user_id = person and recent.used_at > clock_timestamp() - interval '1 minute'
  ) then
    raise exception 'chef_minute_limit' using detail = format('%s questions a minute.', per_minute);
  end if;
  if per_day <= (select count(*) from public.ai_usage as own where own.user_id = person) then
    raise exception 'chef_day_limit' using detail = format('%s questions a day.', per_day);
  end if;
  if per_service <= (select count(*) from public.ai_usage) then
    raise exception 'chef_service_limit' using
      detail = format('%s questions a day of everyone.', per_service);
  end if;
  -- Not the start of the transaction: that may have waited for its turn.
  insert into public.ai_usage (user_id, used_at) values (person, clock_timestamp());
  return query
  select
    array(
      select item.name
      from public.pantry_items as item
      where item.user_id = person and item.status <> 'out'
      order by item.created_at desc, item.id
      limit 100
    ),
    (select own.dietary_settings from public.private_profiles as own where own.id = person),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'title', card.title,
            'minutes', card.ready_in_minutes,
            'diets', card.diets,
            'contains', card.contains,
            'freeOf', card.free_of
          )
          order by array_position(recipes, card.id)
        ),
        '[]'
      )
      from public.recipe_cards as card
      -- Nobody else writes what the chef is told: a cook's title could give it orders.
      where card.owner_id is null and card.id = any (recipes[1:8])
    );
end
$$;

-- What a database holds from before this migration.
update public.ingredient_substitutions set quality = quality;
update public.ingredients set name = name;
select private.refresh_recipe_matches(array(select id from public.recipe_cards));
