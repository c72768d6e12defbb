-- What somebody keeps at home belongs to a kitchen, and its members decide about it: so far everybody has one, and is alone in it.

create table public.kitchens (
  id uuid primary key default gen_random_uuid(),
  home_of uuid unique references auth.users (id) on delete cascade,
  name text constraint name_length check (char_length(name) <= 60 and name ~ '\S'),
  created_at timestamptz not null default now(),
  constraint home_has_the_id_of_its_account check (home_of = id)
);
comment on table public.kitchens is 'Where people cook. Rows are written by the server alone.';
comment on column public.kitchens.home_of is
  'Whose own kitchen it is, and goes with them; null for one that nobody has by themselves.';
comment on column public.kitchens.name is 'Null where nobody has named it.';

create table public.kitchen_members (
  kitchen uuid not null references public.kitchens (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint role_known check (role in ('owner', 'cook', 'helper')),
  joined_at timestamptz not null default now(),
  primary key (kitchen, user_id)
);
comment on table public.kitchen_members is
  'Who cooks where. A cook changes all that a kitchen holds; a helper adds to its lists and ticks them; the owner decides who else is there.';

create index kitchen_members_user_id_idx on public.kitchen_members (user_id);

create function private.own_kitchens(least_role text default 'helper') returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select member.kitchen
    from public.kitchen_members as member
    where member.user_id = (select auth.uid())
      and array_position(array['helper', 'cook', 'owner'], member.role)
        >= array_position(array['helper', 'cook', 'owner'], least_role)
  );
end
$$;
comment on function private.own_kitchens(text) is
  'The kitchens of which the caller is a member, as `least_role` or more; none for a visitor. Policies ask it once a statement, with an index on the kitchen.';
grant execute on function private.own_kitchens(text) to authenticated, service_role;

create function private.cooks_in(kitchen uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.kitchen_members as member where member.kitchen = $1 and member.user_id = $2
  )
$$;
comment on function private.cooks_in(uuid, uuid) is
  'Whether somebody is a member of a kitchen, in whichever role. For policies: what it says is of rows that the caller sees anyway.';
grant execute on function private.cooks_in(uuid, uuid) to authenticated, service_role;

create function private.kitchen_of(account uuid) returns uuid
language sql stable parallel safe set search_path = ''
as $$
  select account
$$;
comment on function private.kitchen_of(uuid) is 'The kitchen in which somebody cooks: their own.';
grant execute on function private.kitchen_of(uuid) to anon, authenticated, service_role, supabase_auth_admin;

create function private.kitchen_here() returns uuid
language sql stable set search_path = ''
as $$
  select private.kitchen_of((select auth.uid()))
$$;
comment on function private.kitchen_here() is 'The kitchen in which the caller cooks; null for a visitor.';
grant execute on function private.kitchen_here() to anon, authenticated, service_role;

create function private.fill_kitchen() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.kitchen = private.kitchen_of(new.user_id);
  return new;
end
$$;
comment on function private.fill_kitchen() is
  'Before-insert trigger for rows that name no kitchen: it is the one in which whoever puts them there cooks.';

create function private.keep_who_added() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Whoever changes what another member put there writes all of its row, their own name with it.
  if new.user_id = (select auth.uid()) and private.cooks_in(new.kitchen, old.user_id) then
    new.user_id = old.user_id;
  end if;
  return new;
end
$$;
comment on function private.keep_who_added() is
  'Before-update trigger: a row stays of the member who put it there. Who has left is followed by whoever changes it next.';

alter table public.kitchens enable row level security;
grant select on public.kitchens to authenticated, service_role;
create policy "members see their kitchens" on public.kitchens
  for select to authenticated using (id = any ((select private.own_kitchens())::uuid[]));

alter table public.kitchen_members enable row level security;
grant select on public.kitchen_members to authenticated, service_role;
create policy "members see who cooks with them" on public.kitchen_members
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));

create function private.make_home(account uuid) returns void
language sql set search_path = ''
as $$
  insert into public.kitchens (id, home_of) values (account, account);
  insert into public.kitchen_members (kitchen, user_id, role) values (account, account, 'owner')
$$;
comment on function private.make_home(uuid) is 'Makes the kitchen that everybody has.';

insert into public.kitchens (id, home_of, created_at)
select account.id, account.id, coalesce(account.created_at, now()) from auth.users as account;
insert into public.kitchen_members (kitchen, user_id, role, joined_at)
select account.id, account.id, 'owner', coalesce(account.created_at, now()) from auth.users as account;

alter table public.pantry_items add column kitchen uuid;
alter table public.ingredient_corrections add column kitchen uuid;
alter table public.staple_lists add column kitchen uuid;
alter table public.shopping_lists add column kitchen uuid;
alter table public.shopping_list_items add column kitchen uuid;

-- Nothing changes for a device: no version is raised for this, and no record is written.
alter table public.pantry_items disable trigger user;
update public.pantry_items set kitchen = user_id;
alter table public.pantry_items enable trigger user;
alter table public.ingredient_corrections disable trigger user;
update public.ingredient_corrections set kitchen = user_id;
alter table public.ingredient_corrections enable trigger user;
alter table public.staple_lists disable trigger user;
update public.staple_lists set kitchen = user_id;
alter table public.staple_lists enable trigger user;
alter table public.shopping_lists disable trigger user;
update public.shopping_lists set kitchen = user_id;
alter table public.shopping_lists enable trigger user;
alter table public.shopping_list_items disable trigger user;
update public.shopping_list_items set kitchen = user_id;
alter table public.shopping_list_items enable trigger user;

