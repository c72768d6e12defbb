-- What is likely to be at home may be part of a swap, also where it could be swapped itself: one thing more at home
-- never takes a swap away.

alter type private.kitchen add attribute likely integer[];
alter type private.kitchen add attribute likely_source integer[];

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
  likely constant integer[] := kitchen.likely;
  likely_sources constant integer[] := kitchen.likely_source;
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
        where case needed.way when 5 then ways[path.place] <= 2 else path.likely_place > 0 end
      ) as via,
      string_agg(through.plural, ' and ' order by taken.position) filter (where path.likely_place > 0)
        as likely
    from public.ingredient_substitution_uses as taken
    cross join lateral (
      select
        extensions.idx(reached, taken.ingredient_id) as place,
        extensions.idx(likely, taken.ingredient_id) as likely_place
    ) as path
    join public.ingredients as used on used.id = taken.ingredient_id
    join public.ingredients as through
      on through.id = coalesce(likely_sources[path.likely_place], sources[path.place])
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
