-- Who pays. Clients read their own; the webhook alone writes.

create table public.stripe_customers (
  customer_id text primary key constraint customer_id_length check (char_length(customer_id) <= 255),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.stripe_customers is 'Stripe''s customer of an account: one each.';

alter table public.stripe_customers enable row level security;
grant select on public.stripe_customers to authenticated;
grant select, insert, update, delete on public.stripe_customers to service_role;
create policy "people read their own customer" on public.stripe_customers
  for select to authenticated using (user_id = (select auth.uid()));

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
comment on column public.stripe_subscriptions.updated_at is
  'When Stripe stated it, in its own seconds, to tell a late event from a new one.';

create index stripe_subscriptions_customer_id_idx on public.stripe_subscriptions (customer_id);

alter table public.stripe_subscriptions enable row level security;
grant select on public.stripe_subscriptions to authenticated;
grant select, insert, update, delete on public.stripe_subscriptions to service_role;

-- The customer's own policy narrows these two to the caller.
create policy "people read their own subscriptions" on public.stripe_subscriptions
  for select to authenticated
  using (customer_id in (select customer.customer_id from public.stripe_customers as customer));

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
  amount_refunded bigint not null default 0
    constraint amount_refunded_range check (amount_refunded >= 0),
  dispute text constraint dispute_word check (dispute in ('open', 'won', 'lost')),
  receipt_url text constraint receipt_url_form
    check (char_length(receipt_url) <= 2048 and receipt_url ~ '^https?://'),
  constraint order_source check (num_nonnulls(checkout_session_id, invoice_id) > 0)
);
comment on table public.stripe_orders is 'Payments, for the list of orders. Amounts in the currency''s smallest unit.';
comment on column public.stripe_orders.status is '`pending`, `payment_failed`, `canceled` or `completed`.';
comment on column public.stripe_orders.receipt_url is 'Where Stripe shows the invoice to the one who paid it.';

create index stripe_orders_customer_id_idx on public.stripe_orders (customer_id, created_at desc);
create index stripe_orders_payment_intent_id_idx on public.stripe_orders (payment_intent_id);

alter table public.stripe_orders enable row level security;
grant select on public.stripe_orders to authenticated;
grant select, insert, update, delete on public.stripe_orders to service_role;
create policy "people read their own orders" on public.stripe_orders
  for select to authenticated
  using (customer_id in (select customer.customer_id from public.stripe_customers as customer));

create table public.stripe_events (
  event_id text primary key constraint event_id_length check (char_length(event_id) <= 255),
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);
comment on table public.stripe_events is
  'Events that were taken in, stored in the transaction that applied them: the same one again changes nothing.';

create index stripe_events_received_at_idx on public.stripe_events (received_at);

alter table public.stripe_events enable row level security;
grant select, insert, update, delete on public.stripe_events to service_role;
create policy "the webhook alone writes events" on public.stripe_events
  for all to service_role using (true) with check (true);

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
grant select on public.stripe_user_subscriptions to authenticated, service_role;
create trigger refuse_write instead of insert or update or delete
  on public.stripe_user_subscriptions
  for each row execute function private.refuse_write();

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
  case
    when payment.dispute in ('open', 'lost') then 'disputed'
    when payment.amount_refunded >= payment.amount_total and payment.amount_refunded > 0 then 'refunded'
    when payment.amount_refunded > 0 then 'partially_refunded'
    else payment.status
  end as order_status,
  payment.created_at as order_date,
  payment.amount_refunded,
  payment.receipt_url
from public.stripe_orders as payment;
comment on view public.stripe_user_orders is
  'The caller''s orders. Amounts in the currency''s smallest unit. `order_status`: pending, payment_failed, canceled, completed, partially_refunded, refunded or disputed.';
grant select on public.stripe_user_orders to authenticated, service_role;
