-- Whose request a statement is: in pg_stat_activity, beside the locks it waits for, and in PostgreSQL's own log (%a).

create or replace function private.admit_request() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
  request_id constant text :=
    nullif(current_setting('request.headers', true), '')::json ->> 'x-request-id';
begin
  -- Looked at here too: on hosted Supabase the header comes as a stranger wrote it. A name has 63 bytes at most.
  if request_id ~ '^[A-Za-z0-9_-]{16,64}$' then
    perform set_config('application_name', left('larder ' || request_id, 63), true);
  end if;
  perform private.refuse_erased();
  if
    claims ->> 'role' = 'authenticated'
    and claims ->> 'aal' is distinct from 'aal2'
    and exists (
      select from auth.mfa_factors as factor
      where factor.user_id = auth.uid() and factor.status = 'verified'
    )
  then
    -- The data API makes it the status 403.
    raise sqlstate 'PT403' using
      message = 'insufficient_aal', detail = 'Show your second factor first.';
  end if;
end
$$;
comment on function private.admit_request() is
  'Called by the data API before each request. Names the transaction after the request''s id. Raises PT401 `account_gone` for the token of an account that was erased, PT403 `insufficient_aal` for a session that has not shown the second factor that its account has.';
