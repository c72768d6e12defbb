-- A kitchen from one statement with half the joins: what a thing stands in for is one row, and what was said is read
-- and checked in one pass.

create table private.ingredient_swaps (
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  substitution_id integer not null references public.ingredient_substitutions (id) on delete cascade,
  need_id integer not null,
  credit smallint not null,
  takes smallint not null,
  -- With all that a search asks of it.
  primary key (ingredient_id, substitution_id) include (need_id, credit, takes)
);
comment on table private.ingredient_swaps is
  'What each ingredient stands in for, alone or with others. Derived from substitutions by triggers.';
comment on column private.ingredient_swaps.credit is 'The substitution''s quality, in hundredths.';
comment on column private.ingredient_swaps.takes is 'How many ingredients the substitution takes, this one included.';
create index ingredient_swaps_substitution_id_idx on private.ingredient_swaps (substitution_id);

alter table private.ingredient_swaps enable row level security;
revoke all on private.ingredient_swaps from public, anon, authenticated;
grant select on private.ingredient_swaps to anon, authenticated, service_role;
create policy "everyone reads what stands in for what" on private.ingredient_swaps
  for select to anon, authenticated using (true);

create function private.refresh_ingredient_swaps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with wanted as materialized (
    select
      used.ingredient_id,
      used.substitution_id,
      substitution.need_id,
      (substitution.quality * 100)::smallint as credit,
      (count(*) over (partition by used.substitution_id))::smallint as takes
    from public.ingredient_substitution_uses as used
    join public.ingredient_substitutions as substitution on substitution.id = used.substitution_id
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
    (ingredient_id, substitution_id, need_id, credit, takes)
  select ingredient_id, substitution_id, need_id, credit, takes from wanted
  on conflict (ingredient_id, substitution_id) do update set
    need_id = excluded.need_id,
    credit = excluded.credit,
    takes = excluded.takes
  where
    (held.need_id, held.credit, held.takes)
    is distinct from (excluded.need_id, excluded.credit, excluded.takes);
  return null;
end
$$;
comment on function private.refresh_ingredient_swaps() is
  'After-statement trigger of substitutions and what they take: brings `ingredient_swaps` to what they say.';
revoke all on function private.refresh_ingredient_swaps() from public, anon, authenticated;

create trigger refresh_ingredient_swaps
  after insert or update or delete on public.ingredient_substitutions
  for each statement execute function private.refresh_ingredient_swaps();
create trigger refresh_ingredient_swaps
  after insert or update or delete on public.ingredient_substitution_uses
  for each statement execute function private.refresh_ingredient_swaps();
-- What a database holds from before this migration.
update public.ingredient_substitutions set quality = quality;

create or replace function private.prepare_kitchen(pantry jsonb, staples text[]) returns private.kitchen
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
  with said as materialized (
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
      bool_or(said.is_there) as is_there,
      bool_and(said.assumed) as assumed,
      coalesce(
        max(least(100, said.age * 100 / known.shelf_life_days))
          filter (where said.is_there and known.shelf_life_days is not null),
        0
      )::smallint as urgency
    from said
    join public.ingredients as known on known.slug = said.slug
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
      select each.need_id, each.way, each.place
      from private.ingredient_paths as each
      where each.source_id = source.id
      offset 0
    ) as path
    where
      (source.is_there or source.assumed)
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
    exists (select from said where is_bad),
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

create or replace function private.asked_kitchen(pantry jsonb, staples text[]) returns private.kitchen
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
  return private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
end
$$;

drop function private.check_pantry(jsonb);
