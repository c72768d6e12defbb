-- What moderators read: what waits, and what was done.

create function private.reported_things(after timestamptz, after_id text, page_size integer)
returns table (
  thing text, thing_id text, author_id uuid, author_name text, report_count integer,
  first_reported_at timestamptz, reasons jsonb, snapshot jsonb, current_content jsonb, is_judgeable boolean
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query
  select
    waiting.subject, waiting.subject_id, waiting.author_id, coalesce(author.name, 'Unknown User'),
    waiting.report_count, waiting.first_at, waiting.reasons, waiting.snapshot,
    private.content_of(waiting.subject, waiting.subject_id) - 'author',
    auth.uid() is null
      or (waiting.author_id is distinct from auth.uid() and not private.is_moderator(waiting.author_id))
  from (
    select
      report.subject, report.subject_id, (array_agg(report.author_id))[1] as author_id,
      count(*)::integer as report_count, min(report.created_at) as first_at,
      jsonb_path_query_array(
        jsonb_agg(
          jsonb_build_object('reason', report.reason, 'words', report.words, 'id', report.id)
          order by report.created_at
        ),
        '$[0 to 19]'
      ) as reasons,
      (array_agg(report.snapshot order by report.created_at))[1] as snapshot
    from public.reports as report
    where report.resolved_at is null
    group by report.subject, report.subject_id
  ) as waiting
  left join public.public_profiles as author on author.id = waiting.author_id
  where after is null or (waiting.first_at, waiting.subject_id) > (after, after_id)
  order by waiting.first_at, waiting.subject_id
  limit page_size;
end
$$;
comment on function private.reported_things(timestamptz, text, integer) is
  'The things that were reported and wait, the one first that waits longest, with what they showed when they were first reported and what they show now. Error: 22023 `bad_page_size`.';

create function private.moderation_reports(after timestamptz, after_id text, page_size integer)
returns table (
  thing text, thing_id text, author_id uuid, author_name text, report_count integer,
  first_reported_at timestamptz, reasons jsonb, snapshot jsonb, current_content jsonb, is_judgeable boolean
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
begin
  perform private.require_moderator();
  return query select * from private.reported_things(after, after_id, page_size);
end
$$;
comment on function private.moderation_reports(timestamptz, text, integer) is 'See public.moderation_reports.';
grant execute on function private.moderation_reports(timestamptz, text, integer) to authenticated;

create function public.moderation_reports(
  after timestamptz default null, after_id text default null, page_size integer default 20
)
returns table (
  thing text, thing_id text, author_id uuid, author_name text, report_count integer,
  first_reported_at timestamptz, reasons jsonb, snapshot jsonb, current_content jsonb, is_judgeable boolean
)
language sql stable rows 20 set search_path = ''
as $$
  select * from private.moderation_reports(after, after_id, page_size)
$$;
comment on function public.moderation_reports(timestamptz, text, integer) is
  'For moderators: what was reported and waits, the longest first, after the last one of the page before (`first_reported_at`, `thing_id`). `reasons`: up to 20 of {reason, words, id}, never by whom. `snapshot` and `current_content`: {title, text, image, recipe_id}; the second null where it is gone. `is_judgeable`: not the caller’s own, nor a moderator’s. Errors: 42501 `moderator_required`; 22023 `bad_page_size`.';
grant execute on function public.moderation_reports(timestamptz, text, integer) to authenticated;

create function private.moderation_acts(before timestamptz, before_id uuid, page_size integer)
returns table (
  id uuid, kind text, thing text, thing_id text, author_id uuid, author_name text, title text,
  words text, made_at timestamptz, made_by text, undone_at timestamptz
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_moderator();
  perform private.check_page(page_size);
  return query
  select
    act.id, act.kind, act.subject, act.subject_id, act.author_id, coalesce(author.name, 'Unknown User'),
    left(coalesce(act.content ->> 'title', act.content ->> 'text'), 100), act.words, act.made_at,
    case when not act.by_operator then coalesce(moderator.name, 'Unknown User') end, act.undone_at
  from private.moderation_acts as act
  left join public.public_profiles as author on author.id = act.author_id
  left join public.public_profiles as moderator on moderator.id = act.moderator_id
  where before is null or (act.made_at, act.id) < (before, before_id)
  order by act.made_at desc, act.id desc
  limit page_size;
end
$$;
comment on function private.moderation_acts(timestamptz, uuid, integer) is 'See public.moderation_acts.';
grant execute on function private.moderation_acts(timestamptz, uuid, integer) to authenticated;

create function public.moderation_acts(
  before timestamptz default null, before_id uuid default null, page_size integer default 20
)
returns table (
  id uuid, kind text, thing text, thing_id text, author_id uuid, author_name text, title text,
  words text, made_at timestamptz, made_by text, undone_at timestamptz
)
language sql stable rows 20 set search_path = ''
as $$
  select * from private.moderation_acts(before, before_id, page_size)
$$;
comment on function public.moderation_acts(timestamptz, uuid, integer) is
  'For moderators: what was done, the latest first, before the last one of the page before. `made_by` is null for the operator. Errors: 42501 `moderator_required`; 22023 `bad_page_size`.';
grant execute on function public.moderation_acts(timestamptz, uuid, integer) to authenticated;
