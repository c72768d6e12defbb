-- What every account has from its first moment, made in the transaction that makes the account.

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
  insert into public.shopping_lists (user_id, name, is_default)
  values (new.id, 'Shopping List', true);
  insert into public.recipe_collections (user_id, name, is_default)
  values (new.id, 'My Recipes', true);
  return new;
end
$$;
comment on function private.create_account() is
  'Makes the profile, the default shopping list and the default collection of a new account. The name is the one given at sign-up, else the part of the e-mail before the @.';
revoke all on function private.create_account() from public, anon, authenticated;

create trigger create_account after insert on auth.users
  for each row execute function private.create_account();
