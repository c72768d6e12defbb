/**
 * Does something when the browser has nothing better to do, after at most so many milliseconds. What it returns takes it back.
 */
export function inIdleTime(task: () => void, atMost: number): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(task, { timeout: atMost })
  return () => cancelIdleCallback(idle)
}
