-- A search finds our recipes by their titles in the language of who searches, beside the English ones.

alter table private.search_words add column language text not null default 'en';
comment on column private.search_words.language is
  'English for all but the titles of our recipes in other languages.';
alter table private.search_words drop constraint search_words_pkey;
alter table private.search_words add primary key (word, language);

create function private.marked_word(word text, language text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when marked_word.language = 'en' then word else marked_word.language || ':' || word end
$$;
comment on function private.marked_word(text, text) is
  'A folded word as the rows of recipes hold it: those of another language than English behind its tag and a sign that folding takes away, so that nobody finds them who reads English.';
grant execute on function private.marked_word(text, text) to anon, authenticated, service_role;

drop function private.text_query(text);
drop function private.corrected_word(text);
drop function private.corrected_text(text, uuid[]);
drop function private.meant_text(text, uuid[]);
drop function private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text, integer, boolean, boolean, text[]);
drop function public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean, text[]);
drop function public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean, integer, boolean, boolean, text[]);

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
  meant text := private.meant_text(search_text, cooks, language);
  is_corrected boolean := meant is not null;
begin
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

create function private.meant_text(
  search_text text, cooks uuid[], language text default 'en'
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  said text;
  read text;
  known record;
begin
  if search_text ~ '(^|[ \t\n\r])-' then
    return null;
  end if;
  select ' ' || string_agg(private.singular(each.word), ' ' order by token.place, each.place) || ' '
  into said
  from regexp_split_to_table(search_text, '[ \t\n\r]+') with ordinality as token(part, place)
  cross join unnest(string_to_array(private.fold_text(token.part), ' '))
    with ordinality as each(word, place)
  where each.word <> '';
  read := said;
  for known in
    select each.phrase, each.meaning
    from private.search_phrases() with ordinality as each(phrase, meaning, place)
    where strpos(said, ' ' || each.phrase || ' ') > 0
    order by each.place
  loop
    if
      not private.finds_something(private.text_query(known.phrase, language), cooks)
      and private.finds_something(private.text_query(known.meaning, language), cooks)
    then
      read := replace(read, ' ' || known.phrase || ' ', ' ' || known.meaning || ' ');
    end if;
  end loop;
  return case when read <> said then btrim(read) end;
end
$$;
comment on function private.meant_text(text, uuid[], text) is
  'A search in which what finds nothing is said by words that do, all in the singular; null where nothing is, and where something is excluded: as `meantText` in domain/recipes/meant-text.ts.';
grant execute on function private.meant_text(text, uuid[], text) to anon, authenticated, service_role;

create function private.read_query(
  search_text text,
  preferences text[],
  restrictions text[],
  cuisines text[],
  meals text[],
  difficulties text[],
  seasons text[],
  max_minutes integer,
  min_rating numeric,
  premium boolean,
  scope text,
  mode text,
  sort text,
  max_missing integer,
  others boolean,
  exact_text boolean,
  facts text[],
  language text default 'en'
) returns private.recipe_query
language plpgsql stable set search_path = ''
as $$
declare
  parsed private.recipe_query;
  -- Of one that we do not write in nothing is found.
  spoken constant text := left(coalesce(language, 'en'), 10);
  -- Most searches choose none, and need not have seven lists read that are empty.
  chooses constant boolean := coalesce(
    preferences || restrictions || cuisines || meals || difficulties || seasons || facts, '{}'
  ) <> '{}';
begin
  if chooses and cardinality(private.check_words('difficulties', difficulties)) > 0 then
    perform private.require_feature('advanced_dietary_filters');
  end if;
  if
    chooses and cardinality(private.check_words('seasons', seasons)) > 0
    or min_rating is not null
    or premium is not null
    or coalesce(mode, 'ready-now') <> 'ready-now'
    or coalesce(sort, 'pantry') <> 'pantry'
  then
    perform private.require_feature('advanced_search');
  end if;
  if char_length(search_text) > 200 then
    perform private.refuse('bad_text', 'A search takes at most 200 characters.');
  end if;
  if max_minutes <= 0 then
    perform private.refuse('bad_minutes', 'The longest time is a number of minutes above 0.');
  end if;
  if min_rating not between 0 and 5 then
    perform private.refuse('bad_rating', 'A rating is between 0 and 5.');
  end if;
  if coalesce(scope, 'all') not in ('all', 'own', 'followed') then
    perform private.refuse('bad_scope', 'The scope is all, own or followed.');
  end if;
  if
    coalesce(mode, 'ready-now') not in ('ready-now', 'use-it-up', 'fewest-extras', 'quickest')
  then
    perform private.refuse('bad_mode', 'The mode is ready-now, use-it-up, fewest-extras or quickest.');
  end if;

  if coalesce(sort, 'pantry') not in ('pantry', 'popular', 'rated', 'newest', 'quickest') then
    perform private.refuse('bad_sort', 'The sort is pantry, popular, rated, newest or quickest.');
  end if;
  if max_missing not in (0, 1, 3) then
    perform private.refuse('bad_missing', 'What may be missing is 0, 1 or 3 things.');
  end if;

  parsed.traits := 0;
  parsed.cuisines := 0;
  parsed.meals := 0;
  parsed.difficulties := 0;
  parsed.seasons := 0;
  parsed.facts := 0;
  parsed.further_cuisines := 0;
  if chooses or premium is not null then
    parsed.traits := private.trait_bits(
      private.check_words('preferences', preferences),
      private.check_words('restrictions', restrictions),
      premium
    );
    parsed.cuisines := private.kind_bits(private.check_words('cuisines', cuisines), '{}', '{}', '{}');
    parsed.meals := private.kind_bits('{}', private.check_words('meals', meals), '{}', '{}');
    parsed.difficulties := private.kind_bits('{}', '{}', difficulties, '{}');
    parsed.seasons := private.kind_bits('{}', '{}', '{}', seasons);
    parsed.facts := private.fact_bits(private.check_words('facts', facts));
    parsed.further_cuisines := private.further_cuisine_bits(cuisines);
  end if;
  parsed.max_minutes := max_minutes;
  parsed.min_rating := ceil(min_rating * 100);
  parsed.scope := coalesce(scope, 'all');
  parsed.mode := coalesce(mode, 'ready-now');
  parsed.cooks := '{}';
  if (select auth.uid()) is not null then
    parsed.cooks := array(
      select (select auth.uid()) where parsed.scope <> 'followed'
      union all
      select follow.followed_id
      from public.follows as follow
      where parsed.scope <> 'own' and follow.follower_id = (select auth.uid())
    );
  end if;
  if search_text <> '' then
    if not coalesce(exact_text, false) then
      parsed.read_as := private.corrected_text(search_text, parsed.cooks, spoken);
    end if;
    parsed.words := private.text_query(coalesce(parsed.read_as, search_text), spoken);
  end if;
  if cardinality(parsed.cooks) > 0 then
    parsed.words := private.without_blocked(parsed.words);
  end if;
  parsed.sort := coalesce(sort, 'pantry');
  parsed.max_missing := max_missing;
  parsed.others := coalesce(others, false);
  return parsed;
end
$$;
comment on function private.read_query(
  text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text,
  integer, boolean, boolean, text[], text
) is
  'Checks what a search asks for. Raises 22023 (`unknown_option`, `bad_text`, `bad_minutes`, `bad_rating`, `bad_scope`, `bad_mode`, `bad_sort`, `bad_missing`) and 42501 `feature_required`.';
grant execute on function
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, text, integer, boolean, boolean, text[], text)
  to anon, authenticated, service_role;

