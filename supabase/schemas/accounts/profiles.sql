-- A person as others see them, what only they see, and the view that serves both in one call.

create table public.public_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  name text constraint name_length check (char_length(name) <= 100 and name ~ '\S'),
  email text constraint email_shape
    check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  avatar_url text constraint avatar_url_shape
    check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/)'),
  moderated text constraint moderated_known check (moderated in ('hidden', 'banned')),
  constraint name_direction check (name = private.without_bidi_controls(name))
);
comment on table public.public_profiles is 'What signed-in people see of each other. Made with the account.';
comment on column public.public_profiles.created_at is 'Start of the trial. No client can write it.';
comment on column public.public_profiles.email is
  'Contact address that its owner chose to show. The account''s own address never stands here.';

comment on column public.public_profiles.moderated is
  'Null for who is seen by others. `hidden` by a moderator, or `banned`: nobody else sees them.';

-- Who may read them stands in people/blocks.sql.
alter table public.public_profiles enable row level security;
grant select, update (name, email, avatar_url) on public.public_profiles to authenticated;
grant select, insert, update, delete on public.public_profiles to service_role;
create policy "people change their own profile" on public.public_profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create table public.private_profiles (
  id uuid primary key references public.public_profiles (id) on delete cascade,
  dietary_settings jsonb
    constraint dietary_settings_object check (jsonb_typeof(dietary_settings) = 'object')
    constraint dietary_settings_size check (octet_length(dietary_settings::text) <= 16384)
);
comment on table public.private_profiles is
  'What nobody but its owner reads: dietary settings tell about a person''s health. Those who cook with them see what they agreed to share (`share_diet`).';

alter table public.private_profiles enable row level security;
grant select, update (dietary_settings) on public.private_profiles to authenticated;
grant select, insert, update, delete on public.private_profiles to service_role;
create policy "people read their own settings" on public.private_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people change their own settings" on public.private_profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create view public.profiles with (security_invoker = true) as
select
  profile.id,
  profile.created_at,
  profile.name,
  profile.email,
  profile.avatar_url,
  settings.dietary_settings
from public.public_profiles as profile
left join public.private_profiles as settings on settings.id = profile.id;
comment on view public.profiles is
  'One record a person; `dietary_settings` is null for everyone but its owner. Writing `id` or `created_at` is refused (42501): an endless trial would hang on it.';
grant select, update (name, email, avatar_url, dietary_settings)
  on public.profiles to authenticated, service_role;
create trigger refuse_write instead of insert or delete on public.profiles
  for each row execute function private.refuse_write();

create function private.with_unnamed_options(before jsonb, after jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select
      coalesce(
        (
          select jsonb_object_agg(list.name, before -> list.name)
          from unnest(array['missingEquipment', 'ownEquipment']) as list(name)
          where before ? list.name and not after ? list.name
        ),
        '{}'
      )
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
comment on function private.with_unnamed_options(jsonb, jsonb) is
  'Dietary settings as they are written, with what is checked in the stored ones and not named at all: an app of an earlier version cannot name what it does not know, and nobody unchecks by leaving out.';
grant execute on function private.with_unnamed_options(jsonb, jsonb) to authenticated, service_role;

create function private.write_profile() returns trigger
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
comment on function private.write_profile() is
  'Splits an update of `profiles` over its two tables, with the rights of the caller; writes only what the caller changed.';
create trigger write_profile instead of update on public.profiles
  for each row execute function private.write_profile();
