import type { Random } from '#domain/testing/random.ts'
import type { Call } from './call.ts'
import type { LoadJob } from './job.ts'

/** So many of a hundred requests are of this kind. */
export interface Kind {
  name: string
  share: number
  call: () => Call
}

export const searches = ['chicken', 'pasta', 'soup', 'tomato', 'chocolate cake', 'rice', 'lentils']
const meals = ['breakfast', 'lunch', 'dinner', 'dessert']
export const listingPageSize = 24

/** Addresses for documentation and tests, by number. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** What people do who have no account, or have not signed in: pages, their files, the list, a search. */
export function visitorTraffic(job: LoadJob, random: Random): Kind[] {
  const visitor = (more: Record<string, string> = {}) => ({
    'x-forwarded-for': addressOf(65_536 + random.integer(60_000)),
    'accept-encoding': 'gzip, deflate, br',
    ...more,
  })
  const page = (path: string): Call => ({
    path,
    headers: visitor({ accept: 'text/html', 'sec-fetch-dest': 'document' }),
  })
  const file = (path: string): Call => ({ path, headers: visitor() })
  const ask = (path: string, question: object): Call => ({
    method: 'POST',
    path: `/rest/v1/rpc/${path}`,
    headers: visitor({ apikey: job.publicKey, authorization: `Bearer ${job.publicKey}` }),
    // What a visitor has at home is on their device.
    body: { pantry: [], staples: [], page_size: listingPageSize, ...question },
  })
  return [
    { name: 'page', share: 3, call: () => page('/') },
    {
      name: 'page of a recipe',
      share: 4,
      call: () => page(`/recipe/${random.pick(job.recipes)}`),
    },
    { name: 'file', share: 14, call: () => file(random.pick(job.assets)) },
    { name: 'cover', share: 8, call: () => file(random.pick(job.covers)) },
    { name: 'settings', share: 2, call: () => file('/larder.json') },
    {
      name: 'list, by a visitor',
      share: 2,
      call: () => ask('search_recipes', { meals: [random.pick(meals)] }),
    },
    {
      name: 'search, by a visitor',
      share: 2,
      call: () => ask('search_recipes', { search_text: random.pick(searches) }),
    },
  ]
}
