import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runningLarder } from './running-larder.ts'

/** The function `import-recipe` on the running server, as a browser calls it. */
const larder = runningLarder()

async function importer() {
  const { client } = await larder.signUp()
  const { data } = await client.auth.getSession()
  return (body: unknown) => send(body, data.session?.access_token)
}

const send = (body: unknown, token = '', method = 'POST') =>
  fetch(`${larder.address()}/functions/v1/import-recipe`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })

const refusal = z.object({ code: z.string(), message: z.string().min(1) })
const refused = async (response: Response) => [
  response.status,
  refusal.parse(await response.json()).code,
]

const data = {
  '@type': 'Recipe',
  name: 'Soup',
  image: '/soup.jpg',
  recipeIngredient: ['1 leek', 'salt'],
  recipeInstructions: ['Chop.', 'Boil.'],
  totalTime: 'PT40M',
  recipeYield: 4,
}
const page = `<title>x</title><script type="application/ld+json">${JSON.stringify(data)}</script>`

test('a pasted page becomes a draft, and so do pasted words', async () => {
  const read = await importer()
  const ofPage = await read({ html: page, url: 'www.example.org/soup' })
  expect(ofPage.status).toBe(200)
  expect(await ofPage.json()).toEqual({
    recipe: {
      title: 'Soup',
      summary: '',
      image: 'https://www.example.org/soup.jpg',
      servings: 4,
      readyInMinutes: 40,
      activeMinutes: null,
      lines: [
        { text: '1 leek', section: null, chosen: null },
        { text: 'salt', section: null, chosen: null },
      ],
      steps: ['Chop.', 'Boil.'],
      cuisine: [],
      mealType: [],
      difficulty: null,
      tags: [],
      tip: null,
      storage: null,
      source: { url: 'https://www.example.org/soup', name: 'example.org' },
      nutrition: null,
    },
    understood: {
      title: 'json-ld',
      image: 'json-ld',
      servings: 'json-ld',
      readyInMinutes: 'json-ld',
      lines: 'json-ld',
      steps: 'json-ld',
      source: 'page',
    },
  })
  const ofWords = await read({
    text: 'Soup\nIngredients\n1 leek\n2 g salt\nMethod\nChop and boil the leek for long.',
  })
  expect(await ofWords.json()).toMatchObject({
    recipe: { title: 'Soup', steps: ['Chop and boil the leek for long.'], source: null },
    understood: { lines: 'text' },
  })
})

test('a server beside this one is not read, by none of its names', async () => {
  let asked = 0
  const inner = createServer((_request, response) => {
    asked += 1
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
  const address = inner.address()
  const port = typeof address === 'object' ? address?.port : ''
  const read = await importer()
  for (const name of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '[::1]']) {
    for (const url of [`http://${name}:${port}/`, `http://${name}/`, `${name}:${port}`]) {
      expect(await refused(await read({ url }))).toEqual([422, 'address_refused'])
    }
  }
  inner.close()
  expect(asked).toBe(0)
})

test('nobody else, and nothing else, is read', async () => {
  const words = { text: 'Soup\n1 leek\n2 g salt' }
  expect(await refused(await send(words))).toEqual([401, 'not_signed_in'])
  expect(await refused(await send(words, 'forged'))).toEqual([401, 'not_authenticated'])
  expect(await refused(await send(words, 'forged', 'GET'))).toEqual([405, 'method_not_allowed'])
  const read = await importer()
  for (const order of [{}, { url: '' }, { html: 3 }, { text: 'a', url: 'b' }, 'soup', null]) {
    expect(await refused(await read(order))).toEqual([400, 'bad_request'])
  }
  expect(await refused(await read({ html: 'x'.repeat(8_000_000) }))).toEqual([
    413,
    'body_too_large',
  ])
  expect(await refused(await read({ html: '<p>No soup today' }))).toEqual([422, 'no_recipe_found'])
})

test('while a page that was made to take long is read, the server answers others', async () => {
  const read = await importer()
  const state = { done: false }
  const reading = read({ html: '<div>'.repeat(900_000) }).finally(() => (state.done = true))
  let answers = 0
  while (!state.done) {
    await fetch(`${larder.address()}/larder.json`)
    if (!state.done) answers++
  }
  expect(await refused(await reading)).toEqual([422, 'page_unreadable'])
  // Were it read in the thread that answers, there would be those before it began; like this there are hundreds.
  expect(answers).toBeGreaterThan(20)
})
