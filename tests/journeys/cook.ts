import type { APIResponse, Page } from '@playwright/test'
import { z } from 'zod'
import { enter, expect, freshEmail, sessionFor, test } from './journey.ts'

/** Somebody new, signed in on a page. */
export interface Cook {
  page: Page
  email: string
  id: string
  /** Writes by the data API in this cook's name, as another of their devices would. */
  send: (path: string, data: unknown) => Promise<APIResponse>
  /** What the data API answers this cook. */
  read: (path: string) => Promise<unknown>
}

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })

/** A new account, without a form; the page is signed in at the first address that it opens next. */
export async function newCook(
  page: Page,
  { email = freshEmail(), name = 'Ada' } = {},
): Promise<Cook> {
  const session = await sessionFor(page, email, 'signup', name)
  await enter(page, session)
  const { access_token: token, user } = sessionSchema.parse(session)
  const { publicKey } = await (await page.request.get('/larder.json')).json()
  const headers = { apikey: publicKey, authorization: `Bearer ${token}` }
  return {
    page,
    email,
    id: user.id,
    send: (path, data) => answered(path, page.request.post(`/rest/v1/${path}`, { headers, data })),
    async read(path) {
      return (await answered(path, page.request.get(`/rest/v1/${path}`, { headers }))).json()
    },
  }
}

/** Where it is refused, the journey that asked fails at its own line. */
const answered = (path: string, call: Promise<APIResponse>): Promise<APIResponse> =>
  test.step(
    `the data API: ${path}`,
    async () => {
      const answer = await call
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer
    },
    { box: true },
  )

interface Stocked {
  name: string
  ingredient: string
  category: string
  quantity?: number
  unit?: string
  status?: 'have' | 'low' | 'out'
}

/** Things that a cook may have at home. */
export const food = {
  butter: { name: 'Butter', ingredient: 'butter', category: 'Dairy & Eggs' },
  eggs: { name: 'Eggs', ingredient: 'egg', category: 'Dairy & Eggs' },
  flour: { name: 'Flour', ingredient: 'all-purpose-flour', category: 'Baking' },
  milk: { name: 'Milk', ingredient: 'milk', category: 'Dairy & Eggs' },
  onion: { name: 'Onion', ingredient: 'onion', category: 'Vegetables' },
} as const

/** Puts things into a cook's pantry. */
export async function stock(cook: Cook, things: readonly Stocked[]): Promise<void> {
  await cook.send(
    'pantry_items',
    things.map(({ quantity, unit = 'piece', status = 'have', ...thing }) => ({
      ...thing,
      user_id: cook.id,
      quantity: quantity ?? 1,
      amount_stated: quantity !== undefined,
      unit,
      status,
    })),
  )
}

/** Saves recipes, the last of them last. */
export async function save(cook: Cook, ...recipes: string[]): Promise<void> {
  for (const recipe of recipes)
    await cook.send('favorite_recipes', { user_id: cook.id, recipe_id: recipe })
}
