-- How many recipes a search finds, by band, and how many of them have each option.

create function private.facets_of(recipes bigint[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with card as materialized (
      select * from public.recipe_cards as each where each.id = any (recipes)
    ), said as (
      select 'cuisines' as list, unnest(card.cuisine) as word from card
      union all
      select 'meals', unnest(card.meal_type) from card
      union all
      select 'difficulties', card.difficulty from card
      union all
      select 'seasons', unnest(card.season) from card
      union all
      select 'preferences', unnest(card.diets) from card
    ), counted as (
      select said.list, said.word, count(*) as times
      from said
      where said.word = any (private.known_words(said.list))
      group by said.list, said.word
    )
    select
      jsonb_build_object(
        'cuisines', '{}'::jsonb, 'meals', '{}'::jsonb, 'difficulties', '{}'::jsonb,
        'seasons', '{}'::jsonb, 'preferences', '{}'::jsonb
      )
      || coalesce((
        select jsonb_object_agg(of_list.list, of_list.times)
        from (
          select counted.list, jsonb_object_agg(counted.word, counted.times) as times
          from counted
          group by counted.list
        ) as of_list
      ), '{}')
      || jsonb_build_object('minutes', (
        select jsonb_object_agg(
          longest, (select count(*) from card where card.ready_in_minutes <= longest)
        )
        from unnest(array[15, 30, 60, 999]) as longest
      ))
  );
end
$$;
comment on function private.facets_of(bigint[]) is
  'How many of some recipes have each option of each list, and how many are ready within 15, 30, 60 and 999 minutes.';

create function public.count_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  with_facets boolean default false
) returns jsonb
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant integer := 1000;
  bands constant text[] := array['ready', 'ready-with-swaps', 'missing-1', 'missing-2-3', 'explore'];
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, 'ready-now'
  );
  kitchen private.kitchen;
  scanned private.candidate[];
  found private.candidate[] := '{}';
  counts jsonb := '{}';
  of_band private.candidate[];
begin
  if with_facets then
    perform private.require_feature('advanced_search');
  end if;
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  perform private.check_pantry(pantry);
  kitchen := private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
  if not kitchen.stocked then
    found := private.browse(asked, null, enough);
  else
    if asked.scope <> 'all' or private.is_rare_text(asked) then
      scanned := private.measure(
        kitchen, asked, case when asked.scope = 'all' then 'words' else 'cooks' end, null, null, enough
      );
    end if;
    for band in 0..4 loop
      exit when cardinality(found) >= enough;
      of_band := case
        when scanned is null
          then private.descend(kitchen, asked, band, null, enough - cardinality(found))
        else (
          array(select each from unnest(scanned) as each where each.grp = band)
        )[1:enough - cardinality(found)]
      end;
      counts := counts || jsonb_build_object(bands[band + 1], cardinality(of_band));
      found := found || of_band;
    end loop;
  end if;
  return jsonb_build_object(
    'total', cardinality(found),
    'complete', cardinality(found) < enough,
    'bands', counts,
    'facets', case
      when with_facets then private.facets_of(array(select each.id from unnest(found) as each))
    end
  );
end
$$;
comment on function public.count_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, boolean
) is
  'How many recipes `search_recipes` would find, by band, and for who has access how many of them have each option. It stops at 1,000 (`complete` is then false), and a band that it did not come to is not named. Errors as `search_recipes`.';

revoke all on function
  private.facets_of(bigint[]),
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean)
  from public, anon, authenticated;
grant execute on function
  private.facets_of(bigint[]),
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean)
  to anon, authenticated, service_role;
