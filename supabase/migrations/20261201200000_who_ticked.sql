-- Where several share a kitchen, its lists say who put something there and who ticked it, and a request says by which membership it is made.

create function private.signed_fields(kitchen uuid, fields jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when caller.id is null or caller.id = $1 then fields
    else fields
      || case when fields ? 'added' then jsonb_build_object('addedBy', caller.id) else '{}' end
      || case when fields ? 'checked' then jsonb_build_object('checkedBy', caller.id) else '{}' end
    end
  from (select (select auth.uid()) as id) as caller
$$;
comment on function private.signed_fields(uuid, jsonb) is
  'Fields as the caller writes them in a kitchen that several share: with their account, where something is put there or ticked. In one''s own nobody else does.';

create or replace function private.apply_shopping_operation(here uuid, operation jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  record_kind constant text := operation ->> 'kind';
  record_id constant uuid := (operation ->> 'id')::uuid;
  clock constant text := operation ->> 'clock';
  fields constant jsonb := operation -> 'set';
  held jsonb;
  merged jsonb;
begin
  if record_id is null or clock is null or clock !~ '^\d{13}\.[0-9a-z]{4}\.[0-9a-z]{1,16}$'
    or jsonb_typeof(fields) is distinct from 'object'
    or (record_kind = 'shop' and record_id <> here)
    or exists (
      select from jsonb_object_keys(fields) as field(key)
      where field.key !~ case record_kind
        when 'shopping-item'
          then '^(name|category|measure|ingredient|source|list|added|checked|removed|\+.{0,40}@[0-9a-z]{1,16})$'
        when 'shopping-list' then '^(name|added|removed)$'
        else '^aisles$' end
    )
  then
    raise exception 'malformed';
  end if;
  if (record_kind <> 'shopping-item' or fields -> 'removed' = 'true') and here <> all (private.own_kitchens('cook')) then
    raise exception 'cook_required' using errcode = 'insufficient_privilege';
  end if;
  select record.doc into held from public.shopping_records as record
  where record.kitchen = here and record.kind = record_kind and record.id = record_id;
  held := coalesce(held, '{}');
  merged := private.merged_record(held, clock, private.signed_fields(here, fields));
  if merged = held then
    return;
  end if;
  perform private.write_shopping_record(here, record_kind, record_id, merged);
  if record_kind = 'shopping-item' then
    perform private.show_shopping_item(here, record_id, merged);
  elsif record_kind = 'shopping-list' then
    perform private.show_shopping_list(here, record_id, merged);
  end if;
end
$$;
comment on function private.apply_shopping_operation(uuid, jsonb) is
  'Merges one operation {kind, id, clock, set} and shows what came of it; where several share the kitchen the record says who. Raises P0001 `malformed`, 42501 `cook_required` where a helper takes something away, and what showing raises.';

create or replace function private.record_shopping_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  here constant uuid := coalesce(new.kitchen, old.kitchen);
  item constant uuid := coalesce(new.id, old.id);
  held jsonb;
  shown jsonb;
  fields jsonb;
begin
  -- A kitchen that is being erased takes its records with it.
  if not exists (select from public.kitchens as kitchen where kitchen.id = here) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.id <> new.id then
    select private.merged_record(record.doc, private.later_clock(record.doc), '{"removed": true}')
    into held from public.shopping_records as record
    where record.kitchen = here and record.kind = 'shopping-item' and record.id = old.id;
    perform private.write_shopping_record(here, 'shopping-item', old.id, held) where held is not null;
  end if;
  select record.doc into held from public.shopping_records as record
  where record.kitchen = here and record.kind = 'shopping-item' and record.id = item;
  held := coalesce(held, '{}');
  if tg_op = 'DELETE' then
    fields := case when held -> 'removed' -> 1 = 'true' then '{}' else '{"removed": true}'::jsonb end;
  else
    shown := private.shopping_item_fields(here, held);
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') into fields
    from jsonb_each(jsonb_build_object(
      'name', new.name,
      'category', new.category,
      'measure', jsonb_build_object('amount', new.amount, 'unit', new.unit),
      'ingredient', new.ingredient,
      'source', new.source,
      'checked', new.checked,
      'list', new.list_id
    )) as field
    where shown -> field.key is distinct from field.value;
    if fields ? 'measure' and private.plain_number(new.amount) is not null then
      fields := jsonb_set(fields, '{measure,amount}', to_jsonb(trim_scale(
        private.plain_number(new.amount) - private.shopping_steps(held, new.unit)
      )::text));
    end if;
    if held = '{}' or held -> 'removed' -> 1 = 'true' then
      fields := fields || '{"removed": false}';
    end if;
    -- What came out of order shows before it is whole: the rest of it is still to come.
    if held = '{}' then
      fields := fields || jsonb_build_object(
        'added', floor(extract(epoch from new.created_at) * 1000)
      );
    end if;
  end if;
  if fields <> '{}' then
    perform private.write_shopping_record(
      here, 'shopping-item', item,
      private.merged_record(held, private.later_clock(held), private.signed_fields(here, fields))
    );
  end if;
  return null;
end
$$;
comment on function private.record_shopping_item() is
  'After-write trigger: what was written plainly goes into the record, as done now. What only shows the record says nothing new.';

create function private.unsign_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.shopping_records as record set doc = record.doc
    - case when record.doc -> 'addedBy' ->> 1 = old.user_id::text then 'addedBy' else '' end
    - case when record.doc -> 'checkedBy' ->> 1 = old.user_id::text then 'checkedBy' else '' end
  where record.kitchen = old.kitchen and record.kind = 'shopping-item'
    and old.user_id::text in (record.doc -> 'addedBy' ->> 1, record.doc -> 'checkedBy' ->> 1);
  return null;
end
$$;
comment on function private.unsign_records() is
  'After-delete trigger of memberships: who has left a kitchen, or was erased, is named by none of its records.';
create trigger unsign_records after delete on public.kitchen_members
  for each row when (old.kitchen <> old.user_id) execute function private.unsign_records();

create function private.unsign_moved() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.doc = new.doc - 'addedBy' - 'checkedBy';
  return new;
end
$$;
comment on function private.unsign_moved() is
  'Before-update trigger of records that come into another kitchen: who put them onto the lists of the former is not known there.';
create trigger unsign_moved before update of kitchen on public.shopping_records
  for each row when (old.kitchen <> new.kitchen) execute function private.unsign_moved();

create or replace function private.admit_request() returns void
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
  if membership is not null and not exists (
    select from public.kitchen_members as held
    where held.user_id = caller and held.kitchen || '.' || held.epoch = membership
  ) then
    raise exception 'former_member' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.admit_request() is
  'Called by the data API before each request. Names the transaction after the request''s id. Raises PT401 `account_gone` for the token of an account that was erased; with the status 401 `user_banned` for a banned one, and `session_not_found` for a session that has ended; PT403 `insufficient_aal` for a session that has not shown the second factor that its account has; 42501 `former_member` for what is done by a membership of a kitchen that is over.';
