-- The meal plan of a kitchen, shared by its members, and addresses by which a calendar reads it.

create table public.planned_meals (
  id uuid primary key default gen_random_uuid(),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  day date not null constraint day_range check (day between '2000-01-01' and '2199-12-31'),
  meal text not null default 'dinner'
    constraint meal_known check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  position text not null default 'i' constraint position_shape check (position ~ '^[0-9a-z]{0,59}[1-9a-z]$'),
  kind text not null constraint kind_known check (kind in ('recipe', 'dish', 'leftovers', 'out', 'note')),
  recipe_id bigint constraint recipe_id_positive check (recipe_id > 0),
  dish_address text
    constraint dish_address_length check (octet_length(dish_address) <= 2048)
    constraint dish_address_shape
      check (dish_address ~ '^/dish/[a-z][a-z-]*-[0-9]{1,4}\?[a-z0-9=&,:-]+$'),
  leftovers_of uuid,
  title text not null
    constraint title_length check (char_length(title) <= 200 and title ~ '\S')
    constraint title_direction check (title = private.without_bidi_controls(title)),
  servings numeric constraint servings_range check (servings > 0 and servings <= 1000),
  eaters text[]
    constraint eaters_count check (cardinality(eaters) between 1 and 30)
    -- What holds another character is written in quotation marks there, and what is null in capitals.
    constraint eaters_shape check (eaters::text ~ '^\{[0-9a-z-]{1,40}(,[0-9a-z-]{1,40})*\}$'),
  cooked_at timestamptz constraint cooked_at_range check (cooked_at >= '2000-01-01'),
  created_at timestamptz not null default now(),
  constraint recipe_of_its_kind check ((kind = 'recipe') = (recipe_id is not null)),
  constraint dish_of_its_kind check ((kind = 'dish') = (dish_address is not null)),
  constraint leftovers_of_their_kind check (kind = 'leftovers' or leftovers_of is null)
);
comment on table public.planned_meals is
  'What a kitchen means to eat. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.planned_meals.kitchen is 'Whose plan it is: that decides who may see and change it.';
comment on column public.planned_meals.user_id is 'Who put it there; null once their account is gone.';
comment on column public.planned_meals.day is 'Of the calendar where the people are: it has no time zone.';
comment on column public.planned_meals.position is
  'Where it stands within its meal of the day: the places in the order of their characters, written as digits behind a point.';
comment on column public.planned_meals.kind is
  'What it is: a recipe, a composed dish, leftovers, eating out, or a note.';
comment on column public.planned_meals.recipe_id is
  'No foreign key: what is planned stays planned when a recipe goes.';
comment on column public.planned_meals.dish_address is 'As `cooked_recipes.dish_address`.';
comment on column public.planned_meals.leftovers_of is
  'The planned meal that more is cooked of than is eaten. No foreign key: leftovers stay when that goes.';
comment on column public.planned_meals.title is
  'What it was called when it was planned; of eating out and of a note, the words.';
comment on column public.planned_meals.servings is 'How much of it; null where nobody said.';
comment on column public.planned_meals.eaters is
  'Who eats of it: ids of accounts and of `eaters`. Null is everybody, and so is a list of whom nobody is there any more.';
comment on column public.planned_meals.cooked_at is 'When it was cooked; never in the future.';

create index planned_meals_kitchen_idx on public.planned_meals (kitchen, day);
create index planned_meals_user_id_idx on public.planned_meals (user_id);

alter table public.planned_meals enable row level security;

-- An upsert writes every column that it was given, so ids are updatable; the policy keeps them own.
grant
  select,
  insert (
    id, kitchen, user_id, day, meal, position, kind, recipe_id, dish_address, leftovers_of, title, servings, eaters,
    cooked_at
  ),
  update (
    id, kitchen, user_id, day, meal, position, kind, recipe_id, dish_address, leftovers_of, title, servings, eaters,
    cooked_at
  ),
  delete
  on public.planned_meals to authenticated;
grant select, insert, update, delete on public.planned_meals to service_role;
create policy "members see what is planned" on public.planned_meals
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks plan meals" on public.planned_meals
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change what is planned" on public.planned_meals
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks drop what is planned" on public.planned_meals
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));

create function private.drop_old_meals() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.planned_meals as past
  where
    past.kitchen in (select inserted.kitchen from inserted)
    and past.day < current_date - 366
    and not exists (select from inserted where inserted.id = past.id);
  return null;
end
$$;
comment on function private.drop_old_meals() is
  'After-insert statement trigger: what was to be eaten more than a year ago goes when a meal is planned, so that a plan never fills up. The transition table must be named `inserted`.';
-- Its name comes before that of the limit, which counts what is left.
create trigger drop_old_meals after insert on public.planned_meals
  referencing new table as inserted
  for each statement execute function private.drop_old_meals();
create trigger enforce_row_limit after insert on public.planned_meals
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '2000');

