import { readFile } from 'node:fs/promises'
import { readCards } from '#catalogue/transport.ts'
import { readForms } from '#catalogue/transport-dishes.ts'
import { readVocabulary } from '#catalogue/transport-vocabulary.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { composingOf } from '#domain/composing/composing-of.ts'
import type { Writing } from '#domain/composing/dish.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { paths } from '../paths.ts'

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** What dishes are written from, of this build. */
export async function readBuiltForms(): Promise<Writing> {
  const [vocabulary, forms] = await Promise.all([paths.vocabulary, paths.forms].map(readJson))
  return readForms(forms, readVocabulary(vocabulary))
}

/** The recipes, and everything that dishes are composed of. */
export async function readBuiltComposing(): Promise<{
  recipes: readonly RecipeCard[]
  composing: Composing
}> {
  const [writing, cards] = await Promise.all([readBuiltForms(), readJson(paths.cards)])
  const recipes = readCards(cards)
  return { recipes, composing: composingOf(writing, recipes) }
}
