import { setTimeout as wait } from 'node:timers/promises'
import type { AuthServices } from '../services.ts'

/** What fails is answered no sooner than the settings say: how soon tells nothing then. */
export async function constantTimeRefusals<T>(
  { settings }: AuthServices,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } catch (thrown) {
    const left = settings.refusalMilliseconds - (performance.now() - startedAt)
    if (left > 0) await wait(left)
    throw thrown
  }
}
