-- Shopping lists and their items, as a plain read shows them.

create table public.shopping_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) <= 100 and name ~ '\S'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- The target of the items' foreign key: an item cannot stand in somebody else's list.
  unique (user_id, id)
);
comment on table public.shopping_lists is 'Every account has a default list, made with it; more of them are part of the plan.';
comment on column public.shopping_lists.is_default is 'Set by the server only. The default list cannot be deleted.';

create unique index shopping_lists_default_idx on public.shopping_lists (user_id) where is_default;

alter table public.shopping_lists enable row level security;
grant select, insert (id, user_id, name), update (id, user_id, name), delete
  on public.shopping_lists to authenticated;
grant select, insert, update, delete on public.shopping_lists to service_role;
create policy "cooks read their own lists" on public.shopping_lists
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks with access make lists" on public.shopping_lists
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.permits('multiple_shopping_lists'))
  );
create policy "cooks rename their own lists" on public.shopping_lists
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks delete their own lists but the default" on public.shopping_lists
  for delete to authenticated using (user_id = (select auth.uid()) and not is_default);
create trigger enforce_row_limit after insert on public.shopping_lists
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.default_shopping_list(account uuid) returns uuid
language sql stable set search_path = ''
as $$
  select list.id from public.shopping_lists as list where list.user_id = account and list.is_default
$$;
comment on function private.default_shopping_list(uuid) is
  'The list for items that name none, seen with the rights of the caller.';
grant execute on function private.default_shopping_list(uuid) to authenticated, service_role;

create table public.shopping_list_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  list_id uuid not null default private.default_shopping_list(auth.uid()),
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
  foreign key (user_id, list_id) references public.shopping_lists (user_id, id) on delete cascade
);
comment on table public.shopping_list_items is 'What to buy. An item that names no list goes to the default one.';
comment on column public.shopping_list_items.amount is 'As a person writes it: "2", "1/2", "a few".';
comment on column public.shopping_list_items.ingredient is
  'Slug of the ingredient that the name was resolved to; null where it was not. No foreign key, as in `pantry_items`.';
comment on column public.shopping_list_items.source is 'What it is for: the title of a recipe.';

create index shopping_list_items_list_idx on public.shopping_list_items (user_id, list_id);

alter table public.shopping_list_items enable row level security;
grant
  select,
  insert (id, user_id, list_id, name, category, amount, unit, checked, ingredient, source),
  update (id, user_id, list_id, name, category, amount, unit, checked, ingredient, source),
  delete
  on public.shopping_list_items to authenticated;
grant select, insert, update, delete on public.shopping_list_items to service_role;
create policy "cooks read their own items" on public.shopping_list_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks add their own items" on public.shopping_list_items
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own items" on public.shopping_list_items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks remove their own items" on public.shopping_list_items
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.shopping_list_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.fill_shopping_list() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.list_id = private.default_shopping_list(new.user_id);
  return new;
end
$$;
comment on function private.fill_shopping_list() is
  'For rows that name their list as null: the data API sends null for what one row of several leaves out.';
create trigger fill_shopping_list before insert or update on public.shopping_list_items
  for each row when (new.list_id is null) execute function private.fill_shopping_list();