create function public.search_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  mode text default 'ready-now',
  page_size integer default 20,
  page_after text default null,
  sort text default 'pantry',
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false,
  facts text[] default '{}',
  language text default 'en'
) returns table (
  id bigint,
  slug text,
  owner_id uuid,
  title text,
  image text,
  ready_in_minutes integer,
  servings integer,
  difficulty text,
  cuisine text[],
  meal_type text[],
  diets text[],
  allergens text[],
  contains text[],
  free_of text[],
  season text[],
  tags text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  band text,
  used_ingredient_count integer,
  missed_ingredient_count integer,
  credit integer,
  urgency integer,
  needs json,
  page_cursor text,
  read_as text,
  assumed text[]
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  query private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode, sort, max_missing, with_others, exact_text, facts,
    search_recipes.language
  );
  kitchen private.kitchen;
  page private.result_page;
  unread_codes constant integer[] := array[0, -1000000000];
  -- From here on a need is one that can be left out: see `needs` of private.recipe_matches.
  flavour_code constant integer := 100000000;
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  kitchen := private.kitchen_of_search(pantry, staples, query.traits);
  page := private.find_page(kitchen, query, coalesce(page_size, 20), page_after);

  return query
  with row as materialized (
    select
      found.*, m.ingredients, m.dispensable, m.needs, m.unread_texts, m.losses,
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed,
      coalesce(private.missed_flavours(m.flavours, kitchen.met), 0) as missed_flavours
    from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
      as found(id, credit, urgency, page_cursor, place)
    join lateral (
      select
        open.required, open.unread, open.ingredients, open.needs, open.unread_texts,
        open.dispensable, open.flavours, open.losses
      from private.recipe_matches as open
      where open.recipe_id = found.id
      union all
      select
        hidden.required, hidden.unread, hidden.ingredients, hidden.needs, hidden.unread_texts,
        hidden.dispensable, hidden.flavours, hidden.losses
      from private.hidden_recipe_matches as hidden
      where hidden.recipe_id = found.id and cardinality(query.cooks) > 0
    ) as m on true
  ), need as materialized (
    select
      row.place as recipe,
      case
        when row.missed_flavours > 0 and line.code / flavour_code = 1
          then line.code + 2 * flavour_code
        else line.code
      end as code,
      line.place,
      case when line.code >= flavour_code then row.losses[(
        select count(*) from unnest(row.needs[:line.place]) as earlier(code)
        where earlier.code >= flavour_code
      )] end as loss,
      case when line.code = any (unread_codes) then row.unread_texts[(
        select count(*) from unnest(row.needs[:line.place]) as earlier(code)
        where earlier.code = any (unread_codes)
      )] end as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as line(code, place)
  ), explained as (
    select
      need.recipe,
      json_agg(
        case
          when need.code = any (unread_codes) then json_build_object(
            'ingredient', null, 'text', need.unread_text, 'optional', need.code < 0,
            'state', case when need.code < 0 then 'optional' else 'unknown' end,
            'credit', 0, 'urgency', 0, 'via', '[]'::json,
            'reason', case when need.code < 0 then 'optional' else 'we could not read this line' end
          )
          when need.code >= flavour_code then concat(
            reason.opening,
            ',"without":' || to_json(need.loss),
            ',"reason":',
            to_json(case when reason.is_left_out then coalesce(need.loss, reason.reason) else reason.reason end),
            '}'
          )::json
          else reason.explanation
        end
        order by need.place
      ) as needs
    from need
    left join private.explain(array(select distinct need.code from need), kitchen) as reason
      on reason.need = need.code
    group by need.recipe
  )
  select
    card.id, card.slug, card.owner_id, card.title, card.image, card.ready_in_minutes,
    card.servings, card.difficulty, card.cuisine, card.meal_type, card.diets, card.allergens,
    card.contains, card.free_of, card.season, card.tags, card.is_premium, card.rating, card.review_count,
    case
      when counted.missed = 0 then
        case
          when
            row.ingredients operator(extensions.<@) kitchen.as_is
            and coalesce(row.dispensable operator(extensions.<@) kitchen.as_is, true)
            then 'ready'
          else 'ready-with-swaps'
        end
      when counted.missed = 1 then 'missing-1'
      when counted.missed <= 3 then 'missing-2-3'
      else 'explore'
    end,
    extensions.icount(row.ingredients operator(extensions.&) kitchen.used)
      + coalesce(extensions.icount(row.dispensable operator(extensions.&) kitchen.used), 0),
    counted.missed,
    row.credit,
    row.urgency,
    coalesce(explained.needs, '[]'),
    row.page_cursor,
    query.read_as,
    card.assumed
  from row
  join public.recipe_cards as card on card.id = row.id
  left join explained on explained.recipe = row.place
  cross join lateral (select row.missed + row.missed_flavours as missed) as counted
  order by row.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text, text, integer, boolean, boolean, text[], text
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out" | "likely", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. `sort`: pantry (as `mode` says), or popular, rated, newest, quickest, whatever the pantry. `max_missing`: 0, 1 or 3. `facts`: what a recipe must be known to be, by the words of private.known_words. `with_others`: what uses nothing of the pantry follows. A word that finds nothing is read as the nearest that does (`read_as`), but for `exact_text`. `assumed`: columns that nobody stated. `language`: the one in which words are looked for beside English. Errors: 22023 with the code as message, 42501 `feature_required`.';
grant execute on function
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text, text, integer, boolean, boolean, text[], text)
  to anon, authenticated, service_role;

