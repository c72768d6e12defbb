import { parseLine } from '../../ingredients/parse-line.ts'

/** A written line, in three parts that together are all of it. */
export interface SetApart {
  /** "500 g "; empty where the line begins with none. */
  amount: string
  name: string
  /** ", sliced" */
  rest: string
}

const beginsWithAmount = /^\s*[\d\u00BC-\u00BE\u2150-\u215E]/u

/** Sets the amount and the name of a line apart, in the words of its cook. Where the name is not found in it, all of it is the name. */
export function setApart(line: string): SetApart {
  const { name } = parseLine(line)
  const from = name === '' ? -1 : line.toLowerCase().indexOf(name.toLowerCase())
  if (from === -1) return { amount: '', name: line, rest: '' }
  const to = from + name.length
  const before = line.slice(0, from)
  const amount = beginsWithAmount.test(before) ? before : ''
  return { amount, name: line.slice(amount.length, to), rest: line.slice(to) }
}
