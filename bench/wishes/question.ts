import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Half } from '../kitchens/household.ts'

/** A wish of Recipe-MPR, and five descriptions of dishes by their ids, of which one is what was wished for. */
const question = z.object({
  query: z.string(),
  query_type: z.record(z.string(), z.number()),
  options: z.record(z.string(), z.string()),
  answer: z.string(),
})
export type Question = z.infer<typeof question>

/** Every second one, by its place in the file. @throws where the folder is no checkout of D3Mlab/Recipe-MPR */
export async function questionsOf(checkout: string, half: Half): Promise<Question[]> {
  const file = await readFile(path.join(checkout, 'data/500QA.json'), 'utf8')
  const all = z.array(question).parse(JSON.parse(file))
  const rest = half === 'even' ? 0 : 1
  return all.filter((_, place) => place % 2 === rest)
}

/** "Specific", "Negated": as the data set tells them apart; a question may be of several, or of none. */
export function typesOf({ query_type: types }: Question): string[] {
  const named = Object.entries(types).flatMap(([type, is]) => (is === 1 ? [type] : []))
  return named.length === 0 ? ['of no type'] : named
}
