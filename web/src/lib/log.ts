/**
 * Where failures go that the person is not bothered with: the browser's console, and this is the
 * only place that writes to it. A warning, since the app goes on.
 */
export function logFailure(what: string, cause: unknown): void {
  const { warn } = globalThis.console
  warn(what, cause)
}
