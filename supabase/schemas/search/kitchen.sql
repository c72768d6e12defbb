-- A pantry prepared for searches: parsed and checked once, in one statement.

create type private.kitchen as (
  -- Ascending sets of ingredients, as the indexes of `recipe_matches` are queried.
  used integer[],
  met integer[],
  as_is integer[],
  soon integer[],
  -- `met` once more, a bit for each ingredient: the quickest to ask for one.
  met_bits bytea,
  -- Side by side, one entry for each ingredient to which there is a path, or that has run out.
  ingredient integer[],
  way smallint[],
  source integer[],
  credit smallint[],
  urgency smallint[],
  -- Whether anything is there at all: where nothing is, there is nothing to rank by.
  stocked boolean,
  -- Side by side: what is not there but likely, also where something else would do, and what of the pantry says so.
  likely integer[],
  likely_source integer[]
);
comment on type private.kitchen is
  'A pantry, expanded. `used` meets a need, `met` also where it is only assumed, `as_is` without swaps and guesses, `soon` by what spoils soon. Ways: 1 have, 2 made of it, 3 assumed, 4 made of an assumed one, 5 swap (its source is the substitution), 6 run out, 7 only the more general thing, 8 nothing is known but that it is probably there, 9 swap with something that is only probably there.';

create function private.own_pantry() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  own jsonb;
begin
  if (select auth.uid()) is not null then
    select jsonb_agg(jsonb_build_object(
      'ingredient', item.ingredient,
      'status', item.status,
      'age', coalesce(
        private.spent_days(item, known),
        greatest(0, floor(extract(epoch from now() - item.stocked_at) / 86400))
      )
    ))
    into own
    from public.pantry_items as item
    left join public.ingredients as known on known.slug = item.ingredient
    where item.kitchen = (select private.kitchen_here()) and item.ingredient is not null;
  end if;
  return coalesce(own, '[]');
end
$$;
comment on function private.own_pantry() is
  'The caller''s pantry as `search_recipes` takes one: ages are days of the usual shelf life that count as spent, as domain/pantry/pantry-entries.ts counts them. A visitor''s is empty.';
grant execute on function private.own_pantry() to anon, authenticated, service_role;

create function private.own_staples() returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  own text[];
begin
  -- Visitors have no list, and no right to ask for one.
  if (select auth.uid()) is not null then
    select list.ingredients into own
    from public.staple_lists as list
    where list.kitchen = (select private.kitchen_here());
  end if;
  return coalesce(own, array['salt', 'black-pepper', 'water']);
end
$$;
comment on function private.own_staples() is
  'What the caller assumes to have always, or the usual list of domain/pantry/staples.ts.';
grant execute on function private.own_staples() to anon, authenticated, service_role;

create function private.prepare_kitchen(pantry jsonb, staples text[], diet integer)
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
        and (best.way <= 4 or best.way = 8)
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
    ),
    (select array_agg(best.id order by best.id) from best where best.way = 8),
    (select array_agg(best.source order by best.id) from best where best.way = 8)
  into
    kitchen.used, kitchen.met, kitchen.as_is, kitchen.soon, kitchen.ingredient, kitchen.way,
    kitchen.source, kitchen.credit, kitchen.urgency, kitchen.stocked, has_bad, last_id,
    kitchen.likely, kitchen.likely_source
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
comment on function private.prepare_kitchen(jsonb, text[], integer) is
  'A pantry and assumed staples, expanded by kinds, transforms, substitutions and what is likely, as far as they keep to a diet (see private.own_diet): as domain/matching/kitchen.ts. Raises 22023 `bad_pantry`.';
grant execute on function
  private.prepare_kitchen(jsonb, text[], integer)
  to anon, authenticated, service_role;

create function private.kitchen_of_search(pantry jsonb, staples text[], traits integer)
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
    traits & 67108863 | private.own_diet()
  );
end
$$;
comment on function private.kitchen_of_search(jsonb, text[], integer) is
  'The kitchen that a search is answered for: the caller''s own where none is given, for their diet and for the traits that the search asks for. Raises 22023 `bad_pantry`, `bad_staples`.';
grant execute on function
  private.kitchen_of_search(jsonb, text[], integer)
  to anon, authenticated, service_role;
