-- Lists that several devices change, with a network or without: the truth is a record for each item
-- and list, in which every field carries the moment it was last written. Merging keeps the later of two
-- writes, so it comes to the same however often and in whichever order changes arrive.
-- `shopping_list_items` and `shopping_lists` show what the records come to, and a plain write to them
-- goes into the records.

alter table public.shopping_list_items
  add column ingredient text constraint ingredient_shape
    check (char_length(ingredient) <= 100 and ingredient ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add column source text constraint source_length
    check (char_length(source) <= 200 and source ~ '\S');
comment on column public.shopping_list_items.ingredient is
  'Slug of the ingredient that the name was resolved to; null where it was not. No foreign key, as in `pantry_items`.';
comment on column public.shopping_list_items.source is 'What it is for: the title of a recipe.';
grant insert (ingredient, source), update (ingredient, source)
  on public.shopping_list_items to authenticated;

create table public.shopping_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint kind_known
    check (kind in ('shopping-item', 'shopping-list', 'shop')),
  id uuid not null,
  doc jsonb not null constraint doc_size check (octet_length(doc::text) <= 16000),
  changed_at timestamptz not null default now(),
  primary key (user_id, kind, id)
);
comment on table public.shopping_records is
  'Items, lists and the order of aisles as registers: field → [clock, value]. What was taken away stays with `removed`, so that a change which comes late finds it; see domain/sync/records.ts.';

create index shopping_records_removed_idx on public.shopping_records (user_id, changed_at)
  where doc -> 'removed' -> 1 = 'true';

create table public.shopping_versions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  version bigint not null default 0
);
comment on table public.shopping_versions is
  'A number that grows with each change of a cook''s lists: what an open screen asks for, again and again.';

alter table public.shopping_records enable row level security;
alter table public.shopping_versions enable row level security;
revoke all on public.shopping_records, public.shopping_versions from public, anon, authenticated;
grant select on public.shopping_records, public.shopping_versions to authenticated, service_role;

create policy "cooks read their own records" on public.shopping_records
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks read their own version" on public.shopping_versions
  for select to authenticated using (user_id = (select auth.uid()));

create function private.merged_record(doc jsonb, clock text, fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select doc || coalesce(
    (
      select jsonb_object_agg(field.key, jsonb_build_array(clock, field.value))
      from jsonb_each(fields) as field
      where coalesce((doc -> field.key ->> 0) collate "C" < clock collate "C", true)
    ),
    '{}'
  )
$$;
comment on function private.merged_record(jsonb, text, jsonb) is
  'The record with these fields, where nothing later stands in them. As `mergedDoc` in domain/sync/records.ts.';

create function private.later_clock(doc jsonb) returns text
language sql volatile set search_path = ''
as $$
  select lpad(
    greatest(
      floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
      coalesce((select max(left(register.value ->> 0, 13)::bigint) + 1 from jsonb_each(doc) as register), 0)
    )::text, 13, '0'
  ) || '.0000.server'
$$;
comment on function private.later_clock(jsonb) is
  'A moment after all that stands in a record, however wrong the clocks were that wrote it.';

create function private.plain_number(value text) returns numeric
language sql immutable set search_path = ''
as $$
  select case when value ~ '^-?\d{1,9}(\.\d{1,9})?$' then value::numeric end
$$;
comment on function private.plain_number(text) is 'Null for an amount in words.';

create function private.shopping_steps(doc jsonb, unit text) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce(sum((register.value ->> 1)::numeric), 0)
  from jsonb_each(doc) as register
  where starts_with(register.key, '+' || unit || '@')
    and jsonb_typeof(register.value -> 1) = 'number'
$$;
comment on function private.shopping_steps(jsonb, text) is
  'What all replicas together added to an amount in this unit. As `stepsIn` in domain/shopping/records.ts.';

create function private.shown_list(account uuid, wished uuid) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select list.id from public.shopping_lists as list
      where list.user_id = account and list.id = wished
        and (
          list.is_default or not exists (
            select from public.shopping_records as record
            where record.user_id = account and record.kind = 'shopping-list' and record.id = wished
              and record.doc -> 'removed' -> 1 = 'true'
          )
        )
    ),
    private.default_shopping_list(account)
  )
$$;
comment on function private.shown_list(uuid, uuid) is
  'The list that an item stands on: the one it was put on, or the default one where that is gone.';

