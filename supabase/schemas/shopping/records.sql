-- Lists that several devices change, with a network or without: the truth is a record for each item
-- and list, in which every field carries the moment it was last written. Merging keeps the later of two
-- writes, so it comes to the same however often and in whichever order changes arrive.
-- `shopping_list_items` and `shopping_lists` show what the records come to, and a plain write to them
-- goes into the records.

create table public.shopping_records (
  kitchen uuid not null references public.kitchens (id) on delete cascade,
  kind text not null constraint kind_known
    check (kind in ('shopping-item', 'shopping-list', 'shop')),
  id uuid not null,
  doc jsonb not null constraint doc_size check (octet_length(doc::text) <= 16000),
  changed_at timestamptz not null default now(),
  primary key (kitchen, kind, id)
);
comment on table public.shopping_records is
  'Items, lists and the order of aisles as registers: field → [clock, value]. What was taken away stays with `removed`, so that a change which comes late finds it; see domain/sync/records.ts.';

create index shopping_records_removed_idx on public.shopping_records (kitchen, changed_at)
  where doc -> 'removed' -> 1 = 'true';

alter table public.shopping_records enable row level security;
grant select on public.shopping_records to authenticated, service_role;
create policy "members read the records" on public.shopping_records
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create trigger enforce_row_limit after insert on public.shopping_records
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '20000');

create table public.shopping_versions (
  kitchen uuid primary key references public.kitchens (id) on delete cascade,
  version bigint not null default 0
);
comment on table public.shopping_versions is
  'A number that grows with each change of a kitchen''s lists: what an open screen asks for, again and again.';

alter table public.shopping_versions enable row level security;
grant select on public.shopping_versions to authenticated, service_role;
create policy "members read the version" on public.shopping_versions
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));

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

create function private.shown_list(kitchen uuid, wished uuid) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select list.id from public.shopping_lists as list
      where list.kitchen = $1 and list.id = wished
        and (
          list.is_default or not exists (
            select from public.shopping_records as record
            where record.kitchen = $1 and record.kind = 'shopping-list' and record.id = wished
              and record.doc -> 'removed' -> 1 = 'true'
          )
        )
    ),
    private.default_shopping_list($1)
  )
$$;
comment on function private.shown_list(uuid, uuid) is
  'The list that an item stands on: the one it was put on, or the default one where that is gone.';

create function private.shopping_item_fields(kitchen uuid, doc jsonb) returns jsonb
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
    'list', private.shown_list($1, (doc -> 'list' ->> 1)::uuid)
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

create function private.write_shopping_record(kitchen uuid, kind text, id uuid, doc jsonb)
returns void
language sql set search_path = ''
as $$
  insert into public.shopping_records as record (kitchen, kind, id, doc) values ($1, $2, $3, $4)
  on conflict (kitchen, kind, id) do update set doc = excluded.doc, changed_at = now()
  where record.doc is distinct from excluded.doc
$$;
comment on function private.write_shopping_record(uuid, text, uuid, jsonb) is
  'Stores a record; one that equals the stored one changes nothing.';

create function private.count_shopping_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shopping_versions as held (kitchen, version) values (new.kitchen, 1)
  on conflict (kitchen) do update set version = held.version + 1;
  return null;
end
$$;
comment on function private.count_shopping_version() is
  'After each change of a record: whoever looks at the lists sees that there is something new.';
create trigger count_version after insert or update on public.shopping_records
  for each row execute function private.count_shopping_version();

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