create function public.count_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  with_facets boolean default false,
  max_missing integer default null,
  with_others boolean default false,
  exact_text boolean default false,
  facts text[] default '{}',
  language text default 'en'
) returns jsonb
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant integer := 1000;
  query private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, 'ready-now', 'pantry', max_missing, with_others, exact_text,
    facts, count_recipes.language
  );
  kitchen private.kitchen;
  found private.counted;
begin
  if with_facets then
    perform private.require_feature('advanced_search');
  end if;
  kitchen := private.kitchen_of_search(pantry, staples, query.traits);
  found := private.count_found(kitchen, query, enough);
  return jsonb_build_object(
    'total', cardinality(found.ids),
    'complete', cardinality(found.ids) < enough,
    'bands', found.bands,
    'read_as', query.read_as,
    'facets', null
  ) || case when with_facets then private.facets(kitchen, query, found, enough, pantry, staples) else '{}' end;
end
$$;
comment on function public.count_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, boolean, integer, boolean, boolean, text[], text
) is
  'How many recipes `search_recipes` would find, by band (`others`: what uses nothing of the pantry), and for who has access beside each option how many have it and all else. It stops at 1,000 (`complete` is then false, and the lists whose numbers are at least so many are `capped`), and a band that it did not come to is not named. Errors as `search_recipes`.';
