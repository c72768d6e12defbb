/** What stands before a time, and asks for no more than what it says. */
const before = [
  'less than',
  'no more than',
  'ready in',
  'under',
  'within',
  'in',
  'max',
  'unter',
  'hochsten',
  'bis',
  'moin de',
  'moins de',
  'en',
  'meno de',
  'menos de',
  'meno di',
  'sotto',
].map((each) => each.split(' '))

const minuteWords = new Set(['min', 'minute', 'minuten', 'minuto', 'minuti', 'mn'])
const hourWords = new Set(['hour', 'hr', 'stunde', 'stunden', 'heure', 'hora', 'ora', 'ore'])
const glued = /^(?<amount>\d{1,3})(?:min|mn|minute|minuten)$/u
const halves = [
  'half an hour',
  'half hour',
  'halbe stunde',
  'halben stunde',
  'demi heure',
  'media hora',
  'mezzora',
  'mezz ora',
].map((each) => each.split(' '))

/** A longer one says how long something rests, or nothing that anybody asks for. */
const longest = 180

interface SaidMinutes {
  atMost: number
  /** Behind its last word. */
  end: number
}

function timeAt(words: readonly string[], at: number): SaidMinutes | null {
  const half = halves.find((phrase) => phrase.every((word, place) => words[at + place] === word))
  if (half !== undefined) return { atMost: 30, end: at + half.length }
  const word = words[at] ?? ''
  const inOne = glued.exec(word)?.groups?.['amount']
  if (inOne !== undefined) return { atMost: Number(inOne), end: at + 1 }
  if (!/^\d{1,3}$/u.test(word)) return null
  const unit = words[at + 1] ?? ''
  if (minuteWords.has(unit)) return { atMost: Number(word), end: at + 2 }
  return hourWords.has(unit) ? { atMost: Number(word) * 60, end: at + 2 } : null
}

/** How long it may take: "30 minutes", "under 30 min", "en menos de media hora"; words are folded and in the singular. */
export function readMinutes(words: readonly string[], at: number): SaidMinutes | null {
  let start = at
  for (let each = startBehind(words, start); each > start; each = startBehind(words, start)) {
    start = each
  }
  const time = timeAt(words, start)
  return time === null || time.atMost === 0 || time.atMost > longest ? null : time
}

function startBehind(words: readonly string[], at: number): number {
  const phrase = before.find((each) => each.every((word, place) => words[at + place] === word))
  return at + (phrase?.length ?? 0)
}
