-- Founding a kitchen, naming it, moving between kitchens, and who is there as what.

create function private.join_kitchen(account uuid, kitchen uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 10;
begin
  if most <= (select count(*) from public.kitchen_members as member where member.user_id = account) then
    raise exception 'kitchen_limit' using detail = format('%s kitchens a person.', most);
  end if;
  insert into public.kitchen_members (kitchen, user_id, role) values ($2, $1, $3);
end
$$;
comment on function private.join_kitchen(uuid, uuid, text) is
  'Makes somebody a member. The kitchen and the account are locked. Raises P0001 `kitchen_limit`.';

create function private.found_kitchen(name text, bring boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  founded constant uuid := gen_random_uuid();
begin
  perform private.lock_kitchens(array[caller]);
  perform private.lock_pantries(array[caller]);
  insert into public.kitchens (id, name) values (founded, private.trimmed(found_kitchen.name));
  perform private.join_kitchen(caller, founded, 'owner');
  insert into public.shopping_lists (user_id, kitchen, name, is_default)
  values (caller, founded, 'Shopping List', true);
  if bring then
    perform private.move_all(caller, founded, caller);
  else
    -- Nobody else is there yet, and what is cooked there is for them too.
    update public.eaters as eater set kitchen = founded where eater.kitchen = caller;
  end if;
  perform private.go_to(caller, founded);
  return founded;
end
$$;
comment on function private.found_kitchen(text, boolean) is 'See public.found_kitchen.';
grant execute on function private.found_kitchen(text, boolean) to authenticated;

create function private.rename_kitchen(kitchen uuid, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.required_role(kitchen, 'owner');
  update public.kitchens as held set name = private.trimmed(rename_kitchen.name) where held.id = kitchen;
end
$$;
comment on function private.rename_kitchen(uuid, text) is 'See public.rename_kitchen.';
grant execute on function private.rename_kitchen(uuid, text) to authenticated;

create function private.move_to_kitchen(kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- No kitchen changes, but nobody is removed from one meanwhile.
  perform private.lock_kitchens('{}');
  perform private.required_role(kitchen);
  perform private.go_to((select auth.uid()), kitchen);
end
$$;
comment on function private.move_to_kitchen(uuid) is 'See public.move_to_kitchen.';
grant execute on function private.move_to_kitchen(uuid) to authenticated;

create function private.require_another(kitchen uuid, member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_kitchens(array[kitchen]);
  perform private.required_role(kitchen, 'owner');
  if member = (select auth.uid()) then
    raise exception 'owner_stays' using detail = 'An owner leaves a kitchen to somebody, or ends it.';
  elsif not private.cooks_in(kitchen, member) then
    raise exception 'member_gone';
  end if;
end
$$;
comment on function private.require_another(uuid, uuid) is
  'Locks the kitchen of the caller, where somebody else is a member. Raises 42501 `not_a_member`, `owner_required`; P0001 `owner_stays`, `member_gone`.';

create function private.remove_member(kitchen uuid, member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_another(kitchen, member);
  delete from public.kitchen_members as held where held.kitchen = $1 and held.user_id = $2;
end
$$;
comment on function private.remove_member(uuid, uuid) is 'See public.remove_member.';
grant execute on function private.remove_member(uuid, uuid) to authenticated;

create function private.set_member_role(kitchen uuid, member uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_another(kitchen, member);
  if role is null or role not in ('cook', 'helper') then
    raise exception 'malformed';
  end if;
  update public.kitchen_members as held set role = $3 where held.kitchen = $1 and held.user_id = $2;
end
$$;
comment on function private.set_member_role(uuid, uuid, text) is 'See public.set_member_role.';
grant execute on function private.set_member_role(uuid, uuid, text) to authenticated;

create function private.kitchen_people()
returns table (kitchen uuid, name text, home boolean, here boolean, role text, epoch bigint, members jsonb)
language plpgsql stable security definer rows 3 set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := (select auth.uid());
begin
  return query
  select
    held.id, held.name, held.home_of is not null, own.here, own.role, own.epoch,
    (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', member.user_id, 'name', private.shown_name(member.user_id), 'role', member.role,
          'joined_at', member.joined_at, 'shares_diet', member.shares_diet
        )
        order by member.joined_at, member.epoch
      )
      from public.kitchen_members as member where member.kitchen = held.id
    )
  from public.kitchen_members as own
  join public.kitchens as held on held.id = own.kitchen
  where own.user_id = caller
  order by held.home_of is null, own.joined_at, held.id;
end
$$;
comment on function private.kitchen_people() is 'See public.kitchen_people.';
grant execute on function private.kitchen_people() to authenticated;

create function public.found_kitchen(name text, bring boolean) returns uuid
language sql set search_path = ''
as $$
  select private.found_kitchen(name, bring)
$$;
comment on function public.found_kitchen(text, boolean) is
  'Makes a kitchen to share, of which the caller is the owner and where they cook from now on. `bring`: all that their own kitchen holds comes along. Raises P0001 `kitchen_limit` (10 kitchens), 23514 for a name of more than 60 characters.';
grant execute on function public.found_kitchen(text, boolean) to authenticated;

create function public.rename_kitchen(kitchen uuid, name text) returns void
language sql set search_path = ''
as $$
  select private.rename_kitchen(kitchen, name)
$$;
comment on function public.rename_kitchen(uuid, text) is
  'For the owner; without a name it has none. Raises 42501 `not_a_member`, `owner_required`; 23514 for more than 60 characters.';
grant execute on function public.rename_kitchen(uuid, text) to authenticated;

create function public.move_to_kitchen(kitchen uuid) returns void
language sql set search_path = ''
as $$
  select private.move_to_kitchen(kitchen)
$$;
comment on function public.move_to_kitchen(uuid) is
  'The caller cooks in this kitchen of theirs from now on, on each device. Raises 42501 `not_a_member`.';
grant execute on function public.move_to_kitchen(uuid) to authenticated;

create function public.remove_member(kitchen uuid, member uuid) returns void
language sql set search_path = ''
as $$
  select private.remove_member(kitchen, member)
$$;
comment on function public.remove_member(uuid, uuid) is
  'For the owner: somebody cooks there no more; what they put there stays. Raises 42501 `not_a_member`, `owner_required`; P0001 `owner_stays` of themselves, `member_gone`.';
grant execute on function public.remove_member(uuid, uuid) to authenticated;

create function public.set_member_role(kitchen uuid, member uuid, role text) returns void
language sql set search_path = ''
as $$
  select private.set_member_role(kitchen, member, role)
$$;
comment on function public.set_member_role(uuid, uuid, text) is
  'For the owner: makes another member a `cook` or a `helper`. Raises as `remove_member`, and P0001 `malformed` for another role.';
grant execute on function public.set_member_role(uuid, uuid, text) to authenticated;

create function public.kitchen_people()
returns table (kitchen uuid, name text, home boolean, here boolean, role text, epoch bigint, members jsonb)
language sql stable rows 3 set search_path = ''
as $$
  select * from private.kitchen_people()
$$;
comment on function public.kitchen_people() is
  'The kitchens of the caller, their own first: in which they cook (`here`), as what, the epoch of the membership, and all members [{user_id, name, role, joined_at, shares_diet}].';
grant execute on function public.kitchen_people() to authenticated;
