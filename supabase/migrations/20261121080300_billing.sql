-- Who pays, and what that opens. Clients read their own; the webhook alone writes.

create table public.stripe_customers (
  customer_id text primary key constraint customer_id_length check (char_length(customer_id) <= 255),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.stripe_customers is 'Stripe''s customer of an account: one each.';

create table public.stripe_subscriptions (
  subscription_id text primary key
    constraint subscription_id_length check (char_length(subscription_id) <= 255),
  customer_id text not null references public.stripe_customers (customer_id) on delete cascade,
  status text not null constraint status_length check (char_length(status) between 1 and 40),
  price_id text,
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.stripe_subscriptions is
  'Every subscription that a customer ever had, as Stripe last stated it: an event about an ended one cannot touch the running one.';
comment on column public.stripe_subscriptions.status is 'Stripe''s own word. Only `active` gives access.';
comment on column public.stripe_subscriptions.current_period_start is 'Seconds since 1970.';
comment on column public.stripe_subscriptions.current_period_end is 'Seconds since 1970.';
comment on column public.stripe_subscriptions.updated_at is 'When Stripe stated it, to tell a late event from a new one.';

create index stripe_subscriptions_customer_id_idx on public.stripe_subscriptions (customer_id);

create table public.stripe_orders (
  id bigint generated always as identity primary key,
  customer_id text not null references public.stripe_customers (customer_id) on delete cascade,
  checkout_session_id text unique,
  invoice_id text unique,
  payment_intent_id text,
  amount_subtotal bigint not null,
  amount_total bigint not null,
  currency text not null constraint currency_code check (currency ~ '^[a-z]{3}$'),
  payment_status text not null,
  status text not null,
  created_at timestamptz not null default now(),
  constraint order_source check (num_nonnulls(checkout_session_id, invoice_id) > 0)
);
comment on table public.stripe_orders is 'Payments, for the list of orders. Amounts in the currency''s smallest unit.';

create index stripe_orders_customer_id_idx on public.stripe_orders (customer_id, created_at desc);

create table public.stripe_events (
  event_id text primary key constraint event_id_length check (char_length(event_id) <= 255),
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);
comment on table public.stripe_events is
  'Events that were taken in, stored in the transaction that applied them: the same one again changes nothing.';

create table public.plan_features (
  feature text primary key,
  description text not null
);
comment on table public.plan_features is 'What the premium plan opens. Both plans include all of it.';

insert into public.plan_features (feature, description) values
  ('unlimited_recipes', 'Save as many recipes as you like'),
  ('advanced_search', 'Every filter and order when you search'),
  ('unlimited_collections', 'As many collections as you like'),
  ('multiple_shopping_lists', 'More than one shopping list'),
  ('advanced_dietary_filters', 'Filter by every part of your dietary settings'),
  ('recipe_scaling', 'Scale a recipe to the number you cook for'),
  ('nutritional_info', 'Nutritional information for each recipe'),
  ('recommendations', 'Recipes recommended for you'),
  ('premium_recipes', 'Premium recipes'),
  ('seasonal_suggestions', 'What to cook this season'),
  ('recipe_of_the_day', 'The recipe of the day'),
  ('ai_assistant', 'The Personal Chef'),
  ('recipe_creation', 'Create and share your own recipes'),
  ('community', 'What the cooks you follow are making');

alter table public.stripe_customers enable row level security;
alter table public.stripe_subscriptions enable row level security;
alter table public.stripe_orders enable row level security;
alter table public.stripe_events enable row level security;
alter table public.plan_features enable row level security;

revoke all on
  public.stripe_customers, public.stripe_subscriptions, public.stripe_orders,
  public.stripe_events, public.plan_features
  from public, anon, authenticated;
revoke all on sequence public.stripe_orders_id_seq from public, anon, authenticated;
grant select on public.stripe_customers, public.stripe_subscriptions, public.stripe_orders
  to authenticated;
grant select on public.plan_features to anon, authenticated;
grant select, insert, update, delete on
  public.stripe_customers, public.stripe_subscriptions, public.stripe_orders,
  public.stripe_events, public.plan_features
  to service_role;

create policy "people read their own customer" on public.stripe_customers
  for select to authenticated using (user_id = (select auth.uid()));

-- The customer's own policy narrows these two to the caller.
create policy "people read their own subscriptions" on public.stripe_subscriptions
  for select to authenticated
  using (customer_id in (select customer.customer_id from public.stripe_customers as customer));
create policy "people read their own orders" on public.stripe_orders
  for select to authenticated
  using (customer_id in (select customer.customer_id from public.stripe_customers as customer));

create policy "the webhook alone keeps events" on public.stripe_events
  for all to service_role using (true) with check (true);
create policy "everyone reads what the plan opens" on public.plan_features
  for select to anon, authenticated using (true);

create view public.stripe_user_subscriptions with (security_invoker = true) as
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
) as subscription on true;
comment on view public.stripe_user_subscriptions is
  'The caller''s subscription, at most one row: the active one, else the newest; `not_started` for a customer who never subscribed.';

create view public.stripe_user_orders with (security_invoker = true) as
select
  payment.customer_id,
  payment.id as order_id,
  payment.checkout_session_id,
  payment.payment_intent_id,
  payment.amount_subtotal,
  payment.amount_total,
  payment.currency,
  payment.payment_status,
  payment.status as order_status,
  payment.created_at as order_date
from public.stripe_orders as payment;
comment on view public.stripe_user_orders is 'The caller''s orders. Amounts in the currency''s smallest unit.';

revoke all on public.stripe_user_subscriptions, public.stripe_user_orders
  from public, anon, authenticated;
grant select on public.stripe_user_subscriptions, public.stripe_user_orders
  to authenticated, service_role;

create trigger refuse_write instead of insert or update or delete
  on public.stripe_user_subscriptions
  for each row execute function private.refuse_write();

create function private.has_access(account uuid) returns boolean
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
$$;
comment on function private.has_access(uuid) is
  'Whether an account is in its trial of 14 days or has an active subscription. The same rule as domain/access.ts.';
revoke all on function private.has_access(uuid) from public, anon, authenticated;
grant execute on function private.has_access(uuid) to anon, authenticated, service_role;

create function public.can_use(feature text) returns boolean
language sql stable set search_path = ''
as $$
  select
    private.has_access((select auth.uid()))
    and exists (select from public.plan_features as included where included.feature = can_use.feature)
$$;
comment on function public.can_use(text) is
  'Whether the caller may use a feature of the plan now; false for a visitor and for an unknown feature.';
revoke all on function public.can_use(text) from public, anon, authenticated;
grant execute on function public.can_use(text) to anon, authenticated, service_role;
