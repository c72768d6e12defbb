import type { QueryClient } from '@tanstack/react-query'
import { thingsAt } from '#domain/composing/things-at.ts'
import type { KitchenHistory } from '#domain/belief/history.ts'
import { purchasesIn } from '#domain/shopping/purchases.ts'
import { itemKind } from '#domain/shopping/records.ts'
import { docFrom } from '#domain/sync/doc-from.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import { logged } from '#web/lib/logged.ts'
import { fetchRecipes } from './recipes-by-id.ts'

const day = 86_400_000
/** Days after which neither says anything any more (domain/belief/history.ts). */
const [daysOfShopping, daysOfCooking] = [365, 180]
/** Who shops and cooks more than that has named everything by the latest of it. */
const [mostItems, mostDishes] = [1000, 200]

const since = (days: number) => new Date(Date.now() - days * day).toISOString()

async function fetchPurchases(kitchen: string) {
  const client = await dataClient()
  const { data } = await client
    .from('shopping_records')
    .select('doc')
    .eq('kitchen', kitchen)
    .eq('kind', itemKind)
    .gt('changed_at', since(daysOfShopping))
    .order('changed_at', { ascending: false })
    .limit(mostItems)
    .throwOnError()
  return purchasesIn(data.map(({ doc }) => docFrom(doc)))
}

async function fetchCooked(client: QueryClient, userId: string): Promise<KitchenHistory['cooked']> {
  const { data } = await (
    await dataClient()
  )
    .from('cooked_recipes')
    .select('recipe_id, dish_address, cooked_at')
    .eq('user_id', userId)
    .gt('cooked_at', since(daysOfCooking))
    .order('cooked_at', { ascending: false })
    .limit(mostDishes)
    .throwOnError()
  if (data.length === 0) return []
  const ours = await client.ensureQueryData(recipeCardsQuery)
  const isOurs = new Set(ours.map(({ id }) => id))
  const ids = new Set(data.flatMap((each) => each.recipe_id ?? []))
  const others = await fetchRecipes([...ids].filter((id) => !isOurs.has(id)).map(String))
  const needed = new Map(
    [...ours, ...others].map(({ id, needs }) => [
      id,
      needs.flatMap(({ ingredient, optional, use = 'base' }) =>
        ingredient === null || optional || use !== 'base' ? [] : [ingredient],
      ),
    ]),
  )
  return data.flatMap((each) => {
    // A dish names what it was put together of; a recipe what it is not itself without.
    const ingredients =
      each.recipe_id === null ? thingsAt(each.dish_address ?? '') : needed.get(each.recipe_id)
    return ingredients === undefined
      ? []
      : [{ needed: ingredients, at: Date.parse(each.cooked_at) }]
  })
}

export async function fetchHistory(
  client: QueryClient,
  userId: string,
  kitchen: string,
): Promise<KitchenHistory> {
  const [purchases, cooked] = await logged(
    'Loading what was bought and cooked',
    Promise.all([fetchPurchases(kitchen), fetchCooked(client, userId)]),
  )
  return { ...purchases, cooked }
}
