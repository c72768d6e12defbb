/** Resolves after so many milliseconds. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** What a race with the clock came to: the answer, or that it did not come in time. */
export type Timed<T> = { inTime: true; value: T } | { inTime: false }

/**
 * Waits for `answer`, but no longer than so many milliseconds. A rejection within that time is
 * passed on; whatever comes later is dropped, a rejection too.
 */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<Timed<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Timed<T>>((resolve) => {
    timer = setTimeout(() => resolve({ inTime: false }), milliseconds)
  })
  try {
    return await Promise.race([answer.then((value): Timed<T> => ({ inTime: true, value })), late])
  } finally {
    clearTimeout(timer)
  }
}