grant execute on function
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean, integer, boolean, boolean, text[], text)
  to anon, authenticated, service_role;

create or replace function private.follow_words() returns trigger
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

create or replace view private.derived_recipe_matches with (security_invoker = true) as
select
  card.id as recipe_id,
  card.owner_id,
  card.visibility,
  cardinality(line.by_rarity)::smallint as required,
  line.unread,
  card.review_count as popularity,
  card.ready_in_minutes::smallint as minutes,
  round(card.rating * 100)::smallint as rating,
  private.trait_bits(
    card.diets,
    card.free_of,
    card.is_premium
  ) as traits,
  private.kind_bits(card.cuisine, card.meal_type, array[card.difficulty], card.season) as kinds,
  line.ingredients,
  line.by_rarity[1] as rarest_1,
  coalesce(line.by_rarity[2], line.by_rarity[1]) as rarest_2,
  coalesce(line.by_rarity[3], line.by_rarity[2], line.by_rarity[1]) as rarest_3,
  array(
    select rare.id * 8 + rare.place::integer
    from unnest(line.by_rarity[1:4]) with ordinality as rare(id, place)
  ) as rare_keys,
  line.essential,
  line.needs,
  line.unread_texts,
  array_to_tsvector(private.word_forms(
    string_to_array(
      private.fold_text(
        concat_ws(
          ' ',
          card.title,
          array_to_string(card.cuisine, ' '),
          array_to_string(card.meal_type, ' '),
          array_to_string(card.diets, ' '),
          array_to_string(card.tags, ' '),
          array_to_string(line.unread_texts, ' ')
        )
      ) || line.names,
      ' '
    )
  ) || said.words) as words,
  line.dispensable,
  line.flavours,
  line.losses,
  private.fact_bits(card.facts) as facts,
  private.further_cuisine_bits(card.cuisine) as further_cuisines
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select coalesce(array_agg(private.marked_word(form.word, translation.language)), '{}') as words
  from public.recipe_translations as translation
  cross join lateral unnest(
    private.word_forms(string_to_array(
        private.fold_text(translation.title || ' ' || translation.words), ' '
      ))
  ) as form(word)
  where translation.recipe_id = card.id
) as said
cross join lateral (
  select
    coalesce(
      array_agg(need.id order by need.recipe_count, need.id)
        filter (where need.required and need.use = 0),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(need.id order by need.id) filter (where need.required and need.use = 0),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and need.id is null))::smallint as unread,
    coalesce(
      array_agg(need.id order by need.id) filter (where not need.optional and need.is_essential),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when need.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -need.id
          else need.id + need.use * 100000000
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where need.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(need.words, ''), '') as names,
    array_agg(need.id order by need.id) filter (where need.use > 0) as dispensable,
    array_agg(need.id order by need.id) filter (where need.use = 1) as flavours,
    array_agg(need.loss order by need.place) filter (where need.use > 0) as losses
  from (
    select
      asked.*,
      -- Where nothing that was read would stay, all of it does.
      case when bool_or(asked.required and asked.asked_use = 0) over () then asked.asked_use else 0 end
        as use
    from (
      select
        line.*,
        coalesce(key.id, known.id) as id,
        known.recipe_count,
        named.in_title or line.is_main as is_essential,
        named.words,
        not line.optional and known.id is not null as required,
        -- What the title names or the dish is made of is never left out.
        case when line.optional or known.id is null or named.in_title or line.is_main then 0 else line.line_use end
          as asked_use
      from (
        select
          each.ingredient_id,
          min(each.position) as place,
          bool_and(each.optional) as optional,
          bool_or(each.is_main) as is_main,
          -- Where its lines disagree it is not known to be used in any.
          case when min(each.contexts) = max(each.contexts) then min(each.contexts) end as contexts,
          min(each.name) as text,
          -- 0 base, 1 flavour, 2 finish: of several lines what asks most, and the first that does says why.
          min(each.line_use) filter (where not each.optional) as line_use,
          (
            array_agg(each.without order by each.line_use, each.position)
              filter (where not each.optional)
          )[1] as loss
        from (
          select
            every.*,
            case every.use when 'base' then 0 when 'flavour' then 1 else 2 end as line_use
          from public.recipe_ingredients as every
          where every.recipe_id = card.id
        ) as each
        group by each.ingredient_id, case when each.ingredient_id is null then each.position end
      ) as line
      left join public.ingredients as known on known.id = line.ingredient_id
      left join private.need_keys as key
        on key.ingredient_id = line.ingredient_id and key.contexts = line.contexts
      left join lateral (
        select
          bool_or(
            strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
          ) as in_title,
          string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0)
            as words
        from private.ingredient_kinds as kind
        where kind.ingredient_id = known.id
      ) as named on true
    ) as asked
  ) as need
) as line;

comment on function private.follow_recipes() is
  'After-statement trigger of cards, lines and translations: refreshes the match rows of the recipes that were written.';
create trigger follow_new_translations after insert on public.recipe_translations
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_translations after update on public.recipe_translations
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_deleted_translations after delete on public.recipe_translations
  referencing old table as before_rows
  for each statement execute function private.follow_recipes();
