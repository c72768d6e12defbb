import { randomUUID } from 'node:crypto'
import { hybridClock } from '#domain/sync/clock.ts'
import type { Random } from '#domain/testing/random.ts'
import type { Call } from './call.ts'
import type { LoadCook, LoadJob } from './job.ts'
import { type Kind, listingPageSize, searches } from './visitor-traffic.ts'

type Method = NonNullable<Call['method']>

/** What the app asks for somebody who is signed in, in the app's own words. */
export function cookTraffic(job: LoadJob, random: Random): Kind[] {
  const clock = hybridClock('load')
  const asCook = (cook: LoadCook, method: Method, path: string, more: Partial<Call> = {}): Call => {
    const headers = {
      'x-forwarded-for': cook.address,
      'accept-encoding': 'gzip, deflate, br',
      'x-client-info': 'supabase-js-web',
      apikey: job.publicKey,
      authorization: `Bearer ${cook.accessToken}`,
    }
    return { method, path: `/rest/v1/${path}`, ...more, headers: { ...headers, ...more.headers } }
  }
  const ask = (name: string, body: unknown, cook = random.pick(job.cooks)) =>
    asCook(cook, 'POST', `rpc/${name}`, { body })
  const upsert = { prefer: 'resolution=merge-duplicates,return=minimal' }
  const ignore = { prefer: 'resolution=ignore-duplicates,return=minimal' }

  function kitchen(cook: LoadCook): Record<string, unknown> {
    const pantry = cook.pantry.map(({ ingredient }) => ({ ingredient, status: 'have', age: 2 }))
    return {
      pantry,
      staples: ['salt', 'water'],
      with_others: true,
      ...(random.oneIn(3) && { search_text: random.pick(searches) }),
    }
  }

  function changePantry(): Call {
    const cook = random.pick(job.cooks)
    const { id, ingredient } = random.pick(cook.pantry)
    const row = {
      id,
      user_id: cook.userId,
      name: ingredient,
      ingredient,
      category: 'Other',
      quantity: 1 + random.integer(5),
      status: random.pick(['have', 'have', 'low', 'out']),
    }
    const how = { body: [row], headers: upsert }
    return asCook(cook, 'POST', 'pantry_items?on_conflict=id', how)
  }

  function save(): Call {
    const cook = random.pick(job.cooks)
    const recipe = random.pick(job.recipes)
    if (random.oneIn(2)) {
      const which = `user_id=eq.${cook.userId}&recipe_id=eq.${recipe}`
      return asCook(cook, 'DELETE', `favorite_recipes?${which}`, { status: [204] })
    }
    return asCook(cook, 'POST', 'favorite_recipes?on_conflict=user_id,recipe_id', {
      body: [{ user_id: cook.userId, recipe_id: String(recipe) }],
      headers: ignore,
      // It may be saved already.
      status: [200, 201],
    })
  }

  function tick(): Call {
    const cook = random.pick(job.cooks)
    const set = { checked: random.oneIn(2) }
    const id = random.pick(cook.shoppingItems)
    const operation = { kind: 'shopping-item', id, clock: clock.next(Date.now()), set }
    return ask('apply_shopping_operations', { account: cook.userId, operations: [operation] }, cook)
  }

  function comment(): Call {
    const cook = random.pick(job.cooks)
    const body = {
      id: randomUUID(),
      recipe_id: String(random.pick(job.recipes)),
      user_id: cook.userId,
      content: 'It took ten minutes longer, and was worth it.',
      rating: null,
      likes: 0,
      liked_by: [],
    }
    return asCook(cook, 'POST', 'comments', { body, status: [201] })
  }

  function like(): Call {
    const cook = random.pick(job.cooks)
    const body = { liked_by: random.oneIn(2) ? [cook.userId] : [], likes: 1 }
    const which = `comments?id=eq.${random.pick(job.comments)}`
    return asCook(cook, 'PATCH', which, { body, status: [204] })
  }

  const read = (path: (cook: LoadCook) => string) => () => {
    const cook = random.pick(job.cooks)
    return asCook(cook, 'GET', path(cook))
  }
  const recipe = () => random.pick(job.recipes)
  const byOwner = ({ userId }: LoadCook) => `user_id=eq.${userId}&order=created_at.desc`

  return [
    { name: 'what changed', share: 25, call: read(() => 'rpc/current_versions') },
    { name: 'pantry', share: 4, call: read((cook) => `pantry_items?select=*&${byOwner(cook)}`) },
    { name: 'pantry, a change', share: 5, call: changePantry },
    {
      name: 'list for a pantry',
      share: 5,
      call: () => {
        const cook = random.pick(job.cooks)
        const page = { mode: 'ready-now', sort: 'pantry', page_size: listingPageSize }
        return ask('search_recipes', { ...kitchen(cook), ...page }, cook)
      },
    },
    {
      name: 'count for a pantry',
      share: 3,
      call: () => {
        const cook = random.pick(job.cooks)
        return ask('count_recipes', { ...kitchen(cook), with_facets: random.oneIn(4) }, cook)
      },
    },
    {
      name: 'saved recipes',
      share: 2,
      call: read((cook) => `favorite_recipes?select=recipe_id,created_at&${byOwner(cook)}`),
    },
    { name: 'saved recipes, a change', share: 2, call: save },
    { name: 'shopping list', share: 2, call: () => ask('shopping_snapshot', {}) },
    { name: 'shopping list, a change', share: 5, call: tick },
    { name: 'recipe', share: 5, call: read(() => `recipes?select=*&id=eq.${recipe()}`) },
    {
      name: 'comments',
      share: 3,
      call: () => ask('comment_threads', { recipe: recipe(), sort: 'newest', page_size: 10 }),
    },
    { name: 'rating', share: 2, call: () => ask('comment_summary', { recipe: recipe() }) },
    { name: 'a comment', share: 0.3, call: comment },
    { name: 'a like', share: 1, call: like },
  ]
}
