import type { QueryClient } from '@tanstack/react-query'
import { answerInEnglish, askInEnglish, inOneText } from '#domain/chat/answer-english.ts'
import { noPackages } from '#domain/ingredients/packages.ts'
import { knowsAmounts } from '#domain/pantry/knows-amounts.ts'
import { formsQuery } from '#web/features/composing/dish-query.ts'
import { dishesForQuestion } from '#web/features/composing/dishes-for-question.ts'
import { vocabularyOfText } from '#web/lib/line-languages.ts'
import { logFailure } from '#web/lib/log.ts'
import { packagesOfShops } from './packages-of-shops.ts'
import type { ChefKnowledge } from './use-chef-knowledge.ts'

/**
 * Answers an English question on this device, from what Larder knows, its recipes and composed dishes. A part of the app that only
 * comes with the first question.
 */
export async function answerHere(
  question: string,
  known: ChefKnowledge,
  client: QueryClient,
): Promise<string> {
  const { cookable: recipes, lacked, owned } = known
  const [vocabulary, techniques, packages] = await Promise.all([
    vocabularyOfText(question, known.vocabulary, client),
    techniquesFrom(known, client),
    knowsAmounts(known.kitchen) ? packagesOfShops() : noPackages,
  ])
  const kitchen = { ...known.kitchen, vocabulary }
  const { rules } = known
  const asked = askInEnglish(question, { kitchen, recipes, rules, packages, lacked, ...techniques })
  // A plan eats what is at home once: it is made of recipes.
  const isComposed = asked.answer === null && asked.wish.about !== 'plan'
  const dishes = isComposed
    ? await dishesForQuestion(
        { kitchen: asked.narrowed.kitchen, lacked: asked.narrowed.lacked, owned },
        asked.wish.foods,
      )
    : []
  return inOneText(answerInEnglish(asked, dishes))
}

/** Without a network they may not come: everything else is answered all the same. */
async function techniquesFrom({ vocabulary }: ChefKnowledge, client: QueryClient) {
  try {
    const { techniques } = await client.ensureQueryData(formsQuery(vocabulary))
    return { techniques }
  } catch (thrown) {
    logFailure('The techniques did not come', thrown)
    return {}
  }
}
