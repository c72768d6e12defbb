-- What is derived from the lines of a recipe, whoever wrote it: diets and allergens are never claimed.

-- A null among the foods is a line that was not read.
create function private.diets_of_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array_remove(
    array[
      case
        when bool_and(coalesce(
          known.origin in ('plant', 'dairy', 'egg', 'honey', 'meatless')
            and known.free_of @> array['fish', 'shellfish'],
          false
        ))
        then 'vegetarian'
      end,
      case
        when bool_and(coalesce(
          known.origin = 'plant'
            and known.free_of @> array['dairy', 'eggs', 'fish', 'shellfish'],
          false
        ))
        then 'vegan'
      end,
      case when bool_and(coalesce('gluten' = any (known.free_of), false))
        then 'gluten-free' end,
      case
        when bool_and(
          coalesce('dairy' = any (known.free_of), false)
          and known.origin is distinct from 'dairy'
        )
        then 'dairy-free'
      end
    ],
    null
  )
  from unnest(foods) as food(id)
  left join public.ingredients as known on known.id = food.id
$$;
comment on function private.diets_of_foods(integer[]) is
  'The diets that depend on nothing but what is in it: `dietsOfFoods` in domain/recipes/diets-of-foods.ts. None without a food.';

create function private.contained_in_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select each
    from unnest(private.known_words('restrictions')) as each
    where exists (
      select from public.ingredients as holder
      where holder.id = any (foods) and each = any (holder.contains)
    )
  )
$$;
comment on function private.contained_in_foods(integer[]) is
  'What one of them is known to hold: `contentsOf` in domain/ingredients/contents.ts.';

create function private.absent_from_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select each
    from unnest(private.known_words('restrictions')) as each
    where
      cardinality(foods) > 0
      and (
        select bool_and(coalesce(each = any (known.free_of), false))
        from unnest(foods) as food(id)
        left join public.ingredients as known on known.id = food.id
      )
  )
$$;
comment on function private.absent_from_foods(integer[]) is
  'What all of them are known to be free of; nothing with a line that was not read. `contentsOf` in domain/ingredients/contents.ts.';

create function private.follow_food_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.recipe_cards as card
  set
    diets = private.diets_of_foods(held.foods),
    contains = private.contained_in_foods(held.foods),
    free_of = private.absent_from_foods(held.foods)
  from (
    select line.recipe_id, array_agg(line.ingredient_id) as foods
    from public.recipe_ingredients as line
    where line.recipe_id in (
      select holding.recipe_id
      from after_rows as after
      join before_rows as before using (id)
      join public.recipe_ingredients as holding on holding.ingredient_id = after.id
      join public.recipe_cards as own on own.id = holding.recipe_id and own.owner_id is not null
      where
        (after.origin, after.contains, after.free_of)
        is distinct from (before.origin, before.contains, before.free_of)
    )
    group by line.recipe_id
  ) as held
  where card.id = held.recipe_id;
  return null;
end
$$;
comment on function private.follow_food_facts() is
  'After-statement trigger of `ingredients`: what is found out of a food is so for people’s own recipes too.';
create trigger follow_food_facts after update on public.ingredients
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_food_facts();

-- Others keep a copy of a recipe in their collections; the picture in it is its owner's, by its address too.
create function private.forget_pictures_in_copies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.collection_recipes as held
  set recipe_data = regexp_replace(
    held.recipe_data,
    '/storage/v1/object/public/pictures/' || old.owner_id || '/[0-9a-f-]{36}[.]webp',
    '/covers/stock.webp',
    'g'
  )
  where held.recipe_id = old.id::text and strpos(held.recipe_data, old.owner_id::text) > 0;
  return old;
end
$$;
comment on function private.forget_pictures_in_copies() is
  'Before-delete trigger of recipe_cards: no copy in a collection names a picture of its owner any longer.';
create trigger forget_pictures_in_copies before delete on public.recipe_cards
  for each row when (old.owner_id is not null)
  execute function private.forget_pictures_in_copies();
