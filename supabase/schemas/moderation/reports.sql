-- What people find wrong: comments, others' recipes, photos, profiles. One table of all reports, which their reporters and the
-- moderators read, each in their own way.

create function private.content_of(subject text, subject_id text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  case subject
    when 'comment' then
      return (
        select jsonb_build_object(
          'author', comment.user_id, 'text', comment.content, 'recipe_id', comment.recipe_id,
          'mark', comment.moderated
        )
        from public.comments as comment
        where comment.id = subject_id::uuid and comment.user_id is not null
      );
    when 'recipe' then
      return (
        select jsonb_build_object(
          'author', card.owner_id, 'title', card.title, 'recipe_id', card.id, 'image', card.image,
          'source', card.source_url, 'mark', card.moderated,
          -- A recipe may be far longer than anybody has to read to judge it.
          'text', left(
            concat_ws(
              E'\n', nullif(card.summary, ''),
              (
                select string_agg(coalesce(measure.original_text, line.name), E'\n' order by line.position)
                from public.recipe_ingredients as line
                left join public.recipe_measures as measure using (recipe_id, position)
                where line.recipe_id = card.id
              ),
              (
                select string_agg(step, E'\n')
                from public.recipe_details as body, jsonb_array_elements_text(body.instructions) as step
                where body.recipe_id = card.id
              ),
              (
                select concat_ws(E'\n', body.tip, body.storage)
                from public.recipe_details as body where body.recipe_id = card.id
              )
            ),
            4000
          )
        )
        from public.recipe_cards as card
        where card.id = subject_id::bigint and card.owner_id is not null
      );
    when 'photo' then
      return (
        select jsonb_build_object(
          'author', photo.user_id, 'title', coalesce(photo.dish_title, card.title), 'text', photo.note,
          'image', private.picture_address(photo.user_id, photo.picture_id),
          'recipe_id', photo.recipe_id, 'mark', photo.moderated
        )
        from public.cook_photos as photo
        left join public.recipe_cards as card on card.id = photo.recipe_id
        where photo.id = subject_id::uuid
      );
    when 'profile' then
      return (
        select jsonb_build_object(
          'author', profile.id, 'title', profile.name, 'text', coalesce(profile.email, ''),
          'image', profile.avatar_url, 'mark', profile.moderated
        )
        from public.public_profiles as profile where profile.id = subject_id::uuid
      );
    else
      return null;
  end case;
end
$$;
comment on function private.content_of(text, text) is
  'What a `comment`, a person''s own `recipe`, a `photo` or a `profile` shows now: author, title, text (at most 4,000 characters of a recipe), image, recipe_id, mark; null where there is none.';

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid()
    references public.public_profiles (id) on delete cascade,
  comment_id uuid,
  recipe_id bigint,
  profile_id uuid,
  reason text not null constraint reason_known
    check (reason in ('spam', 'unkind', 'unsafe', 'picture', 'copied', 'off-topic', 'other')),
  words text constraint words_length check (char_length(words) <= 500 and words ~ '\S'),
  created_at timestamptz not null default now(),
  author_id uuid not null default auth.uid() references public.public_profiles (id) on delete cascade,
  snapshot jsonb not null default '{}',
  resolved_at timestamptz,
  act_id uuid,
  photo_id uuid,
  subject text not null generated always as (
    case
      when comment_id is not null then 'comment'
      when recipe_id is not null then 'recipe'
      when photo_id is not null then 'photo'
      else 'profile'
    end
  ) stored,
  subject_id text not null generated always as (
    coalesce(comment_id::text, recipe_id::text, photo_id::text, profile_id::text)
  ) stored,
  constraint one_subject check (num_nonnulls(comment_id, recipe_id, photo_id, profile_id) = 1),
  constraint reports_comment_once unique (reporter_id, comment_id),
  constraint reports_recipe_once unique (reporter_id, recipe_id),
  constraint reports_profile_once unique (reporter_id, profile_id),
  constraint reports_photo_once unique (reporter_id, photo_id)
);
comment on table public.reports is
  'That somebody finds a comment, a recipe, a photo or a profile wrong, and why. Only its reporter reads a report; moderators read what was reported, and never by whom. It outlives what it is about: that is judged by `snapshot`.';
