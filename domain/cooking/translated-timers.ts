import {
  anyNumber,
  anyOf,
  germanNumbers,
  type NumberWords,
  valueOfNumber,
} from '../recipes/numbers-in-words.ts'
import { secondsPer } from '../time-units.ts'
import { type StepTimer, timersIn } from './timers.ts'

/** How a language writes times in steps. */
interface TimeWords {
  numbers: NumberWords
  /** Seconds of each unit, in small letters. */
  units: ReadonlyMap<string, number>
  /** May stand between a number and its unit: “eine volle Minute”. */
  between: readonly string[]
  /** Before a time that nobody waits for: “alle 10 Minuten”. */
  notAwaited: RegExp
  /** What the time is for, by the words behind it. */
  deedBehind: (words: string) => string
}

const verbAtEnd = /(?:^| )(\p{Ll}+(?:en|ern|eln))$/u
/** These name no work alone: “kalt stellen”, “abkühlen lassen”. */
const bareVerb = /^(?:lassen|stellen|halten|legen|setzen|geben)$/u
const longestName = 28

/** “Braten, bis sie …” → “Braten”, “auf einem Gitter abkühlen lassen” → “Abkühlen lassen”. A German deed stands last. */
function germanDeed(words: string): string {
  const [clause = ''] = words.split(/[,.;:!?()]| (?:und|oder|bis|dann|dabei) /u)
  const said = clause.trim()
  const [, verb] = verbAtEnd.exec(said) ?? []
  if (verb === undefined) return ''
  const before =
    said
      .slice(0, said.length - verb.length)
      .trim()
      .split(' ')
      .at(-1) ?? ''
  const short = bareVerb.test(verb) ? `${before} ${verb}`.trim() : verb
  const name = said.length <= longestName ? said : short
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const german: TimeWords = {
  numbers: new Map([...germanNumbers, ['weitere', 1], ['weiteren', 1]]),
  units: new Map([
    ['stunde', secondsPer.hour],
    ['stunden', secondsPer.hour],
    ['viertelstunde', secondsPer.hour / 4],
    ['dreiviertelstunde', (secondsPer.hour * 3) / 4],
    ['minute', secondsPer.minute],
    ['minuten', secondsPer.minute],
    ['sekunde', secondsPer.second],
    ['sekunden', secondsPer.second],
  ]),
  between: [
    'volle',
    'vollen',
    'gute',
    'guten',
    'knappe',
    'knappen',
    'ganze',
    'weitere',
    'weiteren',
  ],
  notAwaited:
    /\b(?:alle|jede|jeden|pro|je|innerhalb(?: von)?|nach|höchstens|weniger als|unter)\s$/iu,
  deedBehind: germanDeed,
}

const languages: Readonly<Record<string, TimeWords>> = { de: german }

function patternOf({ numbers, units, between }: TimeWords): RegExp {
  const amount = anyNumber(numbers)
  return new RegExp(
    `(?<![\\d.,/])(${amount})(?:\\s?(?:[–—-]|bis|oder)\\s?(${amount}))?\\s(?:(?:${anyOf(between)})\\s)*(${anyOf(units.keys())})(?!\\p{L})`,
    'giu',
  )
}
const patterns = new Map<TimeWords, RegExp>()

/** Every time in a text of a language; “1 Stunde 20 Minuten” is one. */
function timesIn(step: string, words: TimeWords): StepTimer[] {
  const pattern = patterns.get(words) ?? patternOf(words)
  patterns.set(words, pattern)
  const times: StepTimer[] = []
  for (const found of step.matchAll(pattern)) {
    const [whole, low = '', high, unit = ''] = found
    const per = words.units.get(unit.toLowerCase()) ?? 0
    const seconds = Math.round(valueOfNumber(low, words.numbers) * per)
    const most = high === undefined ? null : Math.round(valueOfNumber(high, words.numbers) * per)
    const end = found.index + whole.length
    const before = times.at(-1)
    const isRest =
      before !== undefined &&
      before.mostSeconds === null &&
      before.seconds > seconds &&
      /^ (?:und )?$/u.test(step.slice(before.end, found.index))
    if (isRest) {
      before.seconds += seconds
      before.end = end
    } else times.push({ start: found.index, end, name: '', seconds, mostSeconds: most })
  }
  return times.map((time) => ({ ...time, name: words.deedBehind(step.slice(time.end)) }))
}

/**
 * The times of a step in another language that are worth a timer. Where the English step is there, it says which they are;
 * else all that are awaited. Undefined for a language of which nothing is known here.
 */
export function translatedTimers(
  step: string,
  language: string,
  written: string | undefined,
): StepTimer[] | undefined {
  const words = languages[language]
  if (words === undefined) return undefined
  const times = timesIn(step, words)
  if (written === undefined) {
    return times.filter(({ start }) => !words.notAwaited.test(step.slice(0, start)))
  }
  const left = timersIn(written)
  return times.flatMap((time) => {
    const place = left.findIndex(
      ({ seconds, mostSeconds }) => seconds === time.seconds && mostSeconds === time.mostSeconds,
    )
    const [timer] = place < 0 ? [] : left.splice(place, 1)
    return timer === undefined ? [] : [{ ...time, of: { step: written, timer } }]
  })
}
