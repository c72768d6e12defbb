-- Who cooks where, and what follows when that changes: where they cook now, and what their devices hear of.

create function private.lock_kitchens(kitchens uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.lock_lists(kitchens || private.own_kitchens());
  -- Not homes: there the lock of their account is enough, and what comes home asks for no more.
  perform from public.kitchens as kitchen
  where kitchen.id = any (kitchens) and kitchen.home_of is null
  order by kitchen.id
  for update;
  for account in
    select (select auth.uid())
    union
    select member.user_id from public.kitchen_members as member where member.kitchen = any (kitchens)
    order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('kitchens:' || account, 0)) where account is not null;
  end loop;
end
$$;
comment on function private.lock_kitchens(uuid[]) is
  'Until commit nobody else comes or goes in these kitchens, or adds to those that are shared. First their lists, then they, then their members and the caller: always in this order.';

create function private.lock_pantries(kitchens uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.pantry_items as item where item.kitchen = any (kitchens) order by item.id for update;
end
$$;
comment on function private.lock_pantries(uuid[]) is
  'What is moved is locked before the first version is raised, which every write locks last.';

create function private.required_role(kitchen uuid, least_role text default 'helper') returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held constant text := (
    select member.role from public.kitchen_members as member
    where member.kitchen = required_role.kitchen and member.user_id = (select auth.uid())
  );
begin
  if held is null then
    raise exception 'not_a_member' using errcode = 'insufficient_privilege';
  elsif least_role = 'owner' and held <> 'owner' then
    raise exception 'owner_required' using errcode = 'insufficient_privilege';
  end if;
  return held;
end
$$;
comment on function private.required_role(uuid, text) is
  'The role of the caller in a kitchen. Raises 42501 `not_a_member`, also for a kitchen that there is not, and `owner_required`.';

create function private.require_shared(kitchen uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.kitchens as own where own.id = kitchen and own.home_of is not null) then
    raise exception 'own_kitchen' using detail = 'Everybody''s own kitchen stays theirs alone.';
  end if;
end
$$;
comment on function private.require_shared(uuid) is 'Raises P0001 `own_kitchen` for one that somebody has by themselves.';

create function private.raise_list_version(raised uuid, account uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shopping_versions as held (kitchen, version)
  select raised, 1 + coalesce(max(known.version), 0)
  from public.shopping_versions as known
  where known.kitchen = raised
    or known.kitchen in (select member.kitchen from public.kitchen_members as member where member.user_id = account)
  on conflict (kitchen) do update set version = greatest(held.version + 1, excluded.version);
end
$$;
comment on function private.raise_list_version(uuid, uuid) is
  'Counts one more change of a kitchen''s lists. With an account it is above the versions of all its kitchens: for a device each of them is that of "the lists".';

create function private.tell_moved(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kind text;
begin
  foreach kind in array array['kitchens', 'pantry', 'staples', 'corrections', 'meal-plan'] loop
    perform private.raise_sync_version(array[account], kind);
  end loop;
  perform private.raise_list_version(here.kitchen, account)
  from (select private.kitchen_of(account) as kitchen) as here
  where exists (select from public.kitchens as held where held.id = here.kitchen);
end
$$;
comment on function private.tell_moved(uuid) is 'For the devices of one person, to whom another kitchen is theirs now.';

create function private.tell_members(kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(select member.user_id from public.kitchen_members as member where member.kitchen = tell_members.kitchen),
    'kitchens'
  );
end
$$;
comment on function private.tell_members(uuid) is 'For the devices of all who cook in a kitchen: something of it is another.';

create function private.go_to(account uuid, kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.kitchen_members as member set here = false
  where member.user_id = account and member.here and member.kitchen <> go_to.kitchen;
  update public.kitchen_members as member set here = true
  where member.user_id = account and member.kitchen = go_to.kitchen and not member.here;
  perform private.tell_moved(account) where found;
end
$$;
comment on function private.go_to(uuid, uuid) is 'Somebody cooks in this kitchen of theirs from now on.';

create function private.after_leaving() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Nobody comes in by the word of who is gone.
  delete from public.kitchen_invitations as invitation
  where invitation.kitchen = old.kitchen and invitation.invited_by = old.user_id;
  perform private.raise_sync_version(array[old.user_id], 'kitchens');
  perform private.tell_members(old.kitchen);
  if old.here then
    perform private.go_to(old.user_id, old.user_id);
  end if;
  return null;
end
$$;
comment on function private.after_leaving() is
  'After-delete trigger: who has left is home again, however that came, and their invitations have ended.';
create trigger after_leaving after delete on public.kitchen_members
  for each row execute function private.after_leaving();

create function private.after_joining() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_members(new.kitchen);
  return null;
end
$$;
comment on function private.after_joining() is
  'After-write trigger of memberships: the devices of all of them learn who cooks there, and as what.';
create trigger tell_of_joining after insert on public.kitchen_members
  for each row when (new.kitchen <> new.user_id) execute function private.after_joining();
create trigger tell_of_role after update of role on public.kitchen_members
  for each row when (old.role <> new.role) execute function private.after_joining();

create function private.after_naming() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_members(new.id);
  return null;
end
$$;
comment on function private.after_naming() is 'After-update trigger: the devices of all who cook there learn the new name of a kitchen.';
create trigger tell_of_name after update of name on public.kitchens
  for each row when (old.name is distinct from new.name) execute function private.after_naming();

create function private.after_renaming() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(
      select distinct other.user_id
      from public.kitchen_members as own
      join public.kitchen_members as other on other.kitchen = own.kitchen and other.user_id <> own.user_id
      where own.user_id = new.id
    ),
    'kitchens'
  );
  return null;
end
$$;
comment on function private.after_renaming() is
  'After-update trigger of profiles: the devices of those who cook with somebody learn their new name.';
create trigger tell_of_name after update of name, moderated on public.public_profiles
  for each row when (old.name is distinct from new.name or old.moderated is distinct from new.moderated)
  execute function private.after_renaming();