comment on column public.reports.reason is
  '`unsafe`: following it could make somebody ill. `picture`: it is about the picture. `copied`: it is somebody else''s.';
comment on column public.reports.author_id is 'Whose thing it is; set by a trigger, as the snapshot.';
comment on column public.reports.snapshot is 'What it showed when it was reported: private.content_of.';
comment on column public.reports.resolved_at is 'When a moderator or the operator was done with it; null while it is open.';
comment on column public.reports.act_id is 'What was done: private.moderation_acts.';

create index reports_author_id_idx on public.reports (author_id);
create index reports_comment_id_idx on public.reports (comment_id) where comment_id is not null;
create index reports_act_id_idx on public.reports (act_id) where act_id is not null;
create index reports_open_idx on public.reports (subject, subject_id, created_at)
  where resolved_at is null;

alter table public.reports enable row level security;
grant
  select (id, reporter_id, comment_id, recipe_id, profile_id, photo_id, reason, words, created_at),
  insert (reporter_id, comment_id, recipe_id, profile_id, photo_id, reason, words),
  delete
  on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
create policy "people see their own reports" on public.reports
  for select to authenticated using (reporter_id = (select auth.uid()));

-- The policies of the things themselves decide what there is to report: what one does not see is not there.
create policy "people report what others show them" on public.reports
  for insert to authenticated with check (
    reporter_id = (select auth.uid())
    and (
      exists (
        select from public.comments as comment
        where comment.id = comment_id and comment.user_id <> (select auth.uid())
      )
      or exists (
        select from public.recipe_cards as card
        where card.id = recipe_id and card.owner_id <> (select auth.uid())
      )
      or exists (
        select from public.cook_photos as photo
        where photo.id = photo_id and photo.user_id <> (select auth.uid())
      )
      or exists (
        select from public.public_profiles as profile
        where profile.id = profile_id and profile.id <> (select auth.uid())
      )
    )
  );
-- What was judged stays.
create policy "people take back their own open reports" on public.reports
  for delete to authenticated using (reporter_id = (select auth.uid()) and resolved_at is null);
create trigger enforce_row_limit after insert on public.reports
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('reporter_id', '1000');

create function private.prepare_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Generated columns are not there yet.
  content constant jsonb := private.content_of(
    case
      when new.comment_id is not null then 'comment' when new.recipe_id is not null then 'recipe'
      when new.photo_id is not null then 'photo' else 'profile'
    end,
    coalesce(new.comment_id::text, new.recipe_id::text, new.photo_id::text, new.profile_id::text)
  );
begin
  new.author_id = (content ->> 'author')::uuid;
  new.snapshot = content - 'author' - 'mark';
  new.words = private.trimmed(new.words);
  return new;
end
$$;
comment on function private.prepare_report() is
  'Before-insert trigger of reports: stores whose thing it is and what it shows. The policy then decides whether the reporter sees it; what is not there is refused alike.';
create trigger prepare_report before insert on public.reports
  for each row execute function private.prepare_report();

-- The name under which apps report a comment.
create view public.comment_reports with (security_invoker = true) as
select report.reporter_id as user_id, report.comment_id, report.reason, report.created_at
from public.reports as report
where report.comment_id is not null;
comment on view public.comment_reports is 'The reports of comments, as apps write and take them back.';
grant select, insert (user_id, comment_id, reason), delete
  on public.comment_reports to authenticated;
grant select, insert, update, delete on public.comment_reports to service_role;

create function private.is_reported(comment uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= 3
  from public.reports as report
  where report.comment_id = comment and report.resolved_at is null
$$;
comment on function private.is_reported(uuid) is
  'Whether three people reported a comment, and nobody judged it yet. From then on its text is folded away for everyone but its author.';
grant execute on function private.is_reported(uuid) to authenticated, service_role;

create function private.open_reports()
returns table (reports bigint, oldest timestamptz, newest timestamptz)
language sql stable security definer set search_path = ''
as $$
  select count(*), min(report.created_at), max(report.created_at)
  from public.reports as report
  where report.resolved_at is null
$$;
comment on function private.open_reports() is 'How many reports wait, and since when the first and the last do.';
grant execute on function private.open_reports() to service_role, supabase_auth_admin;
