-- How many recipes a search finds, by band, and beside each option how many one would find with it.

create type private.counted as (ids bigint[], bands jsonb);
comment on type private.counted is 'What a search finds, so far as it was counted, and how many of each band.';

create function private.count_found(
  kitchen private.kitchen, query private.recipe_query, enough integer
) returns private.counted
language plpgsql stable set search_path = ''
as $$
declare
  bands constant text[] := array['ready', 'ready-with-swaps', 'missing-1', 'missing-2-3', 'explore'];
  scanned private.candidate[];
  found private.candidate[] := '{}';
  counts jsonb := '{}';
  more private.candidate[];
begin
  if not kitchen.stocked then
    if query.max_missing is null then
      found := private.browse(kitchen, query, 'popular', false, null, enough);
    end if;
    return row(array(select each.id from unnest(found) as each), counts)::private.counted;
  end if;
  if query.scope <> 'all' or private.is_rare_text(query) then
    scanned := private.measure(
      kitchen, query, case when query.scope = 'all' then 'words' else 'cooks' end, null, null, enough
    );
  end if;
  for band in 0..4 loop
    exit when cardinality(found) >= enough or not private.is_near_enough(query, band);
    more := case
      when scanned is null
        then private.descend(kitchen, query, band, null, enough - cardinality(found))
      else (
        array(select each from unnest(scanned) as each where each.grp = band)
      )[1:enough - cardinality(found)]
    end;
    counts := counts || jsonb_build_object(bands[band + 1], cardinality(more));
    found := found || more;
  end loop;
  if query.others and query.max_missing is null and cardinality(found) < enough then
    more := private.browse(kitchen, query, 'popular', true, null, enough - cardinality(found));
    counts := counts || jsonb_build_object('others', cardinality(more));
    found := found || more;
  end if;
  return row(array(select each.id from unnest(found) as each), counts)::private.counted;
end
$$;
comment on function private.count_found(private.kitchen, private.recipe_query, integer) is
  'What a search finds, at most `enough`, nearest first; `others` are those that use nothing of the pantry.';
grant execute on function
  private.count_found(private.kitchen, private.recipe_query, integer)
  to anon, authenticated, service_role;

