import { within } from './timing.ts'

const patienceMilliseconds = 3_000

function settled(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) {
      image.addEventListener(event, () => resolve(), { once: true })
    }
  })
}

/**
 * Resolves when the pictures that the page asks for at once are there, or cannot be had; at once
 * where there are none, and in any case after 3 s.
 */
export async function picturesSeenFirst(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const missing = [...document.images].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  )
  await within(patienceMilliseconds, Promise.all(missing.map(settled)))
}
