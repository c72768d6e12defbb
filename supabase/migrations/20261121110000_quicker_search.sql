-- The same search, quicker: the paths of what is at home are read one by one instead of all at once; each
-- ingredient is explained once, in JSON text, however many recipes of a page ask for it; and nobody asks who a
-- visitor is. The answers stay as they were.

create or replace function private.prepare_kitchen(pantry jsonb, staples text[]) returns private.kitchen
language plpgsql stable set search_path = ''
as $$
declare
  soon_from constant integer := 60;
  kitchen private.kitchen;
  met integer;
  bits bytea;
begin
  with entry as materialized (
    select
      known.id,
      bool_or(said.status <> 'out') as is_there,
      coalesce(
        max(least(100, floor(said.age * 100 / known.shelf_life_days)))
          filter (where said.status <> 'out' and known.shelf_life_days is not null),
        0
      )::smallint as urgency
    from (
      select
        each ->> 'ingredient' as slug,
        coalesce(each ->> 'status', 'have') as status,
        greatest(0, floor(coalesce((each ->> 'age')::numeric, 0))) as age
      from jsonb_array_elements(pantry) as each
    ) as said
    join public.ingredients as known on known.slug = said.slug
    group by known.id
  ), runs_out as materialized (
    select id from entry where not is_there
  ), source as (
    select id, false as assumed, urgency from entry where is_there
    union all
    select known.id, true, 0::smallint
    from public.ingredients as known
    where known.slug = any (staples) and known.id not in (select id from runs_out)
  ), best as materialized (
    select distinct on (path.need_id)
      path.need_id as id,
      case when source.assumed then path.way + 2 when path.way = 3 then 7 else path.way end as way,
      source.id as source,
      source.urgency
    from source
    -- A fence: all paths at once would be read to join them with some forty sources.
    cross join lateral (
      select each.need_id, each.way, each.place
      from private.ingredient_paths as each
      where each.source_id = source.id
      offset 0
    ) as path
    where
      (path.way < 3 or not source.assumed)
      and (
        (path.way < 3 and not source.assumed)
        or path.need_id not in (select id from runs_out)
      )
    order by path.need_id, path.way = 3, source.assumed, path.place
  ), swap as (
    select distinct on (substitution.need_id)
      substitution.need_id as id,
      substitution.id as source,
      (substitution.quality * 100)::smallint as credit,
      taken.urgency
    from (
      select
        used.substitution_id,
        coalesce(max(best.urgency) filter (where best.way <= 2), 0)::smallint as urgency
      from public.ingredient_substitution_uses as used
      left join best on best.id = used.ingredient_id and best.way <= 4
      group by used.substitution_id
      having count(*) = count(best.id)
    ) as taken
    join public.ingredient_substitutions as substitution on substitution.id = taken.substitution_id
    order by substitution.need_id, substitution.quality desc, substitution.id
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
      select id, 6, id, 0, 0 from runs_out
    ) as each
    order by each.id, each.way
  )
  select
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7)), '{}'),
    coalesce(array_agg(id) filter (where way <> 6), '{}'),
    coalesce(array_agg(id) filter (where way <= 4), '{}'),
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7) and urgency >= soon_from), '{}'),
    null,
    array_agg(id),
    array_agg(way),
    array_agg(source),
    array_agg(credit),
    array_agg(urgency),
    exists (select from entry where is_there)
  into kitchen
  -- Ascending by id already; an order by in each aggregate would sort eight times.
  from (select * from path order by id) as path;
  bits := decode(repeat('00', (select max(known.id) from public.ingredients as known) / 8 + 1), 'hex');
  foreach met in array kitchen.met loop
    bits := set_bit(bits, met, 1);
  end loop;
  kitchen.met_bits := bits;
  return kitchen;
end
$$;

create function private.asked_kitchen(pantry jsonb, staples text[]) returns private.kitchen
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  perform private.check_pantry(pantry);
  return private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
end
$$;
comment on function private.asked_kitchen(jsonb, text[]) is
  'The kitchen of a search: what was said of the pantry and the staples, checked, or else the caller''s own.';

