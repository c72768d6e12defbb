import { type Beside, besides, judgeBeside, type ReadingBeside } from './beside.ts'
import {
  describeDifference,
  type Field,
  fields,
  isFairlyRight,
  judge,
  type Reading,
} from './compare.ts'
import type { TestPage } from './pages.ts'

export interface Share {
  right: number
  of: number
}

export type Name = Field | Beside | 'all' | 'allFairly'
export type Shares = Readonly<Partial<Record<Name, Share>>>
export type Reader = (page: TestPage) => Reading | Promise<Reading>

/** Right, wrong or not judged. */
type Verdict = Readonly<Partial<Record<Name, boolean | null>>>

export interface Judged {
  verdicts: ReadonlyMap<TestPage, Verdict>
  /** What was read and expected of the field that is asked for, a page each. */
  wrong: readonly string[]
}

const hasMore = (reading: Reading): reading is ReadingBeside => 'groups' in reading

/** The lines as a page shows them, headings among them, where the reader keeps these apart. */
function headedLines(reading: Reading): readonly string[] {
  if (!hasMore(reading)) return reading.ingredients
  return reading.groups.flatMap(({ heading, lines }) => [heading ?? '', ...lines])
}

const headedSteps = (reading: Reading) => (hasMore(reading) ? reading.headedSteps : reading.steps)

/** Reads each page once. `shown` is the field whose mistakes are described. */
export async function judgeAll(
  pages: readonly TestPage[],
  read: Reader,
  shown?: string,
): Promise<Judged> {
  const verdicts = new Map<TestPage, Verdict>()
  const wrong: string[] = []
  for (const page of pages) {
    const reading = await read(page)
    const five = judge(reading, page.expected)
    const beside: Verdict = hasMore(reading) ? judgeBeside(reading, page) : {}
    verdicts.set(page, {
      ...five,
      all: !fields.some((field) => five[field] === false),
      allFairly: isFairlyRight(reading, headedLines(reading), headedSteps(reading), page.expected),
      ...beside,
    })
    for (const field of fields) {
      if (field !== shown || five[field] !== false) continue
      wrong.push(`${page.name}\n${describeDifference(field, reading, page.expected)}`)
    }
    for (const name of besides) if (name === shown && beside[name] === false) wrong.push(page.name)
  }
  return { verdicts, wrong }
}

/** How often each field is right, and all five together, over the pages. */
export function sharesOf(pages: readonly TestPage[], { verdicts }: Judged): Shares {
  const shares: Partial<Record<Name, Share>> = {}
  for (const name of [...fields, 'all', 'allFairly', ...besides] as const) {
    const judged = pages
      .map((page) => verdicts.get(page)?.[name] ?? null)
      .filter((verdict) => verdict !== null)
    if (judged.length > 0) {
      shares[name] = { right: judged.filter(Boolean).length, of: judged.length }
    }
  }
  return shares
}
