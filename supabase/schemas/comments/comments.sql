-- Comments and their likes: trimmed when they are written, and changed by nobody but their author.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  user_id uuid default auth.uid() references public.public_profiles (id) on delete cascade,
  parent_comment_id uuid references public.comments (id) on delete cascade,
  content text not null,
  rating smallint constraint rating_range check (rating between 1 and 5),
  likes integer not null default 0,
  liked_by uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  moderated text constraint moderated_known check (moderated in ('hidden', 'removed', 'banned')),
  constraint content_length check (
    char_length(content) <= 2000
    and case
      when user_id is null then content = ''
      else content ~ '\S' or (rating is not null and parent_comment_id is null)
    end
  )
);
comment on table public.comments is 'Comments on recipes, and replies to them.';
comment on column public.comments.parent_comment_id is 'The comment that a reply answers. A reply has no replies and no rating.';
comment on column public.comments.liked_by is
  'Who likes it. A caller changes only their own place in it, whatever list they send; `likes` is its length.';
comment on column public.comments.updated_at is 'When the author last changed the text or the rating; null if never.';
comment on column public.comments.moderated is
  'Null for what others see. `hidden` by a moderator and `banned` with its author: only its author sees it. `removed`: nobody does.';
comment on column public.comments.user_id is
  'Null is a tombstone: a deleted comment that holds the place of what was replied to it.';
comment on column public.comments.content is
  'Trimmed. Empty for a tombstone, and for a rating without words.';

create index comments_recipe_id_idx on public.comments (recipe_id, created_at);
create index comments_parent_comment_id_idx on public.comments (parent_comment_id);
create index comments_ratings_idx on public.comments (recipe_id, user_id, created_at desc, id desc)
  include (rating) where rating is not null;

-- For what a person did.
create index comments_newest_of_user_idx on public.comments (user_id, created_at desc) include (id);

-- The export and the erasure of an account look up its likes.
create index comments_liked_by_idx on public.comments using gin (liked_by) where likes > 0;

-- By most liked; the newest come by `comments_recipe_id_idx`, from its end.
create index comments_helpful_idx on public.comments (recipe_id, likes, created_at, id)
  where parent_comment_id is null;

-- How many there are is counted in the index alone.
create index comments_with_words_idx on public.comments (recipe_id) where content <> '' and moderated is null;

alter table public.comments enable row level security;

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
  using (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and (user_id is null or user_id <> all ((select private.blocked_users())::uuid[]))
    and (moderated is null or (moderated <> 'removed' and user_id = (select auth.uid())))
  );
create policy "cooks comment as themselves on recipes they see" on public.comments
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (
      select
      from public.recipe_cards as card
      where
        card.id = recipe_id
        and (
          card.owner_id is null
          or card.owner_id <> all ((select private.blocked_users())::uuid[])
        )
    )
  );
create policy "cooks edit or like comments on recipes they see" on public.comments
  for update to authenticated
  using (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and user_id <> all ((select private.blocked_users())::uuid[])
  )
  with check (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and user_id <> all ((select private.blocked_users())::uuid[])
  );
create policy "cooks delete their own comments" on public.comments
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '10000');

create function private.trim_comment(content text) returns text
language sql immutable set search_path = ''
as $$
  -- By a list of characters: a pattern would take its time over a million spaces.
  select btrim(private.without_bidi_controls(content), U&' \0009\000A\000B\000C\000D\00A0\2028\2029\3000\FEFF')
$$;
comment on function private.trim_comment(text) is 'A comment''s text without white space around it and without bidi controls.';
grant execute on function private.trim_comment(text) to authenticated, service_role;

create function private.prepare_comment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.likes = 0;
  new.liked_by = '{}';
  new.updated_at = null;
  -- A tombstone. No policy lets a client write one.
  if new.user_id is null then
    new.content = '';
    new.rating = null;
    return new;
  end if;
  if private.is_reserved_comment(new.id, new.user_id) then
    raise exception 'comment_exists' using
      errcode = 'unique_violation', detail = 'A comment of this id was deleted, and may come back.';
  end if;
  -- The clock, not the transaction's start: of several ratings in one call, one is the newest.
  new.created_at = clock_timestamp();
  new.content = private.trim_comment(new.content);
  if new.parent_comment_id is not null then
    -- Held until commit: what is being answered cannot go meanwhile.
    perform from public.comments as parent
    where
      parent.id = new.parent_comment_id
      and parent.recipe_id = new.recipe_id
      and parent.parent_comment_id is null
      and parent.content <> ''
    for key share;
    if not found then
      raise exception 'reply_without_comment' using
        errcode = 'check_violation',
        detail = 'A reply answers a comment on the same recipe that has a text, and not another reply.';
    end if;
    new.rating = null;
  elsif new.rating is not null and not private.may_rate(new.user_id, new.recipe_id) then
    new.rating = null;
  end if;
  return new;
end
$$;
comment on function private.prepare_comment() is
  'Sets what a client may not: no likes, the server''s time, a parent on the same recipe. Raises 23514 `reply_without_comment`, 23505 `comment_exists`.';
create trigger prepare_comment before insert on public.comments
  for each row execute function private.prepare_comment();

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
  new.parent_comment_id = old.parent_comment_id;
  new.created_at = old.created_at;

  -- Clients have no right to write `user_id`: an author goes and comes back by the functions below.
  if old.user_id is null and new.user_id is null then
    return old;
  elsif old.user_id is null then
    return new;
  elsif new.user_id is null then
    new.content = '';
    new.rating = null;
    new.likes = 0;
    new.liked_by = '{}';
    new.updated_at = null;
    new.moderated = null;
    return new;
  end if;
  new.user_id = old.user_id;
  new.updated_at = old.updated_at;

  if new.content is distinct from old.content then
    new.content = private.trim_comment(new.content);
  end if;
  if
    new.rating is distinct from old.rating
    and (old.parent_comment_id is not null or not private.may_rate(old.user_id, old.recipe_id))
  then
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
create trigger guard_comment before update on public.comments
  for each row execute function private.guard_comment();
