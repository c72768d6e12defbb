-- What hosted Supabase brings before the first migration runs: the roles that PostgREST switches
-- between, the schema `auth` with the functions that read the caller's token, and a schema for
-- extensions. Run at every start by a superuser or by the owner of the database,
-- so each statement may run again.
-- Passwords are set by the server, never here.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin login noinherit;
  end if;
end
$$;

-- Only what is missing: who may run this as the owner of the database need not be able to grant it again.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role('authenticator', wanted, 'member') then
      execute format('grant %I to authenticator', wanted);
    end if;
  end loop;
  -- An owner who is no superuser makes and alters here what belongs to the auth server.
  if not pg_has_role(current_user, 'supabase_auth_admin', 'usage') then
    execute format('grant supabase_auth_admin to %I', current_user);
  end if;
end
$$;

-- PostgREST applies the settings of the role that it switches to. The figures are hosted Supabase's.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role supabase_auth_admin set search_path = 'auth';
alter role supabase_auth_admin set statement_timeout = '8s';
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '60s';

-- Nothing is readable, callable or creatable because somebody forgot a revoke.
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create schema if not exists auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role;

-- No search_path of their own, as hosted Supabase has them: so the planner puts them in place, which takes a
-- tenth of the time in every policy. They name nothing but what pg_catalog brings.
create or replace function auth.jwt() returns jsonb
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
comment on function auth.jwt() is 'The claims of the caller''s verified token; null outside a request.';

create or replace function auth.uid() returns uuid
language sql stable
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
comment on function auth.uid() is 'The caller''s account; null for a visitor.';

create or replace function auth.role() returns text
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;
comment on function auth.role() is 'The role that the caller''s token names.';

create or replace function auth.email() returns text
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
comment on function auth.email() is 'The e-mail address that the caller''s token names.';

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email()
  to anon, authenticated, service_role;
