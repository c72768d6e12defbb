import { languageOf } from '#domain/texts/language.ts'
import { locale, t } from '#domain/texts/t.ts'
import { Refusal } from '#functions/http/refusal.ts'
import type { ChefEngine } from '#functions/personal-chef/engine.ts'
import { messageOf, oneAtATime, workerFile } from '../worker-threads.ts'
import type { ChefOrder } from './chef-order.ts'

const mostWaiting = 12
const milliseconds = 15_000

/**
 * Answers questions beside the thread that answers requests, one at a time. Each has a thread of its own, which gives back the
 * memory of the catalogue: the app answers by itself, so that few ask here.
 */
export function createChefEngine(): ChefEngine {
  const takeTurn = oneAtATime(
    mostWaiting,
    () => new Refusal(503, 'busy', t('Many questions are being answered. Try again in a moment.')),
  )
  return (question, home) =>
    takeTurn(() => {
      const { tag: language } = languageOf(locale())
      const order: ChefOrder = { question, home, now: new Date(), language }
      const words = t('The chef did not answer. Try again.')
      const failure = new Refusal(503, 'unavailable', words)
      return messageOf<string>(
        workerFile('chef-worker', import.meta.url),
        { workerData: order },
        { milliseconds, failure },
      )
    })
}
