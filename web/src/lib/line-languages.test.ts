import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { plainDraftLines } from '#domain/import/found-recipe.ts'
import { readLines } from '#domain/ingredients/read-lines.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { vocabularyOfRecipe, vocabularyOfText } from './line-languages.ts'
import { serveLines } from './testing/serve-lines.ts'

const vocabulary = await wholeVocabulary()
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  vi.unstubAllGlobals()
  findSpeakerBy(() => undefined)
})

const inGerman = () => findSpeakerBy(() => ({ tag: 'de', translate: () => undefined }))

function foodsOf(text: string, known: Vocabulary) {
  return readLines(text, known).map(({ amount, unit, resolution }) => [
    amount?.min ?? null,
    unit,
    resolution.kind === 'resolved' ? resolution.ingredient : null,
  ])
}

it('asks for no language where English is all there is', async () => {
  const asked = await serveLines()
  const text = '2 tbsp olive oil, chopped'
  expect(await vocabularyOfText(text, vocabulary, client())).toBe(vocabulary)
  expect(asked).toEqual([])
})

it('tries the language that the words show where English does not know a line', async () => {
  const asked = await serveLines()
  const list = '2 EL Mehl\n1 Prise Muskat\n200 g butter'
  const known = await vocabularyOfText(list, vocabulary, client())
  expect(asked).toEqual(['de'])
  expect(foodsOf('2 gestrichene EL Weizenmehl, gesiebt', known)).toEqual([
    [2, 'tbsp', 'all-purpose-flour'],
  ])
  // In an English app what English knows is English.
  expect(foodsOf('1 gin', known)).toEqual(foodsOf('1 gin', vocabulary))
})

it('reads in the language of the app first, and in English what that does not know', async () => {
  await serveLines()
  inGerman()
  const known = await vocabularyOfText('3 Möhren', vocabulary, client())
  expect(foodsOf('1 kleines Bund Möhren', known)).toEqual([[1, 'bunch', 'carrot']])
  expect(foodsOf('2 cups all-purpose flour', known)).toEqual([[2, 'cup', 'all-purpose-flour']])
  // Neither knows it: the amount is read as German all the same.
  expect(foodsOf('3 EL Quatschbeeren', known)).toEqual([[3, 'tbsp', null]])
})

it('reads a recipe as its source says, else as its words show', async () => {
  await serveLines()
  const recipe = (language: string | undefined, ...lines: string[]) => ({
    title: '',
    steps: [],
    lines: plainDraftLines(lines),
    ...(language !== undefined && { language }),
  })
  const mais = async (...of: Parameters<typeof recipe>) =>
    foodsOf('1 boîte de maïs', await vocabularyOfRecipe(recipe(...of), vocabulary, client()))
  expect(await mais('fr-FR', 'maïs')).toEqual([[1, 'can', 'canned-corn']])
  expect(await mais(undefined, '2 cuillères à soupe d’huile', '1 boîte de maïs')).toEqual([
    [1, 'can', 'canned-corn'],
  ])
})

it('reads a list as English where a language cannot be had, and lets a recipe wait for it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const list = '2 EL Mehl, 1 Prise Salz'
  expect(await vocabularyOfText(list, vocabulary, client())).toBe(vocabulary)
  const recipe = { title: '', steps: [], lines: plainDraftLines([list]), language: 'de' }
  await expect(vocabularyOfRecipe(recipe, vocabulary, client())).rejects.toThrow('Failed to fetch')
})
