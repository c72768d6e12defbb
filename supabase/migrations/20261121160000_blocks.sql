-- Who has blocked whom. One block parts two people both ways: neither sees the other.

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
revoke all on public.blocks from public, anon, authenticated;
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

create function private.is_parted(one uuid, other uuid) returns boolean
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
comment on function private.is_parted(uuid, uuid) is
  'Whether either of the two has blocked the other. False for oneself and for null.';
revoke all on function private.is_parted(uuid, uuid) from public, anon, authenticated;
grant execute on function private.is_parted(uuid, uuid) to authenticated, service_role;

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
revoke all on function private.end_follows() from public, anon, authenticated;

create trigger end_follows after insert on public.blocks
  for each row execute function private.end_follows();
