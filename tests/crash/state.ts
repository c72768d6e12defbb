import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Answer, Person } from './person.ts'

const patienceMilliseconds = 10_000

const pantrySchema = z.array(z.object({ name: z.string(), quantity: z.number() }))
const shoppingSchema = z.array(
  z.object({ id: z.string(), name: z.string(), amount: z.string(), unit: z.string() }),
)
const savedSchema = z.array(z.object({ recipe_id: z.string() }))
const commentsSchema = z.array(z.object({ content: z.string() }))
const recipesSchema = z.array(
  z.object({
    title: z.string(),
    summary: z.string(),
    ingredients: z.array(z.unknown()),
    instructions: z.array(z.string()),
  }),
)
const profileSchema = z.array(z.object({ avatar_url: z.string().nullable() }))

/** The data API may say that it is starting once more, when it finds the next connection that broke. */
async function readPatiently(person: Person, path: string): Promise<Answer> {
  const deadline = performance.now() + patienceMilliseconds
  for (;;) {
    const answer = await person.call('GET', path)
    if (answer.status !== 503 || performance.now() > deadline) return answer
    await pause(50)
  }
}

/** All that a person has now, as the data API tells it to them, by the keys of their journal. */
export async function readState(person: Person): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const read = async <Rows>(schema: z.ZodType<Rows>, path: string): Promise<Rows> => {
    const { status, body } = await readPatiently(person, `/rest/v1/${path}`)
    if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`)
    return schema.parse(body)
  }
  const own = `user_id=eq.${person.id}`
  for (const row of await read(pantrySchema, 'pantry_items?select=name,quantity')) {
    found.set(`pantry:${row.name}`, String(row.quantity))
  }
  for (const row of await read(shoppingSchema, 'shopping_list_items?select=id,name,amount,unit')) {
    found.set(`shopping:${row.id}`, `${row.name}, ${row.amount} ${row.unit}`)
  }
  for (const row of await read(savedSchema, `favorite_recipes?select=recipe_id`)) {
    found.set(`favourite:${row.recipe_id}`, 'saved')
  }
  for (const row of await read(commentsSchema, `comments?select=content&${own}`)) {
    found.set(`comment:${row.content}`, 'said')
  }
  const fields = 'title,summary,ingredients,instructions'
  const recipes = `recipes?select=${fields}&owner_id=eq.${person.id}`
  for (const row of await read(recipesSchema, recipes)) {
    const lines = `${row.ingredients.length} lines, ${row.instructions.join(' ')}`
    found.set(`recipe:${row.title}`, `${row.summary}, ${lines}`)
  }
  const [profile] = await read(profileSchema, `profiles?select=avatar_url&id=eq.${person.id}`)
  const portrait = profile?.avatar_url ?? undefined
  if (portrait !== undefined) found.set('portrait', portrait)
  return found
}
