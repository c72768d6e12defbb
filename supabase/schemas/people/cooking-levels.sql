-- How far a cook has come, and what they like to cook.

create function private.cooks_of(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(distinct (
    cooked.recipe_id, cooked.dish_address, (cooked.cooked_at at time zone 'utc')::date
  ))
  from public.cooked_recipes as cooked
  where cooked.user_id = person
$$;
comment on function private.cooks_of(uuid) is
  'How often a person cooked: a dish that is noted twice on one day counts once.';

create function private.cooking_level(cooks bigint) returns text
language sql immutable set search_path = ''
as $$
  select case
    when cooks >= 150 then 'master-cook'
    when cooks >= 50 then 'seasoned-cook'
    when cooks >= 15 then 'confident-cook'
    when cooks >= 3 then 'home-cook'
    else 'beginner'
  end
$$;
comment on function private.cooking_level(bigint) is
  'The level of who cooked so often: `cookingLevel` in domain/people/cooking-level.ts.';

create function private.favorite_cuisines(person uuid, own boolean) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select cuisine.name
    from (
      select comment.recipe_id, 1 as weight
      from public.comments as comment
      where comment.user_id = person and coalesce(comment.rating, 3) >= 3
      union all
      select shared.id, 2
      from public.recipe_cards as shared
      where shared.owner_id = person and shared.visibility = 'public'
      union all
      select cooked.recipe_id, 1
      from public.cooked_recipes as cooked
      where cooked.user_id = person and own
    ) as act
    join public.recipe_cards as card on card.id = act.recipe_id and card.visibility = 'public'
    cross join lateral unnest(card.cuisine) as cuisine(name)
    group by cuisine.name
    -- One comment tells of no favorite.
    having sum(act.weight) > 1
    order by sum(act.weight) desc, cuisine.name
    limit 3
  )
$$;
comment on function private.favorite_cuisines(uuid, boolean) is
  'Up to three cuisines of what a person shared or more than once commented on, where everyone can see it; for themselves (`own`) also of what they cooked.';

create function private.likes_of(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(comment.likes - (person = any (comment.liked_by))::integer), 0)
  from public.comments as comment
  where comment.user_id = person
$$;
comment on function private.likes_of(uuid) is 'How many likes all comments of a person have together, but for their own.';

create function private.follow_counts(
  person uuid, out followers bigint, out following bigint
)
language sql stable security definer set search_path = ''
as $$
  select
    (select count(*) from public.follows as follow where follow.followed_id = person),
    (select count(*) from public.follows as follow where follow.follower_id = person)
$$;
comment on function private.follow_counts(uuid) is
  'How many follow a person, and whom that person follows: the same for every reader, also where some of them blocked each other.';