create function private.facet(list text, recipes bigint[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  options constant text[] := case list
    when 'minutes' then array['15', '30', '60']
    when 'ratings' then array['3', '4']
    when 'premium' then array['true', 'false']
    when 'cuisines' then private.known_words(list) || private.known_words('furtherCuisines')
    else private.known_words(list)
  end;
begin
  return (
    with card as materialized (
      select
        each.ready_in_minutes,
        each.rating,
        case list
          when 'cuisines' then each.cuisine
          when 'meals' then each.meal_type
          when 'difficulties' then array[each.difficulty]
          when 'seasons' then each.season
          when 'preferences' then each.diets
          when 'premium' then array[each.is_premium::text]
          -- What it is known to be free of.
          when 'restrictions' then each.free_of
          when 'facts' then each.facts
        end as words
      from public.recipe_cards as each
      where each.id = any (recipes)
    )
    select jsonb_object_agg(
      option.word,
      (
        select count(*)
        from card
        where case list
          when 'minutes' then card.ready_in_minutes <= option.word::integer
          when 'ratings' then card.rating >= option.word::numeric
          else option.word = any (card.words)
        end
      )
    )
    from unnest(options) as option(word)
  );
end
$$;
comment on function private.facet(text, bigint[]) is
  'How many of some recipes have each option of a list.';
grant execute on function private.facet(text, bigint[]) to anon, authenticated, service_role;

create function private.diet_facet(
  list text, query private.recipe_query, pantry jsonb, staples text[], enough integer
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  option text;
  stricter private.recipe_query := query;
  facet jsonb := '{}';
begin
  foreach option in array private.known_words(list) loop
    stricter.traits := query.traits | case list
      when 'preferences' then private.trait_bits(array[option], '{}', null)
      else private.trait_bits('{}', array[option], null)
    end;
    facet := facet || jsonb_build_object(
      option,
      cardinality((
        private.count_found(
          private.kitchen_of_search(pantry, staples, stricter.traits), stricter, enough
        )
      ).ids)
    );
  end loop;
  return facet;
end
$$;
comment on function private.diet_facet(text, private.recipe_query, jsonb, text[], integer) is
  'How many recipes each diet, or each thing to avoid, would leave where the kitchen decides what is found: with another diet it offers less.';
grant execute on function
  private.diet_facet(text, private.recipe_query, jsonb, text[], integer)
  to anon, authenticated, service_role;

create function private.facets(
  kitchen private.kitchen, query private.recipe_query, counted private.counted, enough integer,
  pantry jsonb, staples text[]
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  list text;
  -- Whether what the kitchen offers decides what is found, or only where it stands.
  offers_count constant boolean := query.max_missing is not null or not query.others;
  without_own private.recipe_query;
  of_list private.counted;
  facets jsonb := '{}';
  capped text[] := '{}';
begin
  foreach list in array array[
    'preferences', 'restrictions', 'cuisines', 'meals', 'difficulties', 'seasons', 'minutes',
    'ratings', 'premium', 'facts'
  ] loop
    -- Of a list of which one option is enough, choosing another adds to what is found.
    without_own := query;
    case list
      when 'cuisines' then
        without_own.cuisines := 0;
        without_own.further_cuisines := 0;
      when 'meals' then without_own.meals := 0;
      when 'difficulties' then without_own.difficulties := 0;
      when 'seasons' then without_own.seasons := 0;
      when 'minutes' then without_own.max_minutes := null;
      when 'ratings' then without_own.min_rating := null;
      when 'premium' then without_own.traits := query.traits & 67108863;
      else null;
    end case;
    of_list := counted;
    if without_own is distinct from query then
      of_list := private.count_found(kitchen, without_own, enough);
    end if;
    facets := facets || jsonb_build_object(
      list,
      case
        when list in ('preferences', 'restrictions') and offers_count
          then private.diet_facet(list, query, pantry, staples, enough)
        else private.facet(list, of_list.ids)
      end
    );
    if cardinality(of_list.ids) >= enough then
      capped := capped || list;
    end if;
  end loop;
  return jsonb_build_object('facets', facets, 'capped', to_jsonb(capped));
end
$$;
comment on function private.facets(
  private.kitchen, private.recipe_query, private.counted, integer, jsonb, text[]
) is
  'Beside each option how many recipes have it and all else that is asked for; `capped` names the lists that were counted no further than `enough`.';
grant execute on function
  private.facets(private.kitchen, private.recipe_query, private.counted, integer, jsonb, text[])
  to anon, authenticated, service_role;

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
  with_facets boolean default false,
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false,
  facts text[] default '{}',
  language text default 'en'
) returns jsonb
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant integer := 1000;
  query private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, 'ready-now', 'pantry', max_missing, with_others, exact_text,
    facts, count_recipes.language
  );
  kitchen private.kitchen;
  found private.counted;
begin
  if with_facets then
    perform private.require_feature('advanced_search');
  end if;
  kitchen := private.kitchen_of_search(pantry, staples, query.traits);
  found := private.count_found(kitchen, query, enough);
  return jsonb_build_object(
    'total', cardinality(found.ids),
    'complete', cardinality(found.ids) < enough,
    'bands', found.bands,
    'read_as', query.read_as,
    'facets', null
  ) || case when with_facets then private.facets(kitchen, query, found, enough, pantry, staples) else '{}' end;
end
$$;
comment on function public.count_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, boolean, integer, boolean, boolean, text[], text
) is
  'How many recipes `search_recipes` would find, by band (`others`: what uses nothing of the pantry), and for who has access beside each option how many have it and all else. It stops at 1,000 (`complete` is then false, and the lists whose numbers are at least so many are `capped`), and a band that it did not come to is not named. Errors as `search_recipes`.';
grant execute on function
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean, integer, boolean, boolean, text[], text)
  to anon, authenticated, service_role;
