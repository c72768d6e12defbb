-- One comment tells of no favorite cuisine.

create or replace function private.favorite_cuisines(person uuid, own boolean) returns text[]
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
