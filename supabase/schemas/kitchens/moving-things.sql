-- What is in one kitchen comes into another: as somebody joins, leaves, or the last one goes. The kitchens are locked.

create function private.same_thing(thing public.pantry_items, held public.pantry_items) returns boolean
language sql immutable set search_path = ''
as $$
  select
    case
      when thing.ingredient is not null and held.ingredient is not null then thing.ingredient = held.ingredient
      else lower(thing.name) = lower(held.name)
    end
    -- Amounts that cannot be added stay two things: none of them is lost.
    and (
      thing.unit = held.unit or not thing.amount_stated or not held.amount_stated
      or thing.status = 'out' or held.status = 'out'
    )
$$;
comment on function private.same_thing(public.pantry_items, public.pantry_items) is
  'Whether two things of two pantries become one where these become one: the same ingredient, else the same name in whichever case.';

create function private.add_thing(thing public.pantry_items, held uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  -- What has run out adds nothing to what is there, and of what had run out nothing is known any more.
  if thing.status = 'out' then
    return;
  end if;
  update public.pantry_items as item set
    status = case when 'have' in (item.status, thing.status) then 'have' else 'low' end,
    quantity = case
      when item.status = 'out' or not item.amount_stated then thing.quantity
      when thing.amount_stated then least(item.quantity + thing.quantity, 1000000)
      else item.quantity
    end,
    unit = case when item.status = 'out' or not item.amount_stated then thing.unit else item.unit end,
    amount_stated = case when item.status = 'out' then thing.amount_stated else item.amount_stated or thing.amount_stated end,
    stocked_at = case when item.status = 'out' then thing.stocked_at else least(item.stocked_at, thing.stocked_at) end,
    opened_at = case when item.status = 'out' then thing.opened_at else least(item.opened_at, thing.opened_at) end,
    best_before = case when item.status = 'out' then thing.best_before else least(item.best_before, thing.best_before) end,
    place = case when item.status = 'out' then coalesce(thing.place, item.place) else coalesce(item.place, thing.place) end,
    ingredient = coalesce(item.ingredient, thing.ingredient),
    typed_as = coalesce(item.typed_as, thing.typed_as)
  where item.id = held;
end
$$;
comment on function private.add_thing(public.pantry_items, uuid) is
  'Makes one of two things: amounts in one unit are added, of dates the earlier one counts, and a place that was stated.';

create function private.require_space(kitchen uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if
    1000 < (select count(*) from public.pantry_items as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.ingredient_corrections as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.shopping_lists as held where held.kitchen = require_space.kitchen)
    or 1000 < (select count(*) from public.shopping_list_items as held where held.kitchen = require_space.kitchen)
    or 20000 < (select count(*) from public.shopping_records as held where held.kitchen = require_space.kitchen)
  then
    raise exception 'row_limit_reached' using hint = 'Remove some before adding more.';
  end if;
end
$$;
comment on function private.require_space(uuid) is
  'As `private.enforce_row_limit`, for rows that came by a move. Raises P0001 `row_limit_reached`.';

create function private.move_pantry(origin uuid, target uuid, person uuid, put_by uuid default null) returns void
language plpgsql set search_path = ''
as $$
declare
  pair record;
begin
  for pair in
    select item as thing, (
      select held.id from public.pantry_items as held
      where held.kitchen = target and private.same_thing(item, held)
      order by held.status = 'out', held.created_at, held.id
      limit 1
    ) as same
    from public.pantry_items as item
    where item.kitchen = origin and (put_by is null or item.user_id = put_by)
    order by item.created_at, item.id
  loop
    -- Another one may have given it an amount that this one's cannot be added to.
    if exists (
      select from public.pantry_items as held where held.id = pair.same and private.same_thing(pair.thing, held)
    ) then
      perform private.add_thing(pair.thing, pair.same);
      delete from public.pantry_items as item where item.id = (pair.thing).id;
    end if;
  end loop;
  update public.pantry_items as item set kitchen = target, user_id = person
  where item.kitchen = origin and (put_by is null or item.user_id = put_by);
  perform private.require_space(target);
end
$$;
comment on function private.move_pantry(uuid, uuid, uuid, uuid) is
  'Moves a pantry, or what one person put there, and writes it as theirs who is `person`. What is there already is one with it. Raises P0001 `row_limit_reached`.';

create function private.move_lists(origin uuid, target uuid, person uuid, open_alone boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  default_list constant uuid := private.default_shopping_list(origin);
  new_list constant uuid := private.default_shopping_list(target);
  moved uuid[] := array(
    select item.id from public.shopping_list_items as item
    where item.kitchen = origin and not (open_alone and item.checked)
  );
begin
  -- The records first: what is written of a row then says nothing new of it.
  if not open_alone then
    moved := array(
      select record.id from public.shopping_records as record
      where record.kitchen = origin and record.kind <> 'shop' and record.id is distinct from default_list
    );
  end if;
  delete from public.shopping_records as record
  where record.kitchen = target and record.kind <> 'shop' and record.id = any (moved);
  update public.shopping_records as record set kitchen = target
  where record.kitchen = origin and record.kind <> 'shop' and record.id = any (moved);
  if not open_alone then
    -- The order of the aisles, where there is none yet.
    update public.shopping_records as record set kitchen = target, id = target
    where record.kitchen = origin and record.kind = 'shop' and not exists (
      select from public.shopping_records as held where held.kitchen = target and held.kind = 'shop'
    );
    update public.shopping_lists as list set kitchen = target, user_id = person
    where list.kitchen = origin and not list.is_default;
  end if;
  update public.shopping_list_items as item set kitchen = target, list_id = new_list
  where item.kitchen = origin and not (open_alone and item.checked);
  update public.shopping_list_items as item set user_id = person
  where item.kitchen = target and item.id = any (moved) and item.user_id <> person;
  perform private.raise_list_version(origin);
  perform private.raise_list_version(target);
  perform private.require_space(target);
end
$$;
comment on function private.move_lists(uuid, uuid, uuid, boolean) is
  'Moves the lists with their items and records; what stood on the default list stands on the default list again. `open_alone`: only what is still to be bought, all of it to the default list. Raises P0001 `row_limit_reached`.';

create function private.move_all(origin uuid, target uuid, person uuid) returns void
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
end
$$;
comment on function private.move_all(uuid, uuid, uuid) is
  'Moves all that a kitchen holds. What the other one says already, of a name or of its staples, goes on there. Raises P0001 `row_limit_reached`.';
