/**
 * Where failures go that the person is not bothered with: the browser's console, and this is the
 * only place that writes to it. A warning, since the app goes on.
 */
export function logFailure(what: string, cause: unknown): void {
  const { warn } = globalThis.console
  warn(what, cause)
}

/** What was tried, its failure logged and handed on to the caller. */
export async function logged<Result>(what: string, attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt
  } catch (cause) {
    logFailure(`${what} failed`, cause)
    throw cause
  }
}
