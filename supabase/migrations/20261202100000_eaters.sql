-- Who eats at home without an account: children, grandparents, guests. What they avoid holds wherever recipes are suggested.

create table public.eaters (
  id uuid primary key default gen_random_uuid(),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    constraint name_length check (char_length(name) <= 60 and name ~ '\S')
    constraint name_direction check (name = private.without_bidi_controls(name)),
  dietary_settings jsonb not null default '{}'
    constraint dietary_settings_object check (jsonb_typeof(dietary_settings) = 'object')
    constraint dietary_settings_size check (octet_length(dietary_settings::text) <= 16384),
  created_at timestamptz not null default now()
);
comment on table public.eaters is
  'Who eats in a kitchen without an account, and what they avoid: open to its members alone, for it tells about their health. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.eaters.user_id is 'Who added them, and answers for them.';
comment on column public.eaters.dietary_settings is 'As `private_profiles.dietary_settings`.';

create index eaters_kitchen_idx on public.eaters (kitchen, created_at);
create index eaters_user_id_idx on public.eaters (user_id);

alter table public.eaters enable row level security;

-- An upsert writes every column that it was given, so ids are updatable.
grant
  select,
  insert (id, kitchen, name, dietary_settings),
  update (id, kitchen, name, dietary_settings),
  delete
  on public.eaters to authenticated;
grant select, insert, update, delete on public.eaters to service_role;
create policy "members see who eats" on public.eaters
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks add who eats" on public.eaters
  for insert to authenticated with check (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change who eats" on public.eaters
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks remove who eats" on public.eaters
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger enforce_row_limit after insert on public.eaters
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '20');

create function private.keep_eaters_options() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.dietary_settings = private.with_unnamed_options(old.dietary_settings, new.dietary_settings);
  return new;
end
$$;
comment on function private.keep_eaters_options() is
  'Before-update trigger: see private.with_unnamed_options, which the settings of an account are written by as well.';
create trigger keep_eaters_options before update of dietary_settings on public.eaters
  for each row execute function private.keep_eaters_options();

create function private.hand_over_eaters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.eaters as eater
  set user_id = heir.user_id
  from (
    select distinct on (member.kitchen) member.kitchen, member.user_id
    from public.kitchen_members as member
    where member.user_id <> old.id and member.role in ('owner', 'cook')
    order by member.kitchen, member.role = 'owner' desc, member.joined_at, member.user_id
  ) as heir
  where eater.user_id = old.id and heir.kitchen = eater.kitchen and eater.kitchen <> old.id;
  return old;
end
$$;
comment on function private.hand_over_eaters() is
  'Before-delete trigger of auth.users: who eats in a shared kitchen stays where another owner or cook answers for them, and else goes with whoever added them.';
create trigger hand_over_eaters before delete on auth.users
  for each row execute function private.hand_over_eaters();

create function public.table_of_kitchen(kitchen uuid default private.kitchen_here())
returns table (id uuid, name text, dietary_settings jsonb, added_by uuid)
language sql stable rows 20 set search_path = ''
as $$
  select eater.id, eater.name, eater.dietary_settings, eater.user_id
  from public.eaters as eater
  where eater.kitchen = table_of_kitchen.kitchen
  order by eater.created_at, eater.id
$$;
comment on function public.table_of_kitchen(uuid) is
  'Who else eats in a kitchen of the caller, by default the one in which they cook, and what each avoids. The caller is not among them.';
grant execute on function public.table_of_kitchen(uuid) to authenticated;

create function private.with_eaters(settings jsonb, kitchen uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  avoided jsonb;
begin
  select jsonb_object_agg(checked.list, checked.options) into avoided
  from (
    select list.name as list, jsonb_agg(option) as options
    from public.eaters as eater
    cross join unnest(array['preferences', 'restrictions', 'otherRestrictions']) as list(name)
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(eater.dietary_settings -> list.name)
        when 'array' then eater.dietary_settings -> list.name
        else '[]'
      end
    ) as option
    where eater.kitchen = with_eaters.kitchen and option -> 'checked' = 'true'
    group by list.name
  ) as checked;
  if avoided is null then
    return settings;
  end if;
  return coalesce(settings, '{}') || (
    select jsonb_object_agg(
      each.key,
      case jsonb_typeof(settings -> each.key) when 'array' then settings -> each.key || each.value else each.value end
    )
    from jsonb_each(avoided) as each
  );
end
$$;
comment on function private.with_eaters(jsonb, uuid) is
  'Dietary settings with all that anybody without an account avoids in a kitchen: what either has checked is checked.';
grant execute on function private.with_eaters(jsonb, uuid) to service_role;

create trigger tell_other_devices after insert on public.eaters
  referencing new table as written
  for each statement execute function private.count_kitchen_write('eaters');
create trigger tell_other_devices_of_update after update on public.eaters
  referencing new table as written
  for each statement execute function private.count_kitchen_write('eaters');
create trigger tell_other_devices_of_delete after delete on public.eaters
  referencing old table as written
  for each statement execute function private.count_kitchen_write('eaters');

