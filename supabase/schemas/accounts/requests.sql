-- A token is good for an hour, whatever becomes of its account and its session. The data API asks before each request,
-- in one query, what they are now. Who has the password alone reads and writes nothing where a second factor is set up.
-- Whose request a statement is stands in pg_stat_activity, beside the locks it waits for, and in PostgreSQL's own log (%a).

create function private.admit_request() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
  caller constant uuid := nullif(claims ->> 'sub', '');
  -- Null in a token of an auth server that names none: of such a one the account alone is looked up.
  called_by constant uuid := nullif(claims ->> 'session_id', '');
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  request_id constant text := headers ->> 'x-request-id';
  -- In which kitchen, and by which membership of the caller: `<kitchen>.<epoch>`.
  membership constant text := headers ->> 'larder-membership';
  is_banned boolean;
  has_factor boolean;
  session_level text;
  -- Of the session of an app or a script: all that it may do.
  limits text[];
  wanted constant text[] := string_to_array(claims ->> 'scope', ' ');
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
    ),
    limited.scopes
  into is_banned, session_level, has_factor, limits
  from auth.users as person
  left join auth.sessions as session
    on session.id = called_by
    and session.user_id = person.id
    and (session.not_after is null or session.not_after > now())
  left join private.limited_sessions as limited on limited.session_id = session.id
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
  -- Session and token must both have limits, and one that names none opens nothing.
  if
    (limits is not null or claims ?| array['scope', 'client_id'])
    and not coalesce(
      wanted <@ limits
      and private.scopes_open(
        wanted, current_setting('request.method', true), current_setting('request.path', true)
      ),
      false
    )
  then
    raise sqlstate 'PT403' using
      message = 'insufficient_scope', detail = 'This token does not open this.';
  end if;
  if membership is not null and not exists (
    select from public.kitchen_members as held
    where held.user_id = caller and held.kitchen || '.' || held.epoch = membership
  ) then
    raise exception 'former_member' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.admit_request() is
  'Called by the data API before each request. Names the transaction after the request''s id. Raises PT401 `account_gone` for the token of an account that was erased; with the status 401 `user_banned` for a banned one, and `session_not_found` for a session that has ended; PT403 `insufficient_aal` for a session that has not shown the second factor that its account has, and `insufficient_scope` for the token of an app or a script that does not open what is asked; 42501 `former_member` for what is done by a membership of a kitchen that is over.';
grant execute on function
  private.admit_request()
  to anon, authenticated, service_role, supabase_auth_admin;

-- Our own server configures its data API itself; that of hosted Supabase reads the settings of its role.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    alter role authenticator set pgrst.db_pre_request = 'private.admit_request';
    notify pgrst, 'reload config';
  end if;
end
$$;
