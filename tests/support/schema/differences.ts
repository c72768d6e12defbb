import type { Description } from './describe.ts'

/** Where two databases differ: each object, with what only the one (-) and what only the other (+) says of it. */
export function differences(one: Description, other: Description): string[] {
  const objects = [...new Set([...one.keys(), ...other.keys()])].toSorted()
  return objects.flatMap((object) => {
    const [before, after] = [one.get(object), other.get(object)]
    if (after === undefined) return [`- ${object}`]
    if (before === undefined) return [`+ ${object}`]
    const gone = left(before, after).map((line) => `  - ${line}`)
    const come = left(after, before).map((line) => `  + ${line}`)
    const lines = [...gone, ...come]
    if (lines.length > 0) return [[object, ...lines].join('\n')]
    return before.join('\n') === after.join('\n') ? [] : [`${object}: in another order`]
  })
}

/** The lines that the others do not have, counted: a line that stands twice must stand twice there. */
function left(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count <= 0
  })
}
