-- The words of the catalogue's recipes in other languages: what a card shows, and apart from it the body, which is open to
-- the same people as the body of the recipe. Amounts, times and names of foods are no words of a recipe's own.

create table public.recipe_translations (
  recipe_id bigint not null references public.recipe_cards (id) on delete cascade,
  language text not null constraint language_shape check (language ~ '^[a-z]{2,3}$'),
  title text not null constraint title_length check (char_length(title) between 1 and 200),
  summary text not null constraint summary_length check (char_length(summary) <= 2000),
  sections jsonb not null default '{}' constraint sections_object
    check (jsonb_typeof(sections) = 'object'),
  without jsonb not null default '[]' constraint without_array
    check (jsonb_typeof(without) = 'array'),
  words text not null default '' constraint words_length check (char_length(words) <= 1000),
  primary key (recipe_id, language)
);
comment on table public.recipe_translations is
  'What everybody who sees a recipe of the catalogue may read of it in another language. Written by the catalogue''s loader.';
comment on column public.recipe_translations.language is 'BCP 47, as in domain/texts/language.ts.';
comment on column public.recipe_translations.sections is 'By the words of the recipe: {"For the dough": "Für den Teig"}.';
comment on column public.recipe_translations.without is
  'For each line in order what is lost without it, in a sentence; null where nothing is said.';
comment on column public.recipe_translations.words is
  'By which a search finds it beside the title: what its compounds end in, “Suppe” of “Zwiebelsuppe”.';

alter table public.recipe_translations enable row level security;
grant select on public.recipe_translations to anon, authenticated;
grant select, insert, update, delete on public.recipe_translations to service_role;
create policy "translations are seen with the card" on public.recipe_translations
  for select to anon, authenticated
  using (exists (select from public.recipe_cards as card where card.id = recipe_id));

create table public.recipe_body_translations (
  recipe_id bigint not null,
  language text not null,
  instructions jsonb constraint instructions_array
    check (jsonb_typeof(instructions) = 'array'),
  notes jsonb not null default '[]' constraint notes_array check (jsonb_typeof(notes) = 'array'),
  tip text constraint tip_length check (char_length(tip) <= 2000),
  storage text constraint storage_length check (char_length(storage) <= 2000),
  primary key (recipe_id, language),
  foreign key (recipe_id, language)
    references public.recipe_translations (recipe_id, language) on delete cascade
);
comment on table public.recipe_body_translations is
  'The body of a recipe of the catalogue in another language. Written by the catalogue''s loader.';
comment on column public.recipe_body_translations.instructions is
  'The steps in order, as many as those of the recipe: each says what that one says. Null where they, the tip and the storage are still in English.';
comment on column public.recipe_body_translations.notes is
  'For each line in order its note, as in recipe_measures; null where it has none.';

alter table public.recipe_body_translations enable row level security;
grant select on public.recipe_body_translations to anon, authenticated;
grant select, insert, update, delete on public.recipe_body_translations to service_role;
create policy "visitors read bodies that are not premium" on public.recipe_body_translations
  for select to anon using (
    exists (
      select from public.recipe_cards as card where card.id = recipe_id and not card.is_premium
    )
  );
create policy "premium bodies open with access" on public.recipe_body_translations
  for select to authenticated using (
    exists (
      select
      from public.recipe_cards as card
      where
        card.id = recipe_id
        and (
          not card.is_premium
          or card.owner_id = (select auth.uid())
          or (select private.has_access((select auth.uid())))
        )
    )
  );
