-- What spoils, by push or mail: the server looks at a pantry once a day, for whom it is told so, in the morning where they live.

create table private.spoiling_digests (
  user_id uuid primary key references public.public_profiles (id) on delete cascade,
  looked_on date not null,
  told text[] not null default '{}'
);
comment on table private.spoiling_digests is 'When a server last looked what spoils at a person''s, who wants to be told by push or mail.';
comment on column private.spoiling_digests.looked_on is 'The day of the person: no second look on it.';
comment on column private.spoiling_digests.told is 'What the last message told of, by `spoilingKey` in domain/pantry/spoiling.ts: nobody is told of it again.';

create function private.claim_spoiling(moment timestamptz default clock_timestamp(), most integer default 20)
returns table (user_id uuid, today date, items jsonb, told text[], email text, browsers jsonb)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with wanting as (
    select choice.user_id, choice.by_push, choice.by_mail, moment at time zone coalesce(choice.time_zone, 'UTC') as local
    from public.notification_settings as choice
    where choice.kind = 'spoils' and (choice.by_push or choice.by_mail)
  ), due as materialized (
    select wanting.user_id, wanting.by_push, wanting.by_mail, wanting.local::date as today
    from wanting
    left join private.spoiling_digests as digest on digest.user_id = wanting.user_id
    where
      -- Not at night; and what a day brings is there in its morning.
      extract(hour from wanting.local) between 8 and 20
      and coalesce(digest.looked_on, '-infinity') < wanting.local::date
    limit most
  ), claimed as (
    insert into private.spoiling_digests as digest (user_id, looked_on)
    select due.user_id, due.today from due order by due.user_id
    -- Of two servers the second one finds that this day was looked at.
    on conflict (user_id) do update set looked_on = excluded.looked_on
      where digest.looked_on < excluded.looked_on
    returning digest.user_id, digest.told
  )
  select
    due.user_id, due.today, coalesce(pantry.items, '[]'), claimed.told,
    case when due.by_mail then person.email::text end,
    coalesce(case when due.by_push then reached.browsers end, '[]')
  from due
  join claimed on claimed.user_id = due.user_id
  left join auth.users as person
    on person.id = due.user_id
    and person.email_confirmed_at is not null
    and person.email <> ''
    and not coalesce(person.is_anonymous, false)
    and (person.banned_until is null or person.banned_until < moment)
  left join lateral (
    select
      jsonb_agg(
        jsonb_build_object(
          'id', item.id, 'ingredient', item.ingredient, 'status', item.status, 'stocked_at', item.stocked_at,
          'place', item.place, 'opened_at', item.opened_at, 'best_before', item.best_before
        )
        order by item.id
      ) as items
    from public.pantry_items as item
    where
      item.kitchen = private.kitchen_of(due.user_id)
      and item.status <> 'out'
      and item.ingredient is not null
  ) as pantry on true
  left join lateral (
    select
      jsonb_agg(
        jsonb_build_object(
          'id', browser.id, 'endpoint', browser.endpoint, 'p256dh', browser.p256dh, 'auth', browser.auth
        )
      ) as browsers
    from public.push_subscriptions as browser
    where browser.user_id = due.user_id
  ) as reached on true;
end
$$;
comment on function private.claim_spoiling(timestamptz, integer) is
  'At whose home one server is to look now what spoils: what is there, which day it is, what was told, and where they are told: a confirmed address (or null), browsers. Once on each day of the person, between 8 and 21 o’clock.';
grant execute on function private.claim_spoiling(timestamptz, integer) to supabase_auth_admin;

create function private.note_told_spoiling(account uuid, keys text[]) returns void
language sql security definer set search_path = ''
as $$
  update private.spoiling_digests as digest set told = keys where digest.user_id = account
$$;
comment on function private.note_told_spoiling(uuid, text[]) is 'What somebody was told of: the last message alone counts.';
grant execute on function private.note_told_spoiling(uuid, text[]) to supabase_auth_admin;
