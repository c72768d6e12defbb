-- A pantry made ready to be asked, and what a search asks for: each parsed and checked once.

create type private.kitchen as (
  -- Ascending sets of ingredients, as the indexes of `recipe_matches` are asked.
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
  stocked boolean
);
comment on type private.kitchen is
  'A pantry, expanded. `used` meets a need, `met` also where it is only assumed, `as_is` without swaps and guesses, `soon` by what spoils soon. Ways: 1 have, 2 made of it, 3 assumed, 4 made of an assumed one, 5 swap (its source is the substitution), 6 run out, 7 only the more general thing.';

create function private.refuse(code text, explanation text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception '%', code using errcode = 'invalid_parameter_value', detail = explanation;
end
$$;
comment on function private.refuse(text, text) is 'Raises 22023 with a stable code and a text for a person.';

create function private.own_pantry() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'ingredient', item.ingredient,
      'status', item.status,
      'age', greatest(0, floor(extract(epoch from now() - item.stocked_at) / 86400))
    )),
    '[]'
  )
  from public.pantry_items as item
  where item.user_id = (select auth.uid()) and item.ingredient is not null
$$;
comment on function private.own_pantry() is 'The caller''s pantry as `search_recipes` takes one: age in whole days.';

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
    where list.user_id = (select auth.uid());
  end if;
  return coalesce(own, array['salt', 'black-pepper', 'water']);
end
$$;
comment on function private.own_staples() is
  'What the caller assumes to have always, or the usual list of domain/pantry/staples.ts.';

create function private.check_pantry(pantry jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(pantry) <> 'array' or jsonb_array_length(pantry) > 1000 then
    perform private.refuse('bad_pantry', 'A pantry is a list of at most 1,000 things.');
  end if;
  if exists (
    select
    from jsonb_array_elements(pantry) as entry
    where
      jsonb_typeof(entry) <> 'object'
      or jsonb_typeof(entry -> 'ingredient') is distinct from 'string'
      or coalesce(entry ->> 'status', 'have') not in ('have', 'low', 'out')
      or jsonb_typeof(coalesce(entry -> 'age', '0')) <> 'number'
      or case
        when jsonb_typeof(entry -> 'age') = 'number' then abs((entry ->> 'age')::numeric) > 100000
        else false
      end
  ) then
    perform private.refuse(
      'bad_pantry',
      'Each thing has an ingredient (its key), a status (have, low or out) and an age in days.'
    );
  end if;
end
$$;
comment on function private.check_pantry(jsonb) is 'Raises 22023 `bad_pantry` for what is no pantry.';

create function private.prepare_kitchen(pantry jsonb, staples text[]) returns private.kitchen
language plpgsql stable set search_path = ''
as $$
declare
  soon_from constant integer := 60;
  kitchen private.kitchen;
  met integer;
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
    join private.ingredient_paths as path on path.source_id = source.id
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
        count(*) as there,
        coalesce(max(best.urgency) filter (where best.way <= 2), 0)::smallint as urgency
      from best
      join public.ingredient_substitution_uses as used on used.ingredient_id = best.id
      where best.way <= 4
      group by used.substitution_id
    ) as taken
    join public.ingredient_substitutions as substitution on substitution.id = taken.substitution_id
    where taken.there = (
      select count(*)
      from public.ingredient_substitution_uses as used
      where used.substitution_id = taken.substitution_id
    )
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
  kitchen.met_bits := decode(repeat('00', (select max(known.id) from public.ingredients as known) / 8 + 1), 'hex');
  foreach met in array kitchen.met loop
    kitchen.met_bits := set_bit(kitchen.met_bits, met, 1);
  end loop;
  return kitchen;
end
$$;
comment on function private.prepare_kitchen(jsonb, text[]) is
  'Expands a checked pantry and the assumed staples by kinds, transforms and substitutions: the rules of domain/matching/kitchen.ts and path.ts.';

revoke all on function
  private.refuse(text, text), private.own_pantry(), private.own_staples(),
  private.check_pantry(jsonb),
  private.prepare_kitchen(jsonb, text[])
  from public, anon, authenticated;
grant execute on function
  private.refuse(text, text), private.own_pantry(), private.own_staples(),
  private.check_pantry(jsonb),
  private.prepare_kitchen(jsonb, text[])
  to anon, authenticated, service_role;
