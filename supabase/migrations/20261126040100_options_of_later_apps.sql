-- An app of an earlier version that saves dietary settings does not uncheck what it cannot know.

create function private.with_unnamed_options(before jsonb, after jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select after || coalesce(jsonb_object_agg(kept.list, kept.named || kept.options), '{}')
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
comment on function private.with_unnamed_options(jsonb, jsonb) is
  'Dietary settings as they are written, with what is checked in the stored ones and not named at all: an app of an earlier version cannot name what it does not know, and nobody unchecks by leaving out.';
grant execute on function private.with_unnamed_options(jsonb, jsonb) to authenticated, service_role;

create or replace function private.write_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name = private.trimmed(new.name);
  new.email = private.trimmed(new.email);
  new.avatar_url = private.trimmed(new.avatar_url);
  update public.public_profiles as profile
  set
    name = case when new.name is distinct from old.name then new.name else profile.name end,
    email = case when new.email is distinct from old.email then new.email else profile.email end,
    avatar_url = case
      when new.avatar_url is distinct from old.avatar_url then new.avatar_url
      else profile.avatar_url
    end
  where profile.id = old.id;
  -- The policies decide: a stranger's row is not there to be written, and counts as none.
  if not found then
    return null;
  end if;
  if new.dietary_settings is distinct from old.dietary_settings then
    new.dietary_settings = private.with_unnamed_options(old.dietary_settings, new.dietary_settings);
    update public.private_profiles set dietary_settings = new.dietary_settings where id = old.id;
  end if;
  return new;
end
$$;
