-- What a member avoids reaches the table of a kitchen by their consent alone, which ends with the membership. The chef goes by who eats today.

alter table public.kitchen_members add column shares_diet boolean not null default false;
comment on column public.kitchen_members.shares_diet is
  'Whether the other members see what they avoid. They alone say so, by `share_diet`; it ends with the membership.';
comment on table public.private_profiles is
  'What nobody but its owner reads: dietary settings tell about a person''s health. Those who cook with them see what they agreed to share (`share_diet`).';

drop function public.table_of_kitchen(uuid);
drop function public.accept_invitation(text, boolean);
drop function private.accept_invitation(text, boolean);
drop function public.begin_chef_answer(uuid, bigint[], integer);
drop function private.begin_chef_answer(uuid, bigint[], integer);
drop function private.with_eaters(jsonb, uuid);

create function private.rules_of_settings(settings jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(checked.list, checked.options), '{}')
  from (
    select
      list.name as list,
      jsonb_agg(jsonb_build_object('id', option.value -> 'id', 'checked', true) order by option.place) as options
    from unnest(array['preferences', 'restrictions', 'otherRestrictions']) as list(name)
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(settings -> list.name) when 'array' then settings -> list.name else '[]' end
    ) with ordinality as option(value, place)
    where option.value -> 'checked' = 'true'
    group by list.name
  ) as checked
$$;
comment on function private.rules_of_settings(jsonb) is
  'What of somebody''s dietary settings holds for all who eat with them: the ids that are checked in the lists `rulesOfTable` of domain/people/table.ts. Likes and the equipment of a kitchen are not among them.';

create function private.members_at_table(kitchen uuid, person uuid)
returns table (id uuid, name text, dietary_settings jsonb, since timestamptz)
language plpgsql stable security definer rows 7 set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select
    member.user_id,
    private.shown_name(member.user_id),
    case when member.shares_diet then private.rules_of_settings(settings.dietary_settings) end,
    member.joined_at
  from public.kitchen_members as member
  left join public.private_profiles as settings on settings.id = member.user_id
  where member.kitchen = members_at_table.kitchen and member.user_id <> members_at_table.person;
end
$$;
comment on function private.members_at_table(uuid, uuid) is
  'The other members of a kitchen than `person`. `dietary_settings` is null of who has not agreed to share them: that is not known, and never nothing.';

create function private.members_at_own_table(kitchen uuid)
returns table (id uuid, name text, dietary_settings jsonb, since timestamptz)
language plpgsql stable security definer rows 7 set search_path = ''
as $$
begin
  if kitchen = any (private.own_kitchens()) then
    return query select * from private.members_at_table(kitchen, (select auth.uid()));
  end if;
end
$$;
comment on function private.members_at_own_table(uuid) is
  'As `private.members_at_table`, the others than the caller; nobody of a kitchen in which the caller is no member.';
grant execute on function private.members_at_own_table(uuid) to authenticated, service_role;

create function public.table_of_kitchen(kitchen uuid default private.kitchen_here(), with_unshared boolean default false)
returns table (id uuid, name text, dietary_settings jsonb, added_by uuid, member boolean)
language sql stable rows 10 set search_path = ''
as $$
  select person.id, person.name, person.dietary_settings, person.added_by, person.member
  from (
    select own.id, own.name, own.dietary_settings, own.id as added_by, true as member, own.since
    from private.members_at_own_table(table_of_kitchen.kitchen) as own
    where with_unshared or own.dietary_settings is not null
    union all
    select eater.id, eater.name, eater.dietary_settings, eater.user_id, false, eater.created_at
    from public.eaters as eater
    where eater.kitchen = table_of_kitchen.kitchen
  ) as person
  order by not person.member, person.since, person.id
$$;
comment on function public.table_of_kitchen(uuid, boolean) is
  'Who else eats in a kitchen of the caller, by default the one in which they cook, and what each avoids: members who agreed to share it (`share_diet`), and people without an account. `with_unshared`: also the other members, with null in the place of settings, which are not known. The caller is not among them.';
grant execute on function public.table_of_kitchen(uuid, boolean) to authenticated;

