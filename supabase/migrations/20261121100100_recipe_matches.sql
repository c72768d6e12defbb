-- One narrow row for each recipe, in the form that a search needs. A recipe that lacks at most m of its
-- ingredients has at least one of its m + 1 rarest ones in the pantry: these stand in the indexes.
-- Which ingredients count as rare is fixed when a row is written; any order gives exact answers.
--
-- Public recipes stand apart from the others because intarray's operators are not leakproof: a
-- policy that depends on the row would keep the planner from using them in an index.

create table private.recipe_matches (
  recipe_id bigint primary key references public.recipe_cards (id) on delete cascade,
  owner_id uuid references public.public_profiles (id) on delete cascade,
  required smallint not null,
  unread smallint not null,
  popularity integer not null,
  minutes smallint not null,
  rating smallint not null,
  traits integer not null,
  kinds integer not null,
  ingredients integer[] not null,
  rarest_1 integer,
  rarest_2 integer,
  rarest_3 integer,
  rare_keys integer[] not null,
  essential integer[] not null,
  needs integer[] not null,
  unread_texts text[] not null,
  words tsvector not null
);
comment on table private.recipe_matches is
  'Public recipes as matching sees them. Derived from cards and lines by triggers.';
comment on column private.recipe_matches.required is 'How many distinct ingredients it requires.';
comment on column private.recipe_matches.unread is 'Required lines that could not be resolved.';
comment on column private.recipe_matches.rating is 'Hundredths.';
comment on column private.recipe_matches.traits is 'Bits that a filter wants all of: see private.trait_bits.';
comment on column private.recipe_matches.kinds is 'Bits of which a filter wants one of each group: see private.kind_bits.';
comment on column private.recipe_matches.ingredients is 'The required ones, ascending.';
comment on column private.recipe_matches.rarest_2 is 'Of a recipe with fewer ingredients, its last one again; so rarest_3.';
comment on column private.recipe_matches.rare_keys is 'ingredient × 8 + place, for the four rarest (places 1 to 4).';
comment on column private.recipe_matches.essential is 'Those that the title names.';
comment on column private.recipe_matches.needs is
  'In the order of the recipe: an ingredient, negative where it is optional; 0 for an unread line, -1000000000 for an unread one that is optional.';
comment on column private.recipe_matches.unread_texts is 'The unread lines, in their order.';

create table private.hidden_recipe_matches (
  like private.recipe_matches including comments including defaults,
  visibility text not null,
  primary key (recipe_id),
  foreign key (recipe_id) references public.recipe_cards (id) on delete cascade,
  foreign key (owner_id) references public.public_profiles (id) on delete cascade
);
comment on table private.hidden_recipe_matches is
  'The same for recipes that only their cook, or also the cook''s followers, may see.';

-- Each index holds all that a level of the search looks at, so that the table itself is not read.
create index recipe_matches_rarest_1_idx on private.recipe_matches (rarest_1, rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_3, ingredients
);
create index recipe_matches_rarest_2_idx on private.recipe_matches (rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_1, rarest_3,
  ingredients
) where required > 1;
create index recipe_matches_rare_keys_idx on private.recipe_matches
  using gin (rare_keys extensions.gin__int_ops) with (fastupdate = off);
create index recipe_matches_ingredients_idx on private.recipe_matches
  using gin (ingredients extensions.gin__int_ops) with (fastupdate = off);
create index recipe_matches_words_idx on private.recipe_matches using gin (words);
create index recipe_matches_popularity_idx
  on private.recipe_matches (popularity desc, recipe_id);
create index recipe_matches_minutes_idx
  on private.recipe_matches (minutes, popularity desc, recipe_id);
create index recipe_matches_owner_id_idx
  on private.recipe_matches (owner_id) where owner_id is not null;
create index hidden_recipe_matches_owner_id_idx on private.hidden_recipe_matches (owner_id);

alter table private.recipe_matches enable row level security;
alter table private.hidden_recipe_matches enable row level security;
revoke all on private.recipe_matches, private.hidden_recipe_matches
  from public, anon, authenticated;
grant select on private.recipe_matches to anon, authenticated, service_role;
grant select on private.hidden_recipe_matches to anon, authenticated, service_role;

create policy "everyone searches public recipes" on private.recipe_matches
  for select to anon, authenticated using (true);
create policy "cooks search their own and followed recipes" on private.hidden_recipe_matches
  for select to authenticated using (
    owner_id = (select auth.uid())
    or (
      visibility = 'followers'
      and exists (
        select
        from public.follows as follow
        where follow.follower_id = (select auth.uid()) and follow.followed_id = owner_id
      )
    )
  );

-- These are called for every recipe and every search: plpgsql keeps their plans, SQL would not.
create function private.bits(chosen text[], known text[], first_bit integer) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  each text;
  bits integer := 0;
begin
  foreach each in array chosen loop
    bits := bits | coalesce(1 << (first_bit + array_position(known, each) - 1), 0);
  end loop;
  return bits;
end
$$;
comment on function private.bits(text[], text[], integer) is
  'A bit for each chosen word, by its place among the known ones; unknown words have none.';

