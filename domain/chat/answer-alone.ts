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
import { isEnglish } from '../texts/t.ts'
import { answerInEnglish, askInEnglish, inOneText } from './answer-english.ts'
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

interface Book {
  recipes: readonly RecipeCard[]
  composing: Composing
}

/** Answers a question from what Larder knows, from recipes and composed dishes, as Markdown. */
export function answerAlone(text: string, home: HomeAsked, book: Book, now: Date): string {
  return isEnglish()
    ? inOneText(answerApart(text, home, book, now))
    : answerOf(text, home, book, now)
}

/** An English answer, apart from what it repeats of the question. */
export function answerApart(
  text: string,
  home: HomeAsked,
  book: Book,
  now: Date,
): { understood: string; words: string } {
  const { composing } = book
  const { lacked, owned } = home
  const known = knownOf(home, book, now)
  const asked = askInEnglish(text, { ...known, lacked, techniques: composing.techniques })
  if (asked.answer !== null || asked.wish.about === 'plan') return answerInEnglish(asked, [])
  const { kitchen, lacked: without } = asked.narrowed
  const dishes = cardsOfKitchen(kitchenWith(kitchen, asked.wish.foods), composing, {
    lacked: without,
    owned,
    isExplained: true,
  })
  return answerInEnglish(asked, dishes)
}

function knownOf(
  { items, staples, rules, lacked }: HomeAsked,
  { recipes, composing }: Book,
  now: Date,
) {
  const home = { items, staples, rules: [rules, noRules] as const }
  const kitchen = kitchenOf(home, composing.vocabulary, now)
  const without = factsWithout(lacked)
  const suitable = recipes.filter(
    (recipe) => keepsRules(recipe, rules) && hasFacts(recipe.facts, without),
  )
  return { kitchen, recipes: suitable, rules }
}

/** In another language questions are read by fewer words, and recipes answer them. */
function answerOf(text: string, home: HomeAsked, book: Book, now: Date): string {
  const { composing } = book
  const { lacked, owned } = home
  const question = readQuestion(text, composing.vocabulary)
  const known = knownOf(home, book, now)
  const dishes =
    question.about === 'recipes'
      ? cardsOfKitchen(kitchenWith(known.kitchen, question.foods), composing, {
          lacked,
          owned,
          isExplained: true,
        })
      : []
  return answerFromEngine(question, { ...known, dishes })
}
