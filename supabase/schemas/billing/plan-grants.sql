-- Full access that whoever runs this Larder gave by hand.

create table private.plan_grants (
  user_id uuid primary key references auth.users (id) on delete cascade,
  kind text not null constraint kind_known check (kind in ('paid', 'trial')),
  until timestamptz,
  granted_at timestamptz not null default now()
);
comment on table private.plan_grants is
  'Full access given by the operator: `npm run admin -- plan`. It opens what a subscription opens.';
comment on column private.plan_grants.kind is '`paid`: as a plan. `trial`: the free trial, made longer.';
comment on column private.plan_grants.until is 'When it ends; null for never.';

create function private.is_granted(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from private.plan_grants as given
    where given.user_id = account and (given.until is null or now() < given.until)
  )
$$;
comment on function private.is_granted(uuid) is 'Whether an account has access given by hand now.';

create function private.own_plan_grant() returns table (kind text, until timestamptz)
language sql stable security definer rows 1 set search_path = ''
as $$
  select given.kind, given.until
  from private.plan_grants as given
  where given.user_id = (select auth.uid()) and (given.until is null or now() < given.until)
$$;
comment on function private.own_plan_grant() is 'The access that the caller was given by hand, while it lasts.';
grant execute on function private.own_plan_grant() to authenticated, service_role;
