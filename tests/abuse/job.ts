import { z } from 'zod'

/** The job of the attacking process, over standard input. */
export const jobSchema = z.object({
  attack: z.string(),
  port: z.number(),
  milliseconds: z.number(),
  publicKey: z.string(),
  /** Of accounts of the attacker's own. */
  tokens: z.array(z.string()),
})
export type Job = z.infer<typeof jobSchema>

/** Its report when it is done: answers by status, and failed connections under 0. */
export const doneSchema = z.record(z.string(), z.number())
export type Done = z.infer<typeof doneSchema>
