import type { DishCard } from '#domain/composing/dish-card.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { staplesOf } from '#domain/matching/kitchen-with.ts'
import type { Equipped } from '#domain/recipes/lacked.ts'
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

interface AskDishes extends Equipped {
  kitchen: Kitchen
  /** Milliseconds until it is asked. */
  after: number
  /** Whether each dish says why each thing goes in. */
  isExplained?: boolean
  /** Is given null where there is no thread to answer. */
  take: (dishes: readonly DishCard[] | null) => void
}

/** Asks for the dishes of a kitchen, beside the page. What it returns stops waiting. */
export function askDishes(asks: AskDishes) {
  const { kitchen, lacked = [], owned = [], after, isExplained = false, take } = asks
  const worker = composer()
  const question = (questions += 1)
  const { pantry, rules } = kitchen
  const staples = staplesOf(kitchen)
  const asked: DishesAsked = { question, pantry, staples, rules, lacked, owned, isExplained }
  const none = () => take(null)
  const listen = ({ data }: MessageEvent<DishesComposed>) => {
    if (data.question === question) take(data.dishes)
  }
  worker?.addEventListener('message', listen)
  worker?.addEventListener('error', none)
  const ask = () => (worker === undefined ? none() : worker.postMessage(asked, []))
  const timer = setTimeout(ask, after)
  return () => {
    clearTimeout(timer)
    worker?.removeEventListener('message', listen)
    worker?.removeEventListener('error', none)
  }
}
