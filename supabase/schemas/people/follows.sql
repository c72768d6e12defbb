-- Who follows whom. Counts are derived from the rows, so nobody can inflate them.

create table public.follows (
  follower_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  followed_id uuid not null references public.public_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  constraint not_oneself check (follower_id <> followed_id)
);
comment on table public.follows is 'One row for each pair: a second follow changes nothing.';

-- Lists and feed go from the newest back.
create index follows_newest_followers_idx on public.follows (followed_id, created_at desc, follower_id);
create index follows_newest_followed_idx on public.follows (follower_id, created_at desc, followed_id);

alter table public.follows enable row level security;
grant select, insert (follower_id, followed_id), delete on public.follows to authenticated;
grant select, insert, update, delete on public.follows to service_role;
create policy "signed-in people see who follows whom" on public.follows
  for select to authenticated using (
    follower_id <> all ((select private.blocked_users())::uuid[])
    and followed_id <> all ((select private.blocked_users())::uuid[])
  );
create policy "people follow as themselves" on public.follows
  for insert to authenticated with check (follower_id = (select auth.uid()));
create policy "people unfollow as themselves" on public.follows
  for delete to authenticated using (follower_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.follows
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('follower_id', '5000');

-- With more rights than its caller: somebody who blocked the caller must look like nobody at all.
create function private.prepare_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A follow in another's name is for the policy to refuse, alike for all: it reveals nothing of those two.
  if new.follower_id <> auth.uid() then
    return new;
  end if;
  perform from public.public_profiles as person
  where person.id = least(new.follower_id, new.followed_id)
  for key share;
  if
    private.is_blocked(new.follower_id, new.followed_id)
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
  'Before-insert trigger of follows. Raises 23503 `person_not_found`, for blocked users as for nobody.';
create trigger prepare_follow before insert on public.follows
  for each row execute function private.prepare_follow();

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
grant execute on function public.followers_of(uuid, timestamptz, uuid, integer) to authenticated;

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
grant execute on function public.followed_by(uuid, timestamptz, uuid, integer) to authenticated;
