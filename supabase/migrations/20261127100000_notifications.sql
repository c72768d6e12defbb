-- What happened that concerns a person: notifications, how they are told of them, Web Push and mails.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  kind text not null constraint kind_known
    check (kind in ('reply', 'comment', 'like', 'follow', 'report', 'moderation')),
  actor_id uuid references public.public_profiles (id) on delete cascade,
  comment_id uuid references public.comments (id) on delete cascade,
  report_id uuid references public.reports (id) on delete cascade,
  notice_id uuid references public.moderation_notices (id) on delete cascade,
  outcome text constraint outcome_known check (outcome in ('acted', 'dismissed')),
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  constraint notifications_once unique nulls not distinct (user_id, kind, actor_id, comment_id, report_id, notice_id)
);
comment on table public.notifications is
  'Acts that concern a person, the newest 500 of the last 90 days. Written by triggers alone; its reader marks them as read.';
comment on column public.notifications.kind is
  '`reply` to a comment; `comment` on a recipe of one''s own; `like` of a comment; `follow`; `report`: one''s report was judged; `moderation`: something of one''s own was.';
comment on column public.notifications.actor_id is 'Who did it; null for what moderators do, who are named to nobody.';
comment on column public.notifications.comment_id is 'The reply or comment that was written, or the comment that is liked.';
comment on column public.notifications.outcome is 'Of a `report`.';
comment on constraint notifications_once on public.notifications is
  'Whoever likes or follows again and again is told of once.';

create index notifications_newest_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_actor_id_idx on public.notifications (actor_id);
create index notifications_comment_id_idx on public.notifications (comment_id);
create index notifications_report_id_idx on public.notifications (report_id);
create index notifications_notice_id_idx on public.notifications (notice_id);

alter table public.notifications enable row level security;
grant select, update (read_at) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
create policy "people read what concerns them" on public.notifications
  for select to authenticated using (
    user_id = (select auth.uid())
    and (actor_id is null or actor_id <> all ((select private.blocked_users())::uuid[]))
  );
create policy "people mark what concerns them as read" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.drop_old_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications as stale
  where stale.id in (
    select surplus.id
    from (select distinct inserted.user_id from inserted) as reader
    cross join lateral (
      (
        select held.id, held.user_id
        from public.notifications as held
        where held.user_id = reader.user_id
        order by held.created_at desc, held.id desc
        offset 500
      )
      union
      (
        select held.id, held.user_id
        from public.notifications as held
        where held.user_id = reader.user_id and held.created_at < now() - interval '90 days'
      )
    ) as surplus
  );
  return null;
end
$$;
comment on function private.drop_old_notifications() is
  'After-insert statement trigger: keeps the newest 500 rows of a reader, and none older than 90 days.';
create trigger drop_old_notifications after insert on public.notifications
  referencing new table as inserted
  for each statement execute function private.drop_old_notifications();

create table public.notification_settings (
  user_id uuid not null default auth.uid() references public.public_profiles (id) on delete cascade,
  kind text not null constraint kind_known
    check (kind in ('reply', 'comment', 'like', 'follow', 'report', 'moderation', 'spoils')),
  in_app boolean not null default true,
  by_push boolean not null default false,
  by_mail boolean not null default false,
  mail_since timestamptz,
  primary key (user_id, kind)
);
comment on table public.notification_settings is
  'How a person is told of a kind of act. Read and written by that person alone.';
comment on column public.notification_settings.kind is
  'As in `notifications`; `spoils` is worked out on the device, so that of it only `in_app` counts.';
comment on column public.notification_settings.mail_since is 'When `by_mail` was last switched on: what was before is in no mail.';

create index notification_settings_by_mail_idx on public.notification_settings (user_id) where by_mail;

alter table public.notification_settings enable row level security;
grant
  select,
  insert (user_id, kind, in_app, by_push, by_mail),
  update (in_app, by_push, by_mail),
  delete
  on public.notification_settings to authenticated;
grant select, insert, update, delete on public.notification_settings to service_role;
create policy "people see how they are told" on public.notification_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people choose how they are told" on public.notification_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change how they are told" on public.notification_settings
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people forget how they are told" on public.notification_settings
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.note_mail_choice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not new.by_mail then
    new.mail_since = null;
  elsif tg_op = 'INSERT' or not old.by_mail then
    new.mail_since = now();
  else
    new.mail_since = old.mail_since;
  end if;
  return new;
end
$$;
comment on function private.note_mail_choice() is
  'Before trigger of notification_settings: since when mails are wanted.';
