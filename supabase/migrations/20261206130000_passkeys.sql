-- Passkeys in the security log and in the file of one's own data.

create function private.note_passkey() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_act(old.user_id, 'passkey_removed');
  else
    perform private.note_act(new.user_id, 'passkey_added');
  end if;
  return null;
end
$$;
comment on function private.note_passkey() is
  'After-trigger of auth.webauthn_credentials: a passkey was added, or taken away.';

do $$
begin
  -- Not every auth server has passkeys.
  if
    to_regclass('auth.webauthn_credentials') is not null
    and has_table_privilege('auth.webauthn_credentials', 'trigger')
  then
    create trigger note_passkey after insert or delete on auth.webauthn_credentials
      for each row execute function private.note_passkey();
  end if;
end
$$;

create function private.own_passkeys() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  passkeys jsonb := '[]';
begin
  -- Not every auth server has them.
  if to_regclass('auth.webauthn_credentials') is not null then
    execute $passkeys$
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', passkey.friendly_name, 'created_at', passkey.created_at,
            'last_used_at', passkey.last_used_at
          )
          order by passkey.created_at
        ),
        '[]'
      )
      from auth.webauthn_credentials as passkey where passkey.user_id = $1
    $passkeys$ into passkeys using (select auth.uid());
  end if;
  return passkeys;
end
$$;
comment on function private.own_passkeys() is
  'The caller’s passkeys, without the keys themselves. For private.own_rows alone.';

-- As it was, and the passkeys.
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
    'passkeys', private.own_passkeys(),
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
