import { addressesIn, withoutLinks } from '#domain/chat/answer-links.ts'
import { answerFromEngine } from '#domain/chat/engine-answer.ts'
import { namedRecipes } from '#domain/chat/named-recipes.ts'
import { readQuestion } from '#domain/chat/read-question.ts'
import type { Catalogue } from '#catalogue/read.ts'
import type { Composing } from '#domain/composing/compose.ts'
import { cardAt, cardsOfKitchen } from '#domain/composing/dish-cards.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { type DietRules, keepsRules } from '#domain/recipes/suits-diet.ts'
import { rowOf } from './judge-foods.ts'
import type { FactTable } from './read-table.ts'
import { brokenBy, rulesInWords } from './settings.ts'
import { emptyTally, type Tally } from './tally.ts'

const questions = [
  'What can I make with my ingredients?',
  'Suggest a quick dinner recipe',
  'Help me plan meals for this week',
]
const pantry = [
  'chicken-breast',
  'spaghetti',
  'egg',
  'tomato',
  'milk',
  'soy-sauce',
  'rice',
  'flour',
]

/** What the chef answers from the recipes and the composer: the dishes that it names, to everybody who avoids or prefers one thing. */
export function judgeChef(
  { recipes }: Catalogue,
  cards: readonly RecipeCard[],
  vocabulary: Vocabulary,
  composing: Composing,
  table: FactTable,
  settings: readonly DietRules[],
): Tally {
  const tally = emptyTally()
  const entries = pantry.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))
  const itemsOf = new Map(recipes.map(({ id, ingredients }) => [id, ingredients]))
  for (const rules of settings) {
    const kitchen = prepareKitchen(entries, usualStaples, vocabulary, rules)
    const dishes = cardsOfKitchen(kitchen, composing)
    const suitable = cards.filter((card) => keepsRules(card, rules))
    for (const question of questions) {
      const known = { kitchen, recipes: suitable, dishes, rules }
      const answer = answerFromEngine(readQuestion(question, vocabulary), known)
      for (const address of addressesIn(answer)) {
        const dish = address.startsWith('/dish/') ? cardAt(address, kitchen, composing) : null
        for (const { ingredient } of dish?.needs ?? []) {
          tally.checked++
          if (ingredient === null || brokenBy(rowOf(ingredient, table), rules) === undefined)
            continue
          const of = `${ingredient} in ${address} (chef)`
          tally.falselySafe.push({ of, about: rulesInWords(rules) })
        }
      }
      for (const { id, slug } of namedRecipes(withoutLinks(answer), cards)) {
        for (const { item } of itemsOf.get(id) ?? []) {
          tally.checked++
          if (brokenBy(rowOf(item, table), rules) === undefined) continue
          tally.falselySafe.push({ of: `${item} in ${slug} (chef)`, about: rulesInWords(rules) })
        }
      }
    }
  }
  return tally
}