create trigger keep_who_added before update of user_id on public.pantry_items
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger keep_who_added before update of user_id on public.shopping_lists
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger keep_who_added before update of user_id on public.shopping_list_items
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger fill_kitchen before insert on public.pantry_items
  for each row when (new.kitchen is null) execute function private.fill_kitchen();
create trigger fill_kitchen before insert on public.ingredient_corrections
  for each row when (new.kitchen is null) execute function private.fill_kitchen();
create trigger fill_kitchen before insert on public.staple_lists
  for each row when (new.kitchen is null) execute function private.fill_kitchen();
create trigger fill_kitchen before insert on public.shopping_lists
  for each row when (new.kitchen is null) execute function private.fill_kitchen();
create trigger fill_kitchen before insert on public.shopping_list_items
  for each row when (new.kitchen is null) execute function private.fill_kitchen();
alter table public.pantry_items
  alter column kitchen set not null,
  alter column kitchen set default private.kitchen_here(),
  add foreign key (kitchen) references public.kitchens (id) on delete cascade;
alter table public.ingredient_corrections
  alter column kitchen set not null,
  alter column kitchen set default private.kitchen_here(),
  add foreign key (kitchen) references public.kitchens (id) on delete cascade;
alter table public.staple_lists
  alter column kitchen set not null,
  alter column kitchen set default private.kitchen_here(),
  add foreign key (kitchen) references public.kitchens (id) on delete cascade;
alter table public.shopping_lists
  alter column kitchen set not null,
  alter column kitchen set default private.kitchen_here(),
  add foreign key (kitchen) references public.kitchens (id) on delete cascade;
alter table public.shopping_list_items
  alter column kitchen set not null,
  alter column kitchen set default private.kitchen_here(),
  add foreign key (kitchen) references public.kitchens (id) on delete cascade;

drop policy "cooks read their own pantry" on public.pantry_items;
drop policy "cooks fill their own pantry" on public.pantry_items;
drop policy "cooks change their own pantry" on public.pantry_items;
drop policy "cooks empty their own pantry" on public.pantry_items;
create policy "members see the pantry" on public.pantry_items
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "members fill the pantry" on public.pantry_items
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks change the pantry" on public.pantry_items
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks empty the pantry" on public.pantry_items
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
comment on table public.pantry_items is 'What a cook has at home. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.pantry_items.user_id is 'Who put it there.';
comment on column public.pantry_items.kitchen is 'Where it is: that decides who may see and change it.';
create index pantry_items_kitchen_idx on public.pantry_items (kitchen, created_at desc);
grant insert (kitchen), update (kitchen) on public.pantry_items to authenticated;
drop trigger enforce_row_limit on public.pantry_items;
create trigger enforce_row_limit after insert on public.pantry_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

drop policy "cooks read their own corrections" on public.ingredient_corrections;
drop policy "cooks correct for themselves" on public.ingredient_corrections;
drop policy "cooks change their own corrections" on public.ingredient_corrections;
drop policy "cooks take back their own corrections" on public.ingredient_corrections;
create policy "members read the corrections" on public.ingredient_corrections
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks correct names" on public.ingredient_corrections
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change corrections" on public.ingredient_corrections
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks take back corrections" on public.ingredient_corrections
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
comment on table public.ingredient_corrections is
  'What a name means in one kitchen, where somebody said "that''s something else". It goes before `ingredient_aliases`.';
comment on column public.ingredient_corrections.user_id is 'Who said it.';
alter table public.ingredient_corrections
  drop constraint ingredient_corrections_pkey,
  add primary key (kitchen, alias),
  add unique (user_id, alias);
grant insert (kitchen), update (kitchen) on public.ingredient_corrections to authenticated;
drop trigger enforce_row_limit on public.ingredient_corrections;
create trigger enforce_row_limit after insert on public.ingredient_corrections
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

drop policy "cooks read their own staples" on public.staple_lists;
drop policy "cooks list their own staples" on public.staple_lists;
drop policy "cooks change their own staples" on public.staple_lists;
drop policy "cooks go back to the usual staples" on public.staple_lists;
create policy "members read the staples" on public.staple_lists
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks list the staples" on public.staple_lists
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change the staples" on public.staple_lists
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks go back to the usual staples" on public.staple_lists
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
comment on table public.staple_lists is
  'What is assumed to be in a kitchen always, where that is not the usual list; without a row it is. One row a kitchen.';
comment on column public.staple_lists.user_id is 'Who wrote it last.';
alter table public.staple_lists
  drop constraint staple_lists_pkey,
  add primary key (kitchen);
create index staple_lists_user_id_idx on public.staple_lists (user_id);
grant insert (kitchen), update (kitchen) on public.staple_lists to authenticated;

drop policy "cooks read their own lists" on public.shopping_lists;
drop policy "cooks with access make lists" on public.shopping_lists;
drop policy "cooks rename their own lists" on public.shopping_lists;
drop policy "cooks delete their own lists but the default" on public.shopping_lists;
create policy "members read the lists" on public.shopping_lists
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks with access make lists" on public.shopping_lists
  for insert to authenticated with check (
    user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
    and (select private.permits('multiple_shopping_lists'))
  );
create policy "cooks rename lists" on public.shopping_lists
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks delete lists but the default" on public.shopping_lists
  for delete to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]) and not is_default);
