-- The history of a cook remembers composed dishes, which are no recipes of the database.

alter table public.cooked_recipes
  alter column recipe_id drop not null,
  add column dish_address text
    constraint dish_address_length check (octet_length(dish_address) <= 2048)
    constraint dish_address_shape
      check (dish_address ~ '^/dish/[a-z][a-z-]*-[0-9]{1,4}\?[a-z0-9=&,:-]+$'),
  add column dish_title text
    constraint dish_title_length check (char_length(dish_title) between 1 and 200),
  add constraint recipe_or_dish check (
    (recipe_id is null) = (dish_address is not null)
    and (dish_address is null) = (dish_title is null)
  );
comment on table public.cooked_recipes is
  'Each time that a cook cooked a recipe or a composed dish. Clients may bring their own ids, so that a write sent twice is one row. No foreign key to the recipe: what was cooked stays cooked when a recipe goes.';
comment on column public.cooked_recipes.dish_address is
  'Where a composed dish stands, which is no recipe of the database; it says what the dish is made of.';
comment on column public.cooked_recipes.dish_title is 'What the dish was called then.';
grant
  insert (dish_address, dish_title),
  update (dish_address, dish_title)
  on public.cooked_recipes to authenticated;

create or replace function private.cooks_of(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(distinct (
    cooked.recipe_id, cooked.dish_address, (cooked.cooked_at at time zone 'utc')::date
  ))
  from public.cooked_recipes as cooked
  where cooked.user_id = person
$$;

create or replace function private.award_cooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  cook uuid;
  cooks bigint;
  cuisines bigint;
  most_of_one bigint;
begin
  for cook in select distinct user_id from inserted loop
    cooks := private.cooks_of(cook);
    select count(distinct cuisine.name) into cuisines
    from public.cooked_recipes as cooked
    join public.recipe_cards as card on card.id = cooked.recipe_id
    cross join lateral unnest(card.cuisine) as cuisine(name)
    where cooked.user_id = cook;
    select coalesce(max(dish.days), 0) into most_of_one
    from (
      select count(distinct (cooked.cooked_at at time zone 'utc')::date) as days
      from public.cooked_recipes as cooked
      where cooked.user_id = cook
      group by cooked.recipe_id, cooked.dish_address
    ) as dish;
    perform private.award(cook, array[
      case when cooks >= 1 then 'first-dish' end,
      case when cooks >= 10 then 'ten-dishes' end,
      case when cooks >= 50 then 'fifty-dishes' end,
      case when cuisines >= 5 then 'world-kitchen' end,
      case when most_of_one >= 5 then 'house-special' end,
      case when private.longest_run(cook) >= 7 then 'week-at-the-stove' end
    ]);
    perform private.award(cook, array[
      case when bool_or(dish.servings >= 8) then 'full-table' end,
      case when bool_or(private.saved_from_waste(cook, dish.taken)) then 'waste-saver' end
    ])
    from inserted as dish
    where dish.user_id = cook;
  end loop;
  return null;
end
$$;

create or replace function private.own_tastes()
returns table (recipe_id bigint, kind text, weight numeric)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant integer := 24;
  -- What was liked so many days ago counts about a third.
  fading constant numeric := 120;
  caller constant uuid := auth.uid();
begin
  -- Visitors have no tastes that are known, and no right to ask for any.
  if caller is null then
    return;
  end if;
  return query
  select taste.recipe_id, taste.kind, taste.weight
  from (
    select distinct on (signal.recipe_id)
      signal.recipe_id,
      signal.kind,
      signal.strength
        * exp(-greatest(0, extract(epoch from now() - signal.at)) / 86400 / fading) as weight
    from (
      select cooked.recipe_id, 'cooked' as kind, 3 as strength, cooked.cooked_at as at
      from public.cooked_recipes as cooked
      where cooked.user_id = caller and cooked.recipe_id is not null
      union all
      select rated.recipe_id, 'rated', rated.rating - 2, rated.created_at
      from public.comments as rated
      where rated.user_id = caller and rated.rating >= 4
      union all
      select saved.recipe_id::bigint, 'saved', 2, saved.created_at
      from public.favorite_recipes as saved
      where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    ) as signal
    order by signal.recipe_id, weight desc
  ) as taste
  order by taste.weight desc, taste.recipe_id
  limit most;
end
$$;

create or replace function private.not_again() returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    return '{}';
  end if;
  return array(
    select cooked.recipe_id
    from public.cooked_recipes as cooked
    where
      cooked.user_id = caller
      and cooked.recipe_id is not null
      and cooked.cooked_at > now() - interval '14 days'
    union
    select rated.recipe_id
    from public.comments as rated
    where rated.user_id = caller and rated.rating is not null
    union
    select saved.recipe_id::bigint
    from public.favorite_recipes as saved
    where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    union
    select own.id from public.recipe_cards as own where own.owner_id = caller
  );
end
$$;
