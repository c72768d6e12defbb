import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readLanguages, vocabularyIn } from '#catalogue/languages.ts'
import { wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { languageOfRecipe } from '#domain/ingredients/language/language-of-lines.ts'
import { readDraft } from '#domain/recipes/own/read-draft.ts'
import { toSavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import { readImported } from '#web/features/import/read-imported.ts'
import { runningLarder } from './running-larder.ts'

/** Pages in other languages than English on the running server: read, understood as the browser does it, and saved. */
const larder = runningLarder()

const german = `<!doctype html><html lang="de-DE"><title>Kartoffelsuppe</title>
<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Kartoffelsuppe mit Würstchen',
  recipeYield: '4 Portionen',
  recipeIngredient: [
    '1 kg mehligkochende Kartoffeln',
    '1/2 Bund glatte Petersilie, fein gehackt',
    '2 gestr. TL Salz',
    '200 ml Sahne 30% Fett',
    '1 EL mittelscharfer Senf',
    'Saft von 1 Zitrone',
    '3 EL Quatschbeeren',
  ],
  recipeInstructions: ['Kartoffeln schälen und kochen.', 'Mit der Sahne pürieren.'],
})}</script></html>`

const french = `<!doctype html><html><title>Gratin</title><h1>Gratin d’endives</h1>
<h2>Ingrédients</h2><ul><li>4 endives</li><li>2 c. à s. d’huile d’olive</li><li>20 cl de crème liquide</li>
<li>100 g de gruyère râpé</li><li>1 demi-oignon</li></ul>
<h2>Préparation</h2><ol><li>Faire cuire les endives dans l’huile pendant 20 minutes.</li>
<li>Ajouter la crème et le fromage, puis laisser gratiner au four.</li></ol></html>`

const linesSchema = z.array(
  z.looseObject({
    original_text: z.string().nullable(),
    slug: z.string().nullable(),
    amount: z.number().nullable(),
    unit: z.string().nullable(),
  }),
)

async function bring(html: string) {
  const { client } = await larder.signUp()
  const { data } = await client.auth.getSession()
  const answer = await fetch(`${larder.address()}/functions/v1/import-recipe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({ html }),
  })
  const draft = readImported(await answer.json())
  if (draft === null) throw new Error('No recipe was read')
  const choice = languageOfRecipe(draft, 'en')
  const files = (await readLanguages()).find(({ language }) => language === choice?.language)
  if (files === undefined) throw new Error('It shows no language')
  const { catalogue } = await wholeCatalogue()
  const vocabulary = vocabularyIn(files, catalogue, await wholeVocabulary())
  const saved = toSavedRecipe(draft, readDraft(draft, vocabulary), {
    key: randomUUID(),
    visibility: 'private',
    season: [],
  })
  const { data: answers } = await client
    .rpc('save_recipes', { recipes: [JSON.parse(JSON.stringify(saved))] })
    .throwOnError()
  const [{ id }] = z.tuple([z.looseObject({ id: z.number() })]).parse(answers)
  const { data: recipe } = await client
    .from('recipes')
    .select('ingredients, contains, free_of')
    .eq('id', id)
    .single()
    .throwOnError()
  const lines = linesSchema
    .parse(recipe.ingredients)
    .map(({ original_text: text, amount, unit, slug }) => [text, amount, unit, slug])
  return { language: choice?.language, lines, contains: recipe.contains, freeOf: recipe.free_of }
}

test('a German page says its language; its lines keep their words, and one that is not known frees of nothing', async () => {
  const { language, lines, contains, freeOf } = await bring(german)
  expect(language).toBe('de')
  expect(lines).toEqual([
    ['1 kg mehligkochende Kartoffeln', 1, 'kg', 'floury-potato'],
    ['1/2 Bund glatte Petersilie, fein gehackt', 0.5, 'bunch', 'parsley'],
    ['2 gestr. TL Salz', 2, 'tsp', 'salt'],
    ['200 ml Sahne 30% Fett', 200, 'ml', 'heavy-cream'],
    ['1 EL mittelscharfer Senf', 1, 'tbsp', 'mustard'],
    ['Saft von 1 Zitrone', 1, 'piece', 'lemon-juice'],
    ['3 EL Quatschbeeren', 3, 'tbsp', null],
  ])
  expect(contains).toContain('dairy')
  expect(freeOf).toEqual([])
})

test('a French page that says nothing of its language is known by its words', async () => {
  const { language, lines, contains } = await bring(french)
  expect(language).toBe('fr')
  expect(lines).toEqual([
    ['4 endives', 4, 'piece', 'belgian-endive'],
    ['2 c. à s. d’huile d’olive', 2, 'tbsp', 'olive-oil'],
    ['20 cl de crème liquide', 20, 'cl', 'heavy-cream'],
    ['100 g de gruyère râpé', 100, 'g', 'gruyere'],
    ['1 demi-oignon', 0.5, 'piece', 'onion'],
  ])
  expect(contains).toContain('dairy')
})
