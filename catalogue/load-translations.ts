import type { ClientBase } from 'pg'
import type { CatalogueFile } from './catalogue-file.ts'

const upsertCards = `
  insert into public.recipe_translations as held (
    recipe_id, language, title, summary, sections, without, words
  )
  select recipe_id, language, title, summary, sections, without, words
  from jsonb_to_recordset($1) as row(
    recipe_id bigint, language text, title text, summary text, sections jsonb, without jsonb,
    words text
  )
  on conflict (recipe_id, language) do update set
    title = excluded.title,
    summary = excluded.summary,
    sections = excluded.sections,
    without = excluded.without,
    words = excluded.words
  where held is distinct from excluded`

const upsertBodies = `
  insert into public.recipe_body_translations as held (
    recipe_id, language, instructions, notes, tip, storage
  )
  select recipe_id, language, instructions, notes, tip, storage
  from jsonb_to_recordset($1) as row(
    recipe_id bigint, language text, instructions jsonb, notes jsonb, tip text, storage text
  )
  on conflict (recipe_id, language) do update set
    instructions = excluded.instructions,
    notes = excluded.notes,
    tip = excluded.tip,
    storage = excluded.storage
  where held is distinct from excluded`

// Recipes that left the catalogue, and that somebody attached something to, keep theirs.
const removeOthers = `
  delete from public.recipe_translations as held
  where
    held.recipe_id = any ($2)
    and not exists (
      select
      from jsonb_to_recordset($1) as row(recipe_id bigint, language text)
      where row.recipe_id = held.recipe_id and row.language = held.language
    )`

/** Brings the recipes in other languages to what the file holds. */
export async function loadTranslations(
  client: ClientBase,
  { translations, recipes }: CatalogueFile,
): Promise<void> {
  const rows = JSON.stringify(translations)
  await client.query(removeOthers, [rows, recipes.map(({ id }) => id)])
  await client.query(upsertCards, [rows])
  await client.query(upsertBodies, [rows])
}
