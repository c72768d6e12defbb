import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { sample } from '../../../bench/parser-score/labelled.ts'
import { decideLine, isWhollyRead, type Knowledge } from './decisions.ts'
import type { LineWord } from './judge-lines.ts'
import { namedIn } from './words.ts'

const sampleSize = 4000
const seed = 20_261_123

const pageSchema = z.object({
  language: z.string().nullish(),
  ingredients: z.union([z.array(z.string()), z.string().transform((line) => [line])]).nullish(),
})

export interface PagesJudged {
  lines: number
  /** Pairs of a line and a word that its text names a source of. */
  named: number
  /** Of these the ones that the app calls free. */
  falselySafe: LineWord[]
  /** Pairs of lines that the app read wholly, and how many of them it decided. */
  read: number
  decided: number
}

/** The English lines of a checkout of hhursev/recipe-scrapers, each once, in alphabetical order. */
async function readPageLines(checkout: string): Promise<string[]> {
  const root = path.join(checkout, 'tests/test_data')
  const names = await readdir(root, { recursive: true })
  const lines = new Set<string>()
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const page = pageSchema.safeParse(JSON.parse(await readFile(path.join(root, name), 'utf8')))
    // The folder also holds what servers answered, which is no page's recipe.
    if (!page.success || page.data.language?.startsWith('en') !== true) continue
    for (const line of page.data.ingredients ?? []) lines.add(line.trim())
  }
  return [...lines].filter((line) => line !== '').toSorted()
}

/** Lines without labels: whose text names a source of something, the app must not call free of it. */
export function judgeUnlabelled(lines: readonly string[], knowledge: Knowledge): PagesJudged {
  const judged: PagesJudged = {
    lines: lines.length,
    named: 0,
    falselySafe: [],
    read: 0,
    decided: 0,
  }
  for (const line of lines) {
    const decisions = decideLine(line, knowledge)
    for (const word of namedIn(line)) {
      judged.named++
      if (decisions.get(word) === 'free') judged.falselySafe.push({ line, word })
    }
    if (!isWhollyRead(line, knowledge)) continue
    judged.read += decisions.size
    judged.decided += [...decisions.values()].filter((each) => each !== 'not known').length
  }
  return judged
}

/** The same 4,000 lines of the same checkout each time. */
export async function judgePages(checkout: string, knowledge: Knowledge): Promise<PagesJudged> {
  return judgeUnlabelled(sample(await readPageLines(checkout), sampleSize, seed), knowledge)
}
