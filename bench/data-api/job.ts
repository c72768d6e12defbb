import { z } from 'zod'

export const loadJobSchema = z.object({
  target: z.union([
    z.object({ socketPath: z.string() }),
    z.object({ host: z.string(), port: z.number() }),
  ]),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  /** How long the answer's body is. */
  bytes: z.number(),
  connections: z.number(),
  milliseconds: z.number(),
})
export type LoadJob = z.infer<typeof loadJobSchema>

/** Requests per second, and milliseconds until an answer was complete. */
export const loadResultSchema = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
})
export type LoadResult = z.infer<typeof loadResultSchema>