create trigger note_mail_choice before insert or update on public.notification_settings
  for each row execute function private.note_mail_choice();

create function public.set_notification_way(about text, way text, wanted boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if way is null or way not in ('in_app', 'by_push', 'by_mail') then
    perform private.refuse('bad_way', 'One is told in the app, by push or by mail.');
  end if;
  insert into public.notification_settings as held (kind, in_app, by_push, by_mail)
  values (
    about,
    case when way = 'in_app' then wanted else true end,
    way = 'by_push' and wanted,
    way = 'by_mail' and wanted
  )
  on conflict (user_id, kind) do update set
    in_app = case when way = 'in_app' then wanted else held.in_app end,
    by_push = case when way = 'by_push' then wanted else held.by_push end,
    by_mail = case when way = 'by_mail' then wanted else held.by_mail end;
end
$$;
comment on function public.set_notification_way(text, text, boolean) is
  'Switches one way (`in_app`, `by_push`, `by_mail`) of being told of a kind of act on or off. Errors: 22023 `bad_way`; 23514 for another kind.';
grant execute on function public.set_notification_way(text, text, boolean) to authenticated;

create function private.is_notified(reader uuid, about text, actor uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    reader is distinct from actor
    and not private.is_blocked(reader, actor)
    and not exists (
      select
      from public.notification_settings as choice
      where
        choice.user_id = reader and choice.kind = about
        and not (choice.in_app or choice.by_push or choice.by_mail)
    )
$$;
comment on function private.is_notified(uuid, text, uuid) is
  'Whether a person is told of such an act: not of their own, not of blocked users’, and not where all ways are off.';

create function private.notify_of_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, actor_id, comment_id)
  select told.user_id, told.kind, told.actor_id, told.comment_id
  from (
    select parent.user_id, 'reply' as kind, reply.user_id as actor_id, reply.id as comment_id
    from inserted as reply
    join public.comments as parent on parent.id = reply.parent_comment_id
    where reply.content <> ''
    union all
    select card.owner_id, 'comment', comment.user_id, comment.id
    from inserted as comment
    join public.recipe_cards as card on card.id = comment.recipe_id
    where comment.parent_comment_id is null and comment.content <> ''
  ) as told
  where
    told.user_id is not null
    and told.actor_id is not null
    and private.is_notified(told.user_id, told.kind, told.actor_id)
  order by told.user_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.notify_of_comments() is
  'After-insert statement trigger of comments: notifies whom a reply answers, and whose recipe a comment is on.';
create trigger notify_of_comments after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.notify_of_comments();

create function private.notify_of_likes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Nobody changes the like of another: private.guard_comment.
  caller constant uuid := auth.uid();
begin
  insert into public.notifications (user_id, kind, actor_id, comment_id)
  select liked.user_id, 'like', caller, liked.id
  from after_rows as liked
  join before_rows as before using (id)
  where
    liked.likes > before.likes
    and before.user_id is not null
    and caller = any (liked.liked_by)
    and private.is_notified(liked.user_id, 'like', caller)
  order by liked.user_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.notify_of_likes() is
  'After-update statement trigger of comments: notifies whose comment the caller likes now.';
create trigger notify_of_likes after update on public.comments
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.notify_of_likes();

create function private.notify_of_follows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, actor_id)
  select follow.followed_id, 'follow', follow.follower_id
  from inserted as follow
  where private.is_notified(follow.followed_id, 'follow', follow.follower_id)
  order by follow.followed_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.notify_of_follows() is 'After-insert statement trigger of follows: notifies who is followed.';
create trigger notify_of_follows after insert on public.follows
  referencing new table as inserted
  for each statement execute function private.notify_of_follows();

create function private.notify_of_judgements() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Taken back: nothing is answered any more.
  delete from public.notifications as answer
  using after_rows as report
  where answer.report_id = report.id and report.resolved_at is null;
  insert into public.notifications (user_id, kind, report_id, outcome)
  select
    report.reporter_id, 'report', report.id,
    case when act.kind = 'dismiss' then 'dismissed' else 'acted' end
  from after_rows as report
  join before_rows as before using (id)
  join private.moderation_acts as act on act.id = report.act_id
  where
    report.resolved_at is not null
    and before.resolved_at is null
    and private.is_notified(report.reporter_id, 'report', null)
  order by report.reporter_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.notify_of_judgements() is
  'After-update statement trigger of reports: notifies their reporters of what came of them, by nobody’s name.';
create trigger notify_of_judgements after update on public.reports
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.notify_of_judgements();

