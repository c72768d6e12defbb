-- What matching must know of ingredients, stored so that a search has nothing left to work out: what is a kind of
-- what, and what leads to what. What a kitchen offers (kinds, what can be made, swaps) keeps to the diet of who asks; what takes
-- longer to make than a meal is no answer to a recipe's need.

-- A trusted extension's functions belong to the superuser: hosted Supabase leaves them open to
-- everyone, our own server to nobody. Where they are not ours to open, they are open.
create extension if not exists intarray with schema extensions;
do $$
begin
  grant execute on function
    extensions.icount(integer[]),
    extensions.idx(integer[], integer),
    extensions.intarray_del_elem(integer[], integer),
    extensions.intset_subtract(integer[], integer[]),
    extensions._int_contained(integer[], integer[]),
    extensions._int_inter(integer[], integer[]),
    extensions._int_overlap(integer[], integer[])
    to anon, authenticated, service_role;
exception
  when insufficient_privilege then null;
end
$$;

create table private.ingredient_kinds (
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  general_id integer not null references public.ingredients (id) on delete cascade,
  distance smallint not null,
  title_name text not null,
  title_plural text not null,
  primary key (ingredient_id, general_id)
);
comment on table private.ingredient_kinds is
  'Every ingredient and all that it is a kind of, itself included. Derived from `ingredients` by a trigger.';
comment on column private.ingredient_kinds.distance is '0 for itself, 1 for its parent, and so on.';
comment on column private.ingredient_kinds.title_name is 'The general one''s name, folded, between spaces: to be looked for in a folded title.';

create index ingredient_kinds_general_id_idx
  on private.ingredient_kinds (general_id) include (ingredient_id, distance);

alter table private.ingredient_kinds enable row level security;
grant select on private.ingredient_kinds to anon, authenticated, service_role;
create policy "everyone reads what is a kind of what" on private.ingredient_kinds
  for select to anon, authenticated using (true);

create table private.ingredient_paths (
  source_id integer not null references public.ingredients (id) on delete cascade,
  need_id integer not null references public.ingredients (id) on delete cascade,
  way smallint not null constraint way_known check (way between 1 and 3),
  place integer not null,
  breaks integer not null,
  primary key (source_id, need_id, way)
);
comment on table private.ingredient_paths is
  'What owning one ingredient does for the need of another. Derived from kinds and transforms by triggers.';
comment on column private.ingredient_paths.way is
  '1: it is that, or a kind of it; 2: that can be made of it; 3: it is only the more general thing.';
comment on column private.ingredient_paths.place is
  'Which of several sources is the best for a need: the lowest. Nearest first, then by key.';
comment on column private.ingredient_paths.breaks is
  'Traits that the need has and the source is not known to have: for a diet with one of them there is no such path.';

create index ingredient_paths_source_id_idx on private.ingredient_paths (source_id)
  include (need_id, way, place, breaks);
create index ingredient_paths_need_id_idx on private.ingredient_paths (need_id);

alter table private.ingredient_paths enable row level security;
grant select on private.ingredient_paths to anon, authenticated, service_role;
create policy "everyone reads what leads to what" on private.ingredient_paths
  for select to anon, authenticated using (true);

create function private.longest_making() returns integer
language sql immutable parallel safe set search_path = '' return 30;
comment on function private.longest_making() is
  'Minutes that a making may take and still be part of cooking a meal: `longestMaking` in domain/matching/sources.ts.';

create function private.refresh_ingredient_kinds() returns trigger
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
    where
      transform.takes <= private.longest_making()
      -- What takes no time only says what is meant by a general name, not by those of its kinds.
      and (transform.takes > 0 or kind.distance = 0)
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
comment on function private.refresh_ingredient_kinds() is
  'After-statement trigger of ingredients and transforms: brings `ingredient_kinds` and `ingredient_paths` to what they say.';
create trigger refresh_ingredient_kinds
  after insert or update of name, plural, parent_id, diets, free_of on public.ingredients
  for each statement execute function private.refresh_ingredient_kinds();
create trigger refresh_ingredient_kinds
  after insert or update or delete on public.ingredient_transforms
  for each statement execute function private.refresh_ingredient_kinds();
