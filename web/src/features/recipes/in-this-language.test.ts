import { afterEach, expect, it, vi } from 'vitest'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { fetchRecipes } from './recipes-by-id.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  findSpeakerBy(() => undefined)
})

const onion = { slug: 'onion', name: 'onion', section: 'Base', note: 'sliced', use: 'flavour' }
const soup = {
  id: 7,
  title: 'Soup',
  summary: 'Hot.',
  ingredients: [onion],
  instructions: ['Boil.'],
}
const suppe = {
  recipe_id: 7,
  title: 'Suppe',
  summary: 'Heiß.',
  sections: { Base: 'Grundlage' },
  without: ['ohne Zwiebel: flach'],
  body: { instructions: ['Kochen.'], notes: ['in Scheiben'], tip: null, storage: null },
}

/** Stands in for the network: the data API, which has the soup in English and in German. */
function serve(words: object = suppe) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = decodeURIComponent(input instanceof Request ? input.url : String(input))
    if (url === '/larder.json') {
      return Promise.resolve(Response.json({ url: 'http://larder.test', publicKey: 'key' }))
    }
    asked.push(url.replace('http://larder.test/rest/v1/', ''))
    return Promise.resolve(Response.json(url.includes('/recipe_translations') ? [words] : [soup]))
  })
  return asked
}

it('asks in English for the recipe alone', async () => {
  const asked = serve()
  expect(await fetchRecipes(['7'])).toMatchObject([{ title: 'Soup', instructions: ['Boil.'] }])
  expect(asked).toEqual(['recipes?select=*&id=in.(7)'])
})

it('shows it in the language of the page, and asks for no translation of what people wrote', async () => {
  findSpeakerBy(() => ({ tag: 'de', translate: () => undefined }))
  const asked = serve()
  expect(await fetchRecipes(['7', '100001'])).toMatchObject([
    {
      title: 'Suppe',
      writtenTitle: 'Soup',
      instructions: ['Kochen.'],
      writtenSteps: ['Boil.'],
      needs: [{ ingredient: 'onion', without: 'ohne Zwiebel: flach' }],
    },
  ])
  expect(asked.find((path) => path.startsWith('recipe_translations'))).toMatch(
    /language=eq\.de&recipe_id=in\.\(7\)$/,
  )
  await fetchRecipes(['100001'])
  expect(asked.filter((path) => path.startsWith('recipe_translations'))).toHaveLength(1)
})

it('shows a recipe of which the steps are not translated yet with the English ones', async () => {
  findSpeakerBy(() => ({ tag: 'fr', translate: () => undefined }))
  const body = { ...suppe.body, instructions: null, notes: ['émincé'] }
  serve({ ...suppe, title: 'Soupe', body })
  const [recipe] = await fetchRecipes(['7'])
  expect(recipe).toMatchObject({
    title: 'Soupe',
    instructions: ['Boil.'],
    ingredients: [{ note: 'émincé', writtenNote: 'sliced' }],
  })
  expect(recipe).not.toHaveProperty('writtenSteps')
})

it('shows ours in the words of British cooks without asking for a translation, and no others', async () => {
  findSpeakerBy(() => ({ tag: 'en-GB', translate: () => undefined }))
  const pie = { ...soup, title: 'Eggplant pie', instructions: ['Fry the scallions.'] }
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = decodeURIComponent(input instanceof Request ? input.url : String(input))
    if (url === '/larder.json') {
      return Promise.resolve(Response.json({ url: 'http://larder.test', publicKey: 'key' }))
    }
    asked.push(url.replace('http://larder.test/rest/v1/', ''))
    return Promise.resolve(Response.json([pie, { ...pie, id: 100_001 }]))
  })
  expect(await fetchRecipes(['7', '100001'])).toMatchObject([
    {
      title: 'Aubergine pie',
      writtenTitle: 'Eggplant pie',
      instructions: ['Fry the spring onions.'],
      writtenSteps: ['Fry the scallions.'],
    },
    { title: 'Eggplant pie', instructions: ['Fry the scallions.'] },
  ])
  expect(asked).toEqual(['recipes?select=*&id=in.(7,100001)'])
})
