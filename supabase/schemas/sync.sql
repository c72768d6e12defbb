-- One query finds out whether another device has changed any saved data. A visible page sends it about every second,
-- and fetches only those kinds of data whose version has changed.

create table public.kept_versions (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint kind_shape check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  version bigint not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, kind)
);
comment on table public.kept_versions is
  'How often each kind of saved data of a cook was written. Counted under the lock of the row, so that whoever reads a version reads all that it counts.';
comment on column public.kept_versions.kind is 'The app''s name of the kind: `pantry`, `saved-recipes`.';

alter table public.kept_versions enable row level security;
grant select on public.kept_versions to authenticated, service_role;
create policy "cooks read their own versions" on public.kept_versions
  for select to authenticated using (user_id = (select auth.uid()));

-- plpgsql here and below, for it caches the plans of what is done so often.
create function private.raise_sync_version(accounts uuid[], written_kind text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.kept_versions as held (user_id, kind)
  select account.id, written_kind
  from auth.users as account
  -- An account that is being erased is gone already, and takes its versions with it.
  where account.id = any (accounts)
  order by account.id
  on conflict (user_id, kind)
    do update set version = held.version + 1, changed_at = clock_timestamp();
end
$$;
comment on function private.raise_sync_version(uuid[], text) is
  'Counts one more write of a kind for each of these accounts that exists, always in the same order.';

create function private.count_synced_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(select distinct written.user_id from written), tg_argv[0]
  );
  return null;
end
$$;
comment on function private.count_synced_write() is
  'After-statement trigger (kind): once for each account whose rows were written. The transition table must be named `written`.';

create function private.count_kitchen_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(
      select distinct member.user_id
      from public.kitchen_members as member
      where member.kitchen in (select written.kitchen from written)
    ),
    tg_argv[0]
  );
  return null;
end
$$;
comment on function private.count_kitchen_write() is
  'After-statement trigger (kind): as `private.count_synced_write`, for each member of the kitchens whose rows were written.';

create function private.count_kitchen_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(
      select distinct member.user_id
      from public.kitchen_members as member
      where member.kitchen in (
        select written.kitchen from written union select former.kitchen from former
      )
    ),
    tg_argv[0]
  );
  return null;
end
$$;
comment on function private.count_kitchen_change() is
  'After-update statement trigger (kind), as `private.count_kitchen_write`: also for members of the kitchen that something was taken out of. The transition tables must be named `written` and `former`.';

-- The version is the last row that a write locks, for the name of its trigger comes after all others: there
-- the writes of one cook wait for each other, and never in a circle.
create trigger tell_other_devices after insert on public.favorite_recipes
  referencing new table as written
  for each statement execute function private.count_synced_write('saved-recipes');
create trigger tell_other_devices_of_update after update on public.favorite_recipes
  referencing new table as written
  for each statement execute function private.count_synced_write('saved-recipes');
create trigger tell_other_devices_of_delete after delete on public.favorite_recipes
  referencing old table as written
  for each statement execute function private.count_synced_write('saved-recipes');
create trigger tell_other_devices after insert on public.recipe_collections
  referencing new table as written
  for each statement execute function private.count_synced_write('collections');
create trigger tell_other_devices_of_update after update on public.recipe_collections
  referencing new table as written
  for each statement execute function private.count_synced_write('collections');
create trigger tell_other_devices_of_delete after delete on public.recipe_collections
  referencing old table as written
  for each statement execute function private.count_synced_write('collections');
create trigger tell_other_devices after insert on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_synced_write('collections');
create trigger tell_other_devices_of_update after update on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_synced_write('collections');

-- What goes with its collection is counted with it, after all of it is gone.
create trigger tell_other_devices_of_delete after delete on public.collection_recipes
  referencing old table as written
  for each statement when (pg_trigger_depth() = 0)
  execute function private.count_synced_write('collections');
create trigger tell_other_devices after insert on public.pantry_items
  referencing new table as written
  for each statement execute function private.count_kitchen_write('pantry');
