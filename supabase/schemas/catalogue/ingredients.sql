-- What food there is: names, kinds, facts, and what may stand in for what. Written by the catalogue's
-- loader alone, read by everyone.
--
-- What is known to be in a food and what is known not to be stand apart: each allergen by itself, and animal rennet
-- beside them; of the nine after it the first five are parts of nuts, shellfish and gluten. What is in neither list is not known, and never taken for safe.

create function private.known_allergens(contains text[], free_of text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  allergens constant text[] := array[
    'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame'
  ];
begin
  if not contains || free_of @> allergens then
    return null;
  end if;
  return array(select each from unnest(allergens) as each where each = any (contains));
end
$$;
comment on function private.known_allergens(text[], text[]) is
  'The allergens in it, where all eight are known; else null, which nobody may take for safe.';
grant execute on function private.known_allergens(text[], text[]) to service_role;

create function private.derive_allergens() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.allergens := private.known_allergens(new.contains, new.free_of);
  return new;
end
$$;
comment on function private.derive_allergens() is
  'Before-row trigger of ingredients and recipe_cards: `allergens` follows from `contains` and `free_of`.';

create table public.ingredients (
  id integer generated always as identity primary key,
  slug text not null unique constraint slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null constraint name_length check (char_length(name) between 1 and 100),
  plural text not null constraint plural_length check (char_length(plural) between 1 and 100),
  parent_id integer references public.ingredients (id)
    constraint parent_is_another check (parent_id <> id),
  category text not null constraint category_length check (char_length(category) between 1 and 60),
  staple boolean not null default false,
  icon text,
  origin text constraint origin_known
    check (origin in ('plant', 'dairy', 'egg', 'honey', 'meatless', 'meat', 'fish')),
  allergens text[] constraint allergens_known check (
    allergens <@ array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame']
  ),
  season smallint[] not null default '{}' constraint season_months
    check (season <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  shelf_life_days integer constraint shelf_life_positive check (shelf_life_days > 0),
  grams_per_piece numeric constraint grams_per_piece_positive check (grams_per_piece > 0),
  grams_per_cup numeric constraint grams_per_cup_positive check (grams_per_cup > 0),
  nutrition jsonb constraint nutrition_object check (jsonb_typeof(nutrition) = 'object'),
  weight smallint not null default 1 constraint weight_range check (weight between 1 and 32),
  recipe_count integer not null default 0
    constraint recipe_count_positive check (recipe_count >= 0),
  contains text[] not null default '{}',
  free_of text[] not null default '{}',
  diets text[] not null default '{}',
  keeping jsonb not null default '{}' constraint keeping_object check (jsonb_typeof(keeping) = 'object'),
  measures jsonb not null default '{}' constraint measures_object check (jsonb_typeof(measures) = 'object'),
  constraint contents_known check (
    contains || free_of <@ array[
      'nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame', 'animal-rennet',
      'peanuts', 'tree-nuts', 'crustaceans', 'molluscs', 'wheat', 'celery', 'mustard', 'lupin',
      'sulphites'
    ]
  ),
  constraint contents_agree check (not contains && free_of)
);
comment on table public.ingredients is 'Canonical ingredients. The slug is the key that leaves the database.';
comment on column public.ingredients.parent_id is 'The more general ingredient that this one is a kind of.';
comment on column public.ingredients.allergens is
  'The allergens in it, null where not all of them are known. Follows from `contains` and `free_of`.';
comment on column public.ingredients.season is 'Months (1–12) of the northern season; empty for what has none.';
comment on column public.ingredients.nutrition is 'Per 100 g of the edible part; a missing value is null, never zero.';
comment on column public.ingredients.weight is
  'How much a need for it counts in a recipe: rare more than common. Written by the catalogue''s loader (domain/matching/weights.ts).';
comment on column public.ingredients.recipe_count is 'How many of the catalogue''s recipes ask for it.';
comment on column public.ingredients.contains is 'What it is known to hold.';
comment on column public.ingredients.free_of is 'What it is known to be free of. What is in neither list is not known.';
comment on column public.ingredients.origin is
  'Where it comes from. `meatless`: no meat or fish, but perhaps milk, egg, honey or the like. Null where nobody knows.';
comment on column public.ingredients.diets is
  'Diets that it is known to keep to by itself, of those that depend on what a food is.';
comment on column public.ingredients.keeping is
  'Days that it keeps in a place where that is not as long as usual, and once it is opened: {"freezer": 240, "opened": 3}. Written by the catalogue''s loader (domain/pantry/keeping-facts.ts).';
comment on column public.ingredients.measures is
  'What its other measures weigh, by size too, the row of the facts that its nutrition is of, and the same for its further states (cooked, canned), with the nutrition of each: {"weights": {"clove": 4}, "row": "garlic, raw", "states": {}}. Written by the catalogue''s loader (catalogue/food-in-states.ts).';

create index ingredients_parent_id_idx on public.ingredients (parent_id);

alter table public.ingredients enable row level security;
grant select on public.ingredients to anon, authenticated;
grant select, insert, update, delete on public.ingredients to service_role;
create policy "everyone reads ingredients" on public.ingredients
  for select to anon, authenticated using (true);
create trigger derive_allergens before insert or update on public.ingredients
  for each row execute function private.derive_allergens();

create table public.ingredient_aliases (
  alias text primary key constraint alias_length check (char_length(alias) between 1 and 100),
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  language text not null default 'en' constraint language_code check (language ~ '^[a-z]{2}$')
);
comment on table public.ingredient_aliases is
  'Every name that an ingredient goes by, in its normalised form: one form means one ingredient.';

create index ingredient_aliases_ingredient_id_idx on public.ingredient_aliases (ingredient_id);

alter table public.ingredient_aliases enable row level security;
grant select on public.ingredient_aliases to anon, authenticated;
grant select, insert, update, delete on public.ingredient_aliases to service_role;
create policy "everyone reads aliases" on public.ingredient_aliases
  for select to anon, authenticated using (true);

create table public.ingredient_substitutions (
  id integer generated always as identity primary key,
  need_id integer not null references public.ingredients (id) on delete cascade,
  ratio numeric not null default 1 constraint ratio_positive check (ratio > 0),
  quality numeric(3, 2) not null constraint quality_range check (quality between 0.5 and 0.9),
  context text,
  note text not null,
  diets text[] not null default '{}',
  free_of text[] not null default '{}',
  alike boolean not null default false
);
comment on table public.ingredient_substitutions is
  'What may stand in for an ingredient, one direction only. Owning all of its uses meets the need.';
comment on column public.ingredient_substitutions.ratio is 'Measures of the substitute for one measure of the need.';
comment on column public.ingredient_substitutions.context is
  'Where it works. Null where it works wherever the need is used; another is offered unasked only to lines that are known to be used there.';
comment on column public.ingredient_substitutions.alike is
  'Whether the dish stays the same with it even where its title names the need.';
comment on column public.ingredient_substitutions.diets is
  'Diets that a dish is known to keep to with it, where it keeps to them without.';
comment on column public.ingredient_substitutions.free_of is 'What all that it takes is known to be free of.';

create index ingredient_substitutions_need_id_idx on public.ingredient_substitutions (need_id);

alter table public.ingredient_substitutions enable row level security;
grant select on public.ingredient_substitutions to anon, authenticated;
grant select, insert, update, delete on public.ingredient_substitutions to service_role;
create policy "everyone reads substitutions" on public.ingredient_substitutions
  for select to anon, authenticated using (true);

create table public.ingredient_substitution_uses (
  substitution_id integer not null
    references public.ingredient_substitutions (id) on delete cascade,
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  position smallint not null default 1 constraint position_range check (position between 1 and 20),
  primary key (substitution_id, ingredient_id)
);
comment on table public.ingredient_substitution_uses is 'The ingredients that a substitution takes, all of them together.';
comment on column public.ingredient_substitution_uses.position is 'Its place in "use milk and lemon juice".';

create index ingredient_substitution_uses_ingredient_id_idx
  on public.ingredient_substitution_uses (ingredient_id);

alter table public.ingredient_substitution_uses enable row level security;
grant select on public.ingredient_substitution_uses to anon, authenticated;
grant select, insert, update, delete on public.ingredient_substitution_uses to service_role;
create policy "everyone reads what substitutions take" on public.ingredient_substitution_uses
  for select to anon, authenticated using (true);

create table public.ingredient_transforms (
  from_id integer not null references public.ingredients (id) on delete cascade,
  to_id integer not null references public.ingredients (id) on delete cascade,
  note text not null,
  takes integer not null constraint takes_positive check (takes >= 0),
  primary key (from_id, to_id),
  constraint yields_another check (from_id <> to_id)
);
comment on table public.ingredient_transforms is 'What an owned ingredient yields: a lemon its juice.';
comment on column public.ingredient_transforms.takes is 'Minutes until it can be used, waiting included.';

create index ingredient_transforms_to_id_idx on public.ingredient_transforms (to_id);

alter table public.ingredient_transforms enable row level security;
grant select on public.ingredient_transforms to anon, authenticated;
grant select, insert, update, delete on public.ingredient_transforms to service_role;
create policy "everyone reads transforms" on public.ingredient_transforms
  for select to anon, authenticated using (true);
