import { nameOf } from './cell.ts'
import type { Matrix } from './matrix.ts'
import { leaksOf } from './rules.ts'
import type { Tried } from './matrix.ts'

export interface Finding {
  /** The cell, or what has no entry. */
  name: string
  what: string
}

export interface Checked {
  cells: number
  tried: Tried[]
  /** Cells that show or change what their actor may not, or are not what is committed. */
  findings: Finding[]
}

/**
 * Runs the whole matrix and compares each cell with the rules and with the committed outcome. What the
 * schema holds and the outcomes do not is a finding by its name, and so is an outcome of what is gone.
 */
export async function checkMatrix(
  { cells, run }: Pick<Matrix, 'cells' | 'run'>,
  expected: ReadonlyMap<string, string>,
): Promise<Checked> {
  const tried: Tried[] = []
  const findings: Finding[] = []
  const known = new Set([...expected.keys()].map(objectIn))
  const undeclared = new Set<string>()
  const left = new Set(expected.keys())
  for await (const one of run(cells)) {
    tried.push(one)
    const { cell, outcome, changes, line } = one
    const name = nameOf(cell)
    left.delete(name)
    const leaks = leaksOf(cell, outcome, changes)
    const wanted = expected.get(name)
    if (leaks.length > 0) findings.push({ name, what: leaks.join(', ') })
    else if (!known.has(cell.object)) undeclared.add(cell.object)
    else if (wanted === undefined) findings.push({ name, what: `has no entry: ${line}` })
    else if (wanted !== line) findings.push({ name, what: `is\n    ${line}\n  not\n    ${wanted}` })
  }
  for (const name of undeclared) findings.push({ name, what: 'has no entry' })
  for (const name of left)
    findings.push({ name, what: 'stands in the entries, but not in the schema' })
  return { cells: cells.length, tried, findings }
}

const objectIn = (name: string) => name.slice(0, name.indexOf(': '))
