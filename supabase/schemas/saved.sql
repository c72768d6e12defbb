-- Saved recipes, and collections in an order by hand. Recipe ids are text without a foreign key: what was saved stays
-- saved when a recipe goes, and the app shows its fallback. What was deleted can come back where it stood.

create table public.favorite_recipes (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  recipe_id text not null constraint recipe_id_length check (char_length(recipe_id) between 1 and 64),
  created_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
comment on table public.favorite_recipes is 'Saved recipes: one row each, however often it is saved.';

alter table public.favorite_recipes enable row level security;

-- What is put back after it was deleted says when it was first there.
grant select, insert (user_id, recipe_id, created_at), delete
  on public.favorite_recipes to authenticated;
grant select, insert, update, delete on public.favorite_recipes to service_role;
create policy "cooks read what they saved" on public.favorite_recipes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks with access save recipes" on public.favorite_recipes
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.permits('unlimited_recipes'))
  );
create policy "cooks unsave recipes" on public.favorite_recipes
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.favorite_recipes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');
create trigger not_from_the_future before insert on public.favorite_recipes
  for each row execute function private.not_from_the_future();

create table public.recipe_collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) <= 100 and name ~ '\S'),
  description text not null default '' constraint description_length
    check (char_length(description) <= 1000),
  color text not null default 'purple' constraint color_length
    check (char_length(color) between 1 and 40),
  icon text constraint icon_length check (char_length(icon) between 1 and 60),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  cover text constraint cover_length check (char_length(cover) between 1 and 64),
  kitchen uuid references public.kitchens (id) on delete set null
    constraint not_with_oneself check (kitchen <> user_id),
  -- The target of the entries' foreign key: nothing can be put into somebody else's collection.
  unique (user_id, id)
);
comment on table public.recipe_collections is 'Named sets of recipes. Every account has a default one, made with it.';
comment on column public.recipe_collections.cover is
  'Id of the recipe whose picture stands for all; null for the first ones. Without a foreign key: where it is not in the collection, it counts as none.';
comment on column public.recipe_collections.kitchen is
  'The kitchen with whose members it is shared, by its owner alone; null for nobody. See kitchens/shared-collections.sql.';
comment on column public.recipe_collections.is_default is 'Set by the server only. The default collection cannot be deleted.';

create index recipe_collections_user_id_idx on public.recipe_collections (user_id, created_at);
create index recipe_collections_kitchen_idx on public.recipe_collections (kitchen) where kitchen is not null;
create unique index recipe_collections_default_idx on public.recipe_collections (user_id)
  where is_default;

alter table public.recipe_collections enable row level security;
grant
  select,
  insert (id, user_id, name, description, color, icon, created_at, cover),
  update (id, user_id, name, description, color, icon, cover, kitchen),
  delete
  on public.recipe_collections to authenticated;
grant select, insert, update, delete on public.recipe_collections to service_role;
create policy "cooks read their own collections" on public.recipe_collections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks with access make collections" on public.recipe_collections
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.permits('unlimited_collections'))
  );
create policy "cooks change their own collections" on public.recipe_collections
  for update to authenticated
  using (user_id = (select auth.uid())) with check (
    user_id = (select auth.uid())
    and (kitchen is null or kitchen = any ((select private.own_kitchens())::uuid[]))
  );
create policy "cooks delete their own collections but the default" on public.recipe_collections
  for delete to authenticated using (user_id = (select auth.uid()) and not is_default);
create trigger enforce_row_limit after insert on public.recipe_collections
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');
create trigger not_from_the_future before insert on public.recipe_collections
  for each row execute function private.not_from_the_future();

create table public.collection_recipes (
  collection_id uuid not null,
  recipe_id text not null constraint recipe_id_length check (char_length(recipe_id) between 1 and 64),
  user_id uuid not null default auth.uid(),
  -- The cast refuses what is no JSON; "is json" would need PostgreSQL 16.
  recipe_data text not null constraint recipe_data_size check (octet_length(recipe_data) <= 65536)
    constraint recipe_data_json check (recipe_data::json is not null),
  created_at timestamptz not null default now(),
  -- One that is put in stands last without anybody saying so; one that is moved takes a place between two
  -- others: one row is written, whatever the length of the collection.
  position double precision not null default extract(epoch from clock_timestamp())::double precision
    constraint position_range check (position between -1e12 and 1e12),
  primary key (collection_id, recipe_id),
  foreign key (user_id, collection_id)
    references public.recipe_collections (user_id, id) on delete cascade
);
comment on table public.collection_recipes is 'The recipes of a collection, each with a copy of what it was when it was added.';
comment on column public.collection_recipes.user_id is 'The collection''s owner: the foreign key holds both together.';
comment on column public.collection_recipes.recipe_data is 'The recipe as JSON text, at most 64 KB.';
comment on column public.collection_recipes.position is
  'The order within the collection, ascending; without one, the moment in seconds, which is after all others.';

create index collection_recipes_owner_idx on public.collection_recipes (user_id, collection_id);

-- For pictures that leave the copies of a recipe with it.
create index collection_recipes_recipe_id_idx on public.collection_recipes (recipe_id);

alter table public.collection_recipes enable row level security;
grant
  select,
  insert (collection_id, recipe_id, user_id, recipe_data, position),
  update (collection_id, recipe_id, user_id, recipe_data, position),
  delete
  on public.collection_recipes to authenticated;
grant select, insert, update, delete on public.collection_recipes to service_role;
create policy "cooks read their own collections' recipes" on public.collection_recipes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks fill their own collections" on public.collection_recipes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own collections' recipes" on public.collection_recipes
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks take recipes out of their own collections" on public.collection_recipes
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.collection_recipes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');
