-- Badges: earned once, never taken. Each rule stands here; the words stand in domain/people/badges.ts.

create table public.earned_badges (
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  badge text not null constraint badge_shape check (badge ~ '^[a-z]+(-[a-z]+)*$'),
  earned_at timestamptz not null default now(),
  primary key (user_id, badge)
);
comment on table public.earned_badges is
  'What a cook has earned. Written by triggers alone; a rule that no longer holds takes nothing away.';

alter table public.earned_badges enable row level security;
grant select on public.earned_badges to authenticated;
grant select, insert, update, delete on public.earned_badges to service_role;
create policy "cooks see the badges of people they see" on public.earned_badges
  for select to authenticated using (
    (select public.can_use('community'))
    and user_id <> all ((select private.blocked_users())::uuid[])
  );

create function private.award(person uuid, badges text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into public.earned_badges (user_id, badge)
  select person, badge from unnest(badges) as badge where badge is not null
  on conflict do nothing
$$;
comment on function private.award(uuid, text[]) is 'Gives badges that are not there yet; nulls are none.';

create function private.longest_run(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(max(run.days), 0)
  from (
    select count(*) as days
    from (
      select day, day - (row_number() over (order by day))::integer as beginning
      from (
        select distinct (cooked.cooked_at at time zone 'utc')::date as day
        from public.cooked_recipes as cooked
        where cooked.user_id = person
      ) as cooked_on
    ) as numbered
    group by beginning
  ) as run
$$;
comment on function private.longest_run(uuid) is 'On how many days in a row, by the date of UTC, a person has cooked.';

create function private.saved_from_waste(person uuid, taken jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from jsonb_array_elements(taken) as line
    join public.ingredients as known on known.slug = line ->> 'ingredient'
    join public.pantry_items as item
      on item.kitchen = private.kitchen_of(person) and item.ingredient = line ->> 'ingredient'
    where private.spent_days(item, known) * 100 >= known.shelf_life_days * 60
  )
$$;
comment on function private.saved_from_waste(uuid, jsonb) is
  'Whether something was cooked that had spent most of its days: `spoilsSoon` in domain/pantry/time-left.ts.';

-- Once a statement and person, not once a row: a kitchen that brings its history comes with thousands.
create function private.award_cooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  cook uuid;
  cooks bigint;
  cuisines bigint;
  most_of_one bigint;
begin
  for cook in select distinct user_id from inserted loop
    cooks := private.cooks_of(cook);
    select count(distinct cuisine.name) into cuisines
    from public.cooked_recipes as cooked
    join public.recipe_cards as card on card.id = cooked.recipe_id
    cross join lateral unnest(card.cuisine) as cuisine(name)
    where cooked.user_id = cook;
    select coalesce(max(dish.days), 0) into most_of_one
    from (
      select count(distinct (cooked.cooked_at at time zone 'utc')::date) as days
      from public.cooked_recipes as cooked
      where cooked.user_id = cook
      group by cooked.recipe_id, cooked.dish_address
    ) as dish;
    perform private.award(cook, array[
      case when cooks >= 1 then 'first-dish' end,
      case when cooks >= 10 then 'ten-dishes' end,
      case when cooks >= 50 then 'fifty-dishes' end,
      case when cuisines >= 5 then 'world-kitchen' end,
      case when most_of_one >= 5 then 'house-special' end,
      case when private.longest_run(cook) >= 7 then 'week-at-the-stove' end
    ]);
    perform private.award(cook, array[
      case when bool_or(dish.servings >= 8) then 'full-table' end,
      case when bool_or(private.saved_from_waste(cook, dish.taken)) then 'waste-saver' end
    ])
    from inserted as dish
    where dish.user_id = cook;
  end loop;
  return null;
end
$$;
comment on function private.award_cooks() is 'After-insert trigger of cooked_recipes: what cooking earns.';
create trigger award_cooks after insert on public.cooked_recipes
  referencing new table as inserted
  for each statement execute function private.award_cooks();

create function private.award_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  author uuid;
begin
  for author in select distinct user_id from inserted where user_id is not null loop
    perform private.award(author, array[
      case
        when exists (
          select from inserted as comment where comment.user_id = author and comment.content <> ''
        )
        then 'first-words'
      end,
      case
        when 10 <= (
          select count(distinct comment.recipe_id)
          from public.comments as comment
          where comment.user_id = author and comment.rating is not null
        )
        then 'fine-palate'
      end
    ]);
  end loop;
  return null;
end
$$;
comment on function private.award_comments() is 'After-insert trigger of comments: what writing comments earns.';
create trigger award_comments after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.award_comments();

create function private.award_likes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  likes bigint;
begin
  -- Of two hundred likes most change nothing: the list of badges is looked at first.
  if exists (
    select from public.earned_badges as badge
    where badge.user_id = new.user_id and badge.badge = 'well-loved'
  ) then
    return null;
  end if;
  likes := private.likes_of(new.user_id);
  if likes >= 10 then
    perform private.award(new.user_id, array[
      'helping-hand', case when likes >= 100 then 'well-loved' end
    ]);
  end if;
  return null;
end
$$;
comment on function private.award_likes() is 'After-update trigger of comments: what being liked earns.';

-- A comment that many like at once is not counted at each of its likes. One of them may be its author's,
-- which does not count.
create trigger award_likes after update on public.comments
  for each row when (
    new.likes > old.likes
    and (new.likes <= 11 or new.likes % 10 <= 1)
    and new.user_id is not null
  )
  execute function private.award_likes();

create function private.award_recipe() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shared bigint;
begin
  select count(*) into shared
  from public.recipe_cards as card
  where card.owner_id = new.owner_id and card.visibility = 'public';
  perform private.award(new.owner_id, array[
    case when shared >= 1 then 'recipe-writer' end,
    case when shared >= 10 then 'own-cookbook' end
  ]);
  return null;
end
$$;
comment on function private.award_recipe() is 'After-write trigger of recipe_cards: what sharing recipes earns.';
create trigger award_shared_recipe after insert or update of visibility on public.recipe_cards
  for each row when (new.owner_id is not null and new.visibility = 'public')
  execute function private.award_recipe();

create function private.award_follows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct followed_id from inserted loop
    if 10 = (
      select count(*)
      from (select from public.follows where followed_id = person limit 10) as follower
    ) then
      perform private.award(person, array['good-company']);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.award_follows() is 'After-insert trigger of follows: what being followed earns.';
create trigger award_follows after insert on public.follows
  referencing new table as inserted
  for each statement execute function private.award_follows();

create function private.award_welcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.earned_badges (user_id, badge, earned_at)
  values (new.id, 'welcome-chef', new.created_at);
  return null;
end
$$;
comment on function private.award_welcome() is 'After-insert trigger of public_profiles: everyone is welcome.';
create trigger award_welcome after insert on public.public_profiles
  for each row execute function private.award_welcome();
