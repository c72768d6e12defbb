-- Whose comments one does not see: those of blocked users, and those that one hid or reported.

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

create table public.comment_reports (
  user_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  comment_id uuid not null references public.comments (id) on delete cascade,
  reason text not null constraint reason_known
    check (reason in ('spam', 'unkind', 'unsafe', 'off-topic', 'other')),
  created_at timestamptz not null default now(),
  primary key (user_id, comment_id)
);
comment on table public.comment_reports is
  'That somebody finds a comment wrong, and why. Nobody reads another''s report: neither the author nor the other readers learn who it was.';
comment on column public.comment_reports.reason is
  '`unsafe`: following it could make somebody ill.';

create index comment_reports_comment_id_idx on public.comment_reports (comment_id);

alter table public.comment_reports enable row level security;
grant select, insert (user_id, comment_id, reason), delete
  on public.comment_reports to authenticated;
grant select, insert, update, delete on public.comment_reports to service_role;
create policy "people see their own reports" on public.comment_reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people report others' comments that they see" on public.comment_reports
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (
      select
      from public.comments as comment
      where comment.id = comment_id and comment.user_id <> (select auth.uid())
    )
  );
create policy "people take back their own reports" on public.comment_reports
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.comment_reports
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.is_reported(comment uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= 3 from public.comment_reports as report where report.comment_id = comment
$$;
comment on function private.is_reported(uuid) is
  'Whether three people reported a comment. From then on its text is folded away for everyone but its author.';
grant execute on function private.is_reported(uuid) to authenticated, service_role;
