-- People who live together share a kitchen: they found one, invite, join, move between their kitchens, leave and end them.

alter table public.kitchen_members
  add column here boolean not null default false,
  add column epoch bigint generated always as identity;
comment on column public.kitchen_members.here is 'Whether they cook there now. No other member reads it.';
comment on column public.kitchen_members.epoch is
  'Of each membership a higher one: what a device did in an earlier membership is known from what it does in this one.';
update public.kitchen_members set here = true where kitchen = user_id;
create unique index kitchen_members_here_idx on public.kitchen_members (user_id) where here;
create unique index kitchen_members_owner_idx on public.kitchen_members (kitchen) where role = 'owner';
revoke select on public.kitchen_members from authenticated;
grant select (kitchen, user_id, role, joined_at) on public.kitchen_members to authenticated;

create or replace function private.kitchen_of(account uuid) returns uuid
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return coalesce(
    (select member.kitchen from public.kitchen_members as member where member.user_id = account and member.here),
    account
  );
end
$$;
comment on function private.kitchen_of(uuid) is 'The kitchen in which somebody cooks now, else their own.';

create or replace function private.make_home(account uuid) returns void
language sql set search_path = ''
as $$
  insert into public.kitchens (id, home_of) values (account, account);
  insert into public.kitchen_members (kitchen, user_id, role, here) values (account, account, 'owner', true)
$$;
comment on function private.make_home(uuid) is 'Makes the kitchen that everybody has.';

create function private.keep_kitchen() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  row_limit constant integer := tg_argv[0];
  cooks constant uuid[] := private.own_kitchens('cook');
  rows_held integer;
begin
  if not row_security_active(tg_relid) then
    return new;
  end if;
  if row_limit is null or old.kitchen <> all (cooks) or new.kitchen <> all (cooks) then
    raise exception 'another_kitchen' using
      errcode = 'insufficient_privilege', detail = 'A thing is moved by who cooks in both kitchens.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || new.kitchen, 0));
  execute format(
    'select count(*) from (select from %I.%I where kitchen = $1 limit $2) as held', tg_table_schema, tg_table_name
  ) into rows_held using new.kitchen, row_limit;
  if rows_held >= row_limit then
    raise exception 'row_limit_reached';
  end if;
  return new;
end
$$;
comment on function private.keep_kitchen() is
  'Before-update trigger (limit) for rows that a client puts into another kitchen: as many as a kitchen holds, by who cooks in both; without a limit, never. Raises 42501 `another_kitchen`, P0001 `row_limit_reached`.';

create trigger keep_kitchen before update of kitchen on public.pantry_items
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen('1000');
create trigger keep_kitchen before update of kitchen on public.ingredient_corrections
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen('1000');
create trigger keep_kitchen before update of kitchen on public.shopping_lists
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();
create trigger keep_kitchen before update of kitchen on public.shopping_list_items
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();

-- One person corrects a name in each of their kitchens.
alter table public.ingredient_corrections drop constraint ingredient_corrections_user_id_alias_key;
create index ingredient_corrections_user_id_idx on public.ingredient_corrections (user_id);

-- A list moves with its items.
alter table public.shopping_list_items drop constraint shopping_list_items_kitchen_list_id_fkey;
alter table public.shopping_list_items add foreign key (kitchen, list_id)
  references public.shopping_lists (kitchen, id) on update cascade on delete cascade;

create function private.count_kitchen_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(
      select distinct member.user_id
      from public.kitchen_members as member
      where member.kitchen in (
        select written.kitchen from written union select former.kitchen from former
      )
    ),
    tg_argv[0]
  );
  return null;
end
$$;
comment on function private.count_kitchen_change() is
  'After-update statement trigger (kind), as `private.count_kitchen_write`: also for members of the kitchen that something was taken out of. The transition tables must be named `written` and `former`.';

drop trigger tell_other_devices_of_update on public.pantry_items;
create trigger tell_other_devices_of_update after update on public.pantry_items
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('pantry');
drop trigger tell_other_devices_of_update on public.staple_lists;
create trigger tell_other_devices_of_update after update on public.staple_lists
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('staples');
drop trigger tell_other_devices_of_update on public.ingredient_corrections;
create trigger tell_other_devices_of_update after update on public.ingredient_corrections
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('corrections');

