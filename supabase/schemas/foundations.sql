-- The ground that everything else stands on.
--
-- `public` is what the data API shows. `private` holds helpers that need more rights than their
-- caller; the data API does not serve it.

create schema if not exists extensions;

create schema private;
comment on schema private is 'Helpers of policies and triggers. Never exposed by the data API.';
grant usage on schema private to anon, authenticated, service_role, supabase_auth_admin;

-- A hosted project may hand every new object in `public` to the API roles, and PostgreSQL hands every new
-- function to everyone. This takes the gifts away: nothing is open that is not granted here by name.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create function private.without_bidi_controls(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(value, U&'\202A\202B\202C\202D\202E\2066\2067\2068\2069', '')
$$;
comment on function private.without_bidi_controls(text) is
  'Without the characters that turn the direction of the text after them, which makes one name look like another: as `withoutBidiControls` in domain/text-direction.ts. Letters have their direction by themselves; marks (U+200E, U+200F, U+061C) and joiners stay.';
grant execute on function private.without_bidi_controls(text) to authenticated, service_role;

create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(regexp_replace(private.without_bidi_controls(value), '^\s+|\s+$', '', 'g'), '')
$$;
comment on function private.trimmed(text) is
  'Without white space around it and without bidi controls; null when nothing is left.';
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

create function private.fold_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(
    lower(regexp_replace(
      normalize(
        replace(replace(replace(translate(lower(value), 'øđłı', 'odli'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
        nfd
      ),
      '[\u0300-\u036f]', '', 'g'
    )),
    '[''’`]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
comment on function private.fold_text(text) is
  'Lower case, accents and ligatures folded, everything but letters, digits and single spaces removed: as `foldText` in domain/ingredients/normalise.ts.';
grant execute on function private.fold_text(text) to anon, authenticated, service_role;

create function private.without(list text[], unwanted text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select each from unnest(list) as each where each <> all (unwanted))
$$;
comment on function private.without(text[], text[]) is 'The first list without what stands in the second; empty where the second is null.';
grant execute on function private.without(text[], text[]) to anon, authenticated, service_role;

create function private.refuse(code text, explanation text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception '%', code using errcode = 'invalid_parameter_value', detail = explanation;
end
$$;
comment on function private.refuse(text, text) is 'Raises 22023 with a stable code and a text for a person.';
grant execute on function private.refuse(text, text) to anon, authenticated, service_role;

create function private.not_from_the_future() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := least(new.created_at, now());
  return new;
end
$$;
comment on function private.not_from_the_future() is
  'Before-insert trigger for tables whose owners may say when a row was made: no later than now.';
