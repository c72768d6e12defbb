-- A recipe may be known to do without a second pot or pan.

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
      'without-stove', 'without-second-pot'
    ]
  end;
end
$$;
