import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { t } from '#domain/texts/t.ts'
import { Refusal } from '#functions/http/refusal.ts'
import type { ReadOrder, ReadRecipe } from '#functions/import-recipe/import-host.ts'
import { messageOf, oneAtATime, workerFile } from '../worker-threads.ts'

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
  const takeTurn = oneAtATime(
    limits.waiting,
    () => new Refusal(503, 'busy', t('Many recipes are being read. Try again in a moment.')),
  )
  return (order) => takeTurn(() => readNow(order, limits))
}

function readNow(
  order: ReadOrder,
  { milliseconds, megabytes }: Limits,
): Promise<ImportedRecipe | null> {
  const failure = new Refusal(422, 'page_unreadable', t('This page cannot be read.'))
  const options = { workerData: order, resourceLimits: { maxOldGenerationSizeMb: megabytes } }
  return messageOf<ImportedRecipe | null>(workerFile('page-worker', import.meta.url), options, {
    milliseconds,
    failure,
  })
}
