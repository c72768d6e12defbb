import { isSize } from '#domain/ingredients/line-words.ts'
import { foldText, normalise } from '#domain/ingredients/normalise.ts'
import {
  isUnitQualifier,
  unitFromAbbreviation,
  unitFromWords,
} from '#domain/ingredients/unit-words.ts'
import type { Reading } from './compare.ts'
import type { LabelledLine } from './labelled.ts'

const joints = new Set(['', 'and', 'or', 'of', 'the', 'a', 'an'])

/** Each word in the one form of its spellings: "tbsp", "tablespoons" and "T" are one. */
function formsOf(text: string): string[] {
  return text
    .split(/[\s/(),]+/u)
    .map((word) => {
      const form = normalise(foldText(word))
      return unitFromAbbreviation(word) ?? unitFromWords(form) ?? form
    })
    .flatMap((form) => form.split(' '))
    .filter((form) => !joints.has(form))
}

/** A word that says how large or how full the unit or the thing is: "level", "heaped", "thumb-sized". */
function isQuality(word: string): boolean {
  const folded = foldText(word)
  return isUnitQualifier(folded) || isSize(folded)
}

const bracketed = /\([^()]*\)/gu

/** The forms that count neither for nor against a reading. */
function uncounted({ text, qualities }: LabelledLine): Set<string> {
  const outside = new Set(formsOf(text.replace(bracketed, ' ')))
  const aside = [...text.matchAll(bracketed)].flatMap(([inside]) => formsOf(inside))
  const measures = text.split(/[\s,()]+/u).filter(isQuality)
  const words = [...qualities, ...measures].flatMap(formsOf)
  return new Set([...words, ...aside.filter((form) => !outside.has(form))])
}

function bagOf(text: string, free: ReadonlySet<string>): string {
  const forms = new Set(formsOf(text).filter((form) => !free.has(form) && !/\d/u.test(form)))
  return [...forms].toSorted().join(' ')
}

/**
 * Whether a line was read as it is labelled, but for what labels set down in different ways: qualities of the unit and of the
 * thing count nowhere ("level tbsp", "heaped"), nor does what stands in brackets; a unit may stand by itself or in the name
 * ("lettuce leaves"); and the amount of "400 g tin" may be one tin or 400 g, as that of "2 cm piece" one piece or 2 cm.
 */
export function isFairlyRight(reading: Reading, line: LabelledLine): boolean {
  const free = uncounted(line)
  const labelled = bagOf(`${line.unit} ${line.names.join(' ')}`, free)
  const { unit, unitText, names, pack, part } = reading
  const near = (amount: number | null) =>
    amount !== null && Math.abs(amount - line.quantity) < 0.006
  const ways = [
    ...(near(reading.quantity) ? [unit ?? '', unitText ?? ''] : []),
    ...(pack !== null && near(pack.quantity) ? [`${pack.unit} ${unit ?? ''}`] : []),
  ]
  return ways.some((measure) =>
    names.some((_, at) => {
      const offered = `${measure} ${names.slice(0, at + 1).join(' ')}`
      return [offered, `${part ?? ''} ${offered}`].some((each) => bagOf(each, free) === labelled)
    }),
  )
}
