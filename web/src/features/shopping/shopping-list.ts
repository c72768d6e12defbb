import { useQuery } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'

export interface ShoppingItem {
  id: string
  name: string
  category: string
  amount: string
  unit: string
}

const nothing: readonly ShoppingItem[] = []
const listKey = (userId: string | null) => ['shopping-list', userId] as const

async function fetchItems(userId: string): Promise<ShoppingItem[]> {
  const client = await dataClient()
  const { data } = await client
    .from('shopping_list_items')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: true })
    .throwOnError()
  return data.map(({ id, name, category, amount, unit }) => ({ id, name, category, amount, unit }))
}

async function storeItems(userId: string, items: readonly ShoppingItem[]) {
  const client = await dataClient()
  await client
    .from('shopping_list_items')
    .upsert(
      items.map((item) => ({ ...item, user_id: userId })),
      { onConflict: 'id' },
    )
    .throwOnError()
}

async function deleteItem(userId: string, id: string) {
  const client = await dataClient()
  await client
    .from('shopping_list_items')
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

async function deleteAll(userId: string) {
  const client = await dataClient()
  await client.from('shopping_list_items').delete().eq('user_id', userId).throwOnError()
}

type List = readonly ShoppingItem[]

/** A person's list; empty for a visitor. */
export function useShoppingList(userId: string | null) {
  const query = useQuery<List>({
    queryKey: listKey(userId),
    queryFn: () => (userId === null ? [] : fetchItems(userId)),
    enabled: userId !== null,
  })
  return { ...query, items: query.data ?? nothing }
}

/** What one can do with the list; each rejects when it could not be kept. Nothing for a visitor. */
export function useShoppingActions(userId: string | null) {
  const change = useOptimisticChange<List>(listKey(userId))
  async function apply(next: (items: List) => List, send: (owner: string) => Promise<void>) {
    if (userId === null) return
    await change({ next: (before = nothing) => next(before), send: () => send(userId) })
  }
  return {
    add: (items: List) =>
      apply(
        (before) => [...before, ...items],
        (owner) => storeItems(owner, items),
      ),
    remove: (item: ShoppingItem) =>
      apply(
        (before) => before.filter((each) => each.id !== item.id),
        (owner) => deleteItem(owner, item.id),
      ),
    clear: () => apply(() => [], deleteAll),
  }
}
