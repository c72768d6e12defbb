-- Somebody is at the shop: a kind of notification for the members of a shared kitchen, off until somebody chooses it.

alter table public.notifications
  drop constraint kind_known,
  add constraint kind_known
    check (kind in ('reply', 'comment', 'like', 'follow', 'report', 'moderation', 'shopping')),
  add column list_id uuid references public.shopping_lists (id) on delete cascade,
  add column kitchen uuid,
  add column things integer,
  drop constraint notifications_once,
  add constraint notifications_once
    unique nulls not distinct (user_id, kind, actor_id, comment_id, report_id, notice_id, list_id),
  add constraint shopping_of_its_kind
    check (num_nonnulls(list_id, kitchen, things) = case kind when 'shopping' then 3 else 0 end),
  -- Who leaves the kitchen is told nothing of it any more, and nobody of them.
  add constraint reader_cooks_there
    foreign key (kitchen, user_id) references public.kitchen_members (kitchen, user_id) on delete cascade,
  add constraint actor_cooks_there
    foreign key (kitchen, actor_id) references public.kitchen_members (kitchen, user_id) on delete cascade;
comment on column public.notifications.kind is
  '`reply` to a comment; `comment` on a recipe of one''s own; `like` of a comment; `follow`; `report`: one''s report was judged; `moderation`: something of one''s own was; `shopping`: another member of a kitchen is at the shop.';
comment on column public.notifications.list_id is 'Of `shopping`: the list on which somebody ticks things.';
comment on column public.notifications.kitchen is 'Of `shopping`: whose list it is.';
comment on column public.notifications.things is
  'Of `shopping`: how many things were still to be bought on the list, with the one that was ticked.';
comment on constraint notifications_once on public.notifications is
  'Whoever likes or follows again and again is told of once. Of who shops again with the same list the last time stays.';
create index notifications_list_id_idx on public.notifications (list_id);
create index notifications_reader_there_idx on public.notifications (kitchen, user_id);
create index notifications_actor_there_idx on public.notifications (kitchen, actor_id);

alter table public.notification_settings
  drop constraint kind_known,
  add constraint kind_known
    check (kind in ('reply', 'comment', 'like', 'follow', 'report', 'moderation', 'spoils', 'shopping'));

create function private.is_told_unasked(about text) returns boolean
language sql immutable set search_path = ''
as $$
  select about <> 'shopping'
$$;
comment on function private.is_told_unasked(text) is
  'Whether one is told of a kind of act in the app without having chosen so. As `defaults` in web/src/features/notifications/settings-queue.ts.';
grant execute on function private.is_told_unasked(text) to authenticated;

