import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { calendarDay } from '#domain/calendar-day.ts'
import { withInvitation } from '#domain/chat/chat-words.ts'
import { answerFromEngine } from '#domain/chat/engine-answer.ts'
import { findForQuestion, type FoundRecipe } from '#domain/chat/find-for-question.ts'
import { readQuestion } from '#domain/chat/read-question.ts'
import { askedInEnglish } from '#domain/chat/suggestions.ts'
import { noPackages } from '#domain/ingredients/packages.ts'
import { knowsAmounts } from '#domain/pantry/knows-amounts.ts'
import { isEnglish } from '#domain/texts/t.ts'
import { dishesForQuestion } from '#web/features/composing/dishes-for-question.ts'
import { askChef } from '#web/features/chef/ask-chef.ts'
import type { AnswerQuestion, ChatRequest } from '#web/features/chef/use-chat.ts'
import { unitSystemHere } from '#web/features/recipes/page/use-unit-system.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { vocabularyOfText } from '#web/lib/line-languages.ts'
import { packagesOfShops } from './packages-of-shops.ts'
import type { ChefKnowledge } from './use-chef-knowledge.ts'

/** Recipes that are named to the provider. */
const mostCandidates = 8
/** Milliseconds. The provider can do without the candidates; the engine knows nothing else. */
const patience = { provider: 500, engine: 10_000 }
const between = 40

/**
 * Answers by the provider, where the server has one, with the recipes that fit best; else by the matching
 * engine and the composer alone, on this device.
 */
export function useChefAnswer(knowledge: ChefKnowledge | undefined): AnswerQuestion {
  const client = useQueryClient()
  const latest = useRef(knowledge)
  useEffect(() => {
    latest.current = knowledge
  }, [knowledge])

  return useCallback(
    async (request: ChatRequest) => {
      async function knownWithin(milliseconds: number): Promise<ChefKnowledge | undefined> {
        const until = performance.now() + milliseconds
        while (latest.current === undefined && performance.now() < until) {
          if (request.signal.aborted) return undefined
          await new Promise((resolve) => {
            setTimeout(resolve, between)
          })
        }
        return latest.current
      }

      const { features } = await requireBackendConfig()
      if (features.chef) {
        const known = await knownWithin(patience.provider)
        const found = known === undefined ? [] : await candidatesFor(request, known, client)
        // Where it is not known yet, it is cooked for everybody.
        const absent = known?.absent ?? []
        return askChef({ ...asked(request, found), absent }, request, request.signal)
      }
      const known = await knownWithin(patience.engine)
      if (known === undefined) throw new Error('The pantry and the recipes did not come')
      if (isEnglish()) {
        const { answerHere } = await import('./answer-here.ts')
        const answer = await answerHere(askedInEnglish(request.question), known, client)
        request.onWords(withInvitation(answer, request.previous))
        return 'complete'
      }
      const question = await readInIts(request, known, client)
      const packages = knowsAmounts(known.kitchen) ? await packagesOfShops() : noPackages
      // A plan eats what is at home once: it is made of recipes.
      const dishes =
        question.about === 'recipes' ? await dishesForQuestion(known, question.foods) : []
      const { cookable: recipes } = known
      const answer = answerFromEngine(question, { ...known, recipes, dishes, packages })
      request.onWords(withInvitation(answer, request.previous))
      return 'complete'
    },
    [client],
  )
}

/** What is asked, with its foods as the language of the question calls them. */
async function readInIts(
  { question }: ChatRequest,
  { vocabulary }: ChefKnowledge,
  client: QueryClient,
) {
  const text = askedInEnglish(question)
  return readQuestion(text, await vocabularyOfText(text, vocabulary, client))
}

async function candidatesFor(request: ChatRequest, known: ChefKnowledge, client: QueryClient) {
  const question = await readInIts(request, known, client)
  return findForQuestion(question, known.cookable, known.kitchen)
}

function asked({ question, previous, tools }: ChatRequest, found: readonly FoundRecipe[]) {
  const recipes = found.slice(0, mostCandidates).map(({ recipe }) => recipe.id)
  const today = calendarDay(new Date())
  return { message: question, previous, recipes, units: unitSystemHere(), tools, today }
}
