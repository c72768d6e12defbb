-- All that the laws of the European Union and the United States name as allergens, by itself: of what nobody judged yet it
-- is not known. The catalogue's loader brings what is known, and recipes of people's own follow it.

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
    when 'meals' then array['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer']
    when 'otherMeals' then array['side']
    when 'difficulties' then array['easy', 'medium', 'hard']
    when 'seasons' then array['spring', 'summer', 'autumn', 'winter']
  end;
end
$$;

create or replace function private.trait_bits(diets text[], free_of text[], premium boolean) returns integer
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

create or replace function private.kitchen_of_search(pantry jsonb, staples text[], traits integer)
returns private.kitchen
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  if jsonb_typeof(pantry) <> 'array' or jsonb_array_length(pantry) > 1000 then
    perform private.refuse('bad_pantry', 'A pantry is a list of at most 1,000 things.');
  end if;
  return private.prepare_kitchen(
    pantry,
    coalesce(staples, private.own_staples()),
    -- Of what a search asks for, whether a recipe is premium is no question to a kitchen.
    traits & 67108863 | private.own_diet()
  );
end
$$;

create or replace function private.facets(
  kitchen private.kitchen, query private.recipe_query, counted private.counted, enough integer,
  pantry jsonb, staples text[]
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  list text;
  -- Whether what the kitchen offers decides what is found, or only where it stands.
  offers_count constant boolean := query.max_missing is not null or not query.others;
  without_own private.recipe_query;
  of_list private.counted;
  facets jsonb := '{}';
  capped text[] := '{}';
begin
  foreach list in array array[
    'preferences', 'restrictions', 'cuisines', 'meals', 'difficulties', 'seasons', 'minutes',
    'ratings', 'premium'
  ] loop
    -- Of a list of which one option is enough, choosing another adds to what is found.
    without_own := query;
    case list
      when 'cuisines' then without_own.cuisines := 0;
      when 'meals' then without_own.meals := 0;
      when 'difficulties' then without_own.difficulties := 0;
      when 'seasons' then without_own.seasons := 0;
      when 'minutes' then without_own.max_minutes := null;
      when 'ratings' then without_own.min_rating := null;
      when 'premium' then without_own.traits := query.traits & 67108863;
      else null;
    end case;
    of_list := counted;
    if without_own is distinct from query then
      of_list := private.count_found(kitchen, without_own, enough);
    end if;
    facets := facets || jsonb_build_object(
      list,
      case
        when list in ('preferences', 'restrictions') and offers_count
          then private.diet_facet(list, query, pantry, staples, enough)
        else private.facet(list, of_list.ids)
      end
    );
    if cardinality(of_list.ids) >= enough then
      capped := capped || list;
    end if;
  end loop;
  return jsonb_build_object('facets', facets, 'capped', to_jsonb(capped));
end
$$;

alter table public.ingredients
  drop constraint contents_known,
  add constraint contents_known check (
    contains || free_of <@ array[
      'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet',
      'peanuts', 'tree-nuts', 'crustaceans', 'molluscs', 'wheat', 'celery', 'mustard', 'lupin',
      'sulphites'
    ]
  );
alter table public.recipe_cards
  drop constraint contents_known,
  add constraint contents_known check (
    contains || free_of <@ array[
      'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet',
      'peanuts', 'tree-nuts', 'crustaceans', 'molluscs', 'wheat', 'celery', 'mustard', 'lupin',
      'sulphites'
    ]
  );

-- Whether a recipe is premium stands behind all that it is free of.
update private.recipe_matches set traits = (traits & 131071) | ((traits >> 17 & 3) << 26);
update private.hidden_recipe_matches set traits = (traits & 131071) | ((traits >> 17 & 3) << 26);
