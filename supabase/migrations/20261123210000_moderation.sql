-- Reports of comments, recipes and profiles in one table, and what moderators do about them; full access that the
-- operator gives by hand.

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

create or replace function private.has_access(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    private.is_granted(account)
    or exists (
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
  'Whether an account is in its trial of 14 days, has an active subscription, was given access by hand, or needs none of them here. The same rule as domain/access.ts.';

create or replace view public.stripe_user_subscriptions with (security_invoker = true) as
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
where subscription.status = 'active' or not exists (select from private.own_plan_grant())
union all
select null, null, 'active', 'given:' || given.kind, null, extract(epoch from given.until)::bigint, false
from private.own_plan_grant() as given
where not exists (
  select from public.stripe_subscriptions as paid where paid.status = 'active'
);
comment on view public.stripe_user_subscriptions is
  'The caller''s subscription, at most one row: the active one, else access given by hand (`price_id` is `given:paid` or `given:trial`), else the newest; `not_started` for a customer who never subscribed.';

-- What is out of sight.

alter table public.comments
  add column moderated text constraint moderated_known check (moderated in ('hidden', 'removed', 'banned'));
comment on column public.comments.moderated is
  'Null for what others see. `hidden` by a moderator and `banned` with its author: only its author sees it. `removed`: nobody does.';
alter table public.public_profiles
  add column moderated text constraint moderated_known check (moderated in ('hidden', 'banned'));
comment on column public.public_profiles.moderated is
  'Null for who is seen by others. `hidden` by a moderator, or `banned`: nobody else sees them.';
alter table public.recipe_cards
  add column moderated text constraint moderated_known check (moderated in ('hidden', 'removed', 'banned')),
  drop constraint deleted_is_hidden,
  add constraint withheld_is_private check (
    (deleted_at is null and moderated is null and visibility_before is null)
    or (owner_id is not null and visibility = 'private' and visibility_before is not null)
  );
comment on column public.recipe_cards.visibility_before is 'What one that is deleted or moderated goes back to.';
comment on column public.recipe_cards.moderated is
  'Null for what is as open as its owner chose. `hidden` by a moderator and `banned` with its owner: it is private meanwhile. `removed`: nobody sees it, and after 30 days it goes.';

alter policy "cooks read comments on recipes they see" on public.comments
  using (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and (user_id is null or user_id <> all ((select private.blocked_users())::uuid[]))
    and (moderated is null or (moderated <> 'removed' and user_id = (select auth.uid())))
  );
alter policy "signed-in people read profiles" on public.public_profiles
  using (
    id <> all ((select private.blocked_users())::uuid[])
    and (moderated is null or id = (select auth.uid()))
  );
drop index public.comments_with_words_idx;
create index comments_with_words_idx on public.comments (recipe_id) where content <> '' and moderated is null;

-- The reports that there are.

alter table public.comment_reports rename to earlier_comment_reports;
alter table public.earlier_comment_reports drop constraint reason_known;

-- What people find wrong: comments, others' recipes, profiles. One table of all reports, which their reporters and the
-- moderators read, each in their own way.

create function private.content_of(subject text, subject_id text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  case subject
    when 'comment' then
      return (
        select jsonb_build_object(
          'author', comment.user_id, 'text', comment.content, 'recipe_id', comment.recipe_id,
          'mark', comment.moderated
        )
        from public.comments as comment
        where comment.id = subject_id::uuid and comment.user_id is not null
      );
    when 'recipe' then
      return (
        select jsonb_build_object(
          'author', card.owner_id, 'title', card.title, 'recipe_id', card.id, 'image', card.image,
          'source', card.source_url, 'mark', card.moderated,
          -- A recipe may be far longer than anybody has to read to judge it.
          'text', left(
            concat_ws(
              E'\n', nullif(card.summary, ''),
              (
                select string_agg(coalesce(measure.original_text, line.name), E'\n' order by line.position)
                from public.recipe_ingredients as line
                left join public.recipe_measures as measure using (recipe_id, position)
                where line.recipe_id = card.id
              ),
              (
                select string_agg(step, E'\n')
                from public.recipe_details as body, jsonb_array_elements_text(body.instructions) as step
                where body.recipe_id = card.id
              ),
              (
                select concat_ws(E'\n', body.tip, body.storage)
                from public.recipe_details as body where body.recipe_id = card.id
              )
            ),
            4000
          )
        )
        from public.recipe_cards as card
        where card.id = subject_id::bigint and card.owner_id is not null
      );
    when 'profile' then
      return (
        select jsonb_build_object(
          'author', profile.id, 'title', profile.name, 'text', coalesce(profile.email, ''),
          'image', profile.avatar_url, 'mark', profile.moderated
        )
        from public.public_profiles as profile where profile.id = subject_id::uuid
      );
    else
      return null;
  end case;
end
$$;
comment on function private.content_of(text, text) is
  'What a `comment`, a person''s own `recipe` or a `profile` shows now: author, title, text (at most 4,000 characters of a recipe), image, recipe_id, mark; null where there is none.';

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  comment_id uuid,
  recipe_id bigint,
  profile_id uuid,
  subject text not null generated always as (
    case
      when comment_id is not null then 'comment'
      when recipe_id is not null then 'recipe'
      else 'profile'
    end
  ) stored,
  subject_id text not null generated always as (
    coalesce(comment_id::text, recipe_id::text, profile_id::text)
  ) stored,
  reason text not null constraint reason_known
    check (reason in ('spam', 'unkind', 'unsafe', 'picture', 'copied', 'off-topic', 'other')),
  words text constraint words_length check (char_length(words) <= 500 and words ~ '\S'),
  created_at timestamptz not null default now(),
  author_id uuid not null default auth.uid() references public.public_profiles (id) on delete cascade,
  snapshot jsonb not null default '{}',
  resolved_at timestamptz,
  act_id uuid,
  constraint one_subject check (num_nonnulls(comment_id, recipe_id, profile_id) = 1),
  constraint reports_comment_once unique (reporter_id, comment_id),
  constraint reports_recipe_once unique (reporter_id, recipe_id),
  constraint reports_profile_once unique (reporter_id, profile_id)
);
comment on table public.reports is
  'That somebody finds a comment, a recipe or a profile wrong, and why. Only its reporter reads a report; moderators read what was reported, and never by whom. It outlives what it is about: that is judged by `snapshot`.';
comment on column public.reports.reason is
  '`unsafe`: following it could make somebody ill. `picture`: it is about the picture. `copied`: it is somebody else''s.';
comment on column public.reports.author_id is 'Whose thing it is; set by a trigger, as the snapshot.';
comment on column public.reports.snapshot is 'What it showed when it was reported: private.content_of.';
comment on column public.reports.resolved_at is 'When a moderator or the operator was done with it; null while it is open.';
comment on column public.reports.act_id is 'What was done: private.moderation_acts.';

create index reports_author_id_idx on public.reports (author_id);
create index reports_comment_id_idx on public.reports (comment_id) where comment_id is not null;
create index reports_act_id_idx on public.reports (act_id) where act_id is not null;
create index reports_open_idx on public.reports (subject, subject_id, created_at)
  where resolved_at is null;

alter table public.reports enable row level security;
grant
  select (id, reporter_id, comment_id, recipe_id, profile_id, reason, words, created_at),
  insert (reporter_id, comment_id, recipe_id, profile_id, reason, words),
  delete
  on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
create policy "people see their own reports" on public.reports
  for select to authenticated using (reporter_id = (select auth.uid()));

-- The policies of the things themselves decide what there is to report: what one does not see is not there.
create policy "people report what others show them" on public.reports
  for insert to authenticated with check (
    reporter_id = (select auth.uid())
    and (
      exists (
        select from public.comments as comment
        where comment.id = comment_id and comment.user_id <> (select auth.uid())
      )
      or exists (
        select from public.recipe_cards as card
        where card.id = recipe_id and card.owner_id <> (select auth.uid())
      )
      or exists (
        select from public.public_profiles as profile
        where profile.id = profile_id and profile.id <> (select auth.uid())
      )
    )
  );
-- What was judged stays.
create policy "people take back their own open reports" on public.reports
  for delete to authenticated using (reporter_id = (select auth.uid()) and resolved_at is null);
create trigger enforce_row_limit after insert on public.reports
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('reporter_id', '1000');

create function private.prepare_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Generated columns are not there yet.
  content constant jsonb := private.content_of(
    case
      when new.comment_id is not null then 'comment' when new.recipe_id is not null then 'recipe'
      else 'profile'
    end,
    coalesce(new.comment_id::text, new.recipe_id::text, new.profile_id::text)
  );
begin
  new.author_id = (content ->> 'author')::uuid;
  new.snapshot = content - 'author' - 'mark';
  new.words = private.trimmed(new.words);
  return new;
end
$$;
comment on function private.prepare_report() is
  'Before-insert trigger of reports: stores whose thing it is and what it shows. The policy then decides whether the reporter sees it; what is not there is refused alike.';

-- The name under which apps report a comment.
create view public.comment_reports with (security_invoker = true) as
select report.reporter_id as user_id, report.comment_id, report.reason, report.created_at
from public.reports as report
where report.comment_id is not null;
comment on view public.comment_reports is 'The reports of comments, as apps write and take them back.';
grant select, insert (user_id, comment_id, reason), delete
  on public.comment_reports to authenticated;
grant select, insert, update, delete on public.comment_reports to service_role;

create or replace function private.is_reported(comment uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= 3
  from public.reports as report
  where report.comment_id = comment and report.resolved_at is null
$$;
comment on function private.is_reported(uuid) is
  'Whether three people reported a comment, and nobody judged it yet. From then on its text is folded away for everyone but its author.';
grant execute on function private.is_reported(uuid) to authenticated, service_role;

create function private.open_reports()
returns table (reports bigint, oldest timestamptz, newest timestamptz)
language sql stable security definer set search_path = ''
as $$
  select count(*), min(report.created_at), max(report.created_at)
  from public.reports as report
  where report.resolved_at is null
$$;
comment on function private.open_reports() is 'How many reports wait, and since when the first and the last do.';
grant execute on function private.open_reports() to service_role, supabase_auth_admin;

insert into public.reports (reporter_id, comment_id, reason, created_at, author_id, snapshot)
select
  earlier.user_id, comment.id, earlier.reason, earlier.created_at, comment.user_id,
  private.content_of('comment', comment.id::text)
from public.earlier_comment_reports as earlier
join public.comments as comment on comment.id = earlier.comment_id
where comment.user_id is not null
on conflict do nothing;
-- Those of comments that may still come back.
insert into public.reports (reporter_id, comment_id, reason, created_at, author_id, snapshot)
select
  earlier.user_id, deleted.id, earlier.reason, earlier.created_at, deleted.user_id,
  jsonb_build_object('text', deleted.comment ->> 'content', 'recipe_id', deleted.recipe_id)
from private.deleted_comments as deleted
cross join lateral jsonb_populate_recordset(null::public.earlier_comment_reports, deleted.reports) as earlier
join public.public_profiles as reporter on reporter.id = earlier.user_id
on conflict do nothing;
-- Not before: some of these comments are deleted, and show nothing.
create trigger prepare_report before insert on public.reports
  for each row execute function private.prepare_report();

create or replace view private.shown_comments with (security_invoker = true) as
select
  comment.id,
  comment.recipe_id,
  comment.parent_comment_id,
  comment.user_id,
  case when comment.user_id is not null then coalesce(author.name, 'Unknown User') end as user_name,
  author.avatar_url,
  case when seen.folded is null or seen.folded = 'moderated' then comment.content else '' end as content,
  comment.rating,
  comment.likes,
  coalesce((select auth.uid()) = any (comment.liked_by), false) as is_liked,
  comment.created_at,
  comment.updated_at,
  seen.folded,
  (
    select count(*)::integer
    from public.comments as reply
    where reply.parent_comment_id = comment.id
  ) as reply_count
from public.comments as comment
left join public.public_profiles as author on author.id = comment.user_id
cross join lateral (
  select
    case
      when comment.user_id is null then null
      when comment.user_id = (select auth.uid()) then
        case when comment.moderated is not null then 'moderated' end
      when
        exists (
          select from public.hidden_comments as hidden
          where hidden.comment_id = comment.id and hidden.user_id = (select auth.uid())
        )
        or exists (
          select from public.reports as report
          where report.comment_id = comment.id and report.reporter_id = (select auth.uid())
        )
        then 'hidden'
      when private.is_reported(comment.id) then 'reported'
    end as folded
) as seen;
comment on view private.shown_comments is
  'Comments as their reader is shown them. `folded`: `hidden` by the reader (who hid or reported it), `reported` by three people; its text then comes only when it is asked for. `moderated`: the reader wrote it, and nobody else sees it.';

create or replace function private.is_folded(comment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select
    exists (
      select from public.hidden_comments as hidden
      where hidden.comment_id = comment and hidden.user_id = (select auth.uid())
    )
    or exists (
      select from public.reports as report
      where report.comment_id = comment and report.reporter_id = (select auth.uid())
    )
    or private.is_reported(comment)
$$;
comment on function private.is_folded(uuid) is
  'Whether a comment of somebody else is hidden by the caller, or reported: as `private.shown_comments`.';

drop table public.earlier_comment_reports;

alter table private.deleted_comments drop column reports;
comment on column private.deleted_comments.hidden is
  'The rows of `hidden_comments` that it had, so that no deletion washes them off. Its reports stay where they are.';

create function private.is_reserved_comment(comment uuid, author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from private.deleted_comments as gone
    where
      gone.id = is_reserved_comment.comment
      and gone.user_id <> author
      and gone.deleted_at > clock_timestamp() - interval '10 minutes'
  )
$$;
comment on function private.is_reserved_comment(uuid, uuid) is
  'Whether an id is that of a comment which somebody else deleted and may still take back.';
grant execute on function private.is_reserved_comment(uuid, uuid) to authenticated, service_role;

create or replace function private.leave_tombstone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- With a recipe all its comments go, and leave no tombstone.
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
      (id, user_id, recipe_id, comment, hidden, parent_created_at)
    values (
      old.id, old.user_id, old.recipe_id, to_jsonb(old),
      (
        select coalesce(jsonb_agg(hidden), '[]')
        from public.hidden_comments as hidden
        where hidden.comment_id = old.id
      ),
      (select parent.created_at from public.comments as parent where parent.id = old.parent_comment_id)
    )
    on conflict (id) do update set
      comment = excluded.comment,
      hidden = excluded.hidden,
      deleted_at = excluded.deleted_at;
  end if;
  if exists (select from public.comments as reply where reply.parent_comment_id = old.id) then
    update public.comments as comment set user_id = null where comment.id = old.id;
    return null;
  end if;
  return old;
end
$$;
comment on function private.leave_tombstone() is
  'Before-delete trigger: a comment with replies stays as a row without text and author. Stores what its author deleted for ten minutes.';

create or replace function private.bring_back_comment(comment uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  deleted private.deleted_comments;
  original public.comments;
begin
  delete from private.deleted_comments as gone
  where
    gone.id = bring_back_comment.comment
    and gone.user_id = auth.uid()
    and gone.deleted_at > clock_timestamp() - interval '10 minutes'
  returning * into deleted;
  if not found then
    return false;
  end if;
  original := jsonb_populate_record(null::public.comments, deleted.comment);
  -- First the places, then what stood in them.
  if original.parent_comment_id is not null then
    insert into public.comments (id, recipe_id, user_id, content, created_at)
    values (original.parent_comment_id, original.recipe_id, null, '', deleted.parent_created_at)
    on conflict (id) do nothing;
  end if;
  insert into public.comments (id, recipe_id, user_id, parent_comment_id, content, created_at)
  values (original.id, original.recipe_id, null, original.parent_comment_id, '', original.created_at)
  on conflict (id) do nothing;
  -- Also where the place still stood: it may have gone with a reply, and come back with it.
  insert into public.hidden_comments
  select hidden.*
  from jsonb_populate_recordset(null::public.hidden_comments, deleted.hidden) as hidden
  join public.public_profiles as reader on reader.id = hidden.user_id
  on conflict do nothing;
  update public.comments as place
  set
    user_id = original.user_id,
    content = original.content,
    rating = original.rating,
    likes = original.likes,
    liked_by = original.liked_by,
    updated_at = original.updated_at,
    moderated = original.moderated
  where place.id = original.id and place.user_id is null;
  return found;
end
$$;
comment on function private.bring_back_comment(uuid) is
  'What public.restore_comment does, with the right to write what no client may.';

create or replace function private.prepare_comment() returns trigger
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
  if private.is_reserved_comment(new.id, new.user_id) then
    raise exception 'comment_exists' using
      errcode = 'unique_violation', detail = 'A comment of this id was deleted, and may come back.';
  end if;
  -- The clock, not the transaction's start: of several ratings in one call, one is the newest.
  new.created_at = clock_timestamp();
  new.content = private.trim_comment(new.content);
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
  'Sets what a client may not: no likes, the server''s time, a parent on the same recipe. Raises 23514 `reply_without_comment`, 23505 `comment_exists`.';

create or replace function private.guard_comment() returns trigger
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
    new.moderated = null;
    return new;
  end if;
  new.user_id = old.user_id;
  new.updated_at = old.updated_at;

  if new.content is distinct from old.content then
    new.content = private.trim_comment(new.content);
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

create or replace function private.refresh_recipe_rating(recipe bigint) returns void
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
      select distinct on (comment.user_id) comment.rating
      from public.comments as comment
      where
        comment.recipe_id = recipe
        and comment.rating is not null
        and comment.moderated is null
        and comment.user_id is distinct from card.owner_id
      order by comment.user_id, comment.created_at desc, comment.id desc
    ) as newest
  )
  where card.id = recipe;
end
$$;
comment on function private.refresh_recipe_rating(bigint) is
  'Counts a recipe''s ratings again: each cook''s newest, none by its owner.';

create or replace function private.follow_ratings() returns trigger
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
      where
        (after_rows.rating, after_rows.moderated)
        is distinct from (before_rows.rating, before_rows.moderated)
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
  'Updates rating and review_count of the recipes whose ratings a statement touched.';

create or replace function private.count_comments(recipe bigint) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from public.comments as comment
  where comment.recipe_id = recipe and comment.content <> '' and comment.moderated is null
$$;
comment on function private.count_comments(bigint) is
  'How many comments and replies with words a recipe has, for whom may not read them too. Its caller sees the recipe.';

create or replace function private.forget_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
begin
  -- A like is taken back by who gave it: `private.guard_comment` lets nobody else.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', old.id)::text, true);
  update public.comments as comment
  set liked_by = array_remove(comment.liked_by, old.id)
  where comment.id in (
    select liked.id
    from public.comments as liked
    where liked.likes > 0 and liked.liked_by @> array[old.id] and liked.user_id is distinct from old.id
    order by liked.id
    for update
  );
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  -- What others deleted, and may take back with what its readers thought of it.
  update private.deleted_comments as deleted
  set
    comment = deleted.comment || jsonb_build_object(
      'liked_by', (deleted.comment -> 'liked_by') - old.id::text,
      'likes', jsonb_array_length((deleted.comment -> 'liked_by') - old.id::text)
    ),
    hidden = private.without_person(deleted.hidden, old.id)
  where deleted.user_id <> old.id and strpos(to_jsonb(deleted)::text, old.id::text) > 0;
  return old;
end
$$;
comment on function private.forget_person() is
  'Before-delete trigger of public_profiles, which goes with its account: takes the person out of what others wrote and keep.';

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

-- Who may judge what was reported. The right stands in a table that the operator alone writes, and is looked up in it
-- each time: a token says nothing of it.

create table private.moderators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
comment on table private.moderators is 'Who was made a moderator by the operator: `npm run admin -- moderator`.';

create function private.is_moderator(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.moderators as one where one.user_id = person)
$$;
comment on function private.is_moderator(uuid) is 'Whether an account is a moderator.';

create function private.moderation_right() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_moderator((select auth.uid()))
$$;
comment on function private.moderation_right() is 'See public.moderation_right.';
grant execute on function private.moderation_right() to authenticated;

create function public.moderation_right() returns boolean
language sql stable set search_path = ''
as $$
  select private.moderation_right()
$$;
comment on function public.moderation_right() is 'Whether the caller is a moderator now.';
grant execute on function public.moderation_right() to authenticated;

create function private.require_moderator() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if private.is_moderator(caller) is not true then
    raise exception 'moderator_required' using
      errcode = 'insufficient_privilege', detail = 'This is for moderators.';
  end if;
  perform private.require_second_factor();
  return caller;
end
$$;
comment on function private.require_moderator() is
  'The caller, who is a moderator. Raises 42501 `moderator_required`, `insufficient_aal`.';

-- What moderators and the operator do about what was reported. Each act is stored, can be undone, and stands in the log
-- of sensitive acts of its author and of its moderator.

create table private.moderation_acts (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint kind_known
    check (kind in ('hide', 'remove', 'warn', 'ban', 'dismiss')),
  subject text not null constraint subject_known check (subject in ('comment', 'recipe', 'profile')),
  subject_id text not null,
  author_id uuid not null references public.public_profiles (id) on delete cascade,
  moderator_id uuid references auth.users (id) on delete set null,
  by_operator boolean not null,
  words text constraint words_length check (char_length(words) <= 1000),
  content jsonb,
  made_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
comment on table private.moderation_acts is 'What was done about a thing that somebody showed.';
comment on column private.moderation_acts.content is
  'What the thing showed at that moment, and the mark it had: private.content_of.';
comment on column private.moderation_acts.by_operator is 'By the operator''s command; else by `moderator_id`, null when that account is gone.';

create index moderation_acts_author_id_idx on private.moderation_acts (author_id);
create index moderation_acts_moderator_id_idx on private.moderation_acts (moderator_id);
create index moderation_acts_made_at_idx on private.moderation_acts (made_at desc, id desc);
create index moderation_acts_removed_idx on private.moderation_acts (made_at)
  where kind = 'remove' and undone_at is null;

create function private.require_judgeable(moderator uuid, author uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if moderator is not null and (author = moderator or private.is_moderator(author)) then
    raise exception 'moderator_account' using
      errcode = 'insufficient_privilege',
      detail = 'What moderators show is judged by who runs this Larder.';
  end if;
end
$$;
comment on function private.require_judgeable(uuid, uuid) is
  'Raises 42501 `moderator_account` where a moderator would judge themself or another. The operator (null) judges everybody.';

create function private.note_moderation(moderator uuid, author uuid, act text, undone boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  detail constant text :=
    case when moderator is null then 'operator:' else '' end || case when undone then 'undone:' else '' end || act;
begin
  -- No session: the acting one is the moderator's, and not for the author to see.
  if act <> 'dismiss' then
    perform private.note_act(author, 'moderated_by_others', detail, gen_random_uuid());
  end if;
  if moderator is not null then
    perform private.note_act(moderator, 'moderated_others', detail);
  end if;
end
$$;
comment on function private.note_moderation(uuid, uuid, text, boolean) is
  'Records an act of moderation for its author and for its moderator; null is the operator.';

create function private.moderate(
  moderator uuid, act text, thing text, thing_id text, message text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  content constant jsonb := private.content_of(thing, thing_id);
  author constant uuid := coalesce(
    (content ->> 'author')::uuid,
    (
      select report.author_id from public.reports as report
      where report.subject = thing and report.subject_id = thing_id limit 1
    )
  );
  said constant text := private.trimmed(message);
  made uuid;
begin
  if author is null then
    perform private.refuse('nothing_there', 'There is nothing to judge here.');
  end if;
  perform private.require_judgeable(moderator, author);
  if act = 'warn' and said is null then
    perform private.refuse('words_missing', 'A warning says what is wrong.');
  end if;
  if act in ('hide', 'remove') and content is null then
    perform private.refuse('nothing_there', 'It is gone already.');
  end if;
  -- One at a time for each author.
  perform from public.public_profiles as profile where profile.id = author for no key update;
  perform private.clear_removed_comments();
  insert into private.moderation_acts
    (kind, subject, subject_id, author_id, moderator_id, by_operator, words, content)
  values (act, thing, thing_id, author, moderator, moderator is null, said, content)
  returning id into made;
  case act
    when 'hide' then perform private.mark(thing, thing_id, 'hidden');
    when 'remove' then
      if thing = 'profile' then
        update public.public_profiles as profile
        set name = null, email = null, avatar_url = null where profile.id = author;
      else
        perform private.mark(thing, thing_id, 'removed');
      end if;
    when 'ban' then perform private.set_ban(author, true);
    else null;
  end case;
  if act in ('hide', 'remove', 'warn') then
    insert into public.moderation_notices (user_id, act_id, kind, subject, subject_id, title, words)
    values (
      author, made, act, thing, thing_id,
      left(coalesce(content ->> 'title', content ->> 'text'), 100), said
    );
  end if;
  update public.reports as report
  set resolved_at = clock_timestamp(), act_id = made
  where
    report.resolved_at is null
    and report.author_id = author
    and (act = 'ban' or (report.subject = thing and report.subject_id = thing_id));
  perform private.note_moderation(moderator, author, act, false);
  return made;
end
$$;
comment on function private.moderate(uuid, text, text, text, text) is
  'What public.moderation_act does, by a moderator or by the operator (null).';

create function private.undo_moderation(moderator uuid, act uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  made private.moderation_acts;
begin
  select * into made
  from private.moderation_acts as one where one.id = act and one.undone_at is null
  for update;
  if not found then
    return false;
  end if;
  perform private.require_judgeable(moderator, made.author_id);
  perform from public.public_profiles as profile where profile.id = made.author_id for no key update;
  update private.moderation_acts as one set undone_at = clock_timestamp() where one.id = act;
  case
    when made.kind = 'ban' then perform private.set_ban(made.author_id, false);
    when made.kind = 'remove' and made.subject = 'profile' then
      -- What the person wrote since stays.
      update public.public_profiles as profile
      set
        name = coalesce(profile.name, made.content ->> 'title'),
        email = coalesce(profile.email, nullif(made.content ->> 'text', '')),
        avatar_url = coalesce(profile.avatar_url, (
          select made.content ->> 'image'
          from public.pictures as own
          where
            own.user_id = made.author_id and own.removed_at is null
            and private.picture_address(own.user_id, own.id) = made.content ->> 'image'
        ))
      where profile.id = made.author_id;
    when made.kind in ('hide', 'remove') then
      perform private.mark(
        made.subject, made.subject_id, nullif(made.content ->> 'mark', 'banned')
      );
    else null;
  end case;
  delete from public.moderation_notices as notice where notice.act_id = act;
  update public.reports as report set resolved_at = null, act_id = null where report.act_id = act;
  perform private.note_moderation(moderator, made.author_id, made.kind, true);
  return true;
end
$$;
comment on function private.undo_moderation(uuid, uuid) is
  'What public.moderation_undo does, by a moderator or by the operator (null).';

create function private.moderation_act(act text, thing text, thing_id text, message text) returns uuid
language sql security definer set search_path = ''
as $$
  select private.moderate(private.require_moderator(), act, thing, thing_id, message)
$$;
comment on function private.moderation_act(text, text, text, text) is 'See public.moderation_act.';
grant execute on function private.moderation_act(text, text, text, text) to authenticated;

create function public.moderation_act(
  act text, thing text, thing_id text, message text default null
) returns uuid
language sql set search_path = ''
as $$
  select private.moderation_act(act, thing, thing_id, message)
$$;
comment on function public.moderation_act(text, text, text, text) is
  'For moderators: hides (`hide`, its author still sees it), removes (`remove`, for good after 30 days), warns (`warn`, with a message), bans its author (`ban`) or finds nothing wrong (`dismiss`), and settles its reports; returns the act, for `moderation_undo`. `thing`: comment, recipe or profile. Errors: 42501 `moderator_required`, `moderator_account`; 22023 `nothing_there`, `words_missing`; 23514 for another act.';
grant execute on function public.moderation_act(text, text, text, text) to authenticated;

create function private.moderation_undo(act uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select private.undo_moderation(private.require_moderator(), act)
$$;
comment on function private.moderation_undo(uuid) is 'See public.moderation_undo.';
grant execute on function private.moderation_undo(uuid) to authenticated;

create function public.moderation_undo(act uuid) returns boolean
language sql set search_path = ''
as $$
  select private.moderation_undo(act)
$$;
comment on function public.moderation_undo(uuid) is
  'For moderators: takes an act back, whoever’s it was; its reports are open again. False where it was undone already. Errors: 42501 `moderator_required`, `moderator_account`.';
grant execute on function public.moderation_undo(uuid) to authenticated;

-- What a moderator tells an author, shown in the app until it is dismissed.

create table public.moderation_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  act_id uuid not null references private.moderation_acts (id) on delete cascade,
  kind text not null constraint kind_known check (kind in ('hide', 'remove', 'warn')),
  subject text not null,
  subject_id text not null,
  title text,
  words text,
  created_at timestamptz not null default now(),
  dismissed_at timestamptz
);
comment on table public.moderation_notices is
  'That something of an author was hidden or removed, or that they were warned. Goes when the act is undone.';
comment on column public.moderation_notices.title is 'What it is about: a recipe''s title, a name, or how a comment begins.';
comment on column public.moderation_notices.dismissed_at is 'When its reader had read it.';

create index moderation_notices_user_id_idx on public.moderation_notices (user_id, created_at);
create index moderation_notices_act_id_idx on public.moderation_notices (act_id);

alter table public.moderation_notices enable row level security;
grant select, update (dismissed_at) on public.moderation_notices to authenticated;
grant select, insert, update, delete on public.moderation_notices to service_role;
create policy "people read what they are told" on public.moderation_notices
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people dismiss what they are told" on public.moderation_notices
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Taking things out of sight, and back: by `moderated` of a comment, a recipe or a profile. `hidden` and `banned` are
-- seen by their author alone, `removed` by nobody.

create function private.hold_back_recipe() returns trigger
language plpgsql set search_path = ''
as $$
declare
  was_away constant boolean := old.deleted_at is not null or old.moderated is not null;
  is_away constant boolean := new.deleted_at is not null or new.moderated is not null;
begin
  if
    old.moderated is not null
    and new.moderated is not null
    and (
      (new.visibility <> 'private' and (old.deleted_at is null or new.deleted_at is not null))
      or (old.moderated = 'removed' and new.moderated = 'removed' and new.deleted_at is distinct from old.deleted_at)
    )
  then
    -- Not 42501: a device that sends pending changes would take that for a sign-out.
    raise exception 'hidden_by_moderator' using
      detail = 'A moderator hid this recipe: nobody else sees it.';
  end if;
  if is_away and was_away then
    new.visibility_before = old.visibility_before;
    new.visibility = 'private';
  elsif is_away then
    new.visibility_before = coalesce(new.visibility_before, old.visibility);
    new.visibility = 'private';
  elsif was_away then
    new.visibility = old.visibility_before;
    new.visibility_before = null;
  end if;
  return new;
end
$$;
comment on function private.hold_back_recipe() is
  'Before-update trigger of recipe_cards: what is deleted or moderated is private, and is as open as before when it comes back. Raises P0001 `hidden_by_moderator`.';
create trigger hold_back_recipe before update on public.recipe_cards
  for each row when (old.deleted_at is not null or old.moderated is not null or new.deleted_at is not null or new.moderated is not null)
  execute function private.hold_back_recipe();

create function private.is_banned(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users as person where person.id = account and person.banned_until > now()
  )
$$;
comment on function private.is_banned(uuid) is 'Whether an account may not be used now.';

create function private.mark(subject text, subject_id text, mark text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  case subject
    when 'comment' then
      update public.comments as comment
      set moderated = coalesce(mark, case when private.is_banned(comment.user_id) then 'banned' end)
      where comment.id = subject_id::uuid and comment.user_id is not null;
    when 'recipe' then
      update public.recipe_cards as card
      set
        moderated = coalesce(mark, case when private.is_banned(card.owner_id) then 'banned' end),
        -- A deletion of a month: nobody sees it, the search forgets it, and then it goes for good.
        deleted_at = case
          when mark = 'removed' then now() + interval '30 days'
          when card.moderated = 'removed' then null
          else card.deleted_at
        end
      where card.id = subject_id::bigint and card.owner_id is not null;
      if mark = 'removed' then
        delete from private.hidden_recipe_matches as held where held.recipe_id = subject_id::bigint;
      end if;
    when 'profile' then
      update public.public_profiles as profile
      set moderated = coalesce(mark, case when private.is_banned(profile.id) then 'banned' end)
      where profile.id = subject_id::uuid;
  end case;
end
$$;
comment on function private.mark(text, text, text) is
  'Marks a thing as `hidden` or `removed`, or takes the mark away (null): of who is banned, `banned` stays.';

create function private.set_ban(account uuid, banned boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users as person
  set banned_until = case when banned then now() + interval '100 years' end
  where person.id = account;
  if banned then
    delete from auth.sessions as session where session.user_id = account;
  end if;
  update public.public_profiles as profile
  set moderated = case when banned then 'banned' end
  where profile.id = account and profile.moderated is not distinct from case when banned then null else 'banned' end;
  update public.comments as comment
  set moderated = case when banned then 'banned' end
  where comment.user_id = account and comment.moderated is not distinct from case when banned then null else 'banned' end;
  update public.recipe_cards as card
  set moderated = case when banned then 'banned' end
  where card.owner_id = account and card.moderated is not distinct from case when banned then null else 'banned' end;
end
$$;
comment on function private.set_ban(uuid, boolean) is
  'Ends every session of an account, which signs in no more, and hides what it shows; or takes that back.';

create function private.clear_removed_comments() returns void
language sql security definer set search_path = ''
as $$
  delete from public.comments as gone
  where gone.id in (
    select act.subject_id::uuid
    from private.moderation_acts as act
    join public.comments as comment on comment.id = act.subject_id::uuid
    where
      act.subject = 'comment'
      and act.kind = 'remove'
      and act.undone_at is null
      and act.made_at < now() - interval '30 days'
      and comment.moderated = 'removed'
    limit 100
  )
$$;
comment on function private.clear_removed_comments() is
  'Ends some comments that were removed more than 30 days ago.';

-- What moderators read: what waits, and what was done.

create function private.reported_things(after timestamptz, after_id text, page_size integer)
returns table (
  thing text, thing_id text, author_id uuid, author_name text, report_count integer,
  first_reported_at timestamptz, reasons jsonb, snapshot jsonb, current_content jsonb, is_judgeable boolean
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query
  select
    waiting.subject, waiting.subject_id, waiting.author_id, coalesce(author.name, 'Unknown User'),
    waiting.report_count, waiting.first_at, waiting.reasons, waiting.snapshot,
    private.content_of(waiting.subject, waiting.subject_id) - 'author',
    auth.uid() is null
      or (waiting.author_id is distinct from auth.uid() and not private.is_moderator(waiting.author_id))
  from (
    select
      report.subject, report.subject_id, (array_agg(report.author_id))[1] as author_id,
      count(*)::integer as report_count, min(report.created_at) as first_at,
      jsonb_path_query_array(
        jsonb_agg(
          jsonb_build_object('reason', report.reason, 'words', report.words, 'id', report.id)
          order by report.created_at
        ),
        '$[0 to 19]'
      ) as reasons,
      (array_agg(report.snapshot order by report.created_at))[1] as snapshot
    from public.reports as report
    where report.resolved_at is null
    group by report.subject, report.subject_id
  ) as waiting
  left join public.public_profiles as author on author.id = waiting.author_id
  where after is null or (waiting.first_at, waiting.subject_id) > (after, after_id)
  order by waiting.first_at, waiting.subject_id
  limit page_size;
end
$$;
comment on function private.reported_things(timestamptz, text, integer) is
  'The things that were reported and wait, the one first that waits longest, with what they showed when they were first reported and what they show now. Error: 22023 `bad_page_size`.';

create function private.moderation_reports(after timestamptz, after_id text, page_size integer)
returns table (
  thing text, thing_id text, author_id uuid, author_name text, report_count integer,
  first_reported_at timestamptz, reasons jsonb, snapshot jsonb, current_content jsonb, is_judgeable boolean
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
begin
  perform private.require_moderator();
  return query select * from private.reported_things(after, after_id, page_size);
end
$$;
comment on function private.moderation_reports(timestamptz, text, integer) is 'See public.moderation_reports.';
grant execute on function private.moderation_reports(timestamptz, text, integer) to authenticated;

create function public.moderation_reports(
  after timestamptz default null, after_id text default null, page_size integer default 20
)
returns table (
  thing text, thing_id text, author_id uuid, author_name text, report_count integer,
  first_reported_at timestamptz, reasons jsonb, snapshot jsonb, current_content jsonb, is_judgeable boolean
)
language sql stable rows 20 set search_path = ''
as $$
  select * from private.moderation_reports(after, after_id, page_size)
$$;
comment on function public.moderation_reports(timestamptz, text, integer) is
  'For moderators: what was reported and waits, the longest first, after the last one of the page before (`first_reported_at`, `thing_id`). `reasons`: up to 20 of {reason, words, id}, never by whom. `snapshot` and `current_content`: {title, text, image, recipe_id}; the second null where it is gone. `is_judgeable`: not the caller’s own, nor a moderator’s. Errors: 42501 `moderator_required`; 22023 `bad_page_size`.';
grant execute on function public.moderation_reports(timestamptz, text, integer) to authenticated;

create function private.moderation_acts(before timestamptz, before_id uuid, page_size integer)
returns table (
  id uuid, kind text, thing text, thing_id text, author_id uuid, author_name text, title text,
  words text, made_at timestamptz, made_by text, undone_at timestamptz
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_moderator();
  perform private.check_page(page_size);
  return query
  select
    act.id, act.kind, act.subject, act.subject_id, act.author_id, coalesce(author.name, 'Unknown User'),
    left(coalesce(act.content ->> 'title', act.content ->> 'text'), 100), act.words, act.made_at,
    case when not act.by_operator then coalesce(moderator.name, 'Unknown User') end, act.undone_at
  from private.moderation_acts as act
  left join public.public_profiles as author on author.id = act.author_id
  left join public.public_profiles as moderator on moderator.id = act.moderator_id
  where before is null or (act.made_at, act.id) < (before, before_id)
  order by act.made_at desc, act.id desc
  limit page_size;
end
$$;
comment on function private.moderation_acts(timestamptz, uuid, integer) is 'See public.moderation_acts.';
grant execute on function private.moderation_acts(timestamptz, uuid, integer) to authenticated;

create function public.moderation_acts(
  before timestamptz default null, before_id uuid default null, page_size integer default 20
)
returns table (
  id uuid, kind text, thing text, thing_id text, author_id uuid, author_name text, title text,
  words text, made_at timestamptz, made_by text, undone_at timestamptz
)
language sql stable rows 20 set search_path = ''
as $$
  select * from private.moderation_acts(before, before_id, page_size)
$$;
comment on function public.moderation_acts(timestamptz, uuid, integer) is
  'For moderators: what was done, the latest first, before the last one of the page before. `made_by` is null for the operator. Errors: 42501 `moderator_required`; 22023 `bad_page_size`.';
grant execute on function public.moderation_acts(timestamptz, uuid, integer) to authenticated;
