-- What people did where the caller may see it: of one person, and of those whom one follows.

create function private.is_folded(comment uuid) returns boolean
language sql stable set search_path = ''
as $$
  select
    exists (
      select from public.hidden_comments as hidden
      where hidden.comment_id = comment and hidden.user_id = (select auth.uid())
    )
    or exists (
      select from public.reports as report
      where report.comment_id = comment and report.reporter_id = (select auth.uid())
    )
    or private.is_reported(comment)
$$;
comment on function private.is_folded(uuid) is
  'Whether a comment of somebody else is hidden by the caller, or reported: as `private.shown_comments`.';
grant execute on function private.is_folded(uuid) to authenticated;

-- With more rights than its caller, and nothing but keys: of five thousand people's acts the policies
-- check the newest alone.
create function private.newest_acts(
  people uuid[], until timestamptz, until_id text, wanted integer
) returns table (
  id text, created_at timestamptz, comment_id uuid, follower_id uuid, followed_id uuid,
  recipe_id bigint
)
language sql stable security definer set search_path = ''
as $$
  select act.id, act.created_at, act.comment_id, act.follower_id, act.followed_id, act.recipe_id
  from unnest(people) as someone(id)
  cross join lateral (
    (
      select
        ('comment:' || comment.id) collate "C" as id, comment.created_at,
        comment.id as comment_id, null::uuid as follower_id, null::uuid as followed_id,
        null::bigint as recipe_id
      from public.comments as comment
      where
        comment.user_id = someone.id
        and comment.created_at <= until
        and (
          comment.created_at < until or ('comment:' || comment.id) collate "C" < until_id
        )
      order by comment.created_at desc, comment.id desc
      limit wanted
    )
    union all
    (
      select
        ('follow:' || follow.follower_id || ':' || follow.followed_id) collate "C",
        follow.created_at, null, follow.follower_id, follow.followed_id, null
      from public.follows as follow
      where
        follow.follower_id = someone.id
        and follow.created_at <= until
        and (
          follow.created_at < until
          or ('follow:' || follow.follower_id || ':' || follow.followed_id) collate "C" < until_id
        )
      order by follow.created_at desc, follow.followed_id desc
      limit wanted
    )
    union all
    (
      select ('recipe:' || card.id) collate "C", card.created_at, null, null, null, card.id
      from public.recipe_cards as card
      where
        card.owner_id = someone.id
        and card.created_at <= until
        and (card.created_at < until or ('recipe:' || card.id) collate "C" < until_id)
      order by card.created_at desc, ('recipe:' || card.id) collate "C" desc
      limit wanted
    )
  ) as act
  order by act.created_at desc, act.id desc
  limit wanted
$$;
comment on function private.newest_acts(uuid[], timestamptz, text, integer) is
  'The keys of the newest things that people did before a moment, seen or not: `private.acts_of` asks what may be seen.';
grant execute on function private.newest_acts(uuid[], timestamptz, text, integer) to authenticated;