create function private.table_options(list text) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return '{}';
  end if;
  return array(
    select unnest(private.own_options(list))
    union
    select option ->> 'id'
    from public.eaters as eater
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(eater.dietary_settings -> list)
        when 'array' then eater.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      eater.kitchen = private.kitchen_here()
      and option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.table_options(text) is
  'What the caller or anybody without an account in their kitchen has checked in a list. Who eats today a device knows alone: here it is everybody.';
grant execute on function private.table_options(text) to anon, authenticated, service_role;

create or replace function private.own_restrictions() returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return private.table_options('restrictions') || private.table_options('otherRestrictions');
end
$$;
comment on function private.own_restrictions() is
  'Everything that somebody at the caller''s table avoids; nothing for a visitor. `rulesOf` in domain/recipes/suits-diet.ts.';

create or replace function private.own_diet() returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return private.trait_bits(
    private.table_options('preferences'), private.own_restrictions(), null
  );
end
$$;
comment on function private.own_diet() is
  'The traits that every recipe shown to the caller must have, for all at their table: diets, and what it is known to be free of.';

create or replace function private.first_recipes(wanted integer)
returns table (recipe_id bigint, place bigint, used integer)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  excluded constant bigint[] := private.not_again();
begin
  return query
  select found.id, row_number() over (), found.used_ingredient_count
  from public.search_recipes(
    preferences => private.table_options('preferences'),
    restrictions => private.own_restrictions(),
    page_size => first_recipes.wanted
  ) as found
  join private.recipe_matches as m on m.recipe_id = found.id
  where found.id <> all (excluded);
end
$$;

create or replace function private.begin_chef_answer(person uuid, recipes bigint[], per_service integer)
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  per_minute constant integer := 10;
  per_day constant integer := 100;
begin
  if not (
    private.has_access(person)
    and exists (select from public.plan_features as included where included.feature = 'ai_assistant')
  ) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'ai_assistant';
  end if;
  -- One question is counted at a time: fifty at once cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('ai_usage', 0));
  delete from public.ai_usage as old where old.used_at <= now() - interval '24 hours';
  if per_minute <= (
    select count(*)
    from public.ai_usage as recent
    where recent.user_id = person and recent.used_at > clock_timestamp() - interval '1 minute'
  ) then
    raise exception 'chef_minute_limit' using detail = format('%s questions a minute.', per_minute);
  end if;
  if per_day <= (select count(*) from public.ai_usage as own where own.user_id = person) then
    raise exception 'chef_day_limit' using detail = format('%s questions a day.', per_day);
  end if;
  if per_service <= (select count(*) from public.ai_usage) then
    raise exception 'chef_service_limit' using
      detail = format('%s questions a day of everyone.', per_service);
  end if;
  -- Not the start of the transaction: that may have waited for its turn.
  insert into public.ai_usage (user_id, used_at) values (person, clock_timestamp());
  return query
  select
    array(
      select item.name
      from public.pantry_items as item
      where item.kitchen = private.kitchen_of(person) and item.status <> 'out'
      order by item.created_at desc, item.id
      limit 100
    ),
    private.with_eaters(
      (select own.dietary_settings from public.private_profiles as own where own.id = person),
      private.kitchen_of(person)
    ),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'title', card.title,
            'minutes', card.ready_in_minutes,
            'diets', card.diets,
            'contains', card.contains,
            'freeOf', card.free_of
          )
          order by array_position(recipes, card.id)
        ),
        '[]'
      )
      from public.recipe_cards as card
      -- Nobody else writes into the prompt: a cook's title could hold instructions.
      where card.owner_id is null and card.id = any (recipes[1:8])
    );
end
$$;

comment on function public.begin_chef_answer(uuid, bigint[], integer) is
  'For the function `personal-chef` alone: counts one question of a person and returns their newest 100 ingredients, the dietary settings of their table, and of up to 8 recipes those of the catalogue. Errors: 42501 `feature_required`; P0001 `chef_minute_limit` (10), `chef_day_limit` (100), `chef_service_limit` (`per_service` a day).';

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
            'joined_at', member.joined_at, 'here', member.here
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
        jsonb_agg(to_jsonb(item) - 'user_id' - 'kitchen' order by item.created_at, item.id), '[]'
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
comment on function private.own_rows() is
  'Every row of the caller. With more rights than they have: some of it no client reads (sessions, counters), some a plan opens (badges), and some stands on what they see no more (a comment on a recipe that was hidden).';

create function private.take_eaters_home() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.eaters as eater set kitchen = old.user_id
  where
    eater.kitchen = old.kitchen and eater.user_id = old.user_id
    and exists (select from public.kitchens as home where home.id = old.user_id);
  return null;
end
$$;
comment on function private.take_eaters_home() is
  'After-delete trigger of memberships: whom somebody answers for goes home with them, and nobody who stays reads any more what they must not eat.';
create trigger take_eaters_home after delete on public.kitchen_members
  for each row execute function private.take_eaters_home();

