-- The discussion of a recipe as its screen shows it: pages of threads with names, what one likes, and
-- what is folded away. The policies of the tables decide what is seen at all. Of ten thousand comments a page reads
-- those that it shows.

create view private.shown_comments with (security_invoker = true) as
select
  comment.id,
  comment.recipe_id,
  comment.parent_comment_id,
  comment.user_id,
  case when comment.user_id is not null then coalesce(author.name, 'Unknown User') end as user_name,
  author.avatar_url,
  case when seen.folded is null or seen.folded = 'moderated' then comment.content else '' end as content,
  comment.rating,
  comment.likes,
  coalesce((select auth.uid()) = any (comment.liked_by), false) as is_liked,
  comment.created_at,
  comment.updated_at,
  seen.folded,
  (
    select count(*)::integer
    from public.comments as reply
    where reply.parent_comment_id = comment.id
  ) as reply_count
from public.comments as comment
left join public.public_profiles as author on author.id = comment.user_id
cross join lateral (
  select
    case
      when comment.user_id is null then null
      when comment.user_id = (select auth.uid()) then
        case when comment.moderated is not null then 'moderated' end
      when
        exists (
          select from public.hidden_comments as hidden
          where hidden.comment_id = comment.id and hidden.user_id = (select auth.uid())
        )
        or exists (
          select from public.reports as report
          where report.comment_id = comment.id and report.reporter_id = (select auth.uid())
        )
        then 'hidden'
      when private.is_reported(comment.id) then 'reported'
    end as folded
) as seen;
comment on view private.shown_comments is
  'Comments as their reader is shown them. `folded`: `hidden` by the reader (who hid or reported it), `reported` by three people; its text then comes only when it is asked for. `moderated`: the reader wrote it, and nobody else sees it.';
grant select on private.shown_comments to authenticated;

create type private.comment_place as (likes integer, created_at timestamptz, id uuid);
comment on type private.comment_place is 'Where a page of comments ended.';

create function private.read_comment_cursor(page_cursor text) returns private.comment_place
language plpgsql stable set search_path = ''
as $$
declare
  parts constant text[] := string_to_array(page_cursor, '|');
begin
  if page_cursor is null then
    return null;
  end if;
  return (parts[1]::integer, parts[2]::timestamptz, parts[3]::uuid)::private.comment_place;
exception when data_exception then
  perform private.refuse('bad_cursor', 'A page goes on after the cursor of the one before.');
end
$$;
comment on function private.read_comment_cursor(text) is
  'Where a page of comments ended; null for the first page. Raises 22023 `bad_cursor`.';
grant execute on function private.read_comment_cursor(text) to authenticated;

create function private.check_comment_page(page_size integer) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 comments.');
  end if;
  return coalesce(page_size, 20);
end
$$;
comment on function private.check_comment_page(integer) is
  'The size of a page of comments, 20 by default. Raises 22023 `bad_page_size`.';
grant execute on function private.check_comment_page(integer) to authenticated;

