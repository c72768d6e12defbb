-- The search that the data API serves. It runs with the rights of the caller: the policies decide what is
-- seen.

create function private.explain(recipes bigint[], kitchen private.kitchen)
returns table (recipe_id bigint, needs jsonb)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  with row as materialized (
    select m.recipe_id, m.needs, m.unread_texts
    from private.recipe_matches as m
    where m.recipe_id = any (recipes)
    union all
    select m.recipe_id, m.needs, m.unread_texts
    from private.hidden_recipe_matches as m
    where m.recipe_id = any (recipes)
  ), need as materialized (
    select
      row.recipe_id,
      code.place,
      code.value < 0 as optional,
      case when code.value not in (0, -1000000000) then abs(code.value) end as id,
      row.unread_texts[
        count(*) filter (where code.value in (0, -1000000000))
          over (partition by row.recipe_id order by code.place)
      ] as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as code(value, place)
  ), path as materialized (
    select *
    from unnest(
      kitchen.ingredient, kitchen.way, kitchen.source, kitchen.credit, kitchen.urgency
    ) as each(id, way, source, credit, urgency)
  ), asked as materialized (
    select
      known.id, known.slug, known.name, known.plural, path.way, path.source, path.credit,
      path.urgency
    from public.ingredients as known
    left join path on path.id = known.id
    where known.id = any (array(select need.id from need where need.id is not null))
  ), through as (
    -- What each path is through: one thing, or all that a substitution takes.
    select asked.id, asked.source as named, case when asked.way not in (3, 4) then asked.source end as owned, 1 as place
    from asked
    where asked.way in (1, 2, 3, 4, 7)
    union all
    select
      asked.id,
      used.ingredient_id,
      case when path.way <= 2 then path.source end,
      used.position
    from asked
    join public.ingredient_substitution_uses as used on used.substitution_id = asked.source
    join path on path.id = used.ingredient_id
    where asked.way = 5
  ), words as (
    select
      through.id,
      string_agg(named.plural, ' and ' order by through.place) as names,
      coalesce(
        jsonb_agg(owned.slug order by through.place) filter (where owned.slug is not null), '[]'
      ) as via
    from through
    join public.ingredients as named on named.id = through.named
    left join public.ingredients as owned on owned.id = through.owned
    group by through.id
  ), explained as (
    select
      asked.*,
      coalesce(words.via, '[]') as via,
      case
        when asked.way in (1, 2) then 'have'
        when asked.way in (3, 4) then 'assumed'
        when asked.way = 5 then 'swap'
        when asked.way = 7 then 'probably'
        else 'missing'
      end as state,
      case asked.way
        when 1 then 'you have ' || words.names
        when 2 then 'you get it from ' || words.names
        when 3 then 'you always have ' || words.names
        when 4 then 'you get it from ' || words.names || ', which you always have'
        when 5 then 'use ' || words.names || ' instead'
        when 6 then 'you ran out of ' || asked.plural
        when 7 then 'you have ' || words.names || ': does that include ' || asked.plural || '?'
        else 'you have no ' || asked.plural
      end as reason
    from asked
    left join words on words.id = asked.id
  )
  select
    need.recipe_id,
    jsonb_agg(
      case
        when need.id is null then jsonb_build_object(
          'ingredient', null, 'text', need.unread_text, 'optional', need.optional,
          'state', case when need.optional then 'optional' else 'unknown' end,
          'credit', 0, 'urgency', 0, 'via', '[]'::jsonb,
          'reason', case when need.optional then 'optional' else 'we could not read this line' end
        )
        when need.optional then jsonb_build_object(
          'ingredient', explained.slug, 'text', explained.name, 'optional', true,
          'state', 'optional', 'credit', 0, 'urgency', 0,
          'via', case when explained.state = 'have' then explained.via else '[]' end,
          'reason', case
            when explained.state = 'have' then explained.reason
            else explained.plural || ', if you like'
          end
        )
        else jsonb_build_object(
          'ingredient', explained.slug, 'text', explained.name, 'optional', false,
          'state', explained.state, 'credit', coalesce(explained.credit, 0),
          'urgency', coalesce(explained.urgency, 0), 'via', explained.via,
          'reason', explained.reason
        )
      end
      order by need.place
    )
  from need
  left join explained on explained.id = need.id
  group by need.recipe_id;
end
$$;
comment on function private.explain(bigint[], private.kitchen) is
  'Each need of some recipes with its state and the reason, in the order of the recipe: as domain/matching/path.ts and need.ts.';

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
  page_after text default null
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
  needs jsonb,
  page_cursor text
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode
  );
  kitchen private.kitchen;
  page private.result_page;
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  perform private.check_pantry(pantry);
  kitchen := private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
  page := private.find_page(kitchen, asked, coalesce(page_size, 20), page_after);

  return query
  select
    card.id, card.slug, card.owner_id, card.title, card.image, card.ready_in_minutes,
    card.servings, card.difficulty, card.cuisine, card.meal_type, card.diets, card.allergens,
    card.season, card.tags, card.is_premium, card.rating, card.review_count,
    case
      when counted.missed = 0 then
        case
          when m.ingredients operator(extensions.<@) kitchen.as_is then 'ready'
          else 'ready-with-swaps'
        end
      when counted.missed = 1 then 'missing-1'
      when counted.missed <= 3 then 'missing-2-3'
      else 'explore'
    end,
    counted.used,
    counted.missed,
    found.credit,
    found.urgency,
    coalesce(explained.needs, '[]'),
    found.page_cursor
  from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
    as found(id, credit, urgency, page_cursor, place)
  join public.recipe_cards as card on card.id = found.id
  join lateral (
    select open.unread, open.required, open.ingredients
    from private.recipe_matches as open
    where open.recipe_id = found.id
    union all
    select hidden.unread, hidden.required, hidden.ingredients
    from private.hidden_recipe_matches as hidden
    where hidden.recipe_id = found.id and cardinality(asked.cooks) > 0
  ) as m on true
  cross join lateral (
    select
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed,
      extensions.icount(m.ingredients operator(extensions.&) kitchen.used) as used
  ) as counted
  left join private.explain(page.ids, kitchen) as explained on explained.recipe_id = found.id
  order by found.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. Errors: 22023 with the code as message, 42501 `feature_required`.';

revoke all on function
  private.explain(bigint[], private.kitchen),
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text)
  from public, anon, authenticated;
grant execute on function
  private.explain(bigint[], private.kitchen),
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text)
  to anon, authenticated, service_role;
