-- Notifications as their reader is shown them: with names, and only what still holds.

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
    when report.photo_id is not null or notice.subject = 'photo' then 'photo'
    when report.profile_id is not null or notice.subject = 'profile' then 'profile'
  end as subject,
  coalesce(notice.title, photo.dish_title, card.title) as subject_title,
  report.profile_id as person_id,
  happened.created_at,
  happened.read_at,
  list.id as list_id,
  list.name as list_name,
  happened.things
from public.notifications as happened
left join public.public_profiles as actor on actor.id = happened.actor_id and actor.moderated is null
left join public.reports as report on report.id = happened.report_id
left join public.moderation_notices as notice on notice.id = happened.notice_id
left join public.comments as comment
  on comment.id = coalesce(
    happened.comment_id, report.comment_id,
    case when notice.subject = 'comment' then notice.subject_id::uuid end
  )
left join public.cook_photos as photo
  on photo.id = coalesce(report.photo_id, case when notice.subject = 'photo' then notice.subject_id::uuid end)
left join public.recipe_cards as card
  on card.id = coalesce(
    comment.recipe_id, report.recipe_id, photo.recipe_id,
    case when notice.subject = 'recipe' then notice.subject_id::bigint end
  )
left join public.shopping_lists as list on list.id = happened.list_id and list.kitchen = happened.kitchen
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
    when 'shopping' then list.id is not null
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
  read_at timestamptz,
  list_id uuid,
  list_name text,
  things integer
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
    told.subject_title, told.person_id, told.created_at, told.read_at, told.list_id, told.list_name, told.things
  from private.shown_notifications as told
  where
    told.user_id = (select auth.uid())
    and (
      before is null or (told.created_at, told.id)
      < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    )
    and coalesce(
      (
        select choice.in_app
        from public.notification_settings as choice
        where choice.user_id = (select auth.uid()) and choice.kind = told.kind
      ),
      private.is_told_unasked(told.kind)
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
