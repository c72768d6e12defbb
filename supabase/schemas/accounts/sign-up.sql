-- What every account has from its first moment, made in the transaction that makes the account. An anonymous account
-- has no trial; the day it gets an address its trial begins, and it gets the name that a new account would have.

create function private.create_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name constant text := private.trimmed(new.raw_user_meta_data ->> 'name');
  email_prefix constant text := private.trimmed(split_part(new.email, '@', 1));
begin
  insert into public.public_profiles (id, name)
  values (new.id, left(coalesce(given_name, email_prefix), 100));
  insert into public.private_profiles (id) values (new.id);
  perform private.make_home(new.id);
  insert into public.shopping_lists (user_id, kitchen, name, is_default)
  values (new.id, new.id, 'Shopping List', true);
  insert into public.recipe_collections (user_id, name, is_default)
  values (new.id, 'My Recipes', true);
  return new;
end
$$;
comment on function private.create_account() is
  'Makes the profile, the kitchen with its default shopping list, and the default collection of a new account. The name is the one given at sign-up, else the part of the e-mail before the @.';
create trigger create_account after insert on auth.users
  for each row execute function private.create_account();

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
create trigger begin_trial after update of is_anonymous on auth.users
  for each row when (old.is_anonymous and not new.is_anonymous)
  execute function private.begin_trial();

create function private.has_password() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from auth.users as person
    where person.id = (select auth.uid()) and coalesce(person.encrypted_password, '') <> ''
  )
$$;
comment on function private.has_password() is 'See public.has_password.';
grant execute on function private.has_password() to authenticated;

create function public.has_password() returns boolean
language sql stable set search_path = ''
as $$
  select private.has_password()
$$;
comment on function public.has_password() is
  'Whether the caller has a password. Their identities do not tell: a mailbox that a provider proved voids a password that nobody had proven.';
grant execute on function public.has_password() to authenticated;
