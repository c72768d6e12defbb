import { z } from 'zod'

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
})

/** Somebody who is signed in, with a little of everything. */
export interface Cook {
  readonly userId: string
  readonly email: string
  readonly token: string
  readonly refreshToken: string
  /** Of rows that are theirs, by table. */
  readonly ids: Readonly<Record<string, readonly string[]>>
}

export const password = 'six-or-more'

let people = 0

/** Signs somebody up and gives them things; `words` stand in all that they keep for themselves. */
export async function makeCook(origin: string, publicKey: string, words: string): Promise<Cook> {
  const email = `${words}-${++people}@example.com`
  const headers = { apikey: publicKey, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password, data: { name: 'Ada' } }),
  })
  const session = sessionSchema.parse(await answer.json())
  const userId = session.user.id
  const insert = async (table: string, row: object) => {
    const response = await fetch(`${origin}/rest/v1/${table}?select=*`, {
      method: 'POST',
      headers: {
        ...headers,
        authorization: `Bearer ${session.access_token}`,
        prefer: 'return=representation',
      },
      body: JSON.stringify({ user_id: userId, ...row }),
    })
    const rows = z
      .array(z.object({ id: z.union([z.string(), z.number()]) }))
      .parse(await response.json())
    return rows.map(({ id }) => String(id))
  }
  const ids = {
    pantry_items: await insert('pantry_items', { name: words, category: 'Other' }),
    shopping_lists: await insert('shopping_lists', { name: words }),
    recipe_collections: await insert('recipe_collections', { name: words, description: words }),
  }
  return {
    userId,
    email,
    token: session.access_token,
    refreshToken: session.refresh_token,
    ids,
  }
}

/** Whether the session still stands: what a request of theirs did may have ended it. */
export async function isSignedIn(origin: string, publicKey: string, cook: Cook): Promise<boolean> {
  const response = await fetch(`${origin}/auth/v1/user`, {
    headers: { apikey: publicKey, authorization: `Bearer ${cook.token}` },
  })
  await response.arrayBuffer()
  return response.ok
}
