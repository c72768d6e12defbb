import { knownFoodsOf } from '#catalogue/composing/known-foods.ts'
import { readForms } from '#catalogue/composing/read.ts'
import { catalogueFolder, readCatalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { toCards } from '#catalogue/write.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { composingOf } from '#domain/composing/composing-of.ts'
import { Techniques } from '#domain/composing/technique.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { kindOfWords } from '#domain/drawing/dishes/kinds/kind-of-words.ts'
import { mainOf } from './main-of.ts'

/** What every kitchen is answered from. */
export interface Recipes {
  vocabulary: Vocabulary
  cards: readonly RecipeCard[]
  /** What each recipe is mainly of, by its id. */
  mains: ReadonlyMap<number, string>
  /** What dishes are composed of beside them; nothing where none are. */
  composing?: Composing
}

/** The catalogue as the app has it. @throws where an entry is not of its shape: figures would leave it out */
export async function catalogueRecipes(): Promise<Recipes> {
  const { catalogue, problems } = await readCatalogue()
  if (problems.length > 0) throw new Error(`The catalogue has ${problems.length} faults.`)
  const vocabulary = toVocabulary(catalogue)
  const mains = catalogue.recipes.map(({ id, title, ingredients }) => {
    const needs = ingredients.map(({ item }) => item)
    return [
      id,
      mainOf({ title, needs, otherwise: kindOfWords(title) ?? title }, vocabulary),
    ] as const
  })
  const cards = toCards(catalogue)
  const forms = await readForms(catalogueFolder)
  const writing = {
    book: forms.book,
    techniques: new Techniques(forms.techniques, vocabulary),
    foods: knownFoodsOf(catalogue, forms, vocabulary),
    vocabulary,
  }
  return { vocabulary, cards, mains: new Map(mains), composing: composingOf(writing, cards) }
}