create function private.shopping_item_fields(account uuid, doc jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', doc -> 'name' -> 1,
    'category', coalesce(nullif(doc -> 'category' -> 1, 'null'), '"Shopping List"'),
    'measure', jsonb_build_object(
      'amount', case when base.number is null or steps.sum = 0 then base.given
        else trim_scale(greatest(0, round(base.number + steps.sum, 3)))::text end,
      'unit', base.unit
    ),
    'ingredient', coalesce(doc -> 'ingredient' -> 1, 'null'),
    'source', coalesce(doc -> 'source' -> 1, 'null'),
    'checked', coalesce(nullif(doc -> 'checked' -> 1, 'null'), 'false'),
    'list', private.shown_list(account, (doc -> 'list' ->> 1)::uuid)
  )
  from (
    select
      coalesce(doc -> 'measure' -> 1 ->> 'amount', '1') as given,
      coalesce(doc -> 'measure' -> 1 ->> 'unit', 'piece') as unit,
      private.plain_number(coalesce(doc -> 'measure' -> 1 ->> 'amount', '1')) as number
  ) as base,
  lateral (select private.shopping_steps(doc, base.unit) as sum) as steps
$$;
comment on function private.shopping_item_fields(uuid, jsonb) is
  'An item as its record shows it, keyed by the fields of the record.';

create function private.write_shopping_record(account uuid, kind text, id uuid, doc jsonb)
returns void
language sql set search_path = ''
as $$
  insert into public.shopping_records as record (user_id, kind, id, doc) values ($1, $2, $3, $4)
  on conflict (user_id, kind, id) do update set doc = excluded.doc, changed_at = now()
  where record.doc is distinct from excluded.doc
$$;
comment on function private.write_shopping_record(uuid, text, uuid, jsonb) is
  'Keeps a record; one that says nothing new changes nothing.';

create function private.count_shopping_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shopping_versions as held (user_id, version) values (new.user_id, 1)
  on conflict (user_id) do update set version = held.version + 1;
  return null;
end
$$;
comment on function private.count_shopping_version() is
  'After each change of a record: whoever looks at the lists sees that there is something new.';

create trigger count_version after insert or update on public.shopping_records
  for each row execute function private.count_shopping_version();

create function private.lock_shopping() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('shopping:' || (select auth.uid()), 0))
  where (select auth.uid()) is not null;
  return null;
end
$$;
comment on function private.lock_shopping() is
  'One writer of a cook''s lists at a time: rows and records are two tables, and would be locked in two orders.';

create function private.record_shopping_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := coalesce(new.user_id, old.user_id);
  item constant uuid := coalesce(new.id, old.id);
  held jsonb;
  shown jsonb;
  fields jsonb;
begin
  -- An account that is being erased takes its records with it.
  if not exists (select from auth.users where auth.users.id = account) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.id <> new.id then
    select private.merged_record(record.doc, private.later_clock(record.doc), '{"removed": true}')
    into held from public.shopping_records as record
    where record.user_id = account and record.kind = 'shopping-item' and record.id = old.id;
    perform private.write_shopping_record(account, 'shopping-item', old.id, held) where held is not null;
  end if;
  select record.doc into held from public.shopping_records as record
  where record.user_id = account and record.kind = 'shopping-item' and record.id = item;
  held := coalesce(held, '{}');
  if tg_op = 'DELETE' then
    fields := case when held -> 'removed' -> 1 = 'true' then '{}' else '{"removed": true}'::jsonb end;
  else
    shown := private.shopping_item_fields(account, held);
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
      account, 'shopping-item', item,
      private.merged_record(held, private.later_clock(held), fields)
    );
  end if;
  return null;
end
$$;
comment on function private.record_shopping_item() is
  'After-write trigger: what was written plainly goes into the record, as done now. What only shows the record says nothing new.';

create function private.record_shopping_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := coalesce(new.user_id, old.user_id);
  list constant uuid := coalesce(new.id, old.id);
  held jsonb;
  fields jsonb := '{}';
