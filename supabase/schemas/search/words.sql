-- Texts are searched by words in the singular and as they were written: the same rules as
-- domain/recipes/search-text.ts.

-- As for intarray: our own server leaves a trusted extension's functions to nobody.
create extension if not exists pg_trgm with schema extensions;
do $$
begin
  grant execute on function
    extensions.similarity(text, text),
    extensions.similarity_op(text, text)
    to anon, authenticated, service_role;
exception
  when insufficient_privilege then null;
end
$$;

create function private.singular(word text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  known constant text := case word
    when 'leaves' then 'leaf'
    when 'loaves' then 'loaf'
    when 'halves' then 'half'
    when 'calves' then 'calf'
    when 'knives' then 'knife'
    when 'chilies' then 'chili'
    when 'chillies' then 'chilli'
    when 'cookies' then 'cookie'
    when 'brownies' then 'brownie'
    when 'veggies' then 'veggie'
    when 'pies' then 'pie'
    when 'smoothies' then 'smoothie'
    when 'radii' then 'radius'
    when 'fungi' then 'fungus'
    when 'zucchinis' then 'zucchini'
    when 'kiwis' then 'kiwi'
    when 'chilis' then 'chili'
    when 'broccolis' then 'broccoli'
    when 'blinis' then 'blini'
    when 'rotis' then 'roti'
    when 'paninis' then 'panini'
  end;
begin
  if right(word, 1) <> 's' and known is null then
    return word;
  end if;
  return case
    when known is not null then known
    -- Its plural alone is another thing: pepper is a spice, peppers are vegetables.
    when word = 'peppers' then word
    when char_length(word) < 4 or right(word, 2) in ('ss', 'us', 'is') then word
    when word in (
      'molasses', 'hummus', 'houmous', 'asparagus', 'couscous', 'swiss', 'brussels', 'octopus',
      'citrus', 'lens', 'bitters', 'schnapps', 'haggis', 'anis', 'sans', 'dos', 'des', 'les',
      'las', 'los', 'aus', 'mais', 'ananas', 'anchois', 'frais', 'pois', 'noix'
    ) then word
    when right(word, 3) = 'ies' then
      case when char_length(word) > 5 then left(word, -3) || 'y' else left(word, -1) end
    when right(word, 3) in ('xes', 'zes', 'oes') then left(word, -2)
    when right(word, 4) in ('ches', 'shes', 'sses') then left(word, -2)
    else left(word, -1)
  end;
end
$$;

create function private.marked_word(word text, language text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when marked_word.language = 'en' then word else marked_word.language || ':' || word end
$$;
comment on function private.marked_word(text, text) is
  'A folded word as the rows of recipes hold it: those of another language than English behind its tag and a sign that folding takes away, so that nobody finds them who reads English.';
grant execute on function private.marked_word(text, text) to anon, authenticated, service_role;

create function private.text_query(search_text text, language text default 'en') returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg(
    case when token.part like '-%' then '!' else '' end
      || case
        when text_query.language <> 'en' then format(
          '(%L:* | %L | %L:* | %L)',
          word,
          private.singular(word),
          private.marked_word(word, text_query.language),
          private.marked_word(private.singular(word), text_query.language)
        )
        when private.singular(word) = word then format('%L:*', word)
        else format('(%L:* | %L)', word, private.singular(word))
      end,
    ' & '
  )::tsquery
  from regexp_split_to_table(search_text, '[ \t\n\r]+') as token(part)
  cross join unnest(string_to_array(private.fold_text(token.part), ' ')) as word
  where word <> ''
$$;
comment on function private.text_query(text, text) is
  'Every word must begin a word, in English or in the language, or be its plural; what has a minus before it must not. Null where there is no word.';
grant execute on function private.text_query(text, text) to anon, authenticated, service_role;
comment on function private.singular(text) is
  'A folded word in the singular: as `singularForm` in domain/ingredients/normalise.ts.';
grant execute on function private.singular(text) to anon, authenticated, service_role;

create function private.word_forms(words text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  forms text[] := array_remove(words, '');
  each text;
begin
  foreach each in array forms loop
    if right(each, 1) = 's' or each in ('radii', 'fungi') then
      forms := forms || private.singular(each);
    end if;
  end loop;
  return forms;
end
$$;
comment on function private.word_forms(text[]) is
  'Folded words, and those in the plural also in the singular; none of them empty.';
