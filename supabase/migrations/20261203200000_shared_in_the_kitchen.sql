-- What else a kitchen shares: who used something up, collections, and notes on recipes.

alter table public.pantry_items add column used_up_by uuid;
comment on column public.pantry_items.used_up_by is
  'Who said that it has run out, where several share the kitchen. Written by the server; a member of the kitchen, or null.';

create function private.sign_used_up() returns trigger
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
begin
  -- In one's own kitchen nobody else uses anything up, and in another one nobody is known.
  new.used_up_by = case
    when new.status = 'out' and new.kitchen = old.kitchen and new.kitchen <> caller then caller
  end;
  return new;
end
$$;
comment on function private.sign_used_up() is
  'Before-update trigger: what has just run out in a kitchen that several share says who said so; what is there again, or moves, says nobody.';
create trigger sign_used_up before update of status, kitchen on public.pantry_items
  for each row when (old.status <> new.status or old.kitchen <> new.kitchen)
  execute function private.sign_used_up();

create function private.unsign_used_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.pantry_items as item set used_up_by = null
  where item.kitchen = old.kitchen and item.used_up_by = old.user_id;
  return old;
end
$$;
comment on function private.unsign_used_up() is
  'Before-delete trigger of memberships, so that things are locked before versions: who has left a kitchen, or was erased, is named by none of its things.';
create trigger unsign_used_up before delete on public.kitchen_members
  for each row when (old.kitchen <> old.user_id) execute function private.unsign_used_up();

-- Collections that are shared.

alter table public.recipe_collections
  add column kitchen uuid references public.kitchens (id) on delete set null
    constraint not_with_oneself check (kitchen <> user_id);
comment on column public.recipe_collections.kitchen is
  'The kitchen with whose members it is shared, by its owner alone; null for nobody. See kitchens/shared-collections.sql.';
create index recipe_collections_kitchen_idx on public.recipe_collections (kitchen) where kitchen is not null;
grant update (kitchen) on public.recipe_collections to authenticated;
alter policy "cooks change their own collections" on public.recipe_collections
  with check (
    user_id = (select auth.uid())
    and (kitchen is null or kitchen = any ((select private.own_kitchens())::uuid[]))
  );

create function private.collections_in(kitchen uuid)
returns table (
  id uuid, owner uuid, name text, description text, color text, icon text, cover text, created_at timestamptz,
  recipes bigint[], held integer
)
language plpgsql stable security definer rows 10 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.required_role(collections_in.kitchen);
  return query
  select
    collection.id, collection.user_id, collection.name, collection.description, collection.color, collection.icon,
    collection.cover, collection.created_at,
    array(
      select entry.recipe_id::bigint
      from public.collection_recipes as entry
      where entry.collection_id = collection.id and entry.recipe_id ~ '^[1-9][0-9]{0,14}$'
      order by entry.position, entry.recipe_id
    ),
    (select count(*)::integer from public.collection_recipes as entry where entry.collection_id = collection.id)
  from public.recipe_collections as collection
  where collection.kitchen = collections_in.kitchen and collection.user_id <> (select auth.uid())
  order by collection.created_at, collection.id;
end
$$;
comment on function private.collections_in(uuid) is
  'What others share in a kitchen of the caller, with all that is in it. Raises 42501 `not_a_member`.';
grant execute on function private.collections_in(uuid) to authenticated;

create function public.shared_collections(kitchen uuid)
returns table (
  id uuid, owner uuid, name text, description text, color text, icon text, cover text, created_at timestamptz,
  recipes bigint[], left_out integer
)
language sql stable rows 10 set search_path = ''
as $$
  select
    shared.id, shared.owner, shared.name, shared.description, shared.color, shared.icon,
    case when shared.cover = any (seen.recipes::text[]) then shared.cover end,
    shared.created_at, seen.recipes, shared.held - cardinality(seen.recipes)
  from private.collections_in(kitchen) as shared
  cross join lateral (
    -- With the rights of the caller.
    select array(
      select card.id
      from public.recipe_cards as card
      where card.id = any (shared.recipes)
      order by array_position(shared.recipes, card.id)
    ) as recipes
  ) as seen
$$;
comment on function public.shared_collections(uuid) is
  'The collections that other members share in a kitchen of the caller, oldest first: whose they are, the recipes that the caller sees, in their order, and how many are left out. Raises 42501 `not_a_member`.';
grant execute on function public.shared_collections(uuid) to authenticated;

