-- Lines of a recipe say what they are there for: flavours and finishes can be left out. What can be left out stands
-- apart from what a recipe requires, so that the counts by which recipes are found stay those of its base.

alter table public.recipe_ingredients
  add column use text not null default 'base' constraint use_known check (use in ('base', 'flavour', 'finish')),
  add column without text constraint without_length check (char_length(without) between 1 and 200),
  add constraint optional_is_base check (use = 'base' or not optional);

comment on column public.recipe_ingredients.use is
  'What it is there for. `base`: the dish is not itself without it. `flavour` carries taste and `finish` comes on at the end: both can be left out.';
comment on column public.recipe_ingredients.without is
  'What is lost without it, in a sentence: "without the bay leaf, the broth is a little flatter".';

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
            'use', line.use,
            'without', line.without,
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

drop function private.lines_of(jsonb);
create function private.lines_of(recipe jsonb) returns table (
  "position" smallint, text text, section text, ingredient_id integer, name text, amount numeric,
  amount_max numeric, unit text, note text, optional boolean, use text, without text
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  lines constant jsonb := coalesce(recipe -> 'ingredients', 'null');
begin
  if
    jsonb_typeof(lines) <> 'array'
    or jsonb_array_length(lines) > 200
    or exists (
      select from jsonb_array_elements(lines) as line
      where
        jsonb_typeof(line) <> 'object'
        or btrim(private.without_bidi_controls(concat(line ->> 'text', line ->> 'name', line ->> 'slug')), E' \t\n\r') = ''
    )
  then
    perform private.refuse_recipe(
      'recipe_ingredients', 'A recipe has up to 200 lines of ingredients, each with its text.'
    );
  end if;
  if exists (
    select
    from jsonb_array_elements(lines) as line
    where coalesce(private.text_of(line, 'use', 20), 'base') not in ('base', 'flavour', 'finish')
  ) then
    perform private.refuse_recipe('recipe_use', 'A line is there as base, flavour or finish.');
  end if;
  return query
  select
    entry.place::smallint,
    private.text_of(entry.line, 'text', 500),
    private.text_of(entry.line, 'section', 100),
    known.id,
    coalesce(
      private.text_of(entry.line, 'name', 200),
      case
        when known.id is null
          then left(coalesce(private.text_of(entry.line, 'text', 500), entry.line ->> 'slug'), 200)
      end
    ),
    private.number_of(entry.line, 'amount', 0.000001, 1000000),
    private.number_of(entry.line, 'amount_max', 0.000001, 1000000),
    private.text_of(entry.line, 'unit', 40),
    private.text_of(entry.line, 'note', 200),
    coalesce(entry.line -> 'optional' = 'true', false),
    case
      when entry.line -> 'optional' = 'true' then 'base'
      else coalesce(private.text_of(entry.line, 'use', 20), 'base')
    end,
    private.text_of(entry.line, 'without', 200)
  from jsonb_array_elements(lines) with ordinality as entry(line, place)
  left join public.ingredients as known on known.slug = entry.line ->> 'slug'
  order by entry.place;
end
$$;
comment on function private.lines_of(jsonb) is
  'The lines of a recipe, each with the food that it names, null where there is none of that key. Raises 23514 `recipe_ingredients`, `recipe_text`, `recipe_amount`, `recipe_use` and the like.';

create or replace function private.write_lines(recipe bigint, document jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.recipe_ingredients as line where line.recipe_id = recipe;
  insert into public.recipe_ingredients
    (recipe_id, position, ingredient_id, name, section, optional, use, without)
  select
    recipe, line.position, line.ingredient_id, line.name, line.section, line.optional, line.use,
    line.without
  from private.lines_of(document) as line;
  insert into public.recipe_measures
    (recipe_id, position, original_text, amount, amount_max, unit, note)
  select
    recipe, line.position, line.text, line.amount,
    case when line.amount_max > line.amount then line.amount_max end, line.unit, line.note
  from private.lines_of(document) as line;
  insert into public.recipe_details as held
    (recipe_id, instructions, nutrition_info, alternatives, tip, storage)
  values (
    recipe,
    to_jsonb(private.texts_of(document, 'instructions', 100, 5000)),
    private.nutrition_of(document),
    null,
    private.text_of(document, 'tip', 2000),
    private.text_of(document, 'storage', 2000)
  )
  on conflict (recipe_id) do update set
    instructions = excluded.instructions,
    nutrition_info = excluded.nutrition_info,
    tip = excluded.tip,
    storage = excluded.storage;
end
$$;

create function private.missed_flavours(flavours integer[], met integer[]) returns integer
language plpgsql immutable strict set search_path = ''
as $$
declare
  all_of_them constant integer := cardinality(flavours);
  unmet constant integer := all_of_them - extensions.icount(flavours operator(extensions.&) met);
begin
  return case
    when unmet <= case all_of_them when 1 then 1 else least(2, all_of_them - 1) end then 0
    else unmet
  end;
end
$$;
comment on function private.missed_flavours(integer[], integer[]) is
  'How many of a dish''s flavours count as missing: none while few enough of them can be left out, else all that are not met. As `mostFlavoursLeftOut` in domain/matching/leave-out.ts.';
grant execute on function
  private.missed_flavours(integer[], integer[])
  to anon, authenticated, service_role;

alter table private.recipe_matches
  add column dispensable integer[],
  add column flavours integer[],
  add column losses text[];
alter table private.hidden_recipe_matches
  add column dispensable integer[],
  add column flavours integer[],
  add column losses text[];
comment on column private.recipe_matches.required is 'How many distinct ingredients it requires: of its base.';
comment on column private.recipe_matches.ingredients is
  'The required ones, ascending. What can be left out stands apart, so that what is rarest and how many are there say what is missing.';
comment on column private.recipe_matches.needs is
  'In the order of the recipe: an ingredient, negative where it is optional, 100000000 more as a flavour and 200000000 more as a finish; 0 for an unread line, -1000000000 for an unread one that is optional.';
comment on column private.recipe_matches.dispensable is
  'What it can go without, ascending: flavours and finishes; null where there is none.';
comment on column private.recipe_matches.flavours is
  'Those of them of which only so many can be left out: see private.missed_flavours.';
comment on column private.recipe_matches.losses is
  'What is lost without each of them, in the order of `needs`; null where nothing is said.';

comment on column private.hidden_recipe_matches.required is 'How many distinct ingredients it requires: of its base.';
comment on column private.hidden_recipe_matches.ingredients is
  'The required ones, ascending. What can be left out stands apart, so that what is rarest and how many are there say what is missing.';
comment on column private.hidden_recipe_matches.needs is
  'In the order of the recipe: an ingredient, negative where it is optional, 100000000 more as a flavour and 200000000 more as a finish; 0 for an unread line, -1000000000 for an unread one that is optional.';

drop index private.recipe_matches_rarest_1_idx;
drop index private.recipe_matches_rarest_2_idx;
create index recipe_matches_rarest_1_idx on private.recipe_matches (rarest_1, rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_3, essential_bits,
  ingredients, dispensable, flavours
);
create index recipe_matches_rarest_2_idx on private.recipe_matches (rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_1, rarest_3,
  essential_bits, ingredients, dispensable, flavours
) where required > 1;
create index recipe_matches_small_idx on private.recipe_matches (recipe_id)
  where required <= 3 and dispensable is not null;
create index recipe_matches_dispensable_idx on private.recipe_matches
  using gin (dispensable extensions.gin__int_ops) with (fastupdate = off)
  where dispensable is not null;

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
  line.losses
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
      array_agg(need.id order by need.id) filter (where not need.optional and need.in_title),
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
        known.id,
        known.recipe_count,
        named.in_title,
        named.words,
        not line.optional and known.id is not null as required,
        -- What the title names is never left out.
        case when line.optional or known.id is null or named.in_title then 0 else line.line_use end
          as asked_use
      from (
        select
          each.ingredient_id,
          min(each.position) as place,
          bool_and(each.optional) as optional,
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
    flavours, losses
  )
  select
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words, dispensable,
    flavours, losses
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
    losses = excluded.losses
  where held is distinct from excluded;

  insert into private.hidden_recipe_matches as held (
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words,
    dispensable, flavours, losses
  )
  select
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words,
    dispensable, flavours, losses
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
    losses = excluded.losses
  where held is distinct from excluded;
end
$$;

comment on type private.candidate is
  'A recipe''s place in the coarse order: group, missed, quick (minutes where they matter), used and popularity (descending), id; and what the finer order asks of it, null in a cursor: all its ingredients, those that it can go without last.';

comment on function private.descend(
  private.kitchen, private.recipe_query, integer, private.candidate, integer
) is
  'The first candidates of one group beyond `after`, looked for level by level: a recipe that lacks m things has one of the m + 1 rarest of its base at home.';

create or replace function private.is_near_enough(query private.recipe_query, grp integer) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when query.max_missing is null then true
    when query.mode = 'fewest-extras' then grp <= query.max_missing
    -- Ready, ready with a change, one missing, two or three missing, the rest.
    else grp % 5 <= case query.max_missing when 0 then 1 when 1 then 2 else 3 end
  end;
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
        best.grp, best.missed, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes,
        case
          when best.dispensable is null then best.ingredients
          else best.ingredients || best.dispensable
        end,
        best.essential_bits
      )::private.candidate
    )
  into found
  from (
    select *
    from (
      select
        each.*,
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.recipe_matches as m
            where m.rare_keys operator(extensions.&&) keys and places is not null
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.recipe_matches as m
            where source = 'more' and m.ingredients operator(extensions.&&) kitchen.used
            union all
            -- What it could go without may be all of it that is at home. Of a few it then lacks all of its base …
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.recipe_matches as m
            where
              source = 'more'
              and m.dispensable operator(extensions.&&) kitchen.used
              and not m.ingredients operator(extensions.&&) kitchen.used
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.hidden_recipe_matches as m
            where m.owner_id = any (query.cooks)
          ) as each
          where
            is_unfiltered
            or (
              each.traits & query.traits = query.traits
              and (query.cuisines = 0 or each.kinds & query.cuisines <> 0)
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
        (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.missed, after.quick, -after.used, -after.popularity, after.id))
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
        each.missed::bigint << 32 | each.quick << 12 | (4095 - each.used),
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
        best.essential_bits
      )::private.candidate
    )
  into found
  from (
    select *
    from (
      select
        m.recipe_id, m.popularity, m.rating, m.minutes, m.ingredients, m.dispensable,
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
          open.flavours, open.essential_bits
        from private.recipe_matches as open
        where open.rarest_1 = any (within) and open.rarest_2 = any (within)
        union all
        select
          hidden.recipe_id, hidden.required, hidden.unread, hidden.popularity, hidden.minutes,
          hidden.rating, hidden.traits, hidden.kinds, hidden.rarest_3, hidden.ingredients,
          hidden.dispensable, hidden.flavours, hidden.essential_bits
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
          and (query.cuisines = 0 or m.kinds & query.cuisines <> 0)
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
        best.grp, best.missed, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes,
        case
          when best.dispensable is null then best.ingredients
          else best.ingredients || best.dispensable
        end,
        best.essential_bits
      )::private.candidate
      order by best.grp, best.missed, best.quick, best.used desc, best.popularity desc, best.id
    )
  into found
  from (
    select
      each.*,
      row_number() over (
        partition by each.grp
        order by each.missed, each.quick, each.used desc, each.popularity desc, each.id
      ) as place
    from (
      select
        each.*,
        case when query.mode = 'quickest' then each.minutes else 0 end as quick,
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
          each.unread + each.required
            - extensions.icount(each.ingredients operator(extensions.&) kitchen.met)
            + coalesce(private.missed_flavours(each.flavours, kitchen.met), 0) as missed
        from (
          select
            m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
          from private.recipe_matches as m
          where
            source = 'cooks'
            and m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
          from private.hidden_recipe_matches as m
          where
            m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
        ) as each
        where
          each.traits & query.traits = query.traits
          and (query.cuisines = 0 or each.kinds & query.cuisines <> 0)
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
      or (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.missed, after.quick, -after.used, -after.popularity, after.id)
  ) as best
  where best.place <= wanted;
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
           each.essential_bits
         )::private.candidate
         order by %1$s
       )
       from (select * from (%2$s) as each order by %1$s limit $6) as each',
      in_all,
      string_agg(
        format(
          '(select
              m.recipe_id as id, m.popularity, %s as quick, m.unread, m.rating, m.minutes, m.ingredients,
              m.dispensable, m.essential_bits
            from %s as m
            where ($7).traits & m.traits = ($7).traits
              and (($7).cuisines = 0 or m.kinds & ($7).cuisines <> 0)
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

drop function private.explain(integer[], private.kitchen);
create function private.explain(needs integer[], kitchen private.kitchen)
returns table (need integer, explanation json, opening text, is_left_out boolean, reason text)
language plpgsql stable rows 50
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  reached constant integer[] := kitchen.ingredient;
  ways constant smallint[] := kitchen.way;
  sources constant integer[] := kitchen.source;
  credits constant smallint[] := kitchen.credit;
  urgencies constant smallint[] := kitchen.urgency;
begin
  return query
  select
    needed.code,
    case
      when needed.use = 0 then concat(told.opening, ',"reason":', to_json(told.reason), '}')::json
    end,
    -- Of most there is nothing more to say: nothing is put together twice.
    case when needed.use > 0 then told.opening end,
    case when needed.use > 0 then outcome.state = 'left-out' end,
    case when needed.use > 0 then told.reason end
  from (
    select
      asked.code, line.use, known.id, known.slug, known.name, known.plural, path.place,
      ways[path.place] as way, sources[path.place] as source
    from unnest(needs) as asked(code)
    cross join lateral (select greatest(asked.code, 0) / 100000000 as use) as line
    join public.ingredients as known on known.id = abs(asked.code) % 100000000
    cross join lateral (select nullif(extensions.idx(reached, known.id), 0) as place) as path
    offset 0
  ) as needed
  left join public.ingredients as another
    on another.id = needed.source and another.id <> needed.id and needed.way in (1, 2, 3, 4, 7)
  -- Most of what is at home is the very thing that is needed.
  cross join lateral (
    select coalesce(another.slug, needed.slug) as slug, coalesce(another.plural, needed.plural) as plural
  ) as source
  left join lateral (
    select
      string_agg(used.plural, ' and ' order by taken.position) as names,
      json_agg(through.slug order by taken.position) filter (where ways[path.place] <= 2) as via
    from public.ingredient_substitution_uses as taken
    cross join lateral (select extensions.idx(reached, taken.ingredient_id) as place) as path
    join public.ingredients as used on used.id = taken.ingredient_id
    join public.ingredients as through on through.id = sources[path.place]
    where taken.substitution_id = needed.source and needed.way = 5
  ) as swap on needed.way = 5
  cross join lateral (
    select
      case
        when needed.way in (1, 2) then 'have'
        when needed.way in (3, 4) then 'assumed'
        when needed.way = 5 then 'swap'
        when needed.way = 7 then 'probably'
        when needed.use in (1, 2) then 'left-out'
        else 'missing'
      end as state,
      case
        when needed.way in (1, 2, 7) then '["' || source.slug || '"]'
        when needed.way = 5 then coalesce(swap.via::text, '[]')
        else '[]'
      end as via,
      case needed.way
        when 1 then 'you have ' || source.plural
        when 2 then 'you get it from ' || source.plural
        when 3 then 'you always have ' || source.plural
        when 4 then 'you get it from ' || source.plural || ', which you always have'
        when 5 then 'use ' || swap.names || ' instead'
        when 7 then 'you have ' || source.plural || ': does that include ' || needed.plural || '?'
        else
          case
            when needed.use in (1, 2) then 'without the ' || needed.plural
            when needed.way = 6 then 'you ran out of ' || needed.plural
            else 'you have no ' || needed.plural
          end
      end as reason
  ) as outcome
  cross join lateral (
    select
      concat(
        '{"ingredient":"', needed.slug,
        '","text":', to_json(needed.name),
        case needed.use when 0 then '' when 2 then ',"use":"finish"' else ',"use":"flavour"' end,
        case
          when needed.code < 0 then
            ',"optional":true,"state":"optional","credit":0,"urgency":0,"via":'
            || case when needed.way in (1, 2) then outcome.via else '[]' end
          else
            ',"optional":false,"state":"' || outcome.state
            || '","credit":' || coalesce(credits[needed.place], 0)
            || ',"urgency":' || coalesce(urgencies[needed.place], 0)
            || ',"via":' || outcome.via
        end
      ) as opening,
      case
        when needed.code > 0 or needed.way in (1, 2) then outcome.reason
        else needed.plural || ', if you like'
      end as reason
  ) as told;
end
$$;
comment on function private.explain(integer[], private.kitchen) is
  'Needs, as in `needs` of a match row, with their states and reasons: as domain/matching/path.ts and need.ts. One that can be left out is only begun (`opening`): what is lost without it depends on the recipe. 300000000 more marks a flavour of a dish that lacks too many of them.';
grant execute on function
  private.explain(integer[], private.kitchen)
  to anon, authenticated, service_role;

create or replace function public.search_recipes(
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
  query private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode, sort, max_missing, with_others, exact_text
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
    query.read_as
  from row
  join public.recipe_cards as card on card.id = row.id
  left join explained on explained.recipe = row.place
  cross join lateral (select row.missed + row.missed_flavours as missed) as counted
  order by row.place;
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
