import { growthOf } from './growth.ts'
import type { Cost } from './measure.ts'
import type { ScaleReport, SizeOfCooks, SizeOfRecipes } from './report-schema.ts'
import { bytesOf, type TableSize } from './sizes.ts'

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 0)
const smallest = 0.002

function tableLines(tables: readonly TableSize[], share: number, of: string): string[] {
  const all = tables.reduce((sum, each) => sum + bytesOf(each), 0)
  const shown = tables.filter((each) => bytesOf(each) > all * smallest)
  return [
    `  ${'table'.padEnd(30)}${['rows', 'heap MB', 'indexes', 'toast', `B a ${of}`].map((head) => head.padStart(11)).join('')}`,
    ...shown.map((each) => {
      const cells = [
        String(Math.round(each.rows)),
        megabytes(each.heap),
        megabytes(each.indexes),
        megabytes(each.toast),
        (bytesOf(each) / share).toFixed(0),
      ]
      return `  ${each.table.padEnd(30)}${cells.map((cell) => cell.padStart(11)).join('')}`
    }),
    `  in all ${megabytes(all)} MB, ${(all / share).toFixed(0)} bytes a ${of}`,
  ]
}

const costLine = ({ name, p50, p95, cpu, pages }: Cost): string =>
  `  ${name.padEnd(42)}${`${p50.toFixed(2)} / ${p95.toFixed(2)} ms`.padStart(20)}${`cpu ${cpu?.toFixed(2) ?? '–'}`.padStart(12)}${`${pages} pages`.padStart(15)}`

/** How each statement's pages grow between the last two sizes: what is near 1 is what breaks. */
function growthLines(sizes: readonly { size: number; costs: readonly Cost[] }[]): string[] {
  const [before, last] = sizes.slice(-2)
  if (before === undefined || last === undefined) return []
  const grown = last.costs.flatMap(({ name, pages }) => {
    const old = before.costs.find((each) => each.name === name)?.pages ?? 0
    if (old === 0 || pages === 0) return []
    const from = { size: before.size, value: old }
    const exponent = growthOf({ from, to: { size: last.size, value: pages } })
    return exponent > 0.3
      ? [`  ${name}: pages × ${(pages / old).toFixed(1)} (size^${exponent.toFixed(2)})`]
      : []
  })
  return ['What grows with the size:', ...grown]
}

function cooksLines(size: SizeOfCooks): string[] {
  const { most } = size
  return [
    `${size.cooks} cooks, ${size.recipes} recipes (at most ${most.comments} comments on one, ${most.followers} followers, ${most.likes} likes); filled in ${size.filledIn} s`,
    ...tableLines(size.tables, size.cooks, 'cook'),
    ...size.costs.map(costLine),
    '',
  ]
}

function recipesLines(size: SizeOfRecipes): string[] {
  return [
    `${size.recipes} recipes; filled in ${size.filledIn} s`,
    ...tableLines(size.tables, size.recipes, 'recipe'),
    ...size.costs.map(costLine),
    '',
  ]
}

/** For a person. */
export function linesOf({ title, conditions, cooks, recipes }: ScaleReport): string[] {
  return [
    title,
    conditions,
    '',
    ...cooks.flatMap(cooksLines),
    ...growthLines(cooks.map((each) => ({ size: each.cooks, costs: each.costs }))),
    ...recipes.flatMap(recipesLines),
    ...growthLines(recipes.map((each) => ({ size: each.recipes, costs: each.costs }))),
  ]
}
