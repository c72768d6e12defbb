import type { LinearProgram, SolveOptions, Solved, SolveProgram } from './linear-program.ts'

/** As much of the npm package `highs` as is used here. Whoever loads it hands it over. */
interface HighsModel {
  options: { set: (values: Record<string, boolean | number | string>) => unknown }
  info: { get: (name: string) => unknown }
  setSolution: (solution: { colValue: Float64Array }) => unknown
  run: () => { modelStatus: number }
  getSolution: () => { colValue: Float64Array }
  dispose: () => void
}

export interface Highs {
  createModel: (data: {
    numCols: number
    numRows: number
    colCost: Float64Array
    colLower: Float64Array
    colUpper: Float64Array
    rowLower: Float64Array
    rowUpper: Float64Array
    matrix: {
      format: 'csr'
      numRows: number
      numCols: number
      starts: Int32Array
      indices: Int32Array
      values: Float64Array
    }
    integrality: Int32Array
  }) => HighsModel
}

/** How HiGHS says in which state it ended. */
const statuses = { empty: 6, optimal: 7, infeasible: 8, unboundedOrInfeasible: 9 }
/** `primal_solution_status` of one that keeps to all rows. */
const feasible = 2

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

function readSolved(model: HighsModel, status: number): Solved {
  if (status === statuses.infeasible || status === statuses.unboundedOrInfeasible) {
    return { status: 'infeasible', values: null, bound: -Infinity }
  }
  const isFound = numberOf(model.info.get('primal_solution_status')) === feasible
  const bound = numberOf(model.info.get('mip_dual_bound'))
  return {
    status: status === statuses.optimal || status === statuses.empty ? 'optimal' : 'out-of-time',
    values: isFound ? model.getSolution().colValue : null,
    bound: Number.isFinite(bound) ? bound : -Infinity,
  }
}

/** Solves programs by HiGHS. It keeps nothing from one program to the next. */
export function solvingBy(highs: Highs): SolveProgram {
  return (program: LinearProgram, { seconds, start, gap, isSimplifiedFirst }: SolveOptions) => {
    const { starts, indices, values, ...bounds } = program
    const { numRows, numCols } = program
    const matrix = { format: 'csr', numRows, numCols, starts, indices, values } as const
    const model = highs.createModel({ ...bounds, matrix })
    try {
      model.options.set({
        output_flag: false,
        time_limit: seconds,
        mip_rel_gap: 0,
        mip_abs_gap: gap,
        presolve: isSimplifiedFirst ? 'on' : 'off',
      })
      if (start !== null) model.setSolution({ colValue: start })
      return readSolved(model, model.run().modelStatus)
    } finally {
      model.dispose()
    }
  }
}
