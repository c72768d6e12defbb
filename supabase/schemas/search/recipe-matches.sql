-- One narrow row for each recipe, in the form that a search needs. A recipe that lacks at most m of its
-- ingredients has at least one of its m + 1 rarest ones in the pantry: these stand in the indexes.
-- Which ingredients count as rare is fixed when a row is written; any order gives exact answers.
--
-- Public recipes stand apart from the others because intarray's operators are not leakproof: a
-- policy that depends on the row would keep the planner from using them in an index.

create function private.places_of(wanted integer[], ingredients integer[]) returns bigint
language plpgsql immutable set search_path = ''
as $$
declare
  places bigint := 0;
begin
  -- As many as there is room for: no recipe that anyone cooks has more.
  for place in 1..least(cardinality(ingredients), 63) loop
    if ingredients[place] = any (wanted) then
      places := places | (1::bigint << (place - 1));
    end if;
  end loop;
  return places;
end
$$;
comment on function private.places_of(integer[], integer[]) is
  'Which of some ingredients are wanted, as bits: the lowest for the first.';

create function private.missed_flavours(flavours integer[], met integer[]) returns integer
language plpgsql immutable strict set search_path = ''
as $$
declare
  all_of_them constant integer := cardinality(flavours);
  unmet constant integer := all_of_them - extensions.icount(flavours operator(extensions.&) met);
begin
  return case
    when unmet <= case all_of_them when 1 then 1 else least(2, all_of_them - 1) end then 0
    else unmet
  end;
end
$$;
comment on function private.missed_flavours(integer[], integer[]) is
  'How many of a dish''s flavours count as missing: none while few enough of them can be left out, else all that are not met. As `mostFlavoursLeftOut` in domain/matching/leave-out.ts.';
grant execute on function
  private.missed_flavours(integer[], integer[])
  to anon, authenticated, service_role;

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
  'Public recipes as matching sees them. An ingredient is one of `ingredients`, or one of `need_keys` where a line is known to use it in certain contexts. Derived from cards and lines by triggers.';
comment on column private.recipe_matches.required is 'How many distinct ingredients it requires: of its base.';
comment on column private.recipe_matches.unread is 'Required lines that could not be resolved.';
comment on column private.recipe_matches.rating is 'Hundredths.';
comment on column private.recipe_matches.traits is 'Bits that a filter wants all of: see private.trait_bits.';
comment on column private.recipe_matches.kinds is 'Bits of which a filter wants one of each group: see private.kind_bits.';
comment on column private.recipe_matches.ingredients is
  'The required ones, ascending. What can be left out stands apart, so that what is rarest and how many are there say what is missing.';
comment on column private.recipe_matches.rarest_2 is 'Of a recipe with fewer ingredients, its last one again; so rarest_3.';
comment on column private.recipe_matches.rare_keys is 'ingredient × 8 + place, for the four rarest (places 1 to 4).';
comment on column private.recipe_matches.essential is 'Those that the title names or the dish is made of.';
comment on column private.recipe_matches.needs is
  'In the order of the recipe: an ingredient, negative where it is optional, 100000000 more as a flavour and 200000000 more as a finish; 0 for an unread line, -1000000000 for an unread one that is optional.';
comment on column private.recipe_matches.unread_texts is 'The unread lines, in their order.';

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
create index recipe_matches_rating_idx
  on private.recipe_matches (rating desc, popularity desc, recipe_id);

-- For the recipe of the day. Not of the cards: their policies would keep an index of an expression from being used.
create index recipe_matches_turn_idx on private.recipe_matches ((recipe_id % 61))
  include (recipe_id, traits, kinds)
  where owner_id is null;

-- For what the season gives.
create index recipe_matches_spring_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 524288 <> 0;
create index recipe_matches_summer_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 1048576 <> 0;
create index recipe_matches_autumn_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 2097152 <> 0;
create index recipe_matches_winter_idx on private.recipe_matches (popularity desc, recipe_id)
  include (traits) where kinds & 4194304 <> 0;

alter table private.recipe_matches enable row level security;
grant select on private.recipe_matches to anon, authenticated, service_role;
create policy "everyone searches public recipes" on private.recipe_matches
  for select to anon, authenticated using (true);

create table private.hidden_recipe_matches (
  like private.recipe_matches including comments including defaults,
  visibility text not null,
  primary key (recipe_id),
  foreign key (recipe_id) references public.recipe_cards (id) on delete cascade,
  foreign key (owner_id) references public.public_profiles (id) on delete cascade
);
comment on table private.hidden_recipe_matches is
  'The same for recipes that only their cook, or also the cook''s followers, may see.';

-- Behind the columns of both: `like` leaves out what is generated.
alter table private.recipe_matches
  add column essential_bits bigint not null
    generated always as (private.places_of(essential, ingredients)) stored;
comment on column private.recipe_matches.essential_bits is
  'The places in `ingredients` of those that are essential.';

-- Most recipes have none of these: a null takes no room.
alter table private.recipe_matches
  add column dispensable integer[],
  add column flavours integer[],
  add column losses text[],
  add column facts integer not null default 0,
  add column further_cuisines integer not null default 0;
comment on column private.recipe_matches.dispensable is
  'What it can go without, ascending: flavours and finishes; null where there is none.';
comment on column private.recipe_matches.flavours is
  'Those of them of which only so many can be left out: see private.missed_flavours.';
comment on column private.recipe_matches.losses is
  'What is lost without each of them, in the order of `needs`; null where nothing is said.';
comment on column private.recipe_matches.facts is 'Bits that a filter wants all of: see private.fact_bits.';
comment on column private.recipe_matches.further_cuisines is
  'Bits of which a filter wants one, or one of its cuisines in `kinds`: see private.further_cuisine_bits.';

create index recipe_matches_rarest_1_idx on private.recipe_matches (rarest_1, rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_3, essential_bits,
  ingredients, dispensable, flavours, facts, further_cuisines
);
create index recipe_matches_rarest_2_idx on private.recipe_matches (rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_1, rarest_3,
  essential_bits, ingredients, dispensable, flavours, facts, further_cuisines
) where required > 1;
create index recipe_matches_small_idx on private.recipe_matches (recipe_id)
  where required <= 3 and dispensable is not null;
create index recipe_matches_dispensable_idx on private.recipe_matches
  using gin (dispensable extensions.gin__int_ops) with (fastupdate = off)
  where dispensable is not null;

alter table private.hidden_recipe_matches
  add column essential_bits bigint not null
    generated always as (private.places_of(essential, ingredients)) stored,
  add column dispensable integer[],
  add column flavours integer[],
  add column losses text[],
  add column facts integer not null default 0,
  add column further_cuisines integer not null default 0;

create index hidden_recipe_matches_owner_id_idx on private.hidden_recipe_matches (owner_id);

alter table private.hidden_recipe_matches enable row level security;
grant select on private.hidden_recipe_matches to anon, authenticated, service_role;
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
