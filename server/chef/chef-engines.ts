import type { AskedDish } from '#domain/chat/dishes-asked.ts'
import { languageOf } from '#domain/texts/language.ts'
import { locale, t } from '#domain/texts/t.ts'
import { Refusal } from '#functions/http/refusal.ts'
import type { ChefEngine } from '#functions/personal-chef/engine.ts'
import type { DishEngine } from '#functions/tools/dish-engine.ts'
import { messageOf, oneAtATime, workerFile } from '../worker-threads.ts'
import type { ChefOrder, ChefTask } from './chef-order.ts'

const mostWaiting = 12
const milliseconds = 15_000

/**
 * Answers questions and composes dishes beside the thread that answers requests, one at a time. Each has a thread of its own, which
 * gives back the memory of the catalogue: the app does both by itself, so that few ask here.
 */
export function createChefEngines(): { chef: ChefEngine; dishes: DishEngine } {
  const takeTurn = oneAtATime(
    mostWaiting,
    () => new Refusal(503, 'busy', t('Many questions are being answered. Try again in a moment.')),
  )
  const inThread = <Result>(task: ChefTask): Promise<Result> =>
    takeTurn(() => {
      const { tag: language } = languageOf(locale())
      const order: ChefOrder = { ...task, now: new Date(), language }
      const words = t('The chef did not answer. Try again.')
      const failure = new Refusal(503, 'unavailable', words)
      return messageOf<Result>(
        workerFile('chef-worker', import.meta.url),
        { workerData: order },
        { milliseconds, failure },
      )
    })
  return {
    chef: (question, home) => inThread<string>({ task: 'answer', question, home }),
    dishes: {
      compose: (foods, home) => inThread<AskedDish[]>({ task: 'compose', foods, home }),
      find: (address, rules) => inThread<AskedDish | null>({ task: 'find', address, rules }),
    },
  }
}
