import { kitchenOf } from '../belief/kitchen-of.ts'
import type { Composing } from '../composing/compose.ts'
import { cardsOfKitchen } from '../composing/dish-cards.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { kitchenWith } from '../matching/kitchen-with.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { hasFacts, type Lackable } from '../recipes/kitchen-facts.ts'
import { factsWithout, type Ownable } from '../recipes/lacked.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { type DietRules, keepsRules, noRules } from '../recipes/suits-diet.ts'
import { answerFromEngine } from './engine-answer.ts'
import { readQuestion } from './read-question.ts'

/** What is known of who asks: the same that the home page goes by. */
export interface HomeAsked {
  items: readonly PantryItem[]
  staples: readonly IngredientId[]
  rules: DietRules
  /** Equipment that is not there. */
  lacked: readonly Lackable[]
  /** What is there of what not every kitchen has. */
  owned: readonly Ownable[]
}

/** Answers a question from recipes and composed dishes alone, as Markdown. */
export function answerAlone(
  text: string,
  { items, staples, rules, lacked, owned }: HomeAsked,
  { recipes, composing }: { recipes: readonly RecipeCard[]; composing: Composing },
  now: Date,
): string {
  const { vocabulary } = composing
  const question = readQuestion(text, vocabulary)
  const home = { items, staples, rules: [rules, noRules] as const }
  const kitchen = kitchenOf(home, vocabulary, now)
  const dishes =
    question.about === 'recipes'
      ? cardsOfKitchen(kitchenWith(kitchen, question.foods), composing, {
          lacked,
          owned,
          isExplained: true,
        })
      : []
  const without = factsWithout(lacked)
  const suitable = recipes.filter(
    (recipe) => keepsRules(recipe, rules) && hasFacts(recipe.facts, without),
  )
  return answerFromEngine(question, { kitchen, recipes: suitable, dishes, rules })
}
