import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readCards } from '#catalogue/transport.ts'
import { readForms } from '#catalogue/transport-dishes.ts'
import { readVocabulary } from '#catalogue/transport-vocabulary.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { composingOf } from '#domain/composing/composing-of.ts'
import type { Writing } from '#domain/composing/dish.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { locale } from '#domain/texts/t.ts'
import { vocabularyHere } from '../language/food-names.ts'
import { paths } from '../paths.ts'
import { toldHere } from './told-here.ts'

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** What dishes are written from, of this build. */
export async function readBuiltForms(): Promise<Writing> {
  const [vocabulary, forms] = await Promise.all([paths.vocabulary, paths.forms].map(readJson))
  return readForms(forms, readVocabulary(vocabulary))
}

/** The cards with their words in the language in which the work goes on, where they are written in it. */
function cardsHere(): string {
  const translated = path.join(paths.cardsInLanguages, locale(), 'cards.json')
  return existsSync(translated) ? translated : paths.cards
}

/** The recipes, and everything that dishes are composed of, as the language in which the work goes on tells of them. */
export async function readBuiltComposing(): Promise<{
  recipes: readonly RecipeCard[]
  composing: Composing
}> {
  const [writing, cards] = await Promise.all([readBuiltForms(), readJson(cardsHere())])
  const recipes = readCards(cards)
  const vocabulary = vocabularyHere() ?? writing.vocabulary
  const here = { ...writing, ...toldHere(writing), vocabulary }
  return { recipes, composing: composingOf(here, recipes) }
}