comment on table public.shopping_lists is 'Every kitchen has a default list, made with it; more of them are part of the plan.';
comment on column public.shopping_lists.user_id is 'Who made it.';
comment on column public.shopping_lists.kitchen is 'Where it hangs: that decides who may see and change it.';
drop index public.shopping_lists_default_idx;
create unique index shopping_lists_default_idx on public.shopping_lists (kitchen) where is_default;
create index shopping_lists_user_id_idx on public.shopping_lists (user_id);
grant insert (kitchen), update (kitchen) on public.shopping_lists to authenticated;
drop trigger enforce_row_limit on public.shopping_lists;
create trigger enforce_row_limit after insert on public.shopping_lists
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

drop policy "cooks read their own items" on public.shopping_list_items;
drop policy "cooks add their own items" on public.shopping_list_items;
drop policy "cooks change their own items" on public.shopping_list_items;
drop policy "cooks remove their own items" on public.shopping_list_items;
create policy "members read the items" on public.shopping_list_items
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "members add items" on public.shopping_list_items
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "members change items" on public.shopping_list_items
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens())::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens())::uuid[])
  );
create policy "cooks remove items" on public.shopping_list_items
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
comment on table public.shopping_list_items is 'What to buy. An item that names no list goes to the default one.';
comment on column public.shopping_list_items.user_id is 'Who put it there.';
alter table public.shopping_list_items drop constraint shopping_list_items_user_id_list_id_fkey;
alter table public.shopping_lists
  drop constraint shopping_lists_user_id_id_key,
  add unique (kitchen, id);
alter table public.shopping_list_items
  add foreign key (kitchen, list_id) references public.shopping_lists (kitchen, id) on delete cascade;
drop index public.shopping_list_items_list_idx;
create index shopping_list_items_list_idx on public.shopping_list_items (kitchen, list_id);
create index shopping_list_items_user_id_idx on public.shopping_list_items (user_id);
grant insert (kitchen), update (kitchen) on public.shopping_list_items to authenticated;
drop trigger enforce_row_limit on public.shopping_list_items;
create trigger enforce_row_limit after insert on public.shopping_list_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');

drop policy "cooks read their own records" on public.shopping_records;
drop policy "cooks read their own version" on public.shopping_versions;
alter table public.shopping_records drop constraint shopping_records_user_id_fkey;
alter table public.shopping_records rename column user_id to kitchen;
alter table public.shopping_records
  add foreign key (kitchen) references public.kitchens (id) on delete cascade;
create policy "members read the records" on public.shopping_records
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
comment on table public.shopping_records is
  'Items, lists and the order of aisles as registers: field → [clock, value]. What was taken away stays with `removed`, so that a change which comes late finds it; see domain/sync/records.ts.';
alter table public.shopping_versions drop constraint shopping_versions_user_id_fkey;
alter table public.shopping_versions rename column user_id to kitchen;
alter table public.shopping_versions
  add foreign key (kitchen) references public.kitchens (id) on delete cascade;
create policy "members read the version" on public.shopping_versions
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
comment on table public.shopping_versions is
  'A number that grows with each change of a kitchen''s lists: what an open screen asks for, again and again.';
drop trigger enforce_row_limit on public.shopping_records;
create trigger enforce_row_limit after insert on public.shopping_records
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '20000');

-- Functions whose first argument is a kitchen now.
alter table public.shopping_list_items alter column list_id drop default;
drop function private.default_shopping_list(uuid);
drop function private.shown_list(uuid, uuid);
drop function private.shopping_item_fields(uuid, jsonb);
drop function private.write_shopping_record(uuid, text, uuid, jsonb);
drop function private.show_shopping_item(uuid, uuid, jsonb);
drop function private.show_shopping_list(uuid, uuid, jsonb);
drop function private.apply_shopping_operation(uuid, jsonb);
create function private.default_shopping_list(kitchen uuid) returns uuid
language sql stable set search_path = ''
as $$
  select list.id from public.shopping_lists as list where list.kitchen = $1 and list.is_default
$$;
comment on function private.default_shopping_list(uuid) is
  'The list of a kitchen for items that name none, seen with the rights of the caller.';
grant execute on function private.default_shopping_list(uuid) to authenticated, service_role;
alter table public.shopping_list_items
  alter column list_id set default private.default_shopping_list(private.kitchen_here());

create or replace function private.fill_shopping_list() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.list_id = private.default_shopping_list(new.kitchen);
  return new;
end
$$;
comment on function private.fill_shopping_list() is
  'For rows that name their list as null: the data API sends null for what one row of several leaves out.';

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

create or replace function private.count_shopping_version() returns trigger
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

create or replace function private.lock_shopping() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('shopping:' || private.kitchen_here(), 0))
  where private.kitchen_here() is not null;
  return null;
end
$$;
comment on function private.lock_shopping() is
  'One writer of a kitchen''s lists at a time: rows and records are two tables, and would be locked in two orders.';

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
      private.merged_record(held, private.later_clock(held), fields)
    );
  end if;
  return null;
end
$$;
comment on function private.record_shopping_item() is
  'After-write trigger: what was written plainly goes into the record, as done now. What only shows the record says nothing new.';

create or replace function private.record_shopping_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  here constant uuid := coalesce(new.kitchen, old.kitchen);
  list constant uuid := coalesce(new.id, old.id);
  held jsonb;
  fields jsonb := '{}';
