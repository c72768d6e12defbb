import type { Page } from '@playwright/test'
import { z } from 'zod'

/** What in-page.js has seen so far; times in milliseconds since the navigation began. */
const observedSchema = z.object({
  fcp: z.number(),
  lcp: z.number(),
  lcpElement: z.string(),
  cls: z.number(),
  longTasks: z.array(z.object({ startTime: z.number(), duration: z.number() })),
  /** Those that took longer than a frame. */
  interactions: z.array(
    z.object({ id: z.number(), name: z.string(), target: z.string(), duration: z.number() }),
  ),
  /** From Enter to the new ranking, and to the last change of it, when the dishes composed of the kitchen have joined. */
  ranked: z.number().optional(),
  joined: z.number().optional(),
})
export type Observed = z.infer<typeof observedSchema>

export async function readObserved(page: Page): Promise<Observed> {
  return observedSchema.parse(await page.evaluate('larderBench.read()'))
}
