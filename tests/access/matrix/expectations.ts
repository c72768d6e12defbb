import type { Tried } from './matrix.ts'

/**
 * What every cell comes to, as a text that a person reads: relation or function, what is tried with it,
 * by whom, and the outcome. Operations with the same outcomes stand in one line, and actors too.
 */
type Lines = Map<string, Map<string, Map<string, string>>>

function grouped<Key>(entries: Iterable<readonly [Key, string]>): [Key[], string][] {
  const groups = new Map<string, Key[]>()
  for (const [key, value] of entries) groups.set(value, [...(groups.get(value) ?? []), key])
  return [...groups].map(([value, keys]) => [keys, value])
}

export function written(tried: readonly Tried[]): string {
  const lines: Lines = new Map()
  for (const { cell, line } of tried) {
    const operations = lines.get(cell.object) ?? new Map<string, Map<string, string>>()
    const outcomes = operations.get(cell.operation) ?? new Map<string, string>()
    outcomes.set(cell.actor, line)
    operations.set(cell.operation, outcomes)
    lines.set(cell.object, operations)
  }
  const blocks = [...lines].map(([object, operations]) => {
    const bodies = [...operations].map(([operation, outcomes]) => {
      const body = grouped(outcomes).map(([who, outcome]) => `    ${who.join(' ')}: ${outcome}`)
      return [operation, body.join('\n')] as const
    })
    const parts = grouped(bodies).map(([names, body]) => `  ${names.join(' | ')}\n${body}`)
    return `${object}\n${parts.join('\n')}\n`
  })
  return blocks.join('\n')
}

/** The name of a cell → its outcome, as `written` wrote them. */
export function parsed(text: string): Map<string, string> {
  const expected = new Map<string, string>()
  let object = ''
  let operations: string[] = []
  for (const line of text.split('\n')) {
    const [, indent = '', content = ''] = /^( *)(.*)$/.exec(line) ?? []
    if (content === '') continue
    if (indent === '') object = content
    else if (indent === '  ') operations = content.split(' | ')
    else {
      const [who = ''] = content.split(': ', 1)
      for (const actor of who.split(' ')) {
        for (const operation of operations) {
          expected.set(`${object}: ${operation} as ${actor}`, content.slice(who.length + 2))
        }
      }
    }
  }
  return expected
}
