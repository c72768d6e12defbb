-- A token is good for an hour, whatever becomes of its session. The data API asks before each request, in one query,
-- what account and session are now.

create or replace function private.admit_request() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
  caller constant uuid := nullif(claims ->> 'sub', '');
  -- Null in a token of an auth server that names none: of such a one the account alone is looked up.
  called_by constant uuid := nullif(claims ->> 'session_id', '');
  request_id constant text :=
    nullif(current_setting('request.headers', true), '')::json ->> 'x-request-id';
  is_banned boolean;
  has_factor boolean;
  session_level text;
begin
  -- Looked at here too: on hosted Supabase the header comes as a stranger wrote it. A name has 63 bytes at most.
  if request_id ~ '^[A-Za-z0-9_-]{16,64}$' then
    perform set_config('application_name', left('larder ' || request_id, 63), true);
  end if;
  if caller is null then
    return;
  end if;

  select
    coalesce(person.banned_until > now(), false),
    case when session.id is not null then coalesce(session.aal::text, 'aal1') end,
    exists (
      select from auth.mfa_factors as factor
      where factor.user_id = person.id and factor.status = 'verified'
    )
  into is_banned, session_level, has_factor
  from auth.users as person
  left join auth.sessions as session
    on session.id = called_by
    and session.user_id = person.id
    and (session.not_after is null or session.not_after > now())
  where person.id = caller and person.deleted_at is null;

  -- The data API makes PT401 and PT403 a status, and of the message of PGRST the whole answer.
  if not found then
    raise sqlstate 'PT401' using message = 'account_gone', detail = 'This account was deleted.';
  end if;
  if is_banned then
    raise sqlstate 'PGRST' using
      message = '{"code": "user_banned", "message": "User is banned"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
  if called_by is not null and session_level is null then
    raise sqlstate 'PGRST' using
      message = '{"code": "session_not_found", "message": "Session from session_id claim in JWT does not exist"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
  if
    has_factor
    and claims ->> 'role' = 'authenticated'
    -- A token older than the session's second factor is not lifted along, nor does one outlive the factor it showed.
    and (claims ->> 'aal' is distinct from 'aal2' or session_level = 'aal1')
  then
    raise sqlstate 'PT403' using
      message = 'insufficient_aal', detail = 'Show your second factor first.';
  end if;
end
$$;
comment on function private.admit_request() is
  'Called by the data API before each request. Names the transaction after the request''s id. Raises PT401 `account_gone` for the token of an account that was erased; with the status 401 `user_banned` for a banned one, and `session_not_found` for a session that has ended; PT403 `insufficient_aal` for a session that has not shown the second factor that its account has.';

drop function private.refuse_erased();

-- Our own server asks the primary in its own name before it lets a replica answer.
grant execute on function private.admit_request() to supabase_auth_admin;
