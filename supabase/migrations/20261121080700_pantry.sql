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
  created_at timestamptz not null default now()
);
comment on table public.pantry_items is 'What a cook has at home. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.pantry_items.amount_stated is
  'False where nobody said how much: quantity and unit are then only the defaults, never shown as "1 piece".';
comment on column public.pantry_items.ingredient is
  'Slug of the ingredient that the name was resolved to; null while it is unresolved. No foreign key: a catalogue that drops an ingredient must not touch a pantry.';

create index pantry_items_user_id_idx on public.pantry_items (user_id, created_at desc);

alter table public.pantry_items enable row level security;
revoke all on public.pantry_items from public, anon, authenticated;
-- An upsert writes every column that it was given, so ids are updatable; the policy keeps them own.
grant
  select,
  insert (id, user_id, name, category, quantity, unit, amount_stated, ingredient),
  update (id, user_id, name, category, quantity, unit, amount_stated, ingredient),
  delete
  on public.pantry_items to authenticated;
grant select, insert, update, delete on public.pantry_items to service_role;

create policy "cooks read their own pantry" on public.pantry_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks fill their own pantry" on public.pantry_items
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own pantry" on public.pantry_items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks empty their own pantry" on public.pantry_items
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger enforce_row_limit after insert on public.pantry_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');
