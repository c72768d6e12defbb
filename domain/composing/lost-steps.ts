import { parseTemplate } from './template.ts'

/** A step goes where it speaks of what is not in the dish; where it speaks of what is, it must not. */
function isOwed(step: string, filled: ReadonlySet<string>): boolean {
  const nodes = parseTemplate(step)
  const hasWords = nodes.some((node) => node.kind === 'text' && /\p{L}/u.test(node.text))
  return (
    hasWords &&
    nodes.every(
      (node) =>
        node.kind !== 'place' ||
        node.of === 'ml' ||
        node.about.split('+').some((slot) => filled.has(slot)),
    )
  )
}

interface Written {
  form: { steps: readonly string[] }
  lines: readonly { slot: string }[]
  steps: readonly string[]
}

/** Whether steps fell out because a place in them stayed empty: nobody heats the oven. Empty for a whole dish. */
export function lostSteps({ form, lines, steps }: Written): string[] {
  const filled = new Set(lines.map(({ slot }) => slot))
  const owed = form.steps.filter((step) => isOwed(step, filled)).length
  return steps.length < owed ? [`it has ${steps.length} steps and owes ${owed}`] : []
}
