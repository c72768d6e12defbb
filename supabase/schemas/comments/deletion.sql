-- Deleting, and taking it back: a comment that is deleted under its replies leaves a tombstone, and is whole again
-- when its author takes the deletion back.

create table private.deleted_comments (
  id uuid primary key,
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  comment jsonb not null,
  hidden jsonb not null,
  parent_created_at timestamptz,
  deleted_at timestamptz not null default clock_timestamp()
);
comment on table private.deleted_comments is
  'Comments that their authors deleted, for ten minutes in which they may take it back. Later deletions clear what is older.';
comment on column private.deleted_comments.comment is 'The whole row of `comments`.';
comment on column private.deleted_comments.hidden is
  'The rows of `hidden_comments` that it had, so that no deletion washes them off. Its reports stay where they are.';
comment on column private.deleted_comments.parent_created_at is
  'When the parent of a reply was written: its tombstone may go with the reply.';

create index deleted_comments_user_id_idx on private.deleted_comments (user_id);
create index deleted_comments_recipe_id_idx on private.deleted_comments (recipe_id);
create index deleted_comments_deleted_at_idx on private.deleted_comments (deleted_at);

create function private.is_reserved_comment(comment uuid, author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from private.deleted_comments as gone
    where
      gone.id = is_reserved_comment.comment
      and gone.user_id <> author
      and gone.deleted_at > clock_timestamp() - interval '10 minutes'
  )
$$;
comment on function private.is_reserved_comment(uuid, uuid) is
  'Whether an id is that of a comment which somebody else deleted and may still take back.';
grant execute on function private.is_reserved_comment(uuid, uuid) to authenticated, service_role;

create function private.leave_tombstone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- With a recipe all its comments go, and leave no tombstone.
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
      (id, user_id, recipe_id, comment, hidden, parent_created_at)
    values (
      old.id, old.user_id, old.recipe_id, to_jsonb(old),
      (
        select coalesce(jsonb_agg(hidden), '[]')
        from public.hidden_comments as hidden
        where hidden.comment_id = old.id
      ),
      (select parent.created_at from public.comments as parent where parent.id = old.parent_comment_id)
    )
    on conflict (id) do update set
      comment = excluded.comment,
      hidden = excluded.hidden,
      deleted_at = excluded.deleted_at;
  end if;
  if exists (select from public.comments as reply where reply.parent_comment_id = old.id) then
    update public.comments as comment set user_id = null where comment.id = old.id;
    return null;
  end if;
  return old;
end
$$;
comment on function private.leave_tombstone() is
  'Before-delete trigger: a comment with replies stays as a row without text and author. Stores what its author deleted for ten minutes.';
create trigger leave_tombstone before delete on public.comments
  for each row execute function private.leave_tombstone();

create function private.clear_tombstones() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  parent_id uuid;
begin
  for parent_id in
    select distinct parent_comment_id from before_rows
    where parent_comment_id is not null order by parent_comment_id
  loop
    -- Locked before it is looked for replies: of two last replies that go at once, the later one
    -- sees that the other has gone.
    perform from public.comments as tombstone
    where tombstone.id = parent_id and tombstone.user_id is null for update;
    if found and not exists (
      select from public.comments as reply where reply.parent_comment_id = parent_id
    ) then
      delete from public.comments as tombstone where tombstone.id = parent_id;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.clear_tombstones() is
  'After-delete statement trigger: a tombstone goes with its last reply.';
create trigger clear_tombstones after delete on public.comments
  referencing old table as before_rows
  for each statement execute function private.clear_tombstones();

create function private.bring_back_comment(comment uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  deleted private.deleted_comments;
  original public.comments;
begin
  delete from private.deleted_comments as gone
  where
    gone.id = bring_back_comment.comment
    and gone.user_id = auth.uid()
    and gone.deleted_at > clock_timestamp() - interval '10 minutes'
  returning * into deleted;
  if not found then
    return false;
  end if;
  original := jsonb_populate_record(null::public.comments, deleted.comment);
  -- First the places, then what stood in them.
  if original.parent_comment_id is not null then
    insert into public.comments (id, recipe_id, user_id, content, created_at)
    values (original.parent_comment_id, original.recipe_id, null, '', deleted.parent_created_at)
    on conflict (id) do nothing;
  end if;
  insert into public.comments (id, recipe_id, user_id, parent_comment_id, content, created_at)
  values (original.id, original.recipe_id, null, original.parent_comment_id, '', original.created_at)
  on conflict (id) do nothing;
  -- Also where the place still stood: it may have gone with a reply, and come back with it.
  insert into public.hidden_comments
  select hidden.*
  from jsonb_populate_recordset(null::public.hidden_comments, deleted.hidden) as hidden
  join public.public_profiles as reader on reader.id = hidden.user_id
  on conflict do nothing;
  update public.comments as place
  set
    user_id = original.user_id,
    content = original.content,
    rating = original.rating,
    likes = original.likes,
    liked_by = original.liked_by,
    updated_at = original.updated_at,
    moderated = original.moderated
  where place.id = original.id and place.user_id is null;
  return found;
end
$$;
comment on function private.bring_back_comment(uuid) is
  'What public.restore_comment does, with the right to write what no client may.';
grant execute on function private.bring_back_comment(uuid) to authenticated;

create function public.restore_comment(comment uuid) returns boolean
language sql set search_path = ''
as $$
  select private.bring_back_comment(comment)
$$;
comment on function public.restore_comment(uuid) is
  'Takes back the caller''s own deletion of a comment or reply, for ten minutes: with its likes, its rating, its replies, and what its readers hid and reported. False where there is nothing to take back.';
grant execute on function public.restore_comment(uuid) to authenticated;
