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

create or replace function private.has_access(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    private.is_granted(account)
    or private.is_covered(account)
    or exists (
      select
      from public.stripe_customers as customer
      join public.stripe_subscriptions as subscription using (customer_id)
      where customer.user_id = account and subscription.status = 'active'
    )
    or exists (
      select
      from public.public_profiles as profile
      join auth.users as person on person.id = profile.id
      where
        profile.id = account
        and person.is_anonymous is not true
        -- Hours, not days: a day of a session's time zone may have 23 or 25 of them.
        and now() < profile.created_at + interval '336 hours'
    )
    or exists (
      select
      from private.installation as here
      join auth.users as person on person.id = account
      where here.plan = 'everyone' and person.is_anonymous is not true
    )
$$;
comment on function private.has_access(uuid) is
  'Whether an account is in its trial of 14 days, has an active subscription, cooks with somebody who has, was given access by hand, or needs none of them here. The same rule as domain/access.ts.';

create or replace view public.stripe_user_subscriptions with (security_invoker = true) as
select
  customer.customer_id,
  subscription.subscription_id,
  coalesce(subscription.status, 'not_started') as subscription_status,
  subscription.price_id,
  subscription.current_period_start,
  subscription.current_period_end,
  coalesce(subscription.cancel_at_period_end, false) as cancel_at_period_end
from public.stripe_customers as customer
left join lateral (
  select candidate.*
  from public.stripe_subscriptions as candidate
  where candidate.customer_id = customer.customer_id
  order by (candidate.status = 'active') desc, candidate.created_at desc, candidate.subscription_id
  limit 1
) as subscription on true
-- Told to apps as a subscription that is active: they all know what that opens.
where subscription.status = 'active' or not (exists (select from private.own_plan_grant()) or private.is_covered_here())
union all
select null, null, 'active', 'given:' || given.kind, null, extract(epoch from given.until)::bigint, false
from private.own_plan_grant() as given
where not exists (
  select from public.stripe_subscriptions as paid where paid.status = 'active'
)
union all
select null, null, 'active', 'given:kitchen', null, null, false
where
  private.is_covered_here()
  and not exists (select from private.own_plan_grant())
  and not exists (select from public.stripe_subscriptions as paid where paid.status = 'active');
comment on view public.stripe_user_subscriptions is
  'The caller''s subscription, at most one row: the active one, else access given by hand (`price_id` is `given:paid` or `given:trial`), else that of a shared kitchen whose owner subscribes (`given:kitchen`), else the newest; `not_started` for a customer who never subscribed.';
