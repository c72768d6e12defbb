create table public.ai_usage (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  used_at timestamptz not null default now()
);
comment on table public.ai_usage is
  'One row for each question to the Personal Chef: what its limits by minute, by day and for the whole service are counted from.';

create index ai_usage_user_id_idx on public.ai_usage (user_id, used_at);
create index ai_usage_used_at_idx on public.ai_usage (used_at);

alter table public.ai_usage enable row level security;
revoke all on public.ai_usage from public, anon, authenticated;
revoke all on sequence public.ai_usage_id_seq from public, anon, authenticated;
grant select, insert, delete on public.ai_usage to service_role;

create policy "the chef alone counts its use" on public.ai_usage
  for all to service_role using (true) with check (true);