create trigger keep_who_added before update of user_id on public.planned_meals
  for each row when (old.user_id <> new.user_id) execute function private.keep_who_added();
create trigger keep_kitchen before update of kitchen on public.planned_meals
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();
create trigger fill_kitchen before insert on public.planned_meals
  for each row when (new.kitchen is null) execute function private.fill_kitchen();

create function private.keep_cooked_at_past() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not refused: a phone whose clock is a minute fast must not lose what was cooked.
  new.cooked_at = now();
  return new;
end
$$;
comment on function private.keep_cooked_at_past() is
  'Before-write trigger: nothing was cooked at a moment that is still to come.';
create trigger keep_cooked_at_past before insert or update of cooked_at on public.planned_meals
  for each row when (new.cooked_at > now()) execute function private.keep_cooked_at_past();

create function private.leave_the_meals(kitchen uuid, eater uuid) returns void
language sql set search_path = ''
as $$
  update public.planned_meals as planned
  set eaters = nullif(array_remove(planned.eaters, eater::text), '{}')
  where planned.kitchen = leave_the_meals.kitchen and planned.eaters @> array[eater::text]
$$;
comment on function private.leave_the_meals(uuid, uuid) is
  'Somebody eats in a kitchen no more. A meal that was for them alone is for everybody, whose diets all hold then.';

create function private.after_member_left_table() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_meals(old.kitchen, old.user_id);
  return null;
end
$$;
comment on function private.after_member_left_table() is
  'After-delete trigger of memberships: who has left is at no planned meal any more.';
-- Its name comes before `after_leaving`: meals are locked before the first version is raised.
create trigger absent_from_meals after delete on public.kitchen_members
  for each row execute function private.after_member_left_table();

create function private.after_eater_left_table() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_the_meals(old.kitchen, old.id);
  return null;
end
$$;
comment on function private.after_eater_left_table() is
  'After-write trigger of those who eat without an account, as `private.after_member_left_table`.';
create trigger absent_from_meals after delete on public.eaters
  for each row execute function private.after_eater_left_table();
create trigger absent_from_meals_of_former after update of kitchen on public.eaters
  for each row when (old.kitchen <> new.kitchen) execute function private.after_eater_left_table();

create table public.meal_plan_feeds (
  kitchen uuid not null,
  user_id uuid not null,
  secret_hash bytea not null unique,
  made_at timestamptz not null default now(),
  primary key (kitchen, user_id),
  foreign key (kitchen, user_id) references public.kitchen_members (kitchen, user_id) on delete cascade
);
comment on table public.meal_plan_feeds is
  'Of each member at most one for each of their kitchens, which ends with the membership. Rows are written by the server alone.';
comment on column public.meal_plan_feeds.made_at is 'Since when this address holds.';
comment on column public.meal_plan_feeds.secret_hash is
  'Of what stands in the address, as SHA-256: what is random needs no slow hash. Clients do not read it.';

create index meal_plan_feeds_user_id_idx on public.meal_plan_feeds (user_id);

alter table public.meal_plan_feeds enable row level security;
grant select (kitchen, user_id, made_at) on public.meal_plan_feeds to authenticated;
grant select on public.meal_plan_feeds to service_role;
create policy "members see which feeds they have" on public.meal_plan_feeds
  for select to authenticated using (user_id = (select auth.uid()));

create function private.make_meal_plan_feed(kitchen uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of a random UUID all but 6 bits are random.
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.required_role(kitchen);
  insert into public.meal_plan_feeds as held (kitchen, user_id, secret_hash)
  values (make_meal_plan_feed.kitchen, (select auth.uid()), sha256(convert_to(secret, 'UTF8')))
  on conflict on constraint meal_plan_feeds_pkey
    do update set secret_hash = excluded.secret_hash, made_at = excluded.made_at;
  return jsonb_build_object('secret', secret, 'made_at', now());
end
$$;
comment on function private.make_meal_plan_feed(uuid) is 'See public.make_meal_plan_feed.';
grant execute on function private.make_meal_plan_feed(uuid) to authenticated;

create function private.withdraw_meal_plan_feed(kitchen uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.meal_plan_feeds as held
  where held.kitchen = withdraw_meal_plan_feed.kitchen and held.user_id = (select auth.uid())
$$;
comment on function private.withdraw_meal_plan_feed(uuid) is 'See public.withdraw_meal_plan_feed.';
grant execute on function private.withdraw_meal_plan_feed(uuid) to authenticated;

create function public.make_meal_plan_feed(kitchen uuid) returns jsonb
language sql set search_path = ''
as $$
  select private.make_meal_plan_feed(kitchen)
$$;
comment on function public.make_meal_plan_feed(uuid) is
  '{secret, made_at}: a secret of 64 characters, shown this once, by which a calendar reads the plan of a kitchen of the caller; the former one ends. Raises 42501 `not_a_member`.';
grant execute on function public.make_meal_plan_feed(uuid) to authenticated;

create function public.withdraw_meal_plan_feed(kitchen uuid) returns void
language sql set search_path = ''
as $$
  select private.withdraw_meal_plan_feed(kitchen)
$$;
comment on function public.withdraw_meal_plan_feed(uuid) is
  'Nothing reads the plan of a kitchen by an address of the caller any more.';
grant execute on function public.withdraw_meal_plan_feed(uuid) to authenticated;

create function public.meal_plan_of_feed(secret text, past integer, ahead integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', feed.user_id,
    'kitchen', kitchen.name,
    'meals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', planned.id, 'day', planned.day, 'meal', planned.meal, 'kind', planned.kind,
            'recipe_id', planned.recipe_id, 'dish_address', planned.dish_address, 'title', planned.title,
            'servings', planned.servings, 'created_at', planned.created_at
          )
          order by
            planned.day, array_position(array['breakfast', 'lunch', 'dinner', 'snack'], planned.meal),
            planned.position collate "C", planned.id
        ),
        '[]'
      )
      from public.planned_meals as planned
      where planned.kitchen = feed.kitchen and planned.day between current_date - past and current_date + ahead
    )
  )
  from public.meal_plan_feeds as feed
  join public.kitchen_members as member on member.kitchen = feed.kitchen and member.user_id = feed.user_id
  join public.kitchens as kitchen on kitchen.id = feed.kitchen
  where feed.secret_hash = sha256(convert_to(secret, 'UTF8'))
