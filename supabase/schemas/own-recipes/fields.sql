-- A recipe as a client sends it, field by field: each is there as it should be, or refused by name.

create function private.refuse_recipe(code text, explanation text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception '%', code using errcode = 'check_violation', detail = explanation;
end
$$;
comment on function private.refuse_recipe(text, text) is 'Raises 23514 with a stable code and a text for a person.';
grant execute on function private.refuse_recipe(text, text) to authenticated;

create function private.text_of(holder jsonb, field text, longest integer) returns text
language plpgsql stable set search_path = ''
as $$
declare
  value constant text := nullif(btrim(private.without_bidi_controls(holder ->> field), E' \t\n\r'), '');
begin
  if
    jsonb_typeof(coalesce(holder -> field, 'null')) not in ('null', 'string')
    or char_length(value) > longest
  then
    perform private.refuse_recipe(
      'recipe_' || field, format('%s is a text of at most %s characters.', field, longest)
    );
  end if;
  return value;
end
$$;
comment on function private.text_of(jsonb, text, integer) is
  'A text of a document, trimmed and without bidi controls; null for none. Raises 23514 `recipe_<field>`.';

create function private.number_of(holder jsonb, field text, smallest numeric, largest numeric)
returns numeric
language plpgsql stable set search_path = ''
as $$
declare
  value constant jsonb := coalesce(holder -> field, 'null');
begin
  if jsonb_typeof(value) = 'null' then
    return null;
  end if;
  if jsonb_typeof(value) = 'number' and value::numeric between smallest and largest then
    return value::numeric;
  end if;
  perform private.refuse_recipe(
    'recipe_' || field, format('%s is a number from %s to %s.', field, smallest, largest)
  );
end
$$;
comment on function private.number_of(jsonb, text, numeric, numeric) is
  'A number of a document; null for none. Raises 23514 `recipe_<field>`.';

create function private.texts_of(
  holder jsonb, field text, most integer, longest integer
) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  value constant jsonb := case jsonb_typeof(holder -> field)
    when 'null' then '[]' else coalesce(holder -> field, '[]')
  end;
  texts text[];
begin
  if jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= most then
    select array_agg(btrim(private.without_bidi_controls(each #>> '{}'), E' \t\n\r') order by place) into texts
    from jsonb_array_elements(value) with ordinality as entry(each, place)
    having bool_and(
      jsonb_typeof(each) = 'string'
      and char_length(btrim(private.without_bidi_controls(each #>> '{}'), E' \t\n\r')) between 1 and longest
    );
    if texts is not null or value = '[]' then
      return coalesce(texts, '{}');
    end if;
  end if;
  perform private.refuse_recipe(
    'recipe_' || field,
    format('%s is a list of up to %s texts of 1 to %s characters.', field, most, longest)
  );
end
$$;
comment on function private.texts_of(jsonb, text, integer, integer) is
  'A list of texts of a document; empty for none. Raises 23514 `recipe_<field>`.';

create function private.nutrition_of(recipe jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  nutrition constant jsonb := coalesce(recipe -> 'nutrition_info', 'null');
  grams constant jsonb := case jsonb_typeof(nutrition -> 'grams')
    when 'array' then nutrition -> 'grams' else '[]'
  end;
  missing constant jsonb := case jsonb_typeof(nutrition -> 'missing')
    when 'array' then nutrition -> 'missing' else '[]'
  end;
  nutrients constant jsonb := '["calories", "protein", "carbs", "fat"]';
  known numeric;
  counted numeric;
  partial jsonb;
begin
  if jsonb_typeof(nutrition) = 'null' then
    return null;
  end if;
  if
    jsonb_typeof(nutrition) <> 'object'
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
  known := private.number_of(nutrition, 'known', 0, 200);
  counted := private.number_of(nutrition, 'counted', 0, 200);
  partial := case
    when nutrition ? 'partial' then nutrition -> 'partial'
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
    'calories', private.number_of(nutrition, 'calories', 0, 100000),
    'protein', private.number_of(nutrition, 'protein', 0, 100000),
    'carbs', private.number_of(nutrition, 'carbs', 0, 100000),
    'fat', private.number_of(nutrition, 'fat', 0, 100000),
    'partial', partial,
    'missing', missing,
    'known', known,
    'counted', counted,
    'grams', grams
  );
end
$$;
comment on function private.nutrition_of(jsonb) is
  'The nutrition of one serving that a document states, and nothing else; null for none. Raises 23514 `recipe_nutrition_info`, `recipe_calories` and the like.';

create function private.lines_of(recipe jsonb) returns table (
  "position" smallint, text text, section text, ingredient_id integer, name text, amount numeric,
  amount_max numeric, unit text, note text, optional boolean, use text, without text
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  lines constant jsonb := coalesce(recipe -> 'ingredients', 'null');
begin
  if
    jsonb_typeof(lines) <> 'array'
    or jsonb_array_length(lines) > 200
    or exists (
      select from jsonb_array_elements(lines) as line
      where
        jsonb_typeof(line) <> 'object'
        or btrim(private.without_bidi_controls(concat(line ->> 'text', line ->> 'name', line ->> 'slug')), E' \t\n\r') = ''
    )
  then
    perform private.refuse_recipe(
      'recipe_ingredients', 'A recipe has up to 200 lines of ingredients, each with its text.'
    );
  end if;
  if exists (
    select
    from jsonb_array_elements(lines) as line
    where coalesce(private.text_of(line, 'use', 20), 'base') not in ('base', 'flavour', 'finish')
  ) then
    perform private.refuse_recipe('recipe_use', 'A line is there as base, flavour or finish.');
  end if;
  return query
  select
    entry.place::smallint,
    private.text_of(entry.line, 'text', 500),
    private.text_of(entry.line, 'section', 100),
    known.id,
    coalesce(
      private.text_of(entry.line, 'name', 200),
      case
        when known.id is null
          then left(coalesce(private.text_of(entry.line, 'text', 500), entry.line ->> 'slug'), 200)
      end
    ),
    private.number_of(entry.line, 'amount', 0.000001, 1000000),
    private.number_of(entry.line, 'amount_max', 0.000001, 1000000),
    private.text_of(entry.line, 'unit', 40),
    private.text_of(entry.line, 'note', 200),
    coalesce(entry.line -> 'optional' = 'true', false),
    case
      when entry.line -> 'optional' = 'true' then 'base'
      else coalesce(private.text_of(entry.line, 'use', 20), 'base')
    end,
    private.text_of(entry.line, 'without', 200)
  from jsonb_array_elements(lines) with ordinality as entry(line, place)
  left join public.ingredients as known on known.slug = entry.line ->> 'slug'
  order by entry.place;
end
$$;
comment on function private.lines_of(jsonb) is
  'The lines of a recipe, each with the food that it names, null where there is none of that key. Raises 23514 `recipe_ingredients`, `recipe_text`, `recipe_amount`, `recipe_use` and the like.';
