import { parseLine } from '../../ingredients/parse-line.ts'

/** A written line, in three parts that together are all of it. */
export interface SetApart {
  /** "500 g "; empty where the line begins with none. */
  amount: string
  name: string
  /** ", sliced" */
  rest: string
}

const numbers = /^\s*[\d\u00BC-\u00BE\u2150-\u215E][\d\s.,/\u2044\u00BC-\u00BE\u2150-\u215E–-]*/u

/** How much of a line is its amount with the unit: "2 " of "2 large eggs". */
function amountLength(line: string, unit: string | null, nameAt: number): number {
  const [counted = ''] = numbers.exec(line) ?? []
  if (counted === '' || counted.length > nameAt) return 0
  const unitAt = unit === null ? -1 : line.indexOf(unit, counted.trimEnd().length)
  if (unit === null || unitAt === -1 || unitAt + unit.length > nameAt) return counted.length
  const behind = /^\s*/u.exec(line.slice(unitAt + unit.length))?.[0].length ?? 0
  return unitAt + unit.length + behind
}

/** Sets the amount and the name of a line apart, in the words of its cook. Where the name is not found in it, all of it is the name. */
export function setApart(line: string): SetApart {
  const { name, unitText } = parseLine(line)
  const from = name === '' ? -1 : line.toLowerCase().indexOf(name.toLowerCase())
  if (from === -1) return { amount: '', name: line, rest: '' }
  const amount = line.slice(0, amountLength(line, unitText, from))
  const to = from + name.length
  return { amount, name: line.slice(amount.length, to), rest: line.slice(to) }
}