create or replace function public.set_notification_way(about text, way text, wanted boolean, zone text default null) returns void
language plpgsql set search_path = ''
as $$
begin
  if way is null or way not in ('in_app', 'by_push', 'by_mail') then
    perform private.refuse('bad_way', 'One is told in the app, by push or by mail.');
  end if;
  insert into public.notification_settings as held (kind, in_app, by_push, by_mail, time_zone)
  values (
    about,
    case when way = 'in_app' then wanted else private.is_told_unasked(about) end,
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

create or replace function private.is_notified(reader uuid, about text, actor uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    reader is distinct from actor
    and not private.is_blocked(reader, actor)
    and coalesce(
      (
        select choice.in_app or choice.by_push or choice.by_mail
        from public.notification_settings as choice
        where choice.user_id = reader and choice.kind = about
      ),
      private.is_told_unasked(about)
    )
$$;
comment on function private.is_notified(uuid, text, uuid) is
  'Whether a person is told of such an act: not of their own, not of blocked users’, and not where all ways are off, as those of `shopping` are until they are chosen.';

create or replace view private.shown_notifications with (security_invoker = true) as
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

drop function public.own_notifications(timestamptz, uuid, integer);
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

create function private.notify_of_shopping() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  list uuid;
  readers uuid[];
begin
  -- A device may send five hundred ticks at once: what costs least is asked first. Where nobody is known who ticks, as
  -- with the service, it finds none.
  if not exists (
    select
    from public.kitchen_members as member
    join public.notification_settings as choice on choice.user_id = member.user_id and choice.kind = 'shopping'
    where member.kitchen = new.kitchen and member.user_id <> caller
  ) then
    return null;
  end if;
  list := private.shown_list(new.kitchen, (new.doc -> 'list' ->> 1)::uuid);
  -- One writer of a kitchen's lists at a time (private.lock_lists): nobody else tells of the same list meanwhile.
  readers := array(
    select member.user_id
    from public.kitchen_members as member
    join public.notification_settings as choice on choice.user_id = member.user_id and choice.kind = 'shopping'
    where
      member.kitchen = new.kitchen
      and case
        when exists (
          select
          from public.notifications as told
          where
            told.user_id = member.user_id and told.kind = 'shopping' and told.actor_id = caller
            and told.list_id = list and told.created_at > clock_timestamp() - interval '1 hour'
        ) then false
        else private.is_notified(member.user_id, 'shopping', caller)
      end
    order by member.user_id
  );
  if readers = '{}' then
    return null;
  end if;
  delete from public.notifications as former
  where
    former.user_id = any (readers) and former.kind = 'shopping' and former.actor_id = caller and former.list_id = list;
  insert into public.notifications (user_id, kind, actor_id, list_id, kitchen, things)
  select reader.id, 'shopping', caller, list, new.kitchen, open.number
  from unnest(readers) as reader(id)
  cross join (
    select count(*) as number
    from public.shopping_list_items as item
    -- A plain write has ticked the row already.
    where item.kitchen = new.kitchen and item.list_id = list and (not item.checked or item.id = new.id)
  ) as open;
  return null;
end
$$;
comment on function private.notify_of_shopping() is
  'After-update trigger of records: notifies the other members of a kitchen of who ticks something there, once an hour for each list.';
-- What waited offline for longer is no news. A clock begins with milliseconds.
create trigger notify_of_shopping after update on public.shopping_records
  for each row when (
    new.kind = 'shopping-item'
    and new.doc -> 'checked' -> 1 = 'true'
    and old.doc -> 'checked' -> 1 is distinct from 'true'
    and new.doc -> 'removed' -> 1 is distinct from 'true'
    and new.doc -> 'name' -> 1 is not null
    and left(new.doc -> 'checked' ->> 0, 13)::bigint
      > extract(epoch from clock_timestamp() - interval '15 minutes') * 1000
  )
  execute function private.notify_of_shopping();

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
    'kitchens', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', kitchen.name, 'own', kitchen.home_of is not distinct from caller, 'role', member.role,
            'joined_at', member.joined_at, 'here', member.here, 'shares_diet', member.shares_diet,
            'meal_plan_feed', (
              select jsonb_build_object('made_at', feed.made_at)
              from public.meal_plan_feeds as feed where feed.kitchen = kitchen.id and feed.user_id = caller
            )
          )
          || case when kitchen.home_of = caller then '{}' else private.put_in_kitchen(kitchen.id, caller) end
          order by member.joined_at, kitchen.id
        ),
        '[]'
      )
      from public.kitchen_members as member
      join public.kitchens as kitchen on kitchen.id = member.kitchen
      where member.user_id = caller
    ),
    'eaters', (
      select coalesce(
        jsonb_agg(to_jsonb(eater) - 'user_id' - 'kitchen' order by eater.created_at, eater.id), '[]'
      )
      from public.eaters as eater where eater.user_id = caller
    ),
    'pantry', (
      select coalesce(
        jsonb_agg(to_jsonb(item) - 'user_id' - 'kitchen' - 'used_up_by' order by item.created_at, item.id), '[]'
      )
      from public.pantry_items as item where item.kitchen = caller
    ),
    'staples', (
      select to_jsonb(list.ingredients) from public.staple_lists as list where list.kitchen = caller
    ),
    'corrections', (
      select coalesce(
        jsonb_agg(to_jsonb(correction) - 'user_id' - 'kitchen' order by correction.alias), '[]'
      )
      from public.ingredient_corrections as correction where correction.kitchen = caller
    ),
    'recipe_notes', (
      select coalesce(jsonb_agg(to_jsonb(written) - 'user_id' - 'kitchen' order by written.recipe_id), '[]')
      from public.recipe_notes as written where written.kitchen = caller
    ),
    'shopping_lists', (
      select coalesce(
        jsonb_agg(
          to_jsonb(list) - 'user_id' - 'kitchen' || jsonb_build_object('items', (
            select coalesce(
              jsonb_agg(
                to_jsonb(item) - 'user_id' - 'kitchen' - 'list_id' order by item.created_at, item.id
              ),
              '[]'
            )
            from public.shopping_list_items as item
            where item.kitchen = caller and item.list_id = list.id
          ))
          order by list.created_at, list.id
        ),
        '[]'
      )
      from public.shopping_lists as list where list.kitchen = caller
    ),
    'shopping_records', (
      select coalesce(jsonb_agg(to_jsonb(record) - 'kitchen' order by record.kind, record.id), '[]')
      from public.shopping_records as record where record.kitchen = caller
    ),
    'planned_meals', (
      select coalesce(
        jsonb_agg(
          to_jsonb(planned) - 'user_id' - 'kitchen' order by planned.day, planned.id
        ),
        '[]'
      )
      from public.planned_meals as planned where planned.kitchen = caller
    ),
    'saved_recipes', (
      select coalesce(jsonb_agg(to_jsonb(saved) - 'user_id' order by saved.created_at, saved.recipe_id), '[]')
      from public.favorite_recipes as saved where saved.user_id = caller
    ),
    'collections', (
      select coalesce(
        jsonb_agg(
          to_jsonb(collection) - 'user_id' - 'kitchen' || jsonb_build_object('shared', collection.kitchen is not null, 'recipes', (
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
    'photos', (
      select coalesce(
        jsonb_agg(
          to_jsonb(photo) - 'user_id'
            || jsonb_build_object('address', private.picture_address(caller, photo.picture_id))
          order by photo.created_at, photo.id
        ),
        '[]'
      )
      from public.cook_photos as photo where photo.user_id = caller
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
            'comment_id', report.comment_id, 'recipe_id', report.recipe_id, 'photo_id', report.photo_id, 'person_id', report.profile_id,
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
            'outcome', shown.outcome, 'list', shown.list_name, 'things', shown.things,
            'created_at', shown.created_at, 'read_at', shown.read_at
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
