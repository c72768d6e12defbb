import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sentLine, sentRecipe } from '../support/own-recipes.ts'
import { absent, anything } from './journal.ts'
import { isAcknowledged, type Person } from './person.ts'
import type { Random } from './random.ts'

/** One thing that a person does, noted before it is sent and when it is acknowledged. */
export type Deed = (person: Person, random: Random) => Promise<void>

const nameOf = (key: string) => key.slice(key.indexOf(':') + 1)
const filter = (name: string) => encodeURIComponent(name)

async function keep(
  { journal }: Person,
  key: string,
  value: string,
  send: () => ReturnType<Person['call']>,
): Promise<void> {
  journal.intend(key, value)
  if (isAcknowledged(await send())) journal.acknowledge(key, value)
}

const putIntoPantry: Deed = (person, random) => {
  const name = `item ${randomUUID()}`
  const quantity = String(1 + random.below(900))
  return keep(person, `pantry:${name}`, quantity, () =>
    person.call('POST', '/rest/v1/pantry_items', { name, quantity: Number(quantity), unit: 'g' }),
  )
}

const changePantry: Deed = async (person, random) => {
  const keys = person.journal.settled('pantry')
  if (keys.length === 0) return
  const key = random.pick(keys)
  const quantity = String(1 + random.below(900))
  await keep(person, key, quantity, () =>
    person.call('PATCH', `/rest/v1/pantry_items?name=eq.${filter(nameOf(key))}`, {
      quantity: Number(quantity),
    }),
  )
}

const takeFromPantry: Deed = async (person, random) => {
  const keys = person.journal.settled('pantry')
  if (keys.length < 20) return
  const key = random.pick(keys)
  await keep(person, key, absent, () =>
    person.call('DELETE', `/rest/v1/pantry_items?name=eq.${filter(nameOf(key))}`),
  )
}

const shop: Deed = (person, random) => {
  const id = randomUUID()
  const amount = String(1 + random.below(9))
  const set = { name: `thing ${id}`, measure: { amount, unit: 'l' } }
  const operations = [{ kind: 'shopping-item', id, clock: `${Date.now()}.0000.crash`, set }]
  return keep(person, `shopping:${id}`, `thing ${id}, ${amount} l`, () =>
    person.call('POST', '/rest/v1/rpc/apply_shopping_operations', {
      account: person.id,
      operations,
    }),
  )
}

const save: Deed = (person, random) => {
  const recipe = String(1 + random.below(330))
  const isSaved = person.journal.settled('favourite').includes(`favourite:${recipe}`)
  return keep(person, `favourite:${recipe}`, isSaved ? absent : 'saved', () =>
    isSaved
      ? person.call('DELETE', `/rest/v1/favorite_recipes?recipe_id=eq.${recipe}`)
      : person.call('POST', '/rest/v1/favorite_recipes', { recipe_id: recipe }),
  )
}

const comment: Deed = (person) => {
  const content = `Tasty ${randomUUID()}`
  return keep(person, `comment:${content}`, 'said', () =>
    person.call('POST', '/rest/v1/comments', { recipe_id: 1, user_id: person.id, content }),
  )
}

const writeRecipe: Deed = (person) => {
  const title = `Stew ${randomUUID()}`
  const recipe = sentRecipe({
    title,
    summary: `About ${title}`,
    ingredients: [sentLine('3 leeks', 'leek'), sentLine('a secret', null)],
    instructions: ['Stir.', title],
  })
  return keep(person, `recipe:${title}`, `About ${title}, 2 lines, Stir. ${title}`, () =>
    person.call('POST', '/rest/v1/rpc/save_recipe', { recipe }),
  )
}

const portraitSchema = z.object({ path: z.string() })

/** Which address it gets, only the answer tells. */
export const showPortrait =
  (picture: Uint8Array): Deed =>
  async (person) => {
    person.journal.intend('portrait', anything)
    const answer = await person.call('POST', '/functions/v1/pictures?purpose=avatar', picture)
    if (!isAcknowledged(answer)) return
    person.journal.acknowledge('portrait', portraitSchema.parse(answer.body).path)
  }

/** What people do most stands more often. */
export const usualDeeds: readonly Deed[] = [
  putIntoPantry,
  putIntoPantry,
  changePantry,
  changePantry,
  takeFromPantry,
  shop,
  shop,
  save,
  comment,
  writeRecipe,
]
