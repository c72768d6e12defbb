-- A write of one part of a profile leaves the others alone. The view hands its trigger the whole row
-- as the statement first saw it: written back, it would undo what another device changed meanwhile,
-- and an allergy would be gone because somebody corrected a name.

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
    update public.private_profiles set dietary_settings = new.dietary_settings where id = old.id;
  end if;
  return new;
end
$$;
comment on function private.write_profile() is
  'Splits an update of `profiles` over its two tables, with the rights of the caller; writes only what the caller changed.';
