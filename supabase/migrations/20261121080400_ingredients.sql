-- What food there is: names, kinds, facts, and what may stand in for what. Written by the catalogue's
-- loader alone, read by everyone.

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
    check (origin in ('plant', 'dairy', 'egg', 'honey', 'meat', 'fish')),
  allergens text[] constraint allergens_known check (
    allergens <@ array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame']
  ),
  season smallint[] not null default '{}' constraint season_months
    check (season <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  shelf_life_days integer constraint shelf_life_positive check (shelf_life_days > 0),
  grams_per_piece numeric constraint grams_per_piece_positive check (grams_per_piece > 0),
  grams_per_cup numeric constraint grams_per_cup_positive check (grams_per_cup > 0),
  nutrition jsonb constraint nutrition_object check (jsonb_typeof(nutrition) = 'object')
);
comment on table public.ingredients is 'Canonical ingredients. The slug is the key that leaves the database.';
comment on column public.ingredients.parent_id is 'The more general ingredient that this one is a kind of.';
comment on column public.ingredients.allergens is 'Null where nobody knows: that is never shown as safe.';
comment on column public.ingredients.season is 'Months (1–12) of the northern season; empty for what has none.';
comment on column public.ingredients.nutrition is 'Per 100 g of the edible part; a missing value is null, never zero.';

create index ingredients_parent_id_idx on public.ingredients (parent_id);

create table public.ingredient_aliases (
  alias text primary key constraint alias_length check (char_length(alias) between 1 and 100),
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  language text not null default 'en' constraint language_code check (language ~ '^[a-z]{2}$')
);
comment on table public.ingredient_aliases is
  'Every name that an ingredient goes by, in its normalised form: one form means one ingredient.';

create index ingredient_aliases_ingredient_id_idx on public.ingredient_aliases (ingredient_id);

create table public.ingredient_substitutions (
  id integer generated always as identity primary key,
  need_id integer not null references public.ingredients (id) on delete cascade,
  ratio numeric not null default 1 constraint ratio_positive check (ratio > 0),
  quality numeric(3, 2) not null constraint quality_range check (quality between 0.5 and 0.9),
  context text,
  note text not null
);
comment on table public.ingredient_substitutions is
  'What may stand in for an ingredient, one direction only. Owning all of its uses meets the need.';
comment on column public.ingredient_substitutions.ratio is 'Measures of the substitute for one measure of the need.';

create index ingredient_substitutions_need_id_idx on public.ingredient_substitutions (need_id);

create table public.ingredient_substitution_uses (
  substitution_id integer not null
    references public.ingredient_substitutions (id) on delete cascade,
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  primary key (substitution_id, ingredient_id)
);
comment on table public.ingredient_substitution_uses is 'The ingredients that a substitution takes, all of them together.';

create index ingredient_substitution_uses_ingredient_id_idx
  on public.ingredient_substitution_uses (ingredient_id);

create table public.ingredient_transforms (
  from_id integer not null references public.ingredients (id) on delete cascade,
  to_id integer not null references public.ingredients (id) on delete cascade,
  note text not null,
  primary key (from_id, to_id),
  constraint yields_another check (from_id <> to_id)
);
comment on table public.ingredient_transforms is 'What an owned ingredient yields: a lemon its juice.';

create index ingredient_transforms_to_id_idx on public.ingredient_transforms (to_id);

alter table public.ingredients enable row level security;
alter table public.ingredient_aliases enable row level security;
alter table public.ingredient_substitutions enable row level security;
alter table public.ingredient_substitution_uses enable row level security;
alter table public.ingredient_transforms enable row level security;

revoke all on
  public.ingredients, public.ingredient_aliases, public.ingredient_substitutions,
  public.ingredient_substitution_uses, public.ingredient_transforms
  from public, anon, authenticated;
revoke all on sequence public.ingredients_id_seq, public.ingredient_substitutions_id_seq
  from public, anon, authenticated;
grant select on
  public.ingredients, public.ingredient_aliases, public.ingredient_substitutions,
  public.ingredient_substitution_uses, public.ingredient_transforms
  to anon, authenticated;
grant select, insert, update, delete on
  public.ingredients, public.ingredient_aliases, public.ingredient_substitutions,
  public.ingredient_substitution_uses, public.ingredient_transforms
  to service_role;

create policy "everyone reads ingredients" on public.ingredients
  for select to anon, authenticated using (true);
create policy "everyone reads aliases" on public.ingredient_aliases
  for select to anon, authenticated using (true);
create policy "everyone reads substitutions" on public.ingredient_substitutions
  for select to anon, authenticated using (true);
create policy "everyone reads what substitutions take" on public.ingredient_substitution_uses
  for select to anon, authenticated using (true);
create policy "everyone reads transforms" on public.ingredient_transforms
  for select to anon, authenticated using (true);