begin
  if not exists (select from auth.users where auth.users.id = account) then
    return null;
  end if;
  select record.doc into held from public.shopping_records as record
  where record.user_id = account and record.kind = 'shopping-list' and record.id = list;
  held := coalesce(held, '{}');
  if coalesce(held -> 'removed' -> 1, 'false') is distinct from to_jsonb(tg_op = 'DELETE') then
    fields := jsonb_build_object('removed', tg_op = 'DELETE');
  end if;
  if tg_op <> 'DELETE' and (held -> 'name' ->> 1) is distinct from new.name then
    fields := fields || jsonb_build_object('name', new.name);
  end if;
  if tg_op <> 'DELETE' and held = '{}' then
    fields := fields || jsonb_build_object('added', floor(extract(epoch from new.created_at) * 1000));
  end if;
  if fields <> '{}' then
    perform private.write_shopping_record(
      account, 'shopping-list', list,
      private.merged_record(held, private.later_clock(held), fields)
    );
  end if;
  return null;
end
$$;
comment on function private.record_shopping_list() is
  'After-write trigger: as `private.record_shopping_item`, for the lists.';

create trigger lock_shopping before insert or update or delete on public.shopping_lists
  for each statement execute function private.lock_shopping();
create trigger lock_shopping before insert or update or delete on public.shopping_list_items
  for each statement execute function private.lock_shopping();
create trigger record_shopping_list after insert or update or delete on public.shopping_lists
  for each row execute function private.record_shopping_list();
create trigger record_shopping_item after insert or update or delete on public.shopping_list_items
  for each row execute function private.record_shopping_item();

-- What is there already is recorded as everything that is written from here on.
update public.shopping_lists set name = name;
update public.shopping_list_items set name = name;

create function private.show_shopping_item(account uuid, item uuid, doc jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields constant jsonb := private.shopping_item_fields(account, doc);
begin
  -- Of what came out of order only a part may be known: without its name it is no item yet.
  if doc -> 'removed' -> 1 = 'true' or fields ->> 'name' is null then
    delete from public.shopping_list_items as held where held.user_id = account and held.id = item;
    return;
  end if;
  insert into public.shopping_list_items as held
    (id, user_id, list_id, name, category, amount, unit, ingredient, source, checked, created_at)
  values (
    item, account, (fields ->> 'list')::uuid, fields ->> 'name', fields ->> 'category',
    fields -> 'measure' ->> 'amount', fields -> 'measure' ->> 'unit', fields ->> 'ingredient',
    fields ->> 'source', (fields ->> 'checked')::boolean,
    coalesce(to_timestamp((doc -> 'added' ->> 1)::numeric / 1000), now())
  )
  on conflict (id) do update set
    list_id = excluded.list_id, name = excluded.name, category = excluded.category,
    amount = excluded.amount, unit = excluded.unit, ingredient = excluded.ingredient,
    source = excluded.source, checked = excluded.checked
  where held.user_id = excluded.user_id;
  if not found then
    raise exception 'id_taken';
  end if;
end
$$;
comment on function private.show_shopping_item(uuid, uuid, jsonb) is
  'Writes the row that a record comes to. Raises P0001 `id_taken`, `row_limit_reached`; 23514, 22P02 for what cannot be kept.';

create function private.show_shopping_list(account uuid, list uuid, doc jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if doc -> 'removed' -> 1 = 'true' then
    -- What others put there meanwhile is not lost with it.
    update public.shopping_list_items as item set list_id = private.default_shopping_list(account)
    where item.user_id = account and item.list_id = list
      and list <> private.default_shopping_list(account);
    delete from public.shopping_lists as held
    where held.user_id = account and held.id = list and not held.is_default;
    return;
  elsif doc -> 'name' ->> 1 is null then
    return;
  end if;
  update public.shopping_lists as held set name = doc -> 'name' ->> 1
  where held.user_id = account and held.id = list;
  if found then
    return;
  elsif not private.has_access(account) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'multiple_shopping_lists';
  end if;
  insert into public.shopping_lists (id, user_id, name) values (list, account, doc -> 'name' ->> 1)
  on conflict (id) do nothing;
  if not found then
    raise exception 'id_taken';
  end if;
  update public.shopping_list_items as item set list_id = list
  from public.shopping_records as record
  where item.user_id = account and record.user_id = account and record.kind = 'shopping-item'
    and record.id = item.id and record.doc -> 'list' ->> 1 = list::text;
end
$$;
comment on function private.show_shopping_list(uuid, uuid, jsonb) is
  'Writes the row that a record comes to. Raises 42501 `feature_required` for a new list without the plan, else as `private.show_shopping_item`.';

create function private.apply_shopping_operation(account uuid, operation jsonb) returns void
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
    or (record_kind = 'shop' and record_id <> account)
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
  select record.doc into held from public.shopping_records as record
  where record.user_id = account and record.kind = record_kind and record.id = record_id;
  held := coalesce(held, '{}');
  merged := private.merged_record(held, clock, fields);
  if merged = held then
    return;
  end if;
  perform private.write_shopping_record(account, record_kind, record_id, merged);
  if record_kind = 'shopping-item' then
    perform private.show_shopping_item(account, record_id, merged);
  elsif record_kind = 'shopping-list' then
    perform private.show_shopping_list(account, record_id, merged);
  end if;
end
$$;
comment on function private.apply_shopping_operation(uuid, jsonb) is
  'Merges one operation {kind, id, clock, set} and shows what came of it. Raises P0001 `malformed`, and what showing raises.';

create function private.apply_shopping_operations(account uuid, operations jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  operation jsonb;
  refused jsonb := '[]';
  refusal text;
begin
  -- Sent in the name of one cook and with the token of another: nobody's list takes it.
  if account is distinct from (select auth.uid()) or account is null then
    raise exception 'another_account' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(operations) is distinct from 'array' or jsonb_array_length(operations) > 500 then
    raise exception 'malformed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shopping:' || account, 0));
  for operation in select each.value from jsonb_array_elements(operations) as each loop
    -- One that cannot be kept must not hold up those behind it.
    begin
      perform private.apply_shopping_operation(account, operation);
    exception
      when raise_exception or insufficient_privilege then
        refusal := sqlerrm;
        refused := refused || jsonb_build_object('operation', operation, 'code', refusal);
      when data_exception or integrity_constraint_violation then
        refused := refused || jsonb_build_object('operation', operation, 'code', 'malformed');
    end;
  end loop;
  delete from public.shopping_records as record
  where record.user_id = account and record.doc -> 'removed' -> 1 = 'true'
    and record.changed_at < now() - interval '400 days';
  return refused;
end
$$;
comment on function private.apply_shopping_operations(uuid, jsonb) is
  'Applies up to 500 operations in their order and returns those that were refused, each with its code. What was taken away is remembered for 400 days.';

create function public.shopping_snapshot() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select auth.uid()),
    'version', coalesce(
      (select held.version from public.shopping_versions as held where held.user_id = (select auth.uid())), 0
    ),
    'defaultList', private.default_shopping_list((select auth.uid())),
    'records', coalesce(
      (
        select jsonb_agg(jsonb_build_object('kind', record.kind, 'id', record.id, 'doc', record.doc))
        from public.shopping_records as record
        where record.user_id = (select auth.uid())
          and (
            record.doc -> 'removed' -> 1 is distinct from 'true'
            or record.changed_at > now() - interval '1 day'
          )
      ),
      '[]'
    )
  )
