import { dataClient } from '#web/lib/backend/data-client.ts'
import { paths } from '#web/lib/paths.ts'
import { titlesHere } from '#web/lib/titles-here.ts'

export const cookedPageSize = 20

/** One time that somebody cooked. */
export interface CookedOnce {
  id: string
  /** Null where the recipe is gone, or its cook does not show it any more. */
  title: string | null
  /** Where it is opened again. */
  to: string | null
  cookedAt: string
}

/** The titles of recipes that the reader may see, each with its page. */
async function pagesOf(ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { title: string; to: string }>()
  const client = await dataClient()
  const titleHere = await titlesHere()
  const { data } = await client
    .from('recipe_cards')
    .select('id, title, owner_id')
    .in('id', [...new Set(ids)])
    .throwOnError()
  return new Map(
    data.map(({ id, title, owner_id: owner }) => {
      const to = owner === null ? paths.recipe(id) : paths.userRecipe(id)
      return [id, { title: titleHere(title, id), to }] as const
    }),
  )
}

/** What a person cooked before `after`, or last; recipes and composed dishes alike, the newest first. */
export async function fetchCookedList(
  userId: string,
  after: CookedOnce | null,
): Promise<CookedOnce[]> {
  const client = await dataClient()
  const all = client
    .from('cooked_recipes')
    .select('id, recipe_id, dish_address, dish_title, cooked_at')
    .eq('user_id', userId)
  const { data } = await (after === null ? all : all.lt('cooked_at', after.cookedAt))
    .order('cooked_at', { ascending: false })
    .limit(cookedPageSize)
    .throwOnError()
  const pages = await pagesOf(data.flatMap((each) => each.recipe_id ?? []))
  return data.map((each) => {
    const page = each.recipe_id === null ? undefined : pages.get(each.recipe_id)
    return {
      id: each.id,
      title: each.dish_title ?? page?.title ?? null,
      to: each.dish_address ?? page?.to ?? null,
      cookedAt: each.cooked_at,
    }
  })
}
