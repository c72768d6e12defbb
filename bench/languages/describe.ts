import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import { readLines } from '#domain/ingredients/read-lines.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'

/**
 * How a line is read, a text for each of its things: line → amount, unit | name, and behind “=” the food that it counts as where the
 * catalogue calls that otherwise | size, part and note. A recipe shows the name as its cook wrote it.
 */
export function describeReading(line: string, vocabulary: Vocabulary): string[] {
  return readLines(line, vocabulary).map((read) => {
    const { amount, unit, packSize, resolution, optional } = read
    const stated = amount === null ? '–' : formatAmount(amount.min, null, amount.max)
    const pack =
      packSize === null
        ? ''
        : ` × ${formatAmount(packSize.amount.min, packSize.unit, packSize.amount.max)}`
    const food =
      resolution.kind === 'resolved'
        ? (vocabulary.ingredients.get(resolution.ingredient)?.name ?? '?')
        : '?'
    const note = [read.part, read.size, read.preparation, optional ? 'optional' : null]
      .filter((each) => each !== null)
      .join('; ')
    const shown = normalise(read.name) === normalise(food) ? food : `${read.name} = ${food}`
    const others = read.otherwise.length === 0 ? '' : ` (or ${read.otherwise.join(', ')})`
    return `${line} → ${stated} ${unit ?? ''}${pack} | ${shown}${others} | ${note}`
  })
}
