-- What is not known must not count as zero: a recipe says which of its values are lower bounds, and for want of which
-- lines.

create or replace function private.nutrition_of(recipe jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  said constant jsonb := coalesce(recipe -> 'nutrition_info', 'null');
  grams constant jsonb := case jsonb_typeof(said -> 'grams')
    when 'array' then said -> 'grams' else '[]'
  end;
  missing constant jsonb := case jsonb_typeof(said -> 'missing')
    when 'array' then said -> 'missing' else '[]'
  end;
  nutrients constant jsonb := '["calories", "protein", "carbs", "fat"]';
  known numeric;
  counted numeric;
  partial jsonb;
begin
  if jsonb_typeof(said) = 'null' then
    return null;
  end if;
  if
    jsonb_typeof(said) <> 'object'
    or jsonb_array_length(grams) > 200
    or exists (
      select from jsonb_array_elements(grams) as each
      where jsonb_typeof(each) not in ('null', 'number')
    )
    or jsonb_array_length(missing) > 200
    or exists (
      select from jsonb_array_elements(missing) as each
      where case jsonb_typeof(each)
        when 'number' then each::numeric not between 0 and 199 or each::numeric <> trunc(each::numeric)
        else true
      end
    )
  then
    perform private.refuse_recipe('recipe_nutrition_info', 'Nutrition is of one serving, in kcal and grams.');
  end if;
  known := private.number_of(said, 'known', 0, 200);
  counted := private.number_of(said, 'counted', 0, 200);
  partial := case
    when said ? 'partial' then said -> 'partial'
    -- A document of an earlier app marks no value: whole is only what was worked out from all lines.
    when known < counted then nutrients
    else '[]'
  end;
  if (
    case jsonb_typeof(partial)
      when 'array' then jsonb_array_length(partial) > 4 or not partial <@ nutrients
      else true
    end
  ) then
    perform private.refuse_recipe(
      'recipe_nutrition_info', 'A value that is only a lower bound is calories, protein, carbs or fat.'
    );
  end if;
  return jsonb_build_object(
    'calories', private.number_of(said, 'calories', 0, 100000),
    'protein', private.number_of(said, 'protein', 0, 100000),
    'carbs', private.number_of(said, 'carbs', 0, 100000),
    'fat', private.number_of(said, 'fat', 0, 100000),
    'partial', partial,
    'missing', missing,
    'known', known,
    'counted', counted,
    'grams', grams
  );
end
$$;

comment on column public.recipe_details.nutrition_info is
  'For one serving: calories (kcal), protein, carbs, fat (g), null where not known; partial names those that are only lower bounds, missing the lines (from 0) for want of which. Without partial, values are lower bounds where known < counted.';