begin
  if not exists (select from public.kitchens as kitchen where kitchen.id = here) then
    return null;
  end if;
  select record.doc into held from public.shopping_records as record
  where record.kitchen = here and record.kind = 'shopping-list' and record.id = list;
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
      here, 'shopping-list', list,
      private.merged_record(held, private.later_clock(held), fields)
    );
  end if;
  return null;
end
$$;
comment on function private.record_shopping_list() is
  'After-write trigger: as `private.record_shopping_item`, for the lists.';

create function private.show_shopping_item(here uuid, item uuid, doc jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields constant jsonb := private.shopping_item_fields(here, doc);
begin
  -- Of what came out of order only a part may be known: without its name it is no item yet.
  if doc -> 'removed' -> 1 = 'true' or fields ->> 'name' is null then
    delete from public.shopping_list_items as held where held.kitchen = here and held.id = item;
    return;
  end if;
  insert into public.shopping_list_items as held
    (
      id, user_id, kitchen, list_id, name, category, amount, unit, ingredient, source, checked,
      created_at
    )
  values (
    item, (select auth.uid()), here, (fields ->> 'list')::uuid, fields ->> 'name', fields ->> 'category',
    fields -> 'measure' ->> 'amount', fields -> 'measure' ->> 'unit', fields ->> 'ingredient',
    fields ->> 'source', (fields ->> 'checked')::boolean,
    coalesce(to_timestamp((doc -> 'added' ->> 1)::numeric / 1000), now())
  )
  on conflict (id) do update set
    list_id = excluded.list_id, name = excluded.name, category = excluded.category,
    amount = excluded.amount, unit = excluded.unit, ingredient = excluded.ingredient,
    source = excluded.source, checked = excluded.checked
  where held.kitchen = excluded.kitchen;
  if not found then
    raise exception 'id_taken';
  end if;
end
$$;
comment on function private.show_shopping_item(uuid, uuid, jsonb) is
  'Writes the row that a record comes to. Raises P0001 `id_taken`, `row_limit_reached`; 23514, 22P02 for what cannot be stored.';

create function private.show_shopping_list(here uuid, list uuid, doc jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if doc -> 'removed' -> 1 = 'true' then
    -- What others put there meanwhile is not lost with it.
    update public.shopping_list_items as item set list_id = private.default_shopping_list(here)
    where item.kitchen = here and item.list_id = list
      and list <> private.default_shopping_list(here);
    delete from public.shopping_lists as held
    where held.kitchen = here and held.id = list and not held.is_default;
    return;
  elsif doc -> 'name' ->> 1 is null then
    return;
  end if;
  update public.shopping_lists as held set name = doc -> 'name' ->> 1
  where held.kitchen = here and held.id = list;
  if found then
    return;
  elsif not private.has_access((select auth.uid())) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'multiple_shopping_lists';
  end if;
  insert into public.shopping_lists (id, user_id, kitchen, name)
  values (list, (select auth.uid()), here, doc -> 'name' ->> 1)
  on conflict (id) do nothing;
  if not found then
    raise exception 'id_taken';
  end if;
  update public.shopping_list_items as item set list_id = list
  from public.shopping_records as record
  where item.kitchen = here and record.kitchen = here and record.kind = 'shopping-item'
    and record.id = item.id and record.doc -> 'list' ->> 1 = list::text;
end
$$;
comment on function private.show_shopping_list(uuid, uuid, jsonb) is
  'Writes the row that a record comes to. Raises 42501 `feature_required` for a new list without the plan, else as `private.show_shopping_item`.';

create function private.apply_shopping_operation(here uuid, operation jsonb) returns void
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
  select record.doc into held from public.shopping_records as record
  where record.kitchen = here and record.kind = record_kind and record.id = record_id;
  held := coalesce(held, '{}');
  merged := private.merged_record(held, clock, fields);
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
  'Merges one operation {kind, id, clock, set} and shows what came of it. Raises P0001 `malformed`, and what showing raises.';

create or replace function private.apply_shopping_operations(account uuid, operations jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  operation jsonb;
  refused jsonb := '[]';
  refusal text;
begin
  -- Sent for a kitchen in which who sends it does not cook, or with the token of another: no list takes it.
  if account is null or account <> all (private.own_kitchens()) then
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
  where record.kitchen = account and record.doc -> 'removed' -> 1 = 'true'
    and record.changed_at < now() - interval '400 days';
  return refused;
end
$$;
comment on function private.apply_shopping_operations(uuid, jsonb) is
  'Applies up to 500 operations in their order and returns those that were refused, each with its code. What was taken away is remembered for 400 days.';

create or replace function public.shopping_snapshot() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', private.kitchen_here(),
    'version', coalesce(
      (select held.version from public.shopping_versions as held where held.kitchen = private.kitchen_here()), 0
    ),
    'defaultList', private.default_shopping_list(private.kitchen_here()),
    'records', coalesce(
      (
        select jsonb_agg(jsonb_build_object('kind', record.kind, 'id', record.id, 'doc', record.doc))
        from public.shopping_records as record
        where record.kitchen = private.kitchen_here()
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

create function private.count_kitchen_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(
      select distinct member.user_id
      from public.kitchen_members as member
      where member.kitchen in (select written.kitchen from written)
    ),
    tg_argv[0]
  );
  return null;
end
$$;
comment on function private.count_kitchen_write() is
  'After-statement trigger (kind): as `private.count_synced_write`, for each member of the kitchens whose rows were written.';
drop trigger tell_other_devices on public.pantry_items;
create trigger tell_other_devices after insert on public.pantry_items
  referencing new table as written
  for each statement execute function private.count_kitchen_write('pantry');
drop trigger tell_other_devices_of_update on public.pantry_items;
create trigger tell_other_devices_of_update after update on public.pantry_items
  referencing new table as written
  for each statement execute function private.count_kitchen_write('pantry');
drop trigger tell_other_devices_of_delete on public.pantry_items;
create trigger tell_other_devices_of_delete after delete on public.pantry_items
  referencing old table as written
  for each statement execute function private.count_kitchen_write('pantry');
drop trigger tell_other_devices on public.staple_lists;
create trigger tell_other_devices after insert on public.staple_lists
  referencing new table as written
  for each statement execute function private.count_kitchen_write('staples');
drop trigger tell_other_devices_of_update on public.staple_lists;
create trigger tell_other_devices_of_update after update on public.staple_lists
  referencing new table as written
  for each statement execute function private.count_kitchen_write('staples');
drop trigger tell_other_devices_of_delete on public.staple_lists;
create trigger tell_other_devices_of_delete after delete on public.staple_lists
  referencing old table as written
  for each statement execute function private.count_kitchen_write('staples');
drop trigger tell_other_devices on public.ingredient_corrections;
create trigger tell_other_devices after insert on public.ingredient_corrections
  referencing new table as written
  for each statement execute function private.count_kitchen_write('corrections');
drop trigger tell_other_devices_of_update on public.ingredient_corrections;
create trigger tell_other_devices_of_update after update on public.ingredient_corrections
  referencing new table as written
  for each statement execute function private.count_kitchen_write('corrections');
drop trigger tell_other_devices_of_delete on public.ingredient_corrections;
create trigger tell_other_devices_of_delete after delete on public.ingredient_corrections
  referencing old table as written
  for each statement execute function private.count_kitchen_write('corrections');

create or replace function public.current_versions()
returns table (kind text, version bigint, age bigint)
language plpgsql stable rows 8 set search_path = ''
as $$
begin
  return query
  select held.kind, held.version,
    floor(extract(epoch from now() - held.changed_at) * 1000)::bigint
  from public.kept_versions as held where held.user_id = (select auth.uid())
  union all
  -- The lists came first and count for themselves.
  select 'shopping-list', held.version, null
  from public.shopping_versions as held where held.kitchen = private.kitchen_here();
end
$$;
comment on function public.current_versions() is
  'The version of each kind of saved data of the caller, and how many milliseconds ago it was last written; null where that is not known. What was never written has none.';

create or replace function private.create_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name constant text := private.trimmed(new.raw_user_meta_data ->> 'name');
  email_prefix constant text := private.trimmed(split_part(new.email, '@', 1));
begin
  insert into public.public_profiles (id, name)
  values (new.id, left(coalesce(given_name, email_prefix), 100));
  insert into public.private_profiles (id) values (new.id);
  perform private.make_home(new.id);
  insert into public.shopping_lists (user_id, kitchen, name, is_default)
  values (new.id, new.id, 'Shopping List', true);
  insert into public.recipe_collections (user_id, name, is_default)
  values (new.id, 'My Recipes', true);
  return new;
end
$$;
comment on function private.create_account() is
  'Makes the profile, the kitchen with its default shopping list, and the default collection of a new account. The name is the one given at sign-up, else the part of the e-mail before the @.';

create or replace function private.own_rows() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  factors jsonb := '[]';
begin
  -- Not every auth server has them.
  if to_regclass('auth.mfa_factors') is not null then
    execute $factors$
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', factor.friendly_name, 'type', factor.factor_type, 'status', factor.status,
            'created_at', factor.created_at
          )
          order by factor.created_at
        ),
        '[]'
      )
      from auth.mfa_factors as factor where factor.user_id = $1
    $factors$ into factors using caller;
  end if;
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', person.id,
        'email', person.email,
        'phone', person.phone,
        'created_at', person.created_at,
        'email_confirmed_at', person.email_confirmed_at,
        'last_sign_in_at', person.last_sign_in_at,
        'new_email', to_jsonb(person) -> 'email_change',
        'is_anonymous', person.is_anonymous,
        'user_metadata', person.raw_user_meta_data,
        'app_metadata', person.raw_app_meta_data
      )
      from auth.users as person where person.id = caller
    ),
    'ways_in', (
      select coalesce(jsonb_agg(to_jsonb(way) - 'user_id' order by way.created_at), '[]')
      from auth.identities as way where way.user_id = caller
    ),
    'second_factors', factors,
    'sessions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'created_at', session.created_at,
            'refreshed_at', session.refreshed_at,
            'user_agent', session.user_agent,
            'ip', host(session.ip),
            'methods', (
              select coalesce(jsonb_agg(claim.authentication_method order by claim.created_at), '[]')
              from auth.mfa_amr_claims as claim where claim.session_id = session.id
            )
          )
          order by session.created_at
        ),
        '[]'
      )
      from auth.sessions as session where session.user_id = caller
    ),
    'profile', (
      select to_jsonb(profile) from public.public_profiles as profile where profile.id = caller
    ),
    'dietary_settings', (
      select settings.dietary_settings from public.private_profiles as settings where settings.id = caller
    ),
    'badges', (
      select coalesce(jsonb_agg(to_jsonb(earned) - 'user_id' order by earned.earned_at, earned.badge), '[]')
      from public.earned_badges as earned where earned.user_id = caller
    ),
    'pictures', (
      select coalesce(
        jsonb_agg(
          to_jsonb(picture) - 'user_id'
            || jsonb_build_object('address', private.picture_address(caller, picture.id))
          order by picture.created_at
        ),
        '[]'
      )
      from public.pictures as picture where picture.user_id = caller
    ),
    'kitchens', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', kitchen.name, 'own', kitchen.home_of = caller, 'role', member.role, 'joined_at', member.joined_at
          )
          order by member.joined_at, kitchen.id
        ),
        '[]'
      )
      from public.kitchen_members as member
      join public.kitchens as kitchen on kitchen.id = member.kitchen
      where member.user_id = caller
    ),
    'pantry', (
      select coalesce(
        jsonb_agg(to_jsonb(item) - 'user_id' - 'kitchen' order by item.created_at, item.id), '[]'
      )
      from public.pantry_items as item where item.kitchen = caller
    ),
    'staples', (
      select to_jsonb(list.ingredients) from public.staple_lists as list where list.kitchen = caller
    ),
    'corrections', (
      select coalesce(
        jsonb_agg(to_jsonb(correction) - 'user_id' - 'kitchen' order by correction.alias), '[]'
      )
      from public.ingredient_corrections as correction where correction.kitchen = caller
    ),
    'shopping_lists', (
      select coalesce(
        jsonb_agg(
          to_jsonb(list) - 'user_id' - 'kitchen' || jsonb_build_object('items', (
            select coalesce(
              jsonb_agg(
                to_jsonb(item) - 'user_id' - 'kitchen' - 'list_id' order by item.created_at, item.id
              ),
              '[]'
            )
            from public.shopping_list_items as item
            where item.kitchen = caller and item.list_id = list.id
          ))
          order by list.created_at, list.id
        ),
        '[]'
      )
      from public.shopping_lists as list where list.kitchen = caller
    ),
    'shopping_records', (
      select coalesce(jsonb_agg(to_jsonb(record) - 'kitchen' order by record.kind, record.id), '[]')
      from public.shopping_records as record where record.kitchen = caller
    ),
    'saved_recipes', (
      select coalesce(jsonb_agg(to_jsonb(saved) - 'user_id' order by saved.created_at, saved.recipe_id), '[]')
      from public.favorite_recipes as saved where saved.user_id = caller
    ),
    'collections', (
      select coalesce(
        jsonb_agg(
          to_jsonb(collection) - 'user_id' || jsonb_build_object('recipes', (
            select coalesce(
              jsonb_agg(
                to_jsonb(held) - 'user_id' - 'collection_id' order by held.position, held.created_at
              ),
              '[]'
            )
            from public.collection_recipes as held
            where held.user_id = caller and held.collection_id = collection.id
          ))
          order by collection.created_at, collection.id
        ),
        '[]'
      )
      from public.recipe_collections as collection where collection.user_id = caller
    ),
    'own_recipes', (
      select coalesce(
        jsonb_agg(
          to_jsonb(card) - 'owner_id' || jsonb_build_object(
            'details', (
              select to_jsonb(body) - 'recipe_id'
              from public.recipe_details as body where body.recipe_id = card.id
            ),
            'ingredients', (
              select coalesce(
                jsonb_agg(
                  to_jsonb(line) - 'recipe_id'
                    || jsonb_build_object('ingredient', known.slug)
                    || coalesce(to_jsonb(measure) - 'recipe_id', '{}')
                  order by line.position
                ),
                '[]'
              )
              from public.recipe_ingredients as line
              left join public.recipe_measures as measure using (recipe_id, position)
              left join public.ingredients as known on known.id = line.ingredient_id
              where line.recipe_id = card.id
            )
          )
          order by card.id
        ),
        '[]'
      )
      from public.recipe_cards as card where card.owner_id = caller
    ),
    'cooked', (
      select coalesce(jsonb_agg(to_jsonb(cooked) - 'user_id' order by cooked.cooked_at, cooked.id), '[]')
      from public.cooked_recipes as cooked where cooked.user_id = caller
    ),
    'photos', (
      select coalesce(
        jsonb_agg(
          to_jsonb(photo) - 'user_id'
            || jsonb_build_object('address', private.picture_address(caller, photo.picture_id))
          order by photo.created_at, photo.id
        ),
        '[]'
      )
      from public.cook_photos as photo where photo.user_id = caller
    ),
    'comments', (
      -- Who likes it is theirs to say; how many do is not.
      select coalesce(
        jsonb_agg(to_jsonb(comment) - 'user_id' - 'liked_by' order by comment.created_at, comment.id), '[]'
      )
      from public.comments as comment where comment.user_id = caller
    ),
    'deleted_comments', (
      select coalesce(
        jsonb_agg(
          deleted.comment - 'user_id' - 'liked_by' || jsonb_build_object('deleted_at', deleted.deleted_at)
          order by deleted.deleted_at
        ),
        '[]'
      )
      from private.deleted_comments as deleted where deleted.user_id = caller
    ),
    'likes', (
      select coalesce(
        jsonb_agg(jsonb_build_object('comment_id', comment.id, 'recipe_id', comment.recipe_id) order by comment.id), '[]'
      )
      from public.comments as comment where comment.likes > 0 and comment.liked_by @> array[caller]
    ),
    'hidden_comments', (
      select coalesce(jsonb_agg(to_jsonb(hidden) - 'user_id' order by hidden.created_at, hidden.comment_id), '[]')
      from public.hidden_comments as hidden where hidden.user_id = caller
    ),
    'reports', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'comment_id', report.comment_id, 'recipe_id', report.recipe_id, 'photo_id', report.photo_id, 'person_id', report.profile_id,
            'reason', report.reason, 'words', report.words, 'created_at', report.created_at
          )
          order by report.created_at, report.id
        ),
        '[]'
      )
      from public.reports as report where report.reporter_id = caller
    ),
    'notices', (
      select coalesce(
        jsonb_agg(to_jsonb(notice) - 'user_id' - 'act_id' order by notice.created_at, notice.id), '[]'
      )
      from public.moderation_notices as notice where notice.user_id = caller
    ),
    -- As on the page: by whom, where that person is still there for the caller.
    'notifications', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'kind', shown.kind, 'person_id', shown.actor_id, 'name', shown.actor_name, 'comment_id', shown.comment_id,
            'outcome', shown.outcome, 'created_at', shown.created_at, 'read_at', shown.read_at
          )
          order by shown.created_at, shown.id
        ),
        '[]'
      )
      from private.shown_notifications as shown where shown.user_id = caller
    ),
    'notification_settings', (
      select coalesce(jsonb_agg(to_jsonb(choice) - 'user_id' order by choice.kind), '[]')
      from public.notification_settings as choice where choice.user_id = caller
    ),
    'notified_browsers', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'address', browser.endpoint, 'created_at', browser.created_at, 'pushed_at', nullif(browser.pushed_at, '-infinity')
          )
          order by browser.created_at, browser.id
        ),
        '[]'
      )
      from public.push_subscriptions as browser where browser.user_id = caller
    ),
    'notification_mail', (
      select to_jsonb(mail) - 'user_id' from private.notification_mails as mail where mail.user_id = caller
    ),
    'given_access', (
      select to_jsonb(given) - 'user_id' from private.plan_grants as given where given.user_id = caller
    ),
    'following', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', follow.followed_id, 'name', person.name, 'since', follow.created_at)
          order by follow.created_at, follow.followed_id
        ),
        '[]'
      )
      from public.follows as follow
      join public.public_profiles as person on person.id = follow.followed_id
      where follow.follower_id = caller
    ),
    'followers', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', follow.follower_id, 'name', person.name, 'since', follow.created_at)
          order by follow.created_at, follow.follower_id
        ),
        '[]'
      )
      from public.follows as follow
      join public.public_profiles as person on person.id = follow.follower_id
      where follow.followed_id = caller
    ),
    -- Whom the caller blocked; who blocked the caller is revealed to nobody.
    'blocked', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', block.blocked_id, 'name', person.name, 'since', block.created_at)
          order by block.created_at, block.blocked_id
        ),
        '[]'
      )
      from public.blocks as block
      join public.public_profiles as person on person.id = block.blocked_id
      where block.blocker_id = caller
    ),
    'questions_to_the_chef', (
      select coalesce(jsonb_agg(to_jsonb(question) - 'user_id' order by question.used_at), '[]')
      from public.ai_usage as question where question.user_id = caller
    ),
    'comment_pace', (
      select to_jsonb(rate) - 'user_id' from private.comment_rate_limits as rate where rate.user_id = caller
    ),
    'plan', (
      select
        to_jsonb(customer) - 'user_id' || jsonb_build_object(
          'subscriptions', (
            select coalesce(
              jsonb_agg(to_jsonb(subscription) - 'customer_id' order by subscription.created_at), '[]'
            )
            from public.stripe_subscriptions as subscription
            where subscription.customer_id = customer.customer_id
          ),
          'orders', (
            select coalesce(jsonb_agg(to_jsonb(payment) - 'customer_id' order by payment.created_at), '[]')
            from public.stripe_orders as payment where payment.customer_id = customer.customer_id
          )
        )
      from public.stripe_customers as customer where customer.user_id = caller
    )
  );
