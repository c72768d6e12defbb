import { picturesSeenFirst } from './pictures-seen-first.ts'
import { queryClient } from './query-client.ts'
import { sleep } from './timing.ts'

const pauseMilliseconds = 250
const mostPauses = 40

/**
 * Resolves when nothing is being asked for and the pictures that the page asks for at once are there: the
 * moment for what nobody waits for. In any case after some seconds.
 */
export async function whenIdle(): Promise<void> {
  for (let pause = 0; pause < mostPauses; pause++) {
    await sleep(pauseMilliseconds)
    if (queryClient.isFetching() === 0) break
  }
  await picturesSeenFirst()
}
