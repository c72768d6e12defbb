-- Who has what the plan opens is a setting of the installation.

create table private.installation (
  singleton boolean primary key default true constraint one_row check (singleton),
  plan text not null default 'paid' constraint plan_word check (plan in ('paid', 'everyone'))
);
comment on table private.installation is
  'One row: what the operator set that decides access. Written by the server at each start; on hosted Supabase by hand.';
comment on column private.installation.plan is
  'Who has what the plan opens: `paid`, trial and subscribers; `everyone`, whoever has an account.';
insert into private.installation default values;

alter table private.installation enable row level security;
grant select, update on private.installation to service_role;
create policy "the operator alone sets up" on private.installation
  for all to service_role using (true) with check (true);

create or replace function private.has_access(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    exists (
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
  'Whether an account is in its trial of 14 days, has an active subscription, or needs neither here. The same rule as domain/access.ts.';
