const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const units = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** "3 days ago", "yesterday", "just now"; a moment that is still to come counts as now. */
export function ago(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000
  const fitting = units.find((each) => seconds >= each.seconds)
  return fitting === undefined
    ? 'just now'
    : format.format(-Math.floor(seconds / fitting.seconds), fitting.unit)
}
