-- The subscription of who has a kitchen covers all who cook there.

-- plpgsql, for it reads tables that come after it.
create function private.is_covered(account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select
    from public.kitchen_members as own
    join public.kitchen_members as owner
      on owner.kitchen = own.kitchen and owner.role = 'owner' and owner.user_id <> own.user_id
    join public.stripe_customers as customer on customer.user_id = owner.user_id
    join public.stripe_subscriptions as subscription using (customer_id)
    join auth.users as person on person.id = own.user_id
    where own.user_id = account and subscription.status = 'active' and person.is_anonymous is not true
  );
end
$$;
comment on function private.is_covered(uuid) is
  'Whether an account cooks in a kitchen whose owner has an active subscription. No trial covers anybody, and no access given by hand.';

create function private.is_covered_here() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_covered((select auth.uid()))
$$;
comment on function private.is_covered_here() is 'As `private.is_covered`, of the caller.';
grant execute on function private.is_covered_here() to authenticated, service_role;