create or replace function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranked[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  found private.ranked[];
begin
  with row as (
    select
      candidate.missed, m.recipe_id, m.unread, m.rating, m.minutes, m.ingredients, m.essential
    from unnest(candidates) as candidate
    join private.recipe_matches as m on m.recipe_id = candidate.id
    union all
    select
      candidate.missed, m.recipe_id, m.unread, m.rating, m.minutes, m.ingredients, m.essential
    from unnest(candidates) as candidate
    join private.hidden_recipe_matches as m on m.recipe_id = candidate.id
    -- Visitors see none of them: the policy says so too, but would be asked for each candidate.
    where current_user <> 'anon'
  ), path as (
    select each.id, each.way, each.credit, each.urgency
    from unnest(kitchen.ingredient, kitchen.way, kitchen.credit, kitchen.urgency)
      as each(id, way, credit, urgency)
  ), reckoned as (
    select
      need.recipe_id,
      sum(need.weight) as weight,
      sum(need.weight * coalesce(path.credit, 0)) as gained,
      max(path.urgency) as urgency
    from (
      select
        row.recipe_id,
        asked.id,
        known.weight * case when asked.id = any (row.essential) then 2 else 1 end as weight
      from row
      cross join lateral unnest(row.ingredients) as asked(id)
      join public.ingredients as known on known.id = asked.id
    ) as need
    left join path on path.id = need.id
    where path.way is null or path.way not in (3, 4)
    group by need.recipe_id
  ), ranked as (
    select
      row.*,
      coalesce(reckoned.urgency, 0) as urgency,
      coalesce(
        coalesce(reckoned.gained, 0) * 100
          / nullif(coalesce(reckoned.weight, 0) + 2 * row.unread, 0),
        10000
      )::integer as credit
    from row
    left join reckoned on reckoned.recipe_id = row.recipe_id
  )
  select coalesce(
    array_agg(
      (ranked.recipe_id, ranked.credit, ranked.urgency)::private.ranked
      order by
        case when mode = 'quickest' then ranked.minutes end,
        case when mode = 'fewest-extras' then ranked.missed end,
        case when mode = 'use-it-up' then -ranked.urgency end,
        case when not kitchen.stocked then 0 else -ranked.credit end,
        case when not kitchen.stocked then 0 else -ranked.urgency end,
        -ranked.rating,
        ranked.minutes,
        ranked.recipe_id
    ),
    '{}'
  )
  into found
  from ranked;
  return found;
end
$$;

-- Only its type changes: jsonb would be taken apart and written again.
drop function private.explain(bigint[], private.kitchen);
create function private.explain(recipes bigint[], kitchen private.kitchen)
returns table (recipe_id bigint, needs json)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  unread constant integer[] := '{0,-1000000000}';
begin
  return query
  with row as materialized (
    select m.recipe_id, m.needs, m.unread_texts
    from private.recipe_matches as m
    where m.recipe_id = any (recipes)
    union all
    select m.recipe_id, m.needs, m.unread_texts
    from private.hidden_recipe_matches as m
    where m.recipe_id = any (recipes)
  ), need as materialized (
    select
      row.recipe_id,
      code.place,
      code.value < 0 as optional,
      case when code.value <> all (unread) then abs(code.value) end as id,
      case when code.value = any (unread) then row.unread_texts[(
        select count(*) from unnest(row.needs[:code.place]) as earlier(value)
        where earlier.value = any (unread)
      )] end as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as code(value, place)
  ), path as materialized (
    select *
    from unnest(
      kitchen.ingredient, kitchen.way, kitchen.source, kitchen.credit, kitchen.urgency
    ) as each(id, way, source, credit, urgency)
  ), explained as materialized (
    -- Each ingredient once, though many recipes ask for it.
    select
      known.id,
      known.slug,
      known.name,
      known.plural,
      told.has,
      told.reason,
      case when told.has then told.via else '[]' end as via,
      json_build_object(
        'ingredient', known.slug, 'text', known.name, 'optional', false,
        'state', told.state, 'credit', coalesce(path.credit, 0),
        'urgency', coalesce(path.urgency, 0), 'via', told.via, 'reason', told.reason
      ) as required
    from public.ingredients as known
    left join path on path.id = known.id
    left join public.ingredients as source on source.id = path.source and path.way <> 5
    left join lateral (
      select
        string_agg(used.plural, ' and ' order by taken.position) as names,
        json_agg(through.slug order by taken.position) filter (where owned.way <= 2) as via
      from public.ingredient_substitution_uses as taken
      join path as owned on owned.id = taken.ingredient_id
      join public.ingredients as used on used.id = taken.ingredient_id
      join public.ingredients as through on through.id = owned.source
      where taken.substitution_id = path.source and path.way = 5
    ) as swap on path.way = 5
    cross join lateral (
      select
        path.way in (1, 2) as has,
        case
          when path.way in (1, 2) then 'have'
          when path.way in (3, 4) then 'assumed'
          when path.way = 5 then 'swap'
          when path.way = 7 then 'probably'
          else 'missing'
        end as state,
        case
          when path.way in (1, 2, 7) then json_build_array(source.slug)
          when path.way = 5 then coalesce(swap.via, '[]')
          else '[]'
        end as via,
        case path.way
          when 1 then 'you have ' || source.plural
          when 2 then 'you get it from ' || source.plural
          when 3 then 'you always have ' || source.plural
          when 4 then 'you get it from ' || source.plural || ', which you always have'
          when 5 then 'use ' || swap.names || ' instead'
          when 6 then 'you ran out of ' || known.plural
          when 7 then 'you have ' || source.plural || ': does that include ' || known.plural || '?'
          else 'you have no ' || known.plural
        end as reason
    ) as told
    where known.id = any (array(select need.id from need where need.id is not null))
  )
  select
    need.recipe_id,
    json_agg(
      case
        when need.id is null then json_build_object(
          'ingredient', null, 'text', need.unread_text, 'optional', need.optional,
          'state', case when need.optional then 'optional' else 'unknown' end,
          'credit', 0, 'urgency', 0, 'via', '[]'::json,
          'reason', case when need.optional then 'optional' else 'we could not read this line' end
        )
        when need.optional then json_build_object(
          'ingredient', explained.slug, 'text', explained.name, 'optional', true,
          'state', 'optional', 'credit', 0, 'urgency', 0, 'via', explained.via,
          'reason', case
            when explained.has then explained.reason
            else explained.plural || ', if you like'
          end
        )
        else explained.required
      end
      order by need.place
    )
  from need
  left join explained on explained.id = need.id
  group by need.recipe_id;
end
$$;
comment on function private.explain(bigint[], private.kitchen) is
  'Each need of some recipes with its state and the reason, in the order of the recipe: as domain/matching/path.ts and need.ts.';

revoke all on function
  private.asked_kitchen(jsonb, text[]),
  private.explain(bigint[], private.kitchen)
  from public, anon, authenticated;
grant execute on function
  private.asked_kitchen(jsonb, text[]),
  private.explain(bigint[], private.kitchen)
  to anon, authenticated, service_role;
