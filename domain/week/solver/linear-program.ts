/** A linear program in whole and other numbers, to be minimised: rows of coefficients by columns, each within its bounds. */
export interface LinearProgram {
  numCols: number
  numRows: number
  colCost: Float64Array
  colLower: Float64Array
  colUpper: Float64Array
  rowLower: Float64Array
  rowUpper: Float64Array
  /** By rows: the entries of row r stand from starts[r] to starts[r + 1]. */
  starts: Int32Array
  indices: Int32Array
  values: Float64Array
  /** 1 for a column of whole numbers. */
  integrality: Int32Array
}

export interface SolveOptions {
  /** After so long the best that was found is the answer. */
  seconds: number
  /** A value for each column: a plan that is known to be possible, where there is one. */
  start: Float64Array | null
  /** The answer is good enough, and called optimal, where nothing can be better by as much as this. */
  gap: number
  /** Whether it pays to simplify the program first: that takes as long as solving an easy one. */
  isSimplifiedFirst: boolean
}

export interface Solved {
  status: 'optimal' | 'infeasible' | 'out-of-time'
  /** A value for each column; null where nothing was found. */
  values: Float64Array | null
  /** No answer costs less than this; -Infinity where nothing is known. */
  bound: number
}

/** What solves programs: HiGHS in the app. It is given, so that the rules stay free of packages. */
export type SolveProgram = (program: LinearProgram, options: SolveOptions) => Solved

/** Some columns and their coefficients. */
export type Terms = readonly (readonly [column: number, coefficient: number])[]

export const one = (columns: readonly number[]): Terms =>
  columns.map((column) => [column, 1] as const)

interface Row {
  terms: Terms
  lower: number
  upper: number
}

/** Collects columns and rows; columns are at least 0. */
export class ProgramWriter {
  private readonly uppers: number[] = []
  private readonly wholes: number[] = []
  private readonly rows: Row[] = []

  /** How many columns there are. */
  get size(): number {
    return this.uppers.length
  }

  /** The number of a new column. */
  column(upper: number, isWhole: boolean): number {
    this.uppers.push(upper)
    this.wholes.push(isWhole ? 1 : 0)
    return this.uppers.length - 1
  }

  /** What a column never exceeds. */
  upperOf(column: number): number {
    return this.uppers[column] ?? 0
  }

  row(terms: Terms, { atLeast = -Infinity, atMost = Infinity }): void {
    this.rows.push({ terms, lower: atLeast, upper: atMost })
  }

  /** What is written, with further rows and the costs of some columns. */
  finished(costs: Terms, further: readonly Row[]): LinearProgram {
    const rows = [...this.rows, ...further]
    const entries = rows.flatMap(({ terms }) => terms)
    const starts = new Int32Array(rows.length + 1)
    let end = 0
    for (const [at, { terms }] of rows.entries()) {
      end += terms.length
      starts[at + 1] = end
    }
    const colCost = new Float64Array(this.uppers.length)
    for (const [column, cost] of costs) colCost[column] = (colCost[column] ?? 0) + cost
    return {
      numCols: this.uppers.length,
      numRows: rows.length,
      colCost,
      colLower: new Float64Array(this.uppers.length),
      colUpper: Float64Array.from(this.uppers),
      rowLower: Float64Array.from(rows, ({ lower }) => lower),
      rowUpper: Float64Array.from(rows, ({ upper }) => upper),
      starts,
      indices: Int32Array.from(entries, ([column]) => column),
      values: Float64Array.from(entries, ([, coefficient]) => coefficient),
      integrality: Int32Array.from(this.wholes),
    }
  }
}
