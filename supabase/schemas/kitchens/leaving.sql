-- Leaving a kitchen, ending one, and what an erased account leaves behind.

create function private.leaving(kitchen uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'role', private.required_role(kitchen),
    'mine', (
      select count(*) from public.pantry_items as item
      where item.kitchen = leaving.kitchen and item.user_id = (select auth.uid())
    ),
    'members', (select count(*) from public.kitchen_members as member where member.kitchen = leaving.kitchen)
  );
end
$$;
comment on function private.leaving(uuid) is 'See public.leaving.';
grant execute on function private.leaving(uuid) to authenticated;

create function private.leave_kitchen(kitchen uuid, take boolean, next_owner uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  held_role text;
begin
  perform private.lock_kitchens(array[kitchen, caller]);
  held_role := private.required_role(kitchen);
  perform private.require_shared(kitchen);
  perform private.lock_pantries(array[kitchen, caller]);
  if not exists (
    select from public.kitchen_members as other where other.kitchen = leave_kitchen.kitchen and other.user_id <> caller
  ) then
    perform private.move_all(kitchen, caller, caller);
    delete from public.kitchens as held where held.id = leave_kitchen.kitchen;
    return;
  end if;
  if held_role = 'owner' and (
    next_owner is null or next_owner = caller or not private.cooks_in(kitchen, next_owner)
  ) then
    raise exception 'next_owner_required' using detail = 'An owner leaves a kitchen to another member.';
  end if;
  if take then
    perform private.move_pantry(kitchen, caller, caller, caller);
  end if;
  delete from public.kitchen_members as held where held.kitchen = leave_kitchen.kitchen and held.user_id = caller;
  if held_role = 'owner' then
    update public.kitchen_members as held set role = 'owner'
    where held.kitchen = leave_kitchen.kitchen and held.user_id = next_owner;
  end if;
end
$$;
comment on function private.leave_kitchen(uuid, boolean, uuid) is 'See public.leave_kitchen.';
grant execute on function private.leave_kitchen(uuid, boolean, uuid) to authenticated;

create function private.end_kitchen(kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  others uuid[];
  other uuid;
begin
  perform private.lock_kitchens(array[kitchen, caller]);
  perform private.required_role(kitchen, 'owner');
  perform private.require_shared(kitchen);
  others := array(
    select member.user_id from public.kitchen_members as member
    where member.kitchen = end_kitchen.kitchen and member.user_id <> caller
  );
  perform private.lock_pantries(others || kitchen || caller);
  update public.eaters as eater set kitchen = eater.user_id
  where eater.kitchen = end_kitchen.kitchen and eater.user_id = any (others);
  foreach other in array others loop
    perform private.move_pantry(kitchen, other, other, other);
  end loop;
  perform private.move_all(kitchen, caller, caller);
  delete from public.kitchens as held where held.id = end_kitchen.kitchen;
end
$$;
comment on function private.end_kitchen(uuid) is 'See public.end_kitchen.';
grant execute on function private.end_kitchen(uuid) to authenticated;

create function public.leaving(kitchen uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.leaving(kitchen)
$$;
comment on function public.leaving(uuid) is
  'What leaving a kitchen is about: {role, mine, members}, how many things of its pantry the caller put there, and how many people cook there with them. Raises 42501 `not_a_member`.';
grant execute on function public.leaving(uuid) to authenticated;

create function public.leave_kitchen(kitchen uuid, take boolean, next_owner uuid default null) returns void
language sql set search_path = ''
as $$
  select private.leave_kitchen(kitchen, take, next_owner)
$$;
comment on function public.leave_kitchen(uuid, boolean, uuid) is
  'The caller cooks there no more. `take`: what they put in its pantry goes home with them, as one with what is there; the rest stays. An owner names who follows them. With the last one all that it holds goes home, and it is gone. Raises 42501 `not_a_member`; P0001 `own_kitchen`, `next_owner_required`, `row_limit_reached`.';
grant execute on function public.leave_kitchen(uuid, boolean, uuid) to authenticated;

create function public.end_kitchen(kitchen uuid) returns void
language sql set search_path = ''
as $$
  select private.end_kitchen(kitchen)
$$;
comment on function public.end_kitchen(uuid) is
  'For the owner: what members put in the pantry goes home with each of them, all the rest with the owner, and the kitchen is gone. Raises 42501 `not_a_member`, `owner_required`; P0001 `own_kitchen`, `row_limit_reached`.';
grant execute on function public.end_kitchen(uuid) to authenticated;

create function private.hand_over_kitchens() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_kitchen uuid;
begin
  for left_kitchen in
    select kitchen.id
    from public.kitchens as kitchen
    join public.kitchen_members as member on member.kitchen = kitchen.id
    where member.user_id = old.id and kitchen.home_of is distinct from old.id
    order by kitchen.id
    for update of kitchen
  loop
    delete from public.kitchen_members as member where member.kitchen = left_kitchen and member.user_id = old.id;
    if not exists (select from public.kitchen_members as member where member.kitchen = left_kitchen) then
      delete from public.kitchens as kitchen where kitchen.id = left_kitchen;
    elsif not exists (
      select from public.kitchen_members as member where member.kitchen = left_kitchen and member.role = 'owner'
    ) then
      update public.kitchen_members as member set role = 'owner'
      where member.kitchen = left_kitchen and member.user_id = (
        select heir.user_id from public.kitchen_members as heir
        where heir.kitchen = left_kitchen
        order by heir.role = 'helper', heir.joined_at, heir.epoch
        limit 1
      );
    end if;
  end loop;
  -- Also where they were a member once.
  update public.pantry_items as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.ingredient_corrections as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.staple_lists as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.shopping_lists as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.shopping_list_items as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.recipe_notes as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  return old;
end
$$;
comment on function private.hand_over_kitchens() is
  'Before-delete trigger of accounts, however they are erased: the kitchens of others go on without them. What they put there is the owner''s; where they were that, it is who has cooked there longest.';
create trigger hand_over_kitchens before delete on auth.users
  for each row execute function private.hand_over_kitchens();
