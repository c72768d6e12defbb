-- Who has blocked whom. A block works both ways: neither of the two sees the other.

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
grant execute on function private.check_page(integer) to authenticated;

create table public.blocks (
  blocker_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  blocked_id uuid not null references public.public_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint not_oneself check (blocker_id <> blocked_id)
);
comment on table public.blocks is
  'One row for each person that somebody blocked. Only its maker reads it: nobody learns that they are blocked.';

create index blocks_blocked_id_idx on public.blocks (blocked_id);

alter table public.blocks enable row level security;
grant select, insert (blocker_id, blocked_id), delete on public.blocks to authenticated;
grant select, insert, update, delete on public.blocks to service_role;
create policy "people see whom they blocked" on public.blocks
  for select to authenticated using (blocker_id = (select auth.uid()));
create policy "people block as themselves" on public.blocks
  for insert to authenticated with check (blocker_id = (select auth.uid()));
create policy "people take back their own blocks" on public.blocks
  for delete to authenticated using (blocker_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.blocks
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('blocker_id', '1000');

create function private.is_blocked(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from public.blocks as block
    where
      (block.blocker_id = one and block.blocked_id = other)
      or (block.blocker_id = other and block.blocked_id = one)
  )
$$;
comment on function private.is_blocked(uuid, uuid) is
  'Whether either of the two has blocked the other. False for oneself and for null.';
grant execute on function private.is_blocked(uuid, uuid) to authenticated, service_role;

create function private.blocked_users() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select block.blocked_id from public.blocks as block where block.blocker_id = auth.uid()
    union
    select block.blocker_id from public.blocks as block where block.blocked_id = auth.uid()
  )
$$;

-- Nobody sees the profile of a user whom they blocked or who blocked them.
create policy "signed-in people read profiles" on public.public_profiles
  for select to authenticated using (
    id <> all ((select private.blocked_users())::uuid[])
    and (moderated is null or id = (select auth.uid()))
  );
comment on function private.blocked_users() is
  'The users whom the caller blocked and those who blocked the caller: private.is_blocked for many rows at once.';
grant execute on function private.blocked_users() to authenticated, service_role;

-- With more rights than its caller: one of the two follows is the other person's row.
create function private.end_follows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.follows as follow
  where
    (follow.follower_id, follow.followed_id)
    in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end
$$;
comment on function private.end_follows() is
  'After-insert trigger of blocks: neither follows the other any longer.';
create trigger end_follows after insert on public.blocks
  for each row execute function private.end_follows();

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
create trigger prepare_block before insert on public.blocks
  for each row execute function private.prepare_block();

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
grant execute on function private.own_blocks() to authenticated;

create function public.blocked_people()
returns table (id uuid, name text, avatar_url text, blocked_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.own_blocks()
$$;
comment on function public.blocked_people() is
  'Whom the caller blocked, newest first: the one place where these people are named to them.';
grant execute on function public.blocked_people() to authenticated;

create function private.blocked_users_or_none() returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  -- A visitor has blocked nobody, and has no right to blocked_users.
  if auth.uid() is null then
    return '{}';
  end if;
  return private.blocked_users();
end
$$;
comment on function private.blocked_users_or_none() is
  'As private.blocked_users, and empty for a visitor.';
grant execute on function private.blocked_users_or_none() to anon, authenticated, service_role;
