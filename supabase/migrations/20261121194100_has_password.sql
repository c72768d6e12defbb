-- Whoever deletes their account is asked for their password, where there is one.

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

create function public.has_password() returns boolean
language sql stable set search_path = ''
as $$
  select private.has_password()
$$;
comment on function public.has_password() is
  'Whether the caller has a password. Their identities do not tell: a mailbox that a provider proved voids a password that nobody had proven.';

revoke all on function private.has_password(), public.has_password()
  from public, anon, authenticated, service_role;
grant execute on function private.has_password(), public.has_password() to authenticated;
