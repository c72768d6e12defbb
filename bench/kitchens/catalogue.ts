import { readCatalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { toCards } from '#catalogue/write.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { mainOf } from './main-of.ts'

/** What every kitchen is answered from. */
export interface Recipes {
  vocabulary: Vocabulary
  cards: readonly RecipeCard[]
  /** What each recipe is mainly of, by its id. */
  mains: ReadonlyMap<number, string>
}

/** The catalogue as the app has it. @throws where an entry is not of its shape: figures would leave it out */
export async function catalogueRecipes(): Promise<Recipes> {
  const { catalogue, problems } = await readCatalogue()
  if (problems.length > 0) throw new Error(`The catalogue has ${problems.length} faults.`)
  const vocabulary = toVocabulary(catalogue)
  const mains = catalogue.recipes.map(({ id, title, ingredients, cover }) => {
    const needs = ingredients.map(({ item }) => item)
    return [id, mainOf({ title, needs, cover: cover.main[0] ?? '' }, vocabulary)] as const
  })
  return { vocabulary, cards: toCards(catalogue), mains: new Map(mains) }
}
