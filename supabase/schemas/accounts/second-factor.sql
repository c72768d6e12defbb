-- Where somebody is signed in, for their own eyes; and the end of one of these sessions.

create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce((select auth.jwt()) ->> 'aal', '') <> 'aal2' and exists (
    select from auth.mfa_factors as factor
    where factor.user_id = (select auth.uid()) and factor.status = 'verified'
  ) then
    raise exception 'insufficient_aal' using
      errcode = 'insufficient_privilege', detail = 'Show your second factor first.';
  end if;
end
$$;
comment on function private.require_second_factor() is
  'Refuses who has set up a second factor and has not shown it in this session: 42501 `insufficient_aal`.';

-- When a session was last renewed, hosted Supabase keeps in UTC without a zone.
create function private.own_sessions()
returns table (id uuid, signed_in_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language plpgsql stable security definer rows 10
set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.require_second_factor();
  return query
  select
    session.id,
    session.created_at,
    greatest(session.created_at, session.refreshed_at::timestamptz),
    left(session.user_agent, 500),
    session.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions as session
  where
    session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
    -- Apps and scripts are no devices: the auth server lists them.
    and not exists (
      select from private.limited_sessions as limited where limited.session_id = session.id
    )
  order by 5 desc, 3 desc, 1
  limit 100;
end
$$;
comment on function private.own_sessions() is 'See public.own_sessions.';
grant execute on function private.own_sessions() to authenticated;

create function private.end_own_session(session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_second_factor();
  delete from auth.sessions as ended
  where ended.id = end_own_session.session and ended.user_id = (select auth.uid());
  return found;
end
$$;
comment on function private.end_own_session(uuid) is 'See public.end_own_session.';
grant execute on function private.end_own_session(uuid) to authenticated;

create function public.own_sessions()
returns table (id uuid, signed_in_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable rows 10 set search_path = ''
as $$
  select * from private.own_sessions()
$$;
comment on function public.own_sessions() is
  'The caller''s sessions, this one first, then the last used. At most 100. 42501 `insufficient_aal` where a second factor is to be shown first.';
grant execute on function public.own_sessions() to authenticated;

create function public.end_own_session(session uuid) returns boolean
language sql set search_path = ''
as $$
  select private.end_own_session(session)
$$;
comment on function public.end_own_session(uuid) is
  'Signs out one of the caller''s devices; false where it has no such session. Its access token runs out by itself. 42501 `insufficient_aal` as above.';
grant execute on function public.end_own_session(uuid) to authenticated;
