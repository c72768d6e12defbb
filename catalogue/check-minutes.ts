const minutesPer: Record<string, number> = { minute: 1, min: 1, hour: 60, hr: 60 }

const overnight = 8 * 60

const number = String.raw`(\d+(?:\.\d+)?)(?:\s*[½])?`
const stated = new RegExp(
  `${number}(?:\\s*(?:–|-|to|or)\\s*\\d+(?:\\.\\d+)?)?\\s*(minute|min|hour|hr)s?\\b`,
  'giu',
)

/**
 * The longest single time that the steps name, in minutes, by the lower end of a range. Times of two
 * steps are not added: things cook side by side.
 */
export function longestMinutesIn(steps: readonly string[]): number {
  const text = steps.join('\n')
  const times = [...text.matchAll(stated)].map(
    ([, amount, unit]) => Number(amount) * (minutesPer[unit?.toLowerCase() ?? ''] ?? 0),
  )
  if (/\bovernight\b/iu.test(text) && !/\bor overnight\b/iu.test(text)) times.push(overnight)
  return Math.max(0, ...times)
}
