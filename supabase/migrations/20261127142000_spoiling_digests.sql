-- What spoils is told by push and mail too, where somebody chooses so: once a day, in the morning where they live.

alter table public.notification_settings
  add column time_zone text constraint time_zone_length check (char_length(time_zone) <= 100);
comment on column public.notification_settings.kind is
  'As in `notifications`, and `spoils`: in the app it is worked out on the device, by push and mail once a day by a server.';
comment on column public.notification_settings.time_zone is
  'Of `spoils`: where the person is, as IANA names it, as the device said that switched it on last. Null, and UTC, where it is not known here.';
grant insert (time_zone), update (time_zone) on public.notification_settings to authenticated;

create function private.keep_known_time_zone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception
  -- A device may know a younger table of zones; its choice counts all the same.
  when invalid_parameter_value then
    new.time_zone = null;
    return new;
end
$$;
comment on function private.keep_known_time_zone() is
  'Before-write trigger of notification_settings: a zone that is not known here becomes none.';
create trigger keep_known_time_zone before insert or update of time_zone on public.notification_settings
  for each row when (new.time_zone is not null) execute function private.keep_known_time_zone();

drop function public.set_notification_way(text, text, boolean);
create function public.set_notification_way(about text, way text, wanted boolean, zone text default null) returns void
language plpgsql set search_path = ''
as $$
begin
  if way is null or way not in ('in_app', 'by_push', 'by_mail') then
    perform private.refuse('bad_way', 'One is told in the app, by push or by mail.');
  end if;
  insert into public.notification_settings as held (kind, in_app, by_push, by_mail, time_zone)
  values (
    about,
    case when way = 'in_app' then wanted else true end,
    way = 'by_push' and wanted,
    way = 'by_mail' and wanted,
    zone
  )
  on conflict (user_id, kind) do update set
    in_app = case when way = 'in_app' then wanted else held.in_app end,
    by_push = case when way = 'by_push' then wanted else held.by_push end,
    by_mail = case when way = 'by_mail' then wanted else held.by_mail end,
    time_zone = coalesce(excluded.time_zone, held.time_zone);
end
$$;
comment on function public.set_notification_way(text, text, boolean, text) is
  'Switches one way (`in_app`, `by_push`, `by_mail`) of being told of a kind of act on or off; `zone` is where the person is, for what is told by the day. Errors: 22023 `bad_way`; 23514 for another kind.';
grant execute on function public.set_notification_way(text, text, boolean, text) to authenticated;

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
    where item.user_id = due.user_id and item.status <> 'out' and item.ingredient is not null
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
