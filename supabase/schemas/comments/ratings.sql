-- The ratings that recipes are shown with, each cook's newest one.

create function private.refresh_recipe_rating(recipe bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Held until commit, and the next statement takes a new snapshot: whoever comes last sees every
  -- rating that was committed before.
  perform from public.recipe_cards as card where card.id = recipe for no key update;
  update public.recipe_cards as card
  set (rating, review_count) = (
    select coalesce(round(avg(newest.rating), 2), 0), count(*)
    from (
      select distinct on (comment.user_id) comment.rating
      from public.comments as comment
      where
        comment.recipe_id = recipe
        and comment.rating is not null
        and comment.moderated is null
        and comment.user_id is distinct from card.owner_id
      order by comment.user_id, comment.created_at desc, comment.id desc
    ) as newest
  )
  where card.id = recipe;
end
$$;
comment on function private.refresh_recipe_rating(bigint) is
  'Counts a recipe''s ratings again: each cook''s newest, none by its owner.';

create function private.follow_ratings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In the order of the ids, so that two statements over the same recipes cannot block each other.
  if tg_op = 'INSERT' then
    perform private.refresh_recipe_rating(rated.recipe_id)
    from (
      select distinct recipe_id from after_rows where rating is not null order by recipe_id
    ) as rated;
  elsif tg_op = 'UPDATE' then
    perform private.refresh_recipe_rating(rated.recipe_id)
    from (
      select distinct after_rows.recipe_id
      from after_rows
      join before_rows using (id)
      where
        (after_rows.rating, after_rows.moderated)
        is distinct from (before_rows.rating, before_rows.moderated)
      order by after_rows.recipe_id
    ) as rated;
  else
    perform private.refresh_recipe_rating(rated.recipe_id)
    from (
      select distinct recipe_id from before_rows where rating is not null order by recipe_id
    ) as rated;
  end if;
  return null;
end
$$;
comment on function private.follow_ratings() is
  'Updates rating and review_count of the recipes whose ratings a statement touched.';
create trigger follow_new_ratings after insert on public.comments
  referencing new table as after_rows
  for each statement execute function private.follow_ratings();
create trigger follow_changed_ratings after update on public.comments
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_ratings();
create trigger follow_deleted_ratings after delete on public.comments
  referencing old table as before_rows
  for each statement execute function private.follow_ratings();

create function private.may_rate(cook uuid, recipe bigint) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from public.recipe_cards as card where card.id = recipe and card.owner_id = cook
  )
$$;
comment on function private.may_rate(uuid, bigint) is 'Nobody rates their own recipe.';
grant execute on function private.may_rate(uuid, bigint) to authenticated, service_role;

create function private.own_rating(recipe bigint) returns smallint
language plpgsql stable set search_path = ''
as $$
begin
  -- Visitors have no right to ask for comments.
  if (select auth.uid()) is null then
    return null;
  end if;
  return (
    select comment.rating
    from public.comments as comment
    where
      comment.recipe_id = recipe and comment.user_id = (select auth.uid()) and comment.rating is not null
    order by comment.created_at desc, comment.id desc
    limit 1
  );
end
$$;
comment on function private.own_rating(bigint) is 'The caller''s rating of a recipe: the newest; null without one.';
grant execute on function private.own_rating(bigint) to anon, authenticated, service_role;

create function public.rate_recipe(recipe bigint, stars smallint default null) returns void
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if stars is null then
    delete from public.comments as comment
    where comment.recipe_id = recipe and comment.user_id = caller and comment.content = '';
    update public.comments as comment
    set rating = null
    where comment.recipe_id = recipe and comment.user_id = caller and comment.rating is not null;
    return;
  end if;
  update public.comments as comment
  set rating = stars
  where comment.id = (
    select newest.id
    from public.comments as newest
    where newest.recipe_id = recipe and newest.user_id = caller and newest.rating is not null
    order by newest.created_at desc, newest.id desc
    limit 1
  );
  if not found then
    insert into public.comments (recipe_id, user_id, content, rating)
    values (recipe, caller, '', stars);
  end if;
end
$$;
comment on function public.rate_recipe(bigint, smallint) is
  'Sets the caller''s rating (1–5) of a recipe without words: where they rated it before, there; else as a comment without a text. Null takes every rating of theirs back. Errors: those of writing a comment; 23514 on one''s own recipe.';
grant execute on function public.rate_recipe(bigint, smallint) to authenticated;