end
$$;
comment on function private.own_rows() is
  'Every row of the caller. With more rights than they have: some of it no client reads (sessions, counters), some a plan opens (badges), and some stands on what they see no more (a comment on a recipe that was hidden).';

create or replace function private.begin_chef_answer(person uuid, recipes bigint[], per_service integer)
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  per_minute constant integer := 10;
  per_day constant integer := 100;
begin
  if not (
    private.has_access(person)
    and exists (select from public.plan_features as included where included.feature = 'ai_assistant')
  ) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'ai_assistant';
  end if;
  -- One question is counted at a time: fifty at once cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('ai_usage', 0));
  delete from public.ai_usage as old where old.used_at <= now() - interval '24 hours';
  if per_minute <= (
    select count(*)
    from public.ai_usage as recent
    where recent.user_id = person and recent.used_at > clock_timestamp() - interval '1 minute'
  ) then
    raise exception 'chef_minute_limit' using detail = format('%s questions a minute.', per_minute);
  end if;
  if per_day <= (select count(*) from public.ai_usage as own where own.user_id = person) then
    raise exception 'chef_day_limit' using detail = format('%s questions a day.', per_day);
  end if;
  if per_service <= (select count(*) from public.ai_usage) then
    raise exception 'chef_service_limit' using
      detail = format('%s questions a day of everyone.', per_service);
  end if;
  -- Not the start of the transaction: that may have waited for its turn.
  insert into public.ai_usage (user_id, used_at) values (person, clock_timestamp());
  return query
  select
    array(
      select item.name
      from public.pantry_items as item
      where item.kitchen = private.kitchen_of(person) and item.status <> 'out'
      order by item.created_at desc, item.id
      limit 100
    ),
    (select own.dietary_settings from public.private_profiles as own where own.id = person),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'title', card.title,
            'minutes', card.ready_in_minutes,
            'diets', card.diets,
            'contains', card.contains,
            'freeOf', card.free_of
          )
          order by array_position(recipes, card.id)
        ),
        '[]'
      )
      from public.recipe_cards as card
      -- Nobody else writes into the prompt: a cook's title could hold instructions.
      where card.owner_id is null and card.id = any (recipes[1:8])
    );
