import { type CoreKind } from '../ingredients/core-kinds.ts'
import { fahrenheitOf } from '../ingredients/core-temperature.ts'
import { isCuredInRashers } from './cured.ts'
import type { Method } from './technique.ts'
import type { Filling } from './words.ts'
import { definite, listedClauses, spokenOf, spokenOfAgain, treatmentOf } from './words.ts'

/** Cooked so long, or so hot and in such small pieces, that no middle is left to measure. */
const inCrumbs = new Set<Method>(['brown', 'stir-fry', 'simmer', 'bloom'])
/** What needs a thermometer: of the rest a cook sees that it is done. */
const measured = new Set<CoreKind>(['poultry', 'ground', 'game', 'offal', 'cut', 'fish'])

const longSimmer = 45

/** How a cook knows that meat and fish are safe; null where what is seen says enough. */
function safely(filling: Filling): string | null {
  const { core, method } = filling
  const { minutes = 0, done } = treatmentOf(filling)
  if (core === null || method === null || !measured.has(core.kind)) return null
  if (method === 'warm' || method === 'raw' || method === 'braise') return null
  if (isCuredInRashers(filling.id)) return null
  // Simmered so long it has no middle left to ask about; of poultry the number is said all the same, and of what roasts.
  const isWet = method !== 'roast' && method !== 'bake'
  if (minutes >= longSimmer && isWet && core.kind !== 'poultry') return null
  if (inCrumbs.has(method) && core.kind === 'ground') return 'no pink is left'
  if (inCrumbs.has(method) && filling.id.startsWith('ground-')) {
    return `it is steaming hot, ${core.celsius} °C (${fahrenheitOf(core.celsius)} °F) all through`
  }
  if (method === 'stir-fry' && core.kind === 'cut') return 'no pink is left'
  if (core.kind === 'fish' && done !== undefined) return null
  const degrees = `${core.celsius} °C (${fahrenheitOf(core.celsius)} °F)`
  if (method === 'stir-fry') return `no pink is left in the thickest piece, at ${degrees} inside`
  return `the thickest part of ${definite([filling])} has ${degrees} inside`
}

/** Raw they have made people ill: that they are hot is never left unsaid. */
const mustBeHot: ReadonlySet<string> = new Set(['bean-sprout', 'soybean-sprout'])

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
  const isOne = alike.size === 1 && [...alike.values()][0]?.length === fillings.length
  const speak = isOne ? spokenOfAgain : spokenOf
  // What must be hot inside is never left unsaid; of the rest the slowest speak.
  const mustBeSaid = ([, each]: [string, Filling[]]) =>
    each.some(({ core, id }) => core !== null || mustBeHot.has(id))
  const sorted = [...alike].toSorted((a, b) => Number(mustBeSaid(b)) - Number(mustBeSaid(a)))
  const most = Math.max(mostSigns, sorted.filter(mustBeSaid).length)
  const signs = sorted.slice(0, most).map(([done, each]) => speak(done, each))
  const safe = fillings.flatMap((filling) => safely(filling) ?? [])
  const unsaid = safe.filter((each) => !signs.some((sign) => sign.includes(each)))
  const all = [...signs, ...new Set(unsaid)]
  return all.length === 0 ? null : listedClauses(all)
}
