import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { isSameThing, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { field, textField } from '#web/lib/json.ts'
import { registerChannel } from '#web/lib/sync/channels.ts'
import { perform } from '#web/lib/sync/send.ts'
import { deletePantryItem, fetchPantry, storePantryItems } from './pantry-rows.ts'
import { pantryKey } from './use-pantry.ts'

const channelName = 'pantry'

/** What was bought goes home with or without a network: rows as they are from now on, and rows that go. */
interface StockOperation {
  put: readonly PantryItem[]
  remove: readonly string[]
}

/** As this app wrote it: dates too are kept as such. */
function isItem(json: unknown): json is PantryItem {
  return (
    textField(json, 'id') !== undefined &&
    textField(json, 'name') !== undefined &&
    field(json, 'stockedAt') instanceof Date &&
    field(json, 'createdAt') instanceof Date
  )
}

function parse(json: unknown): StockOperation {
  const [put, remove] = [field(json, 'put'), field(json, 'remove')]
  return {
    put: Array.isArray(put) ? put.filter(isItem) : [],
    remove: Array.isArray(remove) ? remove.filter((each) => typeof each === 'string') : [],
  }
}

/** Makes what waits for the pantry sendable; each write may be repeated and changes nothing more. */
export function registerPantry(client: QueryClient): void {
  const refresh = (userId: string) => client.refetchQueries({ queryKey: pantryKey(userId) })
  registerChannel({
    name: channelName,
    async send(userId, operations) {
      for (const { put, remove } of operations.map(parse)) {
        await storePantryItems(userId, put)
        for (const id of remove) await deletePantryItem(userId, id)
      }
      await refresh(userId)
    },
    refresh,
  })
}

/** What stands in the pantry as it was before, to be put back. */
export type StockUndo = () => Promise<void>

/**
 * Puts what was bought into a person's pantry, at once on the screen, and for good when there is a network.
 * Resolves with the way back when the device keeps it.
 */
export function useStockPantry(userId: string) {
  const client = useQueryClient()
  const key = pantryKey(userId)

  async function pantryNow(): Promise<readonly PantryItem[]> {
    const known = client.getQueryData<readonly PantryItem[]>(key)
    if (known !== undefined) return known
    // Without a network and without an earlier visit nothing is known of it: then all of it is new.
    return client
      .fetchQuery<readonly PantryItem[]>({ queryKey: key, queryFn: () => fetchPantry(userId) })
      .catch(() => [])
  }

  async function write(operation: StockOperation) {
    registerPantry(client)
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<readonly PantryItem[]>(key, (before = []) => {
      const gone = new Set([...operation.remove, ...operation.put.map(({ id }) => id)])
      return [...operation.put, ...before.filter(({ id }) => !gone.has(id))]
    })
    await perform(userId, channelName, [operation])
  }

  return {
    async stock(bought: readonly PantryItem[]): Promise<StockUndo> {
      const before = await pantryNow()
      const { changed } = addToPantry(before, bought)
      const isThere = ({ id }: PantryItem) => before.some((each) => each.id === id)
      await write({ put: changed, remove: [] })
      return () =>
        write({
          put: before.filter(({ id }) => changed.some((each) => each.id === id)),
          remove: changed.filter((each) => !isThere(each)).map(({ id }) => id),
        })
    },
    /** It was not bought after all: it goes out again, as far as it can be told from what was there. */
    async takeOut(unbought: readonly PantryItem[]): Promise<void> {
      const before = await pantryNow()
      const operation = { put: [] as PantryItem[], remove: [] as string[] }
      for (const item of unbought) {
        const there = before.find((each) => isSameThing(each, item))
        if (there === undefined) continue
        const left = leftOf(there, item)
        if (left !== null && left > 0) operation.put.push({ ...there, quantity: left })
        else if (there.id === item.id) operation.remove.push(there.id)
      }
      if (operation.put.length + operation.remove.length > 0) await write(operation)
    },
  }
}

/** How much is left of what is counted in one unit; null where nobody can tell. */
function leftOf(there: PantryItem, taken: PantryItem): number | null {
  if (there.quantity === null || taken.quantity === null || there.unit !== taken.unit) return null
  return there.quantity - taken.quantity
}
