-- Collections that somebody shares with a kitchen: its members see them, its cooks put recipes in and take them out. They
-- stay their owner's, who alone names them, shares them and deletes them. No policy opens them: they are read through a
-- function, which leaves out what its caller may not see, and the copies of recipes.

create function private.collections_in(kitchen uuid)
returns table (
  id uuid, owner uuid, name text, description text, color text, icon text, cover text, created_at timestamptz,
  recipes bigint[], held integer
)
language plpgsql stable security definer rows 10 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.required_role(collections_in.kitchen);
  return query
  select
    collection.id, collection.user_id, collection.name, collection.description, collection.color, collection.icon,
    collection.cover, collection.created_at,
    array(
      select entry.recipe_id::bigint
      from public.collection_recipes as entry
      where entry.collection_id = collection.id and entry.recipe_id ~ '^[1-9][0-9]{0,14}$'
      order by entry.position, entry.recipe_id
    ),
    (select count(*)::integer from public.collection_recipes as entry where entry.collection_id = collection.id)
  from public.recipe_collections as collection
  where collection.kitchen = collections_in.kitchen and collection.user_id <> (select auth.uid())
  order by collection.created_at, collection.id;
end
$$;
comment on function private.collections_in(uuid) is
  'What others share in a kitchen of the caller, with all that is in it. Raises 42501 `not_a_member`.';
grant execute on function private.collections_in(uuid) to authenticated;

create function public.shared_collections(kitchen uuid)
returns table (
  id uuid, owner uuid, name text, description text, color text, icon text, cover text, created_at timestamptz,
  recipes bigint[], left_out integer
)
language sql stable rows 10 set search_path = ''
as $$
  select
    shared.id, shared.owner, shared.name, shared.description, shared.color, shared.icon,
    case when shared.cover = any (seen.recipes::text[]) then shared.cover end,
    shared.created_at, seen.recipes, shared.held - cardinality(seen.recipes)
  from private.collections_in(kitchen) as shared
  cross join lateral (
    -- With the rights of the caller.
    select array(
      select card.id
      from public.recipe_cards as card
      where card.id = any (shared.recipes)
      order by array_position(shared.recipes, card.id)
    ) as recipes
  ) as seen
$$;
comment on function public.shared_collections(uuid) is
  'The collections that other members share in a kitchen of the caller, oldest first: whose they are, the recipes that the caller sees, in their order, and how many are left out. Raises 42501 `not_a_member`.';
grant execute on function public.shared_collections(uuid) to authenticated;

create function private.change_shared_collection(collection uuid, recipe bigint, held boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
  place uuid;
begin
  select shared.user_id, shared.kitchen into owner, place
  from public.recipe_collections as shared
  where shared.id = change_shared_collection.collection and shared.kitchen = any (private.own_kitchens());
  if place is null then
    raise exception 'collection_gone';
  elsif place <> all (private.own_kitchens('cook')) then
    raise exception 'cook_required' using errcode = 'insufficient_privilege';
  end if;
  if not held then
    delete from public.collection_recipes as entry
    where entry.collection_id = change_shared_collection.collection and entry.recipe_id = recipe::text;
    return;
  end if;
  if exists (
    select from public.collection_recipes as entry
    where entry.collection_id = change_shared_collection.collection and entry.recipe_id = recipe::text
  ) then
    return;
  end if;
  insert into public.collection_recipes (collection_id, recipe_id, user_id, recipe_data)
  select
    change_shared_collection.collection, card.id::text, owner,
    jsonb_build_object('title', left(card.title, 300), 'image', card.image)::text
  from public.recipe_cards as card where card.id = recipe and card.visibility = 'public'
  on conflict do nothing;
  if not found then
    raise exception 'recipe_not_public' using detail = 'What somebody else could not read stays out of their collection.';
  end if;
end
$$;
comment on function private.change_shared_collection(uuid, bigint, boolean) is 'See public.change_shared_collection.';
grant execute on function private.change_shared_collection(uuid, bigint, boolean) to authenticated;

create function public.change_shared_collection(collection uuid, recipe bigint, held boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  -- With the rights of the caller: what they are not shown they do not take out by its number.
  if not exists (select from public.recipe_cards as card where card.id = recipe) then
    raise exception 'recipe_not_found';
  end if;
  perform private.change_shared_collection(collection, recipe, held);
end
$$;
comment on function public.change_shared_collection(uuid, bigint, boolean) is
  'Puts a recipe that everybody sees into a collection that is shared in a kitchen of the caller, or takes one out that they see; doing it again changes nothing. Raises P0001 `recipe_not_found`, `collection_gone`, `recipe_not_public`, `row_limit_reached` of its owner; 42501 `cook_required`.';
grant execute on function public.change_shared_collection(uuid, bigint, boolean) to authenticated;

create function private.unshare_collections() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.recipe_collections as collection set kitchen = null
  where collection.kitchen = old.kitchen and collection.user_id = old.user_id;
  return old;
end
$$;
comment on function private.unshare_collections() is
  'Before-delete trigger of memberships: who has left a kitchen takes along what they shared there.';
create trigger unshare_collections before delete on public.kitchen_members
  for each row when (old.kitchen <> old.user_id) execute function private.unshare_collections();

create function private.tell_of_shared_collections(kitchens uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if kitchens <> '{}' then
    perform private.raise_sync_version(
      array(
        select distinct member.user_id from public.kitchen_members as member
        where member.kitchen = any (tell_of_shared_collections.kitchens)
      ),
      'shared-collections'
    );
  end if;
end
$$;
comment on function private.tell_of_shared_collections(uuid[]) is
  'For the devices of all who cook in these kitchens: what is shared there is another.';

create function private.count_shared_collection() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.tell_of_shared_collections(array(
      select written.kitchen from written where written.kitchen is not null
      union
      select former.kitchen from former where former.kitchen is not null
    ));
  else
    perform private.tell_of_shared_collections(array(
      select distinct former.kitchen from former where former.kitchen is not null
    ));
  end if;
  return null;
end
$$;
comment on function private.count_shared_collection() is
  'After-statement trigger of collections: for the members of kitchens where they are shared, or were. The transition tables must be named `written` and `former`.';
create trigger tell_those_who_share after update on public.recipe_collections
  referencing old table as former new table as written
  for each statement execute function private.count_shared_collection();
create trigger tell_those_who_share_of_delete after delete on public.recipe_collections
  referencing old table as former
  for each statement execute function private.count_shared_collection();

create function private.count_shared_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_of_shared_collections(array(
    select distinct collection.kitchen
    from written
    join public.recipe_collections as collection on collection.id = written.collection_id
    where collection.kitchen is not null
  ));
  return null;
end
$$;
comment on function private.count_shared_entry() is
  'After-statement trigger of what is in collections: for the members of kitchens where these are shared. The transition table must be named `written`.';
create trigger tell_those_who_share after insert on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_shared_entry();
create trigger tell_those_who_share_of_update after update on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_shared_entry();
create trigger tell_those_who_share_of_delete after delete on public.collection_recipes
  referencing old table as written
  for each statement execute function private.count_shared_entry();
