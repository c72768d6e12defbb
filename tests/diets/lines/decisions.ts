import { foodFactsOf } from '#catalogue/food-facts.ts'
import { wholeCatalogue } from '#catalogue/testing/whole-catalogue.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { contentsOf } from '#domain/ingredients/contents.ts'
import {
  avoidable,
  type Avoidable,
  type IngredientId,
  type Vocabulary,
} from '#domain/ingredients/vocabulary.ts'
import { type FoodFacts, unknownFood } from '#domain/recipes/diets-of-foods.ts'
import { readDraftLine } from '#domain/recipes/own/read-draft.ts'

/** What the app decides by: the names that it knows, and what it knows of the foods. */
export interface Knowledge {
  vocabulary: Vocabulary
  facts: ReadonlyMap<IngredientId, FoodFacts>
}

export type Decision = 'contains' | 'free' | 'not known'

/** The catalogue of this checkout. */
export async function readKnowledge(): Promise<Knowledge> {
  const { catalogue } = await wholeCatalogue()
  const facts = catalogue.ingredients.map((entry) => [entry.id, foodFactsOf(entry)] as const)
  return { vocabulary: toVocabulary(catalogue), facts: new Map(facts) }
}

/** As the rows of a saved recipe have them: null for each name that was not read. */
function ingredientsIn(text: string, vocabulary: Vocabulary): (IngredientId | null)[] {
  const line = { text, section: null, chosen: null }
  return readDraftLine(line, vocabulary).map(({ ingredient }) => ingredient)
}

/** Whether every name in a line was read, alternatives included. */
export function isWhollyRead(text: string, { vocabulary }: Knowledge): boolean {
  return !ingredientsIn(text, vocabulary).includes(null)
}

function factsOf(id: IngredientId | null, facts: Knowledge['facts']): FoodFacts {
  return (id === null ? undefined : facts.get(id)) ?? unknownFood
}

/** For each word what is decided of a dish that takes one line, as the saved recipe would say it. */
export function decideLine(
  text: string,
  { vocabulary, facts }: Knowledge,
): ReadonlyMap<Avoidable, Decision> {
  const foods = ingredientsIn(text, vocabulary).map((id) => factsOf(id, facts))
  const { contains, freeOf } = contentsOf(foods)
  const decide = (word: Avoidable): Decision => {
    if (contains.includes(word)) return 'contains'
    return freeOf.includes(word) ? 'free' : 'not known'
  }
  return new Map(avoidable.map((word) => [word, decide(word)]))
}
