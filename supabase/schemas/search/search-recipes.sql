-- The search that the data API serves. It runs with the rights of the caller: the policies decide what is
-- seen.

create function public.search_recipes(
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
  mode text default 'ready-now',
  page_size integer default 20,
  page_after text default null,
  sort text default 'pantry',
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false,
  facts text[] default '{}',
  language text default 'en'
) returns table (
  id bigint,
  slug text,
  owner_id uuid,
  title text,
  image text,
  ready_in_minutes integer,
  servings integer,
  difficulty text,
  cuisine text[],
  meal_type text[],
  diets text[],
  allergens text[],
  contains text[],
  free_of text[],
  season text[],
  tags text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  band text,
  used_ingredient_count integer,
  missed_ingredient_count integer,
  credit integer,
  urgency integer,
  needs json,
  page_cursor text,
  read_as text,
  assumed text[]
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  query private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode, sort, max_missing, with_others, exact_text, facts,
    search_recipes.language
  );
  kitchen private.kitchen;
  page private.result_page;
  unread_codes constant integer[] := array[0, -1000000000];
  -- From here on a need is one that can be left out: see `needs` of private.recipe_matches.
  flavour_code constant integer := 100000000;
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  kitchen := private.kitchen_of_search(pantry, staples, query.traits);
  page := private.find_page(kitchen, query, coalesce(page_size, 20), page_after);

  return query
  with row as materialized (
    select
      found.*, m.ingredients, m.dispensable, m.needs, m.unread_texts, m.losses,
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed,
      coalesce(private.missed_flavours(m.flavours, kitchen.met), 0) as missed_flavours
    from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
      as found(id, credit, urgency, page_cursor, place)
    join lateral (
      select
        open.required, open.unread, open.ingredients, open.needs, open.unread_texts,
        open.dispensable, open.flavours, open.losses
      from private.recipe_matches as open
      where open.recipe_id = found.id
      union all
      select
        hidden.required, hidden.unread, hidden.ingredients, hidden.needs, hidden.unread_texts,
        hidden.dispensable, hidden.flavours, hidden.losses
      from private.hidden_recipe_matches as hidden
      where hidden.recipe_id = found.id and cardinality(query.cooks) > 0
    ) as m on true
  ), need as materialized (
    select
      row.place as recipe,
      case
        when row.missed_flavours > 0 and line.code / flavour_code = 1
          then line.code + 2 * flavour_code
        else line.code
      end as code,
      line.place,
      case when line.code >= flavour_code then row.losses[(
        select count(*) from unnest(row.needs[:line.place]) as earlier(code)
        where earlier.code >= flavour_code
      )] end as loss,
      case when line.code = any (unread_codes) then row.unread_texts[(
        select count(*) from unnest(row.needs[:line.place]) as earlier(code)
        where earlier.code = any (unread_codes)
      )] end as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as line(code, place)
  ), explained as (
    select
      need.recipe,
      json_agg(
        case
          when need.code = any (unread_codes) then json_build_object(
            'ingredient', null, 'text', need.unread_text, 'optional', need.code < 0,
            'state', case when need.code < 0 then 'optional' else 'unknown' end,
            'credit', 0, 'urgency', 0, 'via', '[]'::json,
            'reason', case when need.code < 0 then 'optional' else 'we could not read this line' end
          )
          when need.code >= flavour_code then concat(
            reason.opening,
            ',"without":' || to_json(need.loss),
            ',"reason":',
            to_json(case when reason.is_left_out then coalesce(need.loss, reason.reason) else reason.reason end),
            '}'
          )::json
          else reason.explanation
        end
        order by need.place
      ) as needs
    from need
    left join private.explain(array(select distinct need.code from need), kitchen) as reason
      on reason.need = need.code
    group by need.recipe
  )
  select
    card.id, card.slug, card.owner_id, card.title, card.image, card.ready_in_minutes,
    card.servings, card.difficulty, card.cuisine, card.meal_type, card.diets, card.allergens,
    card.contains, card.free_of, card.season, card.tags, card.is_premium, card.rating, card.review_count,
    case
      when counted.missed = 0 then
        case
          when
            row.ingredients operator(extensions.<@) kitchen.as_is
            and coalesce(row.dispensable operator(extensions.<@) kitchen.as_is, true)
            then 'ready'
          else 'ready-with-swaps'
        end
      when counted.missed = 1 then 'missing-1'
      when counted.missed <= 3 then 'missing-2-3'
      else 'explore'
    end,
    extensions.icount(row.ingredients operator(extensions.&) kitchen.used)
      + coalesce(extensions.icount(row.dispensable operator(extensions.&) kitchen.used), 0),
    counted.missed,
    row.credit,
    row.urgency,
    coalesce(explained.needs, '[]'),
    row.page_cursor,
    query.read_as,
    card.assumed
  from row
  join public.recipe_cards as card on card.id = row.id
  left join explained on explained.recipe = row.place
  cross join lateral (select row.missed + row.missed_flavours as missed) as counted
  order by row.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text, text, integer, boolean, boolean, text[], text
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out" | "likely", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. `sort`: pantry (as `mode` says), or popular, rated, newest, quickest, whatever the pantry. `max_missing`: 0, 1 or 3. `facts`: what a recipe must be known to be, by the words of private.known_words. `with_others`: what uses nothing of the pantry follows. A word that finds nothing is read as the nearest that does (`read_as`), but for `exact_text`. `assumed`: columns that nobody stated. `language`: the one in which words are looked for beside English. Errors: 22023 with the code as message, 42501 `feature_required`.';
grant execute on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean, text[], text)
  to anon, authenticated, service_role;
