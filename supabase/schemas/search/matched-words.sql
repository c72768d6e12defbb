-- A word that finds nothing is read as the nearest one that does: the same rules as domain/recipes/correct-text.ts.
--
-- Search leaves out the recipes of blocked users. A public recipe of a cook holds their mark among its words, and a
-- search by somebody who blocked that cook, or whom that cook blocked, excludes the mark: so pages, bands and counts
-- stay right, and nobody else's search does anything more.

-- Every word by which a public recipe was ever found: what a misspelt one may have meant. Words stay when
-- their recipe goes, so whoever proposes one looks first whether it still finds something.
create table private.search_words (
  word text not null,
  language text not null default 'en',
  primary key (word, language)
);
comment on table private.search_words is
  'Words of public recipes, for reading misspelt ones. Filled by a trigger.';
comment on column private.search_words.language is
  'English for all but the titles of our recipes in other languages.';

create index search_words_word_idx on private.search_words
  using gin (word extensions.gin_trgm_ops);

alter table private.search_words enable row level security;
grant select on private.search_words to anon, authenticated, service_role;
create policy "everyone reads the words of public recipes" on private.search_words
  for select to anon, authenticated using (true);

create function private.follow_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In order, so that two writers of the same new words wait for each other and never both ways.
  insert into private.search_words (word, language)
  select distinct lexeme.word collate "C", lexeme.language
  from after_rows
  cross join unnest(tsvector_to_array(after_rows.words)) as held(marked)
  cross join lateral (
    select
      regexp_replace(held.marked, '^[a-z]+:', '') as word,
      coalesce(substring(held.marked from '^([a-z]+):'), 'en') as language
  ) as lexeme
  where
    char_length(lexeme.word) between 3 and 100
    -- The mark of a cook is no word.
    and not starts_with(lexeme.word, '@')
    and not exists (
      select
      from private.search_words as known
      where known.word = lexeme.word and known.language = lexeme.language
    )
  order by 1, 2
  on conflict do nothing;
  return null;
end
$$;
comment on function private.follow_words() is
  'After-statement trigger of `recipe_matches`: stores the words that occur.';
create trigger follow_new_words after insert on private.recipe_matches
  referencing new table as after_rows
  for each statement execute function private.follow_words();
create trigger follow_changed_words after update on private.recipe_matches
  referencing new table as after_rows
  for each statement execute function private.follow_words();

