-- Texts are searched by words in the singular and as they were written, and a word that finds nothing is
-- read as the nearest one that does: the same rules as domain/recipes/search-text.ts and correct-text.ts.

create extension if not exists pg_trgm with schema extensions;

-- As for intarray: our own server leaves a trusted extension's functions to nobody.
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
comment on function private.singular(text) is
  'A folded word in the singular: as `singularForm` in domain/ingredients/normalise.ts.';

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

create or replace function private.text_query(search_text text) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg(
    case when said.part like '-%' then '!' else '' end
      || case
        when private.singular(word) = word then format('%L:*', word)
        else format('(%L:* | %L)', word, private.singular(word))
      end,
    ' & '
  )::tsquery
  from regexp_split_to_table(search_text, '[ \t\n\r]+') as said(part)
  cross join unnest(string_to_array(private.fold_text(said.part), ' ')) as word
  where word <> ''
$$;
comment on function private.text_query(text) is
  'Every word must begin a word or be its plural; what has a minus before it must not. Null where there is no word.';

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
    case
      when card.allergens is not null
        then private.without(private.known_words('restrictions'), card.allergens)
    end,
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
  )) as words
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select
    coalesce(
      array_agg(need.ingredient_id order by known.recipe_count, known.id)
        filter (where not need.optional and known.id is not null),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(known.id order by known.id) filter (where not need.optional and known.id is not null),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and known.id is null))::smallint as unread,
    coalesce(
      array_agg(known.id order by known.id)
        filter (where not need.optional and named.in_title),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when known.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -known.id
          else known.id
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where known.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(named.words, ''), '') as names
  from (
    select
      line.ingredient_id,
      min(line.position) as place,
      bool_and(line.optional) as optional,
      min(line.name) as text
    from public.recipe_ingredients as line
    where line.recipe_id = card.id
    group by line.ingredient_id, case when line.ingredient_id is null then line.position end
  ) as need
  left join public.ingredients as known on known.id = need.ingredient_id
  left join lateral (
    select
      bool_or(
        strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
      ) as in_title,
      string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0) as words
    from private.ingredient_kinds as kind
    where kind.ingredient_id = known.id
  ) as named on true
) as line;

-- Every word by which a public recipe was ever found: what a misspelt one may have meant. Words stay when
-- their recipe goes, so whoever proposes one looks first whether it still finds something.
create table private.search_words (
  word text primary key
);
comment on table private.search_words is
  'Words of public recipes, for reading misspelt ones. Filled by a trigger.';
create index search_words_word_idx on private.search_words
  using gin (word extensions.gin_trgm_ops);
alter table private.search_words enable row level security;
revoke all on private.search_words from public, anon, authenticated;
grant select on private.search_words to anon, authenticated, service_role;
create policy "everyone reads the words of public recipes" on private.search_words
  for select to anon, authenticated using (true);

create function private.follow_words() returns trigger
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
    and not exists (select from private.search_words as held where held.word = said.word)
  order by 1
  on conflict do nothing;
  return null;
end
$$;
comment on function private.follow_words() is
  'After-statement trigger of `recipe_matches`: keeps the words that occur.';
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

create function private.corrected_word(word text) returns text
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
    and private.finds_something(private.text_query(known.name), '{}');
  if better is null then
    select near.word into better
    from (
      select held.word, extensions.similarity(held.word, corrected_word.word) as similarity
      from private.search_words as held
      where held.word operator(extensions.%) corrected_word.word
    ) as near
    where private.finds_something(format('%L', near.word)::tsquery, '{}')
    order by near.similarity desc, near.word collate "C"
    limit 1;
  end if;
  return coalesce(better, word);
end
$$;
comment on function private.corrected_word(text) is
  'Our name for the ingredient that goes by this name, else the nearest word of a public recipe, else the word itself.';

create function private.corrected_text(search_text text, cooks uuid[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  part text;
  word text;
  words text[];
  read text[];
  parts text[] := '{}';
  is_corrected boolean := false;
begin
  foreach part in array regexp_split_to_array(search_text, '[ \t\n\r]+') loop
    words := array_remove(string_to_array(private.fold_text(part), ' '), '');
    continue when words = '{}';
    read := '{}';
    foreach word in array words loop
      if
        part not like '-%'
        and char_length(word) >= 3
        and not private.finds_something(private.text_query(word), cooks)
      then
        word := private.corrected_word(word);
      end if;
      read := read || word;
    end loop;
    is_corrected := is_corrected or read <> words;
    parts := parts || case when read = words then part else array_to_string(read, ' ') end;
  end loop;
  return case when is_corrected then array_to_string(parts, ' ') end;
end
$$;
comment on function private.corrected_text(text, uuid[]) is
  'A search with each word that finds nothing replaced; null where nothing is: as `correctedText` in domain/recipes/correct-text.ts.';

revoke all on function
  private.singular(text),
  private.word_forms(text[]),
  private.follow_words(),
  private.finds_something(tsquery, uuid[]),
  private.corrected_word(text),
  private.corrected_text(text, uuid[])
  from public, anon, authenticated;
grant execute on function
  private.singular(text),
  private.finds_something(tsquery, uuid[]),
  private.corrected_word(text),
  private.corrected_text(text, uuid[])
  to anon, authenticated, service_role;

-- What a database holds from before this migration.
select private.refresh_recipe_matches(array(select id from public.recipe_cards));
insert into private.search_words (word)
select distinct said.word
from private.recipe_matches as m
cross join unnest(tsvector_to_array(m.words)) as said(word)
where char_length(said.word) between 3 and 100
on conflict do nothing;
