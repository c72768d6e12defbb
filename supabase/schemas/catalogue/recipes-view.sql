-- A recipe as one record. It stands behind what the search and the recipe of the day know, which it shows.

create function private.energy_of(recipe bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select
    jsonb_build_object(
      'calories', details.nutrition_info -> 'calories',
      'partial', case
        when details.nutrition_info -> 'partial' ? 'calories' then '["calories"]'::jsonb
        else '[]'::jsonb
      end
    )
  from public.recipe_cards as card
  join public.recipe_details as details on details.recipe_id = card.id
  where
    card.id = recipe and card.is_premium and card.owner_id is null
    and jsonb_typeof(details.nutrition_info -> 'calories') = 'number'
$$;
comment on function private.energy_of(bigint) is
  'The calories of a premium recipe of the catalogue, which everybody may see, in the shape of `nutrition_info`; null for others.';
grant execute on function private.energy_of(bigint) to anon, authenticated, service_role;

create view public.recipes with (security_invoker = true) as
select
  card.id,
  card.slug,
  card.owner_id,
  card.visibility,
  card.title,
  card.image,
  card.ready_in_minutes,
  card.active_minutes,
  card.servings,
  card.summary,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'slug', ingredient.slug,
            'name', coalesce(line.name, ingredient.name),
            'section', line.section,
            'optional', line.optional,
            'use', line.use,
            'without', line.without,
            'contexts', line.contexts,
            'amount', measure.amount,
            'amount_max', measure.amount_max,
            'unit', measure.unit,
            'note', measure.note,
            'us', measure.us,
            'original_text', measure.original_text
          )
          order by line.position
        ),
        '[]'
      )
    from public.recipe_ingredients as line
    left join public.ingredients as ingredient on ingredient.id = line.ingredient_id
    left join public.recipe_measures as measure
      on measure.recipe_id = line.recipe_id and measure.position = line.position
    where line.recipe_id = card.id
  ) as ingredients,
  details.instructions,
  case
    when details.recipe_id is null and card.is_premium then private.energy_of(card.id)
    else details.nutrition_info
  end as nutrition_info,
  details.alternatives,
  details.tip,
  details.storage,
  card.diets,
  card.allergens,
  card.cuisine,
  card.meal_type,
  card.difficulty,
  card.rating,
  card.review_count,
  card.is_popular,
  card.is_premium,
  card.is_seasonal,
  card.season,
  card.id = any ((select private.recipes_of_today())::bigint[]) as is_recipe_of_the_day,
  card.tags,
  card.created_at,
  card.updated_at,
  card.source_name,
  card.source_url,
  card.copied_from,
  card.assumed,
  card.contains,
  card.free_of
from public.recipe_cards as card
left join public.recipe_details as details on details.recipe_id = card.id;
comment on view public.recipes is
  'The whole record of a recipe. Where its body is premium and the caller has no access, measures, steps, swaps, tip and storage are null, and of nutrition the calories stay, as the names of the ingredients do.';
grant select on public.recipes to anon, authenticated, service_role;
create trigger refuse_write instead of insert or update or delete on public.recipes
  for each row execute function private.refuse_write();
