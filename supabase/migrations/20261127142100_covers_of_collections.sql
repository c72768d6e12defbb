-- One of its recipes can stand for a collection.

alter table public.recipe_collections
  add column cover text constraint cover_length check (char_length(cover) between 1 and 64);
comment on column public.recipe_collections.cover is
  'Id of the recipe whose picture stands for all; null for the first ones. Without a foreign key: where it is not in the collection, it counts as none.';
grant insert (cover), update (cover) on public.recipe_collections to authenticated;
