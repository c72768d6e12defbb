-- The Personal Chef: how many questions it was asked, whether it may answer, and of whom it cooks for.

create table public.ai_usage (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  used_at timestamptz not null default now()
);
comment on table public.ai_usage is
  'One row for each question to the Personal Chef: what its limits by minute, by day and for the whole service are counted from.';

create index ai_usage_user_id_idx on public.ai_usage (user_id, used_at);
create index ai_usage_used_at_idx on public.ai_usage (used_at);

alter table public.ai_usage enable row level security;
grant select, insert, delete on public.ai_usage to service_role;
create policy "the chef alone counts its use" on public.ai_usage
  for all to service_role using (true) with check (true);

create function private.begin_chef_answer(person uuid, recipes bigint[], per_service integer, absent uuid[])
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  per_minute constant integer := 10;
  per_day constant integer := 100;
begin
  if not (
    private.has_access(person)
    and exists (select from public.plan_features as included where included.feature = 'ai_assistant')
  ) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege', detail = 'ai_assistant';
  end if;
  -- One question is counted at a time: fifty at once cannot all see the last free place.
  perform pg_advisory_xact_lock(hashtextextended('ai_usage', 0));
  delete from public.ai_usage as old where old.used_at <= now() - interval '24 hours';
  if per_minute <= (
    select count(*)
    from public.ai_usage as recent
    where recent.user_id = person and recent.used_at > clock_timestamp() - interval '1 minute'
  ) then
    raise exception 'chef_minute_limit' using detail = format('%s questions a minute.', per_minute);
  end if;
  if per_day <= (select count(*) from public.ai_usage as own where own.user_id = person) then
    raise exception 'chef_day_limit' using detail = format('%s questions a day.', per_day);
  end if;
  if per_service <= (select count(*) from public.ai_usage) then
    raise exception 'chef_service_limit' using
      detail = format('%s questions a day of everyone.', per_service);
  end if;
  -- Not the start of the transaction: that may have waited for its turn.
  insert into public.ai_usage (user_id, used_at) values (person, clock_timestamp());
  return query
  select
    array(
      select item.name
      from public.pantry_items as item
      where item.kitchen = private.kitchen_of(person) and item.status <> 'out'
      order by item.created_at desc, item.id
      limit 100
    ),
    private.settings_of_table(person, absent),
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'title', card.title,
            'minutes', card.ready_in_minutes,
            'diets', card.diets,
            'contains', card.contains,
            'freeOf', card.free_of
          )
          order by array_position(recipes, card.id)
        ),
        '[]'
      )
      from public.recipe_cards as card
      -- Nobody else writes into the prompt: a cook's title could hold instructions.
      where card.owner_id is null and card.id = any (recipes[1:8])
    );
end
$$;
comment on function private.begin_chef_answer(uuid, bigint[], integer, uuid[]) is
  'Counts one question to the chef and returns what its prompt is made of. See public.begin_chef_answer.';
grant execute on function private.begin_chef_answer(uuid, bigint[], integer, uuid[]) to service_role;

create function public.begin_chef_answer(
  person uuid, recipes bigint[], per_service integer, absent uuid[] default '{}'
)
returns table (ingredients text[], dietary_settings jsonb, recipe_names jsonb)
language sql set search_path = ''
as $$
  select * from private.begin_chef_answer(person, recipes, per_service, absent)
$$;
comment on function public.begin_chef_answer(uuid, bigint[], integer, uuid[]) is
  'For the function `personal-chef` alone: counts one question of a person and returns their newest 100 ingredients, the dietary settings of their table (without those of `absent`, as far as they are of it), and of up to 8 recipes those of the catalogue. Errors: 42501 `feature_required`; P0001 `chef_minute_limit` (10), `chef_day_limit` (100), `chef_service_limit` (`per_service` a day).';
grant execute on function public.begin_chef_answer(uuid, bigint[], integer, uuid[]) to service_role;
