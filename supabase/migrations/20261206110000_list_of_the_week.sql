-- What a meal plan puts on a list says by which day it is needed, and what somebody took off it stays known until then.

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

create or replace function public.shopping_snapshot(kitchen uuid default null) returns jsonb
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
