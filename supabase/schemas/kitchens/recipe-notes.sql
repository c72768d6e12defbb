-- Notes of a kitchen on recipes: its members read them, its cooks write them. Of who cooks alone they are private.

create table public.recipe_notes (
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  recipe_id bigint not null constraint recipe_id_positive check (recipe_id > 0),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  note text not null constraint note_length check (char_length(note) <= 2000 and note ~ '\S'),
  written_at timestamptz not null default now(),
  primary key (kitchen, recipe_id)
);
comment on table public.recipe_notes is
  'What a kitchen notes on a recipe, one text each: "less chilli for Ella". No foreign key to the recipe, as in `cooked_recipes`.';
comment on column public.recipe_notes.user_id is 'Who wrote it last. Set by the server.';
comment on column public.recipe_notes.written_at is 'Set by the server.';

create index recipe_notes_user_id_idx on public.recipe_notes (user_id);

alter table public.recipe_notes enable row level security;
-- An upsert writes every column that it was given.
grant select, insert (kitchen, recipe_id, note), update (kitchen, recipe_id, note), delete
  on public.recipe_notes to authenticated;
grant select, insert, update, delete on public.recipe_notes to service_role;
create policy "members read the notes" on public.recipe_notes
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks write notes" on public.recipe_notes
  for insert to authenticated
  with check (user_id = (select auth.uid()) and kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change notes" on public.recipe_notes
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (
    (user_id = (select auth.uid()) or private.cooks_in(kitchen, user_id))
    and kitchen = any ((select private.own_kitchens('cook'))::uuid[])
  );
create policy "cooks remove notes" on public.recipe_notes
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger enforce_row_limit after insert on public.recipe_notes
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '1000');
create trigger keep_kitchen before update of kitchen on public.recipe_notes
  for each row when (old.kitchen <> new.kitchen) execute function private.keep_kitchen();

create function private.sign_note() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.user_id = coalesce((select auth.uid()), new.user_id);
  new.written_at = now();
  return new;
end
$$;
comment on function private.sign_note() is 'Before-write trigger: who wrote a note last, and when.';
create trigger sign_note before insert or update of note on public.recipe_notes
  for each row execute function private.sign_note();
