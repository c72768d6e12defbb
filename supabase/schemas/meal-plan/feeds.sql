-- Addresses by which a calendar reads the meal plan of a kitchen without a session.

create table public.meal_plan_feeds (
  kitchen uuid not null,
  user_id uuid not null,
  secret_hash bytea not null unique,
  made_at timestamptz not null default now(),
  primary key (kitchen, user_id),
  foreign key (kitchen, user_id) references public.kitchen_members (kitchen, user_id) on delete cascade
);
comment on table public.meal_plan_feeds is
  'Of each member at most one for each of their kitchens, which ends with the membership. Rows are written by the server alone.';
comment on column public.meal_plan_feeds.made_at is 'Since when this address holds.';
comment on column public.meal_plan_feeds.secret_hash is
  'Of what stands in the address, as SHA-256: what is random needs no slow hash. Clients do not read it.';

create index meal_plan_feeds_user_id_idx on public.meal_plan_feeds (user_id);

alter table public.meal_plan_feeds enable row level security;
grant select (kitchen, user_id, made_at) on public.meal_plan_feeds to authenticated;
grant select on public.meal_plan_feeds to service_role;
create policy "members see which feeds they have" on public.meal_plan_feeds
  for select to authenticated using (user_id = (select auth.uid()));

create function private.make_meal_plan_feed(kitchen uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of a random UUID all but 6 bits are random.
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.required_role(kitchen);
  insert into public.meal_plan_feeds as held (kitchen, user_id, secret_hash)
  values (make_meal_plan_feed.kitchen, (select auth.uid()), sha256(convert_to(secret, 'UTF8')))
  on conflict on constraint meal_plan_feeds_pkey
    do update set secret_hash = excluded.secret_hash, made_at = excluded.made_at;
  return jsonb_build_object('secret', secret, 'made_at', now());
end
$$;
comment on function private.make_meal_plan_feed(uuid) is 'See public.make_meal_plan_feed.';
grant execute on function private.make_meal_plan_feed(uuid) to authenticated;

create function private.withdraw_meal_plan_feed(kitchen uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.meal_plan_feeds as held
  where held.kitchen = withdraw_meal_plan_feed.kitchen and held.user_id = (select auth.uid())
$$;
comment on function private.withdraw_meal_plan_feed(uuid) is 'See public.withdraw_meal_plan_feed.';
grant execute on function private.withdraw_meal_plan_feed(uuid) to authenticated;

create function public.make_meal_plan_feed(kitchen uuid) returns jsonb
language sql set search_path = ''
as $$
  select private.make_meal_plan_feed(kitchen)
$$;
comment on function public.make_meal_plan_feed(uuid) is
  '{secret, made_at}: a secret of 64 characters, shown this once, by which a calendar reads the plan of a kitchen of the caller; the former one ends. Raises 42501 `not_a_member`.';
grant execute on function public.make_meal_plan_feed(uuid) to authenticated;

create function public.withdraw_meal_plan_feed(kitchen uuid) returns void
language sql set search_path = ''
as $$
  select private.withdraw_meal_plan_feed(kitchen)
$$;
comment on function public.withdraw_meal_plan_feed(uuid) is
  'Nothing reads the plan of a kitchen by an address of the caller any more.';
grant execute on function public.withdraw_meal_plan_feed(uuid) to authenticated;

create function public.meal_plan_of_feed(secret text, past integer, ahead integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', feed.user_id,
    'kitchen', kitchen.name,
    'meals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', planned.id, 'day', planned.day, 'meal', planned.meal, 'kind', planned.kind,
            'recipe_id', planned.recipe_id, 'dish_address', planned.dish_address, 'title', planned.title,
            'servings', planned.servings, 'created_at', planned.created_at
          )
          order by
            planned.day, array_position(array['breakfast', 'lunch', 'dinner', 'snack'], planned.meal),
            planned.position collate "C", planned.id
        ),
        '[]'
      )
      from public.planned_meals as planned
      where planned.kitchen = feed.kitchen and planned.day between current_date - past and current_date + ahead
    )
  )
  from public.meal_plan_feeds as feed
  join public.kitchen_members as member on member.kitchen = feed.kitchen and member.user_id = feed.user_id
  join public.kitchens as kitchen on kitchen.id = feed.kitchen
  where feed.secret_hash = sha256(convert_to(secret, 'UTF8'))
$$;
comment on function public.meal_plan_of_feed(text, integer, integer) is
  'For the function `meal-plan-feed` alone: what is planned, from `past` days ago to `ahead` days from now, in the kitchen of whom the secret is: {account, kitchen, meals: [{id, day, meal, kind, recipe_id, dish_address, title, servings, created_at}]}; null where there is no such secret, or its person is no member any more.';
grant execute on function public.meal_plan_of_feed(text, integer, integer) to service_role;
