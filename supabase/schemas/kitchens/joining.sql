-- Coming into a kitchen by an invitation: what that would do, then doing it.

create function private.seen_invitation(code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 10;
  caller constant uuid := (select auth.uid());
  tried private.invitation_tries;
  found_one public.kitchen_invitations;
begin
  insert into private.invitation_tries (user_id) values (caller) on conflict (user_id) do nothing;
  -- One at a time: a hundred at once cannot all be the last that is free.
  select own.* into tried from private.invitation_tries as own where own.user_id = caller for update;
  if tried.failures_since <= now() - interval '15 minutes' then
    tried.failures := 0;
  end if;
  if tried.failures >= most then
    raise exception 'invitation_tries' using detail = format('%s tries in a quarter of an hour.', most);
  end if;
  select invitation.* into found_one
  from private.invitation_codes as held
  join public.kitchen_invitations as invitation on invitation.id = held.invitation
  where held.code_hash = private.code_hash(code) and invitation.ends_at > now();
  if not found then
    update private.invitation_tries as own set
      failures = tried.failures + 1,
      failures_since = case when tried.failures = 0 then now() else own.failures_since end
    where own.user_id = caller;
    -- An error that is raised would take the count back: the data API makes one of this.
    perform set_config('response.status', '400', true);
    return jsonb_build_object(
      'code', 'P0001', 'message', 'invitation_ended', 'details', null, 'hint', null
    );
  end if;
  update private.invitation_tries as own set seen = found_one.id where own.user_id = caller;
  return (
    select jsonb_build_object(
      'kitchen', kitchen.id,
      'name', kitchen.name,
      'role', found_one.role,
      'invited_by', private.shown_name(found_one.invited_by),
      'members', (select count(*) from public.kitchen_members as member where member.kitchen = kitchen.id),
      'ends_at', found_one.ends_at,
      'joined', private.cooks_in(kitchen.id, caller),
      'brings', private.what_comes_along(caller, kitchen.id)
    )
    from public.kitchens as kitchen where kitchen.id = found_one.kitchen
  );
end
$$;
comment on function private.seen_invitation(text) is 'See public.seen_invitation.';
grant execute on function private.seen_invitation(text) to authenticated;

create function private.shown_name(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select profile.name from public.public_profiles as profile where profile.id = person and profile.moderated is null
$$;
comment on function private.shown_name(uuid) is
  'The public name of somebody, for who is in one kitchen with them; null where a moderator hid it.';

create function private.what_comes_along(account uuid, kitchen uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'added', count(*) - count(same.thing), 'together', count(same.thing),
    'eaters', (select count(*) from public.eaters as eater where eater.kitchen = $1)
  )
  from public.pantry_items as thing
  left join private.same_things($1, $2) as same on same.thing = thing.id
  where thing.kitchen = $1
$$;
comment on function private.what_comes_along(uuid, uuid) is
  'How many things of somebody''s own pantry would be further ones in another, and how many one with what is there.';

create function private.accept_invitation(code text, bring boolean, shares_diet boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most_members constant integer := 8;
  caller constant uuid := (select auth.uid());
  invitation public.kitchen_invitations;
begin
  -- Of a code that was not shown nothing is said, not even whether there is one: guesses are counted where it is shown.
  select held.* into invitation
  from private.invitation_tries as own
  join private.invitation_codes as known on known.invitation = own.seen
  join public.kitchen_invitations as held on held.id = own.seen
  where own.user_id = caller and known.code_hash = private.code_hash(code);
  if not found then
    raise exception 'invitation_ended' using hint = 'What an invitation would do is shown before it is accepted: seen_invitation.';
  end if;
  perform private.lock_kitchens(array[invitation.kitchen, caller]);
  perform private.lock_pantries(array[invitation.kitchen, caller]);
  if not exists (
    select from public.kitchen_invitations as held where held.id = invitation.id and held.ends_at > now()
  ) then
    raise exception 'invitation_ended';
  end if;
  -- Sent twice, it has joined once.
  if not private.cooks_in(invitation.kitchen, caller) then
    if most_members <= (
      select count(*) from public.kitchen_members as member where member.kitchen = invitation.kitchen
    ) then
      raise exception 'kitchen_full' using detail = format('%s members a kitchen.', most_members);
    end if;
    if bring and invitation.role = 'helper' then
      raise exception 'cook_required' using errcode = 'insufficient_privilege';
    end if;
    perform private.join_kitchen(caller, invitation.kitchen, invitation.role);
    if bring then
      perform private.move_pantry(caller, invitation.kitchen, caller);
      perform private.move_lists(caller, invitation.kitchen, caller, true);
      update public.eaters as eater set kitchen = invitation.kitchen, user_id = caller where eater.kitchen = caller;
    end if;
  end if;
  if shares_diet then
    perform private.share_diet(invitation.kitchen, true);
  end if;
  perform private.go_to(caller, invitation.kitchen);
  return invitation.kitchen;
end
$$;
comment on function private.accept_invitation(text, boolean, boolean) is 'See public.accept_invitation.';
grant execute on function private.accept_invitation(text, boolean, boolean) to authenticated;

create function public.seen_invitation(code text) returns jsonb
language sql set search_path = ''
as $$
  select private.seen_invitation(code)
$$;
comment on function public.seen_invitation(text) is
  'What joining would do: {kitchen, name, role, invited_by, members, ends_at, joined, brings: {added, together}}, the names and numbers of members and of things of the caller''s own pantry. A code that there is not, or that has ended, is answered with the status 400 and the error P0001 `invitation_ended` as its body, and counted. Raises P0001 `invitation_tries` after ten of these in a quarter of an hour.';
grant execute on function public.seen_invitation(text) to authenticated;

create function public.accept_invitation(code text, bring boolean, shares_diet boolean default false) returns uuid
language sql set search_path = ''
as $$
  select private.accept_invitation(code, bring, shares_diet)
$$;
comment on function public.accept_invitation(text, boolean, boolean) is
  'Joins the kitchen whose invitation `seen_invitation` showed last, cooks there from now on, and returns it. `bring`: the caller''s own pantry and what is on their lists to be bought comes along, as one with what is there. `shares_diet`: as `share_diet`. Raises P0001 `invitation_ended`, `kitchen_full` (8 members), `kitchen_limit` (10 kitchens), `row_limit_reached`; 42501 `cook_required` where a helper would bring something.';
grant execute on function public.accept_invitation(text, boolean, boolean) to authenticated;
