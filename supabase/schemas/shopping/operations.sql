-- What devices send: operations on records, and what the lists show of them.

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
          then '^(name|category|measure|ingredient|source|list|added|checked|removed|needed|\+.{0,40}@[0-9a-z]{1,16})$'
        when 'shopping-list' then '^(name|added|removed)$'
        else '^aisles$' end
    )
    or fields ->> 'needed' !~ '^\d{4}-\d{2}-\d{2}$'
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
            -- What somebody took off the list of a meal plan stays off, until that day is over everywhere.
            or record.doc -> 'needed' ->> 1 >= to_char(now() - interval '1 day', 'YYYY-MM-DD')
          )
      ),
      '[]'
    )
  );
end
$$;
comment on function public.shopping_snapshot(uuid) is
  'All lists of a kitchen of the caller, else of the one in which they cook, as records with their version; of what was taken away that of the last day, so that it can be put back, and what a meal plan still needs. `account` names the kitchen. Raises 42501 `another_account`.';
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