create function private.acts_of(
  people uuid[], before timestamptz, before_id text, page_size integer
) returns table (
  id text,
  type text,
  user_id uuid,
  user_name text,
  user_avatar text,
  recipe_id bigint,
  recipe_title text,
  recipe_image text,
  recipe_owner uuid,
  content text,
  rating integer,
  other_id uuid,
  other_name text,
  created_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  reader constant uuid := auth.uid();
  until timestamptz := coalesce(before, 'infinity');
  until_id text := coalesce(before_id, '~');
  wanted integer := page_size + 10;
  found_so_far integer := 0;
  found_now integer;
  keys jsonb;
begin
  perform private.check_page(page_size);
  loop
    select coalesce(jsonb_agg(to_jsonb(act)), '[]') into keys
    from private.newest_acts(people, until, until_id, wanted) as act;
    return query
    select
      act.id,
      case
        when act.followed_id is not null then 'follow'
        when act.comment_id is null then 'recipe'
        when comment.rating is null then 'comment'
        else 'rating'
      end,
      coalesce(comment.user_id, follow.follower_id, shared.owner_id),
      coalesce(actor.name, 'Unknown User'),
      actor.avatar_url,
      card.id, card.title, card.image, card.owner_id,
      nullif(comment.content, ''),
      comment.rating::integer,
      follow.followed_id,
      case when follow.followed_id is not null then coalesce(other.name, 'Unknown User') end,
      act.created_at
    from jsonb_to_recordset(keys) as act(
      id text, created_at timestamptz, comment_id uuid, follower_id uuid, followed_id uuid,
      recipe_id bigint
    )
    left join public.comments as comment on comment.id = act.comment_id
    left join public.follows as follow
      on follow.follower_id = act.follower_id and follow.followed_id = act.followed_id
    left join public.recipe_cards as shared
      on shared.id = act.recipe_id and shared.visibility <> 'private'
    left join public.recipe_cards as card on card.id = coalesce(comment.recipe_id, shared.id)
    left join public.public_profiles as actor
      on actor.id = coalesce(comment.user_id, follow.follower_id, shared.owner_id)
    left join public.public_profiles as other on other.id = follow.followed_id
    where
      follow.followed_id is not null
      or shared.id is not null
      -- What is folded away in the discussion is not unfolded here.
      or comment.user_id = reader
      or (comment.id is not null and not private.is_folded(comment.id))
    order by act.created_at desc, act.id collate "C" desc
    limit page_size - found_so_far;
    get diagnostics found_now = row_count;
    found_so_far := found_so_far + found_now;
    exit when found_so_far >= page_size or jsonb_array_length(keys) < wanted;
    until := (keys -> -1 ->> 'created_at')::timestamptz;
    until_id := keys -> -1 ->> 'id';
    wanted := wanted * 2;
  end loop;
end
$$;
comment on function private.acts_of(uuid[], timestamptz, text, integer) is
  'The comments, ratings, recipes and follows of these people, as far as the caller may see it, newest first, after the last line of the page before. Error: 22023 `bad_page_size`.';
grant execute on function private.acts_of(uuid[], timestamptz, text, integer) to authenticated;

create function public.person_activity(
  person uuid, before timestamptz default null, before_id text default null,
  page_size integer default 20
) returns table (
  id text, type text, user_id uuid, user_name text, user_avatar text, recipe_id bigint,
  recipe_title text, recipe_image text, recipe_owner uuid, content text, rating integer,
  other_id uuid, other_name text, created_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select act.*
  from private.acts_of(
    array(
      select profile.id from public.public_profiles as profile where profile.id = person
    ),
    before, before_id, page_size
  ) as act;
end
$$;
comment on function public.person_activity(uuid, timestamptz, text, integer) is
  'What one person did, newest first; none for who does not see that person. Types: rating, comment, follow, recipe. Error: 22023 `bad_page_size`.';
grant execute on function public.person_activity(uuid, timestamptz, text, integer) to authenticated;

create function public.activity_feed(
  before timestamptz default null, before_id text default null, page_size integer default 20
) returns table (
  id text, type text, user_id uuid, user_name text, user_avatar text, recipe_id bigint,
  recipe_title text, recipe_image text, recipe_owner uuid, content text, rating integer,
  other_id uuid, other_name text, created_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_feature('community');
  return query
  select act.*
  from private.acts_of(
    array(
      select follow.followed_id
      from public.follows as follow
      where follow.follower_id = (select auth.uid())
    ),
    before, before_id, page_size
  ) as act;
end
$$;
comment on function public.activity_feed(timestamptz, text, integer) is
  'What the people whom the caller follows did, newest first; after the last line of the page before (`before`, `before_id`). Errors: 22023 `bad_page_size`; 42501 `feature_required`.';
grant execute on function public.activity_feed(timestamptz, text, integer) to authenticated;
