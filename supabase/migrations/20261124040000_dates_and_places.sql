-- What is at home spoils by where it stands, since when it is open and the date on its pack. Days count as spent in terms
-- of an ingredient's usual shelf life, so that a search needs no more than an age.

alter table public.ingredients
  add column keeping jsonb not null default '{}' constraint keeping_object check (jsonb_typeof(keeping) = 'object');
comment on column public.ingredients.keeping is
  'Days that it keeps in a place where that is not as long as usual, and once it is opened: {"freezer": 240, "opened": 3}. Written by the catalogue''s loader (domain/pantry/keeping-facts.ts).';

-- Without a default: an app from before writes rows without them, and keeps what is there.
alter table public.pantry_items
  add column place text constraint place_known check (place in ('cupboard', 'fridge', 'freezer')),
  add column opened_at timestamptz constraint opened_at_range check (opened_at >= '2000-01-01'),
  add column best_before date
    constraint best_before_range check (best_before between '2000-01-01' and '2199-12-31');
comment on column public.pantry_items.place is 'Where it stands, if not where it usually does.';
comment on column public.pantry_items.opened_at is
  'Since when it is open, as far as somebody said so; never in the future.';
comment on column public.pantry_items.best_before is 'The date on its pack, as far as somebody said it.';
grant insert (place, opened_at, best_before), update (place, opened_at, best_before)
  on public.pantry_items to authenticated;

drop trigger keep_stocked_at_past on public.pantry_items;
create or replace function private.keep_stocked_at_past() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not refused: a phone whose clock is a minute fast must not lose what was typed on it.
  new.stocked_at = least(new.stocked_at, now());
  if new.opened_at > now() then
    new.opened_at = now();
  end if;
  return new;
end
$$;
comment on function private.keep_stocked_at_past() is
  'Before-write trigger: nothing is at home, or open, since a moment that is still to come. Where no moment is stated, it is at home since now.';
create trigger keep_stocked_at_past before insert or update of stocked_at, opened_at
  on public.pantry_items
  for each row execute function private.keep_stocked_at_past();

create or replace function private.spent_days(item public.pantry_items, known public.ingredients)
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  usual constant integer := known.shelf_life_days;
  -- A date on a pack is near in its last days: with no more of them than these, and no fewer.
  least_dated constant integer := 5;
  most_dated constant integer := 14;
  span integer;
  days_left integer;
  spent integer;
begin
  if usual is null then
    return null;
  end if;
  if item.best_before is null then
    span := coalesce((known.keeping ->> item.place)::integer, usual);
    days_left := span - floor(extract(epoch from now() - item.stocked_at) / 86400)::integer;
    span := least(span, usual);
  else
    span := greatest(least_dated, least(most_dated, usual));
    days_left := item.best_before - current_date;
  end if;
  spent := (greatest(0, span - days_left) * usual + span - 1) / span;
  -- In the freezer nothing goes on that began with opening it.
  if item.opened_at is not null and item.place is distinct from 'freezer' then
    span := coalesce((known.keeping ->> 'opened')::integer, usual);
    days_left := span - floor(extract(epoch from now() - item.opened_at) / 86400)::integer;
    span := least(span, usual);
    spent := greatest(spent, (greatest(0, span - days_left) * usual + span - 1) / span);
  end if;
  return least(spent, usual);
end
$$;
comment on function private.spent_days(public.pantry_items, public.ingredients) is
  'How many days of its usual shelf life a thing counts as having spent, by the date on its pack, else by its place, and by when it was opened: `timeLeft` in domain/pantry/time-left.ts. Null for what does not spoil. The day is that of the database; a person may be a day ahead of it, or behind.';
grant execute on function private.spent_days(public.pantry_items, public.ingredients)
  to anon, authenticated, service_role;

create or replace function private.own_pantry() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  own jsonb;
begin
  if (select auth.uid()) is not null then
    select jsonb_agg(jsonb_build_object(
      'ingredient', item.ingredient,
      'status', item.status,
      'age', coalesce(
        private.spent_days(item, known),
        greatest(0, floor(extract(epoch from now() - item.stocked_at) / 86400))
      )
    ))
    into own
    from public.pantry_items as item
    left join public.ingredients as known on known.slug = item.ingredient
    where item.user_id = (select auth.uid()) and item.ingredient is not null;
  end if;
  return coalesce(own, '[]');
end
$$;
comment on function private.own_pantry() is
  'The caller''s pantry as `search_recipes` takes one: ages are days of the usual shelf life that count as spent, as domain/pantry/pantry-entries.ts counts them. A visitor''s is empty.';

create or replace function private.saved_from_waste(person uuid, taken jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from jsonb_array_elements(taken) as line
    join public.ingredients as known on known.slug = line ->> 'ingredient'
    join public.pantry_items as item
      on item.user_id = person and item.ingredient = line ->> 'ingredient'
    where private.spent_days(item, known) * 100 >= known.shelf_life_days * 60
  )
$$;
comment on function private.saved_from_waste(uuid, jsonb) is
  'Whether something was cooked that had spent most of its days: `spoilsSoon` in domain/pantry/time-left.ts.';