$$;
comment on function public.meal_plan_of_feed(text, integer, integer) is
  'For the function `meal-plan-feed` alone: what is planned, from `past` days ago to `ahead` days from now, in the kitchen of whom the secret is: {account, kitchen, meals: [{id, day, meal, kind, recipe_id, dish_address, title, servings, created_at}]}; null where there is no such secret, or its person is no member any more.';
grant execute on function public.meal_plan_of_feed(text, integer, integer) to service_role;

create trigger tell_other_devices after insert on public.planned_meals
  referencing new table as written
  for each statement execute function private.count_kitchen_write('meal-plan');
create trigger tell_other_devices_of_update after update on public.planned_meals
  referencing new table as written
  for each statement execute function private.count_kitchen_write('meal-plan');
create trigger tell_other_devices_of_delete after delete on public.planned_meals
  referencing old table as written
  for each statement execute function private.count_kitchen_write('meal-plan');

create or replace function private.tell_moved(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kind text;
begin
  foreach kind in array array['kitchens', 'pantry', 'staples', 'corrections', 'meal-plan'] loop
    perform private.raise_sync_version(array[account], kind);
  end loop;
  perform private.raise_list_version(here.kitchen, account)
  from (select private.kitchen_of(account) as kitchen) as here
  where exists (select from public.kitchens as held where held.id = here.kitchen);
end
$$;

create or replace function private.put_in_kitchen(kitchen uuid, person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'pantry', (
      select coalesce(jsonb_agg(to_jsonb(item) - 'user_id' - 'kitchen' - 'used_up_by' order by item.created_at, item.id), '[]')
      from public.pantry_items as item where item.kitchen = $1 and item.user_id = $2
    ),
    'staples', (
      select to_jsonb(list.ingredients) from public.staple_lists as list where list.kitchen = $1 and list.user_id = $2
    ),
    'corrections', (
      select coalesce(jsonb_agg(to_jsonb(correction) - 'user_id' - 'kitchen' order by correction.alias), '[]')
      from public.ingredient_corrections as correction where correction.kitchen = $1 and correction.user_id = $2
    ),
    'shopping_lists', (
      select coalesce(jsonb_agg(to_jsonb(list) - 'user_id' - 'kitchen' order by list.created_at, list.id), '[]')
      from public.shopping_lists as list where list.kitchen = $1 and list.user_id = $2
    ),
    'shopping_list_items', (
      select coalesce(jsonb_agg(to_jsonb(item) - 'user_id' - 'kitchen' order by item.created_at, item.id), '[]')
      from public.shopping_list_items as item where item.kitchen = $1 and item.user_id = $2
    ),
    'planned_meals', (
      select coalesce(jsonb_agg(to_jsonb(planned) - 'user_id' - 'kitchen' order by planned.day, planned.id), '[]')
      from public.planned_meals as planned where planned.kitchen = $1 and planned.user_id = $2
    ),
    'recipe_notes', (
      select coalesce(jsonb_agg(to_jsonb(written) - 'user_id' - 'kitchen' order by written.recipe_id), '[]')
      from public.recipe_notes as written where written.kitchen = $1 and written.user_id = $2
    ),
    'invitations', (
      select coalesce(
        jsonb_agg(to_jsonb(invitation) - 'invited_by' - 'kitchen' order by invitation.created_at, invitation.id), '[]'
      )
      from public.kitchen_invitations as invitation where invitation.kitchen = $1 and invitation.invited_by = $2
    )
  )
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
