import type { QueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, numberField, textField } from '#web/lib/json.ts'
import { isReadWhole, registerChannel, type Channel } from '#web/lib/sync/channels.ts'
import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'
import { sendEach } from '#web/lib/sync/send-each.ts'
import { perform } from '#web/lib/sync/send.ts'
import { toast } from '#web/ui/toast.ts'
import { cookedThingsKey } from './cooked-things.ts'
import { historyKey } from './kitchen-history.ts'

const channelName = 'cooked'

/** What was taken from the pantry for a dish. */
export interface Taken {
  ingredient: string | null
  /** Null where it is not known. */
  amount: number | null
  unit: string | null
}

/** A recipe, or a composed dish by its address, with what it was called. */
export type CookedThing = { recipeId: number } | { dish: { address: string; title: string } }

/** One time that something was cooked. */
export type Cooked = CookedThing & {
  /** UUID, made where it is noted, so that sending it twice notes it once. */
  id: string
  servings: number
  taken: readonly Taken[]
}

/** Notes that something was cooked, or takes a note back by its id. */
export type CookedChange = { note: Cooked } | { takeBack: string }

function readTaken(json: unknown): Taken {
  return {
    ingredient: textField(json, 'ingredient') ?? null,
    amount: numberField(json, 'amount'),
    unit: textField(json, 'unit') ?? null,
  }
}

function readThing(note: unknown): CookedThing | null {
  const recipeId = numberField(note, 'recipeId')
  if (recipeId !== null) return { recipeId }
  const dish = field(note, 'dish')
  const [address, title] = [textField(dish, 'address'), textField(dish, 'title')]
  return address === undefined || title === undefined ? null : { dish: { address, title } }
}

const columnsOf = (thing: CookedThing) =>
  'dish' in thing
    ? { dish_address: thing.dish.address, dish_title: thing.dish.title }
    : { recipe_id: thing.recipeId }

function read(json: unknown): CookedChange | null {
  const [note, takeBack] = [field(json, 'note'), textField(json, 'takeBack')]
  if (takeBack !== undefined) return { takeBack }
  const [id, thing] = [textField(note, 'id'), readThing(note)]
  const [servings, taken] = [numberField(note, 'servings'), field(note, 'taken')]
  if (id === undefined || thing === null || servings === null) return null
  return {
    note: { id, ...thing, servings, taken: Array.isArray(taken) ? taken.map(readTaken) : [] },
  }
}

/** Doing it again is harmless. */
async function send(userId: string, change: CookedChange): Promise<void> {
  const client = await dataClient()
  const table = client.from('cooked_recipes')
  if ('takeBack' in change) {
    await table.delete().eq('id', change.takeBack).eq('user_id', userId).throwOnError()
    return
  }
  const { id, servings, taken } = change.note
  const row = { id, user_id: userId, servings, ...columnsOf(change.note) }
  await table
    .upsert({ ...row, taken: taken.map((each) => ({ ...each })) }, { onConflict: 'id' })
    .throwOnError()
}

function cookedChannel(client: QueryClient): Channel {
  const refresh = async (userId: string) => {
    await Promise.all(
      [historyKey(userId), cookedThingsKey(userId)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  }
  return {
    name: channelName,
    understands: (json) => isReadWhole(read(json), json),
    async send(userId, waiting) {
      const refused = await sendEach(
        waiting.flatMap((json) => read(json) ?? []),
        (change) => send(userId, change),
      )
      await refresh(userId)
      if (refused.length > 0)
        toast({ title: t('What you cooked could not be noted. It is not counted.'), tone: 'error' })
    },
    refresh,
  }
}

/** What a person bought and cooked; what they cook is noted with and without a network. */
export const offlineHistory = defineOfflineQuery({
  key: (userId) => historyKey(userId),
  persist: 'offline',
  channel: cookedChannel,
})

/** What a person cooked, each thing once. */
export const offlineCookedThings = defineOfflineQuery({ key: cookedThingsKey, persist: 'offline' })

/** Rejects where neither this device nor the backend keeps it. */
export async function changeCooked(
  client: QueryClient,
  userId: string,
  change: CookedChange,
): Promise<void> {
  registerChannel(cookedChannel(client))
  await perform(userId, channelName, [change])
}
