-- What matching must know of ingredients, kept so that a search has nothing left to work out.

create extension if not exists intarray with schema extensions;

-- A trusted extension's functions belong to the superuser: hosted Supabase leaves them open to
-- everyone, our own server to nobody. Where they are not ours to open, they are open.
do $$
begin
  grant execute on function
    extensions.icount(integer[]),
    extensions._int_inter(integer[], integer[]),
    extensions._int_overlap(integer[], integer[]),
    extensions._int_contained(integer[], integer[]),
    extensions.intarray_del_elem(integer[], integer)
    to anon, authenticated, service_role;
exception
  when insufficient_privilege then null;
end
$$;

alter table public.ingredients
  add column weight smallint not null default 1
    constraint weight_range check (weight between 1 and 32),
  add column recipe_count integer not null default 0
    constraint recipe_count_positive check (recipe_count >= 0);
comment on column public.ingredients.weight is
  'How much a need for it counts in a recipe: rare more than common. Written by the catalogue''s loader (domain/matching/weights.ts).';
comment on column public.ingredients.recipe_count is 'How many of the catalogue''s recipes ask for it.';

alter table public.ingredient_substitution_uses
  add column position smallint not null default 1
    constraint position_range check (position between 1 and 20);
comment on column public.ingredient_substitution_uses.position is 'Its place in "use milk and lemon juice".';

alter table public.pantry_items
  add column if not exists status text not null default 'have'
    constraint status_known check (status in ('have', 'low', 'out'));
comment on column public.pantry_items.status is 'Whether it is there, running low (still there), or run out.';
grant insert (status), update (status) on public.pantry_items to authenticated;

create function private.fold_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(
    lower(regexp_replace(
      normalize(
        replace(replace(replace(translate(lower(value), 'øđłı', 'odli'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
        nfd
      ),
      '[\u0300-\u036f]', '', 'g'
    )),
    '[''’`]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
comment on function private.fold_text(text) is
  'Lower case, accents and ligatures folded, everything but letters, digits and single spaces removed: as `foldText` in domain/ingredients/normalise.ts.';
revoke all on function private.fold_text(text) from public, anon, authenticated;
grant execute on function private.fold_text(text) to anon, authenticated, service_role;

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
revoke all on private.ingredient_kinds from public, anon, authenticated;
grant select on private.ingredient_kinds to anon, authenticated, service_role;
create policy "everyone reads what is a kind of what" on private.ingredient_kinds
  for select to anon, authenticated using (true);

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
  return null;
end
$$;
comment on function private.refresh_ingredient_kinds() is
  'After-statement trigger of `ingredients`: brings `ingredient_kinds` to what names and parents say.';
revoke all on function private.refresh_ingredient_kinds() from public, anon, authenticated;

create trigger refresh_ingredient_kinds
  after insert or update of name, plural, parent_id on public.ingredients
  for each statement execute function private.refresh_ingredient_kinds();
