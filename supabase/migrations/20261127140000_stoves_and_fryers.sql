-- A recipe may be known to do without a stove, and a kitchen says that it has an air fryer or a microwave: an app of an earlier version does not
-- name that list, and nobody takes it back by leaving it out.

create or replace function private.known_words(list text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case list
    when 'preferences' then array[
      'vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'keto', 'paleo', 'low-carb', 'high-protein'
    ]
    when 'restrictions' then
      array[
        'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet',
        'peanuts', 'tree-nuts', 'crustaceans', 'molluscs', 'wheat', 'celery', 'mustard', 'lupin',
        'sulphites'
      ]
    when 'otherRestrictions' then
      array[
        'animal-rennet', 'peanuts', 'tree-nuts', 'crustaceans', 'molluscs', 'wheat', 'celery',
        'mustard', 'lupin', 'sulphites'
      ]
    when 'cuisines' then array[
      'italian', 'mexican', 'asian', 'indian', 'mediterranean', 'american', 'french', 'thai',
      'chinese', 'japanese'
    ]
    when 'furtherCuisines' then array[
      'british', 'irish', 'german', 'austrian', 'swiss', 'dutch', 'nordic', 'polish', 'ukrainian',
      'russian', 'hungarian', 'balkan', 'greek', 'turkish', 'spanish', 'portuguese', 'middle-eastern',
      'north-african', 'west-african', 'east-african', 'south-african', 'caribbean',
      'latin-american', 'brazilian', 'korean', 'vietnamese', 'filipino', 'indonesian', 'south-asian'
    ]
    when 'meals' then array['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer']
    when 'otherMeals' then array['side']
    when 'difficulties' then array['easy', 'medium', 'hard']
    when 'seasons' then array['spring', 'summer', 'autumn', 'winter']
    when 'facts' then array[
      'keeps-3-days', 'freezes', 'no-alcohol', 'no-added-alcohol', 'without-oven', 'without-broiler',
      'without-barbecue', 'without-microwave', 'without-air-fryer', 'without-slow-cooker',
      'without-pressure-cooker', 'without-rice-cooker', 'without-blender', 'without-food-processor',
      'without-mixer', 'without-wok', 'without-steamer', 'without-waffle-iron',
      'without-ice-cream-maker', 'without-pasta-machine', 'without-kitchen-torch', 'without-mortar',
      'without-rolling-pin', 'without-piping-bag', 'without-thermometer',
      'without-stove'
    ]
  end;
end
$$;

create or replace function private.with_unnamed_options(before jsonb, after jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select
      coalesce(
        (
          select jsonb_object_agg(list.name, before -> list.name)
          from unnest(array['missingEquipment', 'ownEquipment']) as list(name)
          where before ? list.name and not after ? list.name
        ),
        '{}'
      )
      || after || coalesce(jsonb_object_agg(kept.list, kept.named || kept.options), '{}')
    from (
      select list.name as list, stored.named, jsonb_agg(option) as options
      from unnest(array['preferences', 'restrictions', 'otherRestrictions']) as list(name)
      cross join lateral (
        select
          case jsonb_typeof(before -> list.name) when 'array' then before -> list.name else '[]' end as held,
          case jsonb_typeof(after -> list.name) when 'array' then after -> list.name else '[]' end as named
      ) as stored
      cross join lateral jsonb_array_elements(stored.held) as option
      where
        option -> 'checked' = 'true'
        and option ->> 'id' = any (private.known_words(list.name))
        and not exists (
          select from jsonb_array_elements(stored.named) as each where each ->> 'id' = option ->> 'id'
        )
      group by list.name, stored.named
    ) as kept
  );
end
$$;
