-- The two questions that the data API takes, with what the listing adds to them.

drop function public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text);

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
  exact_text boolean default false
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
  needs json,
  page_cursor text,
  read_as text
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode, sort, max_missing, with_others, exact_text
  );
  kitchen private.kitchen;
  page private.result_page;
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  kitchen := private.asked_kitchen(pantry, staples);
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
    found.page_cursor,
    asked.read_as
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
  text, text, integer, text, text, integer, boolean, boolean
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. `sort`: pantry (as `mode` says), or popular, rated, newest, quickest, whatever the pantry. `max_missing`: 0, 1 or 3. `with_others`: what uses nothing of the pantry follows. A word that finds nothing is read as the nearest that does (`read_as`), but for `exact_text`. Errors: 22023 with the code as message, 42501 `feature_required`.';

revoke all on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean)
  from public, anon, authenticated;
grant execute on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean)
  to anon, authenticated, service_role;
