import type { CountedThing } from './scale-counts.ts'

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)

/**
 * What the steps say of a number without naming it, so that it cannot follow the servings: "the second one",
 * "both lemons", "the other two". In the order of the text, each once.
 *
 * @param counted what the recipe counts
 */
export function unscalableCounts(
  steps: readonly string[],
  counted: readonly CountedThing[],
): string[] {
  const ones = ['one', ...counted.map(({ one }) => escaped(one))].join('|')
  const more = counted.map(({ more: name }) => escaped(name))
  const ordinal = String.raw`(?:second|third|fourth|fifth|sixth)`
  const patterns = [
    String.raw`the ${ordinal} (?:half )?(?:${ones})\b`,
    String.raw`the (?:last|other) (?:half )?(?:${ones})\b`,
    String.raw`the other (?:two|three|four|five|six)\b(?! sides)`,
    ...(more.length > 0 ? [String.raw`both (?:the )?(?:${more.join('|')})\b`] : []),
  ]
  const pattern = new RegExp(String.raw`\b(?:${patterns.join('|')})`, 'giu')
  return [...new Set(steps.flatMap((step) => step.match(pattern) ?? []))]
}