-- Each order in a query of its own, and the end of the page before as a plain comparison: only so does an index give
-- them in order.
create function private.opening_comments(
  recipe bigint, by_likes boolean, after private.comment_place, wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  until constant timestamptz := coalesce(after.created_at, 'infinity');
  until_id constant uuid := coalesce(after.id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if by_likes then
    return array(
      select comment.id
      from public.comments as comment
      where
        comment.recipe_id = recipe
        and comment.parent_comment_id is null
        -- A rating without words is none to read.
        and (
          comment.content <> ''
          or exists (select from public.comments as reply where reply.parent_comment_id = comment.id)
        )
        and (comment.likes, comment.created_at, comment.id)
          < (coalesce(after.likes, 2147483647), until, until_id)
      order by comment.likes desc, comment.created_at desc, comment.id desc
      limit wanted
    );
  end if;
  return array(
    select comment.id
    from public.comments as comment
    where
      comment.recipe_id = recipe
      and comment.parent_comment_id is null
      and (
        comment.content <> ''
        or exists (select from public.comments as reply where reply.parent_comment_id = comment.id)
      )
      and (comment.created_at, comment.id) < (until, until_id)
    order by comment.created_at desc, comment.id desc
    limit wanted
  );
end
$$;
comment on function private.opening_comments(bigint, boolean, private.comment_place, integer) is
  'The comments of a page that are no replies, in order, after the place at which the page before ended; null for the first page.';
grant execute on function
  private.opening_comments(bigint, boolean, private.comment_place, integer)
  to authenticated;

create function public.comment_threads(
  recipe bigint,
  sort text default 'newest',
  page_after text default null,
  page_size integer default 20
) returns table (
  id uuid,
  parent_comment_id uuid,
  user_id uuid,
  user_name text,
  avatar_url text,
  content text,
  rating smallint,
  likes integer,
  is_liked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  folded text,
  reply_count integer,
  page_cursor text
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant integer := private.check_comment_page(page_size);
  after constant private.comment_place := private.read_comment_cursor(page_after);
  by_likes constant boolean := sort = 'helpful';
begin
  if sort is null or sort not in ('newest', 'helpful') then
    perform private.refuse('bad_sort', 'Comments come by newest or by helpful.');
  end if;
  return query
  with opening as materialized (
    select place.id, place.place
    from unnest(private.opening_comments(recipe, by_likes, after, wanted))
      with ordinality as place (id, place)
  ), line as materialized (
    select opening.id, opening.place, true as is_opening from opening
    union all
    select reply.id, opening.place, false
    from opening
    cross join lateral (
      select comment.id
      from public.comments as comment
      where comment.parent_comment_id = opening.id
      order by comment.created_at, comment.id
      limit 3
    ) as reply
  )
  select
    comment.id, comment.parent_comment_id, comment.user_id, comment.user_name, comment.avatar_url, comment.content,
    comment.rating, comment.likes, comment.is_liked, comment.created_at, comment.updated_at, comment.folded,
    comment.reply_count,
    case when line.is_opening and by_likes then comment.likes else 0 end
      || '|' || comment.created_at || '|' || comment.id
  from line
  join private.shown_comments as comment on comment.id = line.id
  order by line.place, not line.is_opening, comment.created_at, comment.id;
end
$$;
comment on function public.comment_threads(bigint, text, text, integer) is
  'The comments on a recipe by `newest` or by `helpful` (most liked), each followed by its first three replies, oldest first; `page_size` counts comments. `page_after`: the `page_cursor` of the last comment; a page with fewer comments than asked for is the last. `user_id` and `user_name` are null for a tombstone. Errors: 22023 `bad_sort`, `bad_cursor`, `bad_page_size`.';
grant execute on function public.comment_threads(bigint, text, text, integer) to authenticated;

create function public.comment_replies(
  comment uuid, page_after text default null, page_size integer default 20
) returns table (
  id uuid,
  parent_comment_id uuid,
  user_id uuid,
  user_name text,
  avatar_url text,
  content text,
  rating smallint,
  likes integer,
  is_liked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  folded text,
  reply_count integer,
  page_cursor text
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant integer := private.check_comment_page(page_size);
  after constant private.comment_place := private.read_comment_cursor(page_after);
begin
  return query
  select
    reply.id, reply.parent_comment_id, reply.user_id, reply.user_name, reply.avatar_url, reply.content,
    reply.rating, reply.likes, reply.is_liked, reply.created_at, reply.updated_at, reply.folded,
    reply.reply_count, 0 || '|' || reply.created_at || '|' || reply.id
  from private.shown_comments as reply
  where
    reply.parent_comment_id = comment
    and (page_after is null or (reply.created_at, reply.id) > (after.created_at, after.id))
  order by reply.created_at, reply.id
  limit wanted;
end
$$;
comment on function public.comment_replies(uuid, text, integer) is
  'The replies to a comment, oldest first, a page at a time, in the rows of `comment_threads`. Errors: 22023 `bad_cursor`, `bad_page_size`.';
grant execute on function public.comment_replies(uuid, text, integer) to authenticated;
