-- The pantry of a kitchen: what is there, what runs low or out, how old things are, what a name means
-- there, and what is always at home.

create table public.pantry_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) <= 200 and name ~ '\S'),
  category text not null default 'Other' constraint category_length
    check (char_length(category) between 1 and 60),
  quantity numeric not null default 1 constraint quantity_range
    check (quantity > 0 and quantity <= 1000000),
  unit text not null default 'piece' constraint unit_length
    check (char_length(unit) between 1 and 40),
  amount_stated boolean not null default false,
  ingredient text constraint ingredient_shape
    check (char_length(ingredient) <= 100 and ingredient ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  status text not null default 'have'
    constraint status_known check (status in ('have', 'low', 'out')),
  stocked_at timestamptz not null default now()
    constraint stocked_at_range check (stocked_at >= '2000-01-01'),
  typed_as text constraint typed_as_length check (char_length(typed_as) <= 200 and typed_as ~ '\S'),
  place text constraint place_known check (place in ('cupboard', 'fridge', 'freezer')),
  opened_at timestamptz constraint opened_at_range check (opened_at >= '2000-01-01'),
  best_before date
    constraint best_before_range check (best_before between '2000-01-01' and '2199-12-31'),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  used_up_by uuid
);
comment on table public.pantry_items is 'What a cook has at home. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.pantry_items.amount_stated is
  'False where nobody said how much: quantity and unit are then only the defaults, never shown as "1 piece".';
comment on column public.pantry_items.ingredient is
  'Slug of the ingredient that the name was resolved to; null while it is unresolved. No foreign key: a catalogue that drops an ingredient must not touch a pantry.';
comment on column public.pantry_items.status is 'Whether it is there, running low (still there), or run out.';
comment on column public.pantry_items.stocked_at is
  'Since when it is at home, which its age counts from. Clients write it, so that an undone removal or a date put right keeps the age; never in the future.';
comment on column public.pantry_items.typed_as is
  'The name as it was typed, where it was: a correction of the match is remembered for these words.';
comment on column public.pantry_items.place is 'Where it stands, if not where it usually does.';
comment on column public.pantry_items.opened_at is
  'Since when it is open, as far as somebody said so; never in the future.';
comment on column public.pantry_items.best_before is 'The date on its pack, as far as somebody said it.';

comment on column public.pantry_items.user_id is 'Who put it there.';
comment on column public.pantry_items.kitchen is 'Where it is: that decides who may see and change it.';
comment on column public.pantry_items.used_up_by is
  'Who said that it has run out, where several share the kitchen. Written by the server; a member of the kitchen, or null.';

create index pantry_items_user_id_idx on public.pantry_items (user_id, created_at desc);
create index pantry_items_kitchen_idx on public.pantry_items (kitchen, created_at desc);

alter table public.pantry_items enable row level security;

-- An upsert writes every column that it was given, so ids are updatable; the policy keeps them own.
grant
  select,
  insert (
    id, user_id, name, category, quantity, unit, amount_stated, ingredient, status, stocked_at, typed_as, place,
    opened_at, best_before, kitchen
  ),
  update (
    id, user_id, name, category, quantity, unit, amount_stated, ingredient, status, stocked_at, typed_as, place,
    opened_at, best_before, kitchen
  ),
  delete
  on public.pantry_items to authenticated;
grant select, insert, update, delete on public.pantry_items to service_role;
create policy "members see the pantry" on public.pantry_items
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "members fill the pantry" on public.pantry_items
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks change the pantry" on public.pantry_items
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks empty the pantry" on public.pantry_items
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger enforce_row_limit after insert on public.pantry_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

create trigger keep_who_added before update of user_id on public.pantry_items
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger keep_kitchen before update of kitchen on public.pantry_items
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen('1000');
create trigger fill_kitchen before insert on public.pantry_items
  for each row when (new.kitchen is null) execute function private.fill_kitchen();

create function private.keep_stocked_at_past() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not refused: a phone whose clock is a minute fast must not lose what was typed on it.
  new.stocked_at = least(new.stocked_at, now());
  if new.opened_at > now() then
    new.opened_at = now();
  end if;
  return new;
end
$$;
comment on function private.keep_stocked_at_past() is
  'Before-write trigger: nothing is at home, or open, since a moment that is still to come. Where no moment is stated, it is at home since now.';
create trigger keep_stocked_at_past before insert or update of stocked_at, opened_at
  on public.pantry_items
  for each row execute function private.keep_stocked_at_past();

create function private.spent_days(item public.pantry_items, known public.ingredients)
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  usual constant integer := known.shelf_life_days;
  -- A date on a pack is near in its last days: with no more of them than these, and no fewer.
  least_dated constant integer := 5;
  most_dated constant integer := 14;
  span integer;
  days_left integer;
  spent integer;
