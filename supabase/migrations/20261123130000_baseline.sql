-- The database as the first 77 migrations made it, area by area. It stands for them: server/migrations/squashed.ts
-- knows their versions, of which this one has the last.

-- foundations -----------------------------------------------------------------------------------

-- The ground that everything else stands on.
--
-- `public` is what the data API shows. `private` holds helpers that need more rights than their
-- caller; the data API does not serve it.

create schema if not exists extensions;

create schema private;
comment on schema private is 'Helpers of policies and triggers. Never exposed by the data API.';
grant usage on schema private to anon, authenticated, service_role, supabase_auth_admin;

-- A hosted project may hand every new object in `public` to the API roles, and PostgreSQL hands every new
-- function to everyone. This takes the gifts away: nothing is open that is not granted here by name.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(regexp_replace(value, '^\s+|\s+$', '', 'g'), '')
$$;
comment on function private.trimmed(text) is 'Without white space around it; null when nothing is left.';
grant execute on function private.trimmed(text) to authenticated, service_role;

create function private.enforce_row_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner_column constant text := tg_argv[0];
  row_limit constant integer := tg_argv[1];
  account uuid;
  rows_held integer;
begin
  for account in
    execute format('select distinct %I from inserted order by 1', owner_column)
  loop
    -- Held until commit: two inserts at once cannot both see the last free place.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || account, 0));
    execute format(
      'select count(*) from (select from %I.%I where %I = $1 limit $2) as held',
      tg_table_schema, tg_table_name, owner_column
    ) into rows_held using account, row_limit + 1;
    if rows_held > row_limit then
      raise exception 'row_limit_reached' using
        detail = format('An account holds at most %s rows of %s.', row_limit, tg_table_name),
        hint = 'Remove some before adding more.';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.enforce_row_limit() is
  'After-insert statement trigger (owner column, limit): refuses what would take an account over its limit. The transition table must be named `inserted`. Raises P0001 `row_limit_reached`.';

-- A view of several tables answers a write with "object not in prerequisite state" before it looks
-- at privileges, which the data API reports as a fault of the server. With this trigger it is a
-- plain refusal.
create function private.refuse_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'read_only' using
    errcode = 'insufficient_privilege',
    detail = format('%s cannot be written in this way.', tg_table_name);
end
$$;
comment on function private.refuse_write() is
  'Instead-of trigger for views that are only read. Raises 42501 `read_only`.';

create function private.fold_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(
    lower(regexp_replace(
      normalize(
        replace(replace(replace(translate(lower(value), 'øđłı', 'odli'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
        nfd
      ),
      '[\u0300-\u036f]', '', 'g'
    )),
    '[''’`]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
comment on function private.fold_text(text) is
  'Lower case, accents and ligatures folded, everything but letters, digits and single spaces removed: as `foldText` in domain/ingredients/normalise.ts.';
grant execute on function private.fold_text(text) to anon, authenticated, service_role;

create function private.without(list text[], unwanted text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select each from unnest(list) as each where each <> all (unwanted))
$$;
comment on function private.without(text[], text[]) is 'The first list without what stands in the second; empty where the second is null.';
grant execute on function private.without(text[], text[]) to anon, authenticated, service_role;

create function private.refuse(code text, explanation text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception '%', code using errcode = 'invalid_parameter_value', detail = explanation;
end
$$;
comment on function private.refuse(text, text) is 'Raises 22023 with a stable code and a text for a person.';
grant execute on function private.refuse(text, text) to anon, authenticated, service_role;

create function private.not_from_the_future() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := least(new.created_at, now());
  return new;
end
$$;
comment on function private.not_from_the_future() is
  'Before-insert trigger for tables whose owners may say when a row was made: no later than now.';

-- accounts/profiles -----------------------------------------------------------------------------

-- A person as others see them, what only they see, and the view that serves both in one call.

create table public.public_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  name text constraint name_length check (char_length(name) <= 100 and name ~ '\S'),
  email text constraint email_shape
    check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  avatar_url text constraint avatar_url_shape
    check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/)')
);
comment on table public.public_profiles is 'What signed-in people see of each other. Made with the account.';
comment on column public.public_profiles.created_at is 'Start of the trial. No client can write it.';
comment on column public.public_profiles.email is
  'Contact address that its owner chose to show. The account''s own address never stands here.';

-- Who may read them stands in people/blocks.sql.
alter table public.public_profiles enable row level security;
grant select, update (name, email, avatar_url) on public.public_profiles to authenticated;
grant select, insert, update, delete on public.public_profiles to service_role;
create policy "people change their own profile" on public.public_profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create table public.private_profiles (
  id uuid primary key references public.public_profiles (id) on delete cascade,
  dietary_settings jsonb
    constraint dietary_settings_object check (jsonb_typeof(dietary_settings) = 'object')
    constraint dietary_settings_size check (octet_length(dietary_settings::text) <= 16384)
);
comment on table public.private_profiles is
  'What nobody but its owner reads: dietary settings tell about a person''s health.';

alter table public.private_profiles enable row level security;
grant select, update (dietary_settings) on public.private_profiles to authenticated;
grant select, insert, update, delete on public.private_profiles to service_role;
create policy "people read their own settings" on public.private_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people change their own settings" on public.private_profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create view public.profiles with (security_invoker = true) as
select
  profile.id,
  profile.created_at,
  profile.name,
  profile.email,
  profile.avatar_url,
  settings.dietary_settings
from public.public_profiles as profile
left join public.private_profiles as settings on settings.id = profile.id;
comment on view public.profiles is
  'One record a person; `dietary_settings` is null for everyone but its owner. Writing `id` or `created_at` is refused (42501): an endless trial would hang on it.';
grant select, update (name, email, avatar_url, dietary_settings)
  on public.profiles to authenticated, service_role;
create trigger refuse_write instead of insert or delete on public.profiles
  for each row execute function private.refuse_write();

create function private.write_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name = private.trimmed(new.name);
  new.email = private.trimmed(new.email);
  new.avatar_url = private.trimmed(new.avatar_url);
  update public.public_profiles as profile
  set
    name = case when new.name is distinct from old.name then new.name else profile.name end,
    email = case when new.email is distinct from old.email then new.email else profile.email end,
    avatar_url = case
      when new.avatar_url is distinct from old.avatar_url then new.avatar_url
      else profile.avatar_url
    end
  where profile.id = old.id;
  -- The policies decide: a stranger's row is not there to be written, and counts as none.
  if not found then
    return null;
  end if;
  if new.dietary_settings is distinct from old.dietary_settings then
    update public.private_profiles set dietary_settings = new.dietary_settings where id = old.id;
  end if;
  return new;
end
$$;
comment on function private.write_profile() is
  'Splits an update of `profiles` over its two tables, with the rights of the caller; writes only what the caller changed.';
create trigger write_profile instead of update on public.profiles
  for each row execute function private.write_profile();

-- people/blocks ---------------------------------------------------------------------------------

-- Who has blocked whom. One block parts two people both ways: neither sees the other.

create function private.check_page(page_size integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 50 lines.');
  end if;
end
$$;
comment on function private.check_page(integer) is 'Raises 22023 `bad_page_size`.';
grant execute on function private.check_page(integer) to authenticated;

create table public.blocks (
  blocker_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  blocked_id uuid not null references public.public_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint not_oneself check (blocker_id <> blocked_id)
);
comment on table public.blocks is
  'One row for each person that somebody blocked. Only its maker reads it: nobody learns that they are blocked.';

create index blocks_blocked_id_idx on public.blocks (blocked_id);

alter table public.blocks enable row level security;
grant select, insert (blocker_id, blocked_id), delete on public.blocks to authenticated;
grant select, insert, update, delete on public.blocks to service_role;
create policy "people see whom they blocked" on public.blocks
  for select to authenticated using (blocker_id = (select auth.uid()));
create policy "people block as themselves" on public.blocks
  for insert to authenticated with check (blocker_id = (select auth.uid()));
create policy "people take back their own blocks" on public.blocks
  for delete to authenticated using (blocker_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.blocks
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('blocker_id', '1000');

create function private.is_parted(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from public.blocks as block
    where
      (block.blocker_id = one and block.blocked_id = other)
      or (block.blocker_id = other and block.blocked_id = one)
  )
$$;
comment on function private.is_parted(uuid, uuid) is
  'Whether either of the two has blocked the other. False for oneself and for null.';
grant execute on function private.is_parted(uuid, uuid) to authenticated, service_role;

create function private.parted_people() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select block.blocked_id from public.blocks as block where block.blocker_id = auth.uid()
    union
    select block.blocker_id from public.blocks as block where block.blocked_id = auth.uid()
  )
$$;

-- People who are parted do not see each other's profile.
create policy "signed-in people read profiles" on public.public_profiles
  for select to authenticated using (id <> all ((select private.parted_people())::uuid[]));
comment on function private.parted_people() is
  'Whom the caller blocked and who blocked the caller: private.is_parted, asked once for many rows.';
grant execute on function private.parted_people() to authenticated, service_role;

-- With more rights than its caller: one of the two follows is the other person's row.
create function private.end_follows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.follows as follow
  where
    (follow.follower_id, follow.followed_id)
    in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end
$$;
comment on function private.end_follows() is
  'After-insert trigger of blocks: neither follows the other any longer.';
create trigger end_follows after insert on public.blocks
  for each row execute function private.end_follows();

-- A block and a follow of the same two, at the same moment: whichever comes second sees the first. The
-- lock is a row's, for of these there is no end that a long list of follows could reach.
create function private.prepare_block() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.public_profiles as person
  where person.id = least(new.blocker_id, new.blocked_id)
  for update;
  return new;
end
$$;
comment on function private.prepare_block() is
  'Before-insert trigger of blocks: waits for a follow of these two that is under way, and makes later ones wait.';
create trigger prepare_block before insert on public.blocks
  for each row execute function private.prepare_block();

-- With more rights than its caller: whom one blocked is not there for one anywhere else.
create function private.own_blocks()
returns table (id uuid, name text, avatar_url text, blocked_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select blocked.id, blocked.name, blocked.avatar_url, block.created_at
  from public.blocks as block
  join public.public_profiles as blocked on blocked.id = block.blocked_id
  where block.blocker_id = (select auth.uid())
  order by block.created_at desc, blocked.id
$$;
comment on function private.own_blocks() is 'Whom the caller blocked, newest first, by name.';
grant execute on function private.own_blocks() to authenticated;

create function public.blocked_people()
returns table (id uuid, name text, avatar_url text, blocked_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.own_blocks()
$$;
comment on function public.blocked_people() is
  'Whom the caller blocked, newest first: the one place where these people are named to them.';
grant execute on function public.blocked_people() to authenticated;

create function private.whom_parted() returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  -- A visitor has no one, and may not ask.
  if auth.uid() is null then
    return '{}';
  end if;
  return private.parted_people();
end
$$;
comment on function private.whom_parted() is
  'From whom the caller is parted, once for many rows; nobody for a visitor.';
grant execute on function private.whom_parted() to anon, authenticated, service_role;

-- people/follows --------------------------------------------------------------------------------

-- Who follows whom. Counts are derived from the rows, so nobody can inflate them.

create table public.follows (
  follower_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  followed_id uuid not null references public.public_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  constraint not_oneself check (follower_id <> followed_id)
);
comment on table public.follows is 'One row for each pair: a second follow changes nothing.';

-- Lists and feed go from the newest back.
create index follows_newest_followers_idx on public.follows (followed_id, created_at desc, follower_id);
create index follows_newest_followed_idx on public.follows (follower_id, created_at desc, followed_id);

alter table public.follows enable row level security;
grant select, insert (follower_id, followed_id), delete on public.follows to authenticated;
grant select, insert, update, delete on public.follows to service_role;
create policy "signed-in people see who follows whom" on public.follows
  for select to authenticated using (
    follower_id <> all ((select private.parted_people())::uuid[])
    and followed_id <> all ((select private.parted_people())::uuid[])
  );
create policy "people follow as themselves" on public.follows
  for insert to authenticated with check (follower_id = (select auth.uid()));
create policy "people unfollow as themselves" on public.follows
  for delete to authenticated using (follower_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.follows
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('follower_id', '5000');

-- With more rights than its caller: somebody who blocked the caller must look like nobody at all.
create function private.prepare_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A follow in another's name is for the policy to refuse, alike for all: nothing is told of those two.
  if new.follower_id <> auth.uid() then
    return new;
  end if;
  perform from public.public_profiles as person
  where person.id = least(new.follower_id, new.followed_id)
  for key share;
  if
    private.is_parted(new.follower_id, new.followed_id)
    or not exists (select from public.public_profiles as person where person.id = new.followed_id)
  then
    raise exception 'person_not_found' using
      errcode = 'foreign_key_violation',
      detail = 'There is nobody to follow here.';
  end if;
  return new;
end
$$;
comment on function private.prepare_follow() is
  'Before-insert trigger of follows. Raises 23503 `person_not_found`, for parted people as for nobody.';
create trigger prepare_follow before insert on public.follows
  for each row execute function private.prepare_follow();

create function public.followers_of(
  person uuid, before timestamptz default null, before_id uuid default null,
  page_size integer default 30
) returns table (id uuid, name text, avatar_url text, followed_at timestamptz, is_following boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query
  select
    follower.id, follower.name, follower.avatar_url, follow.created_at,
    exists (
      select from public.follows as own
      where own.follower_id = (select auth.uid()) and own.followed_id = follower.id
    )
  from public.follows as follow
  join public.public_profiles as follower on follower.id = follow.follower_id
  where
    follow.followed_id = person
    and (
      before is null or (follow.created_at, follow.follower_id)
      < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    )
  order by follow.created_at desc, follow.follower_id desc
  limit page_size;
end
$$;
comment on function public.followers_of(uuid, timestamptz, uuid, integer) is
  'Who follows a person, newest first, after the last one of the page before; none for who does not see that person. Error: 22023 `bad_page_size`.';
grant execute on function public.followers_of(uuid, timestamptz, uuid, integer) to authenticated;

create function public.followed_by(
  person uuid, before timestamptz default null, before_id uuid default null,
  page_size integer default 30
) returns table (id uuid, name text, avatar_url text, followed_at timestamptz, is_following boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query
  select
    followed.id, followed.name, followed.avatar_url, follow.created_at,
    exists (
      select from public.follows as own
      where own.follower_id = (select auth.uid()) and own.followed_id = followed.id
    )
  from public.follows as follow
  join public.public_profiles as followed on followed.id = follow.followed_id
  where
    follow.follower_id = person
    and (
      before is null or (follow.created_at, follow.followed_id)
      < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    )
  order by follow.created_at desc, follow.followed_id desc
  limit page_size;
end
$$;
comment on function public.followed_by(uuid, timestamptz, uuid, integer) is
  'Whom a person follows, as `followers_of`.';
grant execute on function public.followed_by(uuid, timestamptz, uuid, integer) to authenticated;

-- billing/payments ------------------------------------------------------------------------------

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
create policy "the webhook alone keeps events" on public.stripe_events
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
) as subscription on true;
comment on view public.stripe_user_subscriptions is
  'The caller''s subscription, at most one row: the active one, else the newest; `not_started` for a customer who never subscribed.';
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

-- billing/plan ----------------------------------------------------------------------------------

-- What the plan opens, and to whom.

create table public.plan_features (
  feature text primary key,
  description text not null
);

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
comment on table public.plan_features is 'What the premium plan opens. Both plans include all of it.';

alter table public.plan_features enable row level security;
grant select on public.plan_features to anon, authenticated;
grant select, insert, update, delete on public.plan_features to service_role;
create policy "everyone reads what the plan opens" on public.plan_features
  for select to anon, authenticated using (true);

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
grant execute on function public.can_use(text) to anon, authenticated, service_role;

create function private.require_feature(feature text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.can_use(feature) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege',
      detail = feature,
      hint = 'This is part of the free trial and of every plan.';
  end if;
end
$$;
comment on function private.require_feature(text) is
  'Raises 42501 `feature_required`, with the feature''s name as its detail, for who has no access to it.';
grant execute on function private.require_feature(text) to anon, authenticated, service_role;

create function private.permits(feature text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_feature(feature);
  return true;
end
$$;
comment on function private.permits(text) is
  'For policies: true, or 42501 `feature_required` with the feature''s name as its detail.';
grant execute on function private.permits(text) to authenticated;

-- billing/stripe-events -------------------------------------------------------------------------

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
  told public.stripe_subscriptions := jsonb_populate_record(null::public.stripe_subscriptions, stated);
  stage integer := private.subscription_stage(told.status);
begin
  select * into known
  from public.stripe_subscriptions as kept
  where kept.subscription_id = told.subscription_id;
  if known.subscription_id is null then
    insert into public.stripe_subscriptions (
      subscription_id, customer_id, status, price_id, current_period_start, current_period_end,
      cancel_at_period_end, created_at, updated_at
    ) values (
      told.subscription_id, customer_id, told.status, told.price_id, told.current_period_start,
      told.current_period_end, told.cancel_at_period_end, told.created_at, stated_at
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
      is distinct from (told.status, told.price_id, told.current_period_end, told.cancel_at_period_end)
  then
    return 'unclear';
  end if;
  update public.stripe_subscriptions as kept set
    status = told.status,
    price_id = told.price_id,
    current_period_start = told.current_period_start,
    current_period_end = told.current_period_end,
    cancel_at_period_end = told.cancel_at_period_end,
    updated_at = greatest(kept.updated_at, stated_at)
  where kept.subscription_id = told.subscription_id;
  return 'applied';
end
$$;
comment on function private.state_subscription(text, timestamptz, jsonb, boolean) is
  'Keeps what Stripe stated of a subscription, if nothing later is known. Returns `applied`, `late`, `stranger` (of another customer) or `unclear` (two differing statements of one second, unless Stripe was asked anew).';
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
  told public.stripe_orders := jsonb_populate_record(null::public.stripe_orders, stated);
  by_invoice boolean := stated -> 'by_invoice' = 'true';
  known public.stripe_orders;
begin
  select * into known
  from public.stripe_orders as kept
  where
    kept.customer_id = customer_id
    and case
      when told.invoice_id is not null then kept.invoice_id = told.invoice_id
      else kept.payment_intent_id = told.payment_intent_id
    end;
  if known.id is null and told.invoice_id is null then
    return 'unclear';
  end if;
  if known.id is null then
    insert into public.stripe_orders (
      customer_id, checkout_session_id, invoice_id, payment_intent_id, amount_subtotal, amount_total,
      currency, payment_status, status, created_at, amount_refunded, dispute, receipt_url
    ) values (
      customer_id, told.checkout_session_id, told.invoice_id, told.payment_intent_id,
      told.amount_subtotal, told.amount_total, told.currency,
      case told.status when 'completed' then 'paid' else 'unpaid' end,
      told.status, told.created_at, coalesce(told.amount_refunded, 0), told.dispute, told.receipt_url
    );
    return 'applied';
  end if;
  -- Each field only ever moves one way, so the order of the statements does not matter.
  update public.stripe_orders as kept set
    checkout_session_id = coalesce(kept.checkout_session_id, told.checkout_session_id),
    payment_intent_id = coalesce(kept.payment_intent_id, told.payment_intent_id),
    receipt_url = coalesce(kept.receipt_url, told.receipt_url),
    amount_refunded = greatest(kept.amount_refunded, told.amount_refunded),
    created_at = least(kept.created_at, told.created_at),
    dispute = case
      when private.dispute_stage(told.dispute) > private.dispute_stage(kept.dispute) then told.dispute
      else kept.dispute
    end
  where kept.id = known.id;
  if told.status is null or private.order_stage(told.status) < private.order_stage(known.status) then
    return 'applied';
  end if;
  -- The invoice knows what was paid; a session or a charge fills in only until it is here.
  update public.stripe_orders as kept set
    status = told.status,
    payment_status = case told.status when 'completed' then 'paid' else 'unpaid' end,
    amount_subtotal = case when by_invoice then told.amount_subtotal else kept.amount_subtotal end,
    amount_total = case when by_invoice then told.amount_total else kept.amount_total end,
    currency = case when by_invoice then told.currency else kept.currency end
  where kept.id = known.id;
  return 'applied';
end
$$;
comment on function private.state_payment(text, jsonb) is
  'Keeps what Stripe stated of a payment, in any order. Returns `applied`, or `unclear` where it is not known which order a charge belongs to.';
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
  said_at constant timestamptz := to_timestamp(stated_at);
  payer text := customer_id;
  outcome text := 'applied';
begin
  if payer is null then
    select kept.customer_id into payer
    from public.stripe_orders as kept
    where kept.payment_intent_id = payment ->> 'payment_intent_id';
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
    outcome := private.state_subscription(payer, said_at, subscription, asked_anew);
  elsif payment is not null then
    outcome := private.state_payment(payer, payment);
  end if;
  if outcome = 'unclear' then
    -- Asked again and still no invoice: a charge that was not made for a plan.
    return case when asked_anew then 'stranger' else outcome end;
  end if;
  insert into public.stripe_events (event_id, type, created_at) values (event_id, event_type, said_at);
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
  'Takes in one event of the payment provider, once: its effect and its id in one transaction. `stated_at`: seconds since 1970, by the provider. `subscription`: a row of stripe_subscriptions; `payment`: one of stripe_orders, with `by_invoice` where the invoice says it. Returns `applied`, `known` (taken in before), `late` (something newer is known), `stranger` (nobody''s here), or `unclear`: ask the provider anew and call again with `asked_anew`; nothing was kept.';
grant execute on function
  public.apply_stripe_event(text, text, bigint, text, jsonb, jsonb, boolean)
  to service_role;

-- catalogue/ingredients -------------------------------------------------------------------------

-- What food there is: names, kinds, facts, and what may stand in for what. Written by the catalogue's
-- loader alone, read by everyone.

create table public.ingredients (
  id integer generated always as identity primary key,
  slug text not null unique constraint slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null constraint name_length check (char_length(name) between 1 and 100),
  plural text not null constraint plural_length check (char_length(plural) between 1 and 100),
  parent_id integer references public.ingredients (id)
    constraint parent_is_another check (parent_id <> id),
  category text not null constraint category_length check (char_length(category) between 1 and 60),
  staple boolean not null default false,
  icon text,
  origin text constraint origin_known
    check (origin in ('plant', 'dairy', 'egg', 'honey', 'meat', 'fish')),
  allergens text[] constraint allergens_known check (
    allergens <@ array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame']
  ),
  season smallint[] not null default '{}' constraint season_months
    check (season <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  shelf_life_days integer constraint shelf_life_positive check (shelf_life_days > 0),
  grams_per_piece numeric constraint grams_per_piece_positive check (grams_per_piece > 0),
  grams_per_cup numeric constraint grams_per_cup_positive check (grams_per_cup > 0),
  nutrition jsonb constraint nutrition_object check (jsonb_typeof(nutrition) = 'object'),
  weight smallint not null default 1 constraint weight_range check (weight between 1 and 32),
  recipe_count integer not null default 0
    constraint recipe_count_positive check (recipe_count >= 0)
);
comment on table public.ingredients is 'Canonical ingredients. The slug is the key that leaves the database.';
comment on column public.ingredients.parent_id is 'The more general ingredient that this one is a kind of.';
comment on column public.ingredients.allergens is 'Null where nobody knows: that is never shown as safe.';
comment on column public.ingredients.season is 'Months (1–12) of the northern season; empty for what has none.';
comment on column public.ingredients.nutrition is 'Per 100 g of the edible part; a missing value is null, never zero.';
comment on column public.ingredients.weight is
  'How much a need for it counts in a recipe: rare more than common. Written by the catalogue''s loader (domain/matching/weights.ts).';
comment on column public.ingredients.recipe_count is 'How many of the catalogue''s recipes ask for it.';

create index ingredients_parent_id_idx on public.ingredients (parent_id);

alter table public.ingredients enable row level security;
grant select on public.ingredients to anon, authenticated;
grant select, insert, update, delete on public.ingredients to service_role;
create policy "everyone reads ingredients" on public.ingredients
  for select to anon, authenticated using (true);

create table public.ingredient_aliases (
  alias text primary key constraint alias_length check (char_length(alias) between 1 and 100),
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  language text not null default 'en' constraint language_code check (language ~ '^[a-z]{2}$')
);
comment on table public.ingredient_aliases is
  'Every name that an ingredient goes by, in its normalised form: one form means one ingredient.';

create index ingredient_aliases_ingredient_id_idx on public.ingredient_aliases (ingredient_id);

alter table public.ingredient_aliases enable row level security;
grant select on public.ingredient_aliases to anon, authenticated;
grant select, insert, update, delete on public.ingredient_aliases to service_role;
create policy "everyone reads aliases" on public.ingredient_aliases
  for select to anon, authenticated using (true);

create table public.ingredient_substitutions (
  id integer generated always as identity primary key,
  need_id integer not null references public.ingredients (id) on delete cascade,
  ratio numeric not null default 1 constraint ratio_positive check (ratio > 0),
  quality numeric(3, 2) not null constraint quality_range check (quality between 0.5 and 0.9),
  context text,
  note text not null
);
comment on table public.ingredient_substitutions is
  'What may stand in for an ingredient, one direction only. Owning all of its uses meets the need.';
comment on column public.ingredient_substitutions.ratio is 'Measures of the substitute for one measure of the need.';

create index ingredient_substitutions_need_id_idx on public.ingredient_substitutions (need_id);

alter table public.ingredient_substitutions enable row level security;
grant select on public.ingredient_substitutions to anon, authenticated;
grant select, insert, update, delete on public.ingredient_substitutions to service_role;
create policy "everyone reads substitutions" on public.ingredient_substitutions
  for select to anon, authenticated using (true);

create table public.ingredient_substitution_uses (
  substitution_id integer not null
    references public.ingredient_substitutions (id) on delete cascade,
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  position smallint not null default 1 constraint position_range check (position between 1 and 20),
  primary key (substitution_id, ingredient_id)
);
comment on table public.ingredient_substitution_uses is 'The ingredients that a substitution takes, all of them together.';
comment on column public.ingredient_substitution_uses.position is 'Its place in "use milk and lemon juice".';

create index ingredient_substitution_uses_ingredient_id_idx
  on public.ingredient_substitution_uses (ingredient_id);

alter table public.ingredient_substitution_uses enable row level security;
grant select on public.ingredient_substitution_uses to anon, authenticated;
grant select, insert, update, delete on public.ingredient_substitution_uses to service_role;
create policy "everyone reads what substitutions take" on public.ingredient_substitution_uses
  for select to anon, authenticated using (true);

create table public.ingredient_transforms (
  from_id integer not null references public.ingredients (id) on delete cascade,
  to_id integer not null references public.ingredients (id) on delete cascade,
  note text not null,
  primary key (from_id, to_id),
  constraint yields_another check (from_id <> to_id)
);
comment on table public.ingredient_transforms is 'What an owned ingredient yields: a lemon its juice.';

create index ingredient_transforms_to_id_idx on public.ingredient_transforms (to_id);

alter table public.ingredient_transforms enable row level security;
grant select on public.ingredient_transforms to anon, authenticated;
grant select, insert, update, delete on public.ingredient_transforms to service_role;
create policy "everyone reads transforms" on public.ingredient_transforms
  for select to anon, authenticated using (true);

-- catalogue/recipes -----------------------------------------------------------------------------

-- A recipe is a card (what a list shows), the names of its ingredients, and a body: measures and
-- steps. They stand apart so that lists stay small and a premium body can be guarded by a policy.
-- Nothing here is writable by a client: diets, allergens and ratings are derived, never claimed.

create table public.recipe_cards (
  id bigint generated by default as identity (start with 100001) primary key,
  slug text unique constraint slug_shape
    check (char_length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  owner_id uuid references public.public_profiles (id) on delete cascade,
  visibility text not null default 'private' constraint visibility_known
    check (visibility in ('public', 'followers', 'private')),
  title text not null constraint title_length check (char_length(title) between 1 and 200),
  image text constraint image_length check (char_length(image) <= 2048),
  ready_in_minutes integer not null constraint ready_in_minutes_range
    check (ready_in_minutes between 1 and 20160),
  active_minutes integer constraint active_minutes_range
    check (active_minutes between 0 and ready_in_minutes),
  servings integer not null constraint servings_range check (servings between 1 and 1000),
  summary text not null default '' constraint summary_length check (char_length(summary) <= 2000),
  cuisine text[] not null default '{}',
  meal_type text[] not null default '{}',
  difficulty text not null default 'medium' constraint difficulty_known
    check (difficulty in ('easy', 'medium', 'hard')),
  diets text[] not null default '{}',
  allergens text[] constraint allergens_known check (
    allergens <@ array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame']
  ),
  season text[] not null default '{}' constraint season_known
    check (season <@ array['spring', 'summer', 'autumn', 'winter']),
  rating numeric(3, 2) not null default 0 constraint rating_range check (rating between 0 and 5),
  review_count integer not null default 0 constraint review_count_positive check (review_count >= 0),
  is_popular boolean not null default false,
  is_premium boolean not null default false,
  is_seasonal boolean not null generated always as (cardinality(season) > 0) stored,
  tags text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key uuid,
  source_name text constraint source_name_length check (char_length(source_name) between 1 and 200),
  source_url text constraint source_url_shape
    check (char_length(source_url) <= 2048 and source_url ~* '^https?://[^[:space:]]+$'),
  copied_from bigint references public.recipe_cards (id) on delete set null,
  assumed text[] not null default '{}' constraint assumed_known
    check (assumed <@ array['servings', 'ready_in_minutes', 'difficulty']),
  deleted_at timestamptz,
  visibility_before text constraint visibility_before_known
    check (visibility_before in ('public', 'followers', 'private')),
  constraint catalogue_is_public check (owner_id is not null or visibility = 'public'),
  constraint key_is_of_a_cook unique (owner_id, key),
  constraint deleted_is_hidden check (
    (deleted_at is null and visibility_before is null)
    or (owner_id is not null and visibility = 'private' and visibility_before is not null)
  )
);
comment on table public.recipe_cards is
  'What a list shows of a recipe. The catalogue''s have a fixed id, a slug and no owner; people''s own start at 100001.';
comment on column public.recipe_cards.visibility is 'Who sees it besides its owner: everyone, the owner''s followers, or nobody.';
comment on column public.recipe_cards.allergens is 'Null where an ingredient is not known: that is never shown as safe.';
comment on column public.recipe_cards.rating is 'Mean of each cook''s newest rating, 0 without one. Kept by a trigger on comments.';
comment on column public.recipe_cards.review_count is 'How many cooks rated it. Kept by a trigger on comments.';
comment on column public.recipe_cards.key is 'Made by who sends the recipe, so that sending it again makes no second one.';
comment on column public.recipe_cards.source_name is 'Site, book or person that it comes from, as its owner says.';
comment on column public.recipe_cards.copied_from is 'The recipe that its owner began with, to be credited.';
comment on column public.recipe_cards.assumed is
  'What nobody stated: 4 servings, 30 minutes and medium stand in for it.';
comment on column public.recipe_cards.deleted_at is
  'When its owner deleted it. For ten minutes they may take it back; nobody sees it meanwhile.';
comment on column public.recipe_cards.visibility_before is 'What a deleted one goes back to.';

create index recipe_cards_newest_of_owner_idx on public.recipe_cards (owner_id, created_at desc)
  include (id);
create index recipe_cards_copied_from_idx on public.recipe_cards (copied_from)
  where copied_from is not null;
create index recipe_cards_deleted_at_idx on public.recipe_cards (deleted_at)
  where deleted_at is not null;

alter table public.recipe_cards enable row level security;
grant select on public.recipe_cards to anon, authenticated;
grant select, insert, update, delete on public.recipe_cards to service_role;
create policy "visitors see public recipes" on public.recipe_cards
  for select to anon using (visibility = 'public');
create policy "cooks see public, own and followed recipes" on public.recipe_cards
  for select to authenticated using (
    deleted_at is null
    and (
      (visibility = 'public' and owner_id is null)
      or owner_id = (select auth.uid())
      or (
        owner_id <> all ((select private.parted_people())::uuid[])
        and (
          visibility = 'public'
          or (
            visibility = 'followers'
            and exists (
              select
              from public.follows as follow
              where follow.follower_id = (select auth.uid()) and follow.followed_id = owner_id
            )
          )
        )
      )
    )
  );
create trigger enforce_row_limit after insert on public.recipe_cards
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('owner_id', '5000');

create table public.recipe_ingredients (
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  position smallint not null constraint position_range check (position between 1 and 200),
  ingredient_id integer references public.ingredients (id),
  name text constraint name_length check (char_length(name) between 1 and 200),
  section text constraint section_length check (char_length(section) between 1 and 100),
  optional boolean not null default false,
  primary key (recipe_id, position),
  constraint named check (ingredient_id is not null or name is not null)
);
comment on table public.recipe_ingredients is
  'The lines of a recipe by name, readable wherever its card is. What it takes of each stands in recipe_measures.';
comment on column public.recipe_ingredients.ingredient_id is 'Null while the line is unresolved.';
comment on column public.recipe_ingredients.name is 'As this recipe calls it; null for the ingredient''s own name.';
comment on column public.recipe_ingredients.section is 'The part of the dish that it belongs to: "For the sauce".';

create index recipe_ingredients_ingredient_id_idx on public.recipe_ingredients (ingredient_id);

alter table public.recipe_ingredients enable row level security;
grant select on public.recipe_ingredients to anon, authenticated;
grant select, insert, update, delete on public.recipe_ingredients to service_role;

-- In these, the card's own policy decides whether the caller sees the recipe at all.
create policy "names are seen with the card" on public.recipe_ingredients
  for select to anon, authenticated
  using (exists (select from public.recipe_cards as card where card.id = recipe_id));

create table public.recipe_measures (
  recipe_id bigint not null,
  position smallint not null,
  original_text text constraint original_text_length check (char_length(original_text) <= 500),
  amount numeric constraint amount_range check (amount > 0 and amount <= 1000000),
  amount_max numeric constraint amount_max_range
    check (amount_max >= amount and amount_max <= 1000000),
  unit text constraint unit_length check (char_length(unit) between 1 and 40),
  note text constraint note_length check (char_length(note) <= 200),
  us text constraint us_length check (char_length(us) <= 100),
  primary key (recipe_id, position),
  foreign key (recipe_id, position)
    references public.recipe_ingredients (recipe_id, position) on delete cascade
);
comment on table public.recipe_measures is 'How much of each line, part of the body. A null amount was never stated.';
comment on column public.recipe_measures.amount_max is 'Upper end of "2–3"; null for a single amount.';
comment on column public.recipe_measures.us is 'The measure as an American kitchen writes it: "1 1/2 cups".';

alter table public.recipe_measures enable row level security;
grant select on public.recipe_measures to anon, authenticated;
grant select, insert, update, delete on public.recipe_measures to service_role;
create policy "visitors read bodies that are not premium" on public.recipe_measures
  for select to anon using (
    exists (
      select from public.recipe_cards as card where card.id = recipe_id and not card.is_premium
    )
  );
create policy "premium bodies open with access" on public.recipe_measures
  for select to authenticated using (
    exists (
      select
      from public.recipe_cards as card
      where
        card.id = recipe_id
        and (
          not card.is_premium
          or card.owner_id = (select auth.uid())
          or (select private.has_access((select auth.uid())))
        )
    )
  );

create table public.recipe_details (
  recipe_id bigint primary key references public.recipe_cards (id) on delete cascade,
  instructions jsonb not null default '[]' constraint instructions_array
    check (jsonb_typeof(instructions) = 'array'),
  nutrition_info jsonb constraint nutrition_info_object
    check (jsonb_typeof(nutrition_info) = 'object'),
  alternatives jsonb constraint alternatives_object check (jsonb_typeof(alternatives) = 'object'),
  tip text constraint tip_length check (char_length(tip) <= 2000),
  storage text constraint storage_length check (char_length(storage) <= 2000)
);
comment on table public.recipe_details is 'The rest of the body: steps, nutrition for one serving, swaps, tip, storage.';
comment on column public.recipe_details.instructions is 'The steps in order, a list of texts.';
comment on column public.recipe_details.nutrition_info is 'For one serving: calories (kcal), protein, carbs, fat (g).';
comment on column public.recipe_details.alternatives is 'Ingredient name → a list of what may take its place.';

alter table public.recipe_details enable row level security;
grant select on public.recipe_details to anon, authenticated;
grant select, insert, update, delete on public.recipe_details to service_role;
create policy "visitors read bodies that are not premium" on public.recipe_details
  for select to anon using (
    exists (
      select from public.recipe_cards as card where card.id = recipe_id and not card.is_premium
    )
  );
create policy "premium bodies open with access" on public.recipe_details
  for select to authenticated using (
    exists (
      select
      from public.recipe_cards as card
      where
        card.id = recipe_id
        and (
          not card.is_premium
          or card.owner_id = (select auth.uid())
          or (select private.has_access((select auth.uid())))
        )
    )
  );

-- catalogue/state -------------------------------------------------------------------------------

-- Which catalogue the database holds, so that a start with the same one loads nothing.

create table private.catalogue_state (
  singleton boolean primary key default true constraint one_row check (singleton),
  content_hash text not null constraint content_hash_sha256 check (content_hash ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null default now()
);
comment on table private.catalogue_state is
  'One row: the hash of the catalogue that was loaded last. Written by the catalogue''s loader.';

alter table private.catalogue_state enable row level security;
grant select, insert, update on private.catalogue_state to service_role;
create policy "the loader alone keeps the state" on private.catalogue_state
  for all to service_role using (true) with check (true);

-- pantry ----------------------------------------------------------------------------------------

-- How a cook keeps the pantry: what is there, what runs low or out, how old things are, what a name means to this
-- cook, and what is always at home.

create table public.pantry_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) <= 200 and name ~ '\S'),
  category text not null default 'Other' constraint category_length
    check (char_length(category) between 1 and 60),
  quantity numeric not null default 1 constraint quantity_range
    check (quantity > 0 and quantity <= 1000000),
  unit text not null default 'piece' constraint unit_length
    check (char_length(unit) between 1 and 40),
  amount_stated boolean not null default false,
  ingredient text constraint ingredient_shape
    check (char_length(ingredient) <= 100 and ingredient ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  status text not null default 'have'
    constraint status_known check (status in ('have', 'low', 'out')),
  stocked_at timestamptz not null default now()
    constraint stocked_at_range check (stocked_at >= '2000-01-01'),
  typed_as text constraint typed_as_length check (char_length(typed_as) <= 200 and typed_as ~ '\S')
);
comment on table public.pantry_items is 'What a cook has at home. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.pantry_items.amount_stated is
  'False where nobody said how much: quantity and unit are then only the defaults, never shown as "1 piece".';
comment on column public.pantry_items.ingredient is
  'Slug of the ingredient that the name was resolved to; null while it is unresolved. No foreign key: a catalogue that drops an ingredient must not touch a pantry.';
comment on column public.pantry_items.status is 'Whether it is there, running low (still there), or run out.';
comment on column public.pantry_items.stocked_at is
  'Since when it is at home, which its age counts from. Clients write it, so that an undone removal or a date put right keeps the age; never in the future.';
comment on column public.pantry_items.typed_as is
  'The name as it was typed, where it was: a correction of the match is remembered for these words.';

create index pantry_items_user_id_idx on public.pantry_items (user_id, created_at desc);

alter table public.pantry_items enable row level security;

-- An upsert writes every column that it was given, so ids are updatable; the policy keeps them own.
grant
  select,
  insert (id, user_id, name, category, quantity, unit, amount_stated, ingredient, status, stocked_at, typed_as),
  update (id, user_id, name, category, quantity, unit, amount_stated, ingredient, status, stocked_at, typed_as),
  delete
  on public.pantry_items to authenticated;
grant select, insert, update, delete on public.pantry_items to service_role;
create policy "cooks read their own pantry" on public.pantry_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks fill their own pantry" on public.pantry_items
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own pantry" on public.pantry_items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks empty their own pantry" on public.pantry_items
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.pantry_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.keep_stocked_at_past() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not refused: a phone whose clock is a minute fast must not lose what was typed on it.
  new.stocked_at = least(new.stocked_at, now());
  return new;
end
$$;
comment on function private.keep_stocked_at_past() is
  'Before-write trigger: nothing is at home since a moment that is still to come. A missing moment is now.';
create trigger keep_stocked_at_past before insert or update of stocked_at on public.pantry_items
  for each row execute function private.keep_stocked_at_past();

create table public.ingredient_corrections (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  alias text not null constraint alias_length
    check (char_length(alias) between 1 and 200 and alias = btrim(alias)),
  ingredient text constraint ingredient_shape
    check (char_length(ingredient) <= 100 and ingredient ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  primary key (user_id, alias)
);
comment on table public.ingredient_corrections is
  'What a name means to one cook, who said "that''s something else". It goes before `ingredient_aliases`.';
comment on column public.ingredient_corrections.alias is 'In its normalised form, as in `ingredient_aliases`.';
comment on column public.ingredient_corrections.ingredient is
  'Slug of the ingredient that is meant; null for nothing that the catalogue knows. No foreign key: a catalogue that drops an ingredient must not touch what a cook said.';

alter table public.ingredient_corrections enable row level security;
grant select, insert (user_id, alias, ingredient), update (user_id, alias, ingredient), delete
  on public.ingredient_corrections to authenticated;
grant select, insert, update, delete on public.ingredient_corrections to service_role;
create policy "cooks read their own corrections" on public.ingredient_corrections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks correct for themselves" on public.ingredient_corrections
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own corrections" on public.ingredient_corrections
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks take back their own corrections" on public.ingredient_corrections
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.ingredient_corrections
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create table public.staple_lists (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  ingredients text[] not null
    constraint ingredients_count check (cardinality(ingredients) <= 200)
    constraint ingredients_shape check (
      array_ndims(ingredients) is not distinct from nullif(least(cardinality(ingredients), 1), 0)
      and array_position(ingredients, null) is null
      and array_to_string(ingredients, ' ')
        ~ '^([a-z0-9]+(-[a-z0-9]+)*( [a-z0-9]+(-[a-z0-9]+)*)*)?$'
      and char_length(array_to_string(ingredients, ' ')) <= 20000
    )
);
comment on table public.staple_lists is
  'What a cook assumes to have always, where that is not the usual list; without a row it is. One row a cook.';
comment on column public.staple_lists.ingredients is
  'Slugs of ingredients; an empty list assumes nothing. No foreign key, as in `pantry_items`.';

alter table public.staple_lists enable row level security;
grant select, insert (user_id, ingredients), update (user_id, ingredients), delete
  on public.staple_lists to authenticated;
grant select, insert, update, delete on public.staple_lists to service_role;
create policy "cooks read their own staples" on public.staple_lists
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks list their own staples" on public.staple_lists
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own staples" on public.staple_lists
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks go back to the usual staples" on public.staple_lists
  for delete to authenticated using (user_id = (select auth.uid()));

-- saved -----------------------------------------------------------------------------------------

-- Saved recipes, and collections in an order by hand. Recipe ids are text without a foreign key: what was saved stays
-- saved when a recipe goes, and the app shows its fallback. What was deleted can come back where it stood.

create table public.favorite_recipes (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  recipe_id text not null constraint recipe_id_length check (char_length(recipe_id) between 1 and 64),
  created_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
comment on table public.favorite_recipes is 'Saved recipes: one row each, however often it is saved.';

alter table public.favorite_recipes enable row level security;

-- What is put back after it was deleted says when it was first there.
grant select, insert (user_id, recipe_id, created_at), delete
  on public.favorite_recipes to authenticated;
grant select, insert, update, delete on public.favorite_recipes to service_role;
create policy "cooks read what they saved" on public.favorite_recipes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks with access save recipes" on public.favorite_recipes
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.permits('unlimited_recipes'))
  );
create policy "cooks unsave recipes" on public.favorite_recipes
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.favorite_recipes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');
create trigger not_from_the_future before insert on public.favorite_recipes
  for each row execute function private.not_from_the_future();

create table public.recipe_collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) <= 100 and name ~ '\S'),
  description text not null default '' constraint description_length
    check (char_length(description) <= 1000),
  color text not null default 'purple' constraint color_length
    check (char_length(color) between 1 and 40),
  icon text constraint icon_length check (char_length(icon) between 1 and 60),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- The target of the entries' foreign key: nothing can be put into somebody else's collection.
  unique (user_id, id)
);
comment on table public.recipe_collections is 'Named sets of recipes. Every account has a default one, made with it.';
comment on column public.recipe_collections.is_default is 'Set by the server only. The default collection cannot be deleted.';

create index recipe_collections_user_id_idx on public.recipe_collections (user_id, created_at);
create unique index recipe_collections_default_idx on public.recipe_collections (user_id)
  where is_default;

alter table public.recipe_collections enable row level security;
grant
  select,
  insert (id, user_id, name, description, color, icon, created_at),
  update (id, user_id, name, description, color, icon),
  delete
  on public.recipe_collections to authenticated;
grant select, insert, update, delete on public.recipe_collections to service_role;
create policy "cooks read their own collections" on public.recipe_collections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks with access make collections" on public.recipe_collections
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.permits('unlimited_collections'))
  );
create policy "cooks change their own collections" on public.recipe_collections
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks delete their own collections but the default" on public.recipe_collections
  for delete to authenticated using (user_id = (select auth.uid()) and not is_default);
create trigger enforce_row_limit after insert on public.recipe_collections
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');
create trigger not_from_the_future before insert on public.recipe_collections
  for each row execute function private.not_from_the_future();

create table public.collection_recipes (
  collection_id uuid not null,
  recipe_id text not null constraint recipe_id_length check (char_length(recipe_id) between 1 and 64),
  user_id uuid not null default auth.uid(),
  -- The cast refuses what is no JSON; "is json" would need PostgreSQL 16.
  recipe_data text not null constraint recipe_data_size check (octet_length(recipe_data) <= 65536)
    constraint recipe_data_json check (recipe_data::json is not null),
  created_at timestamptz not null default now(),
  -- One that is put in stands last without anybody saying so; one that is moved takes a place between two
  -- others: one row is written, whatever the length of the collection.
  position double precision not null default extract(epoch from clock_timestamp())::double precision
    constraint position_range check (position between -1e12 and 1e12),
  primary key (collection_id, recipe_id),
  foreign key (user_id, collection_id)
    references public.recipe_collections (user_id, id) on delete cascade
);
comment on table public.collection_recipes is 'The recipes of a collection, each with a copy of what it was when it was added.';
comment on column public.collection_recipes.user_id is 'The collection''s owner: the foreign key holds both together.';
comment on column public.collection_recipes.recipe_data is 'The recipe as JSON text, at most 64 KB.';
comment on column public.collection_recipes.position is
  'The order within the collection, ascending; without one, the moment in seconds, which is after all others.';

create index collection_recipes_owner_idx on public.collection_recipes (user_id, collection_id);

-- For pictures that leave the copies of a recipe with it.
create index collection_recipes_recipe_id_idx on public.collection_recipes (recipe_id);

alter table public.collection_recipes enable row level security;
grant
  select,
  insert (collection_id, recipe_id, user_id, recipe_data, position),
  update (collection_id, recipe_id, user_id, recipe_data, position),
  delete
  on public.collection_recipes to authenticated;
grant select, insert, update, delete on public.collection_recipes to service_role;
create policy "cooks read their own collections' recipes" on public.collection_recipes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks fill their own collections" on public.collection_recipes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own collections' recipes" on public.collection_recipes
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks take recipes out of their own collections" on public.collection_recipes
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.collection_recipes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

-- cooked ----------------------------------------------------------------------------------------

-- What a cook has cooked, and what was taken from the pantry for it.

create table public.cooked_recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  recipe_id bigint not null constraint recipe_id_positive check (recipe_id > 0),
  cooked_at timestamptz not null default now(),
  servings numeric not null constraint servings_range check (servings > 0 and servings <= 1000),
  taken jsonb not null default '[]'
    constraint taken_array check (jsonb_typeof(taken) = 'array')
    constraint taken_size check (octet_length(taken::text) <= 32768)
);
comment on table public.cooked_recipes is
  'Each time that a cook cooked a recipe. Clients may bring their own ids, so that a write sent twice is one row. No foreign key to the recipe: what was cooked stays cooked when a recipe goes.';
comment on column public.cooked_recipes.cooked_at is 'Set by the server.';
comment on column public.cooked_recipes.servings is 'For how many it was cooked.';
comment on column public.cooked_recipes.taken is
  'What was taken from the pantry: a list of {"ingredient": slug, "amount": number or null, "unit": text or null}.';

create index cooked_recipes_user_id_idx on public.cooked_recipes (user_id, cooked_at desc);

alter table public.cooked_recipes enable row level security;

-- An upsert writes every column that it was given, so these are updatable; the policy keeps them own.
grant
  select,
  insert (id, user_id, recipe_id, servings, taken),
  update (id, user_id, recipe_id, servings, taken),
  delete
  on public.cooked_recipes to authenticated;
grant select, insert, update, delete on public.cooked_recipes to service_role;
create policy "cooks read what they cooked" on public.cooked_recipes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks note what they cooked" on public.cooked_recipes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change what they noted" on public.cooked_recipes
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks take back what they cooked" on public.cooked_recipes
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.cooked_recipes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '5000');

-- shopping/lists --------------------------------------------------------------------------------

-- Shopping lists and their items, as a plain read shows them.

create table public.shopping_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) <= 100 and name ~ '\S'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- The target of the items' foreign key: an item cannot stand in somebody else's list.
  unique (user_id, id)
);
comment on table public.shopping_lists is 'Every account has a default list, made with it; more of them are part of the plan.';
comment on column public.shopping_lists.is_default is 'Set by the server only. The default list cannot be deleted.';

create unique index shopping_lists_default_idx on public.shopping_lists (user_id) where is_default;

alter table public.shopping_lists enable row level security;
grant select, insert (id, user_id, name), update (id, user_id, name), delete
  on public.shopping_lists to authenticated;
grant select, insert, update, delete on public.shopping_lists to service_role;
create policy "cooks read their own lists" on public.shopping_lists
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks with access make lists" on public.shopping_lists
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.permits('multiple_shopping_lists'))
  );
create policy "cooks rename their own lists" on public.shopping_lists
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks delete their own lists but the default" on public.shopping_lists
  for delete to authenticated using (user_id = (select auth.uid()) and not is_default);
create trigger enforce_row_limit after insert on public.shopping_lists
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.default_shopping_list(account uuid) returns uuid
language sql stable set search_path = ''
as $$
  select list.id from public.shopping_lists as list where list.user_id = account and list.is_default
$$;
comment on function private.default_shopping_list(uuid) is
  'The list for items that name none, seen with the rights of the caller.';
grant execute on function private.default_shopping_list(uuid) to authenticated, service_role;

create table public.shopping_list_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  list_id uuid not null default private.default_shopping_list(auth.uid()),
  name text not null constraint name_length check (char_length(name) <= 200 and name ~ '\S'),
  category text not null default 'Shopping List' constraint category_length
    check (char_length(category) between 1 and 60),
  amount text not null default '1' constraint amount_length check (char_length(amount) <= 40),
  unit text not null default 'piece' constraint unit_length check (char_length(unit) <= 40),
  checked boolean not null default false,
  created_at timestamptz not null default now(),
  ingredient text constraint ingredient_shape
    check (char_length(ingredient) <= 100 and ingredient ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  source text constraint source_length check (char_length(source) <= 200 and source ~ '\S'),
  foreign key (user_id, list_id) references public.shopping_lists (user_id, id) on delete cascade
);
comment on table public.shopping_list_items is 'What to buy. An item that names no list goes to the default one.';
comment on column public.shopping_list_items.amount is 'As a person writes it: "2", "1/2", "a few".';
comment on column public.shopping_list_items.ingredient is
  'Slug of the ingredient that the name was resolved to; null where it was not. No foreign key, as in `pantry_items`.';
comment on column public.shopping_list_items.source is 'What it is for: the title of a recipe.';

create index shopping_list_items_list_idx on public.shopping_list_items (user_id, list_id);

alter table public.shopping_list_items enable row level security;
grant
  select,
  insert (id, user_id, list_id, name, category, amount, unit, checked, ingredient, source),
  update (id, user_id, list_id, name, category, amount, unit, checked, ingredient, source),
  delete
  on public.shopping_list_items to authenticated;
grant select, insert, update, delete on public.shopping_list_items to service_role;
create policy "cooks read their own items" on public.shopping_list_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy "cooks add their own items" on public.shopping_list_items
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "cooks change their own items" on public.shopping_list_items
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "cooks remove their own items" on public.shopping_list_items
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.shopping_list_items
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.fill_shopping_list() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.list_id = private.default_shopping_list(new.user_id);
  return new;
end
$$;
comment on function private.fill_shopping_list() is
  'For rows that name their list as null: the data API sends null for what one row of several leaves out.';
create trigger fill_shopping_list before insert or update on public.shopping_list_items
  for each row when (new.list_id is null) execute function private.fill_shopping_list();

-- shopping/records ------------------------------------------------------------------------------

-- Lists that several devices change, with a network or without: the truth is a record for each item
-- and list, in which every field carries the moment it was last written. Merging keeps the later of two
-- writes, so it comes to the same however often and in whichever order changes arrive.
-- `shopping_list_items` and `shopping_lists` show what the records come to, and a plain write to them
-- goes into the records.

create table public.shopping_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint kind_known
    check (kind in ('shopping-item', 'shopping-list', 'shop')),
  id uuid not null,
  doc jsonb not null constraint doc_size check (octet_length(doc::text) <= 16000),
  changed_at timestamptz not null default now(),
  primary key (user_id, kind, id)
);
comment on table public.shopping_records is
  'Items, lists and the order of aisles as registers: field → [clock, value]. What was taken away stays with `removed`, so that a change which comes late finds it; see domain/sync/records.ts.';

create index shopping_records_removed_idx on public.shopping_records (user_id, changed_at)
  where doc -> 'removed' -> 1 = 'true';

alter table public.shopping_records enable row level security;
grant select on public.shopping_records to authenticated, service_role;
create policy "cooks read their own records" on public.shopping_records
  for select to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.shopping_records
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '20000');

create table public.shopping_versions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  version bigint not null default 0
);
comment on table public.shopping_versions is
  'A number that grows with each change of a cook''s lists: what an open screen asks for, again and again.';

alter table public.shopping_versions enable row level security;
grant select on public.shopping_versions to authenticated, service_role;
create policy "cooks read their own version" on public.shopping_versions
  for select to authenticated using (user_id = (select auth.uid()));

create function private.merged_record(doc jsonb, clock text, fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select doc || coalesce(
    (
      select jsonb_object_agg(field.key, jsonb_build_array(clock, field.value))
      from jsonb_each(fields) as field
      where coalesce((doc -> field.key ->> 0) collate "C" < clock collate "C", true)
    ),
    '{}'
  )
$$;
comment on function private.merged_record(jsonb, text, jsonb) is
  'The record with these fields, where nothing later stands in them. As `mergedDoc` in domain/sync/records.ts.';

create function private.later_clock(doc jsonb) returns text
language sql volatile set search_path = ''
as $$
  select lpad(
    greatest(
      floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
      coalesce((select max(left(register.value ->> 0, 13)::bigint) + 1 from jsonb_each(doc) as register), 0)
    )::text, 13, '0'
  ) || '.0000.server'
$$;
comment on function private.later_clock(jsonb) is
  'A moment after all that stands in a record, however wrong the clocks were that wrote it.';

create function private.plain_number(value text) returns numeric
language sql immutable set search_path = ''
as $$
  select case when value ~ '^-?\d{1,9}(\.\d{1,9})?$' then value::numeric end
$$;
comment on function private.plain_number(text) is 'Null for an amount in words.';

create function private.shopping_steps(doc jsonb, unit text) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce(sum((register.value ->> 1)::numeric), 0)
  from jsonb_each(doc) as register
  where starts_with(register.key, '+' || unit || '@')
    and jsonb_typeof(register.value -> 1) = 'number'
$$;
comment on function private.shopping_steps(jsonb, text) is
  'What all replicas together added to an amount in this unit. As `stepsIn` in domain/shopping/records.ts.';

create function private.shown_list(account uuid, wished uuid) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select list.id from public.shopping_lists as list
      where list.user_id = account and list.id = wished
        and (
          list.is_default or not exists (
            select from public.shopping_records as record
            where record.user_id = account and record.kind = 'shopping-list' and record.id = wished
              and record.doc -> 'removed' -> 1 = 'true'
          )
        )
    ),
    private.default_shopping_list(account)
  )
$$;
comment on function private.shown_list(uuid, uuid) is
  'The list that an item stands on: the one it was put on, or the default one where that is gone.';

create function private.shopping_item_fields(account uuid, doc jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', doc -> 'name' -> 1,
    'category', coalesce(nullif(doc -> 'category' -> 1, 'null'), '"Shopping List"'),
    'measure', jsonb_build_object(
      'amount', case when base.number is null or steps.sum = 0 then base.given
        else trim_scale(greatest(0, round(base.number + steps.sum, 3)))::text end,
      'unit', base.unit
    ),
    'ingredient', coalesce(doc -> 'ingredient' -> 1, 'null'),
    'source', coalesce(doc -> 'source' -> 1, 'null'),
    'checked', coalesce(nullif(doc -> 'checked' -> 1, 'null'), 'false'),
    'list', private.shown_list(account, (doc -> 'list' ->> 1)::uuid)
  )
  from (
    select
      coalesce(doc -> 'measure' -> 1 ->> 'amount', '1') as given,
      coalesce(doc -> 'measure' -> 1 ->> 'unit', 'piece') as unit,
      private.plain_number(coalesce(doc -> 'measure' -> 1 ->> 'amount', '1')) as number
  ) as base,
  lateral (select private.shopping_steps(doc, base.unit) as sum) as steps
$$;
comment on function private.shopping_item_fields(uuid, jsonb) is
  'An item as its record shows it, keyed by the fields of the record.';

create function private.write_shopping_record(account uuid, kind text, id uuid, doc jsonb)
returns void
language sql set search_path = ''
as $$
  insert into public.shopping_records as record (user_id, kind, id, doc) values ($1, $2, $3, $4)
  on conflict (user_id, kind, id) do update set doc = excluded.doc, changed_at = now()
  where record.doc is distinct from excluded.doc
$$;
comment on function private.write_shopping_record(uuid, text, uuid, jsonb) is
  'Keeps a record; one that says nothing new changes nothing.';

create function private.count_shopping_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shopping_versions as held (user_id, version) values (new.user_id, 1)
  on conflict (user_id) do update set version = held.version + 1;
  return null;
end
$$;
comment on function private.count_shopping_version() is
  'After each change of a record: whoever looks at the lists sees that there is something new.';
create trigger count_version after insert or update on public.shopping_records
  for each row execute function private.count_shopping_version();

-- shopping/recording ----------------------------------------------------------------------------

-- A plain write to the lists goes into their records.

create function private.lock_shopping() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('shopping:' || (select auth.uid()), 0))
  where (select auth.uid()) is not null;
  return null;
end
$$;
comment on function private.lock_shopping() is
  'One writer of a cook''s lists at a time: rows and records are two tables, and would be locked in two orders.';
create trigger lock_shopping before insert or update or delete on public.shopping_lists
  for each statement execute function private.lock_shopping();
create trigger lock_shopping before insert or update or delete on public.shopping_list_items
  for each statement execute function private.lock_shopping();

create function private.record_shopping_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := coalesce(new.user_id, old.user_id);
  item constant uuid := coalesce(new.id, old.id);
  held jsonb;
  shown jsonb;
  fields jsonb;
begin
  -- An account that is being erased takes its records with it.
  if not exists (select from auth.users where auth.users.id = account) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.id <> new.id then
    select private.merged_record(record.doc, private.later_clock(record.doc), '{"removed": true}')
    into held from public.shopping_records as record
    where record.user_id = account and record.kind = 'shopping-item' and record.id = old.id;
    perform private.write_shopping_record(account, 'shopping-item', old.id, held) where held is not null;
  end if;
  select record.doc into held from public.shopping_records as record
  where record.user_id = account and record.kind = 'shopping-item' and record.id = item;
  held := coalesce(held, '{}');
  if tg_op = 'DELETE' then
    fields := case when held -> 'removed' -> 1 = 'true' then '{}' else '{"removed": true}'::jsonb end;
  else
    shown := private.shopping_item_fields(account, held);
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') into fields
    from jsonb_each(jsonb_build_object(
      'name', new.name,
      'category', new.category,
      'measure', jsonb_build_object('amount', new.amount, 'unit', new.unit),
      'ingredient', new.ingredient,
      'source', new.source,
      'checked', new.checked,
      'list', new.list_id
    )) as field
    where shown -> field.key is distinct from field.value;
    if fields ? 'measure' and private.plain_number(new.amount) is not null then
      fields := jsonb_set(fields, '{measure,amount}', to_jsonb(trim_scale(
        private.plain_number(new.amount) - private.shopping_steps(held, new.unit)
      )::text));
    end if;
    if held = '{}' or held -> 'removed' -> 1 = 'true' then
      fields := fields || '{"removed": false}';
    end if;
    -- What came out of order shows before it is whole: the rest of it is still to come.
    if held = '{}' then
      fields := fields || jsonb_build_object(
        'added', floor(extract(epoch from new.created_at) * 1000)
      );
    end if;
  end if;
  if fields <> '{}' then
    perform private.write_shopping_record(
      account, 'shopping-item', item,
      private.merged_record(held, private.later_clock(held), fields)
    );
  end if;
  return null;
end
$$;
comment on function private.record_shopping_item() is
  'After-write trigger: what was written plainly goes into the record, as done now. What only shows the record says nothing new.';
create trigger record_shopping_item after insert or update or delete on public.shopping_list_items
  for each row execute function private.record_shopping_item();

create function private.record_shopping_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := coalesce(new.user_id, old.user_id);
  list constant uuid := coalesce(new.id, old.id);
  held jsonb;
  fields jsonb := '{}';
begin
  if not exists (select from auth.users where auth.users.id = account) then
    return null;
  end if;
  select record.doc into held from public.shopping_records as record
  where record.user_id = account and record.kind = 'shopping-list' and record.id = list;
  held := coalesce(held, '{}');
  if coalesce(held -> 'removed' -> 1, 'false') is distinct from to_jsonb(tg_op = 'DELETE') then
    fields := jsonb_build_object('removed', tg_op = 'DELETE');
  end if;
  if tg_op <> 'DELETE' and (held -> 'name' ->> 1) is distinct from new.name then
    fields := fields || jsonb_build_object('name', new.name);
  end if;
  if tg_op <> 'DELETE' and held = '{}' then
    fields := fields || jsonb_build_object('added', floor(extract(epoch from new.created_at) * 1000));
  end if;
  if fields <> '{}' then
    perform private.write_shopping_record(
      account, 'shopping-list', list,
      private.merged_record(held, private.later_clock(held), fields)
    );
  end if;
  return null;
end
$$;
comment on function private.record_shopping_list() is
  'After-write trigger: as `private.record_shopping_item`, for the lists.';
create trigger record_shopping_list after insert or update or delete on public.shopping_lists
  for each row execute function private.record_shopping_list();

-- shopping/operations ---------------------------------------------------------------------------

-- What devices send: operations on records, and what the lists show of them.

create function private.show_shopping_item(account uuid, item uuid, doc jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields constant jsonb := private.shopping_item_fields(account, doc);
begin
  -- Of what came out of order only a part may be known: without its name it is no item yet.
  if doc -> 'removed' -> 1 = 'true' or fields ->> 'name' is null then
    delete from public.shopping_list_items as held where held.user_id = account and held.id = item;
    return;
  end if;
  insert into public.shopping_list_items as held
    (id, user_id, list_id, name, category, amount, unit, ingredient, source, checked, created_at)
  values (
    item, account, (fields ->> 'list')::uuid, fields ->> 'name', fields ->> 'category',
    fields -> 'measure' ->> 'amount', fields -> 'measure' ->> 'unit', fields ->> 'ingredient',
    fields ->> 'source', (fields ->> 'checked')::boolean,
    coalesce(to_timestamp((doc -> 'added' ->> 1)::numeric / 1000), now())
  )
  on conflict (id) do update set
    list_id = excluded.list_id, name = excluded.name, category = excluded.category,
    amount = excluded.amount, unit = excluded.unit, ingredient = excluded.ingredient,
    source = excluded.source, checked = excluded.checked
  where held.user_id = excluded.user_id;
  if not found then
    raise exception 'id_taken';
  end if;
end
$$;
comment on function private.show_shopping_item(uuid, uuid, jsonb) is
  'Writes the row that a record comes to. Raises P0001 `id_taken`, `row_limit_reached`; 23514, 22P02 for what cannot be kept.';

create function private.show_shopping_list(account uuid, list uuid, doc jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if doc -> 'removed' -> 1 = 'true' then
    -- What others put there meanwhile is not lost with it.
    update public.shopping_list_items as item set list_id = private.default_shopping_list(account)
    where item.user_id = account and item.list_id = list
      and list <> private.default_shopping_list(account);
    delete from public.shopping_lists as held
    where held.user_id = account and held.id = list and not held.is_default;
    return;
  elsif doc -> 'name' ->> 1 is null then
    return;
  end if;
  update public.shopping_lists as held set name = doc -> 'name' ->> 1
  where held.user_id = account and held.id = list;
  if found then
    return;
  elsif not private.has_access(account) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'multiple_shopping_lists';
  end if;
  insert into public.shopping_lists (id, user_id, name) values (list, account, doc -> 'name' ->> 1)
  on conflict (id) do nothing;
  if not found then
    raise exception 'id_taken';
  end if;
  update public.shopping_list_items as item set list_id = list
  from public.shopping_records as record
  where item.user_id = account and record.user_id = account and record.kind = 'shopping-item'
    and record.id = item.id and record.doc -> 'list' ->> 1 = list::text;
end
$$;
comment on function private.show_shopping_list(uuid, uuid, jsonb) is
  'Writes the row that a record comes to. Raises 42501 `feature_required` for a new list without the plan, else as `private.show_shopping_item`.';

create function private.apply_shopping_operation(account uuid, operation jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  record_kind constant text := operation ->> 'kind';
  record_id constant uuid := (operation ->> 'id')::uuid;
  clock constant text := operation ->> 'clock';
  fields constant jsonb := operation -> 'set';
  held jsonb;
  merged jsonb;
begin
  if record_id is null or clock is null or clock !~ '^\d{13}\.[0-9a-z]{4}\.[0-9a-z]{1,16}$'
    or jsonb_typeof(fields) is distinct from 'object'
    or (record_kind = 'shop' and record_id <> account)
    or exists (
      select from jsonb_object_keys(fields) as field(key)
      where field.key !~ case record_kind
        when 'shopping-item'
          then '^(name|category|measure|ingredient|source|list|added|checked|removed|\+.{0,40}@[0-9a-z]{1,16})$'
        when 'shopping-list' then '^(name|added|removed)$'
        else '^aisles$' end
    )
  then
    raise exception 'malformed';
  end if;
  select record.doc into held from public.shopping_records as record
  where record.user_id = account and record.kind = record_kind and record.id = record_id;
  held := coalesce(held, '{}');
  merged := private.merged_record(held, clock, fields);
  if merged = held then
    return;
  end if;
  perform private.write_shopping_record(account, record_kind, record_id, merged);
  if record_kind = 'shopping-item' then
    perform private.show_shopping_item(account, record_id, merged);
  elsif record_kind = 'shopping-list' then
    perform private.show_shopping_list(account, record_id, merged);
  end if;
end
$$;
comment on function private.apply_shopping_operation(uuid, jsonb) is
  'Merges one operation {kind, id, clock, set} and shows what came of it. Raises P0001 `malformed`, and what showing raises.';

create function private.apply_shopping_operations(account uuid, operations jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  operation jsonb;
  refused jsonb := '[]';
  refusal text;
begin
  -- Sent in the name of one cook and with the token of another: nobody's list takes it.
  if account is distinct from (select auth.uid()) or account is null then
    raise exception 'another_account' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(operations) is distinct from 'array' or jsonb_array_length(operations) > 500 then
    raise exception 'malformed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shopping:' || account, 0));
  for operation in select each.value from jsonb_array_elements(operations) as each loop
    -- One that cannot be kept must not hold up those behind it.
    begin
      perform private.apply_shopping_operation(account, operation);
    exception
      when raise_exception or insufficient_privilege then
        refusal := sqlerrm;
        refused := refused || jsonb_build_object('operation', operation, 'code', refusal);
      when data_exception or integrity_constraint_violation then
        refused := refused || jsonb_build_object('operation', operation, 'code', 'malformed');
    end;
  end loop;
  delete from public.shopping_records as record
  where record.user_id = account and record.doc -> 'removed' -> 1 = 'true'
    and record.changed_at < now() - interval '400 days';
  return refused;
end
$$;
comment on function private.apply_shopping_operations(uuid, jsonb) is
  'Applies up to 500 operations in their order and returns those that were refused, each with its code. What was taken away is remembered for 400 days.';
grant execute on function private.apply_shopping_operations(uuid, jsonb) to authenticated;

create function public.shopping_snapshot() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select auth.uid()),
    'version', coalesce(
      (select held.version from public.shopping_versions as held where held.user_id = (select auth.uid())), 0
    ),
    'defaultList', private.default_shopping_list((select auth.uid())),
    'records', coalesce(
      (
        select jsonb_agg(jsonb_build_object('kind', record.kind, 'id', record.id, 'doc', record.doc))
        from public.shopping_records as record
        where record.user_id = (select auth.uid())
          and (
            record.doc -> 'removed' -> 1 is distinct from 'true'
            or record.changed_at > now() - interval '1 day'
          )
      ),
      '[]'
    )
  )
$$;
comment on function public.shopping_snapshot() is
  'All lists of the caller as records, with their version; of what was taken away that of the last day, so that it can be put back.';
grant execute on function public.shopping_snapshot() to authenticated;

create function public.apply_shopping_operations(account uuid, operations jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  refused constant jsonb := private.apply_shopping_operations(account, operations);
begin
  return public.shopping_snapshot() || jsonb_build_object('refused', refused);
end
$$;
comment on function public.apply_shopping_operations(uuid, jsonb) is
  'Applies operations {kind, id, clock, set} to the caller''s lists, each as often as it is sent with the same outcome, and returns the lists afterwards (`shopping_snapshot`) with what was refused. Raises 42501 `another_account`.';
grant execute on function public.apply_shopping_operations(uuid, jsonb) to authenticated;

-- accounts/sign-up ------------------------------------------------------------------------------

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
  insert into public.shopping_lists (user_id, name, is_default)
  values (new.id, 'Shopping List', true);
  insert into public.recipe_collections (user_id, name, is_default)
  values (new.id, 'My Recipes', true);
  return new;
end
$$;
comment on function private.create_account() is
  'Makes the profile, the default shopping list and the default collection of a new account. The name is the one given at sign-up, else the part of the e-mail before the @.';
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

-- comments/comments -----------------------------------------------------------------------------

-- Comments and their likes: trimmed when they are written, and changed by nobody but their author.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  user_id uuid default auth.uid() references public.public_profiles (id) on delete cascade,
  parent_comment_id uuid references public.comments (id) on delete cascade,
  content text not null,
  rating smallint constraint rating_range check (rating between 1 and 5),
  likes integer not null default 0,
  liked_by uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint content_length check (
    char_length(content) <= 2000
    and case
      when user_id is null then content = ''
      else content ~ '\S' or (rating is not null and parent_comment_id is null)
    end
  )
);
comment on table public.comments is 'What cooks say of a recipe: comments, and replies to them.';
comment on column public.comments.parent_comment_id is 'The comment that a reply answers. A reply has no replies and no rating.';
comment on column public.comments.liked_by is
  'Who likes it. A caller changes only their own place in it, whatever list they send; `likes` is its length.';
comment on column public.comments.updated_at is 'When the author last changed the text or the rating; null if never.';
comment on column public.comments.user_id is
  'Null is a tombstone: a deleted comment that holds the place of what was replied to it.';
comment on column public.comments.content is
  'Trimmed. Empty for a tombstone, and for a rating without words.';

create index comments_recipe_id_idx on public.comments (recipe_id, created_at);
create index comments_parent_comment_id_idx on public.comments (parent_comment_id);
create index comments_ratings_idx on public.comments (recipe_id, user_id, created_at desc, id desc)
  include (rating) where rating is not null;

-- For what a person did.
create index comments_newest_of_user_idx on public.comments (user_id, created_at desc) include (id);

-- Whose likes have to go is asked when an account is exported or erased.
create index comments_liked_by_idx on public.comments using gin (liked_by) where likes > 0;

-- By most liked; the newest come by `comments_recipe_id_idx`, from its end.
create index comments_helpful_idx on public.comments (recipe_id, likes, created_at, id)
  where parent_comment_id is null;

-- How many there are is counted in the index alone.
create index comments_with_words_idx on public.comments (recipe_id) where content <> '';

alter table public.comments enable row level security;

-- `likes`, `liked_by` and `updated_at` are granted because clients send them; the triggers decide.
grant
  select,
  insert (id, recipe_id, user_id, parent_comment_id, content, rating, likes, liked_by),
  update (content, rating, likes, liked_by, updated_at),
  delete
  on public.comments to authenticated;
grant select, insert, update, delete on public.comments to service_role;

-- In these, the card's own policy decides whether the caller sees the recipe.
create policy "cooks read comments on recipes they see" on public.comments
  for select to authenticated
  using (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and (user_id is null or user_id <> all ((select private.parted_people())::uuid[]))
  );
create policy "cooks comment as themselves on recipes they see" on public.comments
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (
      select
      from public.recipe_cards as card
      where
        card.id = recipe_id
        and (
          card.owner_id is null
          or card.owner_id <> all ((select private.parted_people())::uuid[])
        )
    )
  );
create policy "cooks edit or like comments on recipes they see" on public.comments
  for update to authenticated
  using (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and user_id <> all ((select private.parted_people())::uuid[])
  )
  with check (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and user_id <> all ((select private.parted_people())::uuid[])
  );
create policy "cooks delete their own comments" on public.comments
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '10000');

create function private.tidy_comment(content text) returns text
language sql immutable set search_path = ''
as $$
  -- By a list of characters: a pattern would take its time over a million spaces.
  select btrim(content, U&' \0009\000A\000B\000C\000D\00A0\2028\2029\3000\FEFF')
$$;
comment on function private.tidy_comment(text) is 'A comment''s text without white space around it.';
grant execute on function private.tidy_comment(text) to authenticated, service_role;

create function private.prepare_comment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.likes = 0;
  new.liked_by = '{}';
  new.updated_at = null;
  -- A tombstone. No policy lets a client write one.
  if new.user_id is null then
    new.content = '';
    new.rating = null;
    return new;
  end if;
  -- The clock, not the transaction's start: of several ratings in one call, one is the newest.
  new.created_at = clock_timestamp();
  new.content = private.tidy_comment(new.content);
  if new.parent_comment_id is not null then
    -- Held until commit: what is being answered cannot go meanwhile.
    perform from public.comments as parent
    where
      parent.id = new.parent_comment_id
      and parent.recipe_id = new.recipe_id
      and parent.parent_comment_id is null
      and parent.content <> ''
    for key share;
    if not found then
      raise exception 'reply_without_comment' using
        errcode = 'check_violation',
        detail = 'A reply answers a comment on the same recipe that has a text, and not another reply.';
    end if;
    new.rating = null;
  elsif new.rating is not null and not private.may_rate(new.user_id, new.recipe_id) then
    new.rating = null;
  end if;
  return new;
end
$$;
comment on function private.prepare_comment() is
  'Sets what a client may not: no likes, the server''s time, a parent on the same recipe. Raises 23514 `reply_without_comment`.';
create trigger prepare_comment before insert on public.comments
  for each row execute function private.prepare_comment();

-- `old` is the newest version of the row, locked: a list of likes that was read long ago cannot
-- take anyone else's like away.
create function private.guard_comment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  did_like constant boolean := coalesce(caller = any (old.liked_by), false);
  does_like constant boolean := coalesce(caller = any (new.liked_by), false);
begin
  new.id = old.id;
  new.recipe_id = old.recipe_id;
  new.parent_comment_id = old.parent_comment_id;
  new.created_at = old.created_at;

  -- Clients have no right to write `user_id`: an author goes and comes back by the functions below.
  if old.user_id is null and new.user_id is null then
    return old;
  elsif old.user_id is null then
    return new;
  elsif new.user_id is null then
    new.content = '';
    new.rating = null;
    new.likes = 0;
    new.liked_by = '{}';
    new.updated_at = null;
    return new;
  end if;
  new.user_id = old.user_id;
  new.updated_at = old.updated_at;

  if new.content is distinct from old.content then
    new.content = private.tidy_comment(new.content);
  end if;
  if
    new.rating is distinct from old.rating
    and (old.parent_comment_id is not null or not private.may_rate(old.user_id, old.recipe_id))
  then
    new.rating = null;
  end if;
  if (new.content, new.rating) is distinct from (old.content, old.rating) then
    if caller is distinct from old.user_id then
      raise exception 'not_the_author' using
        errcode = 'insufficient_privilege',
        detail = 'Only its author changes the text and the rating of a comment.';
    end if;
    new.updated_at = clock_timestamp();
  end if;

  new.liked_by = case
    when does_like and not did_like then old.liked_by || caller
    when did_like and not does_like then array_remove(old.liked_by, caller)
    else old.liked_by
  end;
  new.likes = cardinality(new.liked_by);
  return new;
end
$$;
comment on function private.guard_comment() is
  'Lets the author change text and rating, and everyone their own like; all else stays. Raises 42501 `not_the_author`.';
create trigger guard_comment before update on public.comments
  for each row execute function private.guard_comment();

-- comments/pace ---------------------------------------------------------------------------------

-- How much a person writes in a short time. One row a person, so that counting costs the same whatever was written,
-- and writing and deleting in turn gets nobody past it.

create table private.comment_paces (
  user_id uuid primary key references public.public_profiles (id) on delete cascade,
  minute timestamptz not null,
  in_minute integer not null,
  day date not null,
  in_day integer not null
);
comment on table private.comment_paces is
  'How many comments a person wrote in the minute and on the day (UTC) in which they last wrote one.';

create function private.pace_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a_minute constant integer := 20;
  a_day constant integer := 200;
  caller constant uuid := auth.uid();
  written constant integer := (select count(*) from inserted where inserted.user_id = caller);
  reached private.comment_paces;
begin
  if written = 0 then
    return null;
  end if;
  insert into private.comment_paces as pace (user_id, minute, in_minute, day, in_day)
  values (
    caller, date_trunc('minute', clock_timestamp()), written,
    (clock_timestamp() at time zone 'utc')::date, written
  )
  on conflict (user_id) do update set
    minute = excluded.minute,
    in_minute =
      excluded.in_minute + case when pace.minute = excluded.minute then pace.in_minute else 0 end,
    day = excluded.day,
    in_day = excluded.in_day + case when pace.day = excluded.day then pace.in_day else 0 end
  returning * into reached;
  if reached.in_minute > a_minute or reached.in_day > a_day then
    raise exception 'comment_limit' using
      detail = format('One writes at most %s comments a minute and %s a day.', a_minute, a_day),
      hint = 'Wait a little.';
  end if;
  return null;
end
$$;
comment on function private.pace_comments() is
  'After-insert statement trigger: holds a caller of the data API to 20 comments a minute and 200 a day. Raises P0001 `comment_limit`.';
create trigger pace_comments after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.pace_comments();

-- comments/ratings ------------------------------------------------------------------------------

-- The ratings that recipes are shown with, each cook's newest one.

create function private.refresh_recipe_rating(recipe bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Held until commit, and the next statement takes a new snapshot: whoever comes last sees every
  -- rating that was committed before.
  perform from public.recipe_cards as card where card.id = recipe for no key update;
  update public.recipe_cards as card
  set (rating, review_count) = (
    select coalesce(round(avg(newest.rating), 2), 0), count(*)
    from (
      select distinct on (said.user_id) said.rating
      from public.comments as said
      where
        said.recipe_id = recipe
        and said.rating is not null
        and said.user_id is distinct from card.owner_id
      order by said.user_id, said.created_at desc, said.id desc
    ) as newest
  )
  where card.id = recipe;
end
$$;
comment on function private.refresh_recipe_rating(bigint) is
  'Counts a recipe''s ratings again: each cook''s newest, none by its owner.';

create function private.follow_ratings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In the order of the ids, so that two statements over the same recipes cannot block each other.
  if tg_op = 'INSERT' then
    perform private.refresh_recipe_rating(rated.recipe_id)
    from (
      select distinct recipe_id from after_rows where rating is not null order by recipe_id
    ) as rated;
  elsif tg_op = 'UPDATE' then
    perform private.refresh_recipe_rating(rated.recipe_id)
    from (
      select distinct after_rows.recipe_id
      from after_rows
      join before_rows using (id)
      where after_rows.rating is distinct from before_rows.rating
      order by after_rows.recipe_id
    ) as rated;
  else
    perform private.refresh_recipe_rating(rated.recipe_id)
    from (
      select distinct recipe_id from before_rows where rating is not null order by recipe_id
    ) as rated;
  end if;
  return null;
end
$$;
comment on function private.follow_ratings() is
  'Keeps rating and review_count of the recipes whose ratings a statement touched.';
create trigger follow_new_ratings after insert on public.comments
  referencing new table as after_rows
  for each statement execute function private.follow_ratings();
create trigger follow_changed_ratings after update on public.comments
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_ratings();
create trigger follow_deleted_ratings after delete on public.comments
  referencing old table as before_rows
  for each statement execute function private.follow_ratings();

create function private.may_rate(cook uuid, recipe bigint) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from public.recipe_cards as card where card.id = recipe and card.owner_id = cook
  )
$$;
comment on function private.may_rate(uuid, bigint) is 'Nobody rates their own recipe.';
grant execute on function private.may_rate(uuid, bigint) to authenticated, service_role;

create function private.own_rating(recipe bigint) returns smallint
language plpgsql stable set search_path = ''
as $$
begin
  -- Visitors have no right to ask for comments.
  if (select auth.uid()) is null then
    return null;
  end if;
  return (
    select said.rating
    from public.comments as said
    where
      said.recipe_id = recipe and said.user_id = (select auth.uid()) and said.rating is not null
    order by said.created_at desc, said.id desc
    limit 1
  );
end
$$;
comment on function private.own_rating(bigint) is 'The caller''s rating of a recipe: the newest; null without one.';
grant execute on function private.own_rating(bigint) to anon, authenticated, service_role;

create function public.rate_recipe(recipe bigint, stars smallint default null) returns void
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if stars is null then
    delete from public.comments as said
    where said.recipe_id = recipe and said.user_id = caller and said.content = '';
    update public.comments as said
    set rating = null
    where said.recipe_id = recipe and said.user_id = caller and said.rating is not null;
    return;
  end if;
  update public.comments as said
  set rating = stars
  where said.id = (
    select newest.id
    from public.comments as newest
    where newest.recipe_id = recipe and newest.user_id = caller and newest.rating is not null
    order by newest.created_at desc, newest.id desc
    limit 1
  );
  if not found then
    insert into public.comments (recipe_id, user_id, content, rating)
    values (recipe, caller, '', stars);
  end if;
end
$$;
comment on function public.rate_recipe(bigint, smallint) is
  'Sets the caller''s rating (1–5) of a recipe without words: where they rated it before, there; else as a comment without a text. Null takes every rating of theirs back. Errors: those of writing a comment; 23514 on one''s own recipe.';
grant execute on function public.rate_recipe(bigint, smallint) to authenticated;

-- comments/deletion -----------------------------------------------------------------------------

-- Deleting, and taking it back: a comment that is deleted under its replies leaves a tombstone, and is whole again
-- when its author takes the deletion back.

create table private.deleted_comments (
  id uuid primary key,
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  comment jsonb not null,
  hidden jsonb not null,
  reports jsonb not null,
  parent_created_at timestamptz,
  deleted_at timestamptz not null default clock_timestamp()
);
comment on table private.deleted_comments is
  'Comments that their authors deleted, for ten minutes in which they may take it back. Later deletions clear what is older.';
comment on column private.deleted_comments.comment is 'The whole row of `comments`.';
comment on column private.deleted_comments.hidden is
  'The rows of `hidden_comments` that it had; with those of `comment_reports`, so that no deletion washes them off.';
comment on column private.deleted_comments.reports is 'The rows of `comment_reports` that it had.';
comment on column private.deleted_comments.parent_created_at is
  'Of the comment that a reply answered: its tombstone may go with the reply.';

create index deleted_comments_user_id_idx on private.deleted_comments (user_id);
create index deleted_comments_recipe_id_idx on private.deleted_comments (recipe_id);
create index deleted_comments_deleted_at_idx on private.deleted_comments (deleted_at);

create function private.leave_tombstone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- With a recipe all that was said of it goes, and a tombstone leaves none.
  if
    old.user_id is null
    or not exists (select from public.recipe_cards as card where card.id = old.recipe_id)
  then
    return old;
  end if;
  -- Not where the account itself is being erased.
  if
    old.user_id = auth.uid()
    and exists (select from public.public_profiles as author where author.id = old.user_id)
  then
    delete from private.deleted_comments as gone
    where gone.id in (
      select stale.id
      from private.deleted_comments as stale
      where stale.deleted_at < clock_timestamp() - interval '10 minutes'
      limit 100
      for update skip locked
    );
    insert into private.deleted_comments
      (id, user_id, recipe_id, comment, hidden, reports, parent_created_at)
    values (
      old.id, old.user_id, old.recipe_id, to_jsonb(old),
      (
        select coalesce(jsonb_agg(hidden), '[]')
        from public.hidden_comments as hidden
        where hidden.comment_id = old.id
      ),
      (
        select coalesce(jsonb_agg(report), '[]')
        from public.comment_reports as report
        where report.comment_id = old.id
      ),
      (select parent.created_at from public.comments as parent where parent.id = old.parent_comment_id)
    )
    on conflict (id) do update set
      comment = excluded.comment,
      hidden = excluded.hidden,
      reports = excluded.reports,
      deleted_at = excluded.deleted_at;
  end if;
  if exists (select from public.comments as reply where reply.parent_comment_id = old.id) then
    update public.comments as said set user_id = null where said.id = old.id;
    return null;
  end if;
  return old;
end
$$;
comment on function private.leave_tombstone() is
  'Before-delete trigger: a comment with replies stays as a row without text and author. Keeps what its author deleted for ten minutes.';
create trigger leave_tombstone before delete on public.comments
  for each row execute function private.leave_tombstone();

create function private.clear_tombstones() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  answered uuid;
begin
  for answered in
    select distinct parent_comment_id from before_rows
    where parent_comment_id is not null order by parent_comment_id
  loop
    -- Locked before it is looked for replies: of two last replies that go at once, the later one
    -- sees that the other has gone.
    perform from public.comments as said
    where said.id = answered and said.user_id is null for update;
    if found and not exists (
      select from public.comments as reply where reply.parent_comment_id = answered
    ) then
      delete from public.comments as said where said.id = answered;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.clear_tombstones() is
  'After-delete statement trigger: a tombstone goes with its last reply.';
create trigger clear_tombstones after delete on public.comments
  referencing old table as before_rows
  for each statement execute function private.clear_tombstones();

create function private.bring_back_comment(comment uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.deleted_comments;
  said public.comments;
begin
  delete from private.deleted_comments as gone
  where
    gone.id = bring_back_comment.comment
    and gone.user_id = auth.uid()
    and gone.deleted_at > clock_timestamp() - interval '10 minutes'
  returning * into kept;
  if not found then
    return false;
  end if;
  said := jsonb_populate_record(null::public.comments, kept.comment);
  -- First the places, then what stood in them.
  if said.parent_comment_id is not null then
    insert into public.comments (id, recipe_id, user_id, content, created_at)
    values (said.parent_comment_id, said.recipe_id, null, '', kept.parent_created_at)
    on conflict (id) do nothing;
  end if;
  insert into public.comments (id, recipe_id, user_id, parent_comment_id, content, created_at)
  values (said.id, said.recipe_id, null, said.parent_comment_id, '', said.created_at)
  on conflict (id) do nothing;
  -- Also where the place still stood: it may have gone with a reply, and come back with it.
  insert into public.hidden_comments
  select hidden.*
  from jsonb_populate_recordset(null::public.hidden_comments, kept.hidden) as hidden
  join public.public_profiles as reader on reader.id = hidden.user_id
  on conflict do nothing;
  insert into public.comment_reports
  select report.*
  from jsonb_populate_recordset(null::public.comment_reports, kept.reports) as report
  join public.public_profiles as reader on reader.id = report.user_id
  on conflict do nothing;
  update public.comments as place
  set
    user_id = said.user_id,
    content = said.content,
    rating = said.rating,
    likes = said.likes,
    liked_by = said.liked_by,
    updated_at = said.updated_at
  where place.id = said.id and place.user_id is null;
  return found;
end
$$;
comment on function private.bring_back_comment(uuid) is
  'What public.restore_comment does, with the right to write what no client may.';
grant execute on function private.bring_back_comment(uuid) to authenticated;

create function public.restore_comment(comment uuid) returns boolean
language sql set search_path = ''
as $$
  select private.bring_back_comment(comment)
$$;
comment on function public.restore_comment(uuid) is
  'Takes back the caller''s own deletion of a comment or reply, for ten minutes: with its likes, its rating, its replies, and what its readers hid and reported. False where there is nothing to take back.';
grant execute on function public.restore_comment(uuid) to authenticated;

-- comments/hidden -------------------------------------------------------------------------------

-- Whose comments one does not see: of people one is parted from, and those that one hid or reported.

create table public.hidden_comments (
  user_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  comment_id uuid not null references public.comments (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, comment_id)
);
comment on table public.hidden_comments is
  'Comments that somebody does not want to see. It changes nothing for anyone else.';

create index hidden_comments_comment_id_idx on public.hidden_comments (comment_id);

alter table public.hidden_comments enable row level security;
grant select, insert (user_id, comment_id), delete on public.hidden_comments to authenticated;
grant select, insert, update, delete on public.hidden_comments to service_role;
create policy "people see what they hid" on public.hidden_comments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people hide comments that they see" on public.hidden_comments
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.comments as said where said.id = comment_id)
  );
create policy "people show again what they hid" on public.hidden_comments
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.hidden_comments
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create table public.comment_reports (
  user_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  comment_id uuid not null references public.comments (id) on delete cascade,
  reason text not null constraint reason_known
    check (reason in ('spam', 'unkind', 'unsafe', 'off-topic', 'other')),
  created_at timestamptz not null default now(),
  primary key (user_id, comment_id)
);
comment on table public.comment_reports is
  'That somebody finds a comment wrong, and why. Nobody reads another''s report: neither the author nor the other readers learn who it was.';
comment on column public.comment_reports.reason is
  '`unsafe`: following it could make somebody ill.';

create index comment_reports_comment_id_idx on public.comment_reports (comment_id);

alter table public.comment_reports enable row level security;
grant select, insert (user_id, comment_id, reason), delete
  on public.comment_reports to authenticated;
grant select, insert, update, delete on public.comment_reports to service_role;
create policy "people see their own reports" on public.comment_reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people report others' comments that they see" on public.comment_reports
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (
      select
      from public.comments as said
      where said.id = comment_id and said.user_id <> (select auth.uid())
    )
  );
create policy "people take back their own reports" on public.comment_reports
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.comment_reports
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.is_reported(comment uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= 3 from public.comment_reports as report where report.comment_id = comment
$$;
comment on function private.is_reported(uuid) is
  'Whether three people reported a comment. From then on its text is folded away for everyone but its author.';
grant execute on function private.is_reported(uuid) to authenticated, service_role;

-- comments/threads ------------------------------------------------------------------------------

-- The discussion of a recipe as its screen shows it: pages of threads with names, what one likes, and
-- what is folded away. The policies of the tables decide what is seen at all. Of ten thousand comments a page reads
-- those that it shows.

create view private.shown_comments with (security_invoker = true) as
select
  said.id,
  said.recipe_id,
  said.parent_comment_id,
  said.user_id,
  case when said.user_id is not null then coalesce(author.name, 'Unknown User') end as user_name,
  author.avatar_url,
  case when seen.folded is null then said.content else '' end as content,
  said.rating,
  said.likes,
  coalesce((select auth.uid()) = any (said.liked_by), false) as is_liked,
  said.created_at,
  said.updated_at,
  seen.folded,
  (
    select count(*)::integer
    from public.comments as reply
    where reply.parent_comment_id = said.id
  ) as reply_count
from public.comments as said
left join public.public_profiles as author on author.id = said.user_id
cross join lateral (
  select
    case
      when said.user_id is null or said.user_id = (select auth.uid()) then null
      when
        exists (
          select from public.hidden_comments as hidden
          where hidden.comment_id = said.id and hidden.user_id = (select auth.uid())
        )
        or exists (
          select from public.comment_reports as report
          where report.comment_id = said.id and report.user_id = (select auth.uid())
        )
        then 'hidden'
      when private.is_reported(said.id) then 'reported'
    end as folded
) as seen;
comment on view private.shown_comments is
  'Comments as their reader is shown them. `folded`: `hidden` by the reader (who hid or reported it), `reported` by three people; its text then comes only when it is asked for.';
grant select on private.shown_comments to authenticated;

create type private.comment_place as (likes integer, created_at timestamptz, id uuid);
comment on type private.comment_place is 'Where a page of comments ended.';

create function private.read_comment_cursor(page_cursor text) returns private.comment_place
language plpgsql stable set search_path = ''
as $$
declare
  parts constant text[] := string_to_array(page_cursor, '|');
begin
  if page_cursor is null then
    return null;
  end if;
  return (parts[1]::integer, parts[2]::timestamptz, parts[3]::uuid)::private.comment_place;
exception when data_exception then
  perform private.refuse('bad_cursor', 'A page goes on after the cursor of the one before.');
end
$$;
comment on function private.read_comment_cursor(text) is
  'Where a page of comments ended; null for the first page. Raises 22023 `bad_cursor`.';
grant execute on function private.read_comment_cursor(text) to authenticated;

create function private.check_comment_page(page_size integer) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 comments.');
  end if;
  return coalesce(page_size, 20);
end
$$;
comment on function private.check_comment_page(integer) is
  'The size of a page of comments, 20 unless said. Raises 22023 `bad_page_size`.';
grant execute on function private.check_comment_page(integer) to authenticated;

-- Each order in a query of its own, and the end of the page before as a plain comparison: only so does an index give
-- them in order.
create function private.opening_comments(
  recipe bigint, by_likes boolean, after private.comment_place, wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  until constant timestamptz := coalesce(after.created_at, 'infinity');
  until_id constant uuid := coalesce(after.id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if by_likes then
    return array(
      select said.id
      from public.comments as said
      where
        said.recipe_id = recipe
        and said.parent_comment_id is null
        -- A rating without words is none to read.
        and (
          said.content <> ''
          or exists (select from public.comments as reply where reply.parent_comment_id = said.id)
        )
        and (said.likes, said.created_at, said.id)
          < (coalesce(after.likes, 2147483647), until, until_id)
      order by said.likes desc, said.created_at desc, said.id desc
      limit wanted
    );
  end if;
  return array(
    select said.id
    from public.comments as said
    where
      said.recipe_id = recipe
      and said.parent_comment_id is null
      and (
        said.content <> ''
        or exists (select from public.comments as reply where reply.parent_comment_id = said.id)
      )
      and (said.created_at, said.id) < (until, until_id)
    order by said.created_at desc, said.id desc
    limit wanted
  );
end
$$;
comment on function private.opening_comments(bigint, boolean, private.comment_place, integer) is
  'The comments of a page that are no replies, in order, after the place at which the page before ended; null for the first page.';
grant execute on function
  private.opening_comments(bigint, boolean, private.comment_place, integer)
  to authenticated;

create function public.comment_threads(
  recipe bigint,
  sort text default 'newest',
  page_after text default null,
  page_size integer default 20
) returns table (
  id uuid,
  parent_comment_id uuid,
  user_id uuid,
  user_name text,
  avatar_url text,
  content text,
  rating smallint,
  likes integer,
  is_liked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  folded text,
  reply_count integer,
  page_cursor text
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant integer := private.check_comment_page(page_size);
  after constant private.comment_place := private.read_comment_cursor(page_after);
  by_likes constant boolean := sort = 'helpful';
begin
  if sort is null or sort not in ('newest', 'helpful') then
    perform private.refuse('bad_sort', 'Comments come by newest or by helpful.');
  end if;
  return query
  with opening as materialized (
    select place.id, place.place
    from unnest(private.opening_comments(recipe, by_likes, after, wanted))
      with ordinality as place (id, place)
  ), line as materialized (
    select opening.id, opening.place, true as is_opening from opening
    union all
    select reply.id, opening.place, false
    from opening
    cross join lateral (
      select said.id
      from public.comments as said
      where said.parent_comment_id = opening.id
      order by said.created_at, said.id
      limit 3
    ) as reply
  )
  select
    said.id, said.parent_comment_id, said.user_id, said.user_name, said.avatar_url, said.content,
    said.rating, said.likes, said.is_liked, said.created_at, said.updated_at, said.folded,
    said.reply_count,
    case when line.is_opening and by_likes then said.likes else 0 end
      || '|' || said.created_at || '|' || said.id
  from line
  join private.shown_comments as said on said.id = line.id
  order by line.place, not line.is_opening, said.created_at, said.id;
end
$$;
comment on function public.comment_threads(bigint, text, text, integer) is
  'The comments on a recipe by `newest` or by `helpful` (most liked), each followed by its first three replies, oldest first; `page_size` counts comments. `page_after`: the `page_cursor` of the last comment; a page with fewer comments than asked for is the last. `user_id` and `user_name` are null for a tombstone. Errors: 22023 `bad_sort`, `bad_cursor`, `bad_page_size`.';
grant execute on function public.comment_threads(bigint, text, text, integer) to authenticated;

create function public.comment_replies(
  comment uuid, page_after text default null, page_size integer default 20
) returns table (
  id uuid,
  parent_comment_id uuid,
  user_id uuid,
  user_name text,
  avatar_url text,
  content text,
  rating smallint,
  likes integer,
  is_liked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  folded text,
  reply_count integer,
  page_cursor text
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant integer := private.check_comment_page(page_size);
  after constant private.comment_place := private.read_comment_cursor(page_after);
begin
  return query
  select
    said.id, said.parent_comment_id, said.user_id, said.user_name, said.avatar_url, said.content,
    said.rating, said.likes, said.is_liked, said.created_at, said.updated_at, said.folded,
    said.reply_count, 0 || '|' || said.created_at || '|' || said.id
  from private.shown_comments as said
  where
    said.parent_comment_id = comment
    and (page_after is null or (said.created_at, said.id) > (after.created_at, after.id))
  order by said.created_at, said.id
  limit wanted;
end
$$;
comment on function public.comment_replies(uuid, text, integer) is
  'The replies to a comment, oldest first, a page at a time, in the rows of `comment_threads`. Errors: 22023 `bad_cursor`, `bad_page_size`.';
grant execute on function public.comment_replies(uuid, text, integer) to authenticated;

-- comments/summary ------------------------------------------------------------------------------

-- What a recipe's page says of its discussion.

create function private.count_comments(recipe bigint) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from public.comments as said
  where said.recipe_id = recipe and said.content <> ''
$$;
comment on function private.count_comments(bigint) is
  'How many comments and replies with words a recipe has, for whom may not read them too. Its caller sees the recipe.';
grant execute on function private.count_comments(bigint) to anon, authenticated, service_role;

create function public.comment_summary(recipe bigint)
returns table (
  rating numeric,
  review_count integer,
  comment_count integer,
  own_rating smallint,
  is_own boolean
)
language sql stable set search_path = ''
as $$
  select
    card.rating,
    card.review_count,
    private.count_comments(card.id),
    private.own_rating(card.id),
    coalesce(card.owner_id = (select auth.uid()), false)
  from public.recipe_cards as card
  where card.id = recipe
$$;
comment on function public.comment_summary(bigint) is
  'How a recipe is rated and how much is said of it, for visitors too; the caller''s own rating, and whether it is their own recipe, which they do not rate. No row where the recipe is not to be seen.';
grant execute on function public.comment_summary(bigint) to anon, authenticated, service_role;

-- people/cooking-levels -------------------------------------------------------------------------

-- How far a cook has come, and what they like to cook.

create function private.cooks_of(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(distinct (cooked.recipe_id, (cooked.cooked_at at time zone 'utc')::date))
  from public.cooked_recipes as cooked
  where cooked.user_id = person
$$;
comment on function private.cooks_of(uuid) is
  'How often a person cooked: a dish that is noted twice on one day counts once.';

create function private.cooking_level(cooks bigint) returns text
language sql immutable set search_path = ''
as $$
  select case
    when cooks >= 150 then 'master-cook'
    when cooks >= 50 then 'seasoned-cook'
    when cooks >= 15 then 'confident-cook'
    when cooks >= 3 then 'home-cook'
    else 'beginner'
  end
$$;
comment on function private.cooking_level(bigint) is
  'The level of who cooked so often: `cookingLevel` in domain/people/cooking-level.ts.';

create function private.favorite_cuisines(person uuid, own boolean) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select cuisine.name
    from (
      select said.recipe_id, 1 as weight
      from public.comments as said
      where said.user_id = person and coalesce(said.rating, 3) >= 3
      union all
      select shared.id, 2
      from public.recipe_cards as shared
      where shared.owner_id = person and shared.visibility = 'public'
      union all
      select cooked.recipe_id, 1
      from public.cooked_recipes as cooked
      where cooked.user_id = person and own
    ) as act
    join public.recipe_cards as card on card.id = act.recipe_id and card.visibility = 'public'
    cross join lateral unnest(card.cuisine) as cuisine(name)
    group by cuisine.name
    order by sum(act.weight) desc, cuisine.name
    limit 3
  )
$$;
comment on function private.favorite_cuisines(uuid, boolean) is
  'Up to three cuisines of what a person said and shared, where everyone can see it; for themselves (`own`) also of what they cooked.';

create function private.likes_of(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(said.likes - (person = any (said.liked_by))::integer), 0)
  from public.comments as said
  where said.user_id = person
$$;
comment on function private.likes_of(uuid) is 'How many likes all comments of a person have together, but for their own.';

create function private.follow_counts(
  person uuid, out followers bigint, out following bigint
)
language sql stable security definer set search_path = ''
as $$
  select
    (select count(*) from public.follows as follow where follow.followed_id = person),
    (select count(*) from public.follows as follow where follow.follower_id = person)
$$;
comment on function private.follow_counts(uuid) is
  'How many follow a person, and whom that person follows: the same for every reader, also where some of them are apart.';

-- people/badges ---------------------------------------------------------------------------------

-- Badges: earned once, never taken. Each rule stands here; the words stand in domain/people/badges.ts.

create table public.earned_badges (
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  badge text not null constraint badge_shape check (badge ~ '^[a-z]+(-[a-z]+)*$'),
  earned_at timestamptz not null default now(),
  primary key (user_id, badge)
);
comment on table public.earned_badges is
  'What a cook has earned. Written by triggers alone; a rule that no longer holds takes nothing away.';

alter table public.earned_badges enable row level security;
grant select on public.earned_badges to authenticated;
grant select, insert, update, delete on public.earned_badges to service_role;
create policy "cooks see the badges of people they see" on public.earned_badges
  for select to authenticated using (
    (select public.can_use('community'))
    and user_id <> all ((select private.parted_people())::uuid[])
  );

create function private.award(person uuid, badges text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into public.earned_badges (user_id, badge)
  select person, badge from unnest(badges) as badge where badge is not null
  on conflict do nothing
$$;
comment on function private.award(uuid, text[]) is 'Gives badges that are not there yet; nulls are none.';

create function private.longest_run(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(max(run.days), 0)
  from (
    select count(*) as days
    from (
      select day, day - (row_number() over (order by day))::integer as beginning
      from (
        select distinct (cooked.cooked_at at time zone 'utc')::date as day
        from public.cooked_recipes as cooked
        where cooked.user_id = person
      ) as cooked_on
    ) as numbered
    group by beginning
  ) as run
$$;
comment on function private.longest_run(uuid) is 'On how many days in a row, by the date of UTC, a person has cooked.';

create function private.saved_from_waste(person uuid, taken jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from jsonb_array_elements(taken) as line
    join public.ingredients as known on known.slug = line ->> 'ingredient'
    join public.pantry_items as item
      on item.user_id = person and item.ingredient = line ->> 'ingredient'
    where now() - item.stocked_at >= known.shelf_life_days * interval '1 day' * 0.6
  )
$$;
comment on function private.saved_from_waste(uuid, jsonb) is
  'Whether something was cooked that had spent most of its days: `spoilsSoon` in domain/pantry/shelf-life.ts.';

-- Once a statement and person, not once a row: a kitchen that brings its history comes with thousands.
create function private.award_cooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  cook uuid;
  cooks bigint;
  cuisines bigint;
  most_of_one bigint;
begin
  for cook in select distinct user_id from inserted loop
    cooks := private.cooks_of(cook);
    select count(distinct cuisine.name) into cuisines
    from public.cooked_recipes as cooked
    join public.recipe_cards as card on card.id = cooked.recipe_id
    cross join lateral unnest(card.cuisine) as cuisine(name)
    where cooked.user_id = cook;
    select coalesce(max(dish.days), 0) into most_of_one
    from (
      select count(distinct (cooked.cooked_at at time zone 'utc')::date) as days
      from public.cooked_recipes as cooked
      where cooked.user_id = cook
      group by cooked.recipe_id
    ) as dish;
    perform private.award(cook, array[
      case when cooks >= 1 then 'first-dish' end,
      case when cooks >= 10 then 'ten-dishes' end,
      case when cooks >= 50 then 'fifty-dishes' end,
      case when cuisines >= 5 then 'world-kitchen' end,
      case when most_of_one >= 5 then 'house-special' end,
      case when private.longest_run(cook) >= 7 then 'week-at-the-stove' end
    ]);
    perform private.award(cook, array[
      case when bool_or(dish.servings >= 8) then 'full-table' end,
      case when bool_or(private.saved_from_waste(cook, dish.taken)) then 'waste-saver' end
    ])
    from inserted as dish
    where dish.user_id = cook;
  end loop;
  return null;
end
$$;
comment on function private.award_cooks() is 'After-insert trigger of cooked_recipes: what cooking earns.';
create trigger award_cooks after insert on public.cooked_recipes
  referencing new table as inserted
  for each statement execute function private.award_cooks();

create function private.award_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  author uuid;
begin
  for author in select distinct user_id from inserted where user_id is not null loop
    perform private.award(author, array[
      case
        when exists (
          select from inserted as said where said.user_id = author and said.content <> ''
        )
        then 'first-words'
      end,
      case
        when 10 <= (
          select count(distinct said.recipe_id)
          from public.comments as said
          where said.user_id = author and said.rating is not null
        )
        then 'fine-palate'
      end
    ]);
  end loop;
  return null;
end
$$;
comment on function private.award_comments() is 'After-insert trigger of comments: what saying something earns.';
create trigger award_comments after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.award_comments();

create function private.award_likes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  likes bigint;
begin
  -- Of two hundred likes most change nothing: the list of badges is looked at first.
  if exists (
    select from public.earned_badges as badge
    where badge.user_id = new.user_id and badge.badge = 'well-loved'
  ) then
    return null;
  end if;
  likes := private.likes_of(new.user_id);
  if likes >= 10 then
    perform private.award(new.user_id, array[
      'helping-hand', case when likes >= 100 then 'well-loved' end
    ]);
  end if;
  return null;
end
$$;
comment on function private.award_likes() is 'After-update trigger of comments: what being liked earns.';

-- A comment that many like at once is not counted at each of its likes. One of them may be its author's,
-- which does not count.
create trigger award_likes after update on public.comments
  for each row when (
    new.likes > old.likes
    and (new.likes <= 11 or new.likes % 10 <= 1)
    and new.user_id is not null
  )
  execute function private.award_likes();

create function private.award_recipe() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shared bigint;
begin
  select count(*) into shared
  from public.recipe_cards as card
  where card.owner_id = new.owner_id and card.visibility = 'public';
  perform private.award(new.owner_id, array[
    case when shared >= 1 then 'recipe-writer' end,
    case when shared >= 10 then 'own-cookbook' end
  ]);
  return null;
end
$$;
comment on function private.award_recipe() is 'After-write trigger of recipe_cards: what sharing recipes earns.';
create trigger award_shared_recipe after insert or update of visibility on public.recipe_cards
  for each row when (new.owner_id is not null and new.visibility = 'public')
  execute function private.award_recipe();

create function private.award_follows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct followed_id from inserted loop
    if 10 = (
      select count(*)
      from (select from public.follows where followed_id = person limit 10) as follower
    ) then
      perform private.award(person, array['good-company']);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.award_follows() is 'After-insert trigger of follows: what being followed earns.';
create trigger award_follows after insert on public.follows
  referencing new table as inserted
  for each statement execute function private.award_follows();

create function private.award_welcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.earned_badges (user_id, badge, earned_at)
  values (new.id, 'welcome-chef', new.created_at);
  return null;
end
$$;
comment on function private.award_welcome() is 'After-insert trigger of public_profiles: everyone is welcome.';
create trigger award_welcome after insert on public.public_profiles
  for each row execute function private.award_welcome();

-- people/pictures -------------------------------------------------------------------------------

-- Pictures that people bring: who may bring how many, and which one is a person's portrait. The files
-- themselves lie in the store of the host, at <user>/<id>.webp, written by the function `pictures`.

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  purpose text not null constraint purpose_known check (purpose in ('avatar', 'recipe')),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  cleared_at timestamptz
);
comment on table public.pictures is 'One row for each picture that somebody brought.';
comment on column public.pictures.removed_at is
  'When it was taken away. Until its file has gone too, it counts as held.';
comment on column public.pictures.cleared_at is
  'Since when it has no file; the row stays for an hour more, for the limit counts it.';

create index pictures_user_id_idx on public.pictures (user_id, created_at desc);

alter table public.pictures enable row level security;
grant select on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role;
create policy "people see their own pictures" on public.pictures
  for select to authenticated using (user_id = (select auth.uid()));

create function private.picture_address(owner uuid, picture uuid) returns text
language sql immutable set search_path = ''
as $$
  select '/storage/v1/object/public/pictures/' || owner || '/' || picture || '.webp'
$$;
comment on function private.picture_address(uuid, uuid) is
  'Where a picture is read, on the origin of the backend: as hosted Storage has it.';

-- With more rights than its caller: nobody writes these rows but through here.
create function private.take_picture_place(purpose text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  per_hour constant integer := case when purpose = 'recipe' then 1000 else 20 end;
  at_once constant integer := case when purpose = 'recipe' then 2500 else 500 end;
  caller constant uuid := auth.uid();
  place uuid;
begin
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  if not found then
    raise exception 'person_not_found' using
      errcode = 'insufficient_privilege', detail = 'Pictures belong to an account.';
  end if;
  delete from public.pictures as old
  where old.user_id = caller and old.cleared_at < now() - interval '1 hour';
  if per_hour <= (
    select count(*)
    from public.pictures as recent
    where
      recent.user_id = caller
      and recent.purpose = take_picture_place.purpose
      and recent.created_at > now() - interval '1 hour'
  ) then
    raise exception 'picture_limit' using
      detail = format('Up to %s pictures an hour can be uploaded.', per_hour),
      hint = 'Try again later.';
  end if;
  if at_once <= (
    select count(*)
    from public.pictures as held
    where
      held.user_id = caller
      and held.purpose = take_picture_place.purpose
      and held.cleared_at is null
  ) then
    raise exception 'row_limit_reached' using
      detail = format('An account holds at most %s pictures of this kind.', at_once),
      hint = 'Remove some before adding more.';
  end if;
  insert into public.pictures (user_id, purpose)
  values (caller, take_picture_place.purpose)
  returning pictures.id into place;
  return place;
end
$$;
comment on function private.take_picture_place(text) is
  'A place for a picture of the caller. Raises P0001 `picture_limit` (20 portraits and 1,000 pictures of recipes an hour), `row_limit_reached` (500 and 2,500).';
grant execute on function private.take_picture_place(text) to authenticated;

create function public.begin_picture(purpose text) returns table (picture uuid, owner uuid)
language sql set search_path = ''
as $$
  select private.take_picture_place(purpose), auth.uid()
$$;
comment on function public.begin_picture(text) is
  'For the function `pictures`: the place of a new picture (`avatar` or `recipe`) of the caller. Errors: 23514 for another purpose; P0001 `picture_limit`, `row_limit_reached`.';
grant execute on function public.begin_picture(text) to authenticated;

create function private.change_portrait(picture uuid) returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  update public.public_profiles as owner
  set avatar_url = case
    when picture is not null then private.picture_address(caller, picture)
  end
  where owner.id = caller;
  update public.pictures as old
  set removed_at = now()
  where
    old.user_id = caller
    and old.purpose = 'avatar'
    and old.removed_at is null
    and old.id is distinct from picture;
  return query
  select caller || '/' || old.id || '.webp'
  from public.pictures as old
  where old.user_id = caller and old.removed_at is not null and old.cleared_at is null;
end
$$;
comment on function private.change_portrait(uuid) is
  'Makes a picture of the caller their portrait, null for none; returns the paths of those whose files must go.';
grant execute on function private.change_portrait(uuid) to authenticated;

create function public.set_portrait(picture uuid) returns setof text
language sql set search_path = ''
as $$
  select private.change_portrait(picture)
$$;
comment on function public.set_portrait(uuid) is
  'For the function `pictures`: shows this picture on the caller''s profile, or none (null). Returns the paths of the earlier ones in the store, each time until `clear_pictures`. Error: 23514 `picture_not_own`.';
grant execute on function public.set_portrait(uuid) to authenticated;

create function public.clear_pictures(paths text[]) returns void
language sql set search_path = ''
as $$
  update public.pictures as gone
  set removed_at = coalesce(gone.removed_at, now()), cleared_at = now()
  where
    gone.cleared_at is null
    and gone.id in (
      select split_part(split_part(path, '/', 2), '.', 1)::uuid from unnest(paths) as path
    )
$$;
comment on function public.clear_pictures(text[]) is
  'For the function `pictures`, with the right of the service: the files of these are gone, or never came to be.';
grant execute on function public.clear_pictures(text[]) to service_role;

-- A picture from anywhere else would tell its host who looks at whom.
create function private.check_portrait() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select
    from public.pictures as own
    where
      own.user_id = new.id
      and own.purpose = 'avatar'
      and own.removed_at is null
      and new.avatar_url = private.picture_address(new.id, own.id)
  ) then
    raise exception 'picture_not_own' using
      errcode = 'check_violation',
      detail = 'A profile shows a picture that its owner uploaded.';
  end if;
  return null;
end
$$;
comment on function private.check_portrait() is
  'After-update trigger of public_profiles. Raises 23514 `picture_not_own`.';
create trigger check_portrait after update of avatar_url on public.public_profiles
  for each row when (new.avatar_url is not null and new.avatar_url is distinct from old.avatar_url)
  execute function private.check_portrait();

-- On hosted Supabase the files lie in Storage; here there is no such schema.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('pictures', 'pictures', true, 2097152, array['image/webp'])
    on conflict (id) do nothing;
  end if;
end
$$;

-- search/traits ---------------------------------------------------------------------------------

-- Diets, allergens and other choices as bits. These are called for every recipe and every search: plpgsql keeps
-- their plans, SQL would not.

create function private.bits(chosen text[], known text[], first_bit integer) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  each text;
  bits integer := 0;
begin
  foreach each in array chosen loop
    bits := bits | coalesce(1 << (first_bit + array_position(known, each) - 1), 0);
  end loop;
  return bits;
end
$$;
comment on function private.bits(text[], text[], integer) is
  'A bit for each chosen word, by its place among the known ones; unknown words have none.';
grant execute on function
  private.bits(text[], text[], integer)
  to anon, authenticated, service_role;

create function private.known_words(list text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case list
    when 'preferences' then array[
      'vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'keto', 'paleo', 'low-carb', 'high-protein'
    ]
    when 'restrictions' then
      array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame']
    when 'cuisines' then array[
      'italian', 'mexican', 'asian', 'indian', 'mediterranean', 'american', 'french', 'thai',
      'chinese', 'japanese'
    ]
    when 'meals' then array['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer']
    when 'difficulties' then array['easy', 'medium', 'hard']
    when 'seasons' then array['spring', 'summer', 'autumn', 'winter']
  end;
end
$$;
comment on function private.known_words(text) is 'The options of each list that a search filters by, in the order of their bits.';
grant execute on function private.known_words(text) to anon, authenticated, service_role;

create function private.trait_bits(diets text[], free_of text[], premium boolean) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(diets, '{}'), private.known_words('preferences'), 0)
    | private.bits(coalesce(free_of, '{}'), private.known_words('restrictions'), 8)
    | case premium when true then 1 << 16 when false then 1 << 17 else 0 end;
end
$$;
comment on function private.trait_bits(text[], text[], boolean) is
  'What a recipe is, as bits: diets, what it is known to be free of, premium or not.';
grant execute on function
  private.trait_bits(text[], text[], boolean)
  to anon, authenticated, service_role;

create function private.kind_bits(
  cuisines text[], meals text[], difficulties text[], seasons text[]
) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(cuisines, '{}'), private.known_words('cuisines'), 0)
    | private.bits(coalesce(meals, '{}'), private.known_words('meals'), 10)
    | private.bits(coalesce(difficulties, '{}'), private.known_words('difficulties'), 16)
    | private.bits(coalesce(seasons, '{}'), private.known_words('seasons'), 19);
end
$$;
comment on function private.kind_bits(text[], text[], text[], text[]) is
  'Bits of four groups: cuisines 0–9, meals 10–15, difficulties 16–18, seasons 19–22.';
grant execute on function
  private.kind_bits(text[], text[], text[], text[])
  to anon, authenticated, service_role;

-- search/kinds ----------------------------------------------------------------------------------

-- What matching must know of ingredients, kept so that a search has nothing left to work out: what is a kind of
-- what, and what leads to what.

-- A trusted extension's functions belong to the superuser: hosted Supabase leaves them open to
-- everyone, our own server to nobody. Where they are not ours to open, they are open.
create extension if not exists intarray with schema extensions;
do $$
begin
  grant execute on function
    extensions.icount(integer[]),
    extensions.idx(integer[], integer),
    extensions.intarray_del_elem(integer[], integer),
    extensions.intset_subtract(integer[], integer[]),
    extensions._int_contained(integer[], integer[]),
    extensions._int_inter(integer[], integer[]),
    extensions._int_overlap(integer[], integer[])
    to anon, authenticated, service_role;
exception
  when insufficient_privilege then null;
end
$$;

create table private.ingredient_kinds (
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  general_id integer not null references public.ingredients (id) on delete cascade,
  distance smallint not null,
  title_name text not null,
  title_plural text not null,
  primary key (ingredient_id, general_id)
);
comment on table private.ingredient_kinds is
  'Every ingredient and all that it is a kind of, itself included. Derived from `ingredients` by a trigger.';
comment on column private.ingredient_kinds.distance is '0 for itself, 1 for its parent, and so on.';
comment on column private.ingredient_kinds.title_name is 'The general one''s name, folded, between spaces: to be looked for in a folded title.';

create index ingredient_kinds_general_id_idx
  on private.ingredient_kinds (general_id) include (ingredient_id, distance);

alter table private.ingredient_kinds enable row level security;
grant select on private.ingredient_kinds to anon, authenticated, service_role;
create policy "everyone reads what is a kind of what" on private.ingredient_kinds
  for select to anon, authenticated using (true);

create table private.ingredient_paths (
  source_id integer not null references public.ingredients (id) on delete cascade,
  need_id integer not null references public.ingredients (id) on delete cascade,
  way smallint not null constraint way_known check (way between 1 and 3),
  place integer not null,
  primary key (source_id, need_id, way)
);
comment on table private.ingredient_paths is
  'What owning one ingredient does for the need of another. Derived from kinds and transforms by triggers.';
comment on column private.ingredient_paths.way is
  '1: it is that, or a kind of it; 2: that can be made of it; 3: it is only the more general thing.';
comment on column private.ingredient_paths.place is
  'Which of several sources is the best for a need: the lowest. Nearest first, then by key.';

create index ingredient_paths_source_id_idx on private.ingredient_paths (source_id)
  include (need_id, way, place);
create index ingredient_paths_need_id_idx on private.ingredient_paths (need_id);

alter table private.ingredient_paths enable row level security;
grant select on private.ingredient_paths to anon, authenticated, service_role;
create policy "everyone reads what leads to what" on private.ingredient_paths
  for select to anon, authenticated using (true);

create function private.refresh_ingredient_kinds() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with recursive line as (
    select
      each.id as ingredient_id,
      each.id as general_id,
      each.parent_id,
      0 as distance,
      array[each.id] as seen
    from public.ingredients as each
    union all
    select
      line.ingredient_id, parent.id, parent.parent_id, line.distance + 1, line.seen || parent.id
    from line
    join public.ingredients as parent on parent.id = line.parent_id
    where parent.id <> all (line.seen)
  ), wanted as materialized (
    select
      line.ingredient_id,
      line.general_id,
      line.distance::smallint as distance,
      ' ' || private.fold_text(general.name) || ' ' as title_name,
      ' ' || private.fold_text(general.plural) || ' ' as title_plural
    from line
    join public.ingredients as general on general.id = line.general_id
  ), gone as (
    delete from private.ingredient_kinds as held
    where not exists (
      select
      from wanted
      where wanted.ingredient_id = held.ingredient_id and wanted.general_id = held.general_id
    )
  )
  insert into private.ingredient_kinds as held
    (ingredient_id, general_id, distance, title_name, title_plural)
  select ingredient_id, general_id, distance, title_name, title_plural from wanted
  on conflict (ingredient_id, general_id) do update set
    distance = excluded.distance,
    title_name = excluded.title_name,
    title_plural = excluded.title_plural
  where
    (held.distance, held.title_name, held.title_plural)
    is distinct from (excluded.distance, excluded.title_name, excluded.title_plural);

  with made as (
    -- A lemon of any kind yields its juice: of several kinds the nearest, of several origins the first.
    select
      kind.ingredient_id as source_id,
      transform.to_id as need_id,
      origin.slug as origin,
      kind.distance
    from public.ingredient_transforms as transform
    join private.ingredient_kinds as kind on kind.general_id = transform.from_id
    join public.ingredients as origin on origin.id = transform.from_id
  ), way as (
    select ingredient_id as source_id, general_id as need_id, 1 as way, '' as origin, distance
    from private.ingredient_kinds
    union all
    (
      select distinct on (source_id, need_id) source_id, need_id, 2, origin, distance
      from made
      order by source_id, need_id, origin collate "C"
    )
    union all
    select general_id, ingredient_id, 3, '', distance
    from private.ingredient_kinds
    where distance > 0
  ), wanted as materialized (
    select
      way.source_id,
      way.need_id,
      way.way,
      row_number() over (
        partition by way.need_id
        order by way.way, way.origin collate "C", way.distance, source.slug collate "C"
      ) as place
    from way
    join public.ingredients as source on source.id = way.source_id
  ), gone as (
    delete from private.ingredient_paths as held
    where not exists (
      select
      from wanted
      where
        wanted.source_id = held.source_id
        and wanted.need_id = held.need_id
        and wanted.way = held.way
    )
  )
  insert into private.ingredient_paths as held (source_id, need_id, way, place)
  select source_id, need_id, way, place from wanted
  on conflict (source_id, need_id, way) do update set place = excluded.place
  where held.place <> excluded.place;
  return null;
end
$$;
comment on function private.refresh_ingredient_kinds() is
  'After-statement trigger of ingredients and transforms: brings `ingredient_kinds` and `ingredient_paths` to what they say.';
create trigger refresh_ingredient_kinds
  after insert or update of name, plural, parent_id on public.ingredients
  for each statement execute function private.refresh_ingredient_kinds();
create trigger refresh_ingredient_kinds
  after insert or update or delete on public.ingredient_transforms
  for each statement execute function private.refresh_ingredient_kinds();

-- search/swaps ----------------------------------------------------------------------------------

-- What stands in for what, and how much each need weighs: one row each, for a search that asks often.

create table private.ingredient_weights (
  is_only boolean primary key default true check (is_only),
  unmet integer[] not null default '{}'
);

insert into private.ingredient_weights default values;
comment on table private.ingredient_weights is
  'One row: what each ingredient counts, at the place of its id, so that one read answers for all.';
comment on column private.ingredient_weights.unmet is
  'What a need adds where nothing meets it: its weight × 2^24. Where something does, also its weight × the credit.';

-- Read whole by every search: to unpack it takes longer than to read it.
alter table private.ingredient_weights alter column unmet set storage external;

alter table private.ingredient_weights enable row level security;
grant select on private.ingredient_weights to anon, authenticated, service_role;
create policy "anyone reads the weights" on private.ingredient_weights
  for select to anon, authenticated using (true);

create function private.refresh_ingredient_weights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ingredient_weights (unmet)
  select coalesce(array_agg(coalesce(known.weight, 1) << 24 order by place), '{}')
  from generate_series(1, (select max(id) from public.ingredients)) as place
  left join public.ingredients as known on known.id = place
  on conflict (is_only) do update set unmet = excluded.unmet;
  return null;
end
$$;
comment on function private.refresh_ingredient_weights() is
  'Writes the weights anew after any of them changed.';
create trigger refresh_ingredient_weights
  after insert or update of weight on public.ingredients
  for each statement execute function private.refresh_ingredient_weights();

create table private.ingredient_swaps (
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  substitution_id integer not null references public.ingredient_substitutions (id) on delete cascade,
  need_id integer not null,
  credit smallint not null,
  takes smallint not null,
  -- With all that a search asks of it.
  primary key (ingredient_id, substitution_id) include (need_id, credit, takes)
);
comment on table private.ingredient_swaps is
  'What each ingredient stands in for, alone or with others. Derived from substitutions by triggers.';
comment on column private.ingredient_swaps.credit is 'The substitution''s quality, in hundredths.';
comment on column private.ingredient_swaps.takes is 'How many ingredients the substitution takes, this one included.';

create index ingredient_swaps_substitution_id_idx on private.ingredient_swaps (substitution_id);

alter table private.ingredient_swaps enable row level security;
grant select on private.ingredient_swaps to anon, authenticated, service_role;
create policy "everyone reads what stands in for what" on private.ingredient_swaps
  for select to anon, authenticated using (true);

create function private.refresh_ingredient_swaps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with wanted as materialized (
    select
      used.ingredient_id,
      used.substitution_id,
      substitution.need_id,
      (substitution.quality * 100)::smallint as credit,
      (count(*) over (partition by used.substitution_id))::smallint as takes
    from public.ingredient_substitution_uses as used
    join public.ingredient_substitutions as substitution on substitution.id = used.substitution_id
  ), gone as (
    delete from private.ingredient_swaps as held
    where not exists (
      select
      from wanted
      where
        wanted.ingredient_id = held.ingredient_id
        and wanted.substitution_id = held.substitution_id
    )
  )
  insert into private.ingredient_swaps as held
    (ingredient_id, substitution_id, need_id, credit, takes)
  select ingredient_id, substitution_id, need_id, credit, takes from wanted
  on conflict (ingredient_id, substitution_id) do update set
    need_id = excluded.need_id,
    credit = excluded.credit,
    takes = excluded.takes
  where
    (held.need_id, held.credit, held.takes)
    is distinct from (excluded.need_id, excluded.credit, excluded.takes);
  return null;
end
$$;
comment on function private.refresh_ingredient_swaps() is
  'After-statement trigger of substitutions and what they take: brings `ingredient_swaps` to what they say.';
create trigger refresh_ingredient_swaps
  after insert or update or delete on public.ingredient_substitutions
  for each statement execute function private.refresh_ingredient_swaps();
create trigger refresh_ingredient_swaps
  after insert or update or delete on public.ingredient_substitution_uses
  for each statement execute function private.refresh_ingredient_swaps();

-- search/words ----------------------------------------------------------------------------------

-- Texts are searched by words in the singular and as they were written: the same rules as
-- domain/recipes/search-text.ts.

-- As for intarray: our own server leaves a trusted extension's functions to nobody.
create extension if not exists pg_trgm with schema extensions;
do $$
begin
  grant execute on function
    extensions.similarity(text, text),
    extensions.similarity_op(text, text)
    to anon, authenticated, service_role;
exception
  when insufficient_privilege then null;
end
$$;

create function private.singular(word text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  known constant text := case word
    when 'leaves' then 'leaf'
    when 'loaves' then 'loaf'
    when 'halves' then 'half'
    when 'calves' then 'calf'
    when 'knives' then 'knife'
    when 'chilies' then 'chili'
    when 'chillies' then 'chilli'
    when 'cookies' then 'cookie'
    when 'brownies' then 'brownie'
    when 'veggies' then 'veggie'
    when 'pies' then 'pie'
    when 'smoothies' then 'smoothie'
    when 'radii' then 'radius'
    when 'fungi' then 'fungus'
    when 'zucchinis' then 'zucchini'
    when 'kiwis' then 'kiwi'
    when 'chilis' then 'chili'
    when 'broccolis' then 'broccoli'
    when 'blinis' then 'blini'
    when 'rotis' then 'roti'
    when 'paninis' then 'panini'
  end;
begin
  if right(word, 1) <> 's' and known is null then
    return word;
  end if;
  return case
    when known is not null then known
    -- Its plural alone is another thing: pepper is a spice, peppers are vegetables.
    when word = 'peppers' then word
    when char_length(word) < 4 or right(word, 2) in ('ss', 'us', 'is') then word
    when word in (
      'molasses', 'hummus', 'houmous', 'asparagus', 'couscous', 'swiss', 'brussels', 'octopus',
      'citrus', 'lens', 'bitters', 'schnapps', 'haggis', 'anis', 'sans', 'dos', 'des', 'les',
      'las', 'los', 'aus', 'mais', 'ananas', 'anchois', 'frais', 'pois', 'noix'
    ) then word
    when right(word, 3) = 'ies' then
      case when char_length(word) > 5 then left(word, -3) || 'y' else left(word, -1) end
    when right(word, 3) in ('xes', 'zes', 'oes') then left(word, -2)
    when right(word, 4) in ('ches', 'shes', 'sses') then left(word, -2)
    else left(word, -1)
  end;
end
$$;

create function private.text_query(search_text text) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg(
    case when said.part like '-%' then '!' else '' end
      || case
        when private.singular(word) = word then format('%L:*', word)
        else format('(%L:* | %L)', word, private.singular(word))
      end,
    ' & '
  )::tsquery
  from regexp_split_to_table(search_text, '[ \t\n\r]+') as said(part)
  cross join unnest(string_to_array(private.fold_text(said.part), ' ')) as word
  where word <> ''
$$;
comment on function private.text_query(text) is
  'Every word must begin a word or be its plural; what has a minus before it must not. Null where there is no word.';
grant execute on function private.text_query(text) to anon, authenticated, service_role;
comment on function private.singular(text) is
  'A folded word in the singular: as `singularForm` in domain/ingredients/normalise.ts.';
grant execute on function private.singular(text) to anon, authenticated, service_role;

create function private.word_forms(words text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  forms text[] := array_remove(words, '');
  each text;
begin
  foreach each in array forms loop
    if right(each, 1) = 's' or each in ('radii', 'fungi') then
      forms := forms || private.singular(each);
    end if;
  end loop;
  return forms;
end
$$;
comment on function private.word_forms(text[]) is
  'Folded words, and those in the plural also in the singular; none of them empty.';

-- search/recipe-matches -------------------------------------------------------------------------

-- One narrow row for each recipe, in the form that a search needs. A recipe that lacks at most m of its
-- ingredients has at least one of its m + 1 rarest ones in the pantry: these stand in the indexes.
-- Which ingredients count as rare is fixed when a row is written; any order gives exact answers.
--
-- Public recipes stand apart from the others because intarray's operators are not leakproof: a
-- policy that depends on the row would keep the planner from using them in an index.

create function private.places_of(wanted integer[], ingredients integer[]) returns bigint
language plpgsql immutable set search_path = ''
as $$
declare
  places bigint := 0;
begin
  -- As many as there is room for: no recipe that anyone cooks has more.
  for place in 1..least(cardinality(ingredients), 63) loop
    if ingredients[place] = any (wanted) then
      places := places | (1::bigint << (place - 1));
    end if;
  end loop;
  return places;
end
$$;
comment on function private.places_of(integer[], integer[]) is
  'Which of some ingredients are wanted, as bits: the lowest for the first.';

create table private.recipe_matches (
  recipe_id bigint primary key references public.recipe_cards (id) on delete cascade,
  owner_id uuid references public.public_profiles (id) on delete cascade,
  required smallint not null,
  unread smallint not null,
  popularity integer not null,
  minutes smallint not null,
  rating smallint not null,
  traits integer not null,
  kinds integer not null,
  ingredients integer[] not null,
  rarest_1 integer,
  rarest_2 integer,
  rarest_3 integer,
  rare_keys integer[] not null,
  essential integer[] not null,
  needs integer[] not null,
  unread_texts text[] not null,
  words tsvector not null
);
comment on table private.recipe_matches is
  'Public recipes as matching sees them. Derived from cards and lines by triggers.';
comment on column private.recipe_matches.required is 'How many distinct ingredients it requires.';
comment on column private.recipe_matches.unread is 'Required lines that could not be resolved.';
comment on column private.recipe_matches.rating is 'Hundredths.';
comment on column private.recipe_matches.traits is 'Bits that a filter wants all of: see private.trait_bits.';
comment on column private.recipe_matches.kinds is 'Bits of which a filter wants one of each group: see private.kind_bits.';
comment on column private.recipe_matches.ingredients is 'The required ones, ascending.';
comment on column private.recipe_matches.rarest_2 is 'Of a recipe with fewer ingredients, its last one again; so rarest_3.';
comment on column private.recipe_matches.rare_keys is 'ingredient × 8 + place, for the four rarest (places 1 to 4).';
comment on column private.recipe_matches.essential is 'Those that the title names.';
comment on column private.recipe_matches.needs is
  'In the order of the recipe: an ingredient, negative where it is optional; 0 for an unread line, -1000000000 for an unread one that is optional.';
comment on column private.recipe_matches.unread_texts is 'The unread lines, in their order.';

create index recipe_matches_rare_keys_idx on private.recipe_matches
  using gin (rare_keys extensions.gin__int_ops) with (fastupdate = off);
create index recipe_matches_ingredients_idx on private.recipe_matches
  using gin (ingredients extensions.gin__int_ops) with (fastupdate = off);
create index recipe_matches_words_idx on private.recipe_matches using gin (words);
create index recipe_matches_popularity_idx
  on private.recipe_matches (popularity desc, recipe_id);
create index recipe_matches_minutes_idx
  on private.recipe_matches (minutes, popularity desc, recipe_id);
create index recipe_matches_owner_id_idx
  on private.recipe_matches (owner_id) where owner_id is not null;
create index recipe_matches_rating_idx
  on private.recipe_matches (rating desc, popularity desc, recipe_id);

-- For the recipe of the day. Not of the cards: their policies would keep an index of an expression from being used.
create index recipe_matches_turn_idx on private.recipe_matches ((recipe_id % 61))
  include (recipe_id, traits, kinds)
  where owner_id is null;

-- For what the season gives.
create index recipe_matches_spring_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 524288 <> 0;
create index recipe_matches_summer_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 1048576 <> 0;
create index recipe_matches_autumn_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 2097152 <> 0;
create index recipe_matches_winter_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 4194304 <> 0;

alter table private.recipe_matches enable row level security;
grant select on private.recipe_matches to anon, authenticated, service_role;
create policy "everyone searches public recipes" on private.recipe_matches
  for select to anon, authenticated using (true);

create table private.hidden_recipe_matches (
  like private.recipe_matches including comments including defaults,
  visibility text not null,
  primary key (recipe_id),
  foreign key (recipe_id) references public.recipe_cards (id) on delete cascade,
  foreign key (owner_id) references public.public_profiles (id) on delete cascade
);
comment on table private.hidden_recipe_matches is
  'The same for recipes that only their cook, or also the cook''s followers, may see.';

-- Behind the columns of both: `like` leaves out what is generated.
alter table private.recipe_matches
  add column essential_bits bigint not null
    generated always as (private.places_of(essential, ingredients)) stored;
comment on column private.recipe_matches.essential_bits is
  'The places in `ingredients` of those that the title names.';

create index recipe_matches_rarest_1_idx on private.recipe_matches (rarest_1, rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_3, essential_bits,
  ingredients
);
create index recipe_matches_rarest_2_idx on private.recipe_matches (rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_1, rarest_3,
  essential_bits, ingredients
) where required > 1;

alter table private.hidden_recipe_matches
  add column essential_bits bigint not null
    generated always as (private.places_of(essential, ingredients)) stored;

create index hidden_recipe_matches_owner_id_idx on private.hidden_recipe_matches (owner_id);

alter table private.hidden_recipe_matches enable row level security;
grant select on private.hidden_recipe_matches to anon, authenticated, service_role;
create policy "cooks search their own and followed recipes" on private.hidden_recipe_matches
  for select to authenticated using (
    owner_id = (select auth.uid())
    or (
      visibility = 'followers'
      and exists (
        select
        from public.follows as follow
        where follow.follower_id = (select auth.uid()) and follow.followed_id = owner_id
      )
    )
  );

-- search/derived-matches ------------------------------------------------------------------------

-- How the rows of `recipe_matches` come from recipes and ingredients, and follow them.

create view private.derived_recipe_matches with (security_invoker = true) as
select
  card.id as recipe_id,
  card.owner_id,
  card.visibility,
  cardinality(line.by_rarity)::smallint as required,
  line.unread,
  card.review_count as popularity,
  card.ready_in_minutes::smallint as minutes,
  round(card.rating * 100)::smallint as rating,
  private.trait_bits(
    card.diets,
    case
      when card.allergens is not null
        then private.without(private.known_words('restrictions'), card.allergens)
    end,
    card.is_premium
  ) as traits,
  private.kind_bits(card.cuisine, card.meal_type, array[card.difficulty], card.season) as kinds,
  line.ingredients,
  line.by_rarity[1] as rarest_1,
  coalesce(line.by_rarity[2], line.by_rarity[1]) as rarest_2,
  coalesce(line.by_rarity[3], line.by_rarity[2], line.by_rarity[1]) as rarest_3,
  array(
    select rare.id * 8 + rare.place::integer
    from unnest(line.by_rarity[1:4]) with ordinality as rare(id, place)
  ) as rare_keys,
  line.essential,
  line.needs,
  line.unread_texts,
  array_to_tsvector(private.word_forms(
    string_to_array(
      private.fold_text(
        concat_ws(
          ' ',
          card.title,
          array_to_string(card.cuisine, ' '),
          array_to_string(card.meal_type, ' '),
          array_to_string(card.diets, ' '),
          array_to_string(card.tags, ' '),
          array_to_string(line.unread_texts, ' ')
        )
      ) || line.names,
      ' '
    )
  )) as words
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select
    coalesce(
      array_agg(need.ingredient_id order by known.recipe_count, known.id)
        filter (where not need.optional and known.id is not null),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(known.id order by known.id) filter (where not need.optional and known.id is not null),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and known.id is null))::smallint as unread,
    coalesce(
      array_agg(known.id order by known.id)
        filter (where not need.optional and named.in_title),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when known.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -known.id
          else known.id
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where known.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(named.words, ''), '') as names
  from (
    select
      line.ingredient_id,
      min(line.position) as place,
      bool_and(line.optional) as optional,
      min(line.name) as text
    from public.recipe_ingredients as line
    where line.recipe_id = card.id
    group by line.ingredient_id, case when line.ingredient_id is null then line.position end
  ) as need
  left join public.ingredients as known on known.id = need.ingredient_id
  left join lateral (
    select
      bool_or(
        strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
      ) as in_title,
      string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0) as words
    from private.ingredient_kinds as kind
    where kind.ingredient_id = known.id
  ) as named on true
) as line;
comment on view private.derived_recipe_matches is
  'What the match row of each recipe should hold, worked out from its card and its lines.';

create function private.refresh_recipe_matches(recipes bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One that became public, or no longer is, changes its table.
  delete from private.recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility <> 'public';
  delete from private.hidden_recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility = 'public';

  insert into private.recipe_matches as held (
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  )
  select
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility = 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words
  where held is distinct from excluded;

  insert into private.hidden_recipe_matches as held (
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  )
  select
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility <> 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    visibility = excluded.visibility,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words
  where held is distinct from excluded;
end
$$;
comment on function private.refresh_recipe_matches(bigint[]) is
  'Brings the match rows of these recipes to what their cards and lines say.';

create function private.follow_recipes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'recipe_cards' then
    perform private.refresh_recipe_matches(array(select id from after_rows));
  elsif tg_op = 'DELETE' then
    perform private.refresh_recipe_matches(array(select distinct recipe_id from before_rows));
  else
    perform private.refresh_recipe_matches(array(select distinct recipe_id from after_rows));
  end if;
  return null;
end
$$;
comment on function private.follow_recipes() is
  'After-statement trigger of cards and lines: refreshes the match rows of the recipes that were written.';
create trigger follow_new_cards after insert on public.recipe_cards
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_cards after update on public.recipe_cards
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_new_lines after insert on public.recipe_ingredients
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_lines after update on public.recipe_ingredients
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_deleted_lines after delete on public.recipe_ingredients
  referencing old table as before_rows
  for each statement execute function private.follow_recipes();

create function private.follow_ingredients() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_recipe_matches(array(
    select distinct line.recipe_id
    from after_rows as after
    join before_rows as before using (id)
    join private.ingredient_kinds as kind on kind.general_id = after.id
    join public.recipe_ingredients as line on line.ingredient_id = kind.ingredient_id
    where (after.name, after.plural, after.parent_id) is distinct from
      (before.name, before.plural, before.parent_id)
  ));
  return null;
end
$$;
comment on function private.follow_ingredients() is
  'After-statement trigger of `ingredients`: a new name or parent changes what the titles of recipes name.';

-- By name after `refresh_ingredient_kinds`, whose rows it reads.
create trigger then_follow_ingredients after update on public.ingredients
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_ingredients();

-- search/matched-words --------------------------------------------------------------------------

-- A word that finds nothing is read as the nearest one that does: the same rules as domain/recipes/correct-text.ts.
--
-- Search leaves out the recipes of people from whom the caller is parted. A public recipe of a cook holds their
-- mark among its words, and a search of somebody who is parted from them asks for words without it: so pages, bands
-- and counts stay right, and nobody else's search does anything more.

-- Every word by which a public recipe was ever found: what a misspelt one may have meant. Words stay when
-- their recipe goes, so whoever proposes one looks first whether it still finds something.
create table private.search_words (
  word text primary key
);
comment on table private.search_words is
  'Words of public recipes, for reading misspelt ones. Filled by a trigger.';

create index search_words_word_idx on private.search_words
  using gin (word extensions.gin_trgm_ops);

alter table private.search_words enable row level security;
grant select on private.search_words to anon, authenticated, service_role;
create policy "everyone reads the words of public recipes" on private.search_words
  for select to anon, authenticated using (true);

create function private.follow_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In order, so that two writers of the same new words wait for each other and never both ways.
  insert into private.search_words (word)
  select distinct said.word collate "C"
  from after_rows
  cross join unnest(tsvector_to_array(after_rows.words)) as said(word)
  where
    char_length(said.word) between 3 and 100
    -- The mark of a cook is no word.
    and not starts_with(said.word, '@')
    and not exists (select from private.search_words as held where held.word = said.word)
  order by 1
  on conflict do nothing;
  return null;
end
$$;
comment on function private.follow_words() is
  'After-statement trigger of `recipe_matches`: keeps the words that occur.';
create trigger follow_new_words after insert on private.recipe_matches
  referencing new table as after_rows
  for each statement execute function private.follow_words();
create trigger follow_changed_words after update on private.recipe_matches
  referencing new table as after_rows
  for each statement execute function private.follow_words();

create function private.finds_something(words tsquery, cooks uuid[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.recipe_matches as m where m.words @@ finds_something.words)
    or (
      cardinality(cooks) > 0
      and exists (
        select
        from private.hidden_recipe_matches as m
        where m.owner_id = any (cooks) and m.words @@ finds_something.words
      )
    );
end
$$;
comment on function private.finds_something(tsquery, uuid[]) is
  'Whether any recipe has these words: a public one, or one of these cooks that the caller may see.';
grant execute on function
  private.finds_something(tsquery, uuid[])
  to anon, authenticated, service_role;

create function private.corrected_word(word text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  better text;
begin
  select known.name into better
  from public.ingredient_aliases as alias
  join public.ingredients as known on known.id = alias.ingredient_id
  where
    alias.alias = private.singular(corrected_word.word)
    and private.finds_something(private.text_query(known.name), '{}');
  if better is null then
    select near.word into better
    from (
      select held.word, extensions.similarity(held.word, corrected_word.word) as similarity
      from private.search_words as held
      where held.word operator(extensions.%) corrected_word.word
    ) as near
    where private.finds_something(format('%L', near.word)::tsquery, '{}')
    order by near.similarity desc, near.word collate "C"
    limit 1;
  end if;
  return coalesce(better, word);
end
$$;
comment on function private.corrected_word(text) is
  'Our name for the ingredient that goes by this name, else the nearest word of a public recipe, else the word itself.';
grant execute on function private.corrected_word(text) to anon, authenticated, service_role;

create function private.corrected_text(search_text text, cooks uuid[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  part text;
  word text;
  words text[];
  read text[];
  parts text[] := '{}';
  is_corrected boolean := false;
begin
  foreach part in array regexp_split_to_array(search_text, '[ \t\n\r]+') loop
    words := array_remove(string_to_array(private.fold_text(part), ' '), '');
    continue when words = '{}';
    read := '{}';
    foreach word in array words loop
      if
        part not like '-%'
        and char_length(word) >= 3
        and not private.finds_something(private.text_query(word), cooks)
      then
        word := private.corrected_word(word);
      end if;
      read := read || word;
    end loop;
    is_corrected := is_corrected or read <> words;
    parts := parts || case when read = words then part else array_to_string(read, ' ') end;
  end loop;
  return case when is_corrected then array_to_string(parts, ' ') end;
end
$$;
comment on function private.corrected_text(text, uuid[]) is
  'A search with each word that finds nothing replaced; null where nothing is: as `correctedText` in domain/recipes/correct-text.ts.';
grant execute on function private.corrected_text(text, uuid[]) to anon, authenticated, service_role;

create function private.mark_of(cook uuid) returns text
language sql immutable set search_path = ''
as $$
  select '@' || cook
$$;
comment on function private.mark_of(uuid) is 'A word that no text can hold: folding takes the sign away.';

create function private.mark_cook() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.words := array_to_tsvector(
    tsvector_to_array(new.words) || private.mark_of(new.owner_id)
  );
  return new;
end
$$;
comment on function private.mark_cook() is
  'Before-write trigger of recipe_matches: puts the mark of its cook among the words of a recipe.';
create trigger mark_cook before insert or update of words, owner_id on private.recipe_matches
  for each row when (new.owner_id is not null) execute function private.mark_cook();

-- With more rights than its caller: who blocked them is nobody's to read.
create function private.without_parted(words tsquery) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  marks tsquery;
begin
  select string_agg(format('!%L', private.mark_of(parted.id)), ' & ')::tsquery into marks
  from unnest(private.parted_people()) as parted(id)
  where exists (select from private.recipe_matches as m where m.owner_id = parted.id);
  return coalesce(words && marks, words, marks);
end
$$;
comment on function private.without_parted(tsquery) is
  'The words of a search, and none of the marks of people from whom the caller is parted.';
grant execute on function private.without_parted(tsquery) to authenticated, service_role;

-- search/kitchen --------------------------------------------------------------------------------

-- A pantry made ready to be asked: parsed and checked once, in one statement.

create type private.kitchen as (
  -- Ascending sets of ingredients, as the indexes of `recipe_matches` are asked.
  used integer[],
  met integer[],
  as_is integer[],
  soon integer[],
  -- `met` once more, a bit for each ingredient: the quickest to ask for one.
  met_bits bytea,
  -- Side by side, one entry for each ingredient to which there is a path, or that has run out.
  ingredient integer[],
  way smallint[],
  source integer[],
  credit smallint[],
  urgency smallint[],
  -- Whether anything is there at all: where nothing is, there is nothing to rank by.
  stocked boolean
);
comment on type private.kitchen is
  'A pantry, expanded. `used` meets a need, `met` also where it is only assumed, `as_is` without swaps and guesses, `soon` by what spoils soon. Ways: 1 have, 2 made of it, 3 assumed, 4 made of an assumed one, 5 swap (its source is the substitution), 6 run out, 7 only the more general thing.';

create function private.own_pantry() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  own jsonb;
begin
  if (select auth.uid()) is not null then
    select jsonb_agg(jsonb_build_object(
      'ingredient', item.ingredient,
      'status', item.status,
      'age', greatest(0, floor(extract(epoch from now() - item.stocked_at) / 86400))
    ))
    into own
    from public.pantry_items as item
    where item.user_id = (select auth.uid()) and item.ingredient is not null;
  end if;
  return coalesce(own, '[]');
end
$$;
comment on function private.own_pantry() is
  'The caller''s pantry as `search_recipes` takes one: age in whole days. A visitor''s is empty.';
grant execute on function private.own_pantry() to anon, authenticated, service_role;

create function private.own_staples() returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  own text[];
begin
  -- Visitors have no list, and no right to ask for one.
  if (select auth.uid()) is not null then
    select list.ingredients into own
    from public.staple_lists as list
    where list.user_id = (select auth.uid());
  end if;
  return coalesce(own, array['salt', 'black-pepper', 'water']);
end
$$;
comment on function private.own_staples() is
  'What the caller assumes to have always, or the usual list of domain/pantry/staples.ts.';
grant execute on function private.own_staples() to anon, authenticated, service_role;

create function private.prepare_kitchen(pantry jsonb, staples text[]) returns private.kitchen
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  soon_from constant integer := 60;
  kitchen private.kitchen;
  has_bad boolean;
  last_id integer;
  met integer;
  bits bytea;
begin
  with said as materialized (
    select
      each ->> 'ingredient' as slug,
      coalesce(each ->> 'status', 'have') <> 'out' as is_there,
      false as assumed,
      case
        when jsonb_typeof(each -> 'age') = 'number'
          then greatest(0, least(100000, floor((each -> 'age')::numeric)))::integer
        else 0
      end as age,
      jsonb_typeof(each) <> 'object'
        or jsonb_typeof(each -> 'ingredient') is distinct from 'string'
        or coalesce(each ->> 'status', 'have') not in ('have', 'low', 'out')
        or jsonb_typeof(coalesce(each -> 'age', '0')) <> 'number'
        or case
          when jsonb_typeof(each -> 'age') = 'number' then abs((each -> 'age')::numeric) > 100000
          else false
        end as is_bad
    from jsonb_array_elements(pantry) as each
    union all
    select staple, false, true, 0, false from unnest(staples) as staple
  ), entry as materialized (
    -- What is assumed counts where nothing was said of it: neither that it is there nor that it ran out.
    select
      known.id,
      bool_or(said.is_there) as is_there,
      bool_and(said.assumed) as assumed,
      coalesce(
        max(least(100, said.age * 100 / known.shelf_life_days))
          filter (where said.is_there and known.shelf_life_days is not null),
        0
      )::smallint as urgency
    from said
    join public.ingredients as known on known.slug = said.slug
    group by known.id
  ), best as materialized (
    select distinct on (path.need_id)
      path.need_id as id,
      case when source.assumed then path.way + 2 when path.way = 3 then 7 else path.way end as way,
      source.id as source,
      source.urgency
    from entry as source
    -- A fence: all paths at once would be read to join them with some forty sources.
    cross join lateral (
      select each.need_id, each.way, each.place
      from private.ingredient_paths as each
      where each.source_id = source.id
      offset 0
    ) as path
    where
      (source.is_there or source.assumed)
      and (path.way < 3 or not source.assumed)
      and (
        (path.way < 3 and not source.assumed)
        or path.need_id not in (
          select gone.id from entry as gone where not gone.is_there and not gone.assumed
        )
      )
    order by path.need_id, path.way = 3, source.assumed, path.place
  ), swap as (
    select distinct on (taken.need_id)
      taken.need_id as id, taken.substitution_id as source, taken.credit, taken.urgency
    from (
      select
        each.substitution_id,
        each.need_id,
        each.credit,
        coalesce(max(best.urgency) filter (where best.way <= 2), 0)::smallint as urgency
      from private.ingredient_swaps as each
      join best on best.id = each.ingredient_id and best.way <= 4
      group by each.substitution_id, each.need_id, each.credit, each.takes
      having count(*) = each.takes
    ) as taken
    order by taken.need_id, taken.credit desc, taken.substitution_id
  ), path as (
    select distinct on (each.id) each.*
    from (
      select
        id, way, source, case way when 1 then 100 when 2 then 95 when 7 then 60 else 0 end as credit,
        urgency
      from best
      union all
      select id, 5, source, credit, urgency from swap
      union all
      select id, 6, id, 0, 0 from entry where not is_there and not assumed
    ) as each
    order by each.id, each.way
  )
  select
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7)), '{}'),
    coalesce(array_agg(id) filter (where way <> 6), '{}'),
    coalesce(array_agg(id) filter (where way <= 4), '{}'),
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7) and urgency >= soon_from), '{}'),
    array_agg(id),
    array_agg(way),
    array_agg(source),
    array_agg(credit),
    array_agg(urgency),
    exists (select from entry where is_there),
    exists (select from said where is_bad),
    (select max(known.id) from public.ingredients as known)
  into
    kitchen.used, kitchen.met, kitchen.as_is, kitchen.soon, kitchen.ingredient, kitchen.way,
    kitchen.source, kitchen.credit, kitchen.urgency, kitchen.stocked, has_bad, last_id
  -- Ascending by id already; an order by in each aggregate would sort eight times.
  from path;
  if has_bad then
    perform private.refuse(
      'bad_pantry',
      'Each thing has an ingredient (its key), a status (have, low or out) and an age in days.'
    );
  end if;
  bits := decode(repeat('00', last_id / 8 + 1), 'hex');
  foreach met in array kitchen.met loop
    bits := set_bit(bits, met, 1);
  end loop;
  kitchen.met_bits := bits;
  return kitchen;
end
$$;
comment on function private.prepare_kitchen(jsonb, text[]) is
  'Expands a checked pantry and the assumed staples by kinds, transforms and substitutions: the rules of domain/matching/kitchen.ts and path.ts.';
grant execute on function
  private.prepare_kitchen(jsonb, text[])
  to anon, authenticated, service_role;

create function private.asked_kitchen(pantry jsonb, staples text[]) returns private.kitchen
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  if jsonb_typeof(pantry) <> 'array' or jsonb_array_length(pantry) > 1000 then
    perform private.refuse('bad_pantry', 'A pantry is a list of at most 1,000 things.');
  end if;
  return private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
end
$$;
comment on function private.asked_kitchen(jsonb, text[]) is
  'The kitchen of a search: what was said of the pantry and the staples, checked, or else the caller''s own.';
grant execute on function private.asked_kitchen(jsonb, text[]) to anon, authenticated, service_role;

-- search/query ----------------------------------------------------------------------------------

-- What a search asks for, checked once: lists as bits, words, whose recipes, in which order.

create type private.recipe_query as (
  traits integer,
  cuisines integer,
  meals integer,
  difficulties integer,
  seasons integer,
  max_minutes integer,
  min_rating integer,
  words tsquery,
  scope text,
  -- Whose recipes are searched besides the public ones, or alone.
  cooks uuid[],
  mode text,
  sort text,
  max_missing integer,
  others boolean,
  read_as text
);
comment on type private.recipe_query is
  'What a search asks for, checked: lists as bits, 0 for none; null for no time, rating, words or limit of what is missing. `read_as`: the text where a word of it was replaced.';

create function private.check_words(list text, chosen text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  if chosen is null or chosen = '{}' then
    return '{}';
  end if;
  if not chosen <@ private.known_words(list) then
    perform private.refuse(
      'unknown_option',
      format('%s takes these: %s.', list, array_to_string(private.known_words(list), ', '))
    );
  end if;
  return chosen;
end
$$;
comment on function private.check_words(text, text[]) is
  'The chosen options of a list, none for null. Raises 22023 `unknown_option` for what is not in the list.';
grant execute on function private.check_words(text, text[]) to anon, authenticated, service_role;

-- One that chooses nothing is read without looking through the lists of what can be chosen.
create function private.read_query(
  search_text text,
  preferences text[],
  restrictions text[],
  cuisines text[],
  meals text[],
  difficulties text[],
  seasons text[],
  max_minutes integer,
  min_rating numeric,
  premium boolean,
  scope text,
  mode text,
  sort text,
  max_missing integer,
  others boolean,
  exact_text boolean
) returns private.recipe_query
language plpgsql stable set search_path = ''
as $$
declare
  asked private.recipe_query;
  -- Most searches choose none, and need not have six lists read that are empty.
  chooses constant boolean := coalesce(
    preferences || restrictions || cuisines || meals || difficulties || seasons, '{}'
  ) <> '{}';
begin
  if chooses and cardinality(private.check_words('difficulties', difficulties)) > 0 then
    perform private.require_feature('advanced_dietary_filters');
  end if;
  if
    chooses and cardinality(private.check_words('seasons', seasons)) > 0
    or min_rating is not null
    or premium is not null
    or coalesce(mode, 'ready-now') <> 'ready-now'
    or coalesce(sort, 'pantry') <> 'pantry'
  then
    perform private.require_feature('advanced_search');
  end if;
  if char_length(search_text) > 200 then
    perform private.refuse('bad_text', 'A search takes at most 200 characters.');
  end if;
  if max_minutes <= 0 then
    perform private.refuse('bad_minutes', 'The longest time is a number of minutes above 0.');
  end if;
  if min_rating not between 0 and 5 then
    perform private.refuse('bad_rating', 'A rating is between 0 and 5.');
  end if;
  if coalesce(scope, 'all') not in ('all', 'own', 'followed') then
    perform private.refuse('bad_scope', 'The scope is all, own or followed.');
  end if;
  if
    coalesce(mode, 'ready-now') not in ('ready-now', 'use-it-up', 'fewest-extras', 'quickest')
  then
    perform private.refuse('bad_mode', 'The mode is ready-now, use-it-up, fewest-extras or quickest.');
  end if;

  if coalesce(sort, 'pantry') not in ('pantry', 'popular', 'rated', 'newest', 'quickest') then
    perform private.refuse('bad_sort', 'The sort is pantry, popular, rated, newest or quickest.');
  end if;
  if max_missing not in (0, 1, 3) then
    perform private.refuse('bad_missing', 'What may be missing is 0, 1 or 3 things.');
  end if;

  asked.traits := 0;
  asked.cuisines := 0;
  asked.meals := 0;
  asked.difficulties := 0;
  asked.seasons := 0;
  if chooses or premium is not null then
    asked.traits := private.trait_bits(
      private.check_words('preferences', preferences),
      private.check_words('restrictions', restrictions),
      premium
    );
    asked.cuisines := private.kind_bits(private.check_words('cuisines', cuisines), '{}', '{}', '{}');
    asked.meals := private.kind_bits('{}', private.check_words('meals', meals), '{}', '{}');
    asked.difficulties := private.kind_bits('{}', '{}', difficulties, '{}');
    asked.seasons := private.kind_bits('{}', '{}', '{}', seasons);
  end if;
  asked.max_minutes := max_minutes;
  asked.min_rating := ceil(min_rating * 100);
  asked.scope := coalesce(scope, 'all');
  asked.mode := coalesce(mode, 'ready-now');
  asked.cooks := '{}';
  if (select auth.uid()) is not null then
    asked.cooks := array(
      select (select auth.uid()) where asked.scope <> 'followed'
      union all
      select follow.followed_id
      from public.follows as follow
      where asked.scope <> 'own' and follow.follower_id = (select auth.uid())
    );
  end if;
  if search_text <> '' then
    if not coalesce(exact_text, false) then
      asked.read_as := private.corrected_text(search_text, asked.cooks);
    end if;
    asked.words := private.text_query(coalesce(asked.read_as, search_text));
  end if;
  if cardinality(asked.cooks) > 0 then
    asked.words := private.without_parted(asked.words);
  end if;
  asked.sort := coalesce(sort, 'pantry');
  asked.max_missing := max_missing;
  asked.others := coalesce(others, false);
  return asked;
end
$$;
comment on function private.read_query(
  text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text,
  integer, boolean, boolean
) is
  'Checks what a search asks for. Raises 22023 (`unknown_option`, `bad_text`, `bad_minutes`, `bad_rating`, `bad_scope`, `bad_mode`, `bad_sort`, `bad_missing`) and 42501 `feature_required`.';
grant execute on function
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text, integer, boolean, boolean)
  to anon, authenticated, service_role;

-- search/candidates -----------------------------------------------------------------------------

-- Which recipes come next in the coarse order of domain/matching/order.ts: by what is missing, level by
-- level, or all at once where few are asked for.

create type private.candidate as (
  grp integer,
  missed integer,
  quick integer,
  used integer,
  popularity integer,
  id bigint,
  unread smallint,
  rating smallint,
  minutes smallint,
  ingredients integer[],
  essential_bits bigint
);
comment on type private.candidate is
  'A recipe''s place in the coarse order: group, missed, quick (minutes where they matter), used and popularity (descending), id; and what the finer order asks of it, null in a cursor.';

create function private.descend(
  kitchen private.kitchen,
  query private.recipe_query,
  grp integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  by_band constant boolean := query.mode <> 'fewest-extras';
  level text;
  found private.candidate[] := '{}';
begin
  if grp % 5 = 0 or by_band and grp % 5 = 1 then
    return private.measure_met(kitchen, query, grp, after, wanted);
  end if;
  foreach level in array case
    when not by_band then (array['one', 'two', 'three', 'more'])[grp:grp]
    when grp % 5 = 2 then array['one']
    when grp % 5 = 3 then array['two', 'three']
    else array['more']
  end loop
    continue when level = 'two' and after.missed = 3;
    found := found
      || private.measure(kitchen, query, level, grp, after, wanted - cardinality(found));
    exit when cardinality(found) >= wanted;
  end loop;
  return found;
end
$$;
comment on function private.descend(
  private.kitchen, private.recipe_query, integer, private.candidate, integer
) is
  'The first candidates of one group beyond `after`, looked for level by level: a recipe that lacks m things has one of its m + 1 rarest ones at home.';
grant execute on function
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer)
  to anon, authenticated, service_role;

create function private.is_rare_text(query private.recipe_query) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return query.words is not null and (
    select count(*) <= 20000
    from (
      select from private.recipe_matches as m where m.words @@ query.words limit 20001
    ) as found
  );
end
$$;
comment on function private.is_rare_text(private.recipe_query) is
  'Whether few enough recipes have these words that measuring them all is quicker than descending.';
grant execute on function
  private.is_rare_text(private.recipe_query)
  to anon, authenticated, service_role;

create function private.is_near_enough(query private.recipe_query, grp integer) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when query.max_missing is null then true
    when query.mode = 'fewest-extras' then grp <= query.max_missing
    -- Ready, ready with swaps, one missing, two or three missing, the rest.
    else grp % 5 <= case query.max_missing when 0 then 1 when 1 then 2 else 3 end
  end;
end
$$;
comment on function private.is_near_enough(private.recipe_query, integer) is
  'Whether the recipes of a group lack no more than a search allows.';
grant execute on function
  private.is_near_enough(private.recipe_query, integer)
  to anon, authenticated, service_role;

-- search/sweep ----------------------------------------------------------------------------------

-- Sweeps of a few recipes: all of them measured at once, however many of their ingredients are missing.

create function private.is_unfiltered(query private.recipe_query) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return
    query.traits = 0 and query.cuisines = 0 and query.meals = 0 and query.difficulties = 0
    and query.seasons = 0 and query.max_minutes is null and query.min_rating is null;
end
$$;
comment on function private.is_unfiltered(private.recipe_query) is
  'Whether every recipe has what is asked of it, apart from words and cooks.';
grant execute on function
  private.is_unfiltered(private.recipe_query)
  to anon, authenticated, service_role;

create function private.sweep(
  kitchen private.kitchen,
  query private.recipe_query,
  source text,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  found private.candidate[];
begin
  select
    array_agg(
      (
        best.grp, best.missed, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes, best.ingredients, best.essential_bits
      )::private.candidate
      order by best.grp, best.missed, best.quick, best.used desc, best.popularity desc, best.id
    )
  into found
  from (
    select
      each.*,
      row_number() over (
        partition by each.grp
        order by each.missed, each.quick, each.used desc, each.popularity desc, each.id
      ) as place
    from (
      select
        each.*,
        case when query.mode = 'quickest' then each.minutes else 0 end as quick,
        case
          when query.mode = 'fewest-extras' then least(each.missed, 4)
          else
            case
              when each.missed = 0 then
                case when each.ingredients operator(extensions.<@) kitchen.as_is then 0 else 1 end
              when each.missed = 1 then 2
              when each.missed <= 3 then 3
              else 4
            end
            + case
              when query.mode <> 'use-it-up' then 0
              when each.ingredients operator(extensions.&&) kitchen.soon then 0
              else 5
            end
        end as grp
      from (
        select
          each.*,
          extensions.icount(each.ingredients operator(extensions.&) kitchen.used) as used,
          each.unread + each.required
            - extensions.icount(each.ingredients operator(extensions.&) kitchen.met) as missed
        from (
          select
            m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits
          from private.recipe_matches as m
          where
            source = 'cooks'
            and m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits
          from private.hidden_recipe_matches as m
          where
            m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
        ) as each
        where
          each.traits & query.traits = query.traits
          and (query.cuisines = 0 or each.kinds & query.cuisines <> 0)
          and (query.meals = 0 or each.kinds & query.meals <> 0)
          and (query.difficulties = 0 or each.kinds & query.difficulties <> 0)
          and (query.seasons = 0 or each.kinds & query.seasons <> 0)
          and (query.max_minutes is null or each.minutes <= query.max_minutes)
          and (query.min_rating is null or each.rating >= query.min_rating)
        -- A fence: without it the counts would be worked out again wherever they are named.
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is sorted by and given.
      offset 0
    ) as each
    where
      after.id is null
      or (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.missed, after.quick, -after.used, -after.popularity, after.id)
  ) as best
  where best.place <= wanted;
  return coalesce(found, '{}');
end
$$;
comment on function private.sweep(
  private.kitchen, private.recipe_query, text, private.candidate, integer
) is
  'The first candidates of each group in coarse order, beyond `after`, from sources that hold few recipes: `words`, what a text finds, and `cooks`, what some cooks wrote. Each of them is measured.';
grant execute on function
  private.sweep(private.kitchen, private.recipe_query, text, private.candidate, integer)
  to anon, authenticated, service_role;

-- search/measure --------------------------------------------------------------------------------

-- Recipes measured against a kitchen. A candidate brings along what the finer order asks of it, so that no recipe is
-- looked up twice; what most candidates fail is asked first.

create function private.measure(
  kitchen private.kitchen,
  query private.recipe_query,
  source text,
  in_group integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- How many ingredients a recipe of this source may lack, or at least lacks.
  lacking constant integer := case source
    when 'one' then 1 when 'two' then 2 when 'three' then 3 else 4
  end;
  places constant integer := case source when 'two' then 3 when 'three' then 4 end;
  -- Of what is met, most is used: the few that are only assumed are quicker to look for.
  assumed constant integer[] := kitchen.met operator(extensions.-) kitchen.used;
  is_unfiltered constant boolean := private.is_unfiltered(query);
  keys integer[];
  found private.candidate[];
begin
  if source in ('words', 'cooks') then
    return private.sweep(kitchen, query, source, after, wanted);
  end if;
  if places is not null then
    keys := array(
      select met * 8 + place
      from unnest(kitchen.met) as met cross join generate_series(1, places) as place
    );
  end if;
  select
    array_agg(
      (
        best.grp, best.missed, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes, best.ingredients, best.essential_bits
      )::private.candidate
    )
  into found
  from (
    select *
    from (
      select
        each.*,
        case
          when query.mode = 'fewest-extras' then least(each.missed, 4)
          else
            case
              when each.missed = 1 then 2
              when each.missed <= 3 then 3
              else 4
            end
            + case
              when query.mode <> 'use-it-up' then 0
              when each.ingredients operator(extensions.&&) kitchen.soon then 0
              else 5
            end
        end as grp
      from (
        select
          each.*,
          case when query.mode = 'quickest' then each.minutes else 0 end as quick,
          each.unread + each.required - each.missed
            - extensions.icount(each.ingredients operator(extensions.&) assumed) as used
        from (
          select
            each.*,
            each.unread + each.required
              - extensions.icount(each.ingredients operator(extensions.&) kitchen.met) as missed
          from (
            -- One is lacking. Of the three rarest it can only be one: so two of them are there.
            select
              m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits
            from private.recipe_matches as m
            where
              source = 'one'
              and m.rarest_1 = any (kitchen.met)
              and m.unread <= 1
              and (
                m.required < 3
                or get_bit(kitchen.met_bits, m.rarest_2) + get_bit(kitchen.met_bits, m.rarest_3) > 0
              )
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits
            from private.recipe_matches as m
            where
              source = 'one'
              and m.rarest_2 = any (kitchen.met)
              and m.required > 1
              and m.unread = 0
              and get_bit(kitchen.met_bits, m.rarest_1) = 0
              and get_bit(kitchen.met_bits, m.rarest_3) = 1
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits
            from private.recipe_matches as m
            where m.rare_keys operator(extensions.&&) keys and places is not null
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits
            from private.recipe_matches as m
            where source = 'more' and m.ingredients operator(extensions.&&) kitchen.used
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits
            from private.hidden_recipe_matches as m
            where m.owner_id = any (query.cooks)
          ) as each
          where
            is_unfiltered
            or (
              each.traits & query.traits = query.traits
              and (query.cuisines = 0 or each.kinds & query.cuisines <> 0)
              and (query.meals = 0 or each.kinds & query.meals <> 0)
              and (query.difficulties = 0 or each.kinds & query.difficulties <> 0)
              and (query.seasons = 0 or each.kinds & query.seasons <> 0)
              and (query.max_minutes is null or each.minutes <= query.max_minutes)
              and (query.min_rating is null or each.rating >= query.min_rating)
            )
          -- A fence: without it the counts would be worked out again wherever they are named.
          offset 0
        ) as each
        where case when lacking = 4 then each.missed >= 4 else each.missed = lacking end
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is asked for, sorted by and given.
      offset 0
    ) as each
    where
      each.grp = in_group
      and (after.id is null or
        (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.missed, after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or exists (
        select
        from private.recipe_matches as told
        where told.recipe_id = each.id and told.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as told
        where told.recipe_id = each.id and told.words @@ query.words
      ))
      -- One group, and the first three of its order in one number: six columns take three times as long.
      order by
        each.missed::bigint << 32 | each.quick << 12 | (4095 - each.used),
        each.popularity desc,
        each.id
      limit wanted
  ) as best;
  return coalesce(found, '{}');
end
$$;
comment on function private.measure(
  private.kitchen, private.recipe_query, text, integer, private.candidate, integer
) is
  'The first candidates of a source in coarse order, beyond `after`. Sources by what a recipe lacks (one, two, three, more) give those of one group; `words` and `cooks` so many of each group.';
grant execute on function
  private.measure(private.kitchen, private.recipe_query, text, integer, private.candidate, integer)
  to anon, authenticated, service_role;

-- search/measure-met ----------------------------------------------------------------------------

-- Recipes that lack nothing are what most searches end with, and their slowest part: they are measured in a
-- statement of their own, which asks of a recipe only what can still differ and copies it as rarely as it can.

create function private.measure_met(
  kitchen private.kitchen,
  query private.recipe_query,
  in_group integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  by_band constant boolean := query.mode <> 'fewest-extras';
  as_is constant integer[] := kitchen.as_is;
  soon constant integer[] := kitchen.soon;
  within constant integer[] := case when by_band and in_group % 5 = 0 then as_is else kitchen.met end;
  assumed constant integer[] := kitchen.met operator(extensions.-) kitchen.used;
  needs_swap constant boolean := by_band and in_group % 5 = 1;
  uses_soon constant boolean := case when query.mode = 'use-it-up' then in_group < 5 end;
  is_filtered constant boolean := not private.is_unfiltered(query);
  is_quickest constant boolean := query.mode = 'quickest';
  bits bytea := kitchen.met_bits;
  outside integer;
  found private.candidate[];
begin
  foreach outside in array kitchen.met operator(extensions.-) within loop
    bits := set_bit(bits, outside, 0);
  end loop;
  select
    array_agg(
      (
        in_group, 0, best.quick, best.used, best.popularity, best.recipe_id,
        0::smallint, best.rating, best.minutes, best.ingredients, best.essential_bits
      )::private.candidate
    )
  into found
  from (
    select *
    from (
      select
        m.recipe_id, m.popularity, m.rating, m.minutes, m.ingredients, m.essential_bits,
        case when is_quickest then m.minutes else 0 end as quick,
        m.required - extensions.icount(m.ingredients operator(extensions.&) assumed) as used
      from (
        select
          open.recipe_id, open.required, open.unread, open.popularity, open.minutes, open.rating,
          open.traits, open.kinds, open.rarest_3, open.ingredients, open.essential_bits
        from private.recipe_matches as open
        where open.rarest_1 = any (within) and open.rarest_2 = any (within)
        union all
        select
          hidden.recipe_id, hidden.required, hidden.unread, hidden.popularity, hidden.minutes,
          hidden.rating, hidden.traits, hidden.kinds, hidden.rarest_3, hidden.ingredients,
          hidden.essential_bits
        from private.hidden_recipe_matches as hidden
        where
          hidden.owner_id = any (query.cooks)
          and hidden.rarest_1 = any (within)
          and hidden.rarest_2 = any (within)
      ) as m
      -- What most fail stands first. Three at home are two rarest and a bit, and all of a small recipe.
      where case
        when m.unread <> 0 or get_bit(bits, m.rarest_3) = 0 then false
        when m.required > 3 and not m.ingredients operator(extensions.<@) within then false
        when needs_swap and m.ingredients operator(extensions.<@) as_is then false
        when uses_soon is not null and m.ingredients operator(extensions.&&) soon <> uses_soon
          then false
        when is_filtered then
          m.traits & query.traits = query.traits
          and (query.cuisines = 0 or m.kinds & query.cuisines <> 0)
          and (query.meals = 0 or m.kinds & query.meals <> 0)
          and (query.difficulties = 0 or m.kinds & query.difficulties <> 0)
          and (query.seasons = 0 or m.kinds & query.seasons <> 0)
          and (query.max_minutes is null or m.minutes <= query.max_minutes)
          and (query.min_rating is null or m.rating >= query.min_rating)
        else true
      end
      -- A fence: without it the count would be worked out again wherever it is named.
      offset 0
    ) as each
    where
      each.used > 0
      and (after.id is null or
        (each.quick, -each.used, -each.popularity, each.recipe_id)
        > (after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or exists (
        select
        from private.recipe_matches as told
        where told.recipe_id = each.recipe_id and told.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as told
        where told.recipe_id = each.recipe_id and told.words @@ query.words
      ))
    -- The first two of the order in one number: each column more makes sorting slower.
    order by each.quick << 12 | (4095 - each.used), each.popularity desc, each.recipe_id
    limit wanted
  ) as best;
  return coalesce(found, '{}');
end
$$;
comment on function private.measure_met(
  private.kitchen, private.recipe_query, integer, private.candidate, integer
) is
  'The first candidates in coarse order, beyond `after`, of a group whose recipes lack nothing.';
grant execute on function
  private.measure_met(private.kitchen, private.recipe_query, integer, private.candidate, integer)
  to anon, authenticated, service_role;

-- search/ranking --------------------------------------------------------------------------------

-- The finer order. What a need counts is one number at the place of its id, so that a window is ranked without a join;
-- what is ranked comes as arrays, of which a page takes a slice.

create type private.ranking as (ids bigint[], credits integer[], urgencies integer[]);

create function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranking
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  met_as_far_as constant integer := 1 << 24;
  known constant integer[] := kitchen.ingredient;
  ways constant smallint[] := kitchen.way;
  credits constant smallint[] := kitchen.credit;
  urgencies constant smallint[] := kitchen.urgency;
  stocked constant boolean := kitchen.stocked;
  -- What each ingredient adds to a recipe that needs it, and how soon it spoils, by its id.
  worth integer[] := (select unmet from private.ingredient_weights);
  spoils bytea := decode(repeat('00', cardinality(worth) + 1), 'hex');
  ranking private.ranking;
begin
  for nth in 1..coalesce(cardinality(known), 0) loop
    if ways[nth] in (3, 4) then
      worth[known[nth]] := 0;
    elsif credits[nth] > 0 then
      worth[known[nth]] := (worth[known[nth]] >> 24) * (met_as_far_as + credits[nth]);
    end if;
    if urgencies[nth] > 0 then
      spoils := set_byte(spoils, known[nth], urgencies[nth]);
    end if;
  end loop;
  select
    coalesce(array_agg(ranked.id), '{}'),
    coalesce(array_agg(ranked.credit), '{}'),
    coalesce(array_agg(ranked.urgency), '{}')
  into ranking
  from (
    select each.id, each.credit, each.urgency
    from (
      select
        candidate.id,
        candidate.missed,
        candidate.rating,
        candidate.minutes,
        reckoned.urgency,
        coalesce(
          (reckoned.worth & (met_as_far_as - 1)) * 100
            / nullif((reckoned.worth >> 24) + 2 * candidate.unread, 0),
          10000
        )::integer as credit
      from unnest(candidates) as candidate
      cross join lateral (
        select
          coalesce(sum(worth[need.id] << (
            candidate.essential_bits >> (least(need.place, 64) - 1) & 1
          )::integer), 0) as worth,
          coalesce(max(get_byte(spoils, need.id)), 0) as urgency
        from (
          select
            unnest(candidate.ingredients) as id,
            generate_subscripts(candidate.ingredients, 1) as place
        ) as need
      ) as reckoned
      offset 0
    ) as each
    order by
      case mode
        when 'quickest' then each.minutes
        when 'fewest-extras' then each.missed
        when 'use-it-up' then -each.urgency
        else 0
      end,
      -- Credit, urgency, rating and minutes in one number: four columns take twice as long to sort.
      (case when stocked then (10000 - each.credit) * 128 + 100 - each.urgency else 0 end::bigint << 32)
        | ((1000 - each.rating) << 16)
        | each.minutes,
      each.id
  ) as ranked;
  return ranking;
end
$$;
comment on function private.rank_window(private.candidate[], private.kitchen, text) is
  'The finer order of a window of candidates, with credit and urgency: as `fine` in domain/matching/order.ts.';
grant execute on function
  private.rank_window(private.candidate[], private.kitchen, text)
  to anon, authenticated, service_role;
comment on type private.ranking is 'Recipes in their final order, each with its credit and urgency at the same place.';

-- search/browse ---------------------------------------------------------------------------------

-- Orders that ask nothing of the pantry, each answered by an index and paged by its own key: what is
-- written meanwhile is neither repeated nor does it push anything out of the list.

create function private.browsing_sort(mode text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case mode when 'quickest' then 'quickest' else 'popular' end;
end
$$;
comment on function private.browsing_sort(text) is
  'In which order a mode lists what a pantry says nothing of: `browsingOrder` in domain/matching/order.ts.';
grant execute on function private.browsing_sort(text) to anon, authenticated, service_role;

create function private.browse(
  kitchen private.kitchen,
  query private.recipe_query,
  sort text,
  unused boolean,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  tables constant text[] := array['private.recipe_matches'] || case
    when cardinality(query.cooks) > 0 then array['private.hidden_recipe_matches']
  end;
  -- What a candidate holds as `quick` and `popularity`, the order by these and the id, and what is beyond.
  quick constant text := case sort
    when 'quickest' then 'm.minutes::integer' when 'rated' then 'm.rating::integer' else '0'
  end;
  places constant text := case sort
    when 'quickest' then '%1$s.%2$s, %1$s.popularity desc, %1$s.%3$s'
    when 'rated' then '%1$s.%2$s desc, %1$s.popularity desc, %1$s.%3$s'
    when 'newest' then '%1$s.%3$s desc'
    else '%1$s.popularity desc, %1$s.%3$s'
  end;
  beyond constant text := case sort
    when 'quickest' then 'm.minutes >= $3 and (m.minutes, -m.popularity, m.recipe_id) > ($3, -$4, $5)'
    when 'rated' then 'm.rating <= $3 and (-m.rating, -m.popularity, m.recipe_id) > (-$3, -$4, $5)'
    when 'newest' then 'm.recipe_id < $5'
    else 'm.popularity <= $4 and (-m.popularity, m.recipe_id) > (-$4, $5)'
  end;
  in_table constant text := format(
    places, 'm', case sort when 'quickest' then 'minutes' when 'rated' then 'rating' end, 'recipe_id'
  );
  in_all constant text := format(places, 'each', 'quick', 'id');
  found private.candidate[];
begin
  -- Only what is asked for stands in the statement, so that the planner can choose the index.
  execute (
    select format(
      'select array_agg(
         (
           0, 0, each.quick, 0, each.popularity, each.id,
           each.unread, each.rating, each.minutes, each.ingredients, each.essential_bits
         )::private.candidate
         order by %1$s
       )
       from (select * from (%2$s) as each order by %1$s limit $6) as each',
      in_all,
      string_agg(
        format(
          '(select
              m.recipe_id as id, m.popularity, %s as quick, m.unread, m.rating, m.minutes, m.ingredients,
              m.essential_bits
            from %s as m
            where ($7).traits & m.traits = ($7).traits
              and (($7).cuisines = 0 or m.kinds & ($7).cuisines <> 0)
              and (($7).meals = 0 or m.kinds & ($7).meals <> 0)
              and (($7).difficulties = 0 or m.kinds & ($7).difficulties <> 0)
              and (($7).seasons = 0 or m.kinds & ($7).seasons <> 0)
              and (($7).max_minutes is null or m.minutes <= ($7).max_minutes)
              and (($7).min_rating is null or m.rating >= ($7).min_rating)%s%s%s%s%s
            order by %s limit $6)',
          quick,
          name,
          case when query.words is null then '' else ' and m.words @@ $1' end,
          case
            when query.scope <> 'all' or name = 'private.hidden_recipe_matches'
              then ' and m.owner_id = any ($2)'
            else ''
          end,
          case
            when unused then ' and not m.ingredients operator(extensions.&&) ($8).used'
            else ''
          end,
          case
            when query.max_missing is null then ''
            else
              ' and m.ingredients operator(extensions.&&) ($8).used
                and m.unread + m.required
                  - extensions.icount(m.ingredients operator(extensions.&) ($8).met)
                  <= ($7).max_missing'
          end,
          case when after is null then '' else ' and ' || beyond end,
          in_table
        ),
        ' union all '
      )
    )
    from unnest(tables) as name
  )
  into found
  using
    query.words, query.cooks, after.quick, after.popularity, after.id, wanted, query, kitchen;
  return coalesce(found, '{}');
end
$$;
comment on function private.browse(
  private.kitchen, private.recipe_query, text, boolean, private.candidate, integer
) is
  'The next recipes in an order that asks nothing of the pantry: popular, rated, newest or quickest; with `unused` only those that use nothing of it.';
grant execute on function
  private.browse(private.kitchen, private.recipe_query, text, boolean, private.candidate, integer)
  to anon, authenticated, service_role;

-- search/pages ----------------------------------------------------------------------------------

-- Groups stand in coarse order; within a group windows of 200 recipes are put into the finer order, one
-- after the other, so that every page is cut from the same list.

create type private.result_page as (
  ids bigint[], credits integer[], urgencies integer[], cursors text[]
);
comment on type private.result_page is 'One page, side by side; each cursor is where the next page begins.';

create type private.position as (
  grp integer, skip integer, key private.candidate, last bigint, ending bigint
);
comment on type private.position is
  'Where a page begins: group, how many of the window are done, the last candidate before the window, the last recipe that was given, and the last candidate of the window (0 where it was the last one).';

create function private.read_cursor(cursor text, mode text) returns private.position
language plpgsql stable set search_path = ''
as $$
declare
  parts constant text[] := string_to_array(cursor, '~');
  place private.position;
begin
  if cursor is null then
    return row(0, 0, null, null, null)::private.position;
  end if;
  if
    parts[1] <> mode
    or cursor !~
      '^[a-z-]{1,20}~\d{1,2}~\d{1,3}~\d{1,18}~\d{1,18}(~\d{1,5}~\d{1,5}~\d{1,5}~\d{1,9}~\d{1,18})?$'
  then
    perform private.refuse('bad_cursor', 'Take the cursor of the last recipe, with the same mode.');
  end if;
  place.grp := parts[2];
  place.skip := parts[3];
  place.last := parts[4];
  place.ending := parts[5];
  if cardinality(parts) > 5 then
    place.key := row(
      parts[2], parts[6], parts[7], parts[8], parts[9], parts[10], null, null, null, null, null
    )::private.candidate;
  end if;
  return place;
end
$$;
comment on function private.read_cursor(text, text) is
  'Where a page begins, for null at the start. Raises 22023 `bad_cursor`.';
grant execute on function private.read_cursor(text, text) to anon, authenticated, service_role;

create function private.sorted_page(
  kitchen private.kitchen, query private.recipe_query, page_size integer, page_after text
) returns private.result_page
language plpgsql stable set search_path = ''
as $$
declare
  parts constant text[] := string_to_array(page_after, '~');
  after private.candidate;
  candidates private.candidate[];
  page private.result_page;
begin
  if page_after is not null then
    if parts[1] <> query.sort or page_after !~ '^[a-z]{1,20}~\d{1,5}~\d{1,9}~\d{1,18}$' then
      perform private.refuse('bad_cursor', 'Take the cursor of the last recipe, with the same sort.');
    end if;
    after.quick := parts[2];
    after.popularity := parts[3];
    after.id := parts[4];
  end if;
  candidates := private.browse(kitchen, query, query.sort, false, after, page_size);
  select
    coalesce(array_agg(each.id order by each.place), '{}'),
    coalesce(array_agg(ranked.credit order by each.place), '{}'),
    coalesce(array_agg(ranked.urgency order by each.place), '{}'),
    coalesce(
      array_agg(
        concat_ws('~', query.sort, each.quick, each.popularity, each.id) order by each.place
      ),
      '{}'
    )
  into page
  from unnest(candidates) with ordinality as each(
    grp, missed, quick, used, popularity, id, unread, rating, minutes, ingredients, essential_bits,
    place
  )
  join private.rank_window(candidates, kitchen, query.mode) as ranking on true
  join unnest(ranking.ids, ranking.credits, ranking.urgencies) as ranked(id, credit, urgency)
    on ranked.id = each.id;
  return page;
end
$$;
comment on function private.sorted_page(
  private.kitchen, private.recipe_query, integer, text
) is 'One page of an order that asks nothing of the pantry. A cursor is the key of its recipe.';
grant execute on function
  private.sorted_page(private.kitchen, private.recipe_query, integer, text)
  to anon, authenticated, service_role;

create function private.find_page(
  kitchen private.kitchen, query private.recipe_query, page_size integer, page_after text
) returns private.result_page
language plpgsql stable set search_path = ''
as $$
declare
  window_size constant integer := 200;
  last_group constant integer := case
    when not kitchen.stocked then 0
    when query.mode = 'use-it-up' then 9
    else 4
  end;
  -- After all groups: what uses nothing of the pantry, where it is asked for.
  others_group constant integer := 10;
  has_others constant boolean := kitchen.stocked and query.others and query.max_missing is null;
  scans constant boolean := kitchen.stocked and query.sort = 'pantry'
    and (query.scope <> 'all' or query.words is not null and private.is_rare_text(query));
  unranked private.kitchen;
  place private.position;
  scanned private.candidate[];
  candidates private.candidate[];
  ranking private.ranking;
  -- A window that was begun ends where it ended then, however much was written into it meanwhile.
  wanted integer;
  size integer;
  from_place integer;
  to_place integer;
  before text;
  behind text;
  -- The page.
  ids bigint[] := '{}';
  credits integer[] := '{}';
  urgencies integer[] := '{}';
  cursors text[] := '{}';
begin
  if query.max_missing is not null and not kitchen.stocked then
    return row(ids, credits, urgencies, cursors)::private.result_page;
  end if;
  if query.sort <> 'pantry' then
    return private.sorted_page(kitchen, query, page_size, page_after);
  end if;
  place := private.read_cursor(page_after, query.mode);
  loop
    if place.grp > last_group and place.grp < others_group then
      place.grp := others_group;
    end if;
    exit when place.grp > case when has_others then others_group else last_group end;

    candidates := '{}';
    wanted := case when place.ending is null then window_size else 2 * window_size end;
    if not kitchen.stocked or place.grp = others_group then
      candidates := private.browse(
        kitchen, query, private.browsing_sort(query.mode), kitchen.stocked, place.key, wanted
      );
    elsif not private.is_near_enough(query, place.grp) then
      null;
    elsif scans then
      if scanned is null or place.key is not null then
        scanned := private.measure(
          kitchen,
          query,
          case when query.scope = 'all' then 'words' else 'cooks' end,
          null,
          place.key,
          wanted
        );
      end if;
      candidates := array(
        select each from unnest(scanned) as each where each.grp = place.grp
      );
    else
      candidates := private.descend(kitchen, query, place.grp, place.key, wanted);
    end if;

    size := case when place.ending = 0 then wanted else window_size end;
    if place.ending > 0 then
      size := coalesce(
        array_position(array(select (each).id from unnest(candidates) as each), place.ending), size
      );
    end if;
    if cardinality(candidates) > size then
      candidates := candidates[:size];
    end if;

    if cardinality(candidates) > 0 then
      if place.grp = others_group then
        unranked := kitchen;
        unranked.stocked := false;
        ranking := private.rank_window(candidates, unranked, query.mode);
      else
        ranking := private.rank_window(candidates, kitchen, query.mode);
      end if;
      -- After the recipe that was given last, wherever what was written meanwhile has put it.
      from_place := coalesce(array_position(ranking.ids, place.last), place.skip) + 1;
      to_place := least(from_place - 1 + page_size - cardinality(ids), cardinality(ranking.ids));
      before := concat(query.mode, '~', place.grp, '~');
      behind := concat('~', coalesce(candidates[size].id, 0));
      if (place.key).id is not null then
        behind := concat_ws(
          '~', behind, (place.key).missed, (place.key).quick, (place.key).used,
          (place.key).popularity, (place.key).id
        );
      end if;
      for nth in from_place..to_place loop
        cursors := cursors || concat(before, nth, '~', ranking.ids[nth], behind);
      end loop;
      ids := ids || ranking.ids[from_place:to_place];
      credits := credits || ranking.credits[from_place:to_place];
      urgencies := urgencies || ranking.urgencies[from_place:to_place];
    end if;
    exit when cardinality(ids) = page_size;

    if cardinality(candidates) = size then
      place.key := candidates[size];
    else
      place.grp := place.grp + 1;
      place.key := null;
    end if;
    place.skip := 0;
    place.last := null;
    place.ending := null;
  end loop;
  return row(ids, credits, urgencies, cursors)::private.result_page;
end
$$;
comment on function private.find_page(
  private.kitchen, private.recipe_query, integer, text
) is
  'Goes through groups and their windows from where the page begins until it is full; an order that asks nothing of the pantry has no groups.';
grant execute on function
  private.find_page(private.kitchen, private.recipe_query, integer, text)
  to anon, authenticated, service_role;

-- search/reasons --------------------------------------------------------------------------------

-- Why a recipe stands where it does. Each ingredient that a page asks for is explained once, as one piece of text: to
-- build JSON by its members takes longer than all else that a reason needs.

create function private.explain(needs integer[], kitchen private.kitchen)
returns table (need integer, told json)
language plpgsql stable rows 50
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  reached constant integer[] := kitchen.ingredient;
  ways constant smallint[] := kitchen.way;
  sources constant integer[] := kitchen.source;
  credits constant smallint[] := kitchen.credit;
  urgencies constant smallint[] := kitchen.urgency;
begin
  return query
  select
    asked.code,
    concat(
      '{"ingredient":"', asked.slug,
      '","text":', to_json(asked.name),
      case
        when asked.code < 0 then
          ',"optional":true,"state":"optional","credit":0,"urgency":0,"via":'
          || case when asked.way in (1, 2) then told.via else '[]' end
        else
          ',"optional":false,"state":"' || told.state
          || '","credit":' || coalesce(credits[asked.place], 0)
          || ',"urgency":' || coalesce(urgencies[asked.place], 0)
          || ',"via":' || told.via
      end,
      ',"reason":',
      to_json(
        case
          when asked.code > 0 or asked.way in (1, 2) then told.reason
          else asked.plural || ', if you like'
        end
      ),
      '}'
    )::json
  from (
    select
      code, known.id, known.slug, known.name, known.plural, path.place, ways[path.place] as way,
      sources[path.place] as source
    from unnest(needs) as code
    join public.ingredients as known on known.id = abs(code)
    cross join lateral (select nullif(extensions.idx(reached, known.id), 0) as place) as path
    offset 0
  ) as asked
  left join public.ingredients as another
    on another.id = asked.source and another.id <> asked.id and asked.way in (1, 2, 3, 4, 7)
  -- Most of what is at home is the very thing that is asked for.
  cross join lateral (
    select coalesce(another.slug, asked.slug) as slug, coalesce(another.plural, asked.plural) as plural
  ) as source
  left join lateral (
    select
      string_agg(used.plural, ' and ' order by taken.position) as names,
      json_agg(through.slug order by taken.position) filter (where ways[path.place] <= 2) as via
    from public.ingredient_substitution_uses as taken
    cross join lateral (select extensions.idx(reached, taken.ingredient_id) as place) as path
    join public.ingredients as used on used.id = taken.ingredient_id
    join public.ingredients as through on through.id = sources[path.place]
    where taken.substitution_id = asked.source and asked.way = 5
  ) as swap on asked.way = 5
  cross join lateral (
    select
      case
        when asked.way in (1, 2) then 'have'
        when asked.way in (3, 4) then 'assumed'
        when asked.way = 5 then 'swap'
        when asked.way = 7 then 'probably'
        else 'missing'
      end as state,
      case
        when asked.way in (1, 2, 7) then '["' || source.slug || '"]'
        when asked.way = 5 then coalesce(swap.via::text, '[]')
        else '[]'
      end as via,
      case asked.way
        when 1 then 'you have ' || source.plural
        when 2 then 'you get it from ' || source.plural
        when 3 then 'you always have ' || source.plural
        when 4 then 'you get it from ' || source.plural || ', which you always have'
        when 5 then 'use ' || swap.names || ' instead'
        when 6 then 'you ran out of ' || asked.plural
        when 7 then 'you have ' || source.plural || ': does that include ' || asked.plural || '?'
        else 'you have no ' || asked.plural
      end as reason
  ) as told;
end
$$;
comment on function private.explain(integer[], private.kitchen) is
  'Needs, as in `needs` of a match row, with their states and reasons: as domain/matching/path.ts and need.ts.';
grant execute on function
  private.explain(integer[], private.kitchen)
  to anon, authenticated, service_role;

-- search/search-recipes -------------------------------------------------------------------------

-- The search that the data API serves. It runs with the rights of the caller: the policies decide what is
-- seen.

create function public.search_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  mode text default 'ready-now',
  page_size integer default 20,
  page_after text default null,
  sort text default 'pantry',
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false
) returns table (
  id bigint,
  slug text,
  owner_id uuid,
  title text,
  image text,
  ready_in_minutes integer,
  servings integer,
  difficulty text,
  cuisine text[],
  meal_type text[],
  diets text[],
  allergens text[],
  season text[],
  tags text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  band text,
  used_ingredient_count integer,
  missed_ingredient_count integer,
  credit integer,
  urgency integer,
  needs json,
  page_cursor text,
  read_as text
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode, sort, max_missing, with_others, exact_text
  );
  kitchen private.kitchen;
  page private.result_page;
  untold constant integer[] := array[0, -1000000000];
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  kitchen := private.asked_kitchen(pantry, staples);
  page := private.find_page(kitchen, asked, coalesce(page_size, 20), page_after);

  return query
  with row as materialized (
    select
      found.*, m.required, m.unread, m.ingredients, m.needs, m.unread_texts
    from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
      as found(id, credit, urgency, page_cursor, place)
    join lateral (
      select open.required, open.unread, open.ingredients, open.needs, open.unread_texts
      from private.recipe_matches as open
      where open.recipe_id = found.id
      union all
      select hidden.required, hidden.unread, hidden.ingredients, hidden.needs, hidden.unread_texts
      from private.hidden_recipe_matches as hidden
      where hidden.recipe_id = found.id and cardinality(asked.cooks) > 0
    ) as m on true
  ), need as materialized (
    select
      row.place as recipe,
      said.code,
      said.place,
      case when said.code = any (untold) then row.unread_texts[(
        select count(*) from unnest(row.needs[:said.place]) as earlier(code)
        where earlier.code = any (untold)
      )] end as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as said(code, place)
  ), told as (
    select
      need.recipe,
      json_agg(
        case
          when need.code = any (untold) then json_build_object(
            'ingredient', null, 'text', need.unread_text, 'optional', need.code < 0,
            'state', case when need.code < 0 then 'optional' else 'unknown' end,
            'credit', 0, 'urgency', 0, 'via', '[]'::json,
            'reason', case when need.code < 0 then 'optional' else 'we could not read this line' end
          )
          else explained.told
        end
        order by need.place
      ) as needs
    from need
    left join private.explain(array(select distinct need.code from need), kitchen) as explained
      on explained.need = need.code
    group by need.recipe
  )
  select
    card.id, card.slug, card.owner_id, card.title, card.image, card.ready_in_minutes,
    card.servings, card.difficulty, card.cuisine, card.meal_type, card.diets, card.allergens,
    card.season, card.tags, card.is_premium, card.rating, card.review_count,
    case
      when counted.missed = 0 then
        case
          when row.ingredients operator(extensions.<@) kitchen.as_is then 'ready'
          else 'ready-with-swaps'
        end
      when counted.missed = 1 then 'missing-1'
      when counted.missed <= 3 then 'missing-2-3'
      else 'explore'
    end,
    extensions.icount(row.ingredients operator(extensions.&) kitchen.used),
    counted.missed,
    row.credit,
    row.urgency,
    coalesce(told.needs, '[]'),
    row.page_cursor,
    asked.read_as
  from row
  join public.recipe_cards as card on card.id = row.id
  left join told on told.recipe = row.place
  cross join lateral (
    select
      row.unread + row.required
        - extensions.icount(row.ingredients operator(extensions.&) kitchen.met) as missed
  ) as counted
  order by row.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text, text, integer, boolean, boolean
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. `sort`: pantry (as `mode` says), or popular, rated, newest, quickest, whatever the pantry. `max_missing`: 0, 1 or 3. `with_others`: what uses nothing of the pantry follows. A word that finds nothing is read as the nearest that does (`read_as`), but for `exact_text`. Errors: 22023 with the code as message, 42501 `feature_required`.';
grant execute on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean)
  to anon, authenticated, service_role;

-- search/counts ---------------------------------------------------------------------------------

-- How many recipes a search finds, by band, and beside each option how many one would find with it.

create type private.counted as (ids bigint[], bands jsonb);
comment on type private.counted is 'What a search finds, so far as it was counted, and how many of each band.';

create function private.count_found(
  kitchen private.kitchen, query private.recipe_query, enough integer
) returns private.counted
language plpgsql stable set search_path = ''
as $$
declare
  bands constant text[] := array['ready', 'ready-with-swaps', 'missing-1', 'missing-2-3', 'explore'];
  scanned private.candidate[];
  found private.candidate[] := '{}';
  counts jsonb := '{}';
  more private.candidate[];
begin
  if not kitchen.stocked then
    if query.max_missing is null then
      found := private.browse(kitchen, query, 'popular', false, null, enough);
    end if;
    return row(array(select each.id from unnest(found) as each), counts)::private.counted;
  end if;
  if query.scope <> 'all' or private.is_rare_text(query) then
    scanned := private.measure(
      kitchen, query, case when query.scope = 'all' then 'words' else 'cooks' end, null, null, enough
    );
  end if;
  for band in 0..4 loop
    exit when cardinality(found) >= enough or not private.is_near_enough(query, band);
    more := case
      when scanned is null
        then private.descend(kitchen, query, band, null, enough - cardinality(found))
      else (
        array(select each from unnest(scanned) as each where each.grp = band)
      )[1:enough - cardinality(found)]
    end;
    counts := counts || jsonb_build_object(bands[band + 1], cardinality(more));
    found := found || more;
  end loop;
  if query.others and query.max_missing is null and cardinality(found) < enough then
    more := private.browse(kitchen, query, 'popular', true, null, enough - cardinality(found));
    counts := counts || jsonb_build_object('others', cardinality(more));
    found := found || more;
  end if;
  return row(array(select each.id from unnest(found) as each), counts)::private.counted;
end
$$;
comment on function private.count_found(private.kitchen, private.recipe_query, integer) is
  'What a search finds, at most `enough`, nearest first; `others` are those that use nothing of the pantry.';
grant execute on function
  private.count_found(private.kitchen, private.recipe_query, integer)
  to anon, authenticated, service_role;

create function private.facet(list text, recipes bigint[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  options constant text[] := case list
    when 'minutes' then array['15', '30', '60']
    when 'ratings' then array['3', '4']
    when 'premium' then array['true', 'false']
    else private.known_words(list)
  end;
begin
  return (
    with card as materialized (
      select
        each.ready_in_minutes,
        each.rating,
        case list
          when 'cuisines' then each.cuisine
          when 'meals' then each.meal_type
          when 'difficulties' then array[each.difficulty]
          when 'seasons' then each.season
          when 'preferences' then each.diets
          when 'premium' then array[each.is_premium::text]
          -- What it is known to be free of.
          when 'restrictions' then case
            when each.allergens is not null then private.without(options, each.allergens)
          end
        end as words
      from public.recipe_cards as each
      where each.id = any (recipes)
    )
    select jsonb_object_agg(
      option.word,
      (
        select count(*)
        from card
        where case list
          when 'minutes' then card.ready_in_minutes <= option.word::integer
          when 'ratings' then card.rating >= option.word::numeric
          else option.word = any (card.words)
        end
      )
    )
    from unnest(options) as option(word)
  );
end
$$;
comment on function private.facet(text, bigint[]) is
  'How many of some recipes have each option of a list.';
grant execute on function private.facet(text, bigint[]) to anon, authenticated, service_role;

create function private.facets(
  kitchen private.kitchen, query private.recipe_query, counted private.counted, enough integer
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  list text;
  without_own private.recipe_query;
  of_list private.counted;
  facets jsonb := '{}';
  capped text[] := '{}';
begin
  foreach list in array array[
    'preferences', 'restrictions', 'cuisines', 'meals', 'difficulties', 'seasons', 'minutes',
    'ratings', 'premium'
  ] loop
    -- Of a list of which one option is enough, choosing another adds to what is found.
    without_own := query;
    case list
      when 'cuisines' then without_own.cuisines := 0;
      when 'meals' then without_own.meals := 0;
      when 'difficulties' then without_own.difficulties := 0;
      when 'seasons' then without_own.seasons := 0;
      when 'minutes' then without_own.max_minutes := null;
      when 'ratings' then without_own.min_rating := null;
      when 'premium' then without_own.traits := query.traits & 65535;
      else null;
    end case;
    of_list := counted;
    if without_own is distinct from query then
      of_list := private.count_found(kitchen, without_own, enough);
    end if;
    facets := facets || jsonb_build_object(list, private.facet(list, of_list.ids));
    if cardinality(of_list.ids) >= enough then
      capped := capped || list;
    end if;
  end loop;
  return jsonb_build_object('facets', facets, 'capped', to_jsonb(capped));
end
$$;
comment on function private.facets(
  private.kitchen, private.recipe_query, private.counted, integer
) is
  'Beside each option how many recipes have it and all else that is asked for; `capped` names the lists that were counted no further than `enough`.';
grant execute on function
  private.facets(private.kitchen, private.recipe_query, private.counted, integer)
  to anon, authenticated, service_role;

create function public.count_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  with_facets boolean default false,
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false
) returns jsonb
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant integer := 1000;
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, 'ready-now', 'pantry', max_missing, with_others, exact_text
  );
  kitchen private.kitchen;
  found private.counted;
begin
  if with_facets then
    perform private.require_feature('advanced_search');
  end if;
  kitchen := private.asked_kitchen(pantry, staples);
  found := private.count_found(kitchen, asked, enough);
  return jsonb_build_object(
    'total', cardinality(found.ids),
    'complete', cardinality(found.ids) < enough,
    'bands', found.bands,
    'read_as', asked.read_as,
    'facets', null
  ) || case when with_facets then private.facets(kitchen, asked, found, enough) else '{}' end;
end
$$;
comment on function public.count_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, boolean, integer, boolean, boolean
) is
  'How many recipes `search_recipes` would find, by band (`others`: what uses nothing of the pantry), and for who has access beside each option how many have it and all else. It stops at 1,000 (`complete` is then false, and the lists whose numbers are at least so many are `capped`), and a band that it did not come to is not named. Errors as `search_recipes`.';
grant execute on function
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean, integer, boolean, boolean)
  to anon, authenticated, service_role;

-- own-recipes/derived ---------------------------------------------------------------------------

-- What is derived from the lines of a recipe, whoever wrote it: diets and allergens are never claimed.

-- A null among the foods is a line that was not read.
create function private.diets_of_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array_remove(
    array[
      case when bool_and(coalesce(known.origin in ('plant', 'dairy', 'egg', 'honey'), false))
        then 'vegetarian' end,
      case when bool_and(coalesce(known.origin = 'plant', false)) then 'vegan' end,
      case when bool_and(coalesce(not 'gluten' = any (known.allergens), false))
        then 'gluten-free' end,
      case
        when bool_and(
          coalesce(not 'dairy' = any (known.allergens), false)
          and known.origin is distinct from 'dairy'
        )
        then 'dairy-free'
      end
    ],
    null
  )
  from unnest(foods) as food(id)
  left join public.ingredients as known on known.id = food.id
$$;
comment on function private.diets_of_foods(integer[]) is
  'The diets that depend on nothing but what is in it: `dietsOfFoods` in domain/recipes/diets-of-foods.ts. None without a food.';

create function private.allergens_of_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(foods) > 0 and bool_and(known.allergens is not null)
      then array(
        select each
        from unnest(private.known_words('restrictions')) as each
        where exists (
          select from public.ingredients as holder
          where holder.id = any (foods) and each = any (holder.allergens)
        )
      )
  end
  from unnest(foods) as food(id)
  left join public.ingredients as known on known.id = food.id
$$;
comment on function private.allergens_of_foods(integer[]) is
  'What is in it for certain; null where that may not be all, as with a line that was not read.';

create function private.follow_food_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.recipe_cards as card
  set
    diets = private.diets_of_foods(held.foods),
    allergens = private.allergens_of_foods(held.foods)
  from (
    select line.recipe_id, array_agg(line.ingredient_id) as foods
    from public.recipe_ingredients as line
    where line.recipe_id in (
      select told.recipe_id
      from after_rows as after
      join before_rows as before using (id)
      join public.recipe_ingredients as told on told.ingredient_id = after.id
      join public.recipe_cards as own on own.id = told.recipe_id and own.owner_id is not null
      where (after.origin, after.allergens) is distinct from (before.origin, before.allergens)
    )
    group by line.recipe_id
  ) as held
  where card.id = held.recipe_id;
  return null;
end
$$;
comment on function private.follow_food_facts() is
  'After-statement trigger of `ingredients`: what is found out of a food is so for people’s own recipes too.';
create trigger follow_food_facts after update on public.ingredients
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_food_facts();

-- Others keep a copy of a recipe in their collections; the picture in it is its owner's, by its address too.
create function private.forget_pictures_in_copies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.collection_recipes as held
  set recipe_data = regexp_replace(
    held.recipe_data,
    '/storage/v1/object/public/pictures/' || old.owner_id || '/[0-9a-f-]{36}[.]webp',
    '/covers/stock.webp',
    'g'
  )
  where held.recipe_id = old.id::text and strpos(held.recipe_data, old.owner_id::text) > 0;
  return old;
end
$$;
comment on function private.forget_pictures_in_copies() is
  'Before-delete trigger of recipe_cards: no copy in a collection names a picture of its owner any longer.';
create trigger forget_pictures_in_copies before delete on public.recipe_cards
  for each row when (old.owner_id is not null)
  execute function private.forget_pictures_in_copies();

-- own-recipes/fields ----------------------------------------------------------------------------

-- A recipe as a client sends it, field by field: each is there as it should be, or refused by name.

create function private.refuse_recipe(code text, explanation text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception '%', code using errcode = 'check_violation', detail = explanation;
end
$$;
comment on function private.refuse_recipe(text, text) is 'Raises 23514 with a stable code and a text for a person.';
grant execute on function private.refuse_recipe(text, text) to authenticated;

create function private.text_of(holder jsonb, field text, longest integer) returns text
language plpgsql stable set search_path = ''
as $$
declare
  said constant text := nullif(btrim(holder ->> field, E' \t\n\r'), '');
begin
  if
    jsonb_typeof(coalesce(holder -> field, 'null')) not in ('null', 'string')
    or char_length(said) > longest
  then
    perform private.refuse_recipe(
      'recipe_' || field, format('%s is a text of at most %s characters.', field, longest)
    );
  end if;
  return said;
end
$$;
comment on function private.text_of(jsonb, text, integer) is
  'A text of a document, trimmed; null for none. Raises 23514 `recipe_<field>`.';

create function private.number_of(holder jsonb, field text, smallest numeric, largest numeric)
returns numeric
language plpgsql stable set search_path = ''
as $$
declare
  said constant jsonb := coalesce(holder -> field, 'null');
begin
  if jsonb_typeof(said) = 'null' then
    return null;
  end if;
  if jsonb_typeof(said) = 'number' and said::numeric between smallest and largest then
    return said::numeric;
  end if;
  perform private.refuse_recipe(
    'recipe_' || field, format('%s is a number from %s to %s.', field, smallest, largest)
  );
end
$$;
comment on function private.number_of(jsonb, text, numeric, numeric) is
  'A number of a document; null for none. Raises 23514 `recipe_<field>`.';

create function private.texts_of(
  holder jsonb, field text, most integer, longest integer
) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  said constant jsonb := case jsonb_typeof(holder -> field)
    when 'null' then '[]' else coalesce(holder -> field, '[]')
  end;
  texts text[];
begin
  if jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= most then
    select array_agg(btrim(each #>> '{}', E' \t\n\r') order by place) into texts
    from jsonb_array_elements(said) with ordinality as entry(each, place)
    having bool_and(
      jsonb_typeof(each) = 'string'
      and char_length(btrim(each #>> '{}', E' \t\n\r')) between 1 and longest
    );
    if texts is not null or said = '[]' then
      return coalesce(texts, '{}');
    end if;
  end if;
  perform private.refuse_recipe(
    'recipe_' || field,
    format('%s is a list of up to %s texts of 1 to %s characters.', field, most, longest)
  );
end
$$;
comment on function private.texts_of(jsonb, text, integer, integer) is
  'A list of texts of a document; empty for none. Raises 23514 `recipe_<field>`.';

create function private.nutrition_of(recipe jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  said constant jsonb := coalesce(recipe -> 'nutrition_info', 'null');
  grams constant jsonb := case jsonb_typeof(said -> 'grams')
    when 'array' then said -> 'grams' else '[]'
  end;
begin
  if jsonb_typeof(said) = 'null' then
    return null;
  end if;
  if
    jsonb_typeof(said) <> 'object'
    or jsonb_array_length(grams) > 200
    or exists (
      select from jsonb_array_elements(grams) as each
      where jsonb_typeof(each) not in ('null', 'number')
    )
  then
    perform private.refuse_recipe('recipe_nutrition_info', 'Nutrition is of one serving, in kcal and grams.');
  end if;
  return jsonb_build_object(
    'calories', private.number_of(said, 'calories', 0, 100000),
    'protein', private.number_of(said, 'protein', 0, 100000),
    'carbs', private.number_of(said, 'carbs', 0, 100000),
    'fat', private.number_of(said, 'fat', 0, 100000),
    'known', private.number_of(said, 'known', 0, 200),
    'counted', private.number_of(said, 'counted', 0, 200),
    'grams', grams
  );
end
$$;
comment on function private.nutrition_of(jsonb) is
  'What a recipe says of one serving, and nothing else; null for nothing. Raises 23514 `recipe_nutrition_info`, `recipe_calories` and the like.';

create function private.lines_of(recipe jsonb) returns table (
  "position" smallint, text text, section text, ingredient_id integer, name text, amount numeric,
  amount_max numeric, unit text, note text, optional boolean
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  said constant jsonb := coalesce(recipe -> 'ingredients', 'null');
begin
  if
    jsonb_typeof(said) <> 'array'
    or jsonb_array_length(said) > 200
    or exists (
      select from jsonb_array_elements(said) as line
      where
        jsonb_typeof(line) <> 'object'
        or btrim(concat(line ->> 'text', line ->> 'name', line ->> 'slug'), E' \t\n\r') = ''
    )
  then
    perform private.refuse_recipe(
      'recipe_ingredients', 'A recipe has up to 200 lines of ingredients, each with its text.'
    );
  end if;
  return query
  select
    entry.place::smallint,
    private.text_of(entry.line, 'text', 500),
    private.text_of(entry.line, 'section', 100),
    known.id,
    coalesce(
      private.text_of(entry.line, 'name', 200),
      case
        when known.id is null
          then left(coalesce(private.text_of(entry.line, 'text', 500), entry.line ->> 'slug'), 200)
      end
    ),
    private.number_of(entry.line, 'amount', 0.000001, 1000000),
    private.number_of(entry.line, 'amount_max', 0.000001, 1000000),
    private.text_of(entry.line, 'unit', 40),
    private.text_of(entry.line, 'note', 200),
    coalesce(entry.line -> 'optional' = 'true', false)
  from jsonb_array_elements(said) with ordinality as entry(line, place)
  left join public.ingredients as known on known.slug = entry.line ->> 'slug'
  order by entry.place;
end
$$;
comment on function private.lines_of(jsonb) is
  'The lines of a recipe, each with the food that it names, null where there is none of that key. Raises 23514 `recipe_ingredients`, `recipe_text`, `recipe_amount` and the like.';

-- own-recipes/writing ---------------------------------------------------------------------------

-- Writing recipes of one's own. With more rights than the caller, who writes none of these tables: the owner is the
-- caller, and what is derived is derived here.

create function private.check_recipe_image(image text, held text, origin bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if
    image is null
    or image is not distinct from held
    or exists (
      select
      from public.pictures as own
      where
        own.user_id = caller
        and own.purpose = 'recipe'
        and own.removed_at is null
        and image = private.picture_address(caller, own.id)
    )
    -- The covers of the catalogue are everybody's.
    or exists (
      select
      from public.recipe_cards as card
      where card.id = origin and card.owner_id is null and card.image = check_recipe_image.image
    )
  then
    return;
  end if;
  perform private.refuse_recipe('picture_not_own', 'A recipe shows a picture that its owner uploaded.');
end
$$;
comment on function private.check_recipe_image(text, text, bigint) is
  'Raises 23514 `picture_not_own` for a picture that is neither the caller’s, nor there already, nor the cover of the catalogue’s recipe that it comes from.';

create function private.write_lines(recipe bigint, asked jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.recipe_ingredients as line where line.recipe_id = recipe;
  insert into public.recipe_ingredients (recipe_id, position, ingredient_id, name, section, optional)
  select recipe, line.position, line.ingredient_id, line.name, line.section, line.optional
  from private.lines_of(asked) as line;
  insert into public.recipe_measures
    (recipe_id, position, original_text, amount, amount_max, unit, note)
  select
    recipe, line.position, line.text, line.amount,
    case when line.amount_max > line.amount then line.amount_max end, line.unit, line.note
  from private.lines_of(asked) as line;
  insert into public.recipe_details as held
    (recipe_id, instructions, nutrition_info, alternatives, tip, storage)
  values (
    recipe,
    to_jsonb(private.texts_of(asked, 'instructions', 100, 5000)),
    private.nutrition_of(asked),
    null,
    private.text_of(asked, 'tip', 2000),
    private.text_of(asked, 'storage', 2000)
  )
  on conflict (recipe_id) do update set
    instructions = excluded.instructions,
    nutrition_info = excluded.nutrition_info,
    tip = excluded.tip,
    storage = excluded.storage;
end
$$;
comment on function private.write_lines(bigint, jsonb) is 'Writes the lines and the body of a recipe anew.';

create function private.read_card(asked jsonb) returns public.recipe_cards
language plpgsql stable security definer set search_path = ''
as $$
declare
  card public.recipe_cards;
  foods integer[];
begin
  card.title := private.text_of(asked, 'title', 200);
  if card.title is null then
    perform private.refuse_recipe('recipe_title', 'A recipe has a title.');
  end if;
  card.visibility := coalesce(private.text_of(asked, 'visibility', 20), 'private');
  if private.how_open(card.visibility) is null then
    perform private.refuse_recipe('recipe_visibility', 'It is public, followers or private.');
  end if;
  card.summary := coalesce(private.text_of(asked, 'summary', 2000), '');
  card.image := private.text_of(asked, 'image', 2048);
  card.servings := private.number_of(asked, 'servings', 1, 1000);
  card.ready_in_minutes := private.number_of(asked, 'ready_in_minutes', 1, 20160);
  card.active_minutes := private.number_of(
    asked, 'active_minutes', 0, coalesce(card.ready_in_minutes, 20160)
  );
  card.difficulty := private.text_of(asked, 'difficulty', 20);
  if card.difficulty <> all (private.known_words('difficulties')) then
    perform private.refuse_recipe('recipe_difficulty', 'It is easy, medium or hard.');
  end if;
  card.assumed := array_remove(
    array[
      case when card.servings is null then 'servings' end,
      case when card.ready_in_minutes is null then 'ready_in_minutes' end,
      case when card.difficulty is null then 'difficulty' end
    ],
    null
  );
  card.servings := coalesce(card.servings, 4);
  -- The work alone may take longer than what stands in for all of it.
  card.ready_in_minutes := coalesce(card.ready_in_minutes, greatest(30, card.active_minutes));
  card.difficulty := coalesce(card.difficulty, 'medium');
  card.cuisine := private.texts_of(asked, 'cuisine', 20, 60);
  card.meal_type := private.texts_of(asked, 'meal_type', 20, 60);
  card.tags := private.texts_of(asked, 'tags', 50, 60);
  card.season := private.texts_of(asked, 'season', 4, 20);
  if not card.season <@ private.known_words('seasons') then
    perform private.refuse_recipe('recipe_season', 'It is spring, summer, autumn or winter.');
  end if;
  card.source_name := private.text_of(asked -> 'source', 'name', 200);
  card.source_url := private.text_of(asked -> 'source', 'url', 2048);
  if card.source_url !~* '^https?://[^[:space:]]+$' then
    perform private.refuse_recipe('recipe_url', 'The address of a page begins with http:// or https://.');
  end if;
  select array_agg(line.ingredient_id order by line.position) into foods
  from private.lines_of(asked) as line;
  card.diets := case when foods is null then '{}' else private.diets_of_foods(foods) end;
  card.allergens := private.allergens_of_foods(foods);
  return card;
end
$$;
comment on function private.read_card(jsonb) is
  'The card that a recipe’s document makes, checked. Raises 23514, each with its code.';

-- own-recipes/saving ----------------------------------------------------------------------------

-- The calls of the data API that save recipes of one's own.

create function private.keep_recipe(asked jsonb, origin bigint, replaces boolean)
returns table (id bigint, created boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  card public.recipe_cards;
  held public.recipe_cards;
  sent_key uuid;
begin
  -- One at a time for each person: a key that is sent twice at once makes one recipe.
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  if not found then
    raise exception 'person_not_found' using
      errcode = 'insufficient_privilege', detail = 'Recipes belong to an account.';
  end if;
  if jsonb_typeof(asked) is distinct from 'object' then
    perform private.refuse_recipe('recipe_shape', 'A recipe is a JSON object.');
  end if;
  if private.text_of(asked, 'key', 36) !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse_recipe('recipe_key', 'The key of a recipe is a UUID.');
  end if;
  sent_key := coalesce(private.text_of(asked, 'key', 36)::uuid, gen_random_uuid());

  if private.number_of(asked, 'id', 1, 9007199254740991) is not null then
    -- Held, so that it is not deleted meanwhile: a row that waited is checked anew.
    select * into held
    from public.recipe_cards as own
    where own.id = (asked ->> 'id')::numeric and own.owner_id = caller and own.deleted_at is null
    for no key update;
    if held.id is null then
      -- Not 42501: a device that sends what waited would take that for a sign-out, and wait for ever.
      raise exception 'recipe_not_found' using detail = 'This is not a recipe of yours.';
    end if;
  else
    select * into held
    from public.recipe_cards as own where own.owner_id = caller and own.key = sent_key
    for no key update;
    if held.deleted_at is not null then
      -- Whoever sends it again wants it again; the deleted one can still come back beside it.
      update public.recipe_cards as own set key = gen_random_uuid() where own.id = held.id;
      held := null;
    end if;
    if held.id is not null and not replaces then
      return query select held.id, false;
      return;
    end if;
  end if;

  card := private.read_card(asked);
  if asked ->> 'visibility' is null then
    card.visibility := coalesce(held.visibility, card.visibility);
  end if;
  if coalesce(private.how_open(card.visibility) > private.how_open(held.visibility), true) then
    perform private.require_feature('recipe_creation');
  end if;
  perform private.check_recipe_image(card.image, held.image, coalesce(held.copied_from, origin));
  perform private.clear_deleted_recipes();

  if held.id is null then
    insert into public.recipe_cards as own (
      owner_id, key, visibility, title, image, ready_in_minutes, active_minutes, servings, summary,
      cuisine, meal_type, difficulty, diets, allergens, season, tags, source_name, source_url,
      copied_from, assumed
    )
    values (
      caller, sent_key, card.visibility, card.title, card.image, card.ready_in_minutes,
      card.active_minutes, card.servings, card.summary, card.cuisine, card.meal_type,
      card.difficulty, card.diets, card.allergens, card.season, card.tags, card.source_name,
      card.source_url, origin, card.assumed
    )
    returning own.id into card.id;
  else
    update public.recipe_cards as own
    set
      visibility = card.visibility, title = card.title, image = card.image,
      ready_in_minutes = card.ready_in_minutes, active_minutes = card.active_minutes,
      servings = card.servings, summary = card.summary, cuisine = card.cuisine,
      meal_type = card.meal_type, difficulty = card.difficulty, diets = card.diets,
      allergens = card.allergens, season = card.season, tags = card.tags,
      source_name = card.source_name, source_url = card.source_url, assumed = card.assumed,
      updated_at = now()
    where own.id = held.id;
    card.id := held.id;
  end if;
  perform private.write_lines(card.id, asked);
  if held.image is distinct from card.image then
    perform private.release_picture(caller, held.image);
  end if;
  return query select card.id, held.id is null;
end
$$;
comment on function private.keep_recipe(jsonb, bigint, boolean) is
  'Makes a recipe of the caller, or writes theirs anew, all of it or nothing. `origin`: the recipe that a new one began with.';
grant execute on function private.keep_recipe(jsonb, bigint, boolean) to authenticated;

create function private.seen_origin(recipe jsonb) returns bigint
language sql stable set search_path = ''
as $$
  select card.id
  from public.recipe_cards as card
  where card.id = case
    when recipe ->> 'copied_from' ~ '^[1-9][0-9]{0,15}$' then (recipe ->> 'copied_from')::bigint
  end
$$;
comment on function private.seen_origin(jsonb) is
  'The recipe that another began with, where the caller sees it: with their own rights.';
grant execute on function private.seen_origin(jsonb) to authenticated;

create function public.save_recipe(recipe jsonb) returns bigint
language plpgsql set search_path = ''
as $$
begin
  return (
    select kept.id from private.keep_recipe(recipe, private.seen_origin(recipe), true) as kept
  );
end
$$;
comment on function public.save_recipe(jsonb) is
  'Makes a recipe of one’s own, or writes it anew (by `id`, or by the `key` that the client made), and returns its id. Owner, ratings, diets and allergens are never taken from it. Errors: 23514 `recipe_title` and the like, each named for its field, `picture_not_own`; 42501 `feature_required`; P0001 `recipe_not_found`, `row_limit_reached`.';
grant execute on function public.save_recipe(jsonb) to authenticated;

create function public.save_recipes(recipes jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  recipe jsonb;
  kept record;
  code text;
  explanation text;
  answers jsonb := '[]';
begin
  if jsonb_typeof(recipes) is distinct from 'array' or jsonb_array_length(recipes) > 50 then
    perform private.refuse('bad_recipes', 'Up to 50 recipes are kept at once.');
  end if;
  for recipe in select each from jsonb_array_elements(recipes) as each loop
    begin
      select * into kept
      from private.keep_recipe(
        case jsonb_typeof(recipe) when 'object' then recipe - 'id' else recipe end,
        private.seen_origin(recipe),
        false
      ) as made;
      answers := answers || jsonb_build_object(
        'key', recipe -> 'key', 'id', kept.id, 'created', kept.created, 'error', null
      );
    exception
      when
        integrity_constraint_violation or raise_exception or insufficient_privilege or data_exception
      then
        get stacked diagnostics code = message_text, explanation = pg_exception_detail;
        answers := answers || jsonb_build_object(
          'key', recipe -> 'key', 'id', null, 'created', false,
          'error', jsonb_build_object('code', code, 'detail', explanation)
        );
    end;
  end loop;
  return answers;
end
$$;
comment on function public.save_recipes(jsonb) is
  'Makes up to 50 recipes. For each, in their order: `{key, id, created, error}`; one whose key is there already is left as it is (`created` false), and one that is refused (`error`: `code` as of `save_recipe`, `detail`) loses none of the others. Error: 22023 `bad_recipes`.';
grant execute on function public.save_recipes(jsonb) to authenticated;

-- own-recipes/changes ---------------------------------------------------------------------------

-- Deleting with a way back, and who may see it; the search knows nothing of what was deleted.

create function private.clear_deleted_recipes() returns void
language sql security definer set search_path = ''
as $$
  delete from public.recipe_cards as gone
  where gone.id in (
    select stale.id
    from public.recipe_cards as stale
    where stale.deleted_at < clock_timestamp() - interval '10 minutes'
    limit 100
    for update skip locked
  )
$$;
comment on function private.clear_deleted_recipes() is
  'Ends some recipes that were deleted more than ten minutes ago, whoever’s they are.';

create function private.release_picture(owner uuid, released text) returns void
language sql security definer set search_path = ''
as $$
  update public.pictures as own
  set removed_at = now()
  where
    own.user_id = owner
    and own.purpose = 'recipe'
    and own.removed_at is null
    and private.picture_address(own.user_id, own.id) = released
    and not exists (
      select from public.recipe_cards as card where card.owner_id = owner and card.image = released
    )
$$;
comment on function private.release_picture(uuid, text) is
  'Takes a picture away where no recipe of its owner shows it any longer: see `released_pictures`.';

create function private.how_open(visibility text) returns integer
language sql immutable set search_path = ''
as $$
  select array_position(array['private', 'followers', 'public'], visibility)
$$;
comment on function private.how_open(text) is 'A higher number is seen by more people; null for no visibility.';
grant execute on function private.how_open(text) to authenticated;

create function private.own_recipe_changed(recipe bigint, change text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  changed boolean;
begin
  perform private.clear_deleted_recipes();
  case change
    when 'delete' then
      update public.recipe_cards as own
      set deleted_at = clock_timestamp(), visibility_before = own.visibility, visibility = 'private'
      where own.id = recipe and own.owner_id = caller and own.deleted_at is null;
      changed := found;
      -- The search goes by rows of its own.
      delete from private.hidden_recipe_matches as held
      where held.recipe_id = recipe and held.owner_id = caller;
    when 'restore' then
      update public.recipe_cards as own
      set deleted_at = null, visibility = own.visibility_before, visibility_before = null
      where
        own.id = recipe
        and own.owner_id = caller
        and own.deleted_at > clock_timestamp() - interval '10 minutes';
      changed := found;
    else
      if exists (
        select from public.recipe_cards as own
        where
          own.id = recipe
          and own.owner_id = caller
          and private.how_open(change) > private.how_open(own.visibility)
      ) then
        perform private.require_feature('recipe_creation');
      end if;
      update public.recipe_cards as own
      set visibility = change
      where own.id = recipe and own.owner_id = caller and own.deleted_at is null;
      changed := found;
  end case;
  return changed;
end
$$;
comment on function private.own_recipe_changed(bigint, text) is
  'Deletes (`delete`) or brings back (`restore`) a recipe of the caller, or shows it to others (a visibility). False where it is not theirs.';
grant execute on function private.own_recipe_changed(bigint, text) to authenticated;

create function public.delete_recipe(recipe bigint) returns boolean
language sql set search_path = ''
as $$
  select private.own_recipe_changed(recipe, 'delete')
$$;
comment on function public.delete_recipe(bigint) is
  'Deletes a recipe of one’s own, on any plan; with its comments and all for ever after ten minutes. False where there is none.';
grant execute on function public.delete_recipe(bigint) to authenticated;

create function public.restore_recipe(recipe bigint) returns boolean
language sql set search_path = ''
as $$
  select private.own_recipe_changed(recipe, 'restore')
$$;
comment on function public.restore_recipe(bigint) is
  'Brings a deleted recipe back, within ten minutes, as it was. False where there is none.';
grant execute on function public.restore_recipe(bigint) to authenticated;

create function public.set_recipe_visibility(recipe bigint, visibility text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if private.how_open(visibility) is null then
    perform private.refuse_recipe('recipe_visibility', 'It is public, followers or private.');
  end if;
  return private.own_recipe_changed(recipe, visibility);
end
$$;
comment on function public.set_recipe_visibility(bigint, text) is
  'Shows a recipe of one’s own to everyone (`public`), to `followers` or to nobody (`private`). False where it is not theirs. Errors: 23514 `recipe_visibility`; 42501 `feature_required` for showing it to more people.';
grant execute on function public.set_recipe_visibility(bigint, text) to authenticated;

create function private.leave_out_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.recipe_cards as card
    where card.id = new.recipe_id and card.deleted_at is not null
  ) then
    return null;
  end if;
  return new;
end
$$;
comment on function private.leave_out_deleted() is
  'Before-insert trigger of hidden_recipe_matches: nobody finds what was deleted.';
create trigger leave_out_deleted before insert on private.hidden_recipe_matches
  for each row execute function private.leave_out_deleted();

-- Also where the recipe goes with ten minutes over, at somebody else's call; with its account all pictures go.
create function private.release_picture_of_recipe() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_picture(old.owner_id, old.image);
  return null;
end
$$;
comment on function private.release_picture_of_recipe() is
  'After-delete trigger of recipe_cards: its picture goes with it.';
create trigger release_picture_of_recipe after delete on public.recipe_cards
  for each row when (old.owner_id is not null and old.image is not null)
  execute function private.release_picture_of_recipe();

create function private.released_pictures() returns setof text
language sql stable security definer set search_path = ''
as $$
  select old.user_id || '/' || old.id || '.webp'
  from public.pictures as old
  where old.user_id = auth.uid() and old.removed_at is not null and old.cleared_at is null
$$;
comment on function private.released_pictures() is
  'The paths of pictures of the caller that nothing shows any longer and whose files are still there.';
grant execute on function private.released_pictures() to authenticated;

create function public.released_pictures() returns setof text
language sql stable set search_path = ''
as $$
  select private.released_pictures()
$$;
comment on function public.released_pictures() is
  'For the function `pictures`: the paths in the store of the caller’s pictures that nothing shows any longer, each time until `clear_pictures`.';
grant execute on function public.released_pictures() to authenticated;

-- people/person ---------------------------------------------------------------------------------

-- A person as others see them, in one answer.

-- With more rights than its caller: numbers of what the caller may not read in full. What is only the
-- person's own business is null for everybody else.
create function private.person_facts(person uuid)
returns table (
  recipes_shared bigint,
  followers_count bigint,
  following_count bigint,
  total_likes bigint,
  favorite_cuisines text[],
  dietary_preferences text[],
  cooking_level text,
  cooks bigint
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own constant boolean := coalesce(auth.uid() = person, false);
  often constant bigint := private.cooks_of(person);
begin
  return query
  select
    (
      select count(*)
      from public.recipe_cards as card
      where card.owner_id = person and card.visibility = 'public'
    ),
    counts.followers,
    counts.following,
    private.likes_of(person),
    private.favorite_cuisines(person, own),
    case when own then private.own_options('preferences') end,
    private.cooking_level(often),
    case when own then often end
  from private.follow_counts(person) as counts;
end
$$;
comment on function private.person_facts(uuid) is
  'The numbers of a profile. `dietary_preferences` and `cooks` are null for everybody but the person.';
grant execute on function private.person_facts(uuid) to authenticated;

create function public.person(person uuid)
returns table (
  id uuid,
  name text,
  email text,
  avatar_url text,
  joined_at timestamptz,
  recipes_shared bigint,
  followers_count bigint,
  following_count bigint,
  total_likes bigint,
  favorite_cuisines text[],
  dietary_preferences text[],
  cooking_level text,
  cooks bigint,
  badges jsonb,
  is_following boolean,
  follows_me boolean,
  is_blocked boolean
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  asked constant uuid := person;
  reader constant uuid := auth.uid();
begin
  if exists (select from private.own_blocks() as blocked where blocked.id = asked) then
    return query
    select
      blocked.id, blocked.name, null::text, blocked.avatar_url, null::timestamptz,
      null::bigint, null::bigint, null::bigint, null::bigint, null::text[], null::text[], null::text,
      null::bigint, null::jsonb, false, false, true
    from private.own_blocks() as blocked
    where blocked.id = asked;
    return;
  end if;
  return query
  select
    profile.id, profile.name, profile.email, profile.avatar_url, profile.created_at,
    facts.recipes_shared, facts.followers_count, facts.following_count, facts.total_likes,
    facts.favorite_cuisines, facts.dietary_preferences, facts.cooking_level, facts.cooks,
    case when public.can_use('community') then (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object('id', earned.badge, 'earned_at', earned.earned_at)
            order by earned.earned_at, earned.badge
          ),
          '[]'
        )
      from public.earned_badges as earned
      where earned.user_id = asked
    ) end,
    exists (
      select from public.follows as follow
      where follow.follower_id = reader and follow.followed_id = asked
    ),
    exists (
      select from public.follows as follow
      where follow.follower_id = asked and follow.followed_id = reader
    ),
    false
  from public.public_profiles as profile
  cross join lateral private.person_facts(profile.id) as facts
  where profile.id = asked;
end
$$;
comment on function public.person(uuid) is
  'A profile with its numbers; no row for nobody, and none for somebody who blocked the caller. Of whom the caller blocked only the name and picture come. `dietary_preferences` and `cooks` are for the person alone; `badges` is null without the feature `community`.';
grant execute on function public.person(uuid) to authenticated;

-- people/activity -------------------------------------------------------------------------------

-- What people did where the caller may see it: of one person, and of those whom one follows.

create function private.is_folded(comment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select
    exists (
      select from public.hidden_comments as hidden
      where hidden.comment_id = comment and hidden.user_id = (select auth.uid())
    )
    or exists (
      select from public.comment_reports as report
      where report.comment_id = comment and report.user_id = (select auth.uid())
    )
    or private.is_reported(comment)
$$;
comment on function private.is_folded(uuid) is
  'Whether a comment of somebody else is hidden by the caller, or reported: as `private.shown_comments`.';
grant execute on function private.is_folded(uuid) to authenticated;

-- With more rights than its caller, and nothing but keys: of five thousand people's acts the policies are
-- asked about the newest alone.
create function private.newest_acts(
  people uuid[], until timestamptz, until_id text, wanted integer
) returns table (
  id text, created_at timestamptz, comment_id uuid, follower_id uuid, followed_id uuid,
  recipe_id bigint
)
language sql stable security definer set search_path = ''
as $$
  select act.id, act.created_at, act.comment_id, act.follower_id, act.followed_id, act.recipe_id
  from unnest(people) as someone(id)
  cross join lateral (
    (
      select
        ('comment:' || comment.id) collate "C" as id, comment.created_at,
        comment.id as comment_id, null::uuid as follower_id, null::uuid as followed_id,
        null::bigint as recipe_id
      from public.comments as comment
      where
        comment.user_id = someone.id
        and comment.created_at <= until
        and (
          comment.created_at < until or ('comment:' || comment.id) collate "C" < until_id
        )
      order by comment.created_at desc, comment.id desc
      limit wanted
    )
    union all
    (
      select
        ('follow:' || follow.follower_id || ':' || follow.followed_id) collate "C",
        follow.created_at, null, follow.follower_id, follow.followed_id, null
      from public.follows as follow
      where
        follow.follower_id = someone.id
        and follow.created_at <= until
        and (
          follow.created_at < until
          or ('follow:' || follow.follower_id || ':' || follow.followed_id) collate "C" < until_id
        )
      order by follow.created_at desc, follow.followed_id desc
      limit wanted
    )
    union all
    (
      select ('recipe:' || card.id) collate "C", card.created_at, null, null, null, card.id
      from public.recipe_cards as card
      where
        card.owner_id = someone.id
        and card.created_at <= until
        and (card.created_at < until or ('recipe:' || card.id) collate "C" < until_id)
      order by card.created_at desc, ('recipe:' || card.id) collate "C" desc
      limit wanted
    )
  ) as act
  order by act.created_at desc, act.id desc
  limit wanted
$$;
comment on function private.newest_acts(uuid[], timestamptz, text, integer) is
  'The keys of the newest things that people did before a moment, seen or not: `private.acts_of` asks what may be seen.';
grant execute on function private.newest_acts(uuid[], timestamptz, text, integer) to authenticated;

create function private.acts_of(
  people uuid[], before timestamptz, before_id text, page_size integer
) returns table (
  id text,
  type text,
  user_id uuid,
  user_name text,
  user_avatar text,
  recipe_id bigint,
  recipe_title text,
  recipe_image text,
  recipe_owner uuid,
  content text,
  rating integer,
  other_id uuid,
  other_name text,
  created_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  reader constant uuid := auth.uid();
  until timestamptz := coalesce(before, 'infinity');
  until_id text := coalesce(before_id, '~');
  wanted integer := page_size + 10;
  found_so_far integer := 0;
  found_now integer;
  keys jsonb;
begin
  perform private.check_page(page_size);
  loop
    select coalesce(jsonb_agg(to_jsonb(act)), '[]') into keys
    from private.newest_acts(people, until, until_id, wanted) as act;
    return query
    select
      act.id,
      case
        when act.followed_id is not null then 'follow'
        when act.comment_id is null then 'recipe'
        when said.rating is null then 'comment'
        else 'rating'
      end,
      coalesce(said.user_id, follow.follower_id, shared.owner_id),
      coalesce(actor.name, 'Unknown User'),
      actor.avatar_url,
      card.id, card.title, card.image, card.owner_id,
      nullif(said.content, ''),
      said.rating::integer,
      follow.followed_id,
      case when follow.followed_id is not null then coalesce(other.name, 'Unknown User') end,
      act.created_at
    from jsonb_to_recordset(keys) as act(
      id text, created_at timestamptz, comment_id uuid, follower_id uuid, followed_id uuid,
      recipe_id bigint
    )
    left join public.comments as said on said.id = act.comment_id
    left join public.follows as follow
      on follow.follower_id = act.follower_id and follow.followed_id = act.followed_id
    left join public.recipe_cards as shared
      on shared.id = act.recipe_id and shared.visibility <> 'private'
    left join public.recipe_cards as card on card.id = coalesce(said.recipe_id, shared.id)
    left join public.public_profiles as actor
      on actor.id = coalesce(said.user_id, follow.follower_id, shared.owner_id)
    left join public.public_profiles as other on other.id = follow.followed_id
    where
      follow.followed_id is not null
      or shared.id is not null
      -- What is folded away in the discussion is not unfolded here.
      or said.user_id = reader
      or (said.id is not null and not private.is_folded(said.id))
    order by act.created_at desc, act.id collate "C" desc
    limit page_size - found_so_far;
    get diagnostics found_now = row_count;
    found_so_far := found_so_far + found_now;
    exit when found_so_far >= page_size or jsonb_array_length(keys) < wanted;
    until := (keys -> -1 ->> 'created_at')::timestamptz;
    until_id := keys -> -1 ->> 'id';
    wanted := wanted * 2;
  end loop;
end
$$;
comment on function private.acts_of(uuid[], timestamptz, text, integer) is
  'What these people said, rated, shared and whom they followed, as far as the caller may see it, newest first, after the last line of the page before. Error: 22023 `bad_page_size`.';
grant execute on function private.acts_of(uuid[], timestamptz, text, integer) to authenticated;

create function public.person_activity(
  person uuid, before timestamptz default null, before_id text default null,
  page_size integer default 20
) returns table (
  id text, type text, user_id uuid, user_name text, user_avatar text, recipe_id bigint,
  recipe_title text, recipe_image text, recipe_owner uuid, content text, rating integer,
  other_id uuid, other_name text, created_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select act.*
  from private.acts_of(
    array(
      select profile.id from public.public_profiles as profile where profile.id = person
    ),
    before, before_id, page_size
  ) as act;
end
$$;
comment on function public.person_activity(uuid, timestamptz, text, integer) is
  'What one person did, newest first; none for who does not see that person. Types: rating, comment, follow, recipe. Error: 22023 `bad_page_size`.';
grant execute on function public.person_activity(uuid, timestamptz, text, integer) to authenticated;

create function public.activity_feed(
  before timestamptz default null, before_id text default null, page_size integer default 20
) returns table (
  id text, type text, user_id uuid, user_name text, user_avatar text, recipe_id bigint,
  recipe_title text, recipe_image text, recipe_owner uuid, content text, rating integer,
  other_id uuid, other_name text, created_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_feature('community');
  return query
  select act.*
  from private.acts_of(
    array(
      select follow.followed_id
      from public.follows as follow
      where follow.follower_id = (select auth.uid())
    ),
    before, before_id, page_size
  ) as act;
end
$$;
comment on function public.activity_feed(timestamptz, text, integer) is
  'What the people whom the caller follows did, newest first; after the last line of the page before (`before`, `before_id`). Errors: 22023 `bad_page_size`; 42501 `feature_required`.';
grant execute on function public.activity_feed(timestamptz, text, integer) to authenticated;

-- discover/recipe-of-the-day --------------------------------------------------------------------

-- The recipe of the day. Each recipe of the catalogue may be it on one day of 61, by its id, so that none
-- comes twice within 60 days, whatever is added to the catalogue. Of those whose turn it is, the season
-- and then chance decide. The premium ones draw twice and keep the worse: they come up less often than
-- others, never more.

create function private.day_order(on_date date, hemisphere text)
returns table (recipe_id bigint, place bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  of_any constant integer := private.kind_bits('{}', '{}', '{}', private.known_words('seasons'));
  of_now constant integer := private.kind_bits(
    '{}', '{}', '{}', array[private.season_of(extract(month from on_date)::integer, hemisphere)]
  );
  premium constant integer := private.trait_bits('{}', '{}', true);
begin
  return query
  select
    m.recipe_id,
    row_number() over (
      order by
        m.kinds & of_any <> 0 and m.kinds & of_now = 0,
        greatest(
          md5(on_date || ' ' || m.recipe_id),
          case when m.traits & premium <> 0 then md5(on_date || ' again ' || m.recipe_id) end
        ),
        m.recipe_id
    )
  from private.recipe_matches as m
  where m.owner_id is null and m.recipe_id % 61 = (on_date - date '2000-01-01') % 61;
end
$$;
comment on function private.day_order(date, text) is
  'Which recipes may be that of a day, the first one first. The others are for who does not eat that one.';
grant execute on function private.day_order(date, text) to anon, authenticated, service_role;

create function private.recipes_of_today() returns bigint[]
language sql stable set search_path = ''
as $$
  select array(
    select first.recipe_id
    from unnest(array['northern', 'southern']) as half
    cross join lateral private.day_order((now() at time zone 'utc')::date, half) as first
    where first.place = 1
  )
$$;
comment on function private.recipes_of_today() is 'The recipe of the day in both halves of the world, by the date of UTC.';
grant execute on function private.recipes_of_today() to anon, authenticated, service_role;

create function private.check_day(on_date date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  -- Somewhere on earth it is yesterday, and elsewhere tomorrow.
  if on_date is null or abs(on_date - (now() at time zone 'utc')::date) > 1 then
    perform private.refuse('bad_date', 'The day is today''s, as the calendar of the caller has it.');
  end if;
end
$$;
comment on function private.check_day(date) is 'Raises 22023 `bad_date` for a day that is today nowhere.';
grant execute on function private.check_day(date) to anon, authenticated, service_role;

create function public.recipe_of_the_day(on_date date, hemisphere text default 'northern')
returns table (
  id bigint,
  title text,
  image text,
  summary text,
  ready_in_minutes integer,
  difficulty text,
  cuisine text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  is_for_everyone boolean
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  diet constant integer := private.own_diet();
begin
  perform private.require_feature('recipe_of_the_day');
  perform private.check_day(on_date);
  return query
  select
    card.id, card.title, card.image, card.summary, card.ready_in_minutes, card.difficulty,
    card.cuisine, card.is_premium, card.rating, card.review_count, turn.place = 1
  from private.day_order(on_date, hemisphere) as turn
  join private.recipe_matches as m on m.recipe_id = turn.recipe_id
  join public.recipe_cards as card on card.id = turn.recipe_id
  where m.traits & diet = diet
  order by turn.place
  limit 1;
end
$$;
comment on function public.recipe_of_the_day(date, text) is
  'The recipe of the caller''s day: the same for everyone in a half of the world, but for whom it does not suit the next one that does (`is_for_everyone` is then false), or none. Errors: 22023 `bad_date`, `bad_hemisphere`; 42501 `feature_required`.';
grant execute on function public.recipe_of_the_day(date, text) to anon, authenticated, service_role;

create function public.recipe_teasers(on_date date, hemisphere text default 'northern')
returns table (feature text, id bigint, title text, image text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  each_shows constant integer := 4;
  diet constant integer := private.own_diet();
begin
  perform private.check_day(on_date);
  return query
  with shown as (
    (
      select 1 as shelf, 'recipe_of_the_day' as feature, turn.recipe_id, 1::bigint as place
      from private.day_order(on_date, hemisphere) as turn
      join private.recipe_matches as m on m.recipe_id = turn.recipe_id
      where m.traits & diet = diet
      order by turn.place
      limit 1
    )
    union all
    select 2, 'seasonal_suggestions', of_season.id, of_season.place
    from unnest(
      private.season_order(hemisphere, extract(month from on_date)::integer, diet, each_shows)
    ) with ordinality as of_season(id, place)
    union all
    select 3, 'recommendations', liked.id, liked.place
    from unnest(
      private.varied(
        array(
          select near.recipe_id
          from private.similar_recipes(diet, 5 * each_shows) as near
          order by near.place
        ),
        each_shows
      )
    ) with ordinality as liked(id, place)
  )
  select shown.feature, card.id, card.title, card.image
  from shown
  join public.recipe_cards as card on card.id = shown.recipe_id
  order by shown.shelf, shown.place;
end
$$;
comment on function public.recipe_teasers(date, text) is
  'What anyone sees of the recipe of the day, the season and their recommendations: a title and a picture each. Errors: 22023 `bad_date`, `bad_hemisphere`.';
grant execute on function public.recipe_teasers(date, text) to anon, authenticated, service_role;

-- catalogue/recipes-view ------------------------------------------------------------------------

-- A recipe as one record. It stands behind what the search and the recipe of the day know, which it shows.

create view public.recipes with (security_invoker = true) as
select
  card.id,
  card.slug,
  card.owner_id,
  card.visibility,
  card.title,
  card.image,
  card.ready_in_minutes,
  card.active_minutes,
  card.servings,
  card.summary,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'slug', ingredient.slug,
            'name', coalesce(line.name, ingredient.name),
            'section', line.section,
            'optional', line.optional,
            'amount', measure.amount,
            'amount_max', measure.amount_max,
            'unit', measure.unit,
            'note', measure.note,
            'us', measure.us,
            'original_text', measure.original_text
          )
          order by line.position
        ),
        '[]'
      )
    from public.recipe_ingredients as line
    left join public.ingredients as ingredient on ingredient.id = line.ingredient_id
    left join public.recipe_measures as measure
      on measure.recipe_id = line.recipe_id and measure.position = line.position
    where line.recipe_id = card.id
  ) as ingredients,
  details.instructions,
  details.nutrition_info,
  details.alternatives,
  details.tip,
  details.storage,
  card.diets,
  card.allergens,
  card.cuisine,
  card.meal_type,
  card.difficulty,
  card.rating,
  card.review_count,
  card.is_popular,
  card.is_premium,
  card.is_seasonal,
  card.season,
  card.id = any ((select private.recipes_of_today())::bigint[]) as is_recipe_of_the_day,
  card.tags,
  card.created_at,
  card.updated_at,
  card.source_name,
  card.source_url,
  card.copied_from,
  card.assumed
from public.recipe_cards as card
left join public.recipe_details as details on details.recipe_id = card.id;
comment on view public.recipes is
  'The whole record of a recipe. Where its body is premium and the caller has no access, measures, steps, nutrition, swaps, tip and storage are null; the names of the ingredients stay.';
grant select on public.recipes to anon, authenticated, service_role;
create trigger refuse_write instead of insert or update or delete on public.recipes
  for each row execute function private.refuse_write();

-- discover/seasons ------------------------------------------------------------------------------

-- The season. A recipe has seasons, an ingredient has months: of the recipes of a season those come first
-- whose ingredients this very month gives.

create function private.season_of(month integer, hemisphere text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if hemisphere is null or hemisphere not in ('northern', 'southern') then
    perform private.refuse('bad_hemisphere', 'The hemisphere is northern or southern.');
  end if;
  if month is null or month not between 1 and 12 then
    perform private.refuse('bad_month', 'A month is a number from 1 to 12.');
  end if;
  return (private.known_words('seasons'))[
    ((month - 3 + case hemisphere when 'southern' then 6 else 0 end + 12) % 12) / 3 + 1
  ];
end
$$;
comment on function private.season_of(integer, text) is
  'The season of a month: `seasonOf` in domain/recipes/season.ts. Raises 22023 `bad_hemisphere` and `bad_month`.';
grant execute on function private.season_of(integer, text) to anon, authenticated, service_role;

create function private.in_season(month integer, hemisphere text) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select known.id
    from public.ingredients as known
    where
      (case hemisphere when 'southern' then (month + 5) % 12 + 1 else month end)::smallint
      = any (known.season)
    order by known.id
  )
$$;
comment on function private.in_season(integer, text) is
  'The ingredients whose months hold this one, ascending; in the south they are half a year later: as domain/ingredients/season.ts.';
grant execute on function private.in_season(integer, text) to anon, authenticated, service_role;

create function private.season_order(
  hemisphere text, month integer, diet integer, wanted integer
) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  pool_size constant integer := 300;
  season constant text := private.season_of(month, hemisphere);
  fresh constant integer[] := private.in_season(month, hemisphere);
  parted constant uuid[] := private.whom_parted();
  pool bigint[];
begin
  -- The bit stands in the text of the query: only so does an index of one season serve it.
  execute format(
    'select array(
      select m.recipe_id
      from private.recipe_matches as m
      where
        m.kinds & %s <> 0
        and m.traits & $1 = $1
        and (m.owner_id is null or m.owner_id <> all ($3))
      order by m.popularity desc, m.recipe_id
      limit $2
    )',
    private.kind_bits('{}', '{}', '{}', array[season])
  ) into pool using diet, pool_size, parted;
  return private.varied(
    array(
      select m.recipe_id
      from private.recipe_matches as m
      cross join lateral (
        select
          coalesce(
            sum(known.weight * case when known.id = any (m.essential) then 2 else 1 end), 0
          ) as weight
        from unnest(m.ingredients operator(extensions.&) fresh) as asked(id)
        join public.ingredients as known on known.id = asked.id
      ) as given
      where m.recipe_id = any (pool)
      order by given.weight desc, m.popularity desc, m.rating desc, m.recipe_id
    ),
    wanted
  );
end
$$;
comment on function private.season_order(text, integer, integer, integer) is
  'Public recipes of the season that keep to a diet, those first that take most of what the month gives; of various cuisines.';
grant execute on function
  private.season_order(text, integer, integer, integer)
  to anon, authenticated, service_role;

create function public.seasonal_recipes(
  hemisphere text, month integer, page_size integer default 12
) returns table (
  id bigint,
  title text,
  image text,
  ready_in_minutes integer,
  difficulty text,
  cuisine text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  fresh text[]
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  given constant integer[] := private.in_season(month, hemisphere);
begin
  perform private.require_feature('seasonal_suggestions');
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A shelf holds 1 to 50 recipes.');
  end if;
  return query
  select
    card.id, card.title, card.image, card.ready_in_minutes, card.difficulty, card.cuisine,
    card.is_premium, card.rating, card.review_count,
    array(
      select known.plural
      from unnest(m.ingredients operator(extensions.&) given) as asked(id)
      join public.ingredients as known on known.id = asked.id
      order by asked.id = any (m.essential) desc, known.weight desc, known.id
      limit 3
    )
  from unnest(private.season_order(hemisphere, month, private.own_diet(), page_size))
    with ordinality as found(id, place)
  join private.recipe_matches as m on m.recipe_id = found.id
  join public.recipe_cards as card on card.id = found.id
  order by found.place;
end
$$;
comment on function public.seasonal_recipes(text, integer, integer) is
  'What to cook in a month (1–12) of a hemisphere: recipes of its season that keep to the caller''s diet, each with up to three of its ingredients that the month gives. Errors: 22023 `bad_hemisphere`, `bad_month`, `bad_page_size`; 42501 `feature_required`.';
grant execute on function
  public.seasonal_recipes(text, integer, integer)
  to anon, authenticated, service_role;

-- discover/tastes -------------------------------------------------------------------------------

-- What a cook likes and avoids: from their settings, and from what they cooked, rated and saved.

create function private.own_options(list text) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  -- Visitors have no settings, and no right to ask for any.
  if (select auth.uid()) is null then
    return '{}';
  end if;
  return array(
    select option ->> 'id'
    from public.private_profiles as own
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(own.dietary_settings -> list)
        when 'array' then own.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      own.id = (select auth.uid())
      and option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.own_options(text) is
  'What the caller has checked in a list of the dietary settings; nothing for a visitor. Read as domain/dietary-settings.ts reads it.';
grant execute on function private.own_options(text) to anon, authenticated, service_role;

create function private.own_diet() returns integer
language sql stable set search_path = ''
as $$
  select private.trait_bits(
    private.own_options('preferences'), private.own_options('restrictions'), null
  )
$$;
comment on function private.own_diet() is
  'The traits that every recipe shown to the caller must have: diets, and what it is known to be free of.';
grant execute on function private.own_diet() to anon, authenticated, service_role;

create function private.varied(recipes bigint[], wanted integer) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  block constant integer := 6;
  cuisines constant integer := private.kind_bits(private.known_words('cuisines'), '{}', '{}', '{}');
  left_over bigint[] := recipes;
  kinds jsonb;
  chosen bigint[] := '{}';
  next bigint;
  of_next integer;
  once integer;
  twice integer;
begin
  select coalesce(jsonb_object_agg(m.recipe_id, m.kinds & cuisines), '{}') into kinds
  from private.recipe_matches as m
  where m.recipe_id = any (recipes);
  while cardinality(chosen) < wanted loop
    if cardinality(chosen) % block = 0 then
      once := 0;
      twice := 0;
    end if;
    next := null;
    foreach next in array left_over loop
      of_next := (kinds ->> next::text)::integer;
      exit when of_next & twice = 0;
      next := null;
    end loop;
    exit when next is null;
    chosen := chosen || next;
    left_over := array_remove(left_over, next);
    twice := twice | (once & of_next);
    once := once | of_next;
  end loop;
  return chosen;
end
$$;
comment on function private.varied(bigint[], integer) is
  'The first of some public recipes, in their order, but of each six at most two of one cuisine; rather fewer than wanted.';
grant execute on function private.varied(bigint[], integer) to anon, authenticated, service_role;

create function private.own_tastes()
returns table (recipe_id bigint, kind text, weight numeric)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant integer := 24;
  -- What was liked so many days ago counts about a third.
  fading constant numeric := 120;
  caller constant uuid := auth.uid();
begin
  -- Visitors have no tastes that are known, and no right to ask for any.
  if caller is null then
    return;
  end if;
  return query
  select taste.recipe_id, taste.kind, taste.weight
  from (
    select distinct on (said.recipe_id)
      said.recipe_id,
      said.kind,
      said.strength
        * exp(-greatest(0, extract(epoch from now() - said.at)) / 86400 / fading) as weight
    from (
      select cooked.recipe_id, 'cooked' as kind, 3 as strength, cooked.cooked_at as at
      from public.cooked_recipes as cooked
      where cooked.user_id = caller
      union all
      select rated.recipe_id, 'rated', rated.rating - 2, rated.created_at
      from public.comments as rated
      where rated.user_id = caller and rated.rating >= 4
      union all
      select saved.recipe_id::bigint, 'saved', 2, saved.created_at
      from public.favorite_recipes as saved
      where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    ) as said
    order by said.recipe_id, weight desc
  ) as taste
  order by taste.weight desc, taste.recipe_id
  limit most;
end
$$;
comment on function private.own_tastes() is
  'What the caller likes, by `cooked`, `rated` (4 or 5) or `saved`, whichever says most; what is long ago says less.';
grant execute on function private.own_tastes() to anon, authenticated, service_role;

create function private.not_again() returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    return '{}';
  end if;
  return array(
    select cooked.recipe_id
    from public.cooked_recipes as cooked
    where cooked.user_id = caller and cooked.cooked_at > now() - interval '14 days'
    union
    select rated.recipe_id
    from public.comments as rated
    where rated.user_id = caller and rated.rating is not null
    union
    select saved.recipe_id::bigint
    from public.favorite_recipes as saved
    where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    union
    select own.id from public.recipe_cards as own where own.owner_id = caller
  );
end
$$;
comment on function private.not_again() is
  'What need not be recommended to the caller: cooked within 14 days, rated, saved, or their own.';
grant execute on function private.not_again() to anon, authenticated, service_role;

-- discover/similar-recipes ----------------------------------------------------------------------

-- Recipes like those that a cook likes.

create function private.similar_recipes(diet integer, wanted integer)
returns table (recipe_id bigint, place bigint, like_id bigint, kind text, like_count bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  -- So many of the ingredients that the liked ones have and others lack lead to the candidates, and so
  -- many candidates are compared in full.
  telling constant integer := 12;
  pool_size constant integer := 300;
  of_cuisine constant integer := private.kind_bits(private.known_words('cuisines'), '{}', '{}', '{}');
  of_meal constant integer := private.kind_bits('{}', private.known_words('meals'), '{}', '{}');
  excluded constant bigint[] := private.not_again();
  parted constant uuid[] := private.whom_parted();
begin
  return query
  with taste as materialized (
    select * from private.own_tastes()
  ), liked as materialized (
    select taste.*, m.ingredients, m.kinds
    from taste
    join (
      select each.recipe_id, each.ingredients, each.kinds from private.recipe_matches as each
      union all
      select each.recipe_id, each.ingredients, each.kinds from private.hidden_recipe_matches as each
    ) as m on m.recipe_id = taste.recipe_id
  ), sign as materialized (
    select asked.id
    from liked
    cross join lateral unnest(liked.ingredients) as asked(id)
    join public.ingredients as known on known.id = asked.id
    group by asked.id
    order by sum(liked.weight) * min(known.weight) ^ 2 desc, asked.id
    limit telling
  ), summed as materialized (
    select
      (select array_agg(sign.id order by sign.id) from sign) as ingredients,
      array(select sign.id * 8 + place from sign cross join generate_series(1, 3) as place) as keys,
      (select bit_or(liked.kinds & (of_cuisine | of_meal)) from liked) as kinds
  ), pool as materialized (
    select m.recipe_id, m.ingredients, m.kinds, m.popularity
    from private.recipe_matches as m
    where
      m.rare_keys operator(extensions.&&) (select summed.keys from summed)
      and m.traits & diet = diet
      and m.recipe_id <> all (excluded)
      and (m.owner_id is null or m.owner_id <> all (parted))
    order by
      extensions.icount(m.ingredients operator(extensions.&) (select summed.ingredients from summed))
        + case when m.kinds & of_cuisine & (select summed.kinds from summed) <> 0 then 1 else 0 end
        desc,
      m.popularity desc,
      m.recipe_id
    limit pool_size
  ), weighed as materialized (
    select each.recipe_id, sum(known.weight)::numeric as weight
    from (
      select pool.recipe_id, pool.ingredients from pool
      union
      select liked.recipe_id, liked.ingredients from liked
    ) as each
    cross join lateral unnest(each.ingredients) as asked(id)
    join public.ingredients as known on known.id = asked.id
    group by each.recipe_id
  ), pair as (
    select
      pool.recipe_id,
      pool.popularity,
      pool.kinds,
      liked.recipe_id as like_id,
      liked.kind,
      liked.weight * (
        2 * shared.weight / sqrt(own.weight * other.weight)
        + case when pool.kinds & liked.kinds & of_cuisine <> 0 then 0.3 else 0 end
        + case when pool.kinds & liked.kinds & of_meal <> 0 then 0.15 else 0 end
      ) as nearness
    from pool
    join liked
      on liked.recipe_id <> pool.recipe_id
      and liked.ingredients operator(extensions.&&) pool.ingredients
    join weighed as own on own.recipe_id = pool.recipe_id
    join weighed as other on other.recipe_id = liked.recipe_id
    cross join lateral (
      select sum(known.weight)::numeric as weight
      from unnest(pool.ingredients operator(extensions.&) liked.ingredients) as asked(id)
      join public.ingredients as known on known.id = asked.id
    ) as shared
  ), nearest as (
    select
      pair.recipe_id,
      pair.popularity,
      pair.kinds,
      0.75 * max(pair.nearness) + 0.25 * sum(pair.nearness) as nearness,
      (array_agg(pair.like_id order by pair.nearness desc, pair.like_id))[1] as like_id,
      (array_agg(pair.kind order by pair.nearness desc, pair.like_id))[1] as kind
    from pair
    group by pair.recipe_id, pair.popularity, pair.kinds
  )
  select
    nearest.recipe_id,
    row_number() over (order by nearest.nearness desc, nearest.popularity desc, nearest.recipe_id),
    nearest.like_id,
    nearest.kind,
    (
      select count(*)
      from liked
      where
        liked.kind = 'saved'
        and liked.kinds & nearest.kinds & of_cuisine
          & (select source.kinds from liked as source where source.recipe_id = nearest.like_id) <> 0
    )
  from nearest
  order by 2
  limit wanted;
end
$$;
comment on function private.similar_recipes(integer, integer) is
  'Public recipes close to what the caller likes: by shared ingredients, the rare ones more, by cuisine and by meal. Each with the liked one that it is closest to, why that one is liked, and how many of the same cuisine are saved.';
grant execute on function
  private.similar_recipes(integer, integer)
  to anon, authenticated, service_role;

-- discover/recommendations ----------------------------------------------------------------------

-- What a cook might like, and why: what is like what they like, and what uses what in their pantry will not keep.
-- All of it runs with the rights of the caller, over public recipes. The rows choose a limited number of recipes first
-- and show those that the caller may see: recipes of people from whom they are parted do not take these places.

create function private.spoiling_recipes(diet integer, wanted integer)
returns table (recipe_id bigint, place bigint, spoiling_id integer)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  soon_from constant integer := 60;
  -- What spoils is cooked with what is at home: at most so many things may be missing.
  most_missing constant integer := 3;
  pool_size constant integer := 100;
  excluded constant bigint[] := private.not_again();
  parted constant uuid[] := private.whom_parted();
  kitchen constant private.kitchen :=
    private.prepare_kitchen(private.own_pantry(), private.own_staples());
begin
  return query
  with soon as materialized (
    select each.id, each.source, each.urgency
    from unnest(kitchen.ingredient, kitchen.way, kitchen.source, kitchen.urgency)
      as each(id, way, source, urgency)
    -- The thing itself, or what is made of it.
    where each.way in (1, 2) and each.urgency >= soon_from
  ), near as (
    select
      m.recipe_id,
      m.ingredients,
      m.popularity,
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed
    from private.recipe_matches as m
    where
      -- Among its four rarest: what would be used up is what the dish is about.
      m.rare_keys operator(extensions.&&) array(
        select soon.id * 8 + place from soon cross join generate_series(1, 4) as place
      )
      and m.traits & diet = diet
      and m.recipe_id <> all (excluded)
      and (m.owner_id is null or m.owner_id <> all (parted))
  ), pool as (
    select near.*
    from near
    where near.missed <= most_missing
    order by near.missed, near.popularity desc, near.recipe_id
    limit pool_size
  )
  select
    pool.recipe_id,
    row_number() over (
      order by pool.missed, uses.urgency desc, pool.popularity desc, pool.recipe_id
    ),
    uses.source
  from pool
  cross join lateral (
    select soon.source, soon.urgency
    from soon
    where soon.id = any (pool.ingredients)
    order by soon.urgency desc, soon.id
    limit 1
  ) as uses
  order by 2
  limit wanted;
end
$$;
comment on function private.spoiling_recipes(integer, integer) is
  'Public recipes about something of the caller''s pantry that will not keep, few other things missing, each with that thing.';
grant execute on function
  private.spoiling_recipes(integer, integer)
  to anon, authenticated, service_role;

create function private.first_recipes(wanted integer)
returns table (recipe_id bigint, place bigint, used integer)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  excluded constant bigint[] := private.not_again();
begin
  return query
  select found.id, row_number() over (), found.used_ingredient_count
  from public.search_recipes(
    preferences => private.own_options('preferences'),
    restrictions => private.own_options('restrictions'),
    page_size => first_recipes.wanted
  ) as found
  join private.recipe_matches as m on m.recipe_id = found.id
  where found.id <> all (excluded);
end
$$;
comment on function private.first_recipes(integer) is
  'Public recipes in the order of the search without words, for whom too little is known of: by the pantry, else by what others like.';
grant execute on function private.first_recipes(integer) to anon, authenticated, service_role;

create function public.recommended_recipes(page_size integer default 12)
returns table (
  id bigint,
  title text,
  image text,
  ready_in_minutes integer,
  difficulty text,
  cuisine text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  reason text,
  reason_name text,
  reason_count integer
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  diet constant integer := private.own_diet();
begin
  perform private.require_feature('recommendations');
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A shelf holds 1 to 50 recipes.');
  end if;
  return query
  with similar_one as materialized (
    select * from private.similar_recipes(diet, 5 * page_size)
  ), spoiling as materialized (
    select * from private.spoiling_recipes(diet, page_size)
  ), wish as materialized (
    select distinct on (each.recipe_id) each.*
    from (
      select recipe_id, place::numeric as rank, kind as reason, like_id, like_count, null as spoiling_id
      from similar_one
      union all
      -- Beside two of the cook's taste stands one of what will not keep.
      select recipe_id, place * 2.5 - 1, 'pantry', null, null, spoiling_id from spoiling
      union all
      select recipe_id, 1000 + place, case when used > 0 then 'fits' else 'start' end, null, used, null
      from private.first_recipes(least(100, 4 * page_size))
      where
        (select count(*) from similar_one) + (select count(*) from spoiling) < 2 * page_size
    ) as each
    order by each.recipe_id, each.rank
  ), chosen as (
    select private.varied(
      array(select wish.recipe_id from wish order by wish.rank, wish.recipe_id), page_size
    ) as ids
  )
  select
    card.id, card.title, card.image, card.ready_in_minutes, card.difficulty, card.cuisine,
    card.is_premium, card.rating, card.review_count,
    said.reason,
    case said.reason
      when 'pantry' then thing.plural
      when 'saved-cuisine' then (
        select shared
        from unnest(card.cuisine) as shared
        where shared = any (liked.cuisine)
        limit 1
      )
      else liked.title
    end,
    case when said.reason in ('saved-cuisine', 'fits') then wish.like_count::integer end
  from chosen
  cross join lateral unnest(chosen.ids) with ordinality as found(id, place)
  join wish on wish.recipe_id = found.id
  join public.recipe_cards as card on card.id = found.id
  left join public.recipe_cards as liked on liked.id = wish.like_id
  left join public.ingredients as thing on thing.id = wish.spoiling_id
  cross join lateral (
    select
      case
        when wish.reason = 'saved' and wish.like_count >= 3 then 'saved-cuisine'
        else wish.reason
      end as reason
  ) as said
  order by found.place;
end
$$;
comment on function public.recommended_recipes(integer) is
  'Recipes for the caller, each with the reason: `cooked`, `rated`, `saved` (the liked recipe''s title as name), `saved-cuisine` (its word, how many), `pantry` (what will not keep), `fits` (how many things of the pantry it uses) or `start` (nothing is known yet). Errors: 22023 `bad_page_size`; 42501 `feature_required`.';
grant execute on function public.recommended_recipes(integer) to anon, authenticated, service_role;

-- imports ---------------------------------------------------------------------------------------

-- How many recipes a person lets Larder read from pages and pasted words: each is work for the server,
-- and a page is asked of somebody else's.

create table private.import_paces (
  user_id uuid primary key references auth.users (id) on delete cascade,
  recent timestamptz[] not null default '{}'
);
comment on table private.import_paces is 'When each person last had a recipe read, within the hour.';

-- With more rights than its caller: nobody writes these rows but through here.
create function private.count_import() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_hour constant integer := 60;
  caller constant uuid := auth.uid();
  known timestamptz[];
begin
  perform from auth.users as person where person.id = caller and person.is_anonymous is not true;
  if not found then
    raise exception 'account_needed' using
      errcode = 'insufficient_privilege', detail = 'Recipes are brought over by people with an account.';
  end if;
  insert into private.import_paces (user_id) values (caller) on conflict do nothing;
  -- The lock lets one import be counted at a time: sixty at once cannot all see the last free place.
  select pace.recent into known
  from private.import_paces as pace
  where pace.user_id = caller
  for update;
  known := array(
    select past.moment
    from unnest(known) as past (moment)
    where past.moment > clock_timestamp() - interval '1 hour'
  );
  if cardinality(known) >= per_hour then
    raise exception 'import_limit' using
      detail = format('Up to %s recipes an hour can be read from pages.', per_hour),
      hint = 'Try again later.';
  end if;
  update private.import_paces as pace
  set recent = known || clock_timestamp()
  where pace.user_id = caller;
end
$$;
comment on function private.count_import() is 'Counts one import of the caller. See public.begin_import.';
grant execute on function private.count_import() to authenticated;

create function public.begin_import() returns void
language sql set search_path = ''
as $$
  select private.count_import()
$$;
comment on function public.begin_import() is
  'For the function `import-recipe`: counts one page or pasted recipe of the caller. Errors: 42501 `account_needed` for visitors and accounts without an address; P0001 `import_limit` (60 an hour).';
grant execute on function public.begin_import() to authenticated;

-- sync ------------------------------------------------------------------------------------------

-- Whether another device has changed anything that a cook keeps is one question, asked about every second
-- while a page is seen: what is kept is fetched only where its version is another.

create table public.kept_versions (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint kind_shape check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  version bigint not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, kind)
);
comment on table public.kept_versions is
  'How often each kind of what a cook keeps was written. Counted under the lock of the row, so that whoever reads a version reads all that it counts.';
comment on column public.kept_versions.kind is 'As the app calls what it asks for: `pantry`, `saved-recipes`.';

alter table public.kept_versions enable row level security;
grant select on public.kept_versions to authenticated, service_role;
create policy "cooks read their own versions" on public.kept_versions
  for select to authenticated using (user_id = (select auth.uid()));

-- plpgsql here and below, for it keeps the plans of what is done so often.
create function private.raise_kept_version(accounts uuid[], written_kind text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.kept_versions as held (user_id, kind)
  select account.id, written_kind
  from auth.users as account
  -- An account that is being erased is gone already, and takes its versions with it.
  where account.id = any (accounts)
  order by account.id
  on conflict (user_id, kind)
    do update set version = held.version + 1, changed_at = clock_timestamp();
end
$$;
comment on function private.raise_kept_version(uuid[], text) is
  'Counts one more write of a kind for each of these accounts that exists, always in the same order.';

create function private.count_kept_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_kept_version(
    array(select distinct written.user_id from written), tg_argv[0]
  );
  return null;
end
$$;
comment on function private.count_kept_write() is
  'After-statement trigger (kind): once for each account whose rows were written. The transition table must be named `written`.';

-- The version is the last row that a write locks, for the name of its trigger comes after all others: there
-- the writes of one cook wait for each other, and never in a circle.
create trigger tell_other_devices after insert on public.favorite_recipes
  referencing new table as written
  for each statement execute function private.count_kept_write('saved-recipes');
create trigger tell_other_devices_of_update after update on public.favorite_recipes
  referencing new table as written
  for each statement execute function private.count_kept_write('saved-recipes');
create trigger tell_other_devices_of_delete after delete on public.favorite_recipes
  referencing old table as written
  for each statement execute function private.count_kept_write('saved-recipes');
create trigger tell_other_devices after insert on public.recipe_collections
  referencing new table as written
  for each statement execute function private.count_kept_write('collections');
create trigger tell_other_devices_of_update after update on public.recipe_collections
  referencing new table as written
  for each statement execute function private.count_kept_write('collections');
create trigger tell_other_devices_of_delete after delete on public.recipe_collections
  referencing old table as written
  for each statement execute function private.count_kept_write('collections');
create trigger tell_other_devices after insert on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_kept_write('collections');
create trigger tell_other_devices_of_update after update on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_kept_write('collections');

-- What goes with its collection is counted with it, after all of it is gone.
create trigger tell_other_devices_of_delete after delete on public.collection_recipes
  referencing old table as written
  for each statement when (pg_trigger_depth() = 0)
  execute function private.count_kept_write('collections');
create trigger tell_other_devices after insert on public.pantry_items
  referencing new table as written
  for each statement execute function private.count_kept_write('pantry');
create trigger tell_other_devices_of_update after update on public.pantry_items
  referencing new table as written
  for each statement execute function private.count_kept_write('pantry');
create trigger tell_other_devices_of_delete after delete on public.pantry_items
  referencing old table as written
  for each statement execute function private.count_kept_write('pantry');
create trigger tell_other_devices after insert on public.staple_lists
  referencing new table as written
  for each statement execute function private.count_kept_write('staples');
create trigger tell_other_devices_of_update after update on public.staple_lists
  referencing new table as written
  for each statement execute function private.count_kept_write('staples');
create trigger tell_other_devices_of_delete after delete on public.staple_lists
  referencing old table as written
  for each statement execute function private.count_kept_write('staples');
create trigger tell_other_devices after insert on public.ingredient_corrections
  referencing new table as written
  for each statement execute function private.count_kept_write('corrections');
create trigger tell_other_devices_of_update after update on public.ingredient_corrections
  referencing new table as written
  for each statement execute function private.count_kept_write('corrections');
create trigger tell_other_devices_of_delete after delete on public.ingredient_corrections
  referencing old table as written
  for each statement execute function private.count_kept_write('corrections');

create function private.count_dietary_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_kept_version(array[new.id], 'dietary-settings');
  return null;
end
$$;
comment on function private.count_dietary_write() is
  'After-update trigger of `private_profiles`, as `private.count_kept_write`.';
create trigger tell_other_devices_of_update after update on public.private_profiles
  for each row when (old.dietary_settings is distinct from new.dietary_settings)
  execute function private.count_dietary_write();

create function public.current_versions()
returns table (kind text, version bigint, age bigint)
language plpgsql stable rows 8 set search_path = ''
as $$
begin
  return query
  select held.kind, held.version,
    floor(extract(epoch from now() - held.changed_at) * 1000)::bigint
  from public.kept_versions as held where held.user_id = (select auth.uid())
  union all
  -- The lists came first and count for themselves.
  select 'shopping-list', held.version, null
  from public.shopping_versions as held where held.user_id = (select auth.uid());
end
$$;
comment on function public.current_versions() is
  'The version of each kind that the caller keeps, and how many milliseconds ago it was last written; null where that is not known. What was never written has none.';
grant execute on function public.current_versions() to authenticated;

-- chef ------------------------------------------------------------------------------------------

-- The Personal Chef: how often it was asked, whether it may answer, and of whom it cooks for.

create table public.ai_usage (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  used_at timestamptz not null default now()
);
comment on table public.ai_usage is
  'One row for each question to the Personal Chef: what its limits by minute, by day and for the whole service are counted from.';

create index ai_usage_user_id_idx on public.ai_usage (user_id, used_at);
create index ai_usage_used_at_idx on public.ai_usage (used_at);

alter table public.ai_usage enable row level security;
grant select, insert, delete on public.ai_usage to service_role;
create policy "the chef alone counts its use" on public.ai_usage
  for all to service_role using (true) with check (true);

create function private.begin_chef_answer(person uuid, recipes bigint[], per_service integer)
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  per_minute constant integer := 10;
  per_day constant integer := 100;
begin
  if not (
    private.has_access(person)
    and exists (select from public.plan_features as included where included.feature = 'ai_assistant')
  ) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'ai_assistant';
  end if;
  -- One question is counted at a time: fifty at once cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('ai_usage', 0));
  delete from public.ai_usage as old where old.used_at <= now() - interval '24 hours';
  if per_minute <= (
    select count(*)
    from public.ai_usage as recent
    where recent.user_id = person and recent.used_at > clock_timestamp() - interval '1 minute'
  ) then
    raise exception 'chef_minute_limit' using detail = format('%s questions a minute.', per_minute);
  end if;
  if per_day <= (select count(*) from public.ai_usage as own where own.user_id = person) then
    raise exception 'chef_day_limit' using detail = format('%s questions a day.', per_day);
  end if;
  if per_service <= (select count(*) from public.ai_usage) then
    raise exception 'chef_service_limit' using
      detail = format('%s questions a day of everyone.', per_service);
  end if;
  -- Not the start of the transaction: that may have waited for its turn.
  insert into public.ai_usage (user_id, used_at) values (person, clock_timestamp());
  return query
  select
    array(
      select item.name
      from public.pantry_items as item
      where item.user_id = person and item.status <> 'out'
      order by item.created_at desc, item.id
      limit 100
    ),
    (select own.dietary_settings from public.private_profiles as own where own.id = person),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'title', card.title,
            'minutes', card.ready_in_minutes,
            'diets', card.diets,
            'allergens', card.allergens
          )
          order by array_position(recipes, card.id)
        ),
        '[]'
      )
      from public.recipe_cards as card
      -- Nobody else writes what the chef is told: a cook's title could give it orders.
      where card.owner_id is null and card.id = any (recipes[1:8])
    );
end
$$;
comment on function private.begin_chef_answer(uuid, bigint[], integer) is
  'Counts one question to the chef and returns what its prompt is made of. See public.begin_chef_answer.';
grant execute on function private.begin_chef_answer(uuid, bigint[], integer) to service_role;

create function public.begin_chef_answer(person uuid, recipes bigint[], per_service integer)
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language sql set search_path = ''
as $$
  select * from private.begin_chef_answer(person, recipes, per_service)
$$;
comment on function public.begin_chef_answer(uuid, bigint[], integer) is
  'For the function `personal-chef` alone: counts one question of a person and returns their newest 100 ingredients, their dietary settings, and of up to 8 recipes those of the catalogue. Errors: 42501 `feature_required`; P0001 `chef_minute_limit` (10), `chef_day_limit` (100), `chef_service_limit` (`per_service` a day).';
grant execute on function public.begin_chef_answer(uuid, bigint[], integer) to service_role;

-- accounts/erasure ------------------------------------------------------------------------------

-- The end of an account. Deleting its row of auth.users takes along what hangs on it; this is the rest: its id in
-- lists that are no foreign key, and the token that goes on for up to an hour.

create function private.without_person(list jsonb, person uuid) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(entry), '[]')
  from jsonb_array_elements(list) as entry
  where entry ->> 'user_id' is distinct from person::text
$$;
comment on function private.without_person(jsonb, uuid) is 'A list of rows without those of one person.';

create function private.forget_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
begin
  -- A like is taken back by who gave it: `private.guard_comment` lets nobody else.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', old.id)::text, true);
  update public.comments as said
  set liked_by = array_remove(said.liked_by, old.id)
  where said.id in (
    select liked.id
    from public.comments as liked
    where liked.likes > 0 and liked.liked_by @> array[old.id] and liked.user_id is distinct from old.id
    order by liked.id
    for update
  );
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  -- What others deleted, and may take back with what its readers thought of it.
  update private.deleted_comments as kept
  set
    comment = kept.comment || jsonb_build_object(
      'liked_by', (kept.comment -> 'liked_by') - old.id::text,
      'likes', jsonb_array_length((kept.comment -> 'liked_by') - old.id::text)
    ),
    hidden = private.without_person(kept.hidden, old.id),
    reports = private.without_person(kept.reports, old.id)
  where kept.user_id <> old.id and strpos(to_jsonb(kept)::text, old.id::text) > 0;
  return old;
end
$$;
comment on function private.forget_person() is
  'Before-delete trigger of public_profiles, which goes with its account: takes the person out of what others wrote and keep.';
create trigger forget_person before delete on public.public_profiles
  for each row execute function private.forget_person();

create table private.erased_accounts (
  id_hash bytea primary key,
  erased_at timestamptz not null default now()
);
comment on table private.erased_accounts is
  'SHA-256 of the ids of accounts that were erased in the last two days: a page to pay on is open for one at most.';

create function private.erase_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  tries constant integer := 5;
  erased boolean;
begin
  -- Two people who liked each other's comments would each wait for what the other holds: one after the other.
  perform pg_advisory_xact_lock(hashtextextended('erase_account', 0));
  for attempt in 1..tries loop
    begin
      delete from auth.users as person where person.id = account;
      erased := found;
      exit;
    exception when deadlock_detected then
      -- Somebody wrote, in another order, what is to go: once they are done, it is tried again.
      if attempt = tries then
        raise;
      end if;
    end;
  end loop;
  delete from private.erased_accounts as old where old.erased_at < now() - interval '2 days';
  if erased then
    insert into private.erased_accounts (id_hash) values (sha256(convert_to(account::text, 'UTF8')))
    on conflict (id_hash) do update set erased_at = now();
  end if;
  return erased;
end
$$;
comment on function private.erase_account(uuid) is
  'Deletes an account and all that is of it; false where there is none.';
grant execute on function private.erase_account(uuid) to service_role;

create function public.erase_account(account uuid) returns boolean
language sql set search_path = '' set statement_timeout = '25s'
as $$
  select private.erase_account(account)
$$;
comment on function public.erase_account(uuid) is
  'For the function `account` alone: erases an account with everything of it, or nothing. False where it is gone already. The plan has to be ended before, and the pictures’ files removed after it.';
grant execute on function public.erase_account(uuid) to service_role;

create function private.was_erased(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from private.erased_accounts as gone
    where
      gone.id_hash = sha256(convert_to(account::text, 'UTF8'))
      and not exists (select from auth.users as person where person.id = account)
  )
$$;
comment on function private.was_erased(uuid) is 'See public.was_erased.';
grant execute on function private.was_erased(uuid) to service_role;

create function public.was_erased(account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select private.was_erased(account)
$$;
comment on function public.was_erased(uuid) is
  'For the function `stripe-webhook` alone: whether an account of this database was erased in the last two days.';
grant execute on function public.was_erased(uuid) to service_role;

-- A token is good for an hour, whatever becomes of its account: the data API asks before each request. plpgsql,
-- for it keeps its plan.
create function private.refuse_erased() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if
    caller is not null
    and not exists (select from auth.users as person where person.id = caller and person.deleted_at is null)
  then
    -- The data API makes it the status 401.
    raise sqlstate 'PT401' using message = 'account_gone', detail = 'This account was deleted.';
  end if;
end
$$;
comment on function private.refuse_erased() is
  'Called by the data API before each request. Raises PT401 `account_gone` for the token of an account that was erased.';
grant execute on function private.refuse_erased() to anon, authenticated, service_role;

-- accounts/second-factor ------------------------------------------------------------------------

-- Where somebody is signed in, for their own eyes; and the end of one of these sessions.

create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce((select auth.jwt()) ->> 'aal', '') <> 'aal2' and exists (
    select from auth.mfa_factors as factor
    where factor.user_id = (select auth.uid()) and factor.status = 'verified'
  ) then
    raise exception 'insufficient_aal' using
      errcode = 'insufficient_privilege', detail = 'Show your second factor first.';
  end if;
end
$$;
comment on function private.require_second_factor() is
  'Refuses who has set up a second factor and has not shown it in this session: 42501 `insufficient_aal`.';

-- When a session was last renewed, hosted Supabase keeps in UTC without a zone.
create function private.own_sessions()
returns table (id uuid, signed_in_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language plpgsql stable security definer rows 10
set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.require_second_factor();
  return query
  select
    session.id,
    session.created_at,
    greatest(session.created_at, session.refreshed_at::timestamptz),
    left(session.user_agent, 500),
    session.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions as session
  where
    session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
  order by 5 desc, 3 desc, 1
  limit 100;
end
$$;
comment on function private.own_sessions() is 'See public.own_sessions.';
grant execute on function private.own_sessions() to authenticated;

create function private.end_own_session(session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_second_factor();
  delete from auth.sessions as ended
  where ended.id = end_own_session.session and ended.user_id = (select auth.uid());
  return found;
end
$$;
comment on function private.end_own_session(uuid) is 'See public.end_own_session.';
grant execute on function private.end_own_session(uuid) to authenticated;

create function public.own_sessions()
returns table (id uuid, signed_in_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable rows 10 set search_path = ''
as $$
  select * from private.own_sessions()
$$;
comment on function public.own_sessions() is
  'The caller''s sessions, this one first, then the last used. At most 100. 42501 `insufficient_aal` where a second factor is to be shown first.';
grant execute on function public.own_sessions() to authenticated;

create function public.end_own_session(session uuid) returns boolean
language sql set search_path = ''
as $$
  select private.end_own_session(session)
$$;
comment on function public.end_own_session(uuid) is
  'Signs out one of the caller''s devices; false where it has no such session. Its access token runs out by itself. 42501 `insufficient_aal` as above.';
grant execute on function public.end_own_session(uuid) to authenticated;

-- accounts/recovery-codes -----------------------------------------------------------------------

-- The way back in for who has lost their authenticator app: ten codes, each of 80 random bits, of which a hash is
-- kept. One of them, with the password, removes the second factor: the function `recovery` does that.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'The recovery codes that have not been used, as SHA-256: what is random needs no slow hash.';
comment on column private.recovery_codes.made_at is
  'A code that is older than every second factor of its owner is void: it was made for one that is gone.';

create table private.recoveries (
  user_id uuid primary key references auth.users (id) on delete cascade,
  tries smallint not null default 0,
  tries_since timestamptz not null default now(),
  used_at timestamptz
);
comment on table private.recoveries is
  'How often recovery codes were tried, and when one was right last: whose account it is is told.';

create function private.first_factor_since(person uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(factor.created_at) from auth.mfa_factors as factor
  where factor.user_id = person and factor.status = 'verified'
$$;
comment on function private.first_factor_since(uuid) is
  'When the oldest second factor of a person was set up; null where there is none.';

create function private.recovery_state()
returns table (codes_left integer, used_at timestamptz)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
declare
  since constant timestamptz := private.first_factor_since((select auth.uid()));
begin
  perform private.require_second_factor();
  return query
  select
    (
      select count(*)::integer from private.recovery_codes as code
      where code.user_id = (select auth.uid()) and (since is null or code.made_at >= since)
    ),
    (select own.used_at from private.recoveries as own where own.user_id = (select auth.uid()));
end
$$;
comment on function private.recovery_state() is 'See public.recovery_state.';
grant execute on function private.recovery_state() to authenticated;

create function private.renew_recovery_codes() returns setof text
language plpgsql security definer rows 10 set search_path = ''
as $$
declare
  person constant uuid := (select auth.uid());
  codes text[];
begin
  -- Where there is no second factor there is nothing to recover; where there is one, it is shown first.
  if coalesce((select auth.jwt()) ->> 'aal', '') <> 'aal2' then
    raise exception 'insufficient_aal' using
      errcode = 'insufficient_privilege', detail = 'Show your second factor first.';
  end if;
  -- Two renewals at once must not leave twenty.
  perform pg_advisory_xact_lock(hashtextextended('recovery_codes' || person, 0));
  -- Of a random UUID the 13th digit and the 17th are not all random.
  select array_agg(left(made.digits, 12) || right(made.digits, 8)) into codes
  from (
    select replace(gen_random_uuid()::text, '-', '') as digits from generate_series(1, 10)
  ) as made;
  delete from private.recovery_codes as old where old.user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
  select person, sha256(convert_to(code, 'UTF8')) from unnest(codes) as code;
  -- A new way back in: that an old one was used once is no news of this one.
  update private.recoveries as own set used_at = null where own.user_id = person;
  return query select unnest(codes);
end
$$;
comment on function private.renew_recovery_codes() is 'See public.renew_recovery_codes.';
grant execute on function private.renew_recovery_codes() to authenticated;

create function private.take_recovery_code(person uuid, code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5;
  since constant timestamptz := private.first_factor_since(person);
  counted integer;
begin
  insert into private.recoveries as own (user_id, tries) values (person, 1)
  on conflict (user_id) do update set
    tries = case
      when own.tries_since <= now() - interval '15 minutes' then 1 else least(own.tries + 1, most + 1)
    end,
    tries_since = case
      when own.tries_since <= now() - interval '15 minutes' then now() else own.tries_since
    end
  returning own.tries into counted;
  if counted > most then
    raise exception 'recovery_limit' using detail = 'Five tries in a quarter of an hour.';
  end if;
  delete from private.recovery_codes as own
  where own.user_id = person
    and own.code_hash = sha256(convert_to(take_recovery_code.code, 'UTF8'))
    and (since is null or own.made_at >= since);
  if not found then
    return false;
  end if;
  update private.recoveries as own set tries = 0, used_at = now() where own.user_id = person;
  return true;
end
$$;
comment on function private.take_recovery_code(uuid, text) is 'See public.take_recovery_code.';
grant execute on function private.take_recovery_code(uuid, text) to service_role;

create function public.recovery_state() returns table (codes_left integer, used_at timestamptz)
language sql stable rows 1 set search_path = ''
as $$
  select * from private.recovery_state()
$$;
comment on function public.recovery_state() is
  'How many recovery codes the caller has left, and when one was used last. 42501 `insufficient_aal` where a second factor is to be shown first.';
grant execute on function public.recovery_state() to authenticated;

create function public.renew_recovery_codes() returns setof text
language sql rows 10 set search_path = ''
as $$
  select * from private.renew_recovery_codes()
$$;
comment on function public.renew_recovery_codes() is
  'Ten new recovery codes of the caller, 20 hexadecimal digits each, shown this once; earlier ones are void. 42501 `insufficient_aal` for a session that has shown no second factor.';
grant execute on function public.renew_recovery_codes() to authenticated;

create function public.take_recovery_code(person uuid, code text) returns boolean
language sql set search_path = ''
as $$
  select private.take_recovery_code(person, code)
$$;
comment on function public.take_recovery_code(uuid, text) is
  'For the function `recovery` alone: whether this is a recovery code of that person, which is used up by that. P0001 `recovery_limit` after five tries in a quarter of an hour.';
grant execute on function public.take_recovery_code(uuid, text) to service_role;

-- security-log/log ------------------------------------------------------------------------------

-- What was done with an account that its owner would want to know of: kept as it happens, read by its owner alone.

create table private.security_log (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  happened_at timestamptz not null default clock_timestamp(),
  kind text not null constraint kind_word check (kind ~ '^[a-z_]{1,40}$'),
  detail text constraint detail_word check (detail ~ '^[a-z0-9_:/.-]{1,60}$'),
  session_id uuid,
  user_agent text constraint user_agent_length check (char_length(user_agent) <= 500),
  ip inet
);
comment on table private.security_log is
  'Sensitive acts, each written in the transaction of the act. Append-only; erased with the account, after a year, and beyond the newest 100 of a kind: whoever repeats one act pushes out no other.';
comment on column private.security_log.detail is
  'One word: how somebody signed in, which provider, how many devices. Never a secret, an address or a name.';
comment on column private.security_log.user_agent is
  'Of the device that did it, as its session had it; of a sign-out, the device that was signed out.';

create index security_log_user_id_happened_at_idx
  on private.security_log (user_id, happened_at desc, id desc);
create index security_log_happened_at_idx on private.security_log (happened_at);

create function private.keep_security_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and (
    old.happened_at < now() - interval '1 year'
    or not exists (
      select from auth.users as person where person.id = old.user_id and person.deleted_at is null
    )
    or 100 <= (
      select count(*)
      from private.security_log as newer
      where newer.user_id = old.user_id and newer.kind = old.kind
        and (newer.happened_at, newer.id) > (old.happened_at, old.id)
    )
  ) then
    return old;
  end if;
  raise exception 'security_log_is_kept' using
    errcode = 'insufficient_privilege', detail = 'What was done is neither changed nor taken out.';
end
$$;
comment on function private.keep_security_log() is
  'Before-trigger of security_log: nobody changes an entry, and it goes with its account, its year, or as one too many.';
create trigger keep_security_log before update or delete on private.security_log
  for each row execute function private.keep_security_log();
create trigger keep_whole_security_log before truncate on private.security_log
  for each statement execute function private.keep_security_log();

-- The auth server says whose session it is that acts; the data API has it in the token.
create function private.acting_session() returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('larder.session', true), ''), (select auth.jwt()) ->> 'session_id'
  )::uuid
$$;
comment on function private.acting_session() is 'In which session something is done now; null where none is known.';

create function private.note_act(
  person uuid, kind text, detail text default null,
  session uuid default null, user_agent text default null, ip inet default null
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  acting constant uuid := coalesce(session, private.acting_session());
begin
  begin
    insert into private.security_log as kept (user_id, kind, detail, session_id, user_agent, ip)
    select
      account.id,
      kind,
      case when detail ~ '^[a-z0-9_:/.-]{1,60}$' then detail end,
      coalesce(session, device.id),
      left(coalesce(user_agent, device.user_agent), 500),
      coalesce(ip, device.ip)
    from auth.users as account
    left join auth.sessions as device on device.id = acting and device.user_id = account.id
    -- Of who is being erased nothing is kept any more.
    where account.id = person and account.deleted_at is null;
  exception when foreign_key_violation then
    -- Somebody erased the account meanwhile: there is nobody left whose act it was.
    return;
  end;
  if not found then
    return;
  end if;
  delete from private.security_log as kept
  where kept.user_id = person and kept.kind = note_act.kind and kept.id in (
    select old.id
    from private.security_log as old
    where old.user_id = person and old.kind = note_act.kind
    order by old.happened_at desc, old.id desc
    offset 100
  );
  -- Also of those who are never here: a few at a time.
  delete from private.security_log as kept
  where kept.id in (
    select old.id
    from private.security_log as old
    where old.happened_at < now() - interval '1 year'
    order by old.happened_at
    limit 20
    for update skip locked
  );
end
$$;
comment on function private.note_act(uuid, text, text, uuid, text, inet) is
  'Keeps one act of an account, with the device of the session that acts unless another is given. Called by triggers and functions within the act''s own transaction.';

create function private.own_security_log(before timestamptz, before_id uuid, page_size integer)
returns table (
  id uuid, happened_at timestamptz, kind text, detail text, user_agent text, ip text, is_current boolean
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
begin
  perform private.require_second_factor();
  return query
  select
    act.id, act.happened_at, act.kind, act.detail, act.user_agent, host(act.ip),
    coalesce(act.session_id::text = (select auth.jwt()) ->> 'session_id', false)
  from private.security_log as act
  where
    act.user_id = (select auth.uid())
    and act.happened_at >= now() - interval '1 year'
    and (before is null or (act.happened_at, act.id) < (before, before_id))
  order by act.happened_at desc, act.id desc
  limit least(greatest(page_size, 1), 50);
end
$$;
comment on function private.own_security_log(timestamptz, uuid, integer) is 'See public.own_security_log.';
grant execute on function private.own_security_log(timestamptz, uuid, integer) to authenticated;

create function public.own_security_log(
  before timestamptz default null, before_id uuid default null, page_size integer default 20
)
returns table (
  id uuid, happened_at timestamptz, kind text, detail text, user_agent text, ip text, is_current boolean
)
language sql stable rows 20 set search_path = ''
as $$
  select * from private.own_security_log(before, before_id, page_size)
$$;
comment on function public.own_security_log(timestamptz, uuid, integer) is
  'What was done with the caller''s account in the last year, the newest first, at most 50. `before` and `before_id`: the last one of the page before. 42501 `insufficient_aal` where a second factor is to be shown first.';
grant execute on function public.own_security_log(timestamptz, uuid, integer) to authenticated;

-- security-log/ways-in --------------------------------------------------------------------------

-- What becomes of the ways into an account. Whichever auth server writes these tables, the entry is in its
-- transaction: there is no way past a trigger.

create function private.note_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  means text;
begin
  select claim.authentication_method into means
  from auth.mfa_amr_claims as claim
  where claim.session_id = new.id
  order by claim.created_at
  limit 1;
  if means = 'oauth' then
    select way.provider into means
    from auth.identities as way
    where way.user_id = new.user_id and way.provider <> 'email'
    order by way.last_sign_in_at desc nulls last
    limit 1;
  end if;
  perform private.note_act(new.user_id, 'signed_in', means, new.id, new.user_agent, new.ip);
  return null;
end
$$;
comment on function private.note_sign_in() is
  'After-insert trigger of auth.sessions, at the end of the transaction: only then it is known how somebody signed in.';
create constraint trigger note_sign_in after insert on auth.sessions
  deferrable initially deferred
  for each row execute function private.note_sign_in();

create function private.note_second_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The code that sets a factor up is no news besides.
  if not exists (
    select
    from private.security_log as act
    where act.user_id = new.user_id and act.kind = 'second_factor_added' and act.happened_at >= now()
  ) then
    perform private.note_act(new.user_id, 'second_factor_shown', null, new.id);
  end if;
  return null;
end
$$;
comment on function private.note_second_step() is
  'After-update trigger of auth.sessions: a session has shown the second factor.';
create trigger note_second_step after update on auth.sessions
  for each row when (old.aal::text is distinct from 'aal2' and new.aal::text = 'aal2')
  execute function private.note_second_step();

create function private.note_sign_outs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  why constant text := current_setting('larder.session_end', true);
  leaving record;
begin
  for leaving in
    select
      session.user_id,
      count(*) as devices,
      (array_agg(session.id))[1] as id,
      (array_agg(session.user_agent))[1] as user_agent,
      (array_agg(session.ip))[1] as ip
    from ended as session
    group by session.user_id
    order by session.user_id
  loop
    if leaving.devices = 1 then
      perform private.note_act(
        leaving.user_id,
        case why when 'copied' then 'session_copied' else 'signed_out' end,
        null, leaving.id, leaving.user_agent, leaving.ip
      );
    else
      perform private.note_act(leaving.user_id, 'signed_out', leaving.devices::text);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.note_sign_outs() is
  'After-delete trigger of auth.sessions: one entry for all that one statement ends. `larder.session_end` says `copied` where two used the same session.';
create trigger note_sign_outs after delete on auth.sessions
  referencing old table as ended
  for each statement execute function private.note_sign_outs();

create function private.note_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_act(old.user_id, 'second_factor_removed');
  else
    perform private.note_act(new.user_id, 'second_factor_added');
  end if;
  return null;
end
$$;
comment on function private.note_factor() is
  'After-trigger of auth.mfa_factors, for those that count: set up, or taken away.';

create function private.provider_names(data jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select name
  from jsonb_array_elements_text(
    case jsonb_typeof(data -> 'providers') when 'array' then data -> 'providers' else '[]' end
  ) as name
  where name not in ('email', 'phone')
$$;
comment on function private.provider_names(jsonb) is 'The providers that an account is linked to, by its app metadata.';

create function private.came_by_mail(session uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    bool_or(claim.authentication_method in ('otp', 'magiclink', 'recovery'))
      and not bool_or(claim.authentication_method = 'password'),
    false
  )
  from auth.mfa_amr_claims as claim
  where claim.session_id = session
$$;
comment on function private.came_by_mail(uuid) is
  'Whether a session was opened by a mailed link or code, and so by who need not know the password.';

create function private.note_account_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  had_password constant boolean := coalesce(old.encrypted_password, '') <> '';
  has_password constant boolean := coalesce(new.encrypted_password, '') <> '';
  provider text;
begin
  if new.deleted_at is not null then
    delete from private.security_log as act where act.user_id = new.id;
    return null;
  end if;
  if old.is_anonymous and not new.is_anonymous then
    perform private.note_act(new.id, 'account_kept');
  elsif coalesce(old.email, '') <> '' and new.email is distinct from old.email then
    perform private.note_act(new.id, 'email_changed');
  end if;
  if coalesce(new.email_change, '') not in ('', coalesce(old.email_change, '')) then
    perform private.note_act(new.id, 'email_change_asked');
  end if;
  -- The auth server says where it is the same password in another form.
  if
    coalesce(new.encrypted_password, '') <> coalesce(old.encrypted_password, '')
    and coalesce(current_setting('larder.same_password', true), '') <> 'on'
  then
    perform private.note_act(new.id, case
      when not has_password then 'password_removed'
      when not had_password then 'password_set'
      when private.came_by_mail(private.acting_session()) then 'password_reset'
      else 'password_changed'
    end);
  end if;
  for provider in
    select private.provider_names(new.raw_app_meta_data)
    except select private.provider_names(old.raw_app_meta_data)
  loop
    perform private.note_act(new.id, 'provider_linked', provider);
  end loop;
  for provider in
    select private.provider_names(old.raw_app_meta_data)
    except select private.provider_names(new.raw_app_meta_data)
  loop
    perform private.note_act(new.id, 'provider_unlinked', provider);
  end loop;
  return null;
end
$$;
comment on function private.note_account_change() is
  'After-update trigger of auth.users: password, address and providers. Of an account that is hidden nothing stays.';
create trigger note_account_change
  after update of encrypted_password, email, email_change, is_anonymous, raw_app_meta_data, deleted_at
  on auth.users
  for each row execute function private.note_account_change();

create function private.note_lock(person uuid, kind text, user_agent text, ip inet) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  if kind not in ('passwords_refused', 'codes_refused') then
    raise exception 'unknown_lock';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('note_lock' || person, 0));
  if exists (
    select
    from private.security_log as act
    where act.user_id = person and act.kind = note_lock.kind and act.happened_at > now() - interval '1 hour'
  ) then
    return;
  end if;
  perform private.note_act(person, kind, null, null, user_agent, ip);
end
$$;
comment on function private.note_lock(uuid, text, text, inet) is
  'For the auth server: so many wrong passwords or codes that no more are taken. Once an hour, with the device that tried last.';
grant execute on function private.note_lock(uuid, text, text, inet) to supabase_auth_admin;

-- Hosted Supabase promises that there may be triggers on the tables above. On this one it allows them without a word.
do $$
begin
  if has_table_privilege('auth.mfa_factors', 'trigger') then
    create trigger note_new_factor after update on auth.mfa_factors
      for each row when (old.status::text <> 'verified' and new.status::text = 'verified')
      execute function private.note_factor();
    create trigger note_lost_factor after delete on auth.mfa_factors
      for each row when (old.status::text = 'verified')
      execute function private.note_factor();
  end if;
end
$$;

-- security-log/account --------------------------------------------------------------------------

-- Sensitive acts that are rows of our own: recovery codes, the plan, what is shown, who is blocked, the end.

create function private.note_recovery_codes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct code.user_id from made as code loop
    perform private.note_act(person, 'recovery_codes_made');
  end loop;
  return null;
end
$$;
comment on function private.note_recovery_codes() is 'After-insert trigger of recovery_codes: one entry for all ten.';
create trigger note_recovery_codes after insert on private.recovery_codes
  referencing new table as made
  for each statement execute function private.note_recovery_codes();

create function private.note_recovery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.used_at is distinct from old.used_at then
    perform private.note_act(new.user_id, 'recovery_code_used');
  -- The fifth try counts before it is looked at: a right one has taken the count back by now.
  elsif exists (
    select from private.recoveries as own where own.user_id = new.user_id and own.tries >= 5
  ) then
    perform private.note_lock(new.user_id, 'codes_refused', null, null);
  end if;
  return null;
end
$$;
comment on function private.note_recovery() is
  'After-update trigger of recoveries, at the end of the transaction: a code was used, or no more are taken.';
create constraint trigger note_recovery after update on private.recoveries
  deferrable initially deferred
  for each row when (
    (new.used_at is not null and new.used_at is distinct from old.used_at)
    or (new.tries = 5 and old.tries <> 5)
  )
  execute function private.note_recovery();

create function private.note_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_stage constant integer := case tg_op when 'UPDATE' then private.subscription_stage(old.status) else 0 end;
  stage constant integer := private.subscription_stage(new.status);
  act constant text := case
    when was_stage = 0 and stage = 1 then 'plan_begun'
    when was_stage = 1 and stage = 2 then 'plan_ended'
    when stage <> 1 then null
    when new.cancel_at_period_end and not old.cancel_at_period_end then 'plan_cancelled'
    when old.cancel_at_period_end and not new.cancel_at_period_end then 'plan_resumed'
    when (old.price_id, old.status) is distinct from (new.price_id, new.status) then 'plan_changed'
  end;
  payer uuid;
begin
  if act is not null then
    select customer.user_id into payer
    from public.stripe_customers as customer where customer.customer_id = new.customer_id;
    perform private.note_act(payer, act, new.status);
  end if;
  return null;
end
$$;
comment on function private.note_plan() is
  'After-write trigger of stripe_subscriptions: what the payment provider stated of the plan, where it changed something. `detail` is the provider''s word for how it stands.';
create trigger note_plan after insert or update on public.stripe_subscriptions
  for each row execute function private.note_plan();

create function private.note_shown_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_act(
    new.id, case when new.email is null then 'email_hidden' else 'email_shown' end
  );
  return null;
end
$$;
comment on function private.note_shown_email() is
  'After-update trigger of public_profiles: other cooks see an address, or see it no more.';
create trigger note_shown_email after update on public.public_profiles
  for each row when (new.email is distinct from old.email)
  execute function private.note_shown_email();

create function private.note_blocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  act record;
begin
  for act in
    select block.blocker_id, count(*) as people
    from parted as block
    -- Who erases their account is not unblocked by anybody.
    where exists (select from public.public_profiles as other where other.id = block.blocked_id)
    group by block.blocker_id
    order by block.blocker_id
  loop
    perform private.note_act(
      act.blocker_id,
      case tg_op when 'INSERT' then 'person_blocked' else 'person_unblocked' end,
      nullif(act.people, 1)::text
    );
  end loop;
  return null;
end
$$;
comment on function private.note_blocks() is
  'After-trigger of blocks: one entry a statement, with the number where it is more than one. Whom is not kept: that is the other person''s data.';
create trigger note_blocks after insert on public.blocks
  referencing new table as parted
  for each statement execute function private.note_blocks();
create trigger note_lifted_blocks after delete on public.blocks
  referencing old table as parted
  for each statement execute function private.note_blocks();

create function private.note_deletion_asked(account uuid, session uuid) returns void
language sql security definer set search_path = ''
as $$
  select private.note_act(account, 'deletion_asked', null, session)
$$;
comment on function private.note_deletion_asked(uuid, uuid) is 'See public.note_deletion_asked.';
grant execute on function private.note_deletion_asked(uuid, uuid) to service_role;

create function public.note_deletion_asked(account uuid, session uuid default null) returns void
language sql set search_path = ''
as $$
  select private.note_deletion_asked(account, session)
$$;
comment on function public.note_deletion_asked(uuid, uuid) is
  'For the function `account` alone: somebody has proven themselves and wants the account erased. Where that fails, the entry stays.';
grant execute on function public.note_deletion_asked(uuid, uuid) to service_role;

-- What is taken along tells everything of a person.
create function private.own_security_rows() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'happened_at', act.happened_at, 'kind', act.kind, 'detail', act.detail,
        'user_agent', act.user_agent, 'ip', host(act.ip)
      )
      order by act.happened_at, act.id
    ),
    '[]'
  )
  from private.security_log as act where act.user_id = (select auth.uid())
$$;
comment on function private.own_security_rows() is 'What was done with the caller''s account, for their file.';
grant execute on function private.own_security_rows() to authenticated;

create function private.note_data_taken() returns void
language sql security definer set search_path = ''
as $$
  select private.note_act((select auth.uid()), 'data_taken')
$$;
comment on function private.note_data_taken() is 'The caller has everything of theirs written out.';
grant execute on function private.note_data_taken() to authenticated;

-- accounts/requests -----------------------------------------------------------------------------

-- Who has the password alone reads and writes nothing: where a second factor is set up, the data API asks for it too.
-- Whose request a statement is stands in pg_stat_activity, beside the locks it waits for, and in PostgreSQL's own log (%a).

create function private.admit_request() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
  request_id constant text :=
    nullif(current_setting('request.headers', true), '')::json ->> 'x-request-id';
begin
  -- Looked at here too: on hosted Supabase the header comes as a stranger wrote it. A name has 63 bytes at most.
  if request_id ~ '^[A-Za-z0-9_-]{16,64}$' then
    perform set_config('application_name', left('larder ' || request_id, 63), true);
  end if;
  perform private.refuse_erased();
  if
    claims ->> 'role' = 'authenticated'
    and claims ->> 'aal' is distinct from 'aal2'
    and exists (
      select from auth.mfa_factors as factor
      where factor.user_id = auth.uid() and factor.status = 'verified'
    )
  then
    -- The data API makes it the status 403.
    raise sqlstate 'PT403' using
      message = 'insufficient_aal', detail = 'Show your second factor first.';
  end if;
end
$$;
comment on function private.admit_request() is
  'Called by the data API before each request. Names the transaction after the request''s id. Raises PT401 `account_gone` for the token of an account that was erased, PT403 `insufficient_aal` for a session that has not shown the second factor that its account has.';
grant execute on function private.admit_request() to anon, authenticated, service_role;

-- Our own server configures its data API itself; that of hosted Supabase reads the settings of its role.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    alter role authenticator set pgrst.db_pre_request = 'private.admit_request';
    notify pgrst, 'reload config';
  end if;
end
$$;

-- accounts/own-data -----------------------------------------------------------------------------

-- Everything that an account holds, in one answer and so of one moment: what "Download my data" asks for.
-- The first function is long because it is one list of all tables.

create function private.own_rows() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  factors jsonb := '[]';
begin
  -- Not every auth server has them.
  if to_regclass('auth.mfa_factors') is not null then
    execute $factors$
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', factor.friendly_name, 'type', factor.factor_type, 'status', factor.status,
            'created_at', factor.created_at
          )
          order by factor.created_at
        ),
        '[]'
      )
      from auth.mfa_factors as factor where factor.user_id = $1
    $factors$ into factors using caller;
  end if;
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', person.id,
        'email', person.email,
        'phone', person.phone,
        'created_at', person.created_at,
        'email_confirmed_at', person.email_confirmed_at,
        'last_sign_in_at', person.last_sign_in_at,
        'new_email', to_jsonb(person) -> 'email_change',
        'is_anonymous', person.is_anonymous,
        'user_metadata', person.raw_user_meta_data,
        'app_metadata', person.raw_app_meta_data
      )
      from auth.users as person where person.id = caller
    ),
    'ways_in', (
      select coalesce(jsonb_agg(to_jsonb(way) - 'user_id' order by way.created_at), '[]')
      from auth.identities as way where way.user_id = caller
    ),
    'second_factors', factors,
    'sessions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'created_at', session.created_at,
            'refreshed_at', session.refreshed_at,
            'user_agent', session.user_agent,
            'ip', host(session.ip),
            'methods', (
              select coalesce(jsonb_agg(proof.authentication_method order by proof.created_at), '[]')
              from auth.mfa_amr_claims as proof where proof.session_id = session.id
            )
          )
          order by session.created_at
        ),
        '[]'
      )
      from auth.sessions as session where session.user_id = caller
    ),
    'profile', (
      select to_jsonb(profile) from public.public_profiles as profile where profile.id = caller
    ),
    'dietary_settings', (
      select settings.dietary_settings from public.private_profiles as settings where settings.id = caller
    ),
    'badges', (
      select coalesce(jsonb_agg(to_jsonb(earned) - 'user_id' order by earned.earned_at, earned.badge), '[]')
      from public.earned_badges as earned where earned.user_id = caller
    ),
    'pictures', (
      select coalesce(
        jsonb_agg(
          to_jsonb(picture) - 'user_id'
            || jsonb_build_object('address', private.picture_address(caller, picture.id))
          order by picture.created_at
        ),
        '[]'
      )
      from public.pictures as picture where picture.user_id = caller
    ),
    'pantry', (
      select coalesce(jsonb_agg(to_jsonb(item) - 'user_id' order by item.created_at, item.id), '[]')
      from public.pantry_items as item where item.user_id = caller
    ),
    'staples', (
      select to_jsonb(list.ingredients) from public.staple_lists as list where list.user_id = caller
    ),
    'corrections', (
      select coalesce(jsonb_agg(to_jsonb(said) - 'user_id' order by said.alias), '[]')
      from public.ingredient_corrections as said where said.user_id = caller
    ),
    'shopping_lists', (
      select coalesce(
        jsonb_agg(
          to_jsonb(list) - 'user_id' || jsonb_build_object('items', (
            select coalesce(
              jsonb_agg(to_jsonb(item) - 'user_id' - 'list_id' order by item.created_at, item.id), '[]'
            )
            from public.shopping_list_items as item
            where item.user_id = caller and item.list_id = list.id
          ))
          order by list.created_at, list.id
        ),
        '[]'
      )
      from public.shopping_lists as list where list.user_id = caller
    ),
    'shopping_records', (
      select coalesce(jsonb_agg(to_jsonb(record) - 'user_id' order by record.kind, record.id), '[]')
      from public.shopping_records as record where record.user_id = caller
    ),
    'saved_recipes', (
      select coalesce(jsonb_agg(to_jsonb(saved) - 'user_id' order by saved.created_at, saved.recipe_id), '[]')
      from public.favorite_recipes as saved where saved.user_id = caller
    ),
    'collections', (
      select coalesce(
        jsonb_agg(
          to_jsonb(collection) - 'user_id' || jsonb_build_object('recipes', (
            select coalesce(
              jsonb_agg(
                to_jsonb(held) - 'user_id' - 'collection_id' order by held.position, held.created_at
              ),
              '[]'
            )
            from public.collection_recipes as held
            where held.user_id = caller and held.collection_id = collection.id
          ))
          order by collection.created_at, collection.id
        ),
        '[]'
      )
      from public.recipe_collections as collection where collection.user_id = caller
    ),
    'own_recipes', (
      select coalesce(
        jsonb_agg(
          to_jsonb(card) - 'owner_id' || jsonb_build_object(
            'details', (
              select to_jsonb(body) - 'recipe_id'
              from public.recipe_details as body where body.recipe_id = card.id
            ),
            'ingredients', (
              select coalesce(
                jsonb_agg(
                  to_jsonb(line) - 'recipe_id'
                    || jsonb_build_object('ingredient', known.slug)
                    || coalesce(to_jsonb(measure) - 'recipe_id', '{}')
                  order by line.position
                ),
                '[]'
              )
              from public.recipe_ingredients as line
              left join public.recipe_measures as measure using (recipe_id, position)
              left join public.ingredients as known on known.id = line.ingredient_id
              where line.recipe_id = card.id
            )
          )
          order by card.id
        ),
        '[]'
      )
      from public.recipe_cards as card where card.owner_id = caller
    ),
    'cooked', (
      select coalesce(jsonb_agg(to_jsonb(cooked) - 'user_id' order by cooked.cooked_at, cooked.id), '[]')
      from public.cooked_recipes as cooked where cooked.user_id = caller
    ),
    'comments', (
      -- Who likes it is theirs to say; how many do is not.
      select coalesce(
        jsonb_agg(to_jsonb(said) - 'user_id' - 'liked_by' order by said.created_at, said.id), '[]'
      )
      from public.comments as said where said.user_id = caller
    ),
    'deleted_comments', (
      select coalesce(
        jsonb_agg(
          kept.comment - 'user_id' - 'liked_by' || jsonb_build_object('deleted_at', kept.deleted_at)
          order by kept.deleted_at
        ),
        '[]'
      )
      from private.deleted_comments as kept where kept.user_id = caller
    ),
    'likes', (
      select coalesce(
        jsonb_agg(jsonb_build_object('comment_id', said.id, 'recipe_id', said.recipe_id) order by said.id), '[]'
      )
      from public.comments as said where said.likes > 0 and said.liked_by @> array[caller]
    ),
    'hidden_comments', (
      select coalesce(jsonb_agg(to_jsonb(hidden) - 'user_id' order by hidden.created_at, hidden.comment_id), '[]')
      from public.hidden_comments as hidden where hidden.user_id = caller
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(report) - 'user_id' order by report.created_at, report.comment_id), '[]')
      from public.comment_reports as report where report.user_id = caller
    ),
    'following', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', follow.followed_id, 'name', person.name, 'since', follow.created_at)
          order by follow.created_at, follow.followed_id
        ),
        '[]'
      )
      from public.follows as follow
      join public.public_profiles as person on person.id = follow.followed_id
      where follow.follower_id = caller
    ),
    'followers', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', follow.follower_id, 'name', person.name, 'since', follow.created_at)
          order by follow.created_at, follow.follower_id
        ),
        '[]'
      )
      from public.follows as follow
      join public.public_profiles as person on person.id = follow.follower_id
      where follow.followed_id = caller
    ),
    -- Whom the caller blocked; who blocked the caller is told to nobody.
    'blocked', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', block.blocked_id, 'name', person.name, 'since', block.created_at)
          order by block.created_at, block.blocked_id
        ),
        '[]'
      )
      from public.blocks as block
      join public.public_profiles as person on person.id = block.blocked_id
      where block.blocker_id = caller
    ),
    'questions_to_the_chef', (
      select coalesce(jsonb_agg(to_jsonb(question) - 'user_id' order by question.used_at), '[]')
      from public.ai_usage as question where question.user_id = caller
    ),
    'comment_pace', (
      select to_jsonb(pace) - 'user_id' from private.comment_paces as pace where pace.user_id = caller
    ),
    'plan', (
      select
        to_jsonb(customer) - 'user_id' || jsonb_build_object(
          'subscriptions', (
            select coalesce(
              jsonb_agg(to_jsonb(subscription) - 'customer_id' order by subscription.created_at), '[]'
            )
            from public.stripe_subscriptions as subscription
            where subscription.customer_id = customer.customer_id
          ),
          'orders', (
            select coalesce(jsonb_agg(to_jsonb(payment) - 'customer_id' order by payment.created_at), '[]')
            from public.stripe_orders as payment where payment.customer_id = customer.customer_id
          )
        )
      from public.stripe_customers as customer where customer.user_id = caller
    )
  );
end
$$;
comment on function private.own_rows() is
  'Every row of the caller. With more rights than they have: some of it no client reads (sessions, counters), some a plan opens (badges), and some stands on what they see no more (a comment on a recipe that was hidden).';
grant execute on function private.own_rows() to authenticated;

-- With the rights of the caller: no title comes in by an id that they only wrote down.
create function private.with_titles(list jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(entry.value || jsonb_build_object('recipe_title', card.title) order by entry.place), '[]'
  )
  from jsonb_array_elements(list) with ordinality as entry(value, place)
  left join public.recipe_cards as card
    on card.id = case
      when entry.value ->> 'recipe_id' ~ '^[0-9]{1,18}$' then (entry.value ->> 'recipe_id')::bigint
    end
$$;
comment on function private.with_titles(jsonb) is
  'A list of rows with `recipe_id`, each with the title of its recipe where the caller sees it.';
grant execute on function private.with_titles(jsonb) to authenticated;

create function public.export_my_data() returns jsonb
language plpgsql volatile set search_path = '' set statement_timeout = '20s'
as $$
declare
  file jsonb;
begin
  perform private.note_data_taken();
  -- Once: a subquery would be put in wherever it is named.
  with own as materialized (select private.own_rows() as rows)
  select
    jsonb_build_object('format', 'larder-data-1', 'exported_at', now()) || own.rows || jsonb_build_object(
      'saved_recipes', private.with_titles(own.rows -> 'saved_recipes'),
      'cooked', private.with_titles(own.rows -> 'cooked'),
      'comments', private.with_titles(own.rows -> 'comments'),
      'deleted_comments', private.with_titles(own.rows -> 'deleted_comments'),
      'likes', private.with_titles(own.rows -> 'likes'),
      'security_log', private.own_security_rows()
    )
  into file
  from own;
  return file;
end
$$;
comment on function public.export_my_data() is
  'Everything that the caller’s account holds, as of one moment, on any plan. Keys are tables in a person’s words, rows as they are kept; `recipe_data` of a collection’s recipe is JSON text. That it was asked for is kept, and in the file.';
grant execute on function public.export_my_data() to authenticated;
