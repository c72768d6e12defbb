import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const backendSchema = z.object({ url: z.string(), publicKey: z.string() })
const sessionSchema = z.object({
  access_token: z.string(),
  user: z.object({ id: z.string() }),
})

export interface Kitchen {
  userId: string
  /** As supabase-js sends them for somebody who is signed in. */
  headers: Record<string, string>
}

/** Signs a cook up and fills the pantry with so many rows. */
export async function fillKitchen(address: string, rows: number): Promise<Kitchen> {
  const { url, publicKey } = backendSchema.parse(
    await (await fetch(`${address}/larder.json`)).json(),
  )
  const json = { apikey: publicKey, 'content-type': 'application/json' }
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: `cook-${randomUUID()}@example.com`, password: 'six-or-more' }),
  })
  const session = sessionSchema.parse(await signUp.json())
  const authorization = `Bearer ${session.access_token}`
  const items = Array.from({ length: rows }, (_, index) => ({
    user_id: session.user.id,
    name: `thing ${index}`,
    category: 'Other',
  }))
  const stored = await fetch(`${url}/rest/v1/pantry_items`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify(items),
  })
  if (!stored.ok) throw new Error(`the pantry could not be filled: ${await stored.text()}`)
  const headers = {
    accept: 'application/json',
    'accept-profile': 'public',
    'x-client-info': 'supabase-js-web/2.109.0',
    apikey: publicKey,
    authorization,
  }
  return { userId: session.user.id, headers }
}
