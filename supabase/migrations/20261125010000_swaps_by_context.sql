-- Lines say in which contexts they use their ingredient, and a substitution that holds in one of them counts there. What
-- recipes need then has a key of its own among the ids of ingredients, so that nothing that reckons by ids changes.

alter table public.recipe_ingredients
  add column contexts text[] not null default '{}' constraint contexts_few check (cardinality(contexts) <= 20);
comment on column public.recipe_ingredients.contexts is
  'Those of the contexts of its ingredient''s substitutions in which it is known to be used, ascending. Written by the catalogue''s loader (domain/cooking/contexts.ts).';
alter table public.ingredient_substitutions add column alike boolean not null default false;
comment on column public.ingredient_substitutions.alike is
  'Whether the dish stays the same with it even where its title names the need.';
comment on column public.ingredient_substitutions.context is
  'Where it works. Null where it works wherever the need is used; another is offered unasked only to lines that are known to be used there.';

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
            'contexts', line.contexts,
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
  case
    when details.recipe_id is null and card.is_premium then private.energy_of(card.id)
    else details.nutrition_info
  end as nutrition_info,
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

create table private.need_keys (
  -- Beside the ids of ingredients: what is reckoned by ids need not know which of the two one is.
  id integer primary key default nextval('public.ingredients_id_seq'),
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  contexts text[] not null,
  is_named boolean not null generated always as ('in the title' = any (contexts)) stored,
  unique (ingredient_id, contexts)
);
comment on table private.need_keys is
  'An ingredient as lines use it in certain contexts: what a recipe needs there instead of the plain one. Met by all that meets the ingredient, and by the substitutions that hold in one of the contexts.';
comment on column private.need_keys.is_named is
  'Whether the title of the dish names it (`inTitle` in domain/matching/swaps.ts): then only what is alike takes its place.';

alter table private.need_keys enable row level security;
grant select on private.need_keys to anon, authenticated, service_role;
create policy "everyone reads the keys of needs" on private.need_keys
  for select to anon, authenticated using (true);

create view private.unnamed_needs with (security_invoker = true) as
select distinct line.recipe_id, line.ingredient_id, line.contexts
from public.recipe_ingredients as line
where
  line.ingredient_id is not null
  and line.contexts <> '{}'
  and not exists (
    select
    from private.need_keys as held
    where held.ingredient_id = line.ingredient_id and held.contexts = line.contexts
  );
comment on view private.unnamed_needs is 'What lines use in certain contexts and has no key yet.';

create function private.things_of(needed integer[]) returns integer[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select distinct coalesce(key.ingredient_id, need.id)
    from unnest(needed) as need(id)
    left join private.need_keys as key on key.id = need.id
    order by 1
  );
end
$$;
comment on function private.things_of(integer[]) is
  'The ingredients behind what recipes need, ascending: whatever the contexts that they are used in.';
grant execute on function private.things_of(integer[]) to anon, authenticated, service_role;

create function private.with_keys(things integer[]) returns integer[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select unnest(things)
    union
    select key.id from private.need_keys as key where key.ingredient_id = any (things)
    order by 1
  );
end
$$;
comment on function private.with_keys(integer[]) is
  'Ingredients, and as what else recipes may need them, ascending.';
grant execute on function private.with_keys(integer[]) to anon, authenticated, service_role;

create or replace function private.refresh_ingredient_weights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ingredient_weights (unmet)
  select coalesce(array_agg(coalesce(known.weight, 1) << 24 order by place), '{}')
  from generate_series(
    1, greatest((select max(id) from public.ingredients), (select max(id) from private.need_keys))
  ) as place
  left join private.need_keys as key on key.id = place
  left join public.ingredients as known on known.id = coalesce(key.ingredient_id, place)
  on conflict (is_only) do update set unmet = excluded.unmet;
  return null;
end
$$;
create trigger refresh_ingredient_weights
  after insert or delete on private.need_keys
  for each statement execute function private.refresh_ingredient_weights();

alter table private.ingredient_swaps
  drop constraint ingredient_swaps_pkey,
  add primary key (ingredient_id, substitution_id, need_id) include (credit, takes);
comment on table private.ingredient_swaps is
  'What each ingredient stands in for, alone or with others: an ingredient wherever it is used, or one of `need_keys`. Derived from substitutions by triggers.';

