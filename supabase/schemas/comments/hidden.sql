-- Comments that one does not want to see, besides those that one reported: moderation/reports.sql.

create table public.hidden_comments (
  user_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  comment_id uuid not null references public.comments (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, comment_id)
);
comment on table public.hidden_comments is
  'Comments that somebody does not want to see. It changes nothing for anyone else.';

create index hidden_comments_comment_id_idx on public.hidden_comments (comment_id);

alter table public.hidden_comments enable row level security;
grant select, insert (user_id, comment_id), delete on public.hidden_comments to authenticated;
grant select, insert, update, delete on public.hidden_comments to service_role;
create policy "people see what they hid" on public.hidden_comments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people hide comments that they see" on public.hidden_comments
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.comments as comment where comment.id = comment_id)
  );
create policy "people show again what they hid" on public.hidden_comments
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.hidden_comments
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');
