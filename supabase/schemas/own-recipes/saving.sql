-- The calls of the data API that save recipes of one's own.

create function private.store_recipe(document jsonb, origin bigint, replaces boolean)
returns table (id bigint, created boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  card public.recipe_cards;
  held public.recipe_cards;
  sent_key uuid;
begin
  -- One at a time for each person: a key that is sent twice at once makes one recipe.
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  if not found then
    raise exception 'person_not_found' using
      errcode = 'insufficient_privilege', detail = 'Recipes belong to an account.';
  end if;
  if jsonb_typeof(document) is distinct from 'object' then
    perform private.refuse_recipe('recipe_shape', 'A recipe is a JSON object.');
  end if;
  if private.text_of(document, 'key', 36) !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse_recipe('recipe_key', 'The key of a recipe is a UUID.');
  end if;
  sent_key := coalesce(private.text_of(document, 'key', 36)::uuid, gen_random_uuid());

  if private.number_of(document, 'id', 1, 9007199254740991) is not null then
    -- Held, so that it is not deleted meanwhile: one that another locked before is checked anew.
    select * into held
    from public.recipe_cards as own
    where own.id = (document ->> 'id')::numeric and own.owner_id = caller and own.deleted_at is null
    for no key update;
    if held.id is null then
      -- Not 42501: a device that sends pending changes would take that for a sign-out, and never send them.
      raise exception 'recipe_not_found' using detail = 'This is not a recipe of yours.';
    end if;
  else
    select * into held
    from public.recipe_cards as own where own.owner_id = caller and own.key = sent_key
    for no key update;
    if held.deleted_at is not null then
      -- Whoever sends it again wants it again; the deleted one can still come back beside it.
      update public.recipe_cards as own set key = gen_random_uuid() where own.id = held.id;
      held := null;
    end if;
    if held.id is not null and not replaces then
      return query select held.id, false;
      return;
    end if;
  end if;

  card := private.read_card(document);
  if document ->> 'visibility' is null then
    card.visibility := coalesce(held.visibility, card.visibility);
  end if;
  if coalesce(private.how_open(card.visibility) > private.how_open(held.visibility), true) then
    perform private.require_feature('recipe_creation');
  end if;
  perform private.check_recipe_image(card.image, held.image, coalesce(held.copied_from, origin));
  perform private.clear_deleted_recipes();

  if held.id is null then
    insert into public.recipe_cards as own (
      owner_id, key, visibility, title, image, ready_in_minutes, active_minutes, servings, summary,
      cuisine, meal_type, difficulty, diets, contains, free_of, season, tags, source_name,
      source_url, copied_from, assumed
    )
    values (
      caller, sent_key, card.visibility, card.title, card.image, card.ready_in_minutes,
      card.active_minutes, card.servings, card.summary, card.cuisine, card.meal_type,
      card.difficulty, card.diets, card.contains, card.free_of, card.season, card.tags,
      card.source_name, card.source_url, origin, card.assumed
    )
    returning own.id into card.id;
  else
    update public.recipe_cards as own
    set
      visibility = card.visibility, title = card.title, image = card.image,
      ready_in_minutes = card.ready_in_minutes, active_minutes = card.active_minutes,
      servings = card.servings, summary = card.summary, cuisine = card.cuisine,
      meal_type = card.meal_type, difficulty = card.difficulty, diets = card.diets,
      contains = card.contains, free_of = card.free_of, season = card.season, tags = card.tags,
      source_name = card.source_name, source_url = card.source_url, assumed = card.assumed,
      updated_at = now()
    where own.id = held.id;
    card.id := held.id;
  end if;
  perform private.write_lines(card.id, document);
  if held.image is distinct from card.image then
    perform private.release_picture(caller, held.image);
  end if;
  return query select card.id, held.id is null;
end
$$;
comment on function private.store_recipe(jsonb, bigint, boolean) is
  'Makes a recipe of the caller, or writes theirs anew, all of it or nothing. `origin`: the recipe that a new one began with.';
grant execute on function private.store_recipe(jsonb, bigint, boolean) to authenticated;

create function private.seen_origin(recipe jsonb) returns bigint
language sql stable set search_path = ''
as $$
  select card.id
  from public.recipe_cards as card
  where card.id = case
    when recipe ->> 'copied_from' ~ '^[1-9][0-9]{0,15}$' then (recipe ->> 'copied_from')::bigint
  end
$$;
comment on function private.seen_origin(jsonb) is
  'The recipe that another began with, where the caller sees it: with their own rights.';
grant execute on function private.seen_origin(jsonb) to authenticated;

create function public.save_recipe(recipe jsonb) returns bigint
language plpgsql set search_path = ''
as $$
begin
  return (
    select stored.id from private.store_recipe(recipe, private.seen_origin(recipe), true) as stored
  );
end
$$;
comment on function public.save_recipe(jsonb) is
  'Makes a recipe of one’s own, or writes it anew (by `id`, or by the `key` that the client made), and returns its id. Owner, ratings, diets and allergens are never taken from it. Errors: 23514 `recipe_title` and the like, each named for its field, `picture_not_own`; 42501 `feature_required`; P0001 `recipe_not_found`, `row_limit_reached`.';
grant execute on function public.save_recipe(jsonb) to authenticated;

create function public.save_recipes(recipes jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  recipe jsonb;
  stored record;
  code text;
  explanation text;
  results jsonb := '[]';
begin
  if jsonb_typeof(recipes) is distinct from 'array' or jsonb_array_length(recipes) > 50 then
    perform private.refuse('bad_recipes', 'Up to 50 recipes are saved at once.');
  end if;
  for recipe in select each from jsonb_array_elements(recipes) as each loop
    begin
      select * into stored
      from private.store_recipe(
        case jsonb_typeof(recipe) when 'object' then recipe - 'id' else recipe end,
        private.seen_origin(recipe),
        false
      ) as made;
      results := results || jsonb_build_object(
        'key', recipe -> 'key', 'id', stored.id, 'created', stored.created, 'error', null
      );
    exception
      when
        integrity_constraint_violation or raise_exception or insufficient_privilege or data_exception
      then
        get stacked diagnostics code = message_text, explanation = pg_exception_detail;
        results := results || jsonb_build_object(
          'key', recipe -> 'key', 'id', null, 'created', false,
          'error', jsonb_build_object('code', code, 'detail', explanation)
        );
    end;
  end loop;
  return results;
end
$$;
comment on function public.save_recipes(jsonb) is
  'Makes up to 50 recipes. For each, in their order: `{key, id, created, error}`; one whose key is there already is left as it is (`created` false), and one that is refused (`error`: `code` as of `save_recipe`, `detail`) loses none of the others. Error: 22023 `bad_recipes`.';
grant execute on function public.save_recipes(jsonb) to authenticated;
