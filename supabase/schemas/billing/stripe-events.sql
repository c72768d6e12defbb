-- What the payment provider states about subscriptions and payments, taken in by the webhook in any order.

create function private.subscription_stage(status text) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when status = 'incomplete' then 0
    when status in ('canceled', 'incomplete_expired') then 2
    else 1
  end
$$;
comment on function private.subscription_stage(text) is
  'How far a subscription is in its life: begun, running, ended. None ever goes back.';
grant execute on function private.subscription_stage(text) to service_role;

create function private.state_subscription(
  customer_id text, stated_at timestamptz, stated jsonb, asked_anew boolean
) returns text
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  known public.stripe_subscriptions;
  sent public.stripe_subscriptions := jsonb_populate_record(null::public.stripe_subscriptions, stated);
  stage integer := private.subscription_stage(sent.status);
begin
  select * into known
  from public.stripe_subscriptions as stored
  where stored.subscription_id = sent.subscription_id;
  if known.subscription_id is null then
    insert into public.stripe_subscriptions (
      subscription_id, customer_id, status, price_id, current_period_start, current_period_end,
      cancel_at_period_end, created_at, updated_at
    ) values (
      sent.subscription_id, customer_id, sent.status, sent.price_id, sent.current_period_start,
      sent.current_period_end, sent.cancel_at_period_end, sent.created_at, stated_at
    );
    return 'applied';
  end if;
  if known.customer_id <> customer_id then
    return 'stranger';
  end if;
  if (private.subscription_stage(known.status), known.updated_at) > (stage, stated_at) then
    return 'late';
  end if;
  -- Stripe counts in seconds: of two statements of one second only Stripe knows the later.
  if
    private.subscription_stage(known.status) = stage and known.updated_at = stated_at and not asked_anew
    and (known.status, known.price_id, known.current_period_end, known.cancel_at_period_end)
      is distinct from (sent.status, sent.price_id, sent.current_period_end, sent.cancel_at_period_end)
  then
    return 'unclear';
  end if;
  update public.stripe_subscriptions as stored set
    status = sent.status,
    price_id = sent.price_id,
    current_period_start = sent.current_period_start,
    current_period_end = sent.current_period_end,
    cancel_at_period_end = sent.cancel_at_period_end,
    updated_at = greatest(stored.updated_at, stated_at)
  where stored.subscription_id = sent.subscription_id;
  return 'applied';
end
$$;
comment on function private.state_subscription(text, timestamptz, jsonb, boolean) is
  'Stores what Stripe stated of a subscription, if nothing later is known. Returns `applied`, `late`, `stranger` (of another customer) or `unclear` (two differing statements of one second, unless Stripe was asked anew).';
grant execute on function
  private.state_subscription(text, timestamptz, jsonb, boolean)
  to service_role;

create function private.order_stage(status text) returns integer
language sql immutable set search_path = ''
as $$
  select array_position(array['pending', 'payment_failed', 'canceled', 'completed'], status)
$$;
comment on function private.order_stage(text) is 'The order in which a payment can come to be: it never goes back.';
grant execute on function private.order_stage(text) to service_role;

create function private.dispute_stage(dispute text) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(array_position(array['open', 'won', 'lost'], dispute), 0)
$$;
comment on function private.dispute_stage(text) is 'How far a dispute has come, 0 where there is none.';
grant execute on function private.dispute_stage(text) to service_role;

create function private.state_payment(customer_id text, stated jsonb) returns text
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  sent public.stripe_orders := jsonb_populate_record(null::public.stripe_orders, stated);
  by_invoice boolean := stated -> 'by_invoice' = 'true';
  known public.stripe_orders;
