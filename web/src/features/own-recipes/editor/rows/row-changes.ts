/** Takes what is pasted over several lines apart into rows. */
export type ReadPasted = (text: string) => string[]

interface Typed {
  /** What stands in place of the row that was typed into. */
  rows: string[]
  /** Where the caret goes: a row among these, and a place in its text. */
  caret: { row: number; at: number }
}

const isBlank = (text: string) => text.trim() === ''

/** How many characters both begin with. */
function sameBeginning(one: string, other: string): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1
  return count
}

/** How many characters both end with, among so many of the shorter. */
function sameEnd(one: string, other: string, most: number): number {
  let count = 0
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}

/**
 * The rows that typing makes of one: a line break that is typed parts it where it stands, several lines that are
 * pasted become as many rows. A break that was in it before stays. Null where it is one row still.
 */
export function typedRows(before: string, after: string, readPasted: ReadPasted): Typed | null {
  const begun = sameBeginning(before, after)
  const shorter = Math.min(before.length, after.length)
  const end = sameEnd(before, after, shorter - begun)
  const typed = after.slice(begun, after.length - end)
  if (!typed.includes('\n')) return null
  const [start, rest] = [after.slice(0, begun), after.slice(after.length - end)]
  const pieces = isBlank(typed) ? ['', ''] : readPasted(typed)
  const [first = '', ...others] = pieces
  const rows = [start + first, ...others]
  const caret = { row: rows.length - 1, at: rows.at(-1)?.length ?? 0 }
  const isParted = isBlank(typed)
  rows[caret.row] += isParted ? rest.trimStart() : rest
  return { rows, caret }
}

/** The rows with one of them at another place. */
export function movedRow(rows: readonly string[], from: number, to: number): string[] {
  const moved = rows.slice(from, from + 1)
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}

/** The rows without one of them; there is always one to type in. */
export function withoutRow(rows: readonly string[], index: number): string[] {
  const others = rows.toSpliced(index, 1)
  return others.length === 0 ? [''] : others
}

/** The rows with one that was taken away, where it was. */
export function withRowBack(rows: readonly string[], index: number, text: string): string[] {
  const isEmpty = rows.every(isBlank)
  return isEmpty ? [text] : rows.toSpliced(Math.min(index, rows.length), 0, text)
}

/**
 * Keys for rows that know none of their own: a row keeps its key when others come, go or move, and while it is typed
 * into. So the focus stays with it.
 */
export function keysAfter(
  before: readonly string[],
  keys: readonly number[],
  after: readonly string[],
): number[] {
  let begin = 0
  while (begin < before.length && begin < after.length && before[begin] === after[begin]) begin += 1
  let end = 0
  const most = Math.min(before.length, after.length) - begin
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const left = before
    .slice(begin, before.length - end)
    .map((text, index) => ({ text, key: keys[begin + index] ?? 0 }))
  const changed = after.slice(begin, after.length - end)
  const found = changed.map((text) => {
    const at = left.findIndex((each) => each.text === text)
    return at === -1 ? null : (left.splice(at, 1)[0]?.key ?? null)
  })
  let next = Math.max(-1, ...keys) + 1
  const middle = found.map((key) => key ?? left.shift()?.key ?? next++)
  return [...keys.slice(0, begin), ...middle, ...keys.slice(before.length - end)]
}
