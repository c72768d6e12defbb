-- An anonymous account has no trial; the day it gets an address its trial begins, and it gets the
-- name that a new account would have.

create function private.begin_trial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.public_profiles as profile set
    created_at = now(),
    name = coalesce(
      profile.name,
      left(
        coalesce(
          private.trimmed(new.raw_user_meta_data ->> 'name'),
          private.trimmed(split_part(new.email, '@', 1))
        ),
        100
      )
    )
  where profile.id = new.id;
  return new;
end
$$;
comment on function private.begin_trial() is
  'Starts the trial of an account that was anonymous until now.';
revoke all on function private.begin_trial() from public, anon, authenticated;

create trigger begin_trial after update of is_anonymous on auth.users
  for each row when (old.is_anonymous and not new.is_anonymous)
  execute function private.begin_trial();
