import { readAmount } from '../ingredients/amount.ts'
import { secondsPer } from '../time-units.ts'
import { deedBefore } from './deed.ts'

/** A time that a step asks to be kept. */
export interface StepTimer {
  /** Where the words stand in the step. */
  start: number
  end: number
  /** "Simmer gently", "Bake"; empty where the words around the time do not say. */
  name: string
  /** When to look: the lower end of a range. */
  seconds: number
  /** The upper end of a range, or null. */
  mostSeconds: number | null
  /** The same time in the English step, where this one is of a translation. */
  of?: { step: string; timer: StepTimer }
}

/** Shorter than this is counted aloud, not set on a clock. */
const leastSeconds = 10

const digits = String.raw`\d+(?:[.,]\d+)?(?:\s?[½¼¾⅓⅔]|\s\d\/\d)?|\d\/\d|[½¼¾⅓⅔]`
const words =
  'half an?|(?:a |three )?quarters? of an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|another|an?'
const amount = `(?:${digits}|\\b(?:${words})\\b)`
const unit = String.raw`(hour|hr|minute|min|second|sec)s?\b`
const time = new RegExp(
  `(?<![\\d.,/])(${amount}(?:\\s?(?:[–—-]|to\\b|or\\b)\\s?${amount})?)[\\s-](?:full |good |whole )?${unit}`,
  'giu',
)
/** "1 hour 20 minutes", "an hour and 20 minutes". */
const andMore = new RegExp(`^\\s(?:and\\s)?(${digits})\\s(minute|min|second|sec)s?\\b`, 'iu')
const andHalf = /^ and a (half|quarter)\b/iu
/** "A minute or two". */
const orTwo = /^ or (two|so)\b/iu

/** What tells a time that one waits for from one that is only spoken of. */
const notAwaitedBefore =
  /\b(?:every|within|no (?:longer|more) than|not (?:longer|more) than|less than|more than|under|per|first|takes?|took|lasts|keeps|rested|in|pass|each|once|under|the day|until the|up to)\s(?:(?:about|at least|only|just|the|an?|these|those|another)\s)?$/iu
const notAwaitedBehind =
  /^\s(?:(?:short|shorter|longer|less than|early|earlier|later|ahead|to go|to spare|old|pass|left)\b|from the end)/iu
/** "1 minute before the pasta is done"; but one waits 5 minutes before one cuts. */
const before = /^\sbefore\b/iu
const awaited =
  /\b(?:wait|stand|rest|leave|chill|cool|give|let)(?: (?:it|them))?(?: (?:stand|rest|cool))?(?: for)?\s$/iu

const valueOfWords: ReadonlyMap<string, number> = new Map([
  ['another', 1],
  ['half a', 1 / 2],
  ['half an', 1 / 2],
  ['quarter of an', 1 / 4],
  ['a quarter of an', 1 / 4],
  ['three quarters of an', 3 / 4],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
])

function valueOf(written: string): number {
  const text = written.trim().toLowerCase()
  // The reader of amounts wants something to be measured behind the number.
  return valueOfWords.get(text) ?? readAmount(`${text} x`)?.amount.min ?? 0
}

function secondsOf(written: string, unitWord: string): number {
  const [kind = 's'] = unitWord.toLowerCase()
  const per = kind === 'h' ? secondsPer.hour : kind === 'm' ? secondsPer.minute : secondsPer.second
  return Math.round(valueOf(written) * per)
}

function readTime(found: RegExpExecArray, step: string): Omit<StepTimer, 'name'> {
  const [whole, written = '', unitWord = ''] = found
  const [low = '', high] = written.split(/\s?(?:[–—]|(?<=\d)-)\s?|\s(?:to|or)\s/u)
  let seconds = secondsOf(low, unitWord)
  let most = high === undefined ? null : secondsOf(high, unitWord)
  let end = found.index + whole.length
  const behind = step.slice(end)
  const more = andMore.exec(behind)
  const half = andHalf.exec(behind)
  const two = orTwo.exec(behind)
  if (more !== null) {
    seconds += secondsOf(more[1] ?? '', more[2] ?? '')
    end += more[0].length
  } else if (half !== null) {
    seconds += secondsOf(half[1] === 'half' ? 'half an' : 'quarter of an', unitWord)
    end += half[0].length
  } else if (two !== null) {
    if (two[1] === 'two') most = secondsOf('two', unitWord)
    end += two[0].length
  }
  return {
    start: found.index,
    end,
    seconds,
    mostSeconds: most !== null && most > seconds ? most : null,
  }
}

/**
 * The times in a step that are worth a timer, in their order. Not "overnight", "a few minutes" or
 * "every half minute", nor what is measured from elsewhere ("1 minute before the pasta is done").
 */
export function timersIn(step: string): StepTimer[] {
  const timers: StepTimer[] = []
  for (const found of step.matchAll(time)) {
    const read = readTime(found, step)
    // "45 minutes" of "1 hour 45 minutes".
    if (read.start < (timers.at(-1)?.end ?? 0)) continue
    const ahead = step.slice(0, read.start)
    const behind = step.slice(read.end)
    if (notAwaitedBefore.test(ahead) || notAwaitedBehind.test(behind)) continue
    if (before.test(behind) && !awaited.test(ahead)) continue
    if (read.seconds < leastSeconds) continue
    timers.push({ ...read, name: deedBefore(ahead) })
  }
  return timers
}
