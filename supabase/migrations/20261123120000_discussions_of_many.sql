-- A recipe of which ten thousand people speak: its page reads the comments that it shows, not all of them.

-- By most liked; the newest come by `comments_recipe_id_idx`, from its end.
create index comments_helpful_idx on public.comments (recipe_id, likes, created_at, id)
  where parent_comment_id is null;
-- How many there are is counted in the index alone.
create index comments_with_words_idx on public.comments (recipe_id) where content <> '';

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
      select said.id
      from public.comments as said
      where
        said.recipe_id = recipe
        and said.parent_comment_id is null
        -- A rating without words is none to read.
        and (
          said.content <> ''
          or exists (select from public.comments as reply where reply.parent_comment_id = said.id)
        )
        and (said.likes, said.created_at, said.id)
          < (coalesce(after.likes, 2147483647), until, until_id)
      order by said.likes desc, said.created_at desc, said.id desc
      limit wanted
    );
  end if;
  return array(
    select said.id
    from public.comments as said
    where
      said.recipe_id = recipe
      and said.parent_comment_id is null
      and (
        said.content <> ''
        or exists (select from public.comments as reply where reply.parent_comment_id = said.id)
      )
      and (said.created_at, said.id) < (until, until_id)
    order by said.created_at desc, said.id desc
    limit wanted
  );
end
$$;
comment on function private.opening_comments(bigint, boolean, private.comment_place, integer) is
  'The comments of a page that are no replies, in order, after the place at which the page before ended; null for the first page.';
revoke all on function
  private.opening_comments(bigint, boolean, private.comment_place, integer)
  from public, anon, authenticated;
grant execute on function
  private.opening_comments(bigint, boolean, private.comment_place, integer)
  to authenticated;

create or replace function public.comment_threads(
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
    case when line.is_opening and by_likes then said.likes else 0 end
      || '|' || said.created_at || '|' || said.id
  from line
  join private.shown_comments as said on said.id = line.id
  order by line.place, not line.is_opening, said.created_at, said.id;
end
$$;
