import { z } from 'zod'

const limitSchema = z.union([z.object({ atMost: z.number() }), z.object({ atLeast: z.number() })])
export type Limit = z.infer<typeof limitSchema>

const measuredSchema = z.object({
  part: z.string(),
  what: z.string(),
  ours: z.number(),
  unit: z.enum(['ms', 's', 'kB', '×', 'points', 'requests/s', '']),
  /** Measured in the same run, in the same unit. */
  peer: z.object({ name: z.string(), value: z.number() }).nullable(),
  limit: limitSchema,
  /** Null where ours is 0. */
  ratio: z
    .object({
      of: z.enum(['peer ÷ ours', 'ours ÷ peer', 'limit ÷ ours', 'ours ÷ limit']),
      value: z.number(),
    })
    .nullable(),
  kept: z.boolean(),
})

/** A part that gave no figures, and why. */
const failedSchema = z.object({ part: z.string(), failed: z.string() })

export const rowSchema = z.union([measuredSchema, failedSchema])
export type Row = z.infer<typeof rowSchema>
export type MeasuredRow = z.infer<typeof measuredSchema>

type Measured = Pick<MeasuredRow, 'part' | 'what' | 'ours' | 'unit' | 'limit'> & {
  peer?: { name: string; value: number }
}

/**
 * A row with what follows from it: whether the limit is kept, and a ratio that is above 1 where we are on the good side: to
 * the peer where there is one, else to the limit.
 */
export function measuredRow({ peer, ...rest }: Measured): MeasuredRow {
  const { ours, limit } = rest
  const kept = 'atMost' in limit ? ours <= limit.atMost : ours >= limit.atLeast
  const ratio = (): MeasuredRow['ratio'] => {
    if (ours === 0) return null
    if ('atMost' in limit) {
      if (peer) return { of: 'peer ÷ ours', value: peer.value / ours }
      return { of: 'limit ÷ ours', value: limit.atMost / ours }
    }
    if (peer && rest.unit !== '×') return { of: 'ours ÷ peer', value: ours / peer.value }
    return { of: 'ours ÷ limit', value: ours / limit.atLeast }
  }
  return { ...rest, peer: peer ?? null, kept, ratio: ratio() }
}

export const isMissed = (row: Row): boolean => 'ours' in row && !row.kept
