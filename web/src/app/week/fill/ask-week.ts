import type { FilledWeek } from '#domain/week/fill/filled-week.ts'
import type { FillRequest, FillResponse } from './fill-messages.ts'

/** One thread for the page: what it fetched stays there. */
let thread: Worker | undefined
let questions = 0

/** One that broke is started anew, and so is one that was ended. */
function filler(): Worker {
  if (thread !== undefined) return thread
  const started = new Worker(new URL('./fill-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('error', () => {
    if (thread === started) thread = undefined
  })
  thread = started
  return started
}

interface Listening {
  onBetter: (filled: FilledWeek) => void
  onDone: (filled: FilledWeek) => void
  /** The thread cannot be started, or what it needs cannot be fetched. */
  onFailed: () => void
}

/** Asks for a week, beside the page. What it returns ends the search: the solver hears nothing until it is through. */
export function askWeek(
  request: Omit<FillRequest, 'question'>,
  { onBetter, onDone, onFailed }: Listening,
): () => void {
  const question = (questions += 1)
  const worker = filler()
  let isOver = false

  function end() {
    isOver = true
    worker.removeEventListener('message', listen)
    worker.removeEventListener('error', fail)
  }
  function stop() {
    if (isOver) return
    end()
    worker.terminate()
    if (thread === worker) thread = undefined
  }
  function fail() {
    stop()
    onFailed()
  }
  function listen({ data }: MessageEvent<FillResponse>) {
    if (data.question !== question) return
    if (data.kind === 'better') return onBetter(data.filled)
    if (data.kind === 'failed') return fail()
    end()
    return onDone(data.filled)
  }

  worker.addEventListener('message', listen)
  worker.addEventListener('error', fail)
  worker.postMessage({ ...request, question }, [])
  return stop
}
