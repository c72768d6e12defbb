-- Who eats in a kitchen: people without an account, and of its members what each of them agreed to share.

create function private.rules_of_settings(settings jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(checked.list, checked.options), '{}')
  from (
    select
      list.name as list,
      jsonb_agg(jsonb_build_object('id', option.value -> 'id', 'checked', true) order by option.place) as options
    from unnest(array['preferences', 'restrictions', 'otherRestrictions']) as list(name)
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(settings -> list.name) when 'array' then settings -> list.name else '[]' end
    ) with ordinality as option(value, place)
    where option.value -> 'checked' = 'true'
    group by list.name
  ) as checked
$$;
comment on function private.rules_of_settings(jsonb) is
  'What of somebody''s dietary settings holds for all who eat with them: the ids that are checked in the lists `rulesOfTable` of domain/people/table.ts. Likes and the equipment of a kitchen are not among them.';

create function private.members_at_table(kitchen uuid, person uuid)
returns table (id uuid, name text, dietary_settings jsonb, since timestamptz)
language plpgsql stable security definer rows 7 set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select
    member.user_id,
    private.shown_name(member.user_id),
    case when member.shares_diet then private.rules_of_settings(settings.dietary_settings) end,
    member.joined_at
  from public.kitchen_members as member
  left join public.private_profiles as settings on settings.id = member.user_id
  where member.kitchen = members_at_table.kitchen and member.user_id <> members_at_table.person;
end
$$;
comment on function private.members_at_table(uuid, uuid) is
  'The other members of a kitchen than `person`. `dietary_settings` is null of who has not agreed to share them: that is not known, and never nothing.';

create function private.members_at_own_table(kitchen uuid)
returns table (id uuid, name text, dietary_settings jsonb, since timestamptz)
language plpgsql stable security definer rows 7 set search_path = ''
as $$
begin
  if kitchen = any (private.own_kitchens()) then
    return query select * from private.members_at_table(kitchen, (select auth.uid()));
  end if;
end
$$;
comment on function private.members_at_own_table(uuid) is
  'As `private.members_at_table`, the others than the caller; nobody of a kitchen in which the caller is no member.';
grant execute on function private.members_at_own_table(uuid) to authenticated, service_role;

create function public.table_of_kitchen(kitchen uuid default private.kitchen_here(), with_unshared boolean default false)
returns table (id uuid, name text, dietary_settings jsonb, added_by uuid, member boolean)
language sql stable rows 10 set search_path = ''
as $$
  select person.id, person.name, person.dietary_settings, person.added_by, person.member
  from (
    select own.id, own.name, own.dietary_settings, own.id as added_by, true as member, own.since
    from private.members_at_own_table(table_of_kitchen.kitchen) as own
    where with_unshared or own.dietary_settings is not null
    union all
    select eater.id, eater.name, eater.dietary_settings, eater.user_id, false, eater.created_at
    from public.eaters as eater
    where eater.kitchen = table_of_kitchen.kitchen
  ) as person
  order by not person.member, person.since, person.id
$$;
comment on function public.table_of_kitchen(uuid, boolean) is
  'Who else eats in a kitchen of the caller, by default the one in which they cook, and what each avoids: members who agreed to share it (`share_diet`), and people without an account. `with_unshared`: also the other members, with null in the place of settings, which are not known. The caller is not among them.';
grant execute on function public.table_of_kitchen(uuid, boolean) to authenticated;

