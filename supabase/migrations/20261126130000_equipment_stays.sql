-- What a kitchen lacks is a list of its own: an app of an earlier version does not name it, and nobody takes it back by leaving it out.

create or replace function private.with_unnamed_options(before jsonb, after jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select
      case
        when before ? 'missingEquipment' and not after ? 'missingEquipment'
          then jsonb_build_object('missingEquipment', before -> 'missingEquipment')
        else '{}'
      end
      || after || coalesce(jsonb_object_agg(kept.list, kept.named || kept.options), '{}')
    from (
      select list.name as list, stored.named, jsonb_agg(option) as options
      from unnest(array['preferences', 'restrictions', 'otherRestrictions']) as list(name)
      cross join lateral (
        select
          case jsonb_typeof(before -> list.name) when 'array' then before -> list.name else '[]' end as held,
          case jsonb_typeof(after -> list.name) when 'array' then after -> list.name else '[]' end as named
      ) as stored
      cross join lateral jsonb_array_elements(stored.held) as option
      where
        option -> 'checked' = 'true'
        and option ->> 'id' = any (private.known_words(list.name))
        and not exists (
          select from jsonb_array_elements(stored.named) as each where each ->> 'id' = option ->> 'id'
        )
      group by list.name, stored.named
    ) as kept
  );
end
$$;