create function private.change_shared_collection(collection uuid, recipe bigint, held boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
  place uuid;
begin
  select shared.user_id, shared.kitchen into owner, place
  from public.recipe_collections as shared
  where shared.id = change_shared_collection.collection and shared.kitchen = any (private.own_kitchens());
  if place is null then
    raise exception 'collection_gone';
  elsif place <> all (private.own_kitchens('cook')) then
    raise exception 'cook_required' using errcode = 'insufficient_privilege';
  end if;
  if not held then
    delete from public.collection_recipes as entry
    where entry.collection_id = change_shared_collection.collection and entry.recipe_id = recipe::text;
    return;
  end if;
  if exists (
    select from public.collection_recipes as entry
    where entry.collection_id = change_shared_collection.collection and entry.recipe_id = recipe::text
  ) then
    return;
  end if;
  insert into public.collection_recipes (collection_id, recipe_id, user_id, recipe_data)
  select
    change_shared_collection.collection, card.id::text, owner,
    jsonb_build_object('title', left(card.title, 300), 'image', card.image)::text
  from public.recipe_cards as card where card.id = recipe and card.visibility = 'public'
  on conflict do nothing;
  if not found then
    raise exception 'recipe_not_public' using detail = 'What somebody else could not read stays out of their collection.';
  end if;
end
$$;
comment on function private.change_shared_collection(uuid, bigint, boolean) is 'See public.change_shared_collection.';
grant execute on function private.change_shared_collection(uuid, bigint, boolean) to authenticated;

create function public.change_shared_collection(collection uuid, recipe bigint, held boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  -- With the rights of the caller: what they are not shown they do not take out by its number.
  if not exists (select from public.recipe_cards as card where card.id = recipe) then
    raise exception 'recipe_not_found';
  end if;
  perform private.change_shared_collection(collection, recipe, held);
end
$$;
comment on function public.change_shared_collection(uuid, bigint, boolean) is
  'Puts a recipe that everybody sees into a collection that is shared in a kitchen of the caller, or takes one out that they see; doing it again changes nothing. Raises P0001 `recipe_not_found`, `collection_gone`, `recipe_not_public`, `row_limit_reached` of its owner; 42501 `cook_required`.';
grant execute on function public.change_shared_collection(uuid, bigint, boolean) to authenticated;

create function private.unshare_collections() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.recipe_collections as collection set kitchen = null
  where collection.kitchen = old.kitchen and collection.user_id = old.user_id;
  return old;
end
$$;
comment on function private.unshare_collections() is
  'Before-delete trigger of memberships: who has left a kitchen takes along what they shared there.';
create trigger unshare_collections before delete on public.kitchen_members
  for each row when (old.kitchen <> old.user_id) execute function private.unshare_collections();

create function private.tell_of_shared_collections(kitchens uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if kitchens <> '{}' then
    perform private.raise_sync_version(
      array(
        select distinct member.user_id from public.kitchen_members as member
        where member.kitchen = any (tell_of_shared_collections.kitchens)
      ),
      'shared-collections'
    );
  end if;
end
$$;
comment on function private.tell_of_shared_collections(uuid[]) is
  'For the devices of all who cook in these kitchens: what is shared there is another.';

create function private.count_shared_collection() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.tell_of_shared_collections(array(
      select written.kitchen from written where written.kitchen is not null
      union
      select former.kitchen from former where former.kitchen is not null
    ));
  else
    perform private.tell_of_shared_collections(array(
      select distinct former.kitchen from former where former.kitchen is not null
    ));
  end if;
  return null;
end
$$;
comment on function private.count_shared_collection() is
  'After-statement trigger of collections: for the members of kitchens where they are shared, or were. The transition tables must be named `written` and `former`.';
create trigger tell_those_who_share after update on public.recipe_collections
  referencing old table as former new table as written
  for each statement execute function private.count_shared_collection();
create trigger tell_those_who_share_of_delete after delete on public.recipe_collections
  referencing old table as former
  for each statement execute function private.count_shared_collection();

create function private.count_shared_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_of_shared_collections(array(
    select distinct collection.kitchen
    from written
    join public.recipe_collections as collection on collection.id = written.collection_id
    where collection.kitchen is not null
  ));
  return null;
end
$$;
comment on function private.count_shared_entry() is
  'After-statement trigger of what is in collections: for the members of kitchens where these are shared. The transition table must be named `written`.';
create trigger tell_those_who_share after insert on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_shared_entry();
create trigger tell_those_who_share_of_update after update on public.collection_recipes
  referencing new table as written
  for each statement execute function private.count_shared_entry();
create trigger tell_those_who_share_of_delete after delete on public.collection_recipes
  referencing old table as written
  for each statement execute function private.count_shared_entry();

-- Notes on recipes.

create table public.recipe_notes (
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  recipe_id bigint not null constraint recipe_id_positive check (recipe_id > 0),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  note text not null constraint note_length check (char_length(note) <= 2000 and note ~ '\S'),
  written_at timestamptz not null default now(),
  primary key (kitchen, recipe_id)
);
comment on table public.recipe_notes is
  'What a kitchen notes on a recipe, one text each: "less chilli for Ella". No foreign key to the recipe, as in `cooked_recipes`.';
comment on column public.recipe_notes.user_id is 'Who wrote it last. Set by the server.';
comment on column public.recipe_notes.written_at is 'Set by the server.';

create index recipe_notes_user_id_idx on public.recipe_notes (user_id);

alter table public.recipe_notes enable row level security;
-- An upsert writes every column that it was given.
grant select, insert (kitchen, recipe_id, note), update (kitchen, recipe_id, note), delete
  on public.recipe_notes to authenticated;
grant select, insert, update, delete on public.recipe_notes to service_role;
create policy "members read the notes" on public.recipe_notes
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks write notes" on public.recipe_notes
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change notes" on public.recipe_notes
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks remove notes" on public.recipe_notes
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger enforce_row_limit after insert on public.recipe_notes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');
create trigger keep_kitchen before update of kitchen on public.recipe_notes
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();

create function private.sign_note() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.user_id = coalesce((select auth.uid()), new.user_id);
  new.written_at = now();
  return new;
end
$$;
comment on function private.sign_note() is 'Before-write trigger: who wrote a note last, and when.';
create trigger sign_note before insert or update of note on public.recipe_notes
  for each row execute function private.sign_note();

create trigger tell_other_devices after insert on public.recipe_notes
  referencing new table as written
  for each statement execute function private.count_kitchen_write('recipe-notes');
create trigger tell_other_devices_of_update after update on public.recipe_notes
  referencing old table as former new table as written
  for each statement execute function private.count_kitchen_change('recipe-notes');
create trigger tell_other_devices_of_delete after delete on public.recipe_notes
  referencing old table as written
  for each statement execute function private.count_kitchen_write('recipe-notes');

create or replace function private.require_space(kitchen uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if
    1000 < (select count(*) from public.pantry_items as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.ingredient_corrections as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.shopping_lists as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.shopping_list_items as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.recipe_notes as held where held.kitchen = require_space.kitchen)
    or 20000 < (select count(*) from public.shopping_records as held where held.kitchen = require_space.kitchen)
  then
    raise exception 'row_limit_reached' using hint = 'Remove some before adding more.';
  end if;
end
$$;

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
  -- Two notes on one recipe become one, as far as there is room.
  update public.recipe_notes as held set note = left(held.note || E'\n\n' || moved.note, 2000)
  from public.recipe_notes as moved
  where held.kitchen = target and moved.kitchen = origin and moved.recipe_id = held.recipe_id and moved.note <> held.note;
  delete from public.recipe_notes as moved using public.recipe_notes as held
  where held.kitchen = target and moved.kitchen = origin and moved.recipe_id = held.recipe_id;
  update public.recipe_notes as moved set kitchen = target, user_id = person where moved.kitchen = origin;
  perform private.require_space(target);
end
$$;

create or replace function private.hand_over_kitchens() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_kitchen uuid;
begin
  for left_kitchen in
    select kitchen.id
    from public.kitchens as kitchen
    join public.kitchen_members as member on member.kitchen = kitchen.id
    where member.user_id = old.id and kitchen.home_of is distinct from old.id
    order by kitchen.id
    for update of kitchen
  loop
    delete from public.kitchen_members as member where member.kitchen = left_kitchen and member.user_id = old.id;
    if not exists (select from public.kitchen_members as member where member.kitchen = left_kitchen) then
      delete from public.kitchens as kitchen where kitchen.id = left_kitchen;
    elsif not exists (
      select from public.kitchen_members as member where member.kitchen = left_kitchen and member.role = 'owner'
    ) then
      update public.kitchen_members as member set role = 'owner'
      where member.kitchen = left_kitchen and member.user_id = (
        select heir.user_id from public.kitchen_members as heir
        where heir.kitchen = left_kitchen
        order by heir.role = 'helper', heir.joined_at, heir.epoch
        limit 1
      );
    end if;
  end loop;
  -- Also where they were a member once.
  update public.pantry_items as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.ingredient_corrections as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.staple_lists as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.shopping_lists as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.shopping_list_items as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  update public.recipe_notes as held set user_id = owner.user_id
  from public.kitchen_members as owner
  where held.user_id = old.id and owner.kitchen = held.kitchen and owner.role = 'owner' and owner.user_id <> old.id;
  return old;
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

create or replace function public.export_my_data() returns jsonb
language plpgsql volatile set search_path = '' set statement_timeout = '20s'
as $$
declare
  file jsonb;
begin
  perform private.note_data_taken();
  -- Once: a subquery would be put in wherever it is named.
  with own as materialized (select private.own_rows() as rows)
  select
    jsonb_build_object('format', 'larder-data-1', 'exported_at', now()) || own.rows || jsonb_build_object(
      'saved_recipes', private.with_titles(own.rows -> 'saved_recipes'),
      'cooked', private.with_titles(own.rows -> 'cooked'),
      'recipe_notes', private.with_titles(own.rows -> 'recipe_notes'),
      'photos', private.with_titles(own.rows -> 'photos'),
      'comments', private.with_titles(own.rows -> 'comments'),
      'deleted_comments', private.with_titles(own.rows -> 'deleted_comments'),
      'likes', private.with_titles(own.rows -> 'likes'),
      'security_log', private.own_security_rows()
    )
  into file
  from own;
  return file;
end
$$;