create function private.known_words(list text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case list
    when 'preferences' then array[
      'vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'keto', 'paleo', 'low-carb', 'high-protein'
    ]
    when 'restrictions' then
      array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame']
    when 'cuisines' then array[
      'italian', 'mexican', 'asian', 'indian', 'mediterranean', 'american', 'french', 'thai',
      'chinese', 'japanese'
    ]
    when 'meals' then array['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'appetizer']
    when 'difficulties' then array['easy', 'medium', 'hard']
    when 'seasons' then array['spring', 'summer', 'autumn', 'winter']
  end;
end
$$;
comment on function private.known_words(text) is 'The options of each list that a search filters by, in the order of their bits.';

create function private.trait_bits(diets text[], free_of text[], premium boolean) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(diets, '{}'), private.known_words('preferences'), 0)
    | private.bits(coalesce(free_of, '{}'), private.known_words('restrictions'), 8)
    | case premium when true then 1 << 16 when false then 1 << 17 else 0 end;
end
$$;
comment on function private.trait_bits(text[], text[], boolean) is
  'What a recipe is, as bits: diets, what it is known to be free of, premium or not.';

create function private.kind_bits(
  cuisines text[], meals text[], difficulties text[], seasons text[]
) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.bits(coalesce(cuisines, '{}'), private.known_words('cuisines'), 0)
    | private.bits(coalesce(meals, '{}'), private.known_words('meals'), 10)
    | private.bits(coalesce(difficulties, '{}'), private.known_words('difficulties'), 16)
    | private.bits(coalesce(seasons, '{}'), private.known_words('seasons'), 19);
end
$$;
comment on function private.kind_bits(text[], text[], text[], text[]) is
  'Bits of four groups: cuisines 0–9, meals 10–15, difficulties 16–18, seasons 19–22.';

create function private.without(list text[], unwanted text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select each from unnest(list) as each where each <> all (unwanted))
$$;
comment on function private.without(text[], text[]) is 'The first list without what stands in the second; empty where the second is null.';

revoke all on function
  private.bits(text[], text[], integer),
  private.known_words(text),
  private.trait_bits(text[], text[], boolean),
  private.kind_bits(text[], text[], text[], text[]),
  private.without(text[], text[])
  from public, anon, authenticated;
grant execute on function
  private.bits(text[], text[], integer),
  private.known_words(text),
  private.trait_bits(text[], text[], boolean),
  private.kind_bits(text[], text[], text[], text[])
  to anon, authenticated, service_role;

create view private.derived_recipe_matches with (security_invoker = true) as
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
  array_to_tsvector(array_remove(
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
    ),
    ''
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
comment on view private.derived_recipe_matches is
  'What the match row of each recipe should hold, worked out from its card and its lines.';
revoke all on private.derived_recipe_matches from public, anon, authenticated;

create function private.refresh_recipe_matches(recipes bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One that became public, or no longer is, changes its table.
  delete from private.recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility <> 'public';
  delete from private.hidden_recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility = 'public';

  insert into private.recipe_matches as held (
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  )
  select
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility = 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words
  where held is distinct from excluded;

  insert into private.hidden_recipe_matches as held (
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  )
  select
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility <> 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    visibility = excluded.visibility,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words
  where held is distinct from excluded;
end
$$;
comment on function private.refresh_recipe_matches(bigint[]) is
  'Brings the match rows of these recipes to what their cards and lines say.';
revoke all on function private.refresh_recipe_matches(bigint[]) from public, anon, authenticated;

create function private.follow_recipes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'recipe_cards' then
    perform private.refresh_recipe_matches(array(select id from after_rows));
  elsif tg_op = 'DELETE' then
    perform private.refresh_recipe_matches(array(select distinct recipe_id from before_rows));
  else
    perform private.refresh_recipe_matches(array(select distinct recipe_id from after_rows));
  end if;
  return null;
end
$$;
comment on function private.follow_recipes() is
  'After-statement trigger of cards and lines: refreshes the match rows of the recipes that were written.';
revoke all on function private.follow_recipes() from public, anon, authenticated;

create trigger follow_new_cards after insert on public.recipe_cards
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_cards after update on public.recipe_cards
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_new_lines after insert on public.recipe_ingredients
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_lines after update on public.recipe_ingredients
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_deleted_lines after delete on public.recipe_ingredients
  referencing old table as before_rows
  for each statement execute function private.follow_recipes();

create function private.follow_ingredients() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_recipe_matches(array(
    select distinct line.recipe_id
    from after_rows as after
    join before_rows as before using (id)
    join private.ingredient_kinds as kind on kind.general_id = after.id
    join public.recipe_ingredients as line on line.ingredient_id = kind.ingredient_id
    where (after.name, after.plural, after.parent_id) is distinct from
      (before.name, before.plural, before.parent_id)
  ));
  return null;
end
$$;
comment on function private.follow_ingredients() is
  'After-statement trigger of `ingredients`: a new name or parent changes what the titles of recipes name.';
revoke all on function private.follow_ingredients() from public, anon, authenticated;

-- By name after `refresh_ingredient_kinds`, whose rows it reads.
create trigger then_follow_ingredients after update on public.ingredients
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_ingredients();

-- What a database holds from before this migration.
update public.ingredients set name = name;
select private.refresh_recipe_matches(array(select id from public.recipe_cards));
