import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { CatalogueFile } from '#catalogue/catalogue-file.ts'
import { hybridClock } from '#domain/sync/clock.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { corpusOf } from '../../bench/matching/corpus.ts'
import type { LoadCook } from './job.ts'
import { addressOf } from './visitor-traffic.ts'

const password = 'six-or-more'
/** Passwords are hashed by two threads at a time. */
const atOnce = 4
const shoppingItems = 8
const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
})

export interface Cooks {
  cooks: LoadCook[]
  /** One comment of each. */
  comments: string[]
}

/** Signs up so many cooks, each with 10 to 60 things in the pantry, a shopping list and a comment. */
export async function createCooks(
  address: string,
  publicKey: string,
  file: CatalogueFile,
  count: number,
  seed: number,
): Promise<Cooks> {
  const random = seededRandom(seed)
  const { pantry } = corpusOf(file, seed)
  const clock = hybridClock('seed')

  async function post(path: string, from: string, body: unknown, token = publicKey) {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        apikey: publicKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': from,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return text
  }

  async function createCook(number: number): Promise<{ cook: LoadCook; comment: string }> {
    const from = addressOf(number + 1)
    const email = `cook-${randomUUID()}@example.com`
    const things = pantry(10 + random.integer(51)).map((each) => ({ ...each, id: randomUUID() }))
    const items = Array.from({ length: shoppingItems }, () => randomUUID())
    const comment = randomUUID()
    const recipe = random.pick(file.recipes).id
    const account = { email, password, data: { name: `Cook ${number}` } }
    const session = sessionSchema.parse(JSON.parse(await post('/auth/v1/signup', from, account)))
    const userId = session.user.id
    const asCook = (path: string, body: unknown) =>
      post(`/rest/v1/${path}`, from, body, session.access_token)
    const rows = things.map(({ id, ingredient }) => ({
      id,
      user_id: userId,
      name: ingredient,
      ingredient,
    }))
    await asCook('pantry_items', rows)
    const operations = items.map((id, index) => ({
      kind: 'shopping-item',
      id,
      clock: clock.next(Date.now()),
      set: { name: `Thing ${index}` },
    }))
    await asCook('rpc/apply_shopping_operations', { account: userId, operations })
    const content = 'We had it twice this week.'
    await asCook('comments', { id: comment, recipe_id: String(recipe), user_id: userId, content })
    const cook = {
      userId,
      email,
      password,
      address: from,
      accessToken: session.access_token,
      refreshToken: session.refresh_token,
      pantry: things,
      shoppingItems: items,
    }
    return { cook, comment }
  }

  const made: { cook: LoadCook; comment: string }[] = []
  const numbers = Array.from({ length: count }, (_, index) => index).values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const number of numbers) made.push(await createCook(number))
    }),
  )
  return { cooks: made.map(({ cook }) => cook), comments: made.map(({ comment }) => comment) }
}
