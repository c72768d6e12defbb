-- What a cook has cooked, and what was taken from the pantry for it.

create table public.cooked_recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  recipe_id bigint constraint recipe_id_positive check (recipe_id > 0),
  cooked_at timestamptz not null default now(),
  servings numeric not null constraint servings_range check (servings > 0 and servings <= 1000),
  taken jsonb not null default '[]'
    constraint taken_array check (jsonb_typeof(taken) = 'array')
    constraint taken_size check (octet_length(taken::text) <= 32768),
  dish_address text
    constraint dish_address_length check (octet_length(dish_address) <= 2048)
    constraint dish_address_shape
      check (dish_address ~ '^/dish/[a-z][a-z-]*-[0-9]{1,4}\?[a-z0-9=&,:-]+$'),
  dish_title text constraint dish_title_length check (char_length(dish_title) between 1 and 200),
  constraint recipe_or_dish check (
    (recipe_id is null) = (dish_address is not null)
    and (dish_address is null) = (dish_title is null)
  )
);
comment on table public.cooked_recipes is
  'Each time that a cook cooked a recipe or a composed dish. Clients may bring their own ids, so that a write sent twice is one row. No foreign key to the recipe: what was cooked stays cooked when a recipe goes.';
comment on column public.cooked_recipes.cooked_at is 'Set by the server.';
comment on column public.cooked_recipes.servings is 'For how many it was cooked.';
comment on column public.cooked_recipes.taken is
  'What was taken from the pantry: a list of {"ingredient": slug, "amount": number or null, "unit": text or null}.';
comment on column public.cooked_recipes.dish_address is
  'Where a composed dish stands, which is no recipe of the database; it says what the dish is made of.';
comment on column public.cooked_recipes.dish_title is 'What the dish was called then.';

create index cooked_recipes_user_id_idx on public.cooked_recipes (user_id, cooked_at desc);

alter table public.cooked_recipes enable row level security;

-- An upsert writes every column that it was given, so these are updatable; the policy keeps them own.
grant
  select,
  insert (id, user_id, recipe_id, servings, taken, dish_address, dish_title),
  update (id, user_id, recipe_id, servings, taken, dish_address, dish_title),
  delete
  on public.cooked_recipes to authenticated;
grant select, insert, update, delete on public.cooked_recipes to service_role;
create policy "cooks read what they cooked" on public.cooked_recipes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks note what they cooked" on public.cooked_recipes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change what they noted" on public.cooked_recipes
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks take back what they cooked" on public.cooked_recipes
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.cooked_recipes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '5000');
