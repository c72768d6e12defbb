-- What a moderator tells an author, shown in the app until it is dismissed.

create table public.moderation_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  act_id uuid not null references private.moderation_acts (id) on delete cascade,
  kind text not null constraint kind_known check (kind in ('hide', 'remove', 'warn')),
  subject text not null,
  subject_id text not null,
  title text,
  words text,
  created_at timestamptz not null default now(),
  dismissed_at timestamptz
);
comment on table public.moderation_notices is
  'That something of an author was hidden or removed, or that they were warned. Goes when the act is undone.';
comment on column public.moderation_notices.title is 'What it is about: a recipe''s title, a name, or how a comment begins.';
comment on column public.moderation_notices.dismissed_at is 'When its reader had read it.';

create index moderation_notices_user_id_idx on public.moderation_notices (user_id, created_at);
create index moderation_notices_act_id_idx on public.moderation_notices (act_id);

alter table public.moderation_notices enable row level security;
grant select, update (dismissed_at) on public.moderation_notices to authenticated;
grant select, insert, update, delete on public.moderation_notices to service_role;
create policy "people read what they are told" on public.moderation_notices
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people dismiss what they are told" on public.moderation_notices
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