begin
  if usual is null then
    return null;
  end if;
  if item.best_before is null then
    span := coalesce((known.keeping ->> item.place)::integer, usual);
    days_left := span - floor(extract(epoch from now() - item.stocked_at) / 86400)::integer;
    span := least(span, usual);
  else
    span := greatest(least_dated, least(most_dated, usual));
    days_left := item.best_before - current_date;
  end if;
  spent := (greatest(0, span - days_left) * usual + span - 1) / span;
  -- In the freezer nothing goes on that began with opening it.
  if item.opened_at is not null and item.place is distinct from 'freezer' then
    span := coalesce((known.keeping ->> 'opened')::integer, usual);
    days_left := span - floor(extract(epoch from now() - item.opened_at) / 86400)::integer;
    span := least(span, usual);
    spent := greatest(spent, (greatest(0, span - days_left) * usual + span - 1) / span);
  end if;
  return least(spent, usual);
end
$$;
comment on function private.spent_days(public.pantry_items, public.ingredients) is
  'How many days of its usual shelf life a thing counts as having spent, by the date on its pack, else by its place, and by when it was opened: `timeLeft` in domain/pantry/time-left.ts. Null for what does not spoil. The day is that of the database; a person may be a day ahead of it, or behind.';
grant execute on function private.spent_days(public.pantry_items, public.ingredients)
  to anon, authenticated, service_role;

create table public.ingredient_corrections (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  alias text not null constraint alias_length
    check (char_length(alias) between 1 and 200 and alias = btrim(alias)),
  ingredient text constraint ingredient_shape
    check (char_length(ingredient) <= 100 and ingredient ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  primary key (kitchen, alias)
);
comment on table public.ingredient_corrections is
  'What a name means in one kitchen, where somebody said "that''s something else". It goes before `ingredient_aliases`.';
comment on column public.ingredient_corrections.user_id is 'Who said it.';
comment on column public.ingredient_corrections.alias is 'In its normalised form, as in `ingredient_aliases`.';
comment on column public.ingredient_corrections.ingredient is
  'Slug of the ingredient that is meant; null for nothing that the catalogue knows. No foreign key: a catalogue that drops an ingredient must not touch what a cook said.';

create index ingredient_corrections_user_id_idx on public.ingredient_corrections (user_id);

alter table public.ingredient_corrections enable row level security;
grant select, insert (user_id, alias, ingredient, kitchen), update (user_id, alias, ingredient, kitchen), delete
  on public.ingredient_corrections to authenticated;
grant select, insert, update, delete on public.ingredient_corrections to service_role;
create policy "members read the corrections" on public.ingredient_corrections
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks correct names" on public.ingredient_corrections
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change corrections" on public.ingredient_corrections
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks take back corrections" on public.ingredient_corrections
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger enforce_row_limit after insert on public.ingredient_corrections
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

create trigger keep_kitchen before update of kitchen on public.ingredient_corrections
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen('1000');
create trigger fill_kitchen before insert on public.ingredient_corrections
  for each row when (new.kitchen is null) execute function private.fill_kitchen();

create table public.staple_lists (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  ingredients text[] not null
    constraint ingredients_count check (cardinality(ingredients) <= 200)
    constraint ingredients_shape check (
      array_ndims(ingredients) is not distinct from nullif(least(cardinality(ingredients), 1), 0)
      and array_position(ingredients, null) is null
      and array_to_string(ingredients, ' ')
        ~ '^([a-z0-9]+(-[a-z0-9]+)*( [a-z0-9]+(-[a-z0-9]+)*)*)?$'
      and char_length(array_to_string(ingredients, ' ')) <= 20000
    ),
  kitchen uuid primary key default private.kitchen_here() references public.kitchens (id) on delete cascade
);
comment on table public.staple_lists is
  'What is assumed to be in a kitchen always, where that is not the usual list; without a row it is. One row a kitchen.';
comment on column public.staple_lists.user_id is 'Who wrote it last.';
comment on column public.staple_lists.ingredients is
  'Slugs of ingredients; an empty list assumes nothing. No foreign key, as in `pantry_items`.';

create index staple_lists_user_id_idx on public.staple_lists (user_id);

alter table public.staple_lists enable row level security;
grant select, insert (user_id, ingredients, kitchen), update (user_id, ingredients, kitchen), delete
  on public.staple_lists to authenticated;
grant select, insert, update, delete on public.staple_lists to service_role;
create policy "members read the staples" on public.staple_lists
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks list the staples" on public.staple_lists
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change the staples" on public.staple_lists
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks go back to the usual staples" on public.staple_lists
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger fill_kitchen before insert on public.staple_lists
  for each row when (new.kitchen is null) execute function private.fill_kitchen();