create function private.settings_of_table(person uuid, absent uuid[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  here constant uuid := private.kitchen_of(person);
  settings jsonb := (select own.dietary_settings from public.private_profiles as own where own.id = person);
  others jsonb;
  eats uuid[];
  avoided jsonb;
begin
  others := (
    select jsonb_agg(jsonb_build_object('id', other.id, 'settings', other.dietary_settings) order by other.since, other.id)
    from (
      select member.id, member.dietary_settings, member.since
      from private.members_at_table(here, person) as member
      where member.dietary_settings is not null
      union all
      select eater.id, eater.dietary_settings, eater.created_at
      from public.eaters as eater where eater.kitchen = here
    ) as other
  );
  eats := array(
    select at_table.id
    from (select person as id union all select (other ->> 'id')::uuid from jsonb_array_elements(others) as other) as at_table
    -- Whatever else is named: a null among them must not take anybody away.
    where (at_table.id = any (absent)) is not true
  );
  -- A table at which nobody eats forbids nothing: then it is everybody. `eatingOf` in domain/people/table.ts.
  if not person = any (eats) and cardinality(eats) > 0 then
    settings := settings - array['preferences', 'restrictions', 'otherRestrictions'];
  end if;
  avoided := (
    select jsonb_object_agg(checked.list, checked.options)
    from (
      select list.name as list, jsonb_agg(option.value order by other.place, option.place) as options
      from jsonb_array_elements(others) with ordinality as other(value, place)
      cross join unnest(array['preferences', 'restrictions', 'otherRestrictions']) as list(name)
      cross join lateral jsonb_array_elements(
        case jsonb_typeof(other.value -> 'settings' -> list.name)
          when 'array' then other.value -> 'settings' -> list.name
          else '[]'
        end
      ) with ordinality as option(value, place)
      where
        option.value -> 'checked' = 'true'
        and (cardinality(eats) = 0 or (other.value ->> 'id')::uuid = any (eats))
      group by list.name
    ) as checked
  );
  if avoided is null then
    return settings;
  end if;
  return coalesce(settings, '{}') || (
    select jsonb_object_agg(
      each.key,
      case jsonb_typeof(settings -> each.key) when 'array' then settings -> each.key || each.value else each.value end
    )
    from jsonb_each(avoided) as each
  );
end
$$;
comment on function private.settings_of_table(uuid, uuid[]) is
  'The dietary settings of a person with all that avoid who eat where they cook: people without an account, and members who share it. `absent`: those of them, or the person, who do not eat today; whoever else is named there changes nothing.';

create function private.share_diet(kitchen uuid, shares boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.required_role(kitchen);
  perform private.require_shared(kitchen);
  update public.kitchen_members as own set shares_diet = coalesce(shares, false)
  where own.kitchen = share_diet.kitchen and own.user_id = (select auth.uid());
end
$$;
comment on function private.share_diet(uuid, boolean) is 'See public.share_diet.';
grant execute on function private.share_diet(uuid, boolean) to authenticated;

create function public.share_diet(kitchen uuid, shares boolean) returns void
language sql set search_path = ''
as $$
  select private.share_diet(kitchen, shares)
$$;
comment on function public.share_diet(uuid, boolean) is
  'Whether the other members of a kitchen see the caller''s diets, allergies and what else they avoid, and nothing else of their settings. Only the caller says so, of themselves. Raises 42501 `not_a_member`; P0001 `own_kitchen`, where nobody else is.';
grant execute on function public.share_diet(uuid, boolean) to authenticated;

create function private.tell_table() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  at_table constant uuid := case tg_op when 'DELETE' then old.kitchen else new.kitchen end;
begin
  if tg_op = 'UPDATE' then
    perform private.tell_members(at_table);
  end if;
  perform private.raise_sync_version(
    array(select member.user_id from public.kitchen_members as member where member.kitchen = at_table), 'eaters'
  );
  return null;
end
$$;
comment on function private.tell_table() is
  'After-write trigger of memberships: the devices of all who cook there learn who eats there, and of whom it is known what they avoid.';
create trigger tell_table_of_joining after insert on public.kitchen_members
  for each row when (new.kitchen <> new.user_id) execute function private.tell_table();
create trigger tell_table_of_leaving after delete on public.kitchen_members
  for each row when (old.kitchen <> old.user_id) execute function private.tell_table();
create trigger tell_table_of_sharing after update of shares_diet on public.kitchen_members
  for each row when (old.shares_diet <> new.shares_diet) execute function private.tell_table();
