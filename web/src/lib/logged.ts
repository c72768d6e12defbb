import { logFailure } from './log.ts'

/** What was tried, its failure logged and handed on to the caller. */
export async function logged<Result>(what: string, attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt
  } catch (cause) {
    logFailure(`${what} failed`, cause)
    throw cause
  }
}
