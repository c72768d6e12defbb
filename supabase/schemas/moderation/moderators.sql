-- Who may judge what was reported. The right stands in a table that the operator alone writes, and is looked up in it
-- each time: a token says nothing of it.

create table private.moderators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
comment on table private.moderators is 'Who was made a moderator by the operator: `npm run admin -- moderator`.';

create function private.is_moderator(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.moderators as one where one.user_id = person)
$$;
comment on function private.is_moderator(uuid) is 'Whether an account is a moderator.';

create function private.moderation_right() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_moderator((select auth.uid()))
$$;
comment on function private.moderation_right() is 'See public.moderation_right.';
grant execute on function private.moderation_right() to authenticated;

create function public.moderation_right() returns boolean
language sql stable set search_path = ''
as $$
  select private.moderation_right()
$$;
comment on function public.moderation_right() is 'Whether the caller is a moderator now.';
grant execute on function public.moderation_right() to authenticated;

create function private.require_moderator() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if private.is_moderator(caller) is not true then
    raise exception 'moderator_required' using
      errcode = 'insufficient_privilege', detail = 'This is for moderators.';
  end if;
  perform private.require_second_factor();
  return caller;
end
$$;
comment on function private.require_moderator() is
  'The caller, who is a moderator. Raises 42501 `moderator_required`, `insufficient_aal`.';
