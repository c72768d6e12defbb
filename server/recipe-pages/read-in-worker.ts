import { Worker } from 'node:worker_threads'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { Refusal } from '#functions/http/refusal.ts'
import type { ReadOrder, ReadRecipe } from '#functions/import-recipe/import-host.ts'

type Limits = {
  readonly waiting: number
  readonly milliseconds: number
  readonly megabytes: number
}

const usualLimits: Limits = { waiting: 20, milliseconds: 5_000, megabytes: 384 }

/**
 * Reads pages beside the thread that answers requests, one at a time. Each has a thread of its own: a page
 * that was made to take long, or to fill the memory, is ended with it.
 */
export function createRecipeReader(limits: Limits = usualLimits): ReadRecipe {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async function read(order) {
    if (waiting >= limits.waiting) {
      throw new Refusal(503, 'busy', 'Many recipes are being read. Try again in a moment.')
    }
    waiting += 1
    const turn = last.then(() => readNow(order, limits))
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}

async function readNow(order: ReadOrder, limits: Limits): Promise<ImportedRecipe | null> {
  const worker = new Worker(workerFile(), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  const unreadable = new Refusal(422, 'page_unreadable', 'This page cannot be read.')
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ImportedRecipe | null>((resolve, reject) => {
      timer = setTimeout(() => reject(unreadable), limits.milliseconds)
      worker.once('message', resolve)
      worker.once('error', () => reject(unreadable))
      worker.once('exit', () => reject(unreadable))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Built, the worker stands beside the server; in the sources beside this file. */
function workerFile(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./page-worker.ts', import.meta.url)
    : new URL('./page-worker.js', import.meta.url)
}
