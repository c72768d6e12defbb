import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { readCatalogue } from '../read.ts'
import { toVocabulary } from '../vocabulary.ts'
import { toCards } from '../write.ts'

let read: ReturnType<typeof readCatalogue> | undefined
let vocabulary: Vocabulary | undefined
let cards: RecipeCard[] | undefined

/** The catalogue of this folder, read once for all files of a worker: none of them changes it. */
export function wholeCatalogue(): ReturnType<typeof readCatalogue> {
  read ??= readCatalogue()
  return read
}

/** The vocabulary of that catalogue, made once as well: what is prepared of it serves all files. */
export async function wholeVocabulary(): Promise<Vocabulary> {
  const { catalogue } = await wholeCatalogue()
  vocabulary ??= toVocabulary(catalogue)
  return vocabulary
}

/** The cards of its recipes, made once as well. */
export async function wholeCards(): Promise<RecipeCard[]> {
  const { catalogue } = await wholeCatalogue()
  cards ??= toCards(catalogue)
  return cards
}
