-- What is likely to be at home may be part of a swap, also where it could be swapped itself: one thing more at home never takes a swap away.

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
