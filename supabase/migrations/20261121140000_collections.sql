-- Collections in an order by hand; what was deleted can come back where it stood; a refusal that
-- names what it needs.

-- A recipe that is put in stands last without anybody saying so, and one that is moved takes a place
-- between two others: one row is written, whatever the length of the collection.
alter table public.collection_recipes add column position double precision;
update public.collection_recipes set position = extract(epoch from created_at);
alter table public.collection_recipes
  alter column position set default extract(epoch from clock_timestamp())::double precision,
  alter column position set not null,
  add constraint position_range check (position between -1e12 and 1e12);
comment on column public.collection_recipes.position is
  'The order within the collection, ascending; without one, the moment in seconds, which is after all others.';
grant insert (position), update (position) on public.collection_recipes to authenticated;

-- What is put back after it was deleted says when it was first there.
grant insert (created_at) on public.favorite_recipes, public.recipe_collections to authenticated;

create function private.not_from_the_future() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := least(new.created_at, now());
  return new;
end
$$;
comment on function private.not_from_the_future() is
  'Before-insert trigger for tables whose owners may say when a row was made: no later than now.';
revoke all on function private.not_from_the_future() from public, anon, authenticated;

create trigger not_from_the_future before insert on public.favorite_recipes
  for each row execute function private.not_from_the_future();
create trigger not_from_the_future before insert on public.recipe_collections
  for each row execute function private.not_from_the_future();

create function private.permits(feature text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_feature(feature);
  return true;
end
$$;
comment on function private.permits(text) is
  'For policies: true, or 42501 `feature_required` with the feature''s name as its detail.';
revoke all on function private.permits(text) from public, anon, authenticated;
grant execute on function private.permits(text) to authenticated;

alter policy "cooks with access save recipes" on public.favorite_recipes
  with check (
    user_id = (select auth.uid()) and (select private.permits('unlimited_recipes'))
  );
alter policy "cooks with access make collections" on public.recipe_collections
  with check (
    user_id = (select auth.uid()) and (select private.permits('unlimited_collections'))
  );