create or replace function private.refresh_ingredient_swaps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with wanted as materialized (
    select
      used.ingredient_id,
      used.substitution_id,
      need.id as need_id,
      (substitution.quality * 100)::smallint as credit,
      private.trait_bits(substitution.diets, substitution.free_of, null) as traits,
      (count(*) over (partition by used.substitution_id, need.id))::smallint as takes
    from public.ingredient_substitution_uses as used
    join public.ingredient_substitutions as substitution on substitution.id = used.substitution_id
    join (
      select known.id, known.id as ingredient_id, null as context, false as is_named
      from public.ingredients as known
      union all
      select key.id, key.ingredient_id, used_in.context, key.is_named
      from private.need_keys as key
      -- What holds everywhere it has from its ingredient, but for the alike ones alone.
      cross join lateral unnest(key.contexts || case when key.is_named then array[null::text] end)
        as used_in(context)
    ) as need
      on need.ingredient_id = substitution.need_id
      and need.context is not distinct from substitution.context
      and (substitution.alike or not need.is_named)
  ), gone as (
    delete from private.ingredient_swaps as held
    where not exists (
      select
      from wanted
      where
        wanted.ingredient_id = held.ingredient_id
        and wanted.substitution_id = held.substitution_id
        and wanted.need_id = held.need_id
    )
  )
  insert into private.ingredient_swaps as held
    (ingredient_id, substitution_id, need_id, credit, traits, takes)
  select ingredient_id, substitution_id, need_id, credit, traits, takes from wanted
  on conflict (ingredient_id, substitution_id, need_id) do update set
    credit = excluded.credit,
    traits = excluded.traits,
    takes = excluded.takes
  where
    (held.credit, held.traits, held.takes)
    is distinct from (excluded.credit, excluded.traits, excluded.takes);
  return null;
end
$$;
create trigger refresh_ingredient_swaps
  after insert or delete on private.need_keys
  for each statement execute function private.refresh_ingredient_swaps();

comment on table private.recipe_matches is
  'Public recipes as matching sees them. An ingredient is one of `ingredients`, or one of `need_keys` where a line is known to use it in certain contexts. Derived from cards and lines by triggers.';

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
        coalesce(key.id, known.id) as id,
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

create or replace function private.prepare_kitchen(pantry jsonb, staples text[], diet integer)
returns private.kitchen
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  soon_from constant integer := 60;
  believed_credit constant integer := 80;
  kitchen private.kitchen;
  has_bad boolean;
  last_id integer;
  met integer;
  bits bytea;
