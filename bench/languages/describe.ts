import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { readLines } from '#domain/ingredients/read-lines.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'

/** How a line is read, a text for each of its things: line → amount, unit | food in English | size, part and note. */
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
    const others = read.otherwise.length === 0 ? '' : ` (or ${read.otherwise.join(', ')})`
    return `${line} → ${stated} ${unit ?? ''}${pack} | ${food}${others} | ${note}`
  })
}
