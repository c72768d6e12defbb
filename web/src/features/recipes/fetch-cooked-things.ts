import { cookedTimes, type CookedThing } from '#domain/cooking/cooked-times.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'

/** As many as the backend answers at once: years of cooking. */
const mostTimes = 1000

async function selectCooked(userId: string): Promise<CookedThing[]> {
  const client = await dataClient()
  const { data } = await client
    .from('cooked_recipes')
    .select('recipe_id, dish_address, dish_title, cooked_at')
    .eq('user_id', userId)
    .order('cooked_at', { ascending: false })
    .limit(mostTimes)
    .throwOnError()
  return cookedTimes(
    data.map(
      ({ recipe_id: id, dish_address: address, dish_title: title, cooked_at: cookedAt }) => ({
        recipeId: id === null ? null : String(id),
        dish: address === null || title === null ? null : { address, title },
        cookedAt,
      }),
    ),
  )
}

export function fetchCookedThings(userId: string): Promise<CookedThing[]> {
  return logged('Loading what was cooked', selectCooked(userId))
}
