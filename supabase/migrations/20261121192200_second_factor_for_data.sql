-- Who has the password alone reads and writes nothing: where a second factor is set up, the data API asks for it too.

create function private.admit_request() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
begin
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
  'Called by the data API before each request. Raises PT401 `account_gone` for the token of an account that was erased, PT403 `insufficient_aal` for a session that has not shown the second factor that its account has.';

revoke all on function private.admit_request() from public, anon, authenticated, service_role;
grant execute on function private.admit_request() to anon, authenticated, service_role;

-- Our own server configures its data API itself; that of hosted Supabase reads the settings of its role.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    alter role authenticator set pgrst.db_pre_request = 'private.admit_request';
    notify pgrst, 'reload config';
  end if;
end
$$;
