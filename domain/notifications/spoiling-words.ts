import { t } from '../texts/t.ts'
import { countedName } from '../pantry/pantry-item.ts'
import { capitalised } from '../ingredients/names.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { daysLeftInWords } from '../pantry/shelf-life.ts'
import type { Spoiling } from '../pantry/spoiling.ts'
import type { Kept } from '../pantry/time-left.ts'

/** More than a few nobody reads on a locked screen. */
const mostNamed = 5

/**
 * What spoils, as it is told outside the app: "Spinach: today". Things go by our names for them: what somebody typed stands in none
 * of our mails. Of the same food twice the most urgent one counts.
 */
export function spoilingInWords(
  spoiling: readonly Spoiling<Pick<Kept, 'ingredient'>>[],
  vocabulary: Vocabulary,
): { title: string; lines: string[] } {
  const days = new Map<string, number>()
  for (const { item, left } of spoiling) {
    const { ingredient } = item
    if (ingredient !== null && !days.has(ingredient)) days.set(ingredient, left.daysLeft)
  }
  const named = [...days].map(
    ([id, left]) =>
      `${capitalised(countedName(id, null, null, vocabulary))}: ${daysLeftInWords(left)}`,
  )
  const count = named.length
  const others = count - mostNamed
  return {
    title: t('{count, plural, one {Use this soon} other {Use these # soon}}', { count }),
    lines: [
      ...named.slice(0, mostNamed),
      ...(others > 0 ? [t('{others, plural, other {and # more}}', { others })] : []),
    ],
  }
}
