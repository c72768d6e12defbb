import { fahrenheitOf } from '../ingredients/core-temperature.ts'
import { listed } from '../listed.ts'
import type { Safety, Telling } from './telling.ts'
import { leastOfCup, millilitresPerSpoon, roundedMillilitres, roundedMinutes } from './rounding.ts'
import type { Filling } from './filling.ts'
import { areSeveral } from './words.ts'

const millilitresPerCup = 240
const cupParts: readonly [number, string][] = [
  [0, ''],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
]

/** A cup that differs by less is the same to a cook. */
const sameCup = 0.09
/** Millilitres below which nobody tells a scant cup from a full one. */
const leastToTell = 100
/** How a cookbook speaks of a cup that is not quite full, or a little more than that. */
function nearly(share: number): string {
  if (share > 1 + sameCup) return 'scant '
  return share < 1 - sameCup ? 'generous ' : ''
}

/** "400 ml (1 2/3 cups)": water is no line of a recipe, so that its steps say how much. */
export function inMillilitres(millilitres: number): string {
  const rounded = roundedMillilitres(millilitres)
  if (millilitres < leastOfCup) return `${rounded} ml (${rounded / millilitresPerSpoon} tbsp)`
  const cups = rounded / millilitresPerCup
  const whole = Math.floor(cups)
  const nearest = cupParts.toSorted(
    ([one], [other]) => Math.abs(one - (cups - whole)) - Math.abs(other - (cups - whole)),
  )[0] ?? [0, '']
  const full = nearest[0] === 1 ? whole + 1 : whole
  const words = [full === 0 ? '' : String(full), nearest[1]].filter((each) => each !== '').join(' ')
  const isMore = full > 1 || (full === 1 && nearest[1] !== '')
  const about =
    rounded < leastToTell ? '' : nearly((full + (nearest[0] === 1 ? 0 : nearest[0])) / cups)
  const metric = rounded >= 1000 ? `${rounded / 1000} l` : `${rounded} ml`
  return `${metric} (${about}${words} ${isMore ? 'cups' : 'cup'})`
}

const inMinutes = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${roundedMinutes(minutes)} minutes`

export const bare = (fillings: readonly Filling[]) => listed(fillings.map(({ called }) => called))
export const definite = (fillings: readonly Filling[]) =>
  listed(fillings.map(({ called }) => `the ${called}`))

function spokenOf(text: string, fillings: readonly Filling[]): string {
  const several = areSeveral(fillings)
  return text.replaceAll(/\{([^}]*)\}/gu, (_, inside: string) => {
    if (inside === 'it') return definite(fillings)
    if (inside === 'them') return several ? 'them' : 'it'
    if (inside === 'is') return several ? 'are' : 'is'
    const [plural = '', singular = ''] = inside.split('|')
    return several ? plural : singular
  })
}

/** Where one of them holds an "and", a comma parts them. */
function listedClauses(clauses: readonly string[]): string {
  const last = clauses.at(-1)
  if (clauses.length < 2 || last === undefined || !clauses.some((each) => / and /u.test(each))) {
    return listed(clauses)
  }
  return `${clauses.slice(0, -1).join(', ')}, and ${last}`
}

const inDegrees = (celsius: number) => `${celsius} °C (${fahrenheitOf(celsius)} °F)`

function safe({ sign, degrees }: Safety, filling: Filling): string {
  if (sign === 'no pink') return 'no pink is left'
  if (sign === 'steaming') return `it is steaming hot, ${inDegrees(degrees)} all through`
  if (sign === 'no pink inside')
    return `no pink is left in the thickest piece, at ${inDegrees(degrees)} inside`
  return `the thickest part of ${definite([filling])} has ${inDegrees(degrees)} inside`
}

export const english: Telling = {
  text: (text) => text,
  bare,
  definite,
  pronoun: (fillings) => (areSeveral(fillings) ? 'them' : 'it'),
  is: (fillings) => (areSeveral(fillings) ? 'are' : 'is'),
  agreeing: (fillings, [plural = '', singular = '']) => (areSeveral(fillings) ? plural : singular),
  spokenOf,
  spokenOfAgain(text, fillings) {
    const several = areSeveral(fillings)
    const subject = several ? 'they' : 'it'
    const object = several ? 'them' : 'it'
    return spokenOf(text.replace(/^\{it\}/u, subject).replaceAll('{it}', object), fillings)
  },
  listed,
  listedClauses,
  isLong: (clause) => /, | and |\. /u.test(clause),
  thenDo: (first, then) => `${first}${/, | and |\. /u.test(first) ? ', then' : ' and'} ${then}`,
  forTime(what, minutes, isMore, until) {
    const time = minutes === 0 ? '' : ` for ${inMinutes(minutes)}${isMore ? ' more' : ''}`
    return `${what}${time}${until === null ? '' : `, until ${until}`}`
  },
  minutes: inMinutes,
  millilitres: inMillilitres,
  juiceOf: (filling) => `the juice of ${definite([filling])}`,
  safe,
}
