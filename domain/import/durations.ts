import { upperOfRanges, valueOf, written } from './numbers.ts'
import { plainText } from './plain-text.ts'

const mostMinutes = 60 * 24 * 60

const iso =
  /^[-+]?P(?:([\d.,]+)Y)?(?:([\d.,]+)M(?!IN))?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?(?:([\d.,]+)H(?:OURS?|RS?)?)?(?:([\d.,]+)(?:M(?:IN(?:UTE)?S?)?|$))?(?:([\d.,]+)S)?)?$/iu

const units: readonly (readonly [minutes: number, names: string])[] = [
  [24 * 60, 'days?|d|tage?n?|jours?|giorn[oi]|días?|dias?|dage?n?|dagar|dygn|дн(?:я|ей)|päivää?'],
  [
    60,
    'hours?|hrs?|h|std|stunden?|heures?|ore|ora|horas?|hs|uur|uren|timer?|timmar?|tuntia?|godz(?:in[ay]?)?|óra|ó|hodin[ay]?|ч(?:ас(?:а|ов)?)?|ώρ(?:α|ες)|saat|小时|時間',
  ],
  [
    1,
    "minutes?|mins?|mn|m|'|′|minuten?|minuut|minutos?|minut[oi]|minut(?:ter|t|y|a|er)?|perc|p|мин(?:ут[аы]?)?|λεπτά|dakika|dk|minuuttia?|分钟|分",
  ],
  [1 / 60, 'seconds?|secs?|s|sekunden?|secondes?|secondi|segundos?|сек'],
]
const anyUnit = units.map(([, names]) => `(${names})`).join('|')
const part = new RegExp(`(${written})\\s*(?:${anyUnit})(?!\\p{L})`, 'giu')

function inMinutes(minutes: number): number | null {
  const whole = Math.round(minutes)
  return whole > 0 && whole <= mostMinutes ? whole : null
}

/** `PT1H30M`, `P0DT0H45M`, `PT90M`, `P45M` (minutes: nobody cooks for months). */
function ofIso(text: string): number | null {
  const found = iso.exec(text.replaceAll(' ', ''))
  if (found === null) return null
  const [, , months, weeks, days, hours, minutes, seconds] = found.map((each) =>
    each === undefined ? 0 : Number(each.replace(',', '.')),
  )
  const sum = (weeks ?? 0) * 7 + (days ?? 0)
  const early = (months ?? 0) + sum * 24 * 60
  return inMinutes(
    Math.ceil(early + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60 - 1e-9),
  )
}

function ofWords(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*(?:h|hrs?|hours?|std\.?|uur))?$/iu.exec(text)
  if (clock !== null) return inMinutes(Number(clock[1]) * 60 + Number(clock[2]))
  // "1h30": the minutes stand without their unit.
  const joined = /^(\d{1,2})\s*(?:h|std)\s*(\d{1,2})$/iu.exec(text)
  if (joined !== null) return inMinutes(Number(joined[1]) * 60 + Number(joined[2]))
  const seen = new Set<number>()
  let minutes = 0
  for (const found of upperOfRanges(text).matchAll(part)) {
    const [, number = '', ...names] = found
    const unit = names.findIndex((name) => name !== undefined && name !== '')
    // A second time in hours is of something else: "1 hour (plus 2 hours to chill)".
    if (seen.has(unit)) break
    seen.add(unit)
    minutes += valueOf(number) * (units[unit]?.[0] ?? 0)
  }
  return inMinutes(minutes)
}

/**
 * Whole minutes of a duration in any of the spellings that pages have: ISO 8601, also careless, "1 hour
 * 20 min" in several languages, "1:20", a bare number of minutes. Of a range the longer. Null for none.
 */
export function readMinutes(value: unknown): number | null {
  if (typeof value === 'number') return inMinutes(value)
  if (Array.isArray(value)) {
    for (const each of value) {
      const minutes = readMinutes(each)
      if (minutes !== null) return minutes
    }
    return null
  }
  if (typeof value === 'object' && value !== null) {
    const parts = new Map<string, unknown>(Object.entries(value))
    for (const name of ['maxValue', 'value', '@value', 'minValue', 'name', 'text']) {
      const minutes = readMinutes(parts.get(name))
      if (minutes !== null) return minutes
    }
    return null
  }
  if (typeof value !== 'string') return null
  const text = plainText(value.slice(0, 200))
  if (/^\d+(?:\.\d+)?$/u.test(text)) return inMinutes(Number(text))
  return ofIso(text) ?? ofWords(text)
}
