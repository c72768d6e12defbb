-- What happens to a comment over time: trimmed and paced when it is written, a tombstone when it is
-- deleted under its replies, and whole again when its author takes the deletion back.

alter table public.comments
  alter column user_id drop not null,
  drop constraint content_length,
  add constraint content_length check (
    char_length(content) <= 2000
    and case
      when user_id is null then content = ''
      else content ~ '\S' or (rating is not null and parent_comment_id is null)
    end
  );
comment on column public.comments.user_id is
  'Null is a tombstone: a deleted comment that holds the place of what was replied to it.';
comment on column public.comments.content is
  'Trimmed. Empty for a tombstone, and for a rating without words.';

create function private.tidy_comment(content text) returns text
language sql immutable set search_path = ''
as $$
  -- By a list of characters: a pattern would take its time over a million spaces.
  select btrim(content, U&' \0009\000A\000B\000C\000D\00A0\2028\2029\3000\FEFF')
$$;
comment on function private.tidy_comment(text) is 'A comment''s text without white space around it.';
revoke all on function private.tidy_comment(text) from public, anon, authenticated;
grant execute on function private.tidy_comment(text) to authenticated, service_role;

create function private.may_rate(cook uuid, recipe bigint) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from public.recipe_cards as card where card.id = recipe and card.owner_id = cook
  )
$$;
comment on function private.may_rate(uuid, bigint) is 'Nobody rates their own recipe.';
revoke all on function private.may_rate(uuid, bigint) from public, anon, authenticated;
grant execute on function private.may_rate(uuid, bigint) to authenticated, service_role;

create or replace function private.prepare_comment() returns trigger
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
  -- The clock, not the transaction's start: of several ratings in one call, one is the newest.
  new.created_at = clock_timestamp();
  new.content = private.tidy_comment(new.content);
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

create or replace function private.guard_comment() returns trigger
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
    return new;
  end if;
  new.user_id = old.user_id;
  new.updated_at = old.updated_at;

  if new.content is distinct from old.content then
    new.content = private.tidy_comment(new.content);
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

-- The pace. One row a person, so that counting costs the same whatever was written, and writing and
-- deleting in turn gets nobody past it.

create table private.comment_paces (
  user_id uuid primary key references public.public_profiles (id) on delete cascade,
  minute timestamptz not null,
  in_minute integer not null,
  day date not null,
  in_day integer not null
);
comment on table private.comment_paces is
  'How many comments a person wrote in the minute and on the day (UTC) in which they last wrote one.';

create function private.pace_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a_minute constant integer := 20;
  a_day constant integer := 200;
  caller constant uuid := auth.uid();
  written constant integer := (select count(*) from inserted where inserted.user_id = caller);
  reached private.comment_paces;
begin
  if written = 0 then
    return null;
  end if;
  insert into private.comment_paces as pace (user_id, minute, in_minute, day, in_day)
  values (
    caller, date_trunc('minute', clock_timestamp()), written,
    (clock_timestamp() at time zone 'utc')::date, written
  )
  on conflict (user_id) do update set
    minute = excluded.minute,
    in_minute =
      excluded.in_minute + case when pace.minute = excluded.minute then pace.in_minute else 0 end,
    day = excluded.day,
    in_day = excluded.in_day + case when pace.day = excluded.day then pace.in_day else 0 end
  returning * into reached;
  if reached.in_minute > a_minute or reached.in_day > a_day then
    raise exception 'comment_limit' using
      detail = format('One writes at most %s comments a minute and %s a day.', a_minute, a_day),
      hint = 'Wait a little.';
  end if;
  return null;
end
$$;
comment on function private.pace_comments() is
  'After-insert statement trigger: holds a caller of the data API to 20 comments a minute and 200 a day. Raises P0001 `comment_limit`.';
revoke all on function private.pace_comments() from public, anon, authenticated;

create trigger pace_comments after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.pace_comments();

-- Deleting, and taking it back.

create table private.deleted_comments (
  id uuid primary key,
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  comment jsonb not null,
  hidden jsonb not null,
  reports jsonb not null,
  parent_created_at timestamptz,
  deleted_at timestamptz not null default clock_timestamp()
);
comment on table private.deleted_comments is
  'Comments that their authors deleted, for ten minutes in which they may take it back. Later deletions clear what is older.';
comment on column private.deleted_comments.comment is 'The whole row of `comments`.';
comment on column private.deleted_comments.hidden is
  'The rows of `hidden_comments` that it had; with those of `comment_reports`, so that no deletion washes them off.';
comment on column private.deleted_comments.reports is 'The rows of `comment_reports` that it had.';
comment on column private.deleted_comments.parent_created_at is
  'Of the comment that a reply answered: its tombstone may go with the reply.';

create index deleted_comments_user_id_idx on private.deleted_comments (user_id);
create index deleted_comments_recipe_id_idx on private.deleted_comments (recipe_id);
create index deleted_comments_deleted_at_idx on private.deleted_comments (deleted_at);

