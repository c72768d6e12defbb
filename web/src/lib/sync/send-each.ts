import { logFailure } from '../log.ts'
import { refusalIn } from './refusal.ts'

/** A change that the backend did not take. */
export interface Refused<Operation> {
  operation: Operation
  /** See `refusalIn`. */
  why: string
}

/**
 * Sends one after the other and answers which were refused for good. @throws what may pass, at the first of
 * them: then all are to be sent again. `isShared`: they are of a kitchen that several share.
 */
export async function sendEach<Operation>(
  operations: readonly Operation[],
  send: (operation: Operation) => Promise<void>,
  isShared = false,
): Promise<Refused<Operation>[]> {
  const refused: Refused<Operation>[] = []
  for (const operation of operations) {
    try {
      await send(operation)
    } catch (cause) {
      const why = refusalIn(cause, isShared)
      if (why === null) throw cause
      logFailure('A change was refused', cause)
      refused.push({ operation, why })
    }
  }
  return refused
}
