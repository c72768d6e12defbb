import { singularForm } from '../ingredients/normalise.ts'
import { namesOfThings, otherThings, type Thing } from './said-things.ts'

interface SaidThings {
  things: readonly Thing[]
  /** Behind its last word. */
  end: number
}

/** What says before a thing that it shall not be there. */
const before = [
  'without',
  'without any',
  'no',
  'non',
  'free of',
  'free from',
  'allergic to',
  'ohne',
  'frei von',
  'kein',
  'keine',
  'keinen',
  'allergie gegen',
  'sans',
  'pas de',
  'allergie au',
  'allergie aux',
  'allergie a la',
  'sin',
  'libre de',
  'alergia a',
  'alergia al',
  'alergia a la',
  'alergia a los',
  'senza',
  'privo di',
  'allergia a',
  'allergia al',
  'allergia alle',
].map((each) => each.split(' '))
const joining = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'ni', 'y', 'o', 'e', 'ed', 'no'])
/** "nut free", "egg allergy" */
const behind = new Set(['free', 'allergy', 'intolerance', 'intolerant'])
/** "glutenfreie", "fleischlos", "Nussallergie", "eggless", and as some write it "nutfree". */
const freeAtEnd =
  /^(?<name>.+?)(?:free|less|(?:frei|los|intolerant)(?:e[mnrs]?)?|allergie|allergiker|intoleranz)$/u

const longestName = 4

function startsWith(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, place) => words[at + place] === word)
}

function thingAt(words: readonly string[], at: number): SaidThings | null {
  for (let length = longestName; length > 0; length--) {
    if (at + length > words.length) continue
    const name = words.slice(at, at + length).join(' ')
    if (otherThings.has(name)) return null
    const thing = namesOfThings().get(name)
    if (thing !== undefined) return { things: [thing], end: at + length }
  }
  return null
}

/** "eggs", "eggs and milk", "gluten, dairy". */
function thingsAt(words: readonly string[], at: number): SaidThings | null {
  let read = thingAt(words, at)
  while (read !== null) {
    const next: SaidThings | null =
      thingAt(words, read.end) ??
      (joining.has(words[read.end] ?? '') ? thingAt(words, read.end + 1) : null)
    if (next === null) return read
    read = { things: [...read.things, ...next.things], end: next.end }
  }
  return null
}

/** "without eggs or milk" */
function afterNegation(words: readonly string[], at: number): SaidThings | null {
  const said = before
    .filter((phrase) => startsWith(words, at, phrase))
    .toSorted((one, other) => other.length - one.length)
  for (const phrase of said) {
    const read = thingsAt(words, at + phrase.length)
    if (read !== null) return read
  }
  return null
}

/** "glutenfrei" */
function freeInOne(words: readonly string[], at: number): SaidThings | null {
  const name = freeAtEnd.exec(words[at] ?? '')?.groups?.['name']
  const thing = name === undefined ? undefined : namesOfThings().get(singularForm(name))
  return thing === undefined ? null : { things: [thing], end: at + 1 }
}

/** "egg and dairy free", "gluten- und laktosefrei" */
function beforeFree(words: readonly string[], at: number): SaidThings | null {
  const alone = freeInOne(words, at)
  if (alone !== null) return alone
  const read = thingsAt(words, at)
  if (read === null) return null
  if (behind.has(words[read.end] ?? '')) return { ...read, end: read.end + 1 }
  const next = joining.has(words[read.end] ?? '') ? read.end + 1 : read.end
  const last = freeInOne(words, next)
  return last === null ? null : { things: [...read.things, ...last.things], end: last.end }
}

/** A folded word as it is read here: in the singular, but for an ending that says that something is not there. */
export const readForm = (word: string): string => (freeAtEnd.test(word) ? word : singularForm(word))

/** What is said at a place that it shall not be there, with the words that say so: "egg free", "ohne Nüsse", "glutenfrei". */
export const readWithout = (words: readonly string[], at: number): SaidThings | null =>
  afterNegation(words, at) ?? beforeFree(words, at)
