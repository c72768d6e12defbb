-- The field's word for what counts how much a person does in a short time is a rate limit.

alter table private.comment_paces rename to comment_rate_limits;
alter table private.comment_rate_limits rename constraint comment_paces_pkey to comment_rate_limits_pkey;
alter table private.comment_rate_limits rename constraint comment_paces_user_id_fkey to comment_rate_limits_user_id_fkey;
alter table private.import_paces rename to import_rate_limits;
alter table private.import_rate_limits rename constraint import_paces_pkey to import_rate_limits_pkey;
alter table private.import_rate_limits rename constraint import_paces_user_id_fkey to import_rate_limits_user_id_fkey;
alter function private.pace_comments() rename to limit_comment_rate;
alter trigger pace_comments on public.comments rename to limit_comment_rate;

create or replace function private.limit_comment_rate() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a_minute constant integer := 20;
  a_day constant integer := 200;
  caller constant uuid := auth.uid();
  written constant integer := (select count(*) from inserted where inserted.user_id = caller);
  reached private.comment_rate_limits;
begin
  if written = 0 then
    return null;
  end if;
  insert into private.comment_rate_limits as rate (user_id, minute, in_minute, day, in_day)
  values (
    caller, date_trunc('minute', clock_timestamp()), written,
    (clock_timestamp() at time zone 'utc')::date, written
  )
  on conflict (user_id) do update set
    minute = excluded.minute,
    in_minute =
      excluded.in_minute + case when rate.minute = excluded.minute then rate.in_minute else 0 end,
    day = excluded.day,
    in_day = excluded.in_day + case when rate.day = excluded.day then rate.in_day else 0 end
  returning * into reached;
  if reached.in_minute > a_minute or reached.in_day > a_day then
    raise exception 'comment_limit' using
      detail = format('One writes at most %s comments a minute and %s a day.', a_minute, a_day),
      hint = 'Wait a little.';
  end if;
  return null;
end
$$;

create or replace function private.count_import() returns void
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
  insert into private.import_rate_limits (user_id) values (caller) on conflict do nothing;
  -- The lock lets one import be counted at a time: sixty at once cannot all see the last free place.
  select rate.recent into known
  from private.import_rate_limits as rate
  where rate.user_id = caller
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
  update private.import_rate_limits as rate
  set recent = known || clock_timestamp()
  where rate.user_id = caller;
end
$$;

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

create or replace function private.moderate(
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
  wording constant text := private.trimmed(message);
  made uuid;
begin
  if author is null then
    perform private.refuse('nothing_there', 'There is nothing to judge here.');
  end if;
  perform private.require_judgeable(moderator, author);
  if act = 'warn' and wording is null then
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
  values (act, thing, thing_id, author, moderator, moderator is null, wording, content)
  returning id into made;
  case act
    when 'hide' then perform private.mark(thing, thing_id, 'hidden');
    when 'remove' then
      if thing = 'profile' then
        update public.public_profiles as profile
        set name = null, email = null, avatar_url = null where profile.id = author;
        -- Its file goes too: nobody should find at its address what was removed.
        update public.pictures as shown
        set removed_at = now()
        where
          shown.user_id = author and shown.purpose = 'avatar' and shown.removed_at is null
          and private.picture_address(author, shown.id) = content ->> 'image';
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
      left(coalesce(content ->> 'title', content ->> 'text'), 100), wording
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
