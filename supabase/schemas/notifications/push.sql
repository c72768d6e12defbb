-- Web Push: where a person's browsers are reached, and what waits to be sent there.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  endpoint text not null constraint endpoint_once unique
    constraint endpoint_shape check (char_length(endpoint) <= 1000 and endpoint ~ '^https://[^\s/@:?#\\]+(/[^\s#]*)?$'),
  p256dh text not null constraint p256dh_shape check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null constraint auth_shape check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  session_id uuid references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  pushed_at timestamptz not null default '-infinity'
);
comment on table public.push_subscriptions is
  'Browsers that a person lets us notify, the newest ten. One goes with its session: at a sign-out there, wherever that is done.';
comment on column public.push_subscriptions.endpoint is 'Address at the browser''s push service. Whoever has it with its keys is that browser, whoever is signed in there.';
comment on column public.push_subscriptions.p256dh is 'The browser''s public key (RFC 8291), base64url.';
comment on column public.push_subscriptions.auth is 'The browser''s secret (RFC 8291), base64url.';
comment on column public.push_subscriptions.pushed_at is 'When something was last sent there: at most once a minute.';

create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id, created_at desc);
create index push_subscriptions_session_id_idx on public.push_subscriptions (session_id);

alter table public.push_subscriptions enable row level security;
grant select (id, user_id, endpoint, created_at), delete on public.push_subscriptions to authenticated;
grant select, insert, update, delete on public.push_subscriptions to service_role;
create policy "people see their own browsers" on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people take back their own browsers" on public.push_subscriptions
  for delete to authenticated using (user_id = (select auth.uid()));

-- With more rights than its caller: a browser belongs to who used it last, and loses its former owner.
create function private.keep_push_subscription(address text, public_key text, secret text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    raise exception 'sign_in_required' using errcode = 'insufficient_privilege';
  end if;
  -- One at a time for each person, so that ten stay ten.
  perform from public.public_profiles as person where person.id = caller for no key update;
  insert into public.push_subscriptions as held (user_id, endpoint, p256dh, auth, session_id)
  values (
    caller, address, public_key, secret,
    (
      select session.id from auth.sessions as session
      where session.user_id = caller and session.id::text = auth.jwt() ->> 'session_id'
    )
  )
  on conflict (endpoint) do update set
    user_id = excluded.user_id,
    session_id = excluded.session_id,
    created_at = now(),
    pushed_at = case when held.user_id = excluded.user_id then held.pushed_at else '-infinity' end
    where held.p256dh = excluded.p256dh and held.auth = excluded.auth;
  if not found then
    perform private.refuse('other_keys', 'This address has other keys.');
  end if;
  delete from public.push_subscriptions as browser
  where browser.id in (
    select surplus.id from public.push_subscriptions as surplus
    where surplus.user_id = caller
    order by surplus.created_at desc, surplus.id
    offset 10
  );
end
$$;
comment on function private.keep_push_subscription(text, text, text) is 'See public.keep_push_subscription.';
grant execute on function private.keep_push_subscription(text, text, text) to authenticated;

create function public.keep_push_subscription(address text, public_key text, secret text) returns void
language sql set search_path = ''
as $$
  select private.keep_push_subscription(address, public_key, secret)
$$;
comment on function public.keep_push_subscription(text, text, text) is
  'Lets the caller''s browser be notified at an `address` of its push service, with the keys of its subscription. Of an eleventh browser the oldest goes. Errors: 23514 for what is no subscription; 22023 `other_keys`.';
grant execute on function public.keep_push_subscription(text, text, text) to authenticated;

create table private.pending_pushes (
  notification_id uuid primary key references public.notifications (id) on delete cascade,
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.pending_pushes is 'Notifications that are to be pushed. A row goes when a server takes it on.';
create index pending_pushes_user_id_idx on private.pending_pushes (user_id);

create function private.plan_pushes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.pending_pushes (notification_id, user_id)
  select told.id, told.user_id
  from inserted as told
  join public.notification_settings as choice
    on choice.user_id = told.user_id and choice.kind = told.kind and choice.by_push
  where exists (
    select from public.push_subscriptions as browser where browser.user_id = told.user_id
  );
  return null;
end
$$;
comment on function private.plan_pushes() is
  'After-insert statement trigger of notifications: what its reader wants to be pushed.';
create trigger plan_pushes after insert on public.notifications
  referencing new table as inserted
  for each statement execute function private.plan_pushes();

create function private.claim_pushes(most integer default 20)
returns table (user_id uuid, language text, notifications jsonb, browsers jsonb)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with due as materialized (
    select waiting.user_id
    from private.pending_pushes as waiting
    where not exists (
      select
      from public.push_subscriptions as browser
      where browser.user_id = waiting.user_id and browser.pushed_at > clock_timestamp() - interval '1 minute'
    )
    group by waiting.user_id
    order by min(waiting.created_at)
    limit most
  ), taken as (
    -- Of two servers the second one finds them gone.
    delete from private.pending_pushes as waiting
    using due
    where waiting.user_id = due.user_id
    returning waiting.notification_id, waiting.user_id, waiting.created_at
  ), told as (
    select
      taken.user_id,
      account.raw_user_meta_data ->> 'language' as language,
      jsonb_agg(
        to_jsonb(shown) - 'user_id' - 'excerpt'
          || jsonb_build_object('recipe_title', coalesce(translation.title, shown.recipe_title))
        order by shown.created_at desc
      ) as list
    from taken
    join auth.users as account on account.id = taken.user_id
    join private.shown_notifications as shown on shown.id = taken.notification_id
    left join public.recipe_translations as translation
      on
        translation.recipe_id = shown.recipe_id
        and translation.language = account.raw_user_meta_data ->> 'language'
    where shown.read_at is null and taken.created_at > clock_timestamp() - interval '1 day'
    group by taken.user_id, account.id
  ), reached as (
    update public.push_subscriptions as browser
    set pushed_at = clock_timestamp()
    from told
    where browser.user_id = told.user_id
    returning browser.user_id, browser.id, browser.endpoint, browser.p256dh, browser.auth
  )
  select
    told.user_id, told.language, told.list,
    jsonb_agg(
      jsonb_build_object(
        'id', reached.id, 'endpoint', reached.endpoint, 'p256dh', reached.p256dh, 'auth', reached.auth
      )
    )
  from told
  join reached on reached.user_id = told.user_id
  group by told.user_id, told.language, told.list;
end
$$;
comment on function private.claim_pushes(integer) is
  'What one server is to push now: for each reader the language that their account keeps, what they have not read, newest first, with the titles of recipes in that language, and their browsers. Nobody gets it a second time; a reader’s next push is a minute later.';
grant execute on function private.claim_pushes(integer) to supabase_auth_admin;

create function private.forget_push_subscription(gone uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.push_subscriptions as browser where browser.id = gone
$$;
comment on function private.forget_push_subscription(uuid) is 'The push service knows the browser no more.';
grant execute on function private.forget_push_subscription(uuid) to supabase_auth_admin;