create function private.notify_of_moderation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, notice_id)
  select notice.user_id, 'moderation', notice.id
  from inserted as notice
  where private.is_notified(notice.user_id, 'moderation', null)
  order by notice.user_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.notify_of_moderation() is
  'After-insert statement trigger of moderation_notices: notifies whose thing was judged.';
create trigger notify_of_moderation after insert on public.moderation_notices
  referencing new table as inserted
  for each statement execute function private.notify_of_moderation();

create view private.shown_notifications with (security_invoker = true) as
select
  happened.id,
  happened.user_id,
  happened.kind,
  happened.actor_id,
  case when actor.id is not null then coalesce(actor.name, 'Unknown User') end as actor_name,
  actor.avatar_url as actor_avatar,
  comment.id as comment_id,
  comment.parent_comment_id,
  left(comment.content, 200) as excerpt,
  card.id as recipe_id,
  card.title as recipe_title,
  card.owner_id as recipe_owner,
  happened.outcome,
  notice.kind as act,
  case
    when report.comment_id is not null or notice.subject = 'comment' then 'comment'
    when report.recipe_id is not null or notice.subject = 'recipe' then 'recipe'
    when report.profile_id is not null or notice.subject = 'profile' then 'profile'
  end as subject,
  coalesce(notice.title, card.title) as subject_title,
  report.profile_id as person_id,
  happened.created_at,
  happened.read_at
from public.notifications as happened
left join public.public_profiles as actor on actor.id = happened.actor_id and actor.moderated is null
left join public.reports as report on report.id = happened.report_id
left join public.moderation_notices as notice on notice.id = happened.notice_id
left join public.comments as comment
  on comment.id = coalesce(
    happened.comment_id, report.comment_id,
    case when notice.subject = 'comment' then notice.subject_id::uuid end
  )
left join public.recipe_cards as card
  on card.id = coalesce(
    comment.recipe_id, report.recipe_id, case when notice.subject = 'recipe' then notice.subject_id::bigint end
  )
where
  case happened.kind
    when 'like' then comment.user_id = happened.user_id and happened.actor_id = any (comment.liked_by)
    when 'follow' then exists (
      select
      from public.follows as follow
      where follow.follower_id = happened.actor_id and follow.followed_id = happened.user_id
    )
    when 'report' then true
    when 'moderation' then true
    else
      comment.user_id = happened.actor_id and comment.moderated is null and not private.is_folded(comment.id)
  end
  and (
    happened.actor_id is null
    or (actor.id is not null and not private.is_blocked(happened.user_id, happened.actor_id))
  );
comment on view private.shown_notifications is
  'What still holds: a like or a follow that was taken back, what was deleted, hidden or reported, and what blocked and banned users did, is not there.';
grant select on private.shown_notifications to authenticated;

create function public.own_notifications(
  before timestamptz default null, before_id uuid default null, page_size integer default 30
) returns table (
  id uuid,
  kind text,
  actor_id uuid,
  actor_name text,
  actor_avatar text,
  comment_id uuid,
  parent_comment_id uuid,
  excerpt text,
  recipe_id bigint,
  recipe_title text,
  recipe_owner uuid,
  outcome text,
  act text,
  subject text,
  subject_title text,
  person_id uuid,
  created_at timestamptz,
  read_at timestamptz
)
language plpgsql stable rows 30 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query
  select
    told.id, told.kind, told.actor_id, told.actor_name, told.actor_avatar, told.comment_id, told.parent_comment_id,
    told.excerpt, told.recipe_id, told.recipe_title, told.recipe_owner, told.outcome, told.act, told.subject,
    told.subject_title, told.person_id, told.created_at, told.read_at
  from private.shown_notifications as told
  where
    told.user_id = (select auth.uid())
    and (
      before is null or (told.created_at, told.id)
      < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    )
    and not exists (
      select
      from public.notification_settings as choice
      where choice.user_id = (select auth.uid()) and choice.kind = told.kind and not choice.in_app
    )
  order by told.created_at desc, told.id desc
  limit page_size;
end
$$;
comment on function public.own_notifications(timestamptz, uuid, integer) is
  'What concerns the caller, newest first, after the last one of the page before; without the kinds that they do not want in the app. Error: 22023 `bad_page_size`.';
grant execute on function public.own_notifications(timestamptz, uuid, integer) to authenticated;

create function public.read_notifications(until timestamptz default null, ids uuid[] default null) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(ids) > 500 then
    perform private.refuse('too_many_ids', 'At most 500 notifications are marked at once.');
  end if;
  update public.notifications as told
  set read_at = now()
  where
    told.user_id = (select auth.uid())
    and told.read_at is null
    and (told.created_at <= until or told.id = any (ids));
