import type { Filling } from './words.ts'
import { definite, listedClauses, spokenOf, treatmentOf } from './words.ts'

const fahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32)

/** What is in crumbs has no middle to measure. */
const inCrumbs = new Set(['brown', 'stir-fry', 'simmer', 'bloom'])
const isGround = (filling: Filling) => /\bground\b|\bmince/u.test(filling.called)
/** Cooked so long that no middle is left raw. */
const longCooked = new Set(['braise'])

/** How a cook knows that meat and fish are safe; null where nothing must be. */
function safely(filling: Filling): string | null {
  const { technique, method } = filling
  if (technique?.core === undefined || method === null) return null
  if (method === 'warm' || method === 'raw' || longCooked.has(method)) return null
  if (isGround(filling) && inCrumbs.has(method)) return 'no pink is left'
  const { core } = technique
  return `the thickest part of ${definite([filling])} has ${core} °C (${fahrenheit(core)} °F) inside`
}

/** So many signs are read; more are a list. */
const mostSigns = 2

/** What a cook sees when things are done, the slowest first, and when they are safe; null where nothing is said. */
export function doneWhen(fillings: readonly Filling[]): string | null {
  const slowest = fillings
    .map((filling) => ({ filling, treatment: treatmentOf(filling) }))
    .toSorted((one, other) => (other.treatment.minutes ?? 0) - (one.treatment.minutes ?? 0))
  const alike = new Map<string, Filling[]>()
  for (const { filling, treatment } of slowest) {
    const { done } = treatment
    if (done !== undefined) alike.set(done, [...(alike.get(done) ?? []), filling])
  }
  const signs = [...alike].slice(0, mostSigns).map(([done, each]) => spokenOf(done, each))
  const safe = fillings.flatMap((filling) => safely(filling) ?? [])
  const unsaid = safe.filter((each) => !signs.some((sign) => sign.includes(each)))
  const all = [...signs, ...new Set(unsaid)]
  return all.length === 0 ? null : listedClauses(all)
}
