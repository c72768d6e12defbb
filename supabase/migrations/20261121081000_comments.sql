-- Comments, their likes, and the ratings that recipes are shown with.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  user_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  parent_comment_id uuid references public.comments (id) on delete cascade,
  content text not null constraint content_length
    check (char_length(content) <= 2000 and content ~ '\S'),
  rating smallint constraint rating_range check (rating between 1 and 5),
  likes integer not null default 0,
  liked_by uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
comment on table public.comments is 'What cooks say of a recipe: comments, and replies to them.';
comment on column public.comments.parent_comment_id is 'The comment that a reply answers. A reply has no replies and no rating.';
comment on column public.comments.liked_by is
  'Who likes it. A caller changes only their own place in it, whatever list they send; `likes` is its length.';
comment on column public.comments.updated_at is 'When the author last changed the text or the rating; null if never.';

create index comments_recipe_id_idx on public.comments (recipe_id, created_at);
create index comments_user_id_idx on public.comments (user_id);
create index comments_parent_comment_id_idx on public.comments (parent_comment_id);
create index comments_ratings_idx on public.comments (recipe_id, user_id, created_at desc, id desc)
  include (rating) where rating is not null;

create function private.prepare_comment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.likes = 0;
  new.liked_by = '{}';
  -- The clock, not the transaction's start: of several ratings in one call, one is the newest.
  new.created_at = clock_timestamp();
  new.updated_at = null;
  if new.parent_comment_id is not null then
    perform from public.comments as parent
    where
      parent.id = new.parent_comment_id
      and parent.recipe_id = new.recipe_id
      and parent.parent_comment_id is null;
    if not found then
      raise exception 'reply_without_comment' using
        errcode = 'check_violation',
        detail = 'A reply answers a comment on the same recipe, and not another reply.';
    end if;
    new.rating = null;
  end if;
  return new;
end
$$;
comment on function private.prepare_comment() is
  'Sets what a client may not: no likes, the server''s time, a parent on the same recipe. Raises 23514 `reply_without_comment`.';
revoke all on function private.prepare_comment() from public, anon, authenticated;

-- `old` is the newest version of the row, locked: a list of likes that was read long ago cannot
-- take anyone else's like away.
create function private.guard_comment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  did_like constant boolean := coalesce(caller = any (old.liked_by), false);
  does_like constant boolean := coalesce(caller = any (new.liked_by), false);
begin
  new.id = old.id;
  new.recipe_id = old.recipe_id;
  new.user_id = old.user_id;
  new.parent_comment_id = old.parent_comment_id;
  new.created_at = old.created_at;
  new.updated_at = old.updated_at;

  if old.parent_comment_id is not null then
    new.rating = null;
  end if;
  if (new.content, new.rating) is distinct from (old.content, old.rating) then
    if caller is distinct from old.user_id then
      raise exception 'not_the_author' using
        errcode = 'insufficient_privilege',
        detail = 'Only its author changes the text and the rating of a comment.';
    end if;
    new.updated_at = clock_timestamp();
  end if;

  new.liked_by = case
    when does_like and not did_like then old.liked_by || caller
    when did_like and not does_like then array_remove(old.liked_by, caller)
    else old.liked_by
  end;
  new.likes = cardinality(new.liked_by);
  return new;
end
$$;
comment on function private.guard_comment() is
  'Lets the author change text and rating, and everyone their own like; all else stays. Raises 42501 `not_the_author`.';
revoke all on function private.guard_comment() from public, anon, authenticated;

create trigger prepare_comment before insert on public.comments
  for each row execute function private.prepare_comment();
create trigger guard_comment before update on public.comments
  for each row execute function private.guard_comment();

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
      select distinct on (said.user_id) said.rating
      from public.comments as said
      where
        said.recipe_id = recipe
        and said.rating is not null
        and said.user_id is distinct from card.owner_id
      order by said.user_id, said.created_at desc, said.id desc
    ) as newest
  )
  where card.id = recipe;
end
$$;
comment on function private.refresh_recipe_rating(bigint) is
  'Counts a recipe''s ratings again: each cook''s newest, none by its owner.';
revoke all on function private.refresh_recipe_rating(bigint) from public, anon, authenticated;

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
      where after_rows.rating is distinct from before_rows.rating
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
  'Keeps rating and review_count of the recipes whose ratings a statement touched.';
revoke all on function private.follow_ratings() from public, anon, authenticated;

create trigger follow_new_ratings after insert on public.comments
  referencing new table as after_rows
  for each statement execute function private.follow_ratings();
create trigger follow_changed_ratings after update on public.comments
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_ratings();
create trigger follow_deleted_ratings after delete on public.comments
  referencing old table as before_rows
  for each statement execute function private.follow_ratings();
create trigger enforce_row_limit after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '10000');

alter table public.comments enable row level security;
revoke all on public.comments from public, anon, authenticated;
-- `likes`, `liked_by` and `updated_at` are granted because clients send them; the triggers decide.
grant
  select,
  insert (id, recipe_id, user_id, parent_comment_id, content, rating, likes, liked_by),
  update (content, rating, likes, liked_by, updated_at),
  delete
  on public.comments to authenticated;
grant select, insert, update, delete on public.comments to service_role;

-- In these, the card's own policy decides whether the caller sees the recipe.
create policy "cooks read comments on recipes they see" on public.comments
  for select to authenticated
  using (exists (select from public.recipe_cards as card where card.id = recipe_id));
create policy "cooks comment as themselves on recipes they see" on public.comments
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.recipe_cards as card where card.id = recipe_id)
  );
create policy "cooks edit or like comments on recipes they see" on public.comments
  for update to authenticated
  using (exists (select from public.recipe_cards as card where card.id = recipe_id))
  with check (exists (select from public.recipe_cards as card where card.id = recipe_id));
create policy "cooks delete their own comments" on public.comments
  for delete to authenticated using (user_id = (select auth.uid()));
