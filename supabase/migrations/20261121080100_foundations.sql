-- The ground the other migrations stand on.
--
-- `public` is what the data API shows. `private` holds helpers that need more rights than their
-- caller; the data API does not serve it.

create schema if not exists extensions;

create schema private;
comment on schema private is 'Helpers of policies and triggers. Never exposed by the data API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project may hand every new object in `public` to the API roles. Every file here grants
-- by name; this takes the gift away for what is created later too.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(regexp_replace(value, '^\s+|\s+$', '', 'g'), '')
$$;
comment on function private.trimmed(text) is 'Without white space around it; null when nothing is left.';
revoke all on function private.trimmed(text) from public, anon, authenticated;
grant execute on function private.trimmed(text) to authenticated, service_role;

create function private.enforce_row_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner_column constant text := tg_argv[0];
  row_limit constant integer := tg_argv[1];
  account uuid;
  rows_held integer;
begin
  for account in
    execute format('select distinct %I from inserted order by 1', owner_column)
  loop
    -- Held until commit: two inserts at once cannot both see the last free place.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || account, 0));
    execute format(
      'select count(*) from (select from %I.%I where %I = $1 limit $2) as held',
      tg_table_schema, tg_table_name, owner_column
    ) into rows_held using account, row_limit + 1;
    if rows_held > row_limit then
      raise exception 'row_limit_reached' using
        detail = format('An account holds at most %s rows of %s.', row_limit, tg_table_name),
        hint = 'Remove some before adding more.';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.enforce_row_limit() is
  'After-insert statement trigger (owner column, limit): refuses what would take an account over its limit. The transition table must be named `inserted`. Raises P0001 `row_limit_reached`.';
revoke all on function private.enforce_row_limit() from public, anon, authenticated;

-- A view of several tables answers a write with "object not in prerequisite state" before it looks
-- at privileges, which the data API reports as a fault of the server. With this trigger it is a
-- plain refusal.
create function private.refuse_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'read_only' using
    errcode = 'insufficient_privilege',
    detail = format('%s cannot be written in this way.', tg_table_name);
end
$$;
comment on function private.refuse_write() is
  'Instead-of trigger for views that are only read. Raises 42501 `read_only`.';
revoke all on function private.refuse_write() from public, anon, authenticated;
