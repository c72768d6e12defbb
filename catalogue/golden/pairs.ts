import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'

const state = z.enum(['have', 'swap', 'probably', 'missing', 'assumed', 'optional', 'unknown'])

/** One pair as the file has it; what each field means is said at the top of pairs.yaml. */
const pairSchema = z.strictObject({
  pantry: z.string(),
  line: z.string(),
  state: z.union([state, z.array(state).min(1)]),
  through: z.union([z.string(), z.array(z.string())]).optional(),
  as: z.string().optional(),
  suggests: z.string().optional(),
  staples: z.array(z.string()).optional(),
  out: z.string().optional(),
  used: z.union([z.string(), z.array(z.string())]).optional(),
})
export type GoldenPair = z.infer<typeof pairSchema>

const fileSchema = z.union([z.record(z.string(), z.array(pairSchema)), z.array(pairSchema)])

/** The pairs of a file, in its order: grouped by topic or in one list. */
export async function readPairs(file: string | URL): Promise<GoldenPair[]> {
  const pairs = fileSchema.parse(parse(await readFile(file, 'utf8')))
  return Array.isArray(pairs) ? pairs : Object.values(pairs).flat()
}
