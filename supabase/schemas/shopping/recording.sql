-- A plain write to the lists goes into their records.

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

create function private.lock_shopping() returns trigger
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
create trigger lock_shopping before insert or update or delete on public.shopping_lists
  for each statement execute function private.lock_shopping();
create trigger lock_shopping before insert or update or delete on public.shopping_list_items
  for each statement execute function private.lock_shopping();

create function private.record_shopping_item() returns trigger
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
create trigger record_shopping_item after insert or update or delete on public.shopping_list_items
  for each row execute function private.record_shopping_item();

create function private.record_shopping_list() returns trigger
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
create trigger record_shopping_list after insert or update or delete on public.shopping_lists
  for each row execute function private.record_shopping_list();