create function private.finds_something(words tsquery, cooks uuid[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.recipe_matches as m where m.words @@ finds_something.words)
    or (
      cardinality(cooks) > 0
      and exists (
        select
        from private.hidden_recipe_matches as m
        where m.owner_id = any (cooks) and m.words @@ finds_something.words
      )
    );
end
$$;
comment on function private.finds_something(tsquery, uuid[]) is
  'Whether any recipe has these words: a public one, or one of these cooks that the caller may see.';
grant execute on function
  private.finds_something(tsquery, uuid[])
  to anon, authenticated, service_role;

create function private.count_of_words(words tsquery, cooks uuid[]) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  enough constant integer := 12;
begin
  return least(
    enough,
    (
      select count(*) from (
        select from private.recipe_matches as m
        where m.words @@ count_of_words.words
        limit enough
      ) as found
    ) + case when cardinality(cooks) > 0 then (
      select count(*) from (
        select from private.hidden_recipe_matches as m
        where m.owner_id = any (cooks) and m.words @@ count_of_words.words
        limit enough
      ) as found
    ) else 0 end
  );
end
$$;
comment on function private.count_of_words(tsquery, uuid[]) is
  'How many recipes have these words, as `finds_something` counts them: no more than 12 are counted.';
grant execute on function
  private.count_of_words(tsquery, uuid[])
  to anon, authenticated, service_role;

create function private.corrected_word(word text, language text default 'en') returns text
language plpgsql stable set search_path = ''
as $$
declare
  better text;
begin
  select known.name into better
  from public.ingredient_aliases as alias
  join public.ingredients as known on known.id = alias.ingredient_id
  where
    alias.alias = private.singular(corrected_word.word)
    and private.finds_something(private.text_query(known.name, corrected_word.language), '{}');
  if better is null then
    select near.word into better
    from (
      select
        held.word,
        held.language,
        extensions.similarity(held.word, corrected_word.word) as similarity
      from private.search_words as held
      where
        held.word operator(extensions.%) corrected_word.word
        and held.language in ('en', corrected_word.language)
    ) as near
    where
      private.finds_something(
        format('%L', private.marked_word(near.word, near.language))::tsquery, '{}'
      )
    order by near.similarity desc, near.word collate "C"
    limit 1;
  end if;
  return coalesce(better, word);
end
$$;
comment on function private.corrected_word(text, text) is
  'Our name for the ingredient that goes by this name, else the nearest word of a public recipe, in English or in the language, else the word itself.';
grant execute on function private.corrected_word(text, text) to anon, authenticated, service_role;

create function private.corrected_text(
  search_text text, cooks uuid[], language text default 'en'
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  part text;
  word text;
  words text[];
  read text[];
  parts text[] := '{}';
  meant text;
  is_corrected boolean;
  asked constant tsquery := private.text_query(search_text, language);
  found integer;
begin
  -- Where all words are found together, each finds something. Of a kind of recipe there are more than a few.
  if private.finds_something(asked, cooks) then
    meant := private.kind_meant(search_text);
    if meant is not null then
      found := private.count_of_words(asked, cooks);
    end if;
    return case
      when
        found < 12
        and private.count_of_words(private.text_query(meant, language), cooks) > found
        then meant
    end;
  end if;
  meant := private.meant_text(search_text, cooks, language);
  is_corrected := meant is not null;
  foreach part in array regexp_split_to_array(coalesce(meant, search_text), '[ \t\n\r]+') loop
    words := array_remove(string_to_array(private.fold_text(part), ' '), '');
    continue when words = '{}';
    read := '{}';
    foreach word in array words loop
      if
        part not like '-%'
        and char_length(word) >= 3
        and not private.finds_something(private.text_query(word, language), cooks)
      then
        word := private.corrected_word(word, language);
      end if;
      read := read || word;
    end loop;
    is_corrected := is_corrected or read <> words;
    parts := parts || case when read = words then part else array_to_string(read, ' ') end;
  end loop;
  return case when is_corrected then array_to_string(parts, ' ') end;
end
$$;
comment on function private.corrected_text(text, uuid[], text) is
  'A search with what finds nothing said by other words, and then each word that finds nothing replaced; null where nothing is: as `correctedText` in domain/recipes/correct-text.ts.';
grant execute on function private.corrected_text(text, uuid[], text) to anon, authenticated, service_role;

create function private.mark_of(cook uuid) returns text
language sql immutable set search_path = ''
as $$
  select '@' || cook
$$;
comment on function private.mark_of(uuid) is 'A word that no text can hold: folding takes the sign away.';

create function private.mark_cook() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.words := array_to_tsvector(
    tsvector_to_array(new.words) || private.mark_of(new.owner_id)
  );
  return new;
end
$$;
comment on function private.mark_cook() is
  'Before-write trigger of recipe_matches: puts the mark of its cook among the words of a recipe.';
create trigger mark_cook before insert or update of words, owner_id on private.recipe_matches
  for each row when (new.owner_id is not null) execute function private.mark_cook();

-- With more rights than its caller: who blocked them is nobody's to read.
create function private.without_blocked(words tsquery) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  marks tsquery;
begin
  select string_agg(format('!%L', private.mark_of(blocked.id)), ' & ')::tsquery into marks
  from unnest(private.blocked_users()) as blocked(id)
  where exists (select from private.recipe_matches as m where m.owner_id = blocked.id);
  return coalesce(words && marks, words, marks);
end
$$;
comment on function private.without_blocked(tsquery) is
  'The words of a search, and none of the marks of blocked users.';
grant execute on function private.without_blocked(tsquery) to authenticated, service_role;
