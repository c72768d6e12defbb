import type { QueryClient } from '@tanstack/react-query'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { afterPantryChange } from '#domain/pantry/pantry-change.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { added } from '#domain/shopping/changes.ts'
import { itemsIn } from '#domain/shopping/records.ts'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import { replay } from '#domain/sync/records.ts'
import { pantryQueue, parsePantryChange } from '#web/features/pantry/pantry-queue.ts'
import {
  longestNote,
  type NoteChange,
  notesQueue,
  parseNoteChange,
} from '#web/features/recipe-notes/notes-queue.ts'
import { nextClock, channelName as shopping } from '#web/features/shopping/shopping-clock.ts'
import { parseOperation } from '#web/features/shopping/shopping-state.ts'
import { isLeftBehind } from '#web/lib/sync/memberships.ts'
import { remove, type PendingOperation } from '#web/lib/sync/operation-log.ts'
import { perform } from '#web/lib/sync/send.ts'

/** What somebody did in a kitchen, without a network, before they were no longer there. */
export interface LeftBehind {
  pending: readonly PendingOperation[]
  /** What they put in its pantry, or said of what stands there. */
  pantry: readonly PantryItem[]
  /** What they put on its lists. */
  toBuy: readonly ShoppingItem[]
  /** What they wrote of its recipes: the last text of each. */
  notes: readonly NoteChange[]
}

const inChannel = (pending: readonly PendingOperation[], name: string) =>
  pending.filter(({ channel }) => channel.startsWith(`${name}@`)).map(({ operation }) => operation)

/** Null where nothing was left behind. Ticks and removals name nothing that could be taken along. */
export function leftBehindIn(all: readonly PendingOperation[], account: string): LeftBehind | null {
  const pending = all.filter(({ channel }) => isLeftBehind(channel, account))
  if (pending.length === 0) return null
  const operations = inChannel(pending, shopping).flatMap((json) => parseOperation(json) ?? [])
  return {
    pending,
    pantry: inChannel(pending, 'pantry')
      .map(parsePantryChange)
      .reduce<readonly PantryItem[]>(afterPantryChange, []),
    toBuy: itemsIn(replay(new Map(), operations), null),
    notes: lastNotes(
      inChannel(pending, 'recipe-notes').flatMap((json) => parseNoteChange(json) ?? []),
    ),
  }
}

const lastNotes = (changes: readonly NoteChange[]): NoteChange[] =>
  [...new Map(changes.map((each) => [each.recipeId, each])).values()].filter(
    ({ note }) => note !== '',
  )

/** Puts it into their own kitchen, as new things: those of the other kitchen keep their ids. Rejects where nothing stores it. */
export async function takeHome(
  client: QueryClient,
  account: string,
  { pantry, toBuy, notes, pending }: LeftBehind,
): Promise<void> {
  const things = pantry.map(({ addedBy: _other, usedUpBy: _another, ...item }) => ({
    ...item,
    id: crypto.randomUUID(),
  }))
  if (things.length > 0)
    await pantryQueue.change(
      client,
      account,
      (before = []) => ({ put: addToPantry(before, things).changed, remove: [] }),
      account,
    )
  const items = toBuy.map((item) =>
    added({ ...item, id: crypto.randomUUID(), listId: null }, nextClock(), Date.now()),
  )
  if (items.length > 0) await perform(account, shopping, items)
  for (const { recipeId, note } of notes)
    await notesQueue.change(
      client,
      account,
      (before = []) => {
        const own = before.find((each) => each.recipeId === recipeId)?.note
        const both = own === undefined ? note : `${own}\n\n${note}`
        return { recipeId, note: both.slice(0, longestNote) }
      },
      account,
    )
  await remove(account, pending)
}

/** Lets go of it. */
export const letGo = (account: string, { pending }: LeftBehind): Promise<void> =>
  remove(account, pending)
