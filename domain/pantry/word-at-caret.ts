import { parseLine } from '../ingredients/parse-line.ts'
import type { Unit } from '../ingredients/units.ts'

/** The name that is being typed, with what stands around it. */
export interface WordAtCaret {
  /** Where the part of the list begins, where the name in it does, and where both end. */
  from: number
  start: number
  end: number
  /** The name as far as it has been typed. */
  query: string
  /** What was typed before it: null where nobody said how much. */
  quantity: number | null
  unit: Unit | null
}

/** As in `readPantryText`: the comma of "1,5 kg" parts nothing. */
const separator = /\n|;|•|,(?!\d)|(?<!\d),/gu

/** Reads the part of a list that the caret stands in: of "milk, 2 aub|" it is "aub", two of them. */
export function wordAtCaret(text: string, caret: number): WordAtCaret {
  let from = 0
  let end = text.length
  for (const { index } of text.matchAll(separator)) {
    if (index < caret) from = index + 1
    else {
      end = index
      break
    }
  }
  const typed = text.slice(from, caret)
  const { amount, unit, name } = parseLine(typed)
  const isName = /\p{L}/u.test(name)
  // The parser spells fractions out, so the name is looked for from behind.
  const at = isName ? typed.toLowerCase().lastIndexOf(name.toLowerCase()) : -1
  const start = at === -1 ? caret : from + at
  return {
    from,
    start,
    end,
    query: at !== -1 ? text.slice(start, caret).trim() : '',
    quantity: amount?.min ?? null,
    unit,
  }
}
