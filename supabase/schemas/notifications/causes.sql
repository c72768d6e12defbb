-- What makes a notification. By statement: whoever likes fifty comments at once notifies their authors in one order, so that
-- two such statements cannot block each other.

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