end
$$;
comment on function public.read_notifications(timestamptz, uuid[]) is
  'Marks those of the caller as read that are no newer than `until`, and those of `ids`. Error: 22023 `too_many_ids`.';
grant execute on function public.read_notifications(timestamptz, uuid[]) to authenticated;

-- The other devices of the reader ask for them anew.
create trigger tell_other_devices after insert on public.notifications
  referencing new table as written
  for each statement execute function private.count_synced_write('notifications');
create trigger tell_other_devices_of_update after update on public.notifications
  referencing new table as written
  for each statement execute function private.count_synced_write('notifications');

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
returns table (user_id uuid, notifications jsonb, browsers jsonb)
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
      taken.user_id, jsonb_agg(to_jsonb(shown) - 'user_id' - 'excerpt' order by shown.created_at desc) as list
    from taken
    join private.shown_notifications as shown on shown.id = taken.notification_id
    where shown.read_at is null and taken.created_at > clock_timestamp() - interval '1 day'
    group by taken.user_id
  ), reached as (
    update public.push_subscriptions as browser
    set pushed_at = clock_timestamp()
    from told
    where browser.user_id = told.user_id
    returning browser.user_id, browser.id, browser.endpoint, browser.p256dh, browser.auth
  )
  select
    told.user_id, told.list,
    jsonb_agg(
      jsonb_build_object(
        'id', reached.id, 'endpoint', reached.endpoint, 'p256dh', reached.p256dh, 'auth', reached.auth
      )
    )
  from told
  join reached on reached.user_id = told.user_id
  group by told.user_id, told.list;
end
$$;
comment on function private.claim_pushes(integer) is
  'What one server is to push now: for each reader what they have not read, newest first, and their browsers. Nobody gets it a second time; a reader’s next push is a minute later.';
grant execute on function private.claim_pushes(integer) to supabase_auth_admin;

