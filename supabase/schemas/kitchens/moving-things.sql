-- What is in one kitchen comes into another: as somebody joins, leaves, or the last one goes. The kitchens are locked.

create function private.same_things(origin uuid, target uuid, put_by uuid default null)
returns table (thing uuid, held uuid)
language sql stable set search_path = ''
as $$
  with pair as (
    select ours.id as thing, theirs.id as held
    from public.pantry_items as ours
    join public.pantry_items as theirs on theirs.ingredient = ours.ingredient
    where ours.kitchen = origin and theirs.kitchen = target
    union all
    select ours.id, theirs.id
    from public.pantry_items as ours
    join public.pantry_items as theirs on lower(theirs.name) = lower(ours.name)
    where ours.kitchen = origin and theirs.kitchen = target and (ours.ingredient is null or theirs.ingredient is null)
  )
  select distinct on (ours.id) ours.id, theirs.id
  from pair
  join public.pantry_items as ours on ours.id = pair.thing
  join public.pantry_items as theirs on theirs.id = pair.held
  where
    (put_by is null or ours.user_id = put_by)
    -- Amounts that cannot be added stay two things: none of them is lost.
    and (
      ours.unit = theirs.unit or not ours.amount_stated or not theirs.amount_stated
      or ours.status = 'out' or theirs.status = 'out'
    )
  order by ours.id, theirs.status = 'out', theirs.created_at, theirs.id
$$;
comment on function private.same_things(uuid, uuid, uuid) is
  'The things of one pantry, or those that one person put there, that become one with a thing of another: the same ingredient, else the same name in whichever case.';

create function private.require_space(kitchen uuid) returns void
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
comment on function private.require_space(uuid) is
  'As `private.enforce_row_limit`, for rows that came by a move. Raises P0001 `row_limit_reached`.';

create function private.join_things(origin uuid, target uuid, put_by uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  with pair as materialized (
    select
      same.held, thing.*,
      -- In which amounts are added: the unit of what is there, else of the first that states one.
      case
        when item.amount_stated and item.status <> 'out' then item.unit
        else first_value(thing.unit) over (
          partition by same.held
          order by (thing.amount_stated and thing.status <> 'out') desc, thing.created_at, thing.id
        )
      end as common_unit
    from private.same_things(origin, target, put_by) as same
    join public.pantry_items as thing on thing.id = same.thing
    join public.pantry_items as item on item.id = same.held
  ), fitting as (
    select pair.* from pair where pair.unit = pair.common_unit or not pair.amount_stated or pair.status = 'out'
  ), brought as (
    select
      fitting.held, fitting.common_unit as unit,
      sum(fitting.quantity) filter (where fitting.amount_stated) as quantity,
      bool_or(fitting.status = 'have') as is_had,
      min(fitting.stocked_at) as stocked_at, min(fitting.opened_at) as opened_at,
      min(fitting.best_before) as best_before, min(fitting.place) as place,
      min(fitting.ingredient) as ingredient, min(fitting.typed_as) as typed_as
    from fitting
    -- What has run out adds nothing to what is there.
    where fitting.status <> 'out'
    group by fitting.held, fitting.common_unit
  ), joined as (
    update public.pantry_items as item set
      status = case when item.status = 'have' or brought.is_had then 'have' else 'low' end,
      quantity = least(
        coalesce(brought.quantity, 0) + case
          when brought.quantity is null or (item.amount_stated and item.status <> 'out') then item.quantity else 0
        end,
        1000000
      ),
      unit = case when brought.quantity is null then item.unit else brought.unit end,
      amount_stated = brought.quantity is not null or (item.amount_stated and item.status <> 'out'),
      -- Of what had run out nothing is known any more.
      stocked_at = case when item.status = 'out' then brought.stocked_at else least(item.stocked_at, brought.stocked_at) end,
      opened_at = case when item.status = 'out' then brought.opened_at else least(item.opened_at, brought.opened_at) end,
      best_before = case when item.status = 'out' then brought.best_before else least(item.best_before, brought.best_before) end,
      place = case when item.status = 'out' then coalesce(brought.place, item.place) else coalesce(item.place, brought.place) end,
      ingredient = coalesce(item.ingredient, brought.ingredient),
      typed_as = coalesce(item.typed_as, brought.typed_as)
    from brought
    where item.id = brought.held
  )
  delete from public.pantry_items as item using fitting where item.id = fitting.id;
  return found;
end
$$;
comment on function private.join_things(uuid, uuid, uuid) is
  'Makes one of what two pantries hold both: amounts in one unit are added, of dates the earlier one counts, and a place that was stated. False where there was nothing to join.';

create function private.move_pantry(origin uuid, target uuid, person uuid, put_by uuid default null) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Again for an amount that fits no other of the first time, but a further thing there.
  while private.join_things(origin, target, put_by) loop
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
comment on function private.move_all(uuid, uuid, uuid) is
  'Moves all that a kitchen holds. What the other one says already, of a name or of its staples, goes on there. Raises P0001 `row_limit_reached`.';
