-- The discussion of a recipe as its screen shows it: pages of threads with names, what one likes, and
-- what is folded away. The policies of the tables below decide what is seen at all.

create view private.shown_comments with (security_invoker = true) as
select
  said.id,
  said.recipe_id,
  said.parent_comment_id,
  said.user_id,
  case when said.user_id is not null then coalesce(author.name, 'Unknown User') end as user_name,
  author.avatar_url,
  case when seen.folded is null then said.content else '' end as content,
  said.rating,
  said.likes,
  coalesce((select auth.uid()) = any (said.liked_by), false) as is_liked,
  said.created_at,
  said.updated_at,
  seen.folded,
  (
    select count(*)::integer
    from public.comments as reply
    where reply.parent_comment_id = said.id
  ) as reply_count
from public.comments as said
left join public.public_profiles as author on author.id = said.user_id
cross join lateral (
  select
    case
      when said.user_id is null or said.user_id = (select auth.uid()) then null
      when
        exists (
          select from public.hidden_comments as hidden
          where hidden.comment_id = said.id and hidden.user_id = (select auth.uid())
        )
        or exists (
          select from public.comment_reports as report
          where report.comment_id = said.id and report.user_id = (select auth.uid())
        )
        then 'hidden'
      when private.is_reported(said.id) then 'reported'
    end as folded
) as seen;
comment on view private.shown_comments is
  'Comments as their reader is shown them. `folded`: `hidden` by the reader (who hid or reported it), `reported` by three people; its text then comes only when it is asked for.';
revoke all on private.shown_comments from public, anon, authenticated;
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
  'The size of a page of comments, 20 unless said. Raises 22023 `bad_page_size`.';

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
  with opening as (
    select
      said.id,
      case when by_likes then said.likes else 0 end as weight,
      said.created_at
    from public.comments as said
    where
      said.recipe_id = recipe
      and said.parent_comment_id is null
      -- A rating without words is none to read.
      and (
        said.content <> ''
        or exists (select from public.comments as reply where reply.parent_comment_id = said.id)
      )
      and (
        page_after is null
        or (case when by_likes then said.likes else 0 end, said.created_at, said.id)
          < (after.likes, after.created_at, after.id)
      )
    order by case when by_likes then said.likes else 0 end desc, said.created_at desc, said.id desc
    limit wanted
  ), line as (
    select opening.id, opening.id as thread from opening
    union all
    select reply.id, opening.id
    from opening
    cross join lateral (
      select said.id
      from public.comments as said
      where said.parent_comment_id = opening.id
      order by said.created_at, said.id
      limit 3
    ) as reply
  )
  select
    said.id, said.parent_comment_id, said.user_id, said.user_name, said.avatar_url, said.content,
    said.rating, said.likes, said.is_liked, said.created_at, said.updated_at, said.folded,
    said.reply_count,
    case when said.id = opening.id then opening.weight else 0 end
      || '|' || said.created_at || '|' || said.id
  from line
  join opening on opening.id = line.thread
  join private.shown_comments as said on said.id = line.id
  order by
    opening.weight desc, opening.created_at desc, opening.id desc,
    said.parent_comment_id is not null, said.created_at, said.id;
end
$$;
comment on function public.comment_threads(bigint, text, text, integer) is
  'The comments on a recipe by `newest` or by `helpful` (most liked), each followed by its first three replies, oldest first; `page_size` counts comments. `page_after`: the `page_cursor` of the last comment; a page with fewer comments than asked for is the last. `user_id` and `user_name` are null for a tombstone. Errors: 22023 `bad_sort`, `bad_cursor`, `bad_page_size`.';

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
    said.id, said.parent_comment_id, said.user_id, said.user_name, said.avatar_url, said.content,
    said.rating, said.likes, said.is_liked, said.created_at, said.updated_at, said.folded,
    said.reply_count, 0 || '|' || said.created_at || '|' || said.id
  from private.shown_comments as said
  where
    said.parent_comment_id = comment
    and (page_after is null or (said.created_at, said.id) > (after.created_at, after.id))
  order by said.created_at, said.id
  limit wanted;
end
$$;
comment on function public.comment_replies(uuid, text, integer) is
  'The replies to a comment, oldest first, a page at a time, in the rows of `comment_threads`. Errors: 22023 `bad_cursor`, `bad_page_size`.';

create function private.count_comments(recipe bigint) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from public.comments as said
  where said.recipe_id = recipe and said.content <> ''
$$;
comment on function private.count_comments(bigint) is
  'How many comments and replies with words a recipe has, for whom may not read them too. Its caller sees the recipe.';

create function private.own_rating(recipe bigint) returns smallint
language plpgsql stable set search_path = ''
as $$
begin
  -- Visitors have no right to ask for comments.
  if (select auth.uid()) is null then
    return null;
  end if;
  return (
    select said.rating
    from public.comments as said
    where
      said.recipe_id = recipe and said.user_id = (select auth.uid()) and said.rating is not null
    order by said.created_at desc, said.id desc
    limit 1
  );
end
$$;
comment on function private.own_rating(bigint) is 'The caller''s rating of a recipe: the newest; null without one.';

create function public.comment_summary(recipe bigint)
returns table (
  rating numeric,
  review_count integer,
  comment_count integer,
  own_rating smallint,
  is_own boolean
)
language sql stable set search_path = ''
as $$
  select
    card.rating,
    card.review_count,
    private.count_comments(card.id),
    private.own_rating(card.id),
    coalesce(card.owner_id = (select auth.uid()), false)
  from public.recipe_cards as card
  where card.id = recipe
$$;
comment on function public.comment_summary(bigint) is
  'How a recipe is rated and how much is said of it, for visitors too; the caller''s own rating, and whether it is their own recipe, which they do not rate. No row where the recipe is not to be seen.';

create function public.rate_recipe(recipe bigint, stars smallint default null) returns void
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if stars is null then
    delete from public.comments as said
    where said.recipe_id = recipe and said.user_id = caller and said.content = '';
    update public.comments as said
    set rating = null
    where said.recipe_id = recipe and said.user_id = caller and said.rating is not null;
    return;
  end if;
  update public.comments as said
  set rating = stars
  where said.id = (
    select newest.id
    from public.comments as newest
    where newest.recipe_id = recipe and newest.user_id = caller and newest.rating is not null
    order by newest.created_at desc, newest.id desc
    limit 1
  );
  if not found then
    insert into public.comments (recipe_id, user_id, content, rating)
    values (recipe, caller, '', stars);
  end if;
end
$$;
comment on function public.rate_recipe(bigint, smallint) is
  'Sets the caller''s rating (1–5) of a recipe without words: where they rated it before, there; else as a comment without a text. Null takes every rating of theirs back. Errors: those of writing a comment; 23514 on one''s own recipe.';

revoke all on function
  private.read_comment_cursor(text),
  private.check_comment_page(integer),
  private.count_comments(bigint),
  private.own_rating(bigint),
  public.comment_threads(bigint, text, text, integer),
  public.comment_replies(uuid, text, integer),
  public.comment_summary(bigint),
  public.rate_recipe(bigint, smallint)
  from public, anon, authenticated;
grant execute on function
  private.count_comments(bigint),
  private.own_rating(bigint),
  public.comment_summary(bigint)
  to anon, authenticated, service_role;
grant execute on function
  private.read_comment_cursor(text),
  private.check_comment_page(integer),
  public.comment_threads(bigint, text, text, integer),
  public.comment_replies(uuid, text, integer),
  public.rate_recipe(bigint, smallint)
  to authenticated;
