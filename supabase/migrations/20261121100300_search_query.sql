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
  mode text
);
comment on type private.recipe_query is
  'What a search asks for, checked: lists as bits, 0 for none; null for no time, rating or words.';

create function private.require_feature(feature text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.can_use(feature) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege',
      detail = feature,
      hint = 'This is part of the free trial and of every plan.';
  end if;
end
$$;
comment on function private.require_feature(text) is
  'Raises 42501 `feature_required`, with the feature''s name as its detail, for who has no access to it.';

create function private.check_words(list text, chosen text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  if chosen is null or chosen = '{}' then
    return '{}';
  end if;
  if not chosen <@ private.known_words(list) then
    perform private.refuse(
      'unknown_option',
      format('%s takes these: %s.', list, array_to_string(private.known_words(list), ', '))
    );
  end if;
  return chosen;
end
$$;
comment on function private.check_words(text, text[]) is
  'The chosen options of a list, none for null. Raises 22023 `unknown_option` for what is not in the list.';

create function private.text_query(search_text text) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg(format('%L:*', word), ' & ')::tsquery
  from unnest(string_to_array(private.fold_text(search_text), ' ')) as word
  where word <> ''
$$;
comment on function private.text_query(text) is 'Every word must begin a word; null where there is none.';

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
  mode text
) returns private.recipe_query
language plpgsql stable set search_path = ''
as $$
declare
  asked private.recipe_query;
begin
  if cardinality(private.check_words('difficulties', difficulties)) > 0 then
    perform private.require_feature('advanced_dietary_filters');
  end if;
  if
    cardinality(private.check_words('seasons', seasons)) > 0
    or min_rating is not null
    or premium is not null
    or coalesce(mode, 'ready-now') <> 'ready-now'
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

  asked.traits := private.trait_bits(
    private.check_words('preferences', preferences),
    private.check_words('restrictions', restrictions),
    premium
  );
  asked.cuisines := private.kind_bits(private.check_words('cuisines', cuisines), '{}', '{}', '{}');
  asked.meals := private.kind_bits('{}', private.check_words('meals', meals), '{}', '{}');
  asked.difficulties := private.kind_bits('{}', '{}', difficulties, '{}');
  asked.seasons := private.kind_bits('{}', '{}', '{}', seasons);
  asked.max_minutes := max_minutes;
  asked.min_rating := ceil(min_rating * 100);
  asked.words := case when search_text <> '' then private.text_query(search_text) end;
  asked.scope := coalesce(scope, 'all');
  asked.mode := coalesce(mode, 'ready-now');
  asked.cooks := '{}';
  if (select auth.uid()) is not null then
    asked.cooks := array(
      select (select auth.uid()) where asked.scope <> 'followed'
      union all
      select follow.followed_id
      from public.follows as follow
      where asked.scope <> 'own' and follow.follower_id = (select auth.uid())
    );
  end if;
  return asked;
end
$$;
comment on function private.read_query(
  text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text
) is
  'Checks what a search asks for. Raises 22023 (`unknown_option`, `bad_text`, `bad_minutes`, `bad_rating`, `bad_scope`, `bad_mode`) and 42501 `feature_required`.';

revoke all on function
  private.require_feature(text),
  private.check_words(text, text[]),
  private.text_query(text),
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text)
  from public, anon, authenticated;
grant execute on function
  private.require_feature(text),
  private.check_words(text, text[]),
  private.text_query(text),
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text)
  to anon, authenticated, service_role;
