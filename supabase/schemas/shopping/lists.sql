-- Shopping lists and their items, as a plain read shows them.

create table public.shopping_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) <= 100 and name ~ '\S'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  -- The target of the items' foreign key: an item cannot stand in a list of another kitchen.
  unique (kitchen, id)
);
comment on table public.shopping_lists is 'Every kitchen has a default list, made with it; more of them are part of the plan.';
comment on column public.shopping_lists.user_id is 'Who made it.';
comment on column public.shopping_lists.kitchen is 'Where it hangs: that decides who may see and change it.';
comment on column public.shopping_lists.is_default is 'Set by the server only. The default list cannot be deleted.';

create unique index shopping_lists_default_idx on public.shopping_lists (kitchen) where is_default;
create index shopping_lists_user_id_idx on public.shopping_lists (user_id);

alter table public.shopping_lists enable row level security;
grant select, insert (id, user_id, name, kitchen), update (id, user_id, name, kitchen), delete
  on public.shopping_lists to authenticated;
grant select, insert, update, delete on public.shopping_lists to service_role;
create policy "members read the lists" on public.shopping_lists
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks with access make lists" on public.shopping_lists
  for insert to authenticated with check (
    user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
    and (select private.permits('multiple_shopping_lists'))
  );
create policy "cooks rename lists" on public.shopping_lists
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks delete lists but the default" on public.shopping_lists
  for delete to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]) and not is_default);
create trigger enforce_row_limit after insert on public.shopping_lists
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

create trigger keep_who_added before update of user_id on public.shopping_lists
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger keep_kitchen before update of kitchen on public.shopping_lists
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();
create trigger fill_kitchen before insert on public.shopping_lists
  for each row when (new.kitchen is null) execute function private.fill_kitchen();

create function private.default_shopping_list(kitchen uuid) returns uuid
language sql stable set search_path = ''
as $$
  select list.id from public.shopping_lists as list where list.kitchen = $1 and list.is_default
$$;
comment on function private.default_shopping_list(uuid) is
  'The list of a kitchen for items that name none, seen with the rights of the caller.';
grant execute on function private.default_shopping_list(uuid) to authenticated, service_role;

create table public.shopping_list_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  list_id uuid not null default private.default_shopping_list(private.kitchen_here()),
  name text not null constraint name_length check (char_length(name) <= 200 and name ~ '\S'),
  category text not null default 'Shopping List' constraint category_length
    check (char_length(category) between 1 and 60),
  amount text not null default '1' constraint amount_length check (char_length(amount) <= 40),
  unit text not null default 'piece' constraint unit_length check (char_length(unit) <= 40),
  checked boolean not null default false,
  created_at timestamptz not null default now(),
  ingredient text constraint ingredient_shape
    check (char_length(ingredient) <= 100 and ingredient ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  source text constraint source_length check (char_length(source) <= 200 and source ~ '\S'),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  foreign key (kitchen, list_id) references public.shopping_lists (kitchen, id)
    on update cascade on delete cascade
);
comment on table public.shopping_list_items is 'What to buy. An item that names no list goes to the default one.';
comment on column public.shopping_list_items.amount is 'As a person writes it: "2", "1/2", "a few".';
comment on column public.shopping_list_items.ingredient is
  'Slug of the ingredient that the name was resolved to; null where it was not. No foreign key, as in `pantry_items`.';
comment on column public.shopping_list_items.source is 'What it is for: the title of a recipe.';

comment on column public.shopping_list_items.user_id is 'Who put it there.';

create index shopping_list_items_list_idx on public.shopping_list_items (kitchen, list_id);
create index shopping_list_items_user_id_idx on public.shopping_list_items (user_id);

alter table public.shopping_list_items enable row level security;
grant
  select,
  insert (id, user_id, list_id, name, category, amount, unit, checked, ingredient, source, kitchen),
  update (id, user_id, list_id, name, category, amount, unit, checked, ingredient, source, kitchen),
  delete
  on public.shopping_list_items to authenticated;
grant select, insert, update, delete on public.shopping_list_items to service_role;
create policy "members read the items" on public.shopping_list_items
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "members add items" on public.shopping_list_items
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "members change items" on public.shopping_list_items
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens())::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens())::uuid[])
  );
create policy "cooks remove items" on public.shopping_list_items
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger enforce_row_limit after insert on public.shopping_list_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

create trigger keep_who_added before update of user_id on public.shopping_list_items
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger keep_kitchen before update of kitchen on public.shopping_list_items
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();
create trigger fill_kitchen before insert on public.shopping_list_items
  for each row when (new.kitchen is null) execute function private.fill_kitchen();

create function private.fill_shopping_list() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.list_id = private.default_shopping_list(new.kitchen);
  return new;
end
$$;
comment on function private.fill_shopping_list() is
  'For rows that name their list as null: the data API sends null for what one row of several leaves out.';
create trigger fill_shopping_list before insert or update on public.shopping_list_items
  for each row when (new.list_id is null) execute function private.fill_shopping_list();
