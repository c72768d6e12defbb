-- The meal plan of a kitchen: what is to be eaten on which day, by whom, and what of it was cooked.

create table public.planned_meals (
  id uuid primary key default gen_random_uuid(),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  day date not null constraint day_range check (day between '2000-01-01' and '2199-12-31'),
  meal text not null default 'dinner'
    constraint meal_known check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  position text not null default 'i' constraint position_shape check (position ~ '^[0-9a-z]{0,59}[1-9a-z]$'),
  kind text not null constraint kind_known check (kind in ('recipe', 'dish', 'leftovers', 'out', 'note')),
  recipe_id bigint constraint recipe_id_positive check (recipe_id > 0),
  dish_address text
    constraint dish_address_length check (octet_length(dish_address) <= 2048)
    constraint dish_address_shape
      check (dish_address ~ '^/dish/[a-z][a-z-]*-[0-9]{1,4}\?[a-z0-9=&,:-]+$'),
  leftovers_of uuid,
  title text not null
    constraint title_length check (char_length(title) <= 200 and title ~ '\S')
    constraint title_direction check (title = private.without_bidi_controls(title)),
  servings numeric constraint servings_range check (servings > 0 and servings <= 1000),
  eaters text[]
    constraint eaters_count check (cardinality(eaters) between 1 and 30)
    -- What holds another character is written in quotation marks there, and what is null in capitals.
    constraint eaters_shape check (eaters::text ~ '^\{[0-9a-z-]{1,40}(,[0-9a-z-]{1,40})*\}$'),
  cooked_at timestamptz constraint cooked_at_range check (cooked_at >= '2000-01-01'),
  created_at timestamptz not null default now(),
  constraint recipe_of_its_kind check ((kind = 'recipe') = (recipe_id is not null)),
  constraint dish_of_its_kind check ((kind = 'dish') = (dish_address is not null)),
  constraint leftovers_of_their_kind check (kind = 'leftovers' or leftovers_of is null)
);
comment on table public.planned_meals is
  'What a kitchen means to eat. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.planned_meals.kitchen is 'Whose plan it is: that decides who may see and change it.';
comment on column public.planned_meals.user_id is 'Who put it there; null once their account is gone.';
comment on column public.planned_meals.day is 'Of the calendar where the people are: it has no time zone.';
comment on column public.planned_meals.position is
  'Where it stands within its meal of the day: the places in the order of their characters, written as digits behind a point.';
comment on column public.planned_meals.kind is
  'What it is: a recipe, a composed dish, leftovers, eating out, or a note.';
comment on column public.planned_meals.recipe_id is
  'No foreign key: what is planned stays planned when a recipe goes.';
comment on column public.planned_meals.dish_address is 'As `cooked_recipes.dish_address`.';
comment on column public.planned_meals.leftovers_of is
  'The planned meal that more is cooked of than is eaten. No foreign key: leftovers stay when that goes.';
comment on column public.planned_meals.title is
  'What it was called when it was planned; of eating out and of a note, the words.';
comment on column public.planned_meals.servings is 'How much of it; null where nobody said.';
comment on column public.planned_meals.eaters is
  'Who eats of it: ids of accounts and of `eaters`. Null is everybody, and so is a list of whom nobody is there any more.';
comment on column public.planned_meals.cooked_at is 'When it was cooked; never in the future.';

create index planned_meals_kitchen_idx on public.planned_meals (kitchen, day);
create index planned_meals_user_id_idx on public.planned_meals (user_id);

alter table public.planned_meals enable row level security;

-- An upsert writes every column that it was given, so ids are updatable; the policy keeps them own.
grant
  select,
  insert (
    id, kitchen, user_id, day, meal, position, kind, recipe_id, dish_address, leftovers_of, title, servings, eaters,
    cooked_at
  ),
  update (
    id, kitchen, user_id, day, meal, position, kind, recipe_id, dish_address, leftovers_of, title, servings, eaters,
    cooked_at
  ),
  delete
  on public.planned_meals to authenticated;
grant select, insert, update, delete on public.planned_meals to service_role;
create policy "members see what is planned" on public.planned_meals
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks plan meals" on public.planned_meals
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change what is planned" on public.planned_meals
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks drop what is planned" on public.planned_meals
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));

create function private.drop_old_meals() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.planned_meals as past
  where
    past.kitchen in (select inserted.kitchen from inserted)
    and past.day < current_date - 366
    and not exists (select from inserted where inserted.id = past.id);
  return null;
end
$$;
comment on function private.drop_old_meals() is
  'After-insert statement trigger: what was to be eaten more than a year ago goes when a meal is planned, so that a plan never fills up. The transition table must be named `inserted`.';
-- Its name comes before that of the limit, which counts what is left.
create trigger drop_old_meals after insert on public.planned_meals
  referencing new table as inserted
  for each statement execute function private.drop_old_meals();
create trigger enforce_row_limit after insert on public.planned_meals
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '2000');

create trigger keep_who_added before update of user_id on public.planned_meals
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger keep_kitchen before update of kitchen on public.planned_meals
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();
create trigger fill_kitchen before insert on public.planned_meals
  for each row when (new.kitchen is null) execute function private.fill_kitchen();

create function private.keep_cooked_at_past() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not refused: a phone whose clock is a minute fast must not lose what was cooked.
  new.cooked_at = now();
  return new;
end
$$;
comment on function private.keep_cooked_at_past() is
  'Before-write trigger: nothing was cooked at a moment that is still to come.';
create trigger keep_cooked_at_past before insert or update of cooked_at on public.planned_meals
  for each row when (new.cooked_at > now()) execute function private.keep_cooked_at_past();

create function private.leave_the_meals(kitchen uuid, eater uuid) returns void
language sql set search_path = ''
as $$
  update public.planned_meals as planned
  set eaters = nullif(array_remove(planned.eaters, eater::text), '{}')
  where planned.kitchen = leave_the_meals.kitchen and planned.eaters @> array[eater::text]
$$;
comment on function private.leave_the_meals(uuid, uuid) is
  'Somebody eats in a kitchen no more. A meal that was for them alone is for everybody, whose diets all hold then.';

create function private.after_member_left_table() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_meals(old.kitchen, old.user_id);
  return null;
end
$$;
comment on function private.after_member_left_table() is
  'After-delete trigger of memberships: who has left is at no planned meal any more.';
-- Its name comes before `after_leaving`: meals are locked before the first version is raised.
create trigger absent_from_meals after delete on public.kitchen_members
  for each row execute function private.after_member_left_table();

create function private.after_eater_left_table() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_meals(old.kitchen, old.id);
  return null;
end
$$;
comment on function private.after_eater_left_table() is
  'After-write trigger of those who eat without an account, as `private.after_member_left_table`.';
create trigger absent_from_meals after delete on public.eaters
  for each row execute function private.after_eater_left_table();
create trigger absent_from_meals_of_former after update of kitchen on public.eaters
  for each row when (old.kitchen <> new.kitchen) execute function private.after_eater_left_table();
