import { numberOf, textOf, type Json } from './json.ts'

const iso =
  /^\s*-?P(?:(\d+(?:[.,]\d+)?)D)?(?:T?(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?\s*$/i
const minutesIn = { day: 1440, hour: 60, minute: 1, second: 1 / 60 } as const

type Unit = keyof typeof minutesIn
const units: readonly [Unit, RegExp][] = [
  ['day', /^(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[oi])$/i],
  ['hour', /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae])$/i],
  ['minute', /^(?:m|mins?|minutes?|minuten?|minut[oi]s?)$/i],
  ['second', /^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|second[oi])$/i],
]
const spoken = /(\d+(?:[.,]\d+)?)?\s*([½¼¾])?\s*(\p{L}+)\.?/gu
const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function inWords(text: string): number | null {
  let total: number | null = null
  for (const [, whole, part, word] of text.slice(0, 200).matchAll(spoken)) {
    const unit = units.find(([, names]) => names.test(word ?? ''))?.[0]
    if (unit === undefined || (whole === undefined && part === undefined)) continue
    const count = (numberOf(whole) ?? 0) + (parts[part ?? ''] ?? 0)
    total = (total ?? 0) + count * minutesIn[unit]
  }
  return total
}

const clock = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*$/

/**
 * A time as other apps state it, in whole minutes: "PT1H30M", "1 hour 20 minutes", "1:30", a number of minutes.
 * Null where there is none, or nothing at all.
 */
export function minutesOf(json: Json): number | null {
  const text = textOf(json)
  if (text === null) return null
  const minutes = readMinutes(text)
  return minutes === null || !(minutes > 0) ? null : Math.max(1, Math.round(minutes))
}

function readMinutes(text: string): number | null {
  const [, days, hours, minutes, seconds] = iso.exec(text) ?? []
  const counts: readonly [string | undefined, Unit][] = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ]
  if (counts.some(([count]) => count !== undefined)) {
    return counts.reduce((sum, [count, unit]) => sum + (numberOf(count) ?? 0) * minutesIn[unit], 0)
  }
  const [, hour, minute] = clock.exec(text) ?? []
  if (hour !== undefined) return Number(hour) * minutesIn.hour + Number(minute)
  return /^\d+(?:[.,]\d+)?$/.test(text) ? numberOf(text) : inWords(text)
}

/** For how many it is: "4 servings", "Makes 24 cookies", "4-6" (the fewer); null where nobody says. */
export function servingsOf(json: Json): number | null {
  const count = numberOf(textOf(json)?.replace('-', ' ') ?? null)
  return count !== null && count >= 1 && count <= 1000 ? Math.round(count) : null
}