create function private.settings_of_table(person uuid, absent uuid[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  here constant uuid := private.kitchen_of(person);
  settings jsonb := (select own.dietary_settings from public.private_profiles as own where own.id = person);
  others jsonb;
  eats uuid[];
  avoided jsonb;
begin
  others := (
    select jsonb_agg(jsonb_build_object('id', other.id, 'settings', other.dietary_settings) order by other.since, other.id)
    from (
      select member.id, member.dietary_settings, member.since
      from private.members_at_table(here, person) as member
      where member.dietary_settings is not null
      union all
      select eater.id, eater.dietary_settings, eater.created_at
      from public.eaters as eater where eater.kitchen = here
    ) as other
  );
  eats := array(
    select at_table.id
    from (select person as id union all select (other ->> 'id')::uuid from jsonb_array_elements(others) as other) as at_table
    -- Whatever else is named: a null among them must not take anybody away.
    where (at_table.id = any (absent)) is not true
  );
  -- A table at which nobody eats forbids nothing: then it is everybody. `eatingOf` in domain/people/table.ts.
  if not person = any (eats) and cardinality(eats) > 0 then
    settings := settings - array['preferences', 'restrictions', 'otherRestrictions'];
  end if;
  avoided := (
    select jsonb_object_agg(checked.list, checked.options)
    from (
      select list.name as list, jsonb_agg(option.value order by other.place, option.place) as options
      from jsonb_array_elements(others) with ordinality as other(value, place)
      cross join unnest(array['preferences', 'restrictions', 'otherRestrictions']) as list(name)
      cross join lateral jsonb_array_elements(
        case jsonb_typeof(other.value -> 'settings' -> list.name)
          when 'array' then other.value -> 'settings' -> list.name
          else '[]'
        end
      ) with ordinality as option(value, place)
      where
        option.value -> 'checked' = 'true'
        and (cardinality(eats) = 0 or (other.value ->> 'id')::uuid = any (eats))
      group by list.name
    ) as checked
  );
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
comment on function private.settings_of_table(uuid, uuid[]) is
  'The dietary settings of a person with all that avoid who eat where they cook: people without an account, and members who share it. `absent`: those of them, or the person, who do not eat today; whoever else is named there changes nothing.';

create function private.share_diet(kitchen uuid, shares boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.required_role(kitchen);
  perform private.require_shared(kitchen);
  update public.kitchen_members as own set shares_diet = coalesce(shares, false)
  where own.kitchen = share_diet.kitchen and own.user_id = (select auth.uid());
end
$$;
comment on function private.share_diet(uuid, boolean) is 'See public.share_diet.';
grant execute on function private.share_diet(uuid, boolean) to authenticated;

create function public.share_diet(kitchen uuid, shares boolean) returns void
language sql set search_path = ''
as $$
  select private.share_diet(kitchen, shares)
$$;
comment on function public.share_diet(uuid, boolean) is
  'Whether the other members of a kitchen see the caller''s diets, allergies and what else they avoid, and nothing else of their settings. Only the caller says so, of themselves. Raises 42501 `not_a_member`; P0001 `own_kitchen`, where nobody else is.';
grant execute on function public.share_diet(uuid, boolean) to authenticated;

create function private.tell_table() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  at_table constant uuid := case tg_op when 'DELETE' then old.kitchen else new.kitchen end;
begin
  if tg_op = 'UPDATE' then
    perform private.tell_members(at_table);
  end if;
  perform private.raise_sync_version(
    array(select member.user_id from public.kitchen_members as member where member.kitchen = at_table), 'eaters'
  );
  return null;
end
$$;
comment on function private.tell_table() is
  'After-write trigger of memberships: the devices of all who cook there learn who eats there, and of whom it is known what they avoid.';
create trigger tell_table_of_joining after insert on public.kitchen_members
  for each row when (new.kitchen <> new.user_id) execute function private.tell_table();
create trigger tell_table_of_leaving after delete on public.kitchen_members
  for each row when (old.kitchen <> old.user_id) execute function private.tell_table();
create trigger tell_table_of_sharing after update of shares_diet on public.kitchen_members
  for each row when (old.shares_diet <> new.shares_diet) execute function private.tell_table();

create function private.accept_invitation(code text, bring boolean, shares_diet boolean) returns uuid
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
  if shares_diet then
    perform private.share_diet(invitation.kitchen, true);
  end if;
  perform private.go_to(caller, invitation.kitchen);
  return invitation.kitchen;
end
$$;
comment on function private.accept_invitation(text, boolean, boolean) is 'See public.accept_invitation.';
grant execute on function private.accept_invitation(text, boolean, boolean) to authenticated;

create function public.accept_invitation(code text, bring boolean, shares_diet boolean default false) returns uuid
language sql set search_path = ''
as $$
  select private.accept_invitation(code, bring, shares_diet)
$$;
comment on function public.accept_invitation(text, boolean, boolean) is
  'Joins the kitchen whose invitation `seen_invitation` showed last, cooks there from now on, and returns it. `bring`: the caller''s own pantry and what is on their lists to be bought comes along, as one with what is there. `shares_diet`: as `share_diet`. Raises P0001 `invitation_ended`, `kitchen_full` (8 members), `kitchen_limit` (10 kitchens), `row_limit_reached`; 42501 `cook_required` where a helper would bring something.';
grant execute on function public.accept_invitation(text, boolean, boolean) to authenticated;

create or replace function private.kitchen_people()
returns table (kitchen uuid, name text, home boolean, here boolean, role text, epoch bigint, members jsonb)
language plpgsql stable security definer rows 3 set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := (select auth.uid());
begin
  return query
  select
    held.id, held.name, held.home_of is not null, own.here, own.role, own.epoch,
    (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', member.user_id, 'name', private.shown_name(member.user_id), 'role', member.role,
          'joined_at', member.joined_at, 'shares_diet', member.shares_diet
        )
        order by member.joined_at, member.epoch
      )
      from public.kitchen_members as member where member.kitchen = held.id
    )
  from public.kitchen_members as own
  join public.kitchens as held on held.id = own.kitchen
  where own.user_id = caller
  order by held.home_of is null, own.joined_at, held.id;
end
$$;
comment on function private.kitchen_people() is 'See public.kitchen_people.';

comment on function public.kitchen_people() is
  'The kitchens of the caller, their own first: in which they cook (`here`), as what, the epoch of the membership, and all members [{user_id, name, role, joined_at, shares_diet}].';

create or replace function private.count_dietary_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.raise_sync_version(array[new.id], 'dietary-settings');
  if private.rules_of_settings(old.dietary_settings) <> private.rules_of_settings(new.dietary_settings) then
    perform private.raise_sync_version(
      array(
        select distinct other.user_id
        from public.kitchen_members as own
        join public.kitchen_members as other on other.kitchen = own.kitchen and other.user_id <> own.user_id
        where own.user_id = new.id and own.shares_diet
      ),
      'eaters'
    );
  end if;
  return null;
end
$$;
comment on function private.count_dietary_write() is
  'After-update trigger of `private_profiles`, as `private.count_synced_write`; also for those with whom they are shared, at whose table they hold.';

create or replace function private.table_options(list text) returns text[]
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
    from (
      select eater.dietary_settings
      from public.eaters as eater where eater.kitchen = private.kitchen_here()
      union all
      select member.dietary_settings
      from private.members_at_own_table(private.kitchen_here()) as member
    ) as other
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(other.dietary_settings -> list)
        when 'array' then other.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.table_options(text) is
  'What the caller has checked in a list, or anybody who eats in their kitchen: who has no account, and each member who shares it. Who eats today a device knows alone: here it is everybody.';

create function private.begin_chef_answer(person uuid, recipes bigint[], per_service integer, absent uuid[])
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
    private.settings_of_table(person, absent),
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
comment on function private.begin_chef_answer(uuid, bigint[], integer, uuid[]) is
  'Counts one question to the chef and returns what its prompt is made of. See public.begin_chef_answer.';
grant execute on function private.begin_chef_answer(uuid, bigint[], integer, uuid[]) to service_role;

create function public.begin_chef_answer(
  person uuid, recipes bigint[], per_service integer, absent uuid[] default '{}'
)
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language sql set search_path = ''
as $$
  select * from private.begin_chef_answer(person, recipes, per_service, absent)
$$;
comment on function public.begin_chef_answer(uuid, bigint[], integer, uuid[]) is
  'For the function `personal-chef` alone: counts one question of a person and returns their newest 100 ingredients, the dietary settings of their table (without those of `absent`, as far as they are of it), and of up to 8 recipes those of the catalogue. Errors: 42501 `feature_required`; P0001 `chef_minute_limit` (10), `chef_day_limit` (100), `chef_service_limit` (`per_service` a day).';
grant execute on function public.begin_chef_answer(uuid, bigint[], integer, uuid[]) to service_role;

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
            'joined_at', member.joined_at, 'here', member.here, 'shares_diet', member.shares_diet
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