create trigger tell_other_devices_of_update after update on public.pantry_items
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('pantry');
create trigger tell_other_devices_of_delete after delete on public.pantry_items
  referencing old table as written
  for each statement execute function private.count_kitchen_write('pantry');
create trigger tell_other_devices after insert on public.staple_lists
  referencing new table as written
  for each statement execute function private.count_kitchen_write('staples');
create trigger tell_other_devices_of_update after update on public.staple_lists
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('staples');
create trigger tell_other_devices_of_delete after delete on public.staple_lists
  referencing old table as written
  for each statement execute function private.count_kitchen_write('staples');
create trigger tell_other_devices after insert on public.ingredient_corrections
  referencing new table as written
  for each statement execute function private.count_kitchen_write('corrections');
create trigger tell_other_devices_of_update after update on public.ingredient_corrections
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('corrections');
create trigger tell_other_devices_of_delete after delete on public.ingredient_corrections
  referencing old table as written
  for each statement execute function private.count_kitchen_write('corrections');
create trigger tell_other_devices after insert on public.eaters
  referencing new table as written
  for each statement execute function private.count_kitchen_write('eaters');
create trigger tell_other_devices_of_update after update on public.eaters
  referencing new table as written
  for each statement execute function private.count_kitchen_write('eaters');
create trigger tell_other_devices_of_delete after delete on public.eaters
  referencing old table as written
  for each statement execute function private.count_kitchen_write('eaters');
create trigger tell_other_devices after insert on public.planned_meals
  referencing new table as written
  for each statement execute function private.count_kitchen_write('meal-plan');
create trigger tell_other_devices_of_update after update on public.planned_meals
  referencing new table as written
  for each statement execute function private.count_kitchen_write('meal-plan');
create trigger tell_other_devices_of_delete after delete on public.planned_meals
  referencing old table as written
  for each statement execute function private.count_kitchen_write('meal-plan');
create trigger tell_other_devices after insert on public.recipe_notes
  referencing new table as written
  for each statement execute function private.count_kitchen_write('recipe-notes');
create trigger tell_other_devices_of_update after update on public.recipe_notes
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('recipe-notes');
create trigger tell_other_devices_of_delete after delete on public.recipe_notes
  referencing old table as written
  for each statement execute function private.count_kitchen_write('recipe-notes');

create function private.count_dietary_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(array[new.id], 'dietary-settings');
  if private.rules_of_settings(old.dietary_settings) <> private.rules_of_settings(new.dietary_settings) then
    perform private.raise_sync_version(
      array(
        select distinct other.user_id
        from public.kitchen_members as own
        join public.kitchen_members as other on other.kitchen = own.kitchen and other.user_id <> own.user_id
        where own.user_id = new.id and own.shares_diet
      ),
      'eaters'
    );
  end if;
  return null;
end
$$;
comment on function private.count_dietary_write() is
  'After-update trigger of `private_profiles`, as `private.count_synced_write`; also for those with whom they are shared, at whose table they hold.';
create trigger tell_other_devices_of_update after update on public.private_profiles
  for each row when (old.dietary_settings is distinct from new.dietary_settings)
  execute function private.count_dietary_write();

create function public.current_versions()
returns table (kind text, version bigint, age bigint)
language plpgsql stable rows 8 set search_path = ''
as $$
begin
  return query
  select held.kind, held.version,
    floor(extract(epoch from now() - held.changed_at) * 1000)::bigint
  from public.kept_versions as held where held.user_id = (select auth.uid())
  union all
  -- The lists came first and count for themselves.
  select 'shopping-list', held.version, null
  from public.shopping_versions as held where held.kitchen = private.kitchen_here();
end
$$;
comment on function public.current_versions() is
  'The version of each kind of saved data of the caller, and how many milliseconds ago it was last written; null where that is not known. What was never written has none.';
grant execute on function public.current_versions() to authenticated;
