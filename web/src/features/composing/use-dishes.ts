import { useEffect, useState } from 'react'
import type { DishCard } from '#domain/composing/dish-card.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { Lackable } from '#domain/recipes/kitchen-facts.ts'
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

function asked(kitchen: Kitchen, lacked: readonly Lackable[], question: number): DishesAsked {
  const staples = [...kitchen.assumed.values()].flatMap(({ staple, made }) =>
    made ? [] : [staple],
  )
  return {
    question,
    pantry: kitchen.pantry,
    staples: [...new Set(staples)],
    rules: kitchen.rules,
    lacked,
  }
}

/** A hand that is typing is waited for. */
const settledMilliseconds = 50
const none: readonly DishCard[] = []

/** What stays as it is need not be ranked and drawn again. */
function sameOrNew(before: readonly DishCard[], now: readonly DishCard[]): readonly DishCard[] {
  const isSame =
    before.length === now.length && now.every(({ address }, at) => before[at]?.address === address)
  return isSame ? before : now
}

/**
 * Dishes composed of a kitchen without the equipment that it lacks, beside the page; none where there is no kitchen to ask about. Until those of the present kitchen
 * are there, the last ones stay: whoever ranks them matches them anew.
 */
export function useDishes(kitchen: Kitchen | undefined, lacked: readonly Lackable[]) {
  const [dishes, setDishes] = useState(none)
  const [answered, setAnswered] = useState<unknown[]>([])
  useEffect(() => {
    if (kitchen === undefined) return undefined
    const question = (questions += 1)
    const worker = composer()
    const settle = () => setAnswered([kitchen, lacked])
    const take = ({ data }: MessageEvent<DishesComposed>) => {
      if (data.question !== question) return
      setDishes((before) => sameOrNew(before, data.dishes))
      settle()
    }
    worker?.addEventListener('message', take)
    worker?.addEventListener('error', settle)
    const ask = () =>
      worker === undefined ? settle() : worker.postMessage(asked(kitchen, lacked, question), [])
    const timer = setTimeout(ask, settledMilliseconds)
    return () => {
      clearTimeout(timer)
      worker?.removeEventListener('message', take)
      worker?.removeEventListener('error', settle)
    }
  }, [kitchen, lacked])
  /** More may come of this kitchen. */
  const isComposing = kitchen !== undefined && (answered[0] !== kitchen || answered[1] !== lacked)
  return { dishes, isComposing }
}