end
$$;
comment on function private.begin_chef_answer(uuid, bigint[], integer) is
  'Counts one question to the chef and returns what its prompt is made of. See public.begin_chef_answer.';

create or replace function private.saved_from_waste(person uuid, taken jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from jsonb_array_elements(taken) as line
    join public.ingredients as known on known.slug = line ->> 'ingredient'
    join public.pantry_items as item
      on item.kitchen = private.kitchen_of(person) and item.ingredient = line ->> 'ingredient'
    where private.spent_days(item, known) * 100 >= known.shelf_life_days * 60
  )
$$;
comment on function private.saved_from_waste(uuid, jsonb) is
  'Whether something was cooked that had spent most of its days: `spoilsSoon` in domain/pantry/time-left.ts.';

create or replace function private.claim_spoiling(moment timestamptz default clock_timestamp(), most integer default 20)
returns table (user_id uuid, today date, items jsonb, told text[], email text, browsers jsonb)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with wanting as (
    select choice.user_id, choice.by_push, choice.by_mail, moment at time zone coalesce(choice.time_zone, 'UTC') as local
    from public.notification_settings as choice
    where choice.kind = 'spoils' and (choice.by_push or choice.by_mail)
  ), due as materialized (
    select wanting.user_id, wanting.by_push, wanting.by_mail, wanting.local::date as today
    from wanting
    left join private.spoiling_digests as digest on digest.user_id = wanting.user_id
    where
      -- Not at night; and what a day brings is there in its morning.
      extract(hour from wanting.local) between 8 and 20
      and coalesce(digest.looked_on, '-infinity') < wanting.local::date
    limit most
  ), claimed as (
    insert into private.spoiling_digests as digest (user_id, looked_on)
    select due.user_id, due.today from due order by due.user_id
    -- Of two servers the second one finds that this day was looked at.
    on conflict (user_id) do update set looked_on = excluded.looked_on
      where digest.looked_on < excluded.looked_on
    returning digest.user_id, digest.told
  )
  select
    due.user_id, due.today, coalesce(pantry.items, '[]'), claimed.told,
    case when due.by_mail then person.email::text end,
    coalesce(case when due.by_push then reached.browsers end, '[]')
  from due
  join claimed on claimed.user_id = due.user_id
  left join auth.users as person
    on person.id = due.user_id
    and person.email_confirmed_at is not null
    and person.email <> ''
    and not coalesce(person.is_anonymous, false)
    and (person.banned_until is null or person.banned_until < moment)
  left join lateral (
    select
      jsonb_agg(
        jsonb_build_object(
          'id', item.id, 'ingredient', item.ingredient, 'status', item.status, 'stocked_at', item.stocked_at,
          'place', item.place, 'opened_at', item.opened_at, 'best_before', item.best_before
        )
        order by item.id
      ) as items
    from public.pantry_items as item
    where
      item.kitchen = private.kitchen_of(due.user_id)
      and item.status <> 'out'
      and item.ingredient is not null
  ) as pantry on true
  left join lateral (
    select
      jsonb_agg(
        jsonb_build_object(
          'id', browser.id, 'endpoint', browser.endpoint, 'p256dh', browser.p256dh, 'auth', browser.auth
        )
      ) as browsers
    from public.push_subscriptions as browser
    where browser.user_id = due.user_id
  ) as reached on true;