create function private.lock_lists(kitchens uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  kitchen uuid;
begin
  for kitchen in select distinct each.id from unnest(kitchens) as each(id) order by each.id loop
    perform pg_advisory_xact_lock(hashtextextended('shopping:' || kitchen, 0));
  end loop;
end
$$;
comment on function private.lock_lists(uuid[]) is
  'One writer of a kitchen''s lists at a time: rows and records are two tables, and would be locked in two orders. Of several kitchens always in the same order.';
grant execute on function private.lock_lists(uuid[]) to authenticated, service_role;

create or replace function private.lock_shopping() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Of which kitchen the rows are is not known yet.
  if (select auth.uid()) is not null then
    perform private.lock_lists(private.own_kitchens());
  end if;
  return null;
end
$$;
comment on function private.lock_shopping() is
  'Before-statement trigger: as `private.lock_lists`, of each kitchen in which the caller may write.';

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
  'Merges one operation {kind, id, clock, set} and shows what came of it. Raises P0001 `malformed`, 42501 `cook_required` where a helper takes something away, and what showing raises.';

drop function public.apply_shopping_operations(uuid, jsonb);
drop function private.apply_shopping_operations(uuid, jsonb);
drop function public.shopping_snapshot();
create function private.apply_shopping_operations(account uuid, operations jsonb, epoch bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  membership bigint;
  operation jsonb;
  refused jsonb := '[]';
  refusal text;
begin
  -- Whoever is let in or removed takes this lock too: a membership ends between two calls, never within one.
  perform private.lock_lists(private.own_kitchens());
  select member.epoch into membership
  from public.kitchen_members as member
  where member.kitchen = account and member.user_id = (select auth.uid());
  if epoch is null and account is distinct from (select auth.uid()) then
    raise exception 'another_account' using errcode = 'insufficient_privilege';
  elsif membership is null or membership <> coalesce(epoch, membership) then
    raise exception 'former_member' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(operations) is distinct from 'array' or jsonb_array_length(operations) > 500 then
    raise exception 'malformed';
  end if;
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
comment on function private.apply_shopping_operations(uuid, jsonb, bigint) is
  'Applies up to 500 operations in their order and returns those that were refused, each with its code. What was taken away is remembered for 400 days.';
grant execute on function private.apply_shopping_operations(uuid, jsonb, bigint) to authenticated;

create function public.shopping_snapshot(kitchen uuid default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  here constant uuid := coalesce(kitchen, private.kitchen_here());
begin
  if kitchen is not null and kitchen <> all (private.own_kitchens()) then
    raise exception 'another_account' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'account', here,
    'version', coalesce((select held.version from public.shopping_versions as held where held.kitchen = here), 0),
    'defaultList', private.default_shopping_list(here),
    'records', coalesce(
      (
        select jsonb_agg(jsonb_build_object('kind', record.kind, 'id', record.id, 'doc', record.doc))
        from public.shopping_records as record
        where record.kitchen = here
          and (
            record.doc -> 'removed' -> 1 is distinct from 'true'
            or record.changed_at > now() - interval '1 day'
          )
      ),
      '[]'
    )
  );
end
$$;
comment on function public.shopping_snapshot(uuid) is
  'All lists of a kitchen of the caller, else of the one in which they cook, as records with their version; of what was taken away that of the last day, so that it can be put back. `account` names the kitchen. Raises 42501 `another_account`.';
grant execute on function public.shopping_snapshot(uuid) to authenticated;

create function public.apply_shopping_operations(account uuid, operations jsonb, epoch bigint default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  refused constant jsonb := private.apply_shopping_operations(account, operations, epoch);
begin
  return public.shopping_snapshot(account) || jsonb_build_object('refused', refused);
end
$$;
comment on function public.apply_shopping_operations(uuid, jsonb, bigint) is
  'Applies operations {kind, id, clock, set} to the lists of a kitchen, `account`, each as often as it is sent with the same outcome, and returns the lists afterwards (`shopping_snapshot`) with what was refused. `epoch` is that of the membership in which they were made; without it they are for the caller''s own kitchen. Raises 42501 `another_account`, `former_member`.';
grant execute on function public.apply_shopping_operations(uuid, jsonb, bigint) to authenticated;

-- Who cooks where, and what follows when that changes: where they cook now, and what their devices hear of.

create function private.lock_kitchens(kitchens uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.lock_lists(kitchens || private.own_kitchens());
  -- Not homes: there the lock of their account is enough, and what comes home asks for no more.
  perform from public.kitchens as kitchen
  where kitchen.id = any (kitchens) and kitchen.home_of is null
  order by kitchen.id
  for update;
  for account in
    select (select auth.uid())
    union
    select member.user_id from public.kitchen_members as member where member.kitchen = any (kitchens)
    order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('kitchens:' || account, 0)) where account is not null;
  end loop;
end
$$;
comment on function private.lock_kitchens(uuid[]) is
  'Until commit nobody else comes or goes in these kitchens, or adds to those that are shared. First their lists, then they, then their members and the caller: always in this order.';

create function private.lock_pantries(kitchens uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.pantry_items as item where item.kitchen = any (kitchens) order by item.id for update;
end
$$;
comment on function private.lock_pantries(uuid[]) is
  'What is moved is locked before the first version is raised, which every write locks last.';

create function private.required_role(kitchen uuid, least_role text default 'helper') returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held constant text := (
    select member.role from public.kitchen_members as member
    where member.kitchen = required_role.kitchen and member.user_id = (select auth.uid())
  );
begin
  if held is null then
    raise exception 'not_a_member' using errcode = 'insufficient_privilege';
  elsif least_role = 'owner' and held <> 'owner' then
    raise exception 'owner_required' using errcode = 'insufficient_privilege';
  end if;
  return held;
end
$$;
comment on function private.required_role(uuid, text) is
  'The role of the caller in a kitchen. Raises 42501 `not_a_member`, also for a kitchen that there is not, and `owner_required`.';

create function private.require_shared(kitchen uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.kitchens as own where own.id = kitchen and own.home_of is not null) then
    raise exception 'own_kitchen' using detail = 'Everybody''s own kitchen stays theirs alone.';
  end if;
end
$$;
comment on function private.require_shared(uuid) is 'Raises P0001 `own_kitchen` for one that somebody has by themselves.';

create function private.raise_list_version(raised uuid, account uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shopping_versions as held (kitchen, version)
  select raised, 1 + coalesce(max(known.version), 0)
  from public.shopping_versions as known
  where known.kitchen = raised
    or known.kitchen in (select member.kitchen from public.kitchen_members as member where member.user_id = account)
  on conflict (kitchen) do update set version = greatest(held.version + 1, excluded.version);
end
$$;
comment on function private.raise_list_version(uuid, uuid) is
  'Counts one more change of a kitchen''s lists. With an account it is above the versions of all its kitchens: for a device each of them is that of "the lists".';

create function private.tell_moved(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kind text;
begin
  foreach kind in array array['kitchens', 'pantry', 'staples', 'corrections'] loop
    perform private.raise_sync_version(array[account], kind);
  end loop;
  perform private.raise_list_version(here.kitchen, account)
  from (select private.kitchen_of(account) as kitchen) as here
  where exists (select from public.kitchens as held where held.id = here.kitchen);
end
$$;
comment on function private.tell_moved(uuid) is 'For the devices of one person, to whom another kitchen is theirs now.';

create function private.tell_members(kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(select member.user_id from public.kitchen_members as member where member.kitchen = tell_members.kitchen),
    'kitchens'
  );
end
$$;
comment on function private.tell_members(uuid) is 'For the devices of all who cook in a kitchen: something of it is another.';

create function private.go_to(account uuid, kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.kitchen_members as member set here = false
  where member.user_id = account and member.here and member.kitchen <> go_to.kitchen;
  update public.kitchen_members as member set here = true
  where member.user_id = account and member.kitchen = go_to.kitchen and not member.here;
  perform private.tell_moved(account) where found;
end
$$;
comment on function private.go_to(uuid, uuid) is 'Somebody cooks in this kitchen of theirs from now on.';

create function private.after_leaving() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Nobody comes in by the word of who is gone.
  delete from public.kitchen_invitations as invitation
  where invitation.kitchen = old.kitchen and invitation.invited_by = old.user_id;
  perform private.raise_sync_version(array[old.user_id], 'kitchens');
  perform private.tell_members(old.kitchen);
  if old.here then
    perform private.go_to(old.user_id, old.user_id);
  end if;
  return null;
end
$$;
comment on function private.after_leaving() is
  'After-delete trigger: who has left is home again, however that came, and their invitations have ended.';
create trigger after_leaving after delete on public.kitchen_members
  for each row execute function private.after_leaving();

create function private.after_joining() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_members(new.kitchen);
  return null;
end
$$;
comment on function private.after_joining() is
  'After-write trigger of memberships: the devices of all of them learn who cooks there, and as what.';
create trigger tell_of_joining after insert on public.kitchen_members
  for each row when (new.kitchen <> new.user_id) execute function private.after_joining();
create trigger tell_of_role after update of role on public.kitchen_members
  for each row when (old.role <> new.role) execute function private.after_joining();

create function private.after_naming() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_members(new.id);
  return null;
end
$$;
comment on function private.after_naming() is 'After-update trigger: the devices of all who cook there learn the new name of a kitchen.';
create trigger tell_of_name after update of name on public.kitchens
  for each row when (old.name is distinct from new.name) execute function private.after_naming();

create function private.after_renaming() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(
    array(
      select distinct other.user_id
      from public.kitchen_members as own
      join public.kitchen_members as other on other.kitchen = own.kitchen and other.user_id <> own.user_id
      where own.user_id = new.id
    ),
    'kitchens'
  );
  return null;
end
$$;
comment on function private.after_renaming() is
  'After-update trigger of profiles: the devices of those who cook with somebody learn their new name.';
create trigger tell_of_name after update of name, moderated on public.public_profiles
  for each row when (old.name is distinct from new.name or old.moderated is distinct from new.moderated)
  execute function private.after_renaming();

-- What is in one kitchen comes into another: as somebody joins, leaves, or the last one goes. The kitchens are locked.

create function private.same_things(origin uuid, target uuid, put_by uuid default null)
returns table (thing uuid, held uuid)
language sql stable set search_path = ''
as $$
  with pair as (
    select ours.id as thing, theirs.id as held
    from public.pantry_items as ours
    join public.pantry_items as theirs on theirs.ingredient = ours.ingredient
    where ours.kitchen = origin and theirs.kitchen = target
    union all
    select ours.id, theirs.id
    from public.pantry_items as ours
    join public.pantry_items as theirs on lower(theirs.name) = lower(ours.name)
    where ours.kitchen = origin and theirs.kitchen = target and (ours.ingredient is null or theirs.ingredient is null)
  )
  select distinct on (ours.id) ours.id, theirs.id
  from pair
  join public.pantry_items as ours on ours.id = pair.thing
  join public.pantry_items as theirs on theirs.id = pair.held
  where
    (put_by is null or ours.user_id = put_by)
    -- Amounts that cannot be added stay two things: none of them is lost.
    and (
      ours.unit = theirs.unit or not ours.amount_stated or not theirs.amount_stated
      or ours.status = 'out' or theirs.status = 'out'
    )
  order by ours.id, theirs.status = 'out', theirs.created_at, theirs.id
$$;
comment on function private.same_things(uuid, uuid, uuid) is
  'The things of one pantry, or those that one person put there, that become one with a thing of another: the same ingredient, else the same name in whichever case.';

create function private.require_space(kitchen uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if
    1000 < (select count(*) from public.pantry_items as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.ingredient_corrections as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.shopping_lists as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.shopping_list_items as held where held.kitchen = require_space.kitchen)
    or 20000 < (select count(*) from public.shopping_records as held where held.kitchen = require_space.kitchen)
  then
    raise exception 'row_limit_reached' using hint = 'Remove some before adding more.';
  end if;
end
$$;
comment on function private.require_space(uuid) is
  'As `private.enforce_row_limit`, for rows that came by a move. Raises P0001 `row_limit_reached`.';

create function private.join_things(origin uuid, target uuid, put_by uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  with pair as materialized (
    select
      same.held, thing.*,
      -- In which amounts are added: the unit of what is there, else of the first that states one.
      case
        when item.amount_stated and item.status <> 'out' then item.unit
        else first_value(thing.unit) over (
          partition by same.held
          order by (thing.amount_stated and thing.status <> 'out') desc, thing.created_at, thing.id
        )
      end as common_unit
    from private.same_things(origin, target, put_by) as same
    join public.pantry_items as thing on thing.id = same.thing
    join public.pantry_items as item on item.id = same.held
  ), fitting as (
    select pair.* from pair where pair.unit = pair.common_unit or not pair.amount_stated or pair.status = 'out'
  ), brought as (
    select
      fitting.held, fitting.common_unit as unit,
      sum(fitting.quantity) filter (where fitting.amount_stated) as quantity,
      bool_or(fitting.status = 'have') as is_had,
      min(fitting.stocked_at) as stocked_at, min(fitting.opened_at) as opened_at,
      min(fitting.best_before) as best_before, min(fitting.place) as place,
      min(fitting.ingredient) as ingredient, min(fitting.typed_as) as typed_as
    from fitting
    -- What has run out adds nothing to what is there.
    where fitting.status <> 'out'
    group by fitting.held, fitting.common_unit
  ), joined as (
    update public.pantry_items as item set
      status = case when item.status = 'have' or brought.is_had then 'have' else 'low' end,
      quantity = least(
        coalesce(brought.quantity, 0) + case
          when brought.quantity is null or (item.amount_stated and item.status <> 'out') then item.quantity else 0
        end,
        1000000
      ),
      unit = case when brought.quantity is null then item.unit else brought.unit end,
      amount_stated = brought.quantity is not null or (item.amount_stated and item.status <> 'out'),
      -- Of what had run out nothing is known any more.
      stocked_at = case when item.status = 'out' then brought.stocked_at else least(item.stocked_at, brought.stocked_at) end,
      opened_at = case when item.status = 'out' then brought.opened_at else least(item.opened_at, brought.opened_at) end,
      best_before = case when item.status = 'out' then brought.best_before else least(item.best_before, brought.best_before) end,
      place = case when item.status = 'out' then coalesce(brought.place, item.place) else coalesce(item.place, brought.place) end,
      ingredient = coalesce(item.ingredient, brought.ingredient),
      typed_as = coalesce(item.typed_as, brought.typed_as)
    from brought
    where item.id = brought.held
  )
  delete from public.pantry_items as item using fitting where item.id = fitting.id;
  return found;
end
$$;
comment on function private.join_things(uuid, uuid, uuid) is
  'Makes one of what two pantries hold both: amounts in one unit are added, of dates the earlier one counts, and a place that was stated. False where there was nothing to join.';

create function private.move_pantry(origin uuid, target uuid, person uuid, put_by uuid default null) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Again for an amount that fits no other of the first time, but a further thing there.
  while private.join_things(origin, target, put_by) loop
  end loop;
  update public.pantry_items as item set kitchen = target, user_id = person
  where item.kitchen = origin and (put_by is null or item.user_id = put_by);
  perform private.require_space(target);
end
$$;
comment on function private.move_pantry(uuid, uuid, uuid, uuid) is
  'Moves a pantry, or what one person put there, and writes it as theirs who is `person`. What is there already is one with it. Raises P0001 `row_limit_reached`.';

create function private.move_lists(origin uuid, target uuid, person uuid, open_alone boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  default_list constant uuid := private.default_shopping_list(origin);
  new_list constant uuid := private.default_shopping_list(target);
  moved uuid[] := array(
    select item.id from public.shopping_list_items as item
    where item.kitchen = origin and not (open_alone and item.checked)
  );
begin
  -- The records first: what is written of a row then says nothing new of it.
  if not open_alone then
    moved := array(
      select record.id from public.shopping_records as record
      where record.kitchen = origin and record.kind <> 'shop' and record.id is distinct from default_list
    );
  end if;
  delete from public.shopping_records as record
  where record.kitchen = target and record.kind <> 'shop' and record.id = any (moved);
  update public.shopping_records as record set kitchen = target
  where record.kitchen = origin and record.kind <> 'shop' and record.id = any (moved);
  if not open_alone then
    -- The order of the aisles, where there is none yet.
    update public.shopping_records as record set kitchen = target, id = target
    where record.kitchen = origin and record.kind = 'shop' and not exists (
      select from public.shopping_records as held where held.kitchen = target and held.kind = 'shop'
    );
    update public.shopping_lists as list set kitchen = target, user_id = person
    where list.kitchen = origin and not list.is_default;
  end if;
  update public.shopping_list_items as item set kitchen = target, list_id = new_list
  where item.kitchen = origin and not (open_alone and item.checked);
  update public.shopping_list_items as item set user_id = person
  where item.kitchen = target and item.id = any (moved) and item.user_id <> person;
  perform private.raise_list_version(origin);
  perform private.raise_list_version(target);
  perform private.require_space(target);
end
$$;
comment on function private.move_lists(uuid, uuid, uuid, boolean) is
  'Moves the lists with their items and records; what stood on the default list stands on the default list again. `open_alone`: only what is still to be bought, all of it to the default list. Raises P0001 `row_limit_reached`.';

create function private.move_all(origin uuid, target uuid, person uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.move_pantry(origin, target, person);
  perform private.move_lists(origin, target, person, false);
  insert into public.ingredient_corrections (user_id, alias, ingredient, kitchen)
  select person, said.alias, said.ingredient, target
  from public.ingredient_corrections as said where said.kitchen = origin
  on conflict (kitchen, alias) do nothing;
  delete from public.ingredient_corrections as said where said.kitchen = origin;
  insert into public.staple_lists (user_id, ingredients, kitchen)
  select person, list.ingredients, target from public.staple_lists as list where list.kitchen = origin
  on conflict (kitchen) do nothing;
  delete from public.staple_lists as list where list.kitchen = origin;
end
$$;
comment on function private.move_all(uuid, uuid, uuid) is
  'Moves all that a kitchen holds. What the other one says already, of a name or of its staples, goes on there. Raises P0001 `row_limit_reached`.';

-- Invitations into a kitchen: a code of 50 random bits, of which a hash is stored, that ends by itself.

create table public.kitchen_invitations (
  id uuid primary key default gen_random_uuid(),
  kitchen uuid not null references public.kitchens (id) on delete cascade,
  role text not null constraint role_known check (role in ('cook', 'helper')),
  invited_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '3 days'
);
comment on table public.kitchen_invitations is
  'Whoever has the code joins, until it ends; what is withdrawn is deleted. Rows are written by the server alone.';
comment on column public.kitchen_invitations.role is 'As what they join.';

create index kitchen_invitations_kitchen_idx on public.kitchen_invitations (kitchen);
create index kitchen_invitations_invited_by_idx on public.kitchen_invitations (invited_by);

alter table public.kitchen_invitations enable row level security;
grant select on public.kitchen_invitations to authenticated, service_role;
create policy "owners see who is invited" on public.kitchen_invitations
  for select to authenticated using (kitchen = any ((select private.own_kitchens('owner'))::uuid[]));

create table private.invitation_codes (
  invitation uuid primary key references public.kitchen_invitations (id) on delete cascade,
  code_hash bytea not null unique
);
comment on table private.invitation_codes is 'The codes as SHA-256: what is random needs no slow hash.';

create table private.invitation_tries (
  user_id uuid primary key references auth.users (id) on delete cascade,
  failures smallint not null default 0,
  failures_since timestamptz not null default now(),
  seen uuid references public.kitchen_invitations (id) on delete set null
);
comment on table private.invitation_tries is
  'How often somebody named codes that there are not, and the invitation that was shown to them last.';

create index invitation_tries_seen_idx on private.invitation_tries (seen);

create function private.new_code() returns text
language sql volatile set search_path = ''
as $$
  -- Of a random UUID the 13th digit and the 17th are not all random.
  with random as materialized (
    select decode(left(made.digits, 12) || right(made.digits, 8), 'hex') as bytes
    from (select replace(gen_random_uuid()::text, '-', '') as digits) as made
  )
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random.bytes, place) % 32, 1), '' order by place)
  from random, generate_series(0, 9) as place
$$;
comment on function private.new_code() is
  'Ten characters of Crockford''s base32, which has no I, L, O and U: 50 random bits.';

create function private.code_hash(code text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(
    translate(upper(regexp_replace(code, '[\s-]', '', 'g')), 'ILO', '110'), 'UTF8'
  ))
$$;
comment on function private.code_hash(text) is 'Of a code as a person types it: in whichever case, with spaces, with letters for digits.';

create function private.invite_to_kitchen(kitchen uuid, role text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 10;
  code constant text := private.new_code();
  made public.kitchen_invitations;
begin
  perform private.lock_kitchens(array[kitchen]);
  perform private.required_role(kitchen, 'owner');
  perform private.require_shared(kitchen);
  delete from public.kitchen_invitations as old
  where old.kitchen = invite_to_kitchen.kitchen and old.ends_at <= now();
  if most <= (select count(*) from public.kitchen_invitations as held where held.kitchen = invite_to_kitchen.kitchen) then
    raise exception 'invitation_limit' using detail = format('%s open invitations a kitchen.', most);
  end if;
  insert into public.kitchen_invitations (kitchen, role, invited_by)
  values (invite_to_kitchen.kitchen, invite_to_kitchen.role, (select auth.uid()))
  returning * into made;
  insert into private.invitation_codes (invitation, code_hash) values (made.id, private.code_hash(code));
  return jsonb_build_object('id', made.id, 'code', code, 'role', made.role, 'ends_at', made.ends_at);
end
$$;
comment on function private.invite_to_kitchen(uuid, text) is 'See public.invite_to_kitchen.';
grant execute on function private.invite_to_kitchen(uuid, text) to authenticated;

create function private.withdraw_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.kitchen_invitations as held
  where held.id = invitation and held.kitchen = any (private.own_kitchens('owner'));
  if not found then
    raise exception 'invitation_ended';
  end if;
end
$$;
comment on function private.withdraw_invitation(uuid) is 'See public.withdraw_invitation.';
grant execute on function private.withdraw_invitation(uuid) to authenticated;

create function public.invite_to_kitchen(kitchen uuid, role text) returns jsonb
language sql set search_path = ''
as $$
  select private.invite_to_kitchen(kitchen, role)
$$;
comment on function public.invite_to_kitchen(uuid, text) is
  'For the owner of a shared kitchen: an invitation {id, code, role, ends_at} of three days, for whoever has its code; `role` is `cook` or `helper`. The code is shown this once. Raises 42501 `not_a_member`, `owner_required`; P0001 `own_kitchen`, `invitation_limit` (10 open ones); 23514 for another role.';
grant execute on function public.invite_to_kitchen(uuid, text) to authenticated;

create function public.withdraw_invitation(invitation uuid) returns void
language sql set search_path = ''
as $$
  select private.withdraw_invitation(invitation)
$$;
comment on function public.withdraw_invitation(uuid) is
  'For the owner: nobody joins by it any more. Raises P0001 `invitation_ended`.';
grant execute on function public.withdraw_invitation(uuid) to authenticated;

-- Coming into a kitchen by an invitation: what that would do, then doing it.

create function private.seen_invitation(code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 10;
  caller constant uuid := (select auth.uid());
  tried private.invitation_tries;
  found_one public.kitchen_invitations;
begin
  insert into private.invitation_tries (user_id) values (caller) on conflict (user_id) do nothing;
  -- One at a time: a hundred at once cannot all be the last that is free.
  select own.* into tried from private.invitation_tries as own where own.user_id = caller for update;
  if tried.failures_since <= now() - interval '15 minutes' then
    tried.failures := 0;
  end if;
  if tried.failures >= most then
    raise exception 'invitation_tries' using detail = format('%s tries in a quarter of an hour.', most);
  end if;
  select invitation.* into found_one
  from private.invitation_codes as held
  join public.kitchen_invitations as invitation on invitation.id = held.invitation
  where held.code_hash = private.code_hash(code) and invitation.ends_at > now();
  if not found then
    update private.invitation_tries as own set
      failures = tried.failures + 1,
      failures_since = case when tried.failures = 0 then now() else own.failures_since end
    where own.user_id = caller;
    -- An error that is raised would take the count back: the data API makes one of this.
    perform set_config('response.status', '400', true);
    return jsonb_build_object(
      'code', 'P0001', 'message', 'invitation_ended', 'details', null, 'hint', null
    );
  end if;
  update private.invitation_tries as own set seen = found_one.id where own.user_id = caller;
  return (
    select jsonb_build_object(
      'kitchen', kitchen.id,
      'name', kitchen.name,
      'role', found_one.role,
      'invited_by', private.shown_name(found_one.invited_by),
      'members', (select count(*) from public.kitchen_members as member where member.kitchen = kitchen.id),
      'ends_at', found_one.ends_at,
      'joined', private.cooks_in(kitchen.id, caller),
      'brings', private.what_comes_along(caller, kitchen.id)
    )
    from public.kitchens as kitchen where kitchen.id = found_one.kitchen
  );
end
$$;
comment on function private.seen_invitation(text) is 'See public.seen_invitation.';
grant execute on function private.seen_invitation(text) to authenticated;

create function private.shown_name(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select profile.name from public.public_profiles as profile where profile.id = person and profile.moderated is null
$$;
comment on function private.shown_name(uuid) is
  'The public name of somebody, for who is in one kitchen with them; null where a moderator hid it.';

create function private.what_comes_along(account uuid, kitchen uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('added', count(*) - count(same.thing), 'together', count(same.thing))
  from public.pantry_items as thing
  left join private.same_things($1, $2) as same on same.thing = thing.id
  where thing.kitchen = $1
$$;
comment on function private.what_comes_along(uuid, uuid) is
  'How many things of somebody''s own pantry would be further ones in another, and how many one with what is there.';

create function private.accept_invitation(code text, bring boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most_members constant integer := 8;
  caller constant uuid := (select auth.uid());
  invitation public.kitchen_invitations;
begin
  -- Of a code that was not shown nothing is said, not even whether there is one: guesses are counted where it is shown.
  select held.* into invitation
  from private.invitation_tries as own
  join private.invitation_codes as known on known.invitation = own.seen
  join public.kitchen_invitations as held on held.id = own.seen
  where own.user_id = caller and known.code_hash = private.code_hash(code);
  if not found then
    raise exception 'invitation_ended' using hint = 'What an invitation would do is shown before it is accepted: seen_invitation.';
  end if;
  perform private.lock_kitchens(array[invitation.kitchen, caller]);
  perform private.lock_pantries(array[invitation.kitchen, caller]);
  if not exists (
    select from public.kitchen_invitations as held where held.id = invitation.id and held.ends_at > now()
  ) then
    raise exception 'invitation_ended';
  end if;
  -- Sent twice, it has joined once.
  if not private.cooks_in(invitation.kitchen, caller) then
    if most_members <= (
      select count(*) from public.kitchen_members as member where member.kitchen = invitation.kitchen
    ) then
      raise exception 'kitchen_full' using detail = format('%s members a kitchen.', most_members);
    end if;
    if bring and invitation.role = 'helper' then
      raise exception 'cook_required' using errcode = 'insufficient_privilege';
    end if;
    perform private.join_kitchen(caller, invitation.kitchen, invitation.role);
    if bring then
      perform private.move_pantry(caller, invitation.kitchen, caller);
      perform private.move_lists(caller, invitation.kitchen, caller, true);
    end if;
  end if;
  perform private.go_to(caller, invitation.kitchen);
  return invitation.kitchen;
end
$$;
comment on function private.accept_invitation(text, boolean) is 'See public.accept_invitation.';
grant execute on function private.accept_invitation(text, boolean) to authenticated;

create function public.seen_invitation(code text) returns jsonb
language sql set search_path = ''
as $$
  select private.seen_invitation(code)
$$;
comment on function public.seen_invitation(text) is
  'What joining would do: {kitchen, name, role, invited_by, members, ends_at, joined, brings: {added, together}}, the names and numbers of members and of things of the caller''s own pantry. A code that there is not, or that has ended, is answered with the status 400 and the error P0001 `invitation_ended` as its body, and counted. Raises P0001 `invitation_tries` after ten of these in a quarter of an hour.';
grant execute on function public.seen_invitation(text) to authenticated;

create function public.accept_invitation(code text, bring boolean) returns uuid
language sql set search_path = ''
as $$
  select private.accept_invitation(code, bring)
$$;
comment on function public.accept_invitation(text, boolean) is
  'Joins the kitchen whose invitation `seen_invitation` showed last, cooks there from now on, and returns it. `bring`: the caller''s own pantry and what is on their lists to be bought comes along, as one with what is there. Raises P0001 `invitation_ended`, `kitchen_full` (8 members), `kitchen_limit` (10 kitchens), `row_limit_reached`; 42501 `cook_required` where a helper would bring something.';
grant execute on function public.accept_invitation(text, boolean) to authenticated;

-- Founding a kitchen, naming it, moving between kitchens, and who is there as what.

create function private.join_kitchen(account uuid, kitchen uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 10;
begin
  if most <= (select count(*) from public.kitchen_members as member where member.user_id = account) then
    raise exception 'kitchen_limit' using detail = format('%s kitchens a person.', most);
  end if;
  insert into public.kitchen_members (kitchen, user_id, role) values ($2, $1, $3);
end
$$;
comment on function private.join_kitchen(uuid, uuid, text) is
  'Makes somebody a member. The kitchen and the account are locked. Raises P0001 `kitchen_limit`.';

create function private.found_kitchen(name text, bring boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  founded constant uuid := gen_random_uuid();
begin
  perform private.lock_kitchens(array[caller]);
  perform private.lock_pantries(array[caller]);
  insert into public.kitchens (id, name) values (founded, private.trimmed(found_kitchen.name));
  perform private.join_kitchen(caller, founded, 'owner');
  insert into public.shopping_lists (user_id, kitchen, name, is_default)
  values (caller, founded, 'Shopping List', true);
  if bring then
    perform private.move_all(caller, founded, caller);
  end if;
  perform private.go_to(caller, founded);
  return founded;
end
$$;
comment on function private.found_kitchen(text, boolean) is 'See public.found_kitchen.';
grant execute on function private.found_kitchen(text, boolean) to authenticated;

create function private.rename_kitchen(kitchen uuid, name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.required_role(kitchen, 'owner');
  update public.kitchens as held set name = private.trimmed(rename_kitchen.name) where held.id = kitchen;
end
$$;
comment on function private.rename_kitchen(uuid, text) is 'See public.rename_kitchen.';
grant execute on function private.rename_kitchen(uuid, text) to authenticated;

create function private.move_to_kitchen(kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- No kitchen changes, but nobody is removed from one meanwhile.
  perform private.lock_kitchens('{}');
  perform private.required_role(kitchen);
  perform private.go_to((select auth.uid()), kitchen);
end
$$;
comment on function private.move_to_kitchen(uuid) is 'See public.move_to_kitchen.';
grant execute on function private.move_to_kitchen(uuid) to authenticated;

create function private.require_another(kitchen uuid, member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_kitchens(array[kitchen]);
  perform private.required_role(kitchen, 'owner');
  if member = (select auth.uid()) then
    raise exception 'owner_stays' using detail = 'An owner leaves a kitchen to somebody, or ends it.';
  elsif not private.cooks_in(kitchen, member) then
    raise exception 'member_gone';
  end if;
end
$$;
comment on function private.require_another(uuid, uuid) is
  'Locks the kitchen of the caller, where somebody else is a member. Raises 42501 `not_a_member`, `owner_required`; P0001 `owner_stays`, `member_gone`.';

create function private.remove_member(kitchen uuid, member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_another(kitchen, member);
  delete from public.kitchen_members as held where held.kitchen = $1 and held.user_id = $2;
end
$$;
comment on function private.remove_member(uuid, uuid) is 'See public.remove_member.';
grant execute on function private.remove_member(uuid, uuid) to authenticated;

create function private.set_member_role(kitchen uuid, member uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_another(kitchen, member);
  if role is null or role not in ('cook', 'helper') then
    raise exception 'malformed';
  end if;
  update public.kitchen_members as held set role = $3 where held.kitchen = $1 and held.user_id = $2;
end
$$;
comment on function private.set_member_role(uuid, uuid, text) is 'See public.set_member_role.';
grant execute on function private.set_member_role(uuid, uuid, text) to authenticated;

create function private.kitchen_people()
returns table (kitchen uuid, name text, home boolean, here boolean, role text, epoch bigint, members jsonb)
language plpgsql stable security definer rows 3 set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := (select auth.uid());
begin
  return query
  select
    held.id, held.name, held.home_of is not null, own.here, own.role, own.epoch,
    (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', member.user_id, 'name', private.shown_name(member.user_id), 'role', member.role,
          'joined_at', member.joined_at
        )
        order by member.joined_at, member.epoch
      )
      from public.kitchen_members as member where member.kitchen = held.id
    )
  from public.kitchen_members as own
  join public.kitchens as held on held.id = own.kitchen
  where own.user_id = caller
  order by held.home_of is null, own.joined_at, held.id;
end
$$;
comment on function private.kitchen_people() is 'See public.kitchen_people.';
grant execute on function private.kitchen_people() to authenticated;

create function public.found_kitchen(name text, bring boolean) returns uuid
language sql set search_path = ''
as $$
  select private.found_kitchen(name, bring)
$$;
comment on function public.found_kitchen(text, boolean) is
  'Makes a kitchen to share, of which the caller is the owner and where they cook from now on. `bring`: all that their own kitchen holds comes along. Raises P0001 `kitchen_limit` (10 kitchens), 23514 for a name of more than 60 characters.';
grant execute on function public.found_kitchen(text, boolean) to authenticated;

create function public.rename_kitchen(kitchen uuid, name text) returns void
language sql set search_path = ''
as $$
  select private.rename_kitchen(kitchen, name)
$$;
comment on function public.rename_kitchen(uuid, text) is
  'For the owner; without a name it has none. Raises 42501 `not_a_member`, `owner_required`; 23514 for more than 60 characters.';
grant execute on function public.rename_kitchen(uuid, text) to authenticated;

create function public.move_to_kitchen(kitchen uuid) returns void
language sql set search_path = ''
as $$
  select private.move_to_kitchen(kitchen)
$$;
comment on function public.move_to_kitchen(uuid) is
  'The caller cooks in this kitchen of theirs from now on, on each device. Raises 42501 `not_a_member`.';
grant execute on function public.move_to_kitchen(uuid) to authenticated;

create function public.remove_member(kitchen uuid, member uuid) returns void
language sql set search_path = ''
as $$
  select private.remove_member(kitchen, member)
$$;
comment on function public.remove_member(uuid, uuid) is
  'For the owner: somebody cooks there no more; what they put there stays. Raises 42501 `not_a_member`, `owner_required`; P0001 `owner_stays` of themselves, `member_gone`.';
grant execute on function public.remove_member(uuid, uuid) to authenticated;

create function public.set_member_role(kitchen uuid, member uuid, role text) returns void
language sql set search_path = ''
as $$
  select private.set_member_role(kitchen, member, role)
$$;
comment on function public.set_member_role(uuid, uuid, text) is
  'For the owner: makes another member a `cook` or a `helper`. Raises as `remove_member`, and P0001 `malformed` for another role.';
grant execute on function public.set_member_role(uuid, uuid, text) to authenticated;

create function public.kitchen_people()
returns table (kitchen uuid, name text, home boolean, here boolean, role text, epoch bigint, members jsonb)
language sql stable rows 3 set search_path = ''
as $$
  select * from private.kitchen_people()
$$;
comment on function public.kitchen_people() is
  'The kitchens of the caller, their own first: in which they cook (`here`), as what, the epoch of the membership, and all members [{user_id, name, role, joined_at}].';
grant execute on function public.kitchen_people() to authenticated;

-- Leaving a kitchen, ending one, and what an erased account leaves behind.

create function private.leaving(kitchen uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'role', private.required_role(kitchen),
    'mine', (
      select count(*) from public.pantry_items as item
      where item.kitchen = leaving.kitchen and item.user_id = (select auth.uid())
    ),
    'members', (select count(*) from public.kitchen_members as member where member.kitchen = leaving.kitchen)
  );
end
$$;
comment on function private.leaving(uuid) is 'See public.leaving.';
grant execute on function private.leaving(uuid) to authenticated;

create function private.leave_kitchen(kitchen uuid, take boolean, next_owner uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  held_role text;
begin
  perform private.lock_kitchens(array[kitchen, caller]);
  held_role := private.required_role(kitchen);
  perform private.require_shared(kitchen);
  perform private.lock_pantries(array[kitchen, caller]);
  if not exists (
    select from public.kitchen_members as other where other.kitchen = leave_kitchen.kitchen and other.user_id <> caller
  ) then
    perform private.move_all(kitchen, caller, caller);
    delete from public.kitchens as held where held.id = leave_kitchen.kitchen;
    return;
  end if;
  if held_role = 'owner' and (
    next_owner is null or next_owner = caller or not private.cooks_in(kitchen, next_owner)
  ) then
    raise exception 'next_owner_required' using detail = 'An owner leaves a kitchen to another member.';
  end if;
  if take then
    perform private.move_pantry(kitchen, caller, caller, caller);
  end if;
  delete from public.kitchen_members as held where held.kitchen = leave_kitchen.kitchen and held.user_id = caller;
  if held_role = 'owner' then
    update public.kitchen_members as held set role = 'owner'
    where held.kitchen = leave_kitchen.kitchen and held.user_id = next_owner;
  end if;
end
$$;
comment on function private.leave_kitchen(uuid, boolean, uuid) is 'See public.leave_kitchen.';
grant execute on function private.leave_kitchen(uuid, boolean, uuid) to authenticated;

create function private.end_kitchen(kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  others uuid[];
  other uuid;
begin
  perform private.lock_kitchens(array[kitchen, caller]);
  perform private.required_role(kitchen, 'owner');
  perform private.require_shared(kitchen);
  others := array(
    select member.user_id from public.kitchen_members as member
    where member.kitchen = end_kitchen.kitchen and member.user_id <> caller
  );
  perform private.lock_pantries(others || kitchen || caller);
  foreach other in array others loop
    perform private.move_pantry(kitchen, other, other, other);
  end loop;
  perform private.move_all(kitchen, caller, caller);
  delete from public.kitchens as held where held.id = end_kitchen.kitchen;
end
$$;
comment on function private.end_kitchen(uuid) is 'See public.end_kitchen.';
grant execute on function private.end_kitchen(uuid) to authenticated;

create function public.leaving(kitchen uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.leaving(kitchen)
$$;
comment on function public.leaving(uuid) is
  'What leaving a kitchen is about: {role, mine, members}, how many things of its pantry the caller put there, and how many people cook there with them. Raises 42501 `not_a_member`.';
grant execute on function public.leaving(uuid) to authenticated;

create function public.leave_kitchen(kitchen uuid, take boolean, next_owner uuid default null) returns void
language sql set search_path = ''
as $$
  select private.leave_kitchen(kitchen, take, next_owner)
$$;
comment on function public.leave_kitchen(uuid, boolean, uuid) is
  'The caller cooks there no more. `take`: what they put in its pantry goes home with them, as one with what is there; the rest stays. An owner names who follows them. With the last one all that it holds goes home, and it is gone. Raises 42501 `not_a_member`; P0001 `own_kitchen`, `next_owner_required`, `row_limit_reached`.';
grant execute on function public.leave_kitchen(uuid, boolean, uuid) to authenticated;

create function public.end_kitchen(kitchen uuid) returns void
language sql set search_path = ''
as $$
  select private.end_kitchen(kitchen)
$$;
comment on function public.end_kitchen(uuid) is
  'For the owner: what members put in the pantry goes home with each of them, all the rest with the owner, and the kitchen is gone. Raises 42501 `not_a_member`, `owner_required`; P0001 `own_kitchen`, `row_limit_reached`.';
grant execute on function public.end_kitchen(uuid) to authenticated;

create function private.hand_over_kitchens() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_kitchen uuid;
begin
  for left_kitchen in
    select kitchen.id
    from public.kitchens as kitchen
    join public.kitchen_members as member on member.kitchen = kitchen.id
    where member.user_id = old.id and kitchen.home_of is distinct from old.id
    order by kitchen.id
    for update of kitchen
  loop
    delete from public.kitchen_members as member where member.kitchen = left_kitchen and member.user_id = old.id;
    if not exists (select from public.kitchen_members as member where member.kitchen = left_kitchen) then
      delete from public.kitchens as kitchen where kitchen.id = left_kitchen;
    elsif not exists (
      select from public.kitchen_members as member where member.kitchen = left_kitchen and member.role = 'owner'
    ) then
      update public.kitchen_members as member set role = 'owner'
      where member.kitchen = left_kitchen and member.user_id = (
        select heir.user_id from public.kitchen_members as heir
        where heir.kitchen = left_kitchen
        order by heir.role = 'helper', heir.joined_at, heir.epoch
        limit 1
      );
    end if;
  end loop;
  -- Also where they were a member once.
  update public.pantry_items as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.ingredient_corrections as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.staple_lists as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.shopping_lists as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.shopping_list_items as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  return old;
end
$$;
comment on function private.hand_over_kitchens() is
  'Before-delete trigger of accounts, however they are erased: the kitchens of others go on without them. What they put there is the owner''s; where they were that, it is who has cooked there longest.';
create trigger hand_over_kitchens before delete on auth.users
  for each row execute function private.hand_over_kitchens();

create function private.put_in_kitchen(kitchen uuid, person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'pantry', (
      select coalesce(jsonb_agg(to_jsonb(item) - 'user_id' - 'kitchen' order by item.created_at, item.id), '[]')
      from public.pantry_items as item where item.kitchen = $1 and item.user_id = $2
    ),
    'staples', (
      select to_jsonb(list.ingredients) from public.staple_lists as list where list.kitchen = $1 and list.user_id = $2
    ),
    'corrections', (
      select coalesce(jsonb_agg(to_jsonb(correction) - 'user_id' - 'kitchen' order by correction.alias), '[]')
      from public.ingredient_corrections as correction where correction.kitchen = $1 and correction.user_id = $2
    ),
    'shopping_lists', (
      select coalesce(jsonb_agg(to_jsonb(list) - 'user_id' - 'kitchen' order by list.created_at, list.id), '[]')
      from public.shopping_lists as list where list.kitchen = $1 and list.user_id = $2
    ),
    'shopping_list_items', (
      select coalesce(jsonb_agg(to_jsonb(item) - 'user_id' - 'kitchen' order by item.created_at, item.id), '[]')
      from public.shopping_list_items as item where item.kitchen = $1 and item.user_id = $2
    ),
    'invitations', (
      select coalesce(
        jsonb_agg(to_jsonb(invitation) - 'invited_by' - 'kitchen' order by invitation.created_at, invitation.id), '[]'
      )
      from public.kitchen_invitations as invitation where invitation.kitchen = $1 and invitation.invited_by = $2
    )
  )
$$;
comment on function private.put_in_kitchen(uuid, uuid) is
  'What one person put in a kitchen that they share: of the rest of it others are to be asked.';

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
            'name', kitchen.name, 'own', kitchen.home_of is not distinct from caller, 'role', member.role,
            'joined_at', member.joined_at, 'here', member.here
          )
          || case when kitchen.home_of = caller then '{}' else private.put_in_kitchen(kitchen.id, caller) end
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

create or replace function private.erase_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  tries constant integer := 5;
  erased boolean;
begin
  -- Two people who liked each other's comments would each wait for what the other holds: one after the other.
  perform pg_advisory_xact_lock(hashtextextended('erase_account', 0));
  for attempt in 1..tries loop
    begin
      -- Before the account itself, which whoever changes a kitchen that they share locks last.
      perform private.lock_kitchens(
        array(select member.kitchen from public.kitchen_members as member where member.user_id = account)
      );
      delete from auth.users as person where person.id = account;
      erased := found;
      exit;
    exception when deadlock_detected then
      -- Somebody wrote, in another order, what is to go: once they are done, it is tried again.
      if attempt = tries then
        raise;
      end if;
    end;
  end loop;
  delete from private.erased_accounts as old where old.erased_at < now() - interval '2 days';
  if erased then
    insert into private.erased_accounts (id_hash) values (sha256(convert_to(account::text, 'UTF8')))
    on conflict (id_hash) do update set erased_at = now();
  end if;
  return erased;
end
$$;
