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

create index follows_followed_id_idx on public.follows (followed_id);

alter table public.follows enable row level security;
revoke all on public.follows from public, anon, authenticated;
grant select, insert (follower_id, followed_id), delete on public.follows to authenticated;
grant select, insert, update, delete on public.follows to service_role;

create policy "signed-in people see who follows whom" on public.follows
  for select to authenticated using (true);
create policy "people follow as themselves" on public.follows
  for insert to authenticated with check (follower_id = (select auth.uid()));
create policy "people unfollow as themselves" on public.follows
  for delete to authenticated using (follower_id = (select auth.uid()));

create trigger enforce_row_limit after insert on public.follows
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('follower_id', '1000');
