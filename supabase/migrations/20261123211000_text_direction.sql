-- Names, comments and recipes hold no characters that turn the direction of the text after them.

create function private.without_bidi_controls(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(value, U&'\202A\202B\202C\202D\202E\2066\2067\2068\2069', '')
$$;
comment on function private.without_bidi_controls(text) is
  'Without the characters that turn the direction of the text after them, which makes one name look like another: as `withoutBidiControls` in domain/text-direction.ts. Letters have their direction by themselves; marks (U+200E, U+200F, U+061C) and joiners stay.';
grant execute on function private.without_bidi_controls(text) to authenticated, service_role;

create or replace function private.trimmed(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(regexp_replace(private.without_bidi_controls(value), '^\s+|\s+$', '', 'g'), '')
$$;
comment on function private.trimmed(text) is
  'Without white space around it and without bidi controls; null when nothing is left.';

create or replace function private.trim_comment(content text) returns text
language sql immutable set search_path = ''
as $$
  -- By a list of characters: a pattern would take its time over a million spaces.
  select btrim(private.without_bidi_controls(content), U&' \0009\000A\000B\000C\000D\00A0\2028\2029\3000\FEFF')
$$;
comment on function private.trim_comment(text) is 'A comment''s text without white space around it and without bidi controls.';

create or replace function private.text_of(holder jsonb, field text, longest integer) returns text
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

create or replace function private.texts_of(
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

create or replace function private.lines_of(recipe jsonb) returns table (
  "position" smallint, text text, section text, ingredient_id integer, name text, amount numeric,
  amount_max numeric, unit text, note text, optional boolean
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
    coalesce(entry.line -> 'optional' = 'true', false)
  from jsonb_array_elements(lines) with ordinality as entry(line, place)
  left join public.ingredients as known on known.slug = entry.line ->> 'slug'
  order by entry.place;
end
$$;
comment on function private.lines_of(jsonb) is
  'The lines of a recipe, each with the food that it names, null where there is none of that key. Raises 23514 `recipe_ingredients`, `recipe_text`, `recipe_amount` and the like.';

update public.public_profiles as profile
set name = private.trimmed(profile.name)
where profile.name <> private.without_bidi_controls(profile.name);
alter table public.public_profiles
  add constraint name_direction check (name = private.without_bidi_controls(name));
