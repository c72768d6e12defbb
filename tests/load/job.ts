import { z } from 'zod'

/** A cook who is signed in, with a pantry and a shopping list. */
const cookSchema = z.object({
  userId: z.string(),
  email: z.string(),
  password: z.string(),
  /** Where the cook calls from, as a proxy in front would say it: limits are counted for each address. */
  address: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  pantry: z.array(z.object({ id: z.string(), ingredient: z.string() })),
  shoppingItems: z.array(z.string()),
})
export type LoadCook = z.infer<typeof cookSchema>

/** The job of the load process: one JSON object on its standard input. */
export const loadJobSchema = z.object({
  address: z.string(),
  publicKey: z.string(),
  /** Requests a second. */
  rate: z.number().positive(),
  warmUpSeconds: z.number().nonnegative(),
  seconds: z.number().positive(),
  seed: z.number().int(),
  cooks: z.array(cookSchema).min(1),
  /** Files that a page needs, and pictures, as addresses. */
  assets: z.array(z.string()).min(1),
  covers: z.array(z.string()).min(1),
  /** Numbers of recipes that everybody may read. */
  recipes: z.array(z.number()).min(1),
  /** Comments that may be liked. */
  comments: z.array(z.string()).min(1),
})
export type LoadJob = z.infer<typeof loadJobSchema>

const timesSchema = z.object({
  requests: z.number(),
  errors: z.number(),
  /** Milliseconds; null where there was no answer. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  p99: z.number().nullable(),
  max: z.number().nullable(),
})
export type Times = z.infer<typeof timesSchema>

/** What it answers on standard output. */
export const loadResultSchema = z.object({
  all: timesSchema,
  kinds: z.record(z.string(), timesSchema),
  /** What went wrong, and how often. */
  failures: z.record(z.string(), z.number()),
  /** How many milliseconds after its moment a request was sent, at the 99th percentile. */
  lateness: z.number().nullable(),
})
export type LoadResult = z.infer<typeof loadResultSchema>
