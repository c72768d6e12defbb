-- What a search asks for, checked once: lists as bits, words, whose recipes, in which order.

create type private.recipe_query as (
  traits integer,
  cuisines integer,
  meals integer,
  difficulties integer,
  seasons integer,
  max_minutes integer,
  min_rating integer,
  words tsquery,
  scope text,
  -- Whose recipes are searched besides the public ones, or alone.
  cooks uuid[],
  mode text,
  sort text,
  max_missing integer,
  others boolean,
  read_as text,
  facts integer,
  further_cuisines integer
);
comment on type private.recipe_query is
  'What a search asks for, checked: lists as bits, 0 for none; null for no time, rating, words or limit of what is missing. `read_as`: the text where a word of it was replaced.';

create function private.check_words(list text, chosen text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  -- The dietary settings offer ten cuisines, a search all of them.
  known constant text[] := private.known_words(list)
    || case list when 'cuisines' then private.known_words('furtherCuisines') end;
begin
  if chosen is null or chosen = '{}' then
    return '{}';
  end if;
  if not chosen <@ known then
    perform private.refuse(
      'unknown_option',
      format('%s takes these: %s.', list, array_to_string(known, ', '))
    );
  end if;
  return chosen;
end
$$;
comment on function private.check_words(text, text[]) is
  'The chosen options of a list, none for null. Raises 22023 `unknown_option` for what is not in the list.';
grant execute on function private.check_words(text, text[]) to anon, authenticated, service_role;

-- One that chooses nothing is read without looking through the lists of what can be chosen.
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
