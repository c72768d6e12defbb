import path from 'node:path'
import { dataApiRows, matchingRows, startRows, webRows, weightRows } from './read-parts.ts'
import type { Part } from './run-part.ts'

const program = (name: string) => path.join(import.meta.dirname, '..', name)

/** Everything that has a budget, what is quick first. */
export const parts: readonly Part[] = [
  { name: 'weight', program: program('weight.ts'), arguments: [], minutes: 2, rowsOf: weightRows },
  { name: 'start', program: program('start.ts'), arguments: [], minutes: 10, rowsOf: startRows },
  { name: 'web', program: program('web.ts'), arguments: [], minutes: 45, rowsOf: webRows },
  {
    name: 'data-api',
    program: program('data-api.ts'),
    arguments: [],
    minutes: 10,
    rowsOf: dataApiRows,
  },
  {
    name: 'matching',
    program: program('matching.ts'),
    arguments: ['--sizes', '100000,1000000'],
    minutes: 90,
    rowsOf: matchingRows,
  },
]