begin
  with entered as materialized (
    select
      each ->> 'ingredient' as slug,
      coalesce(each ->> 'status', 'have') in ('have', 'low') as is_there,
      -- 0 is said of it, 1 it is assumed, 2 it is only likely.
      case each ->> 'status' when 'likely' then 2 else 0 end as basis,
      case
        when jsonb_typeof(each -> 'age') = 'number'
          then greatest(0, least(100000, floor((each -> 'age')::numeric)))::integer
        else 0
      end as age,
      jsonb_typeof(each) <> 'object'
        or jsonb_typeof(each -> 'ingredient') is distinct from 'string'
        or coalesce(each ->> 'status', 'have') not in ('have', 'low', 'out', 'likely')
        or jsonb_typeof(coalesce(each -> 'age', '0')) <> 'number'
        or case
          when jsonb_typeof(each -> 'age') = 'number' then abs((each -> 'age')::numeric) > 100000
          else false
        end as is_bad
    from jsonb_array_elements(pantry) as each
    union all
    select staple, false, 1, 0, false from unnest(staples) as staple
  ), entry as materialized (
    -- What is assumed counts where the pantry has no entry for it, neither that it is there nor that it ran out; what is
    -- likely where neither of them has one.
    select
      known.id,
      bool_or(entered.is_there) as is_there,
      min(entered.basis) as basis,
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
      case
        when source.basis = 2 then 8
        when source.basis = 1 then path.way + 2
        when path.way = 3 then 7
        else path.way
      end as way,
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
      (source.is_there or source.basis > 0)
      and path.breaks & diet = 0
      and (path.way < 3 or source.basis = 0)
      and (
        (path.way < 3 and source.basis = 0)
        or path.need_id not in (
          select gone.id from entry as gone where not gone.is_there and gone.basis = 0
        )
      )
    order by path.need_id, path.way = 3, source.basis, path.place
  ), key as materialized (
    select each.id, each.ingredient_id, each.is_named from private.need_keys as each
  ), swap as materialized (
    -- Those of a key are of its contexts alone: it has those of its ingredient besides.
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
  ), likely_swap as (
    select distinct on (taken.need_id)
      taken.need_id as id, taken.substitution_id as source, taken.credit
    from (
      select each.substitution_id, each.need_id, each.credit
      from private.ingredient_swaps as each
      join best on best.id = each.ingredient_id
      where
        each.traits & diet = diet
        and exists (select from best as any_of_them where any_of_them.way = 8)
        and (
          best.way <= 4
          or best.way = 8 and best.id not in (select met.id from swap as met)
        )
      group by each.substitution_id, each.need_id, each.credit, each.takes
      having count(*) = each.takes and bool_or(best.way = 8)
    ) as taken
    order by taken.need_id, taken.credit desc, taken.substitution_id
  ), way_to as materialized (
    select
      id, way, source, case way when 1 then 100 when 2 then 95 when 7 then 60 when 8 then believed_credit
        else 0 end as credit,
      urgency
    from best
    union all
    select id, 5, source, credit, urgency from swap
    union all
    select id, 9, source, credit, 0 from likely_swap
    union all
    select id, 6, id, 0, 0 from entry where not is_there and basis = 0
  ), path as (
    select distinct on (each.id)
      each.id, each.way, each.source,
      case each.way when 9 then (each.credit * believed_credit + 50) / 100 else each.credit end as credit,
      each.urgency
    from (
      select * from way_to
      union all
      select key.id, each.way, each.source, each.credit, each.urgency
      from key
      join way_to as each on each.id = key.ingredient_id
      where not key.is_named or each.way not in (5, 9)
    ) as each
    -- Several ways of one kind are swaps: that of the ingredient, and that of the contexts.
    order by each.id, each.way, each.credit desc, each.source
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
    greatest(
      (select max(known.id) from public.ingredients as known), (select max(key.id) from key)
    )
  into
    kitchen.used, kitchen.met, kitchen.as_is, kitchen.soon, kitchen.ingredient, kitchen.way,
    kitchen.source, kitchen.credit, kitchen.urgency, kitchen.stocked, has_bad, last_id
  -- Ascending by id already; an order by in each aggregate would sort eight times.
  from path;
  if has_bad then
    perform private.refuse(
      'bad_pantry',
      'Each thing has an ingredient (its key), a status (have, low, out or likely) and an age in days.'
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

create or replace function private.explain(needs integer[], kitchen private.kitchen)
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
      when needed.use = 0 then concat(worded.opening, ',"reason":', to_json(worded.reason), '}')::json
    end,
    -- Of most there is nothing more to say: nothing is put together twice.
    case when needed.use > 0 then worded.opening end,
    case when needed.use > 0 then outcome.state = 'left-out' end,
    case when needed.use > 0 then worded.reason end
  from (
    select
      asked.code, line.use, key.contexts, known.id, known.slug, known.name, known.plural, path.place,
      ways[path.place] as way, sources[path.place] as source
    from unnest(needs) as asked(code)
    cross join lateral (select greatest(asked.code, 0) / 100000000 as use) as line
    cross join lateral (select abs(asked.code) % 100000000 as id) as asked_for
    left join private.need_keys as key on key.id = asked_for.id
    join public.ingredients as known on known.id = coalesce(key.ingredient_id, asked_for.id)
    cross join lateral (select nullif(extensions.idx(reached, asked_for.id), 0) as place) as path
    offset 0
  ) as needed
  left join public.ingredients as another
    on another.id = needed.source and another.id <> needed.id and needed.way in (1, 2, 3, 4, 7, 8)
  -- Most of what is at home is the very thing that is needed.
  cross join lateral (
    select coalesce(another.slug, needed.slug) as slug, coalesce(another.plural, needed.plural) as plural
  ) as source
  left join lateral (
    select
      string_agg(used.plural, ' and ' order by taken.position) as names,
      json_agg(through.slug order by taken.position) filter (
        where case needed.way when 5 then ways[path.place] <= 2 else ways[path.place] = 8 end
      ) as via,
      string_agg(through.plural, ' and ' order by taken.position) filter (where ways[path.place] = 8)
        as likely
    from public.ingredient_substitution_uses as taken
    cross join lateral (select extensions.idx(reached, taken.ingredient_id) as place) as path
    join public.ingredients as used on used.id = taken.ingredient_id
    join public.ingredients as through on through.id = sources[path.place]
    where taken.substitution_id = needed.source and needed.way in (5, 9)
  ) as swap on needed.way in (5, 9)
  cross join lateral (
    select
      case
        when needed.way in (1, 2) then 'have'
        when needed.way in (3, 4) then 'assumed'
        when needed.way = 5 then 'swap'
        when needed.way = 7 then 'probably'
        when needed.way in (8, 9) then 'believed'
        when needed.use in (1, 2) then 'left-out'
        else 'missing'
      end as state,
      case
        when needed.way in (1, 2, 7, 8) then '["' || source.slug || '"]'
        when needed.way in (5, 9) then coalesce(swap.via::text, '[]')
        else '[]'
      end as via,
      case needed.way
        when 1 then 'you have ' || source.plural
        when 2 then 'you get it from ' || source.plural
        when 3 then 'you always have ' || source.plural
        when 4 then 'you get it from ' || source.plural || ', which you always have'
        when 5 then 'use ' || swap.names || ' instead'
        when 7 then 'you have ' || source.plural || ': does that include ' || needed.plural || '?'
        when 8 then 'you probably have ' || source.plural
        when 9 then 'use ' || swap.names || ' instead: you probably have ' || swap.likely
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
        ',"contexts":' || to_json(needed.contexts),
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
  ) as worded;
end
$$;

create or replace function private.season_order(
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
    )
  from unnest(private.season_order(hemisphere, month, private.own_diet(), page_size))
    with ordinality as found(id, place)
  join private.recipe_matches as m on m.recipe_id = found.id
  join public.recipe_cards as card on card.id = found.id
  order by found.place;
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
  blocked constant uuid[] := private.blocked_users_or_none();
begin
  return query
  with taste as materialized (
    select * from private.own_tastes()
  ), liked as materialized (
    select taste.*, private.things_of(m.ingredients) as ingredients, m.kinds
    from taste
    join (
      select each.recipe_id, each.ingredients, each.kinds from private.recipe_matches as each
      union all
      select each.recipe_id, each.ingredients, each.kinds from private.hidden_recipe_matches as each
    ) as m on m.recipe_id = taste.recipe_id
  ), sign as materialized (
    select ingredient.id
    from liked
    cross join lateral unnest(liked.ingredients) as ingredient(id)
    join public.ingredients as known on known.id = ingredient.id
    group by ingredient.id
    order by sum(liked.weight) * min(known.weight) ^ 2 desc, ingredient.id
    limit telling
  ), summed as materialized (
    select
      needed.ids as ingredients,
      array(
        select each * 8 + place from unnest(needed.ids) as each cross join generate_series(1, 3) as place
      ) as keys,
      (select bit_or(liked.kinds & (of_cuisine | of_meal)) from liked) as kinds
    from (select private.with_keys(array(select sign.id from sign)) as ids) as needed
  ), near as (
    select m.recipe_id, m.ingredients, m.kinds, m.popularity
    from private.recipe_matches as m
    where
      m.rare_keys operator(extensions.&&) (select summed.keys from summed)
      and m.traits & diet = diet
      and m.recipe_id <> all (excluded)
      and (m.owner_id is null or m.owner_id <> all (blocked))
    order by
      extensions.icount(m.ingredients operator(extensions.&) (select summed.ingredients from summed))
        + case when m.kinds & of_cuisine & (select summed.kinds from summed) <> 0 then 1 else 0 end
        desc,
      m.popularity desc,
      m.recipe_id
    limit pool_size
  ), pool as materialized (
    select near.recipe_id, private.things_of(near.ingredients) as ingredients, near.kinds, near.popularity
    from near
  ), weighed as materialized (
    select each.recipe_id, sum(known.weight)::numeric as weight
    from (
      select pool.recipe_id, pool.ingredients from pool
      union
      select liked.recipe_id, liked.ingredients from liked
    ) as each
    cross join lateral unnest(each.ingredients) as ingredient(id)
    join public.ingredients as known on known.id = ingredient.id
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
      from unnest(pool.ingredients operator(extensions.&) liked.ingredients) as ingredient(id)
      join public.ingredients as known on known.id = ingredient.id
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