$$;
comment on function public.shopping_snapshot() is
  'All lists of the caller as records, with their version; of what was taken away that of the last day, so that it can be put back.';

create function public.apply_shopping_operations(account uuid, operations jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  refused constant jsonb := private.apply_shopping_operations(account, operations);
begin
  return public.shopping_snapshot() || jsonb_build_object('refused', refused);
end
$$;
comment on function public.apply_shopping_operations(uuid, jsonb) is
  'Applies operations {kind, id, clock, set} to the caller''s lists, each as often as it is sent with the same outcome, and returns the lists afterwards (`shopping_snapshot`) with what was refused. Raises 42501 `another_account`.';

create trigger enforce_row_limit after insert on public.shopping_records
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '20000');

revoke all on function
  private.merged_record(jsonb, text, jsonb), private.later_clock(jsonb),
  private.plain_number(text), private.shopping_steps(jsonb, text),
  private.shown_list(uuid, uuid), private.shopping_item_fields(uuid, jsonb),
  private.write_shopping_record(uuid, text, uuid, jsonb), private.count_shopping_version(),
  private.lock_shopping(), private.record_shopping_item(), private.record_shopping_list(),
  private.show_shopping_item(uuid, uuid, jsonb), private.show_shopping_list(uuid, uuid, jsonb),
  private.apply_shopping_operation(uuid, jsonb), private.apply_shopping_operations(uuid, jsonb),
  public.shopping_snapshot(), public.apply_shopping_operations(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function
  private.apply_shopping_operations(uuid, jsonb),
  public.shopping_snapshot(), public.apply_shopping_operations(uuid, jsonb)
  to authenticated;
