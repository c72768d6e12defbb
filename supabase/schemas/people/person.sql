-- A person as others see them, in one answer.

-- With more rights than its caller: numbers of what the caller may not read in full. What is only the
-- person's own business is null for everybody else.
create function private.person_facts(person uuid)
returns table (
  recipes_shared bigint,
  followers_count bigint,
  following_count bigint,
  total_likes bigint,
  favorite_cuisines text[],
  dietary_preferences text[],
  cooking_level text,
  cooks bigint
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own constant boolean := coalesce(auth.uid() = person, false);
  often constant bigint := private.cooks_of(person);
begin
  return query
  select
    (
      select count(*)
      from public.recipe_cards as card
      where card.owner_id = person and card.visibility = 'public'
    ),
    counts.followers,
    counts.following,
    private.likes_of(person),
    private.favorite_cuisines(person, own),
    case when own then private.own_options('preferences') end,
    private.cooking_level(often),
    case when own then often end
  from private.follow_counts(person) as counts;
end
$$;
comment on function private.person_facts(uuid) is
  'The numbers of a profile. `dietary_preferences` and `cooks` are null for everybody but the person.';
grant execute on function private.person_facts(uuid) to authenticated;

create function public.person(person uuid)
returns table (
  id uuid,
  name text,
  email text,
  avatar_url text,
  joined_at timestamptz,
  recipes_shared bigint,
  followers_count bigint,
  following_count bigint,
  total_likes bigint,
  favorite_cuisines text[],
  dietary_preferences text[],
  cooking_level text,
  cooks bigint,
  badges jsonb,
  is_following boolean,
  follows_me boolean,
  is_blocked boolean
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  person_id constant uuid := person;
  reader constant uuid := auth.uid();
begin
  if exists (select from private.own_blocks() as blocked where blocked.id = person_id) then
    return query
    select
      blocked.id, blocked.name, null::text, blocked.avatar_url, null::timestamptz,
      null::bigint, null::bigint, null::bigint, null::bigint, null::text[], null::text[], null::text,
      null::bigint, null::jsonb, false, false, true
    from private.own_blocks() as blocked
    where blocked.id = person_id;
    return;
  end if;
  return query
  select
    profile.id, profile.name, profile.email, profile.avatar_url, profile.created_at,
    facts.recipes_shared, facts.followers_count, facts.following_count, facts.total_likes,
    facts.favorite_cuisines, facts.dietary_preferences, facts.cooking_level, facts.cooks,
    case when public.can_use('community') then (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object('id', earned.badge, 'earned_at', earned.earned_at)
            order by earned.earned_at, earned.badge
          ),
          '[]'
        )
      from public.earned_badges as earned
      where earned.user_id = person_id
    ) end,
    exists (
      select from public.follows as follow
      where follow.follower_id = reader and follow.followed_id = person_id
    ),
    exists (
      select from public.follows as follow
      where follow.follower_id = person_id and follow.followed_id = reader
    ),
    false
  from public.public_profiles as profile
  cross join lateral private.person_facts(profile.id) as facts
  where profile.id = person_id;
end
$$;
comment on function public.person(uuid) is
  'A profile with its numbers; no row for nobody, and none for somebody who blocked the caller. Of whom the caller blocked only the name and picture come. `dietary_preferences` and `cooks` are for the person alone; `badges` is null without the feature `community`.';
grant execute on function public.person(uuid) to authenticated;
