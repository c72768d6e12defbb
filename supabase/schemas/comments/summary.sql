-- What a recipe's page says of its discussion.

create function private.count_comments(recipe bigint) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from public.comments as comment
  where comment.recipe_id = recipe and comment.content <> '' and comment.moderated is null
$$;
comment on function private.count_comments(bigint) is
  'How many comments and replies with words a recipe has, for whom may not read them too. Its caller sees the recipe.';
grant execute on function private.count_comments(bigint) to anon, authenticated, service_role;

create function public.comment_summary(recipe bigint)
returns table (
  rating numeric,
  review_count integer,
  comment_count integer,
  own_rating smallint,
  is_own boolean
)
language sql stable set search_path = ''
as $$
  select
    card.rating,
    card.review_count,
    private.count_comments(card.id),
    private.own_rating(card.id),
    coalesce(card.owner_id = (select auth.uid()), false)
  from public.recipe_cards as card
  where card.id = recipe
$$;
comment on function public.comment_summary(bigint) is
  'How a recipe is rated and how many comments it has, for visitors too; the caller''s own rating, and whether it is their own recipe, which they do not rate. No row where the recipe is not to be seen.';
grant execute on function public.comment_summary(bigint) to anon, authenticated, service_role;