create function private.leave_tombstone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- With a recipe all that was said of it goes, and a tombstone leaves none.
  if
    old.user_id is null
    or not exists (select from public.recipe_cards as card where card.id = old.recipe_id)
  then
    return old;
  end if;
  -- Not where the account itself is being erased.
  if
    old.user_id = auth.uid()
    and exists (select from public.public_profiles as author where author.id = old.user_id)
  then
    delete from private.deleted_comments as gone
    where gone.id in (
      select stale.id
      from private.deleted_comments as stale
      where stale.deleted_at < clock_timestamp() - interval '10 minutes'
      limit 100
      for update skip locked
    );
    insert into private.deleted_comments
      (id, user_id, recipe_id, comment, hidden, reports, parent_created_at)
    values (
      old.id, old.user_id, old.recipe_id, to_jsonb(old),
      (
        select coalesce(jsonb_agg(hidden), '[]')
        from public.hidden_comments as hidden
        where hidden.comment_id = old.id
      ),
      (
        select coalesce(jsonb_agg(report), '[]')
        from public.comment_reports as report
        where report.comment_id = old.id
      ),
      (select parent.created_at from public.comments as parent where parent.id = old.parent_comment_id)
    )
    on conflict (id) do update set
      comment = excluded.comment,
      hidden = excluded.hidden,
      reports = excluded.reports,
      deleted_at = excluded.deleted_at;
  end if;
  if exists (select from public.comments as reply where reply.parent_comment_id = old.id) then
    update public.comments as said set user_id = null where said.id = old.id;
    return null;
  end if;
  return old;
end
$$;
comment on function private.leave_tombstone() is
  'Before-delete trigger: a comment with replies stays as a row without text and author. Keeps what its author deleted for ten minutes.';
revoke all on function private.leave_tombstone() from public, anon, authenticated;

create function private.clear_tombstones() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  answered uuid;
begin
  for answered in
    select distinct parent_comment_id from before_rows
    where parent_comment_id is not null order by parent_comment_id
  loop
    -- Locked before it is looked for replies: of two last replies that go at once, the later one
    -- sees that the other has gone.
    perform from public.comments as said
    where said.id = answered and said.user_id is null for update;
    if found and not exists (
      select from public.comments as reply where reply.parent_comment_id = answered
    ) then
      delete from public.comments as said where said.id = answered;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.clear_tombstones() is
  'After-delete statement trigger: a tombstone goes with its last reply.';
revoke all on function private.clear_tombstones() from public, anon, authenticated;

create trigger leave_tombstone before delete on public.comments
  for each row execute function private.leave_tombstone();
create trigger clear_tombstones after delete on public.comments
  referencing old table as before_rows
  for each statement execute function private.clear_tombstones();

create function private.bring_back_comment(comment uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.deleted_comments;
  said public.comments;
begin
  delete from private.deleted_comments as gone
  where
    gone.id = bring_back_comment.comment
    and gone.user_id = auth.uid()
    and gone.deleted_at > clock_timestamp() - interval '10 minutes'
  returning * into kept;
  if not found then
    return false;
  end if;
  said := jsonb_populate_record(null::public.comments, kept.comment);
  -- First the places, then what stood in them.
  if said.parent_comment_id is not null then
    insert into public.comments (id, recipe_id, user_id, content, created_at)
    values (said.parent_comment_id, said.recipe_id, null, '', kept.parent_created_at)
    on conflict (id) do nothing;
  end if;
  insert into public.comments (id, recipe_id, user_id, parent_comment_id, content, created_at)
  values (said.id, said.recipe_id, null, said.parent_comment_id, '', said.created_at)
  on conflict (id) do nothing;
  -- Also where the place still stood: it may have gone with a reply, and come back with it.
  insert into public.hidden_comments
  select hidden.*
  from jsonb_populate_recordset(null::public.hidden_comments, kept.hidden) as hidden
  join public.public_profiles as reader on reader.id = hidden.user_id
  on conflict do nothing;
  insert into public.comment_reports
  select report.*
  from jsonb_populate_recordset(null::public.comment_reports, kept.reports) as report
  join public.public_profiles as reader on reader.id = report.user_id
  on conflict do nothing;
  update public.comments as place
  set
    user_id = said.user_id,
    content = said.content,
    rating = said.rating,
    likes = said.likes,
    liked_by = said.liked_by,
    updated_at = said.updated_at
  where place.id = said.id and place.user_id is null;
  return found;
end
$$;
comment on function private.bring_back_comment(uuid) is
  'What public.restore_comment does, with the right to write what no client may.';
revoke all on function private.bring_back_comment(uuid) from public, anon, authenticated;
grant execute on function private.bring_back_comment(uuid) to authenticated;

create function public.restore_comment(comment uuid) returns boolean
language sql set search_path = ''
as $$
  select private.bring_back_comment(comment)
$$;
comment on function public.restore_comment(uuid) is
  'Takes back the caller''s own deletion of a comment or reply, for ten minutes: with its likes, its rating, its replies, and what its readers hid and reported. False where there is nothing to take back.';
revoke all on function public.restore_comment(uuid) from public, anon, authenticated;
grant execute on function public.restore_comment(uuid) to authenticated;