begin
  select * into known
  from public.stripe_orders as stored
  where
    stored.customer_id = customer_id
    and case
      when sent.invoice_id is not null then stored.invoice_id = sent.invoice_id
      else stored.payment_intent_id = sent.payment_intent_id
    end;
  if known.id is null and sent.invoice_id is null then
    return 'unclear';
  end if;
  if known.id is null then
    insert into public.stripe_orders (
      customer_id, checkout_session_id, invoice_id, payment_intent_id, amount_subtotal, amount_total,
      currency, payment_status, status, created_at, amount_refunded, dispute, receipt_url
    ) values (
      customer_id, sent.checkout_session_id, sent.invoice_id, sent.payment_intent_id,
      sent.amount_subtotal, sent.amount_total, sent.currency,
      case sent.status when 'completed' then 'paid' else 'unpaid' end,
      sent.status, sent.created_at, coalesce(sent.amount_refunded, 0), sent.dispute, sent.receipt_url
    );
    return 'applied';
  end if;
  -- Each field only ever moves one way, so the order of the statements does not matter.
  update public.stripe_orders as stored set
    checkout_session_id = coalesce(stored.checkout_session_id, sent.checkout_session_id),
    payment_intent_id = coalesce(stored.payment_intent_id, sent.payment_intent_id),
    receipt_url = coalesce(stored.receipt_url, sent.receipt_url),
    amount_refunded = greatest(stored.amount_refunded, sent.amount_refunded),
    created_at = least(stored.created_at, sent.created_at),
    dispute = case
      when private.dispute_stage(sent.dispute) > private.dispute_stage(stored.dispute) then sent.dispute
      else stored.dispute
    end
  where stored.id = known.id;
  if sent.status is null or private.order_stage(sent.status) < private.order_stage(known.status) then
    return 'applied';
  end if;
  -- The invoice knows what was paid; a session or a charge fills in only until it is here.
  update public.stripe_orders as stored set
    status = sent.status,
    payment_status = case sent.status when 'completed' then 'paid' else 'unpaid' end,
    amount_subtotal = case when by_invoice then sent.amount_subtotal else stored.amount_subtotal end,
    amount_total = case when by_invoice then sent.amount_total else stored.amount_total end,
    currency = case when by_invoice then sent.currency else stored.currency end
  where stored.id = known.id;
  return 'applied';
end
$$;
comment on function private.state_payment(text, jsonb) is
  'Stores what Stripe stated of a payment, in any order. Returns `applied`, or `unclear` where it is not known which order a charge belongs to.';
grant execute on function private.state_payment(text, jsonb) to service_role;

create function public.apply_stripe_event(
  event_id text,
  event_type text,
  stated_at bigint,
  customer_id text default null,
  subscription jsonb default null,
  payment jsonb default null,
  asked_anew boolean default false
) returns text
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  event_time constant timestamptz := to_timestamp(stated_at);
  payer text := customer_id;
  outcome text := 'applied';
begin
  if payer is null then
    select stored.customer_id into payer
    from public.stripe_orders as stored
    where stored.payment_intent_id = payment ->> 'payment_intent_id';
    if payer is null then
      return case when asked_anew then 'stranger' else 'unclear' end;
    end if;
  end if;
  -- What concerns one customer takes turns, and so does the same event that is sent twice at once.
  perform from public.stripe_customers as customer
  where customer.customer_id = payer
  for no key update;
  if not found then
    return 'stranger';
  end if;
  if exists (select from public.stripe_events as taken where taken.event_id = event_id) then
    return 'known';
  end if;
  if subscription is not null then
    outcome := private.state_subscription(payer, event_time, subscription, asked_anew);
  elsif payment is not null then
    outcome := private.state_payment(payer, payment);
  end if;
  if outcome = 'unclear' then
    -- The second request found no invoice either: a charge that was not made for a plan.
    return case when asked_anew then 'stranger' else outcome end;
  end if;
  insert into public.stripe_events (event_id, type, created_at) values (event_id, event_type, event_time);
  -- Stripe repeats an event for three days and lets it be sent again for thirty.
  delete from public.stripe_events as taken
  where taken.event_id in (
    select old.event_id
    from public.stripe_events as old
    where old.received_at < now() - interval '90 days'
    order by old.received_at
    limit 20
  );
  return outcome;
end
$$;
comment on function public.apply_stripe_event(text, text, bigint, text, jsonb, jsonb, boolean) is
  'Takes in one event of the payment provider, once: its effect and its id in one transaction. `stated_at`: seconds since 1970, by the provider. `subscription`: a row of stripe_subscriptions; `payment`: one of stripe_orders, with `by_invoice` where the invoice says it. Returns `applied`, `known` (taken in before), `late` (something newer is known), `stranger` (nobody''s here), or `unclear`: ask the provider anew and call again with `asked_anew`; nothing was stored.';
grant execute on function
  public.apply_stripe_event(text, text, bigint, text, jsonb, jsonb, boolean)
  to service_role;
