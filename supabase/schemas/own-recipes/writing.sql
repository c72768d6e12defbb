-- Writing recipes of one's own. With more rights than the caller, who writes none of these tables: the owner is the
-- caller, and what is derived is derived here.

create function private.check_recipe_image(image text, held text, origin bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if
    image is null
    or image is not distinct from held
    or exists (
      select
      from public.pictures as own
      where
        own.user_id = caller
        and own.purpose = 'recipe'
        and own.removed_at is null
        and image = private.picture_address(caller, own.id)
    )
    -- The covers of the catalogue are everybody's.
    or exists (
      select
      from public.recipe_cards as card
      where card.id = origin and card.owner_id is null and card.image = check_recipe_image.image
    )
  then
    return;
  end if;
  perform private.refuse_recipe('picture_not_own', 'A recipe shows a picture that its owner uploaded.');
end
$$;
comment on function private.check_recipe_image(text, text, bigint) is
  'Raises 23514 `picture_not_own` for a picture that is neither the caller’s, nor there already, nor the cover of the catalogue’s recipe that it comes from.';

create function private.write_lines(recipe bigint, document jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.recipe_ingredients as line where line.recipe_id = recipe;
  insert into public.recipe_ingredients
    (recipe_id, position, ingredient_id, name, section, optional, use, without)
  select
    recipe, line.position, line.ingredient_id, line.name, line.section, line.optional, line.use,
    line.without
  from private.lines_of(document) as line;
  insert into public.recipe_measures
    (recipe_id, position, original_text, amount, amount_max, unit, note)
  select
    recipe, line.position, line.text, line.amount,
    case when line.amount_max > line.amount then line.amount_max end, line.unit, line.note
  from private.lines_of(document) as line;
  insert into public.recipe_details as held
    (recipe_id, instructions, nutrition_info, alternatives, tip, storage)
  values (
    recipe,
    to_jsonb(private.texts_of(document, 'instructions', 100, 5000)),
    private.nutrition_of(document),
    null,
    private.text_of(document, 'tip', 2000),
    private.text_of(document, 'storage', 2000)
  )
  on conflict (recipe_id) do update set
    instructions = excluded.instructions,
    nutrition_info = excluded.nutrition_info,
    tip = excluded.tip,
    storage = excluded.storage;
end
$$;
comment on function private.write_lines(bigint, jsonb) is 'Writes the lines and the body of a recipe anew.';

create function private.read_card(document jsonb) returns public.recipe_cards
language plpgsql stable security definer set search_path = ''
as $$
declare
  card public.recipe_cards;
  foods integer[];
begin
  card.title := private.text_of(document, 'title', 200);
  if card.title is null then
    perform private.refuse_recipe('recipe_title', 'A recipe has a title.');
  end if;
  card.visibility := coalesce(private.text_of(document, 'visibility', 20), 'private');
  if private.how_open(card.visibility) is null then
    perform private.refuse_recipe('recipe_visibility', 'It is public, followers or private.');
  end if;
  card.summary := coalesce(private.text_of(document, 'summary', 2000), '');
  card.image := private.text_of(document, 'image', 2048);
  card.servings := private.number_of(document, 'servings', 1, 1000);
  card.ready_in_minutes := private.number_of(document, 'ready_in_minutes', 1, 20160);
  card.active_minutes := private.number_of(
    document, 'active_minutes', 0, coalesce(card.ready_in_minutes, 20160)
  );
  card.difficulty := private.text_of(document, 'difficulty', 20);
  if card.difficulty <> all (private.known_words('difficulties')) then
    perform private.refuse_recipe('recipe_difficulty', 'It is easy, medium or hard.');
  end if;
  card.assumed := array_remove(
    array[
      case when card.servings is null then 'servings' end,
      case when card.ready_in_minutes is null then 'ready_in_minutes' end,
      case when card.difficulty is null then 'difficulty' end
    ],
    null
  );
  card.servings := coalesce(card.servings, 4);
  -- The work alone may take longer than what stands in for all of it.
  card.ready_in_minutes := coalesce(card.ready_in_minutes, greatest(30, card.active_minutes));
  card.difficulty := coalesce(card.difficulty, 'medium');
  card.cuisine := private.texts_of(document, 'cuisine', 20, 60);
  card.meal_type := private.texts_of(document, 'meal_type', 20, 60);
  card.tags := private.texts_of(document, 'tags', 50, 60);
  card.season := private.texts_of(document, 'season', 4, 20);
  if not card.season <@ private.known_words('seasons') then
    perform private.refuse_recipe('recipe_season', 'It is spring, summer, autumn or winter.');
  end if;
  card.source_name := private.text_of(document -> 'source', 'name', 200);
  card.source_url := private.text_of(document -> 'source', 'url', 2048);
  if card.source_url !~* '^https?://[^[:space:]]+$' then
    perform private.refuse_recipe('recipe_url', 'The address of a page begins with http:// or https://.');
  end if;
  select array_agg(line.ingredient_id order by line.position) into foods
  from private.lines_of(document) as line;
  card.diets := case when foods is null then '{}' else private.diets_of_foods(foods) end;
  card.contains := private.contained_in_foods(foods);
  card.free_of := private.absent_from_foods(foods);
  return card;
end
$$;
comment on function private.read_card(jsonb) is
  'The card that a recipe’s document makes, checked. Raises 23514, each with its code.';
