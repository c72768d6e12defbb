import { vi } from 'vitest'
import loadHighs from 'highs'
import { wholeLarder } from '#catalogue/testing/whole-larder.ts'
import { solvingBy } from '#domain/week/solver/highs.ts'
import type { FillRequest, FillResponse } from '../fill-messages.ts'
import { createFillThread } from '../fill-thread.ts'

/** What a thread is told of, and what it was asked for. */
interface Threads {
  asked: FillRequest[]
  /** How many were ended before they were through. */
  ended: number
  /** Whether what they need can be fetched. */
  isReachable: boolean
  /** Holds the last answer back. */
  isHeld: boolean
  /** Breaks them all: the page starts another one. */
  breakAll: () => void
}

/**
 * Runs the code of the thread in this one, on the whole catalogue and by the real solver. What is left out is that it stands beside
 * the page, and what is fetched.
 */
export function threadsHere(): Threads {
  const started: EventTarget[] = []
  const threads: Threads = {
    asked: [],
    ended: 0,
    isReachable: true,
    isHeld: false,
    breakAll: () => started.forEach((each) => each.dispatchEvent(new Event('error'))),
  }
  class Here extends EventTarget {
    isOver = false
    readonly answer = createFillThread(
      async () => {
        if (!threads.isReachable) throw new Error('There is no network')
        const [larder, highs] = await Promise.all([wholeLarder(), loadHighs()])
        return { larderFor: () => larder, solve: solvingBy(highs) }
      },
      (data) => this.tell(data),
    )

    constructor() {
      super()
      started.push(this)
    }

    tell(data: FillResponse) {
      if (this.isOver || (threads.isHeld && data.kind === 'done')) return
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
    }

    postMessage(request: FillRequest) {
      threads.asked.push(request)
      void this.answer(structuredClone(request))
    }

    terminate() {
      this.isOver = true
      threads.ended += 1
    }
  }
  vi.stubGlobal('Worker', Here)
  return threads
}
