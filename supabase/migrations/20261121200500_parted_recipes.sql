-- Search leaves out the recipes of people from whom the caller is parted. A public recipe of a cook holds their
-- mark among its words, and a search of somebody who is parted from them asks for words without it: so pages, bands
-- and counts stay right, and nobody else's search does anything more.

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

create or replace function private.follow_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In order, so that two writers of the same new words wait for each other and never both ways.
  insert into private.search_words (word)
  select distinct said.word collate "C"
  from after_rows
  cross join unnest(tsvector_to_array(after_rows.words)) as said(word)
  where
    char_length(said.word) between 3 and 100
    -- The mark of a cook is no word.
    and not starts_with(said.word, '@')
    and not exists (select from private.search_words as held where held.word = said.word)
  order by 1
  on conflict do nothing;
  return null;
end
$$;

-- With more rights than its caller: who blocked them is nobody's to read.
create function private.without_parted(words tsquery) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  marks tsquery;
begin
  select string_agg(format('!%L', private.mark_of(parted.id)), ' & ')::tsquery into marks
  from unnest(private.parted_people()) as parted(id)
  where exists (select from private.recipe_matches as m where m.owner_id = parted.id);
  return coalesce(words && marks, words, marks);
end
$$;
comment on function private.without_parted(tsquery) is
  'The words of a search, and none of the marks of people from whom the caller is parted.';

-- One that chooses nothing is read without looking through the lists of what can be chosen, too.
create or replace function private.read_query(
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
  exact_text boolean
) returns private.recipe_query
language plpgsql stable set search_path = ''
as $$
declare
  asked private.recipe_query;
  -- Most searches choose none, and need not have six lists read that are empty.
  chooses constant boolean := coalesce(
    preferences || restrictions || cuisines || meals || difficulties || seasons, '{}'
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

  asked.traits := 0;
  asked.cuisines := 0;
  asked.meals := 0;
  asked.difficulties := 0;
  asked.seasons := 0;
  if chooses or premium is not null then
    asked.traits := private.trait_bits(
      private.check_words('preferences', preferences),
      private.check_words('restrictions', restrictions),
      premium
    );
    asked.cuisines := private.kind_bits(private.check_words('cuisines', cuisines), '{}', '{}', '{}');
    asked.meals := private.kind_bits('{}', private.check_words('meals', meals), '{}', '{}');
    asked.difficulties := private.kind_bits('{}', '{}', difficulties, '{}');
    asked.seasons := private.kind_bits('{}', '{}', '{}', seasons);
  end if;
  asked.max_minutes := max_minutes;
  asked.min_rating := ceil(min_rating * 100);
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
  if search_text <> '' then
    if not coalesce(exact_text, false) then
      asked.read_as := private.corrected_text(search_text, asked.cooks);
    end if;
    asked.words := private.text_query(coalesce(asked.read_as, search_text));
  end if;
  if cardinality(asked.cooks) > 0 then
    asked.words := private.without_parted(asked.words);
  end if;
  asked.sort := coalesce(sort, 'pantry');
  asked.max_missing := max_missing;
  asked.others := coalesce(others, false);
  return asked;
end
$$;

revoke all on function
  private.mark_of(uuid), private.mark_cook(), private.without_parted(tsquery)
  from public, anon, authenticated;
grant execute on function private.without_parted(tsquery) to authenticated, service_role;

-- What a database holds from before this migration.
update private.recipe_matches set owner_id = owner_id where owner_id is not null;
