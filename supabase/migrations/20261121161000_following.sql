-- Following between people who may not see each other, and profiles that are not there for one another.

alter policy "signed-in people read profiles" on public.public_profiles
  using (id <> all ((select private.parted_people())::uuid[]));
alter policy "signed-in people see who follows whom" on public.follows
  using (
    follower_id <> all ((select private.parted_people())::uuid[])
    and followed_id <> all ((select private.parted_people())::uuid[])
  );

-- A block and a follow of the same two, at the same moment: whichever comes second sees the first. The
-- lock is a row's, for of these there is no end that a long list of follows could reach.
create function private.prepare_block() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.public_profiles as person
  where person.id = least(new.blocker_id, new.blocked_id)
  for update;
  return new;
end
$$;
comment on function private.prepare_block() is
  'Before-insert trigger of blocks: waits for a follow of these two that is under way, and makes later ones wait.';
revoke all on function private.prepare_block() from public, anon, authenticated;
create trigger prepare_block before insert on public.blocks
  for each row execute function private.prepare_block();

-- With more rights than its caller: somebody who blocked the caller must look like nobody at all.
create function private.prepare_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A follow in another's name is for the policy to refuse, alike for all: nothing is told of those two.
  if new.follower_id <> auth.uid() then
    return new;
  end if;
  perform from public.public_profiles as person
  where person.id = least(new.follower_id, new.followed_id)
  for key share;
  if
    private.is_parted(new.follower_id, new.followed_id)
    or not exists (select from public.public_profiles as person where person.id = new.followed_id)
  then
    raise exception 'person_not_found' using
      errcode = 'foreign_key_violation',
      detail = 'There is nobody to follow here.';
  end if;
  return new;
end
$$;
comment on function private.prepare_follow() is
  'Before-insert trigger of follows. Raises 23503 `person_not_found`, for parted people as for nobody.';
revoke all on function private.prepare_follow() from public, anon, authenticated;
create trigger prepare_follow before insert on public.follows
  for each row execute function private.prepare_follow();

drop trigger enforce_row_limit on public.follows;
create trigger enforce_row_limit after insert on public.follows
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('follower_id', '5000');

-- Lists and feed go from the newest back.
create index follows_newest_followers_idx on public.follows (followed_id, created_at desc, follower_id);
create index follows_newest_followed_idx on public.follows (follower_id, created_at desc, followed_id);
drop index public.follows_followed_id_idx;

create function private.check_page(page_size integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 50 lines.');
  end if;
end
$$;
comment on function private.check_page(integer) is 'Raises 22023 `bad_page_size`.';
revoke all on function private.check_page(integer) from public, anon, authenticated;
grant execute on function private.check_page(integer) to authenticated;

create function public.followers_of(
  person uuid, before timestamptz default null, before_id uuid default null,
  page_size integer default 30
) returns table (id uuid, name text, avatar_url text, followed_at timestamptz, is_following boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query
  select
    follower.id, follower.name, follower.avatar_url, follow.created_at,
    exists (
      select from public.follows as own
      where own.follower_id = (select auth.uid()) and own.followed_id = follower.id
    )
  from public.follows as follow
  join public.public_profiles as follower on follower.id = follow.follower_id
  where
    follow.followed_id = person
    and (
      before is null or (follow.created_at, follow.follower_id)
      < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    )
  order by follow.created_at desc, follow.follower_id desc
  limit page_size;
end
$$;
comment on function public.followers_of(uuid, timestamptz, uuid, integer) is
  'Who follows a person, newest first, after the last one of the page before; none for who does not see that person. Error: 22023 `bad_page_size`.';

create function public.followed_by(
  person uuid, before timestamptz default null, before_id uuid default null,
  page_size integer default 30
) returns table (id uuid, name text, avatar_url text, followed_at timestamptz, is_following boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query
  select
    followed.id, followed.name, followed.avatar_url, follow.created_at,
    exists (
      select from public.follows as own
      where own.follower_id = (select auth.uid()) and own.followed_id = followed.id
    )
  from public.follows as follow
  join public.public_profiles as followed on followed.id = follow.followed_id
  where
    follow.follower_id = person
    and (
      before is null or (follow.created_at, follow.followed_id)
      < (before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    )
  order by follow.created_at desc, follow.followed_id desc
  limit page_size;
end
$$;
comment on function public.followed_by(uuid, timestamptz, uuid, integer) is
  'Whom a person follows, as `followers_of`.';

-- With more rights than its caller: whom one blocked is not there for one anywhere else.
create function private.own_blocks()
returns table (id uuid, name text, avatar_url text, blocked_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select blocked.id, blocked.name, blocked.avatar_url, block.created_at
  from public.blocks as block
  join public.public_profiles as blocked on blocked.id = block.blocked_id
  where block.blocker_id = (select auth.uid())
  order by block.created_at desc, blocked.id
$$;
comment on function private.own_blocks() is 'Whom the caller blocked, newest first, by name.';

create function public.blocked_people()
returns table (id uuid, name text, avatar_url text, blocked_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.own_blocks()
$$;
comment on function public.blocked_people() is
  'Whom the caller blocked, newest first: the one place where these people are named to them.';

revoke all on function
  public.followers_of(uuid, timestamptz, uuid, integer),
  public.followed_by(uuid, timestamptz, uuid, integer),
  private.own_blocks(),
  public.blocked_people()
  from public, anon, authenticated;
grant execute on function
  public.followers_of(uuid, timestamptz, uuid, integer),
  public.followed_by(uuid, timestamptz, uuid, integer),
  private.own_blocks(),
  public.blocked_people()
  to authenticated;
