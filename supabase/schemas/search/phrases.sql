-- What people type for what recipes go by otherwise: the same list and the same rules as domain/recipes/search-phrases.ts
-- and domain/recipes/meant-text.ts.

create function private.search_phrases() returns table (phrase text, meaning text)
language plpgsql immutable set search_path = ''
as $$
begin
  return query values
    ('kid friendly', 'kids'),
    ('child friendly', 'kids'),
    ('family friendly', 'family'),
    ('freezer friendly', 'freezes well'),
    ('meal prep', 'make ahead'),
    ('batch cooking', 'make ahead'),
    ('packed lunch', 'picnic'),
    ('side dish', 'side'),
    ('main course', 'dinner'),
    ('main dish', 'dinner'),
    ('game day', 'party'),
    ('super bowl', 'party'),
    ('new year', 'party'),
    ('soft drink', 'drink'),
    ('cold drink', 'drink'),
    ('plant based', 'vegan'),
    ('store cupboard', 'pantry'),
    ('30 minute', 'quick'),
    ('20 minute', 'quick'),
    ('15 minute', 'quick'),
    ('children', 'kids'),
    ('child', 'kids'),
    ('healthy', 'light'),
    ('cheap', 'budget'),
    ('frugal', 'budget'),
    ('inexpensive', 'budget'),
    ('student', 'budget'),
    ('lunchbox', 'picnic'),
    ('brunch', 'breakfast'),
    ('supper', 'dinner'),
    ('starter', 'appetizer'),
    ('appetiser', 'appetizer'),
    ('aperitif', 'appetizer'),
    ('hor doeuvre', 'appetizer'),
    ('tapa', 'appetizer'),
    ('meze', 'appetizer'),
    ('mezze', 'appetizer'),
    ('antipasti', 'appetizer'),
    ('antipasto', 'appetizer'),
    ('canape', 'finger food'),
    ('nibble', 'finger food'),
    ('treat', 'dessert'),
    ('cocktail', 'drink'),
    ('mocktail', 'drink'),
    ('beverage', 'drink'),
    ('milkshake', 'smoothie'),
    ('easy', 'quick'),
    ('simple', 'quick'),
    ('fast', 'quick'),
    ('speedy', 'quick'),
    ('weekday', 'weeknight'),
    ('midweek', 'weeknight'),
    ('cosy', 'comfort'),
    ('cozy', 'comfort'),
    ('hangover', 'comfort'),
    ('takeaway', 'street food'),
    ('takeout', 'street food'),
    ('fakeaway', 'street food'),
    ('potluck', 'party'),
    ('buffet', 'party'),
    ('christma', 'party'),
    ('thanksgiving', 'party'),
    ('halloween', 'party'),
    ('freezable', 'freezes well'),
    ('storecupboard', 'pantry'),
    ('pescatarian', 'fish'),
    ('low calorie', 'light'),
    ('toddler', 'kids'),
    ('bento', 'picnic'),
    ('birthday', 'party'),
    ('instant pot', 'pressure cooker'),
    ('dutch oven', 'one pot'),
    ('cast iron', 'one pan'),
    ('traybake', 'sheet pan'),
    ('stovetop', 'one pan'),
    ('camping', 'one pan'),
    ('bbq', 'grill'),
    ('barbeque', 'grill'),
    ('cookout', 'grill'),
    ('airfryer', 'air fryer'),
    ('crock pot', 'slow cooker'),
    ('crockpot', 'slow cooker'),
    ('tortilla de patata', 'potato onion tortilla'),
    ('tortilla espanola', 'potato onion tortilla'),
    ('oeuf cocotte', 'eggs baked'),
    ('gateau au chocolat', 'chocolate cake'),
    ('soupe a loignon', 'onion soup'),
    ('pasta al forno', 'pasta bake'),
    ('tikka masala', 'masala'),
    ('salad dressing', 'vinaigrette'),
    ('minced beef', 'ground beef'),
    ('beef mince', 'ground beef'),
    ('minced pork', 'ground pork'),
    ('minced turkey', 'ground turkey'),
    ('dahl', 'dal'),
    ('daal', 'dal'),
    ('waffle', 'pancake'),
    ('naan', 'flatbread'),
    ('bolognaise', 'bolognese'),
    ('albondiga', 'meatball'),
    ('boulette', 'meatball'),
    ('gulasch', 'goulash'),
    ('gulya', 'goulash'),
    ('ruhrei', 'scrambled eggs'),
    ('huhnersuppe', 'chicken soup'),
    ('apfelkuchen', 'apple dessert'),
    ('schokoladenkuchen', 'chocolate cake'),
    ('kuchen', 'cake'),
    ('suppe', 'soup'),
    ('zuppa', 'soup'),
    ('ensalada', 'salad'),
    ('insalata', 'salad'),
    ('nudeln', 'noodles'),
    ('petit dejeuner', 'breakfast'),
    ('creme brulee', 'custard'),
    ('spring roll', 'rice paper'),
    ('dim sum', 'dumpling'),
    ('gyoza', 'potsticker'),
    ('kebab', 'souvlaki'),
    ('korma', 'curry'),
    ('samosa', 'indian snack'),
    ('tempura', 'fritter'),
    ('lemonade', 'drink'),
    ('postre', 'dessert'),
    ('abendessen', 'dinner'),
    ('cena', 'dinner'),
    ('fruhstuck', 'breakfast'),
    ('desayuno', 'breakfast'),
    ('colazione', 'breakfast'),
    ('eintopf', 'stew');
end
$$;
comment on function private.search_phrases() is
  'Folded words in the singular, and those that are searched for instead where the first find nothing: the first row is read first.';
grant execute on function private.search_phrases() to anon, authenticated, service_role;

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
