-- Diets, allergens and other choices as bits. These are called for every recipe and every search: plpgsql keeps
-- their plans, SQL would not.

create function private.bits(chosen text[], known text[], first_bit integer) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  each text;
  bits integer := 0;
begin
  foreach each in array chosen loop
    bits := bits | coalesce(1 << (first_bit + array_position(known, each) - 1), 0);
  end loop;
  return bits;
end
$$;
comment on function private.bits(text[], text[], integer) is
  'A bit for each chosen word, by its place among the known ones; unknown words have none.';
grant execute on function
  private.bits(text[], text[], integer)
  to anon, authenticated, service_role;

create function private.known_words(list text) returns text[]
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
comment on function private.known_words(text) is 'The options of each list that a search filters by, in the order of their bits.';
grant execute on function private.known_words(text) to anon, authenticated, service_role;

create function private.trait_bits(diets text[], free_of text[], premium boolean) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(diets, '{}'), private.known_words('preferences'), 0)
    | private.bits(coalesce(free_of, '{}'), private.known_words('restrictions'), 8)
    | case premium when true then 1 << 26 when false then 1 << 27 else 0 end;
end
$$;
comment on function private.trait_bits(text[], text[], boolean) is
  'What a recipe or a food is, as bits: diets 0–7, what it is known to be free of 8–25, premium 26 or not 27.';
grant execute on function
  private.trait_bits(text[], text[], boolean)
  to anon, authenticated, service_role;

create function private.kind_bits(
  cuisines text[], meals text[], difficulties text[], seasons text[]
) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(cuisines, '{}'), private.known_words('cuisines'), 0)
    | private.bits(coalesce(meals, '{}'), private.known_words('meals'), 10)
    | private.bits(coalesce(difficulties, '{}'), private.known_words('difficulties'), 16)
    | private.bits(coalesce(seasons, '{}'), private.known_words('seasons'), 19)
    | private.bits(coalesce(meals, '{}'), private.known_words('otherMeals'), 23);
end
$$;
comment on function private.kind_bits(text[], text[], text[], text[]) is
  'Bits of five groups: cuisines 0–9, meals 10–15, difficulties 16–18, seasons 19–22, meals that the settings do not offer 23.';
grant execute on function
  private.kind_bits(text[], text[], text[], text[])
  to anon, authenticated, service_role;

create function private.fact_bits(facts text[]) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(facts, '{}'), private.known_words('facts'), 0);
end
$$;
comment on function private.fact_bits(text[]) is
  'What is known of a recipe beyond diets and allergens, as bits: `recipeFacts` in domain/recipes/kitchen-facts.ts.';
grant execute on function private.fact_bits(text[]) to anon, authenticated, service_role;

create function private.further_cuisine_bits(cuisines text[]) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(cuisines, '{}'), private.known_words('furtherCuisines'), 0);
end
$$;
comment on function private.further_cuisine_bits(text[]) is
  'Those of some cuisines that the dietary settings do not offer, as bits; the ten others stand in private.kind_bits.';
grant execute on function private.further_cuisine_bits(text[]) to anon, authenticated, service_role;
