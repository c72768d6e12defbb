-- What the measures of a food weigh, and its further states.
alter table public.ingredients
  add column measures jsonb not null default '{}' constraint measures_object check (jsonb_typeof(measures) = 'object');
comment on column public.ingredients.measures is
  'What its other measures weigh, by size too, the row of the facts that its nutrition is of, and the same for its further states (cooked, canned), with the nutrition of each: {"weights": {"clove": 4}, "row": "garlic, raw", "states": {}}. Written by the catalogue''s loader (catalogue/food-in-states.ts).';