end
$$;
comment on function private.claim_spoiling(timestamptz, integer) is
  'At whose home one server is to look now what spoils: what is there, which day it is, what was told, and where they are told: a confirmed address (or null), browsers. Once on each day of the person, between 8 and 21 o’clock.';

create or replace function private.own_pantry() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  own jsonb;
begin
  if (select auth.uid()) is not null then
    select jsonb_agg(jsonb_build_object(
      'ingredient', item.ingredient,
      'status', item.status,
      'age', coalesce(
        private.spent_days(item, known),
        greatest(0, floor(extract(epoch from now() - item.stocked_at) / 86400))
      )
    ))
    into own
    from public.pantry_items as item
    left join public.ingredients as known on known.slug = item.ingredient
    where item.kitchen = (select private.kitchen_here()) and item.ingredient is not null;
  end if;
  return coalesce(own, '[]');
end
$$;
comment on function private.own_pantry() is
  'The caller''s pantry as `search_recipes` takes one: ages are days of the usual shelf life that count as spent, as domain/pantry/pantry-entries.ts counts them. A visitor''s is empty.';

create or replace function private.own_staples() returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  own text[];
begin
  -- Visitors have no list, and no right to ask for one.
  if (select auth.uid()) is not null then
    select list.ingredients into own
    from public.staple_lists as list
    where list.kitchen = (select private.kitchen_here());
  end if;
  return coalesce(own, array['salt', 'black-pepper', 'water']);
end
$$;
comment on function private.own_staples() is
  'What the caller assumes to have always, or the usual list of domain/pantry/staples.ts.';