create function private.forget_push_subscription(gone uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.push_subscriptions as browser where browser.id = gone
$$;
comment on function private.forget_push_subscription(uuid) is 'The push service knows the browser no more.';
grant execute on function private.forget_push_subscription(uuid) to supabase_auth_admin;

create table private.notification_mails (
  user_id uuid primary key references public.public_profiles (id) on delete cascade,
  tried_at timestamptz not null,
  sent_at timestamptz not null default '-infinity',
  covered_until timestamptz not null default '-infinity'
);
comment on table private.notification_mails is 'The last mail about notifications that a person got.';
comment on column private.notification_mails.tried_at is 'When a server took it on to send one.';
comment on column private.notification_mails.covered_until is 'The newest notification that a mail told of.';

create function private.claim_notification_mails(most integer default 50)
returns table (user_id uuid, email text, counts jsonb, newest timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with wanting as (
    select distinct choice.user_id from public.notification_settings as choice where choice.by_mail
  ), due as materialized (
    select person.id, person.email::text as email, told.counts, told.newest
    from wanting
    join auth.users as person on person.id = wanting.user_id
    left join private.notification_mails as mail on mail.user_id = person.id
    cross join lateral (
      select jsonb_object_agg(of_kind.kind, of_kind.number) as counts, max(of_kind.newest) as newest
      from (
        select shown.kind, count(*) as number, max(shown.created_at) as newest
        from private.shown_notifications as shown
        join public.notification_settings as choice
          on choice.user_id = person.id and choice.kind = shown.kind and choice.by_mail
        where
          shown.user_id = person.id
          and shown.read_at is null
          and shown.created_at > greatest(choice.mail_since, coalesce(mail.covered_until, '-infinity'))
        group by shown.kind
      ) as of_kind
    ) as told
    where
      person.email_confirmed_at is not null
      and person.email <> ''
      and not coalesce(person.is_anonymous, false)
      and (person.banned_until is null or person.banned_until < now())
      and coalesce(mail.tried_at, '-infinity') < clock_timestamp() - interval '1 hour'
      and coalesce(mail.sent_at, '-infinity') < clock_timestamp() - interval '1 day'
      and told.counts is not null
    limit most
  ), claimed as (
    insert into private.notification_mails as mail (user_id, tried_at)
    select due.id, clock_timestamp() from due order by due.id
    -- Of two servers the second one finds that it was just tried.
    on conflict (user_id) do update set tried_at = excluded.tried_at
      where mail.tried_at < clock_timestamp() - interval '1 hour'
    returning mail.user_id
  )
  select due.id, due.email, due.counts, due.newest
  from due
  join claimed on claimed.user_id = due.id;
end
$$;
comment on function private.claim_notification_mails(integer) is
  'Who gets a mail now, at a confirmed address, and how many of each kind they have not read. One a day for each person, claimed by one server; where it is not sent it is tried again after an hour.';
grant execute on function private.claim_notification_mails(integer) to supabase_auth_admin;

create function private.note_notification_mail(account uuid, until timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update private.notification_mails as mail
  set sent_at = clock_timestamp(), covered_until = until
  where mail.user_id = account
$$;
comment on function private.note_notification_mail(uuid, timestamptz) is 'The mail was handed over.';
grant execute on function private.note_notification_mail(uuid, timestamptz) to supabase_auth_admin;

create function private.stop_notification_mails(account uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.notification_settings as choice set by_mail = false where choice.user_id = account and choice.by_mail
$$;
comment on function private.stop_notification_mails(uuid) is 'What the link at the end of such a mail does.';
grant execute on function private.stop_notification_mails(uuid) to supabase_auth_admin;

create or replace function private.own_rows() returns jsonb
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
              select coalesce(jsonb_agg(claim.authentication_method order by claim.created_at), '[]')
              from auth.mfa_amr_claims as claim where claim.session_id = session.id
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
      select coalesce(jsonb_agg(to_jsonb(correction) - 'user_id' order by correction.alias), '[]')
      from public.ingredient_corrections as correction where correction.user_id = caller
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
        jsonb_agg(to_jsonb(comment) - 'user_id' - 'liked_by' order by comment.created_at, comment.id), '[]'
      )
      from public.comments as comment where comment.user_id = caller
    ),
    'deleted_comments', (
      select coalesce(
        jsonb_agg(
          deleted.comment - 'user_id' - 'liked_by' || jsonb_build_object('deleted_at', deleted.deleted_at)
          order by deleted.deleted_at
        ),
        '[]'
      )
      from private.deleted_comments as deleted where deleted.user_id = caller
    ),
    'likes', (
      select coalesce(
        jsonb_agg(jsonb_build_object('comment_id', comment.id, 'recipe_id', comment.recipe_id) order by comment.id), '[]'
      )
      from public.comments as comment where comment.likes > 0 and comment.liked_by @> array[caller]
    ),
    'hidden_comments', (
      select coalesce(jsonb_agg(to_jsonb(hidden) - 'user_id' order by hidden.created_at, hidden.comment_id), '[]')
      from public.hidden_comments as hidden where hidden.user_id = caller
    ),
    'reports', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'comment_id', report.comment_id, 'recipe_id', report.recipe_id, 'person_id', report.profile_id,
            'reason', report.reason, 'words', report.words, 'created_at', report.created_at
          )
          order by report.created_at, report.id
        ),
        '[]'
      )
      from public.reports as report where report.reporter_id = caller
    ),
    'notices', (
      select coalesce(
        jsonb_agg(to_jsonb(notice) - 'user_id' - 'act_id' order by notice.created_at, notice.id), '[]'
      )
      from public.moderation_notices as notice where notice.user_id = caller
    ),
    -- As on the page: by whom, where that person is still there for the caller.
    'notifications', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'kind', shown.kind, 'person_id', shown.actor_id, 'name', shown.actor_name, 'comment_id', shown.comment_id,
            'outcome', shown.outcome, 'created_at', shown.created_at, 'read_at', shown.read_at
          )
          order by shown.created_at, shown.id
        ),
        '[]'
      )
      from private.shown_notifications as shown where shown.user_id = caller
    ),
    'notification_settings', (
      select coalesce(jsonb_agg(to_jsonb(choice) - 'user_id' order by choice.kind), '[]')
      from public.notification_settings as choice where choice.user_id = caller
    ),
    'notified_browsers', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'address', browser.endpoint, 'created_at', browser.created_at, 'pushed_at', nullif(browser.pushed_at, '-infinity')
          )
          order by browser.created_at, browser.id
        ),
        '[]'
      )
      from public.push_subscriptions as browser where browser.user_id = caller
    ),
    'notification_mail', (
      select to_jsonb(mail) - 'user_id' from private.notification_mails as mail where mail.user_id = caller
    ),
    'given_access', (
      select to_jsonb(given) - 'user_id' from private.plan_grants as given where given.user_id = caller
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
    -- Whom the caller blocked; who blocked the caller is revealed to nobody.
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
      select to_jsonb(rate) - 'user_id' from private.comment_rate_limits as rate where rate.user_id = caller
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
