import { expect, test } from 'vitest'
import { z } from 'zod'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { insertRecipe } from '../support/recipes.ts'
import { runningLarder } from './running-larder.ts'

/** What the running server tells who has no account and runs no script: search engines, previews, other apps. */
const { connect, address, dataDir, signUp } = runningLarder()

async function page(path: string, status = 200): Promise<string> {
  const response = await fetch(`${address()}${path}`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(status)
  return response.text()
}

const dataSchema = z.looseObject({
  name: z.string(),
  url: z.string(),
  image: z.tuple([z.string()]),
  recipeIngredient: z.array(z.string()).min(2),
})

function dataOf(html: string) {
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return json === undefined ? undefined : dataSchema.parse(JSON.parse(json))
}

const add = (recipe: NonNullable<Parameters<typeof insertRecipe>[1]>) =>
  inDatabaseOf(dataDir(), (client) => insertRecipe(client, recipe))

test('a recipe of the catalogue says all of itself, and its picture is there', async () => {
  const html = await page('/recipe/8')
  const data = dataOf(html)
  expect(data).toMatchObject({
    url: `${address()}/recipe/8`,
    author: { name: 'Larder' },
    recipeYield: '4 servings',
    totalTime: expect.stringMatching(/^PT\d+M$/),
    nutrition: { calories: expect.stringMatching(/^\d+ calories$/) },
    isAccessibleForFree: true,
  })
  expect(data?.recipeIngredient).toContain('2 eggs')
  expect(data?.['recipeInstructions']).toContainEqual({
    '@type': 'HowToStep',
    text: expect.any(String),
  })
  expect(html).toContain(`<title>${data?.name} · Larder</title>`)
  expect(html).toContain(`<meta property="og:image" content="${data?.image[0]}"`)
  expect((await fetch(data?.image[0] ?? '')).headers.get('content-type')).toBe('image/webp')
  // The app begins as it does on every page.
  expect(html).toMatch(/<script type="module"[^>]* src="\/assets\/index-/)
})

test('of a premium recipe a visitor’s page names the ingredients and nothing of the body', async () => {
  const { data: cards } = await connect()
    .from('recipes')
    .select('id')
    .eq('is_premium', true)
    .limit(1)
  const { client } = await signUp()
  const { data: open } = await client
    .from('recipes')
    .select('instructions, ingredients')
    .eq('id', cards?.[0]?.id ?? 0)
    .single()
  const steps = z.array(z.string()).min(1).parse(open?.instructions)
  const html = await page(`/recipe/${cards?.[0]?.id}`)
  const data = dataOf(html)
  expect(data).toMatchObject({ isAccessibleForFree: false })
  expect(data).not.toHaveProperty('recipeInstructions')
  expect(data).not.toHaveProperty('nutrition')
  expect(data?.recipeIngredient.join()).not.toMatch(/\d/)
  for (const step of steps) expect(html).not.toContain(step.slice(0, 20))
})

test('a cook’s recipe is there for all while it is public, and gone at once when it is not', async () => {
  const { userId: ownerId } = await signUp()
  const id = await add({ title: 'Aunt’s <b>soup</b>', ownerId, visibility: 'public' })
  expect(dataOf(await page(`/recipe/${id}`))).toMatchObject({
    name: 'Aunt’s <b>soup</b>',
    url: `${address()}/user-recipe/${id}`,
    recipeIngredient: ['line 1', 'line 2'],
  })
  const change = (visibility: string) =>
    inDatabaseOf(dataDir(), (client) =>
      client.query('update public.recipe_cards set visibility = $1 where id = $2', [
        visibility,
        id,
      ]),
    )
  const missing = await page('/user-recipe/999999999', 404)
  expect(missing).toContain('<meta name="robots" content="noindex"')
  for (const visibility of ['followers', 'private']) {
    await change(visibility)
    expect(await page(`/user-recipe/${id}`, 404)).toBe(missing)
  }
})

test('search engines learn of every public recipe, and of no other', async () => {
  const { userId: ownerId } = await signUp()
  const shown = await add({ ownerId, visibility: 'public' })
  const hidden = await add({ ownerId, visibility: 'followers' })
  const robots = await (await fetch(`${address()}/robots.txt`)).text()
  const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
  const places = async (url: string) => {
    const response = await fetch(url)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, place = '']) => place,
    )
  }
  const all = (await Promise.all((await places(index)).map(places))).flat()
  const { count } = await connect().from('recipes').select('id', { count: 'exact', head: true })
  const plain = all.filter((place) => !place.includes('?'))
  expect(plain.filter((place) => place.includes('recipe/'))).toHaveLength(count ?? NaN)
  expect(all).toContain(`${address()}/recipe/1`)
  expect(all).toContain(`${address()}/recipe/1?language=de`)
  expect(all).toContain(`${address()}/subscription/pricing`)
  expect(all).toContain(`${address()}/user-recipe/${shown}`)
  expect(all).not.toContain(`${address()}/user-recipe/${hidden}`)
})
