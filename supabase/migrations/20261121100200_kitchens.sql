-- A pantry made ready to be asked, and what a search asks for: each parsed and checked once.

create type private.kitchen as (
  -- Ascending sets of ingredients, as the indexes of `recipe_matches` are asked.
  used integer[],
  met integer[],
  as_is integer[],
  soon integer[],
  -- Side by side, one entry for each ingredient that is met, assumed or has run out.
  ingredient integer[],
  state text[],
  credit integer[],
  urgency integer[],
  via text[],
  reason text[],
  -- Whether anything is there at all: where nothing is, there is nothing to rank by.
  stocked boolean
);
comment on type private.kitchen is
  'A pantry, expanded: `used` meets a need, `met` also where it is only assumed, `as_is` without swaps and guesses, `soon` by what spoils soon.';

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
      'age', greatest(0, floor(extract(epoch from now() - item.created_at) / 86400))
    )),
    '[]'
  )
  from public.pantry_items as item
  where item.user_id = (select auth.uid()) and item.ingredient is not null
$$;
comment on function private.own_pantry() is 'The caller''s pantry as `search_recipes` takes one: age in whole days.';

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
begin
  with entry as materialized (
    select
      known.id,
      known.slug,
      bool_or(coalesce(said.status, 'have') <> 'out') as is_there,
      coalesce(
        max(least(100, floor(greatest(0, floor(coalesce(said.age, 0))) * 100 / known.shelf_life_days)))
          filter (
            where coalesce(said.status, 'have') <> 'out' and known.shelf_life_days is not null
          ),
        0
      )::integer as urgency
    from jsonb_to_recordset(pantry) as said(ingredient text, status text, age numeric)
    join public.ingredients as known on known.slug = said.ingredient
    group by known.id
  ), staple as materialized (
    select known.id, known.slug
    from public.ingredients as known
    where
      known.slug = any (staples)
      and not exists (select from entry where entry.id = known.id and not entry.is_there)
  ), source as (
    select id, slug, true as owned from entry where is_there
    union all
    select id, slug, false from staple
  ), kind as materialized (
    -- What is there or assumed, as it is or as a kind of something: the nearest, then the first by key.
    select distinct on (source.owned, kinds.general_id)
      source.owned, kinds.general_id as id, source.id as via
    from source
    join private.ingredient_kinds as kinds on kinds.ingredient_id = source.id
    order by source.owned, kinds.general_id, kinds.distance, source.slug collate "C"
  ), made as materialized (
    select distinct on (kind.owned, transform.to_id)
      kind.owned, transform.to_id as id, kind.via
    from kind
    join public.ingredient_transforms as transform on transform.from_id = kind.id
    join public.ingredients as origin on origin.id = transform.from_id
    order by kind.owned, transform.to_id, origin.slug collate "C"
  ), surely as materialized (
    select distinct on (way.id) way.id, way.rank, way.via
    from (
      select id, 1 as rank, via from kind where owned
      union all
      select id, 2, via from made where owned
      union all
      select assumed.id, assumed.rank, assumed.via
      from (
        select id, 3 as rank, via from kind where not owned
        union all
        select id, 4, via from made where not owned
      ) as assumed
      where not exists (select from entry where entry.id = assumed.id and not entry.is_there)
    ) as way
    order by way.id, way.rank
  ), swap as materialized (
    select distinct on (substitution.need_id)
      substitution.need_id as id,
      (substitution.quality * 100)::integer as credit,
      taken.uses,
      taken.via
    from public.ingredient_substitutions as substitution
    cross join lateral (
      select
        array_agg(used.ingredient_id order by used.position) as uses,
        array_agg(surely.via order by used.position) filter (where surely.rank <= 2) as via,
        bool_and(surely.id is not null) as complete
      from public.ingredient_substitution_uses as used
      left join surely on surely.id = used.ingredient_id
      where used.substitution_id = substitution.id
    ) as taken
    where taken.complete
    order by substitution.need_id, substitution.quality desc, substitution.id
  ), probable as (
    select distinct on (kinds.ingredient_id) kinds.ingredient_id as id, entry.id as via
    from entry
    join private.ingredient_kinds as kinds on kinds.general_id = entry.id
    where entry.is_there
    order by kinds.ingredient_id, kinds.distance
  ), path as (
    select distinct on (way.id) way.*
    from (
      select
        id,
        rank,
        case when rank <= 2 then 'have' else 'assumed' end as state,
        case rank when 1 then 100 when 2 then 95 else 0 end as credit,
        case when rank <= 2 then array[via] else '{}' end as via,
        array[via] as named
      from surely
      union all
      select id, 5, 'swap', credit, coalesce(via, '{}'), uses from swap
      union all
      select id, 6, 'missing', 0, '{}', array[id] from entry where not is_there
      union all
      select id, 7, 'probably', 60, array[via], array[via] from probable
    ) as way
    order by way.id, way.rank
  ), explained as (
    select
      path.id,
      path.state,
      path.credit,
      coalesce(through.urgency, 0) as urgency,
      coalesce(through.slugs, '') as via,
      case path.rank
        when 1 then 'you have ' || word.names
        when 2 then 'you get it from ' || word.names
        when 3 then 'you always have ' || word.names
        when 4 then 'you get it from ' || word.names || ', which you always have'
        when 5 then 'use ' || word.names || ' instead'
        when 6 then 'you ran out of ' || word.names
        when 7 then 'you have ' || word.names || ': does that include ' || own.plural || '?'
      end as reason
    from path
    join public.ingredients as own on own.id = path.id
    cross join lateral (
      select string_agg(each.plural, ' and ' order by used.place) as names
      from unnest(path.named) with ordinality as used(id, place)
      join public.ingredients as each on each.id = used.id
    ) as word
    left join lateral (
      select string_agg(entry.slug, ' ' order by used.place) as slugs, max(entry.urgency) as urgency
      from unnest(path.via) with ordinality as used(id, place)
      join entry on entry.id = used.id
    ) as through on true
  )
  select
    coalesce(array_agg(id order by id) filter (where state in ('have', 'swap', 'probably')), '{}'),
    coalesce(array_agg(id order by id) filter (where state <> 'missing'), '{}'),
    coalesce(array_agg(id order by id) filter (where state in ('have', 'assumed')), '{}'),
    coalesce(
      array_agg(id order by id)
        filter (where state in ('have', 'swap', 'probably') and urgency >= soon_from),
      '{}'
    ),
    array_agg(id order by id),
    array_agg(state order by id),
    array_agg(credit order by id),
    array_agg(urgency order by id),
    array_agg(via order by id),
    array_agg(reason order by id),
    coalesce((select bool_or(is_there) from entry), false)
  into kitchen
  from explained;
  return kitchen;
end
$$;
comment on function private.prepare_kitchen(jsonb, text[]) is
  'Expands a checked pantry and the assumed staples by kinds, transforms and substitutions: the rules of domain/matching/kitchen.ts and path.ts.';

revoke all on function
  private.refuse(text, text), private.own_pantry(), private.check_pantry(jsonb),
  private.prepare_kitchen(jsonb, text[])
  from public, anon, authenticated;
grant execute on function
  private.refuse(text, text), private.own_pantry(), private.check_pantry(jsonb),
  private.prepare_kitchen(jsonb, text[])
  to anon, authenticated, service_role;
