import { Worker } from 'node:worker_threads'
import { Refusal } from '#functions/http/refusal.ts'
import type { PictureHost } from '#functions/pictures/picture-host.ts'

export type WorkerAnswer =
  | { readonly webp: Uint8Array }
  | { readonly refusal: Pick<Refusal, 'status' | 'code' | 'message'> }

type Limits = { readonly waiting: number; readonly milliseconds: number }

const usualLimits: Limits = { waiting: 8, milliseconds: 20_000 }

/**
 * Converts pictures beside the thread that answers requests, one at a time. Each has a thread of its
 * own, which gives back the memory of a large picture and can be ended when one takes too long.
 */
export function createConverter(limits: Limits = usualLimits): PictureHost['convert'] {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async function convert(picture, purpose) {
    if (waiting >= limits.waiting) {
      throw new Refusal(503, 'busy', 'Many pictures are coming in. Try again in a moment.')
    }
    waiting += 1
    const turn = last.then(() => convertNow(picture, purpose, limits.milliseconds))
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}

async function convertNow(
  picture: Uint8Array,
  purpose: 'avatar' | 'recipe',
  milliseconds: number,
): Promise<Uint8Array> {
  const worker = new Worker(workerFile(), { workerData: { picture, purpose } })
  const unreadable = new Refusal(
    422,
    'picture_unreadable',
    'The picture cannot be read: it may be damaged.',
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(unreadable), milliseconds)
      worker.once('message', resolve)
      // A decoder may fail by ending its thread: out of memory, or a fault in its code.
      worker.once('error', () => reject(unreadable))
      worker.once('exit', () => reject(unreadable))
    })
    if ('webp' in answer) return answer.webp
    const { status, code, message } = answer.refusal
    throw new Refusal(status, code, message)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Built, the worker stands beside the server; in the sources beside this file. */
function workerFile(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./picture-worker.ts', import.meta.url)
    : new URL('./picture-worker.js', import.meta.url)
}