create or replace function private.move_all(origin uuid, target uuid, person uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.move_pantry(origin, target, person);
  perform private.move_lists(origin, target, person, false);
  insert into public.ingredient_corrections (user_id, alias, ingredient, kitchen)
  select person, said.alias, said.ingredient, target
  from public.ingredient_corrections as said where said.kitchen = origin
  on conflict (kitchen, alias) do nothing;
  delete from public.ingredient_corrections as said where said.kitchen = origin;
  insert into public.staple_lists (user_id, ingredients, kitchen)
  select person, list.ingredients, target from public.staple_lists as list where list.kitchen = origin
  on conflict (kitchen) do nothing;
  delete from public.staple_lists as list where list.kitchen = origin;
  update public.eaters as eater set kitchen = target, user_id = person where eater.kitchen = origin;
end
$$;
comment on function private.move_all(uuid, uuid, uuid) is
  'Moves all that a kitchen holds. What the other one says already, of a name or of its staples, goes on there. Raises P0001 `row_limit_reached`.';

create or replace function private.found_kitchen(name text, bring boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  founded constant uuid := gen_random_uuid();
begin
  perform private.lock_kitchens(array[caller]);
  perform private.lock_pantries(array[caller]);
  insert into public.kitchens (id, name) values (founded, private.trimmed(found_kitchen.name));
  perform private.join_kitchen(caller, founded, 'owner');
  insert into public.shopping_lists (user_id, kitchen, name, is_default)
  values (caller, founded, 'Shopping List', true);
  if bring then
    perform private.move_all(caller, founded, caller);
  else
    -- Nobody else is there yet, and what is cooked there is for them too.
    update public.eaters as eater set kitchen = founded where eater.kitchen = caller;
  end if;
  perform private.go_to(caller, founded);
  return founded;
end
$$;
comment on function private.found_kitchen(text, boolean) is 'See public.found_kitchen.';

create or replace function private.accept_invitation(code text, bring boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most_members constant integer := 8;
  caller constant uuid := (select auth.uid());
  invitation public.kitchen_invitations;
begin
  -- Of a code that was not shown nothing is said, not even whether there is one: guesses are counted where it is shown.
  select held.* into invitation
  from private.invitation_tries as own
  join private.invitation_codes as known on known.invitation = own.seen
  join public.kitchen_invitations as held on held.id = own.seen
  where own.user_id = caller and known.code_hash = private.code_hash(code);
  if not found then
    raise exception 'invitation_ended' using hint = 'What an invitation would do is shown before it is accepted: seen_invitation.';
  end if;
  perform private.lock_kitchens(array[invitation.kitchen, caller]);
  perform private.lock_pantries(array[invitation.kitchen, caller]);
  if not exists (
    select from public.kitchen_invitations as held where held.id = invitation.id and held.ends_at > now()
  ) then
    raise exception 'invitation_ended';
  end if;
  -- Sent twice, it has joined once.
  if not private.cooks_in(invitation.kitchen, caller) then
    if most_members <= (
      select count(*) from public.kitchen_members as member where member.kitchen = invitation.kitchen
    ) then
      raise exception 'kitchen_full' using detail = format('%s members a kitchen.', most_members);
    end if;
    if bring and invitation.role = 'helper' then
      raise exception 'cook_required' using errcode = 'insufficient_privilege';
    end if;
    perform private.join_kitchen(caller, invitation.kitchen, invitation.role);
    if bring then
      perform private.move_pantry(caller, invitation.kitchen, caller);
      perform private.move_lists(caller, invitation.kitchen, caller, true);
      update public.eaters as eater set kitchen = invitation.kitchen, user_id = caller where eater.kitchen = caller;
    end if;
  end if;
  perform private.go_to(caller, invitation.kitchen);
  return invitation.kitchen;
end
$$;
comment on function private.accept_invitation(text, boolean) is 'See public.accept_invitation.';

create or replace function private.what_comes_along(account uuid, kitchen uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'added', count(*) - count(same.thing), 'together', count(same.thing),
    'eaters', (select count(*) from public.eaters as eater where eater.kitchen = $1)
  )
  from public.pantry_items as thing
  left join private.same_things($1, $2) as same on same.thing = thing.id
  where thing.kitchen = $1
$$;
comment on function private.what_comes_along(uuid, uuid) is
  'How many things of somebody''s own pantry would be further ones in another, and how many one with what is there.';

create or replace function private.end_kitchen(kitchen uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  others uuid[];
  other uuid;
begin
  perform private.lock_kitchens(array[kitchen, caller]);
  perform private.required_role(kitchen, 'owner');
  perform private.require_shared(kitchen);
  others := array(
    select member.user_id from public.kitchen_members as member
    where member.kitchen = end_kitchen.kitchen and member.user_id <> caller
  );
  perform private.lock_pantries(others || kitchen || caller);
  update public.eaters as eater set kitchen = eater.user_id
  where eater.kitchen = end_kitchen.kitchen and eater.user_id = any (others);
  foreach other in array others loop
    perform private.move_pantry(kitchen, other, other, other);
  end loop;
  perform private.move_all(kitchen, caller, caller);
  delete from public.kitchens as held where held.id = end_kitchen.kitchen;
end
$$;
comment on function private.end_kitchen(uuid) is 'See public.end_kitchen.';
