-- A recipe may be translated before its steps are.

alter table public.recipe_body_translations alter column instructions drop not null;
comment on column public.recipe_body_translations.instructions is
  'The steps in order, as many as those of the recipe: each says what that one says. Null where they, the tip and the storage are still in English.';
