import { t } from '#domain/texts/t.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, numberField } from '#web/lib/json.ts'
import { kitchenKey } from '#web/lib/kitchen-here.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import type { Membership } from '#web/lib/sync/memberships.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { toast } from '#web/ui/toast.ts'

/** In characters, as the database holds them to. */
export const longestNote = 2_000

/** What a kitchen notes on a recipe. */
export interface RecipeNote {
  recipeId: number
  note: string
  /** Whose account wrote it last; not stated where that is the reader's. */
  writtenBy?: string
  /** ISO 8601; not stated until the backend has it. */
  writtenAt?: string
}

export type RecipeNotes = readonly RecipeNote[]

/** Another text; an empty one is no note any more. */
export interface NoteChange {
  recipeId: number
  note: string
}

/** Where the notes of a kitchen stand in the cache. */
export const notesKey = kitchenKey('recipe-notes')

/** A change as it stands in the log. */
export function parseNoteChange(json: unknown): NoteChange | null {
  const [recipeId, note] = [numberField(json, 'recipeId'), field(json, 'note')]
  return recipeId === null || typeof note !== 'string' ? null : { recipeId, note }
}

async function fetchNotes(account: string, kitchen: string): Promise<RecipeNotes> {
  const client = await dataClient()
  const { data } = await client
    .from('recipe_notes')
    .select('recipe_id, note, user_id, written_at')
    .eq('kitchen', kitchen)
    .order('recipe_id')
    .throwOnError()
  return data.map((row) => ({
    recipeId: row.recipe_id,
    note: row.note,
    ...(row.user_id !== account && { writtenBy: row.user_id }),
    writtenAt: row.written_at,
  }))
}

function after(before: RecipeNotes = [], { recipeId, note }: NoteChange): RecipeNotes {
  const others = before.filter((each) => each.recipeId !== recipeId)
  return note === '' ? others : [...others, { recipeId, note }]
}

async function send(
  _account: string,
  { recipeId, note }: NoteChange,
  membership: Membership,
): Promise<void> {
  const client = await dataClient()
  const { kitchen } = membership
  const rows = client.from('recipe_notes')
  const request =
    note === ''
      ? rows.delete().eq('kitchen', kitchen).eq('recipe_id', recipeId)
      : rows.upsert({ kitchen, recipe_id: recipeId, note }, { onConflict: 'kitchen,recipe_id' })
  await asMember(request, membership).throwOnError()
}

async function notifyRefused([first]: readonly Refused<NoteChange>[]): Promise<void> {
  if (first === undefined) return
  const words = await whyRefused(first.why, 'kitchen')
  toast({
    title: t('A note could not be kept'),
    // What somebody wrote is not lost with it.
    description: [words, first.operation.note].filter(Boolean).join(' '),
    tone: 'error',
  })
}

/** The notes of a kitchen, written with and without a network. Of two that are written at once the later to arrive stays. */
export const notesQueue = queuedQuery<RecipeNotes, NoteChange>({
  key: notesKey,
  ofKitchen: true,
  persist: 'offline',
  live: 'recipe-notes',
  channel: 'recipe-notes',
  fetch: fetchNotes,
  parse: parseNoteChange,
  after,
  send,
  notifyRefused: (refused) => void notifyRefused(refused),
})
