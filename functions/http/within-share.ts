import { t } from '#domain/texts/t.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { Refusal } from './refusal.ts'

/** How much of what waits for other sites, or for a thread, one account may have under way at once. */
export const largestShare = 4

/**
 * Does work that takes long, where the account has less than its share under way: places for it are few, and all
 * accounts use the same ones.
 *
 * @throws Refusal 429 `too_many_requests`, and whatever the work throws
 */
export async function withinShare<Result>(
  account: string,
  { shares }: FunctionEnvironment,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = shares.enter(account)
  if (leave === undefined) {
    const words = t('Several recipes of yours are being read already. Try again in a moment.')
    throw new Refusal(429, 'too_many_requests', words)
  }
  try {
    return await work()
  } finally {
    leave()
  }
}
