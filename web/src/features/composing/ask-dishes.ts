import type { DishCard } from '#domain/composing/dish-card.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { staplesOf } from '#domain/matching/kitchen-with.ts'
import type { DishesAsked, DishesComposed } from './composing-worker.ts'

/** One thread for the page: what it reads of the catalogue stays there. */
let thread: Worker | undefined
let questions = 0

/** Undefined where the browser starts none: then there are recipes alone. One that broke is started anew. */
function composer(): Worker | undefined {
  if (thread !== undefined || typeof Worker === 'undefined') return thread
  const started = new Worker(new URL('./composing-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('error', () => {
    if (thread === started) thread = undefined
  })
  thread = started
  return started
}

/**
 * Asks for the dishes of a kitchen, beside the page; no answer comes where there is no thread. What it returns stops
 * waiting.
 *
 * @param milliseconds until it is asked
 * @param isExplained whether each dish says why each thing goes in
 */
export function askDishes(
  kitchen: Kitchen,
  take: (dishes: readonly DishCard[]) => void,
  milliseconds: number,
  isExplained = false,
): () => void {
  const worker = composer()
  if (worker === undefined) return () => undefined
  const question = (questions += 1)
  const { pantry, rules } = kitchen
  const asked: DishesAsked = { question, pantry, staples: staplesOf(kitchen), rules, isExplained }
  const listen = ({ data }: MessageEvent<DishesComposed>) => {
    if (data.question === question) take(data.dishes)
  }
  worker.addEventListener('message', listen)
  const timer = setTimeout(() => worker.postMessage(asked, []), milliseconds)
  return () => {
    clearTimeout(timer)
    worker.removeEventListener('message', listen)
  }
}
