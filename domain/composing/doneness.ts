import { type CoreKind } from '../ingredients/core-kinds.ts'
import { isCuredInRashers } from './cured.ts'
import type { Method } from './technique.ts'
import type { Filling } from './filling.ts'
import type { Safety, Telling } from './telling.ts'
import { groupedBy, treatmentOf } from './words.ts'

/** Cooked so long, or so hot and in such small pieces, that no middle is left to measure. */
const inCrumbs = new Set<Method>(['brown', 'stir-fry', 'simmer', 'bloom'])
/** What needs a thermometer: of the rest a cook sees that it is done. */
const measured = new Set<CoreKind>(['poultry', 'ground', 'game', 'offal', 'cut', 'fish'])

const longSimmer = 45

/** How a cook knows that meat and fish are safe; null where what is seen says enough. */
function safetyOf(filling: Filling): Safety | null {
  const { core, method } = filling
  const { minutes = 0, done } = treatmentOf(filling)
  if (core === null || method === null || !measured.has(core.kind)) return null
  if (method === 'warm' || method === 'raw' || method === 'braise') return null
  if (isCuredInRashers(filling.id)) return null
  // Simmered so long it has no middle left to ask about; of poultry the number is said all the same, and of what roasts.
  const isWet = method !== 'roast' && method !== 'bake'
  if (minutes >= longSimmer && isWet && core.kind !== 'poultry') return null
  const degrees = core.celsius
  if (inCrumbs.has(method) && core.kind === 'ground') return { sign: 'no pink', degrees }
  if (inCrumbs.has(method) && filling.id.startsWith('ground-')) return { sign: 'steaming', degrees }
  if (method === 'stir-fry' && core.kind === 'cut') return { sign: 'no pink', degrees }
  if (core.kind === 'fish' && done !== undefined) return null
  return { sign: method === 'stir-fry' ? 'no pink inside' : 'thickest', degrees }
}

/** Raw they have made people ill: that they are hot is never left unsaid. */
const mustBeHot: ReadonlySet<string> = new Set(['bean-sprout', 'soybean-sprout'])

/** So many signs are read; more are a list. */
const mostSigns = 2

/** What a cook sees when things are done, the slowest first, and when they are safe; null where nothing is said. */
export function doneWhen(fillings: readonly Filling[], telling: Telling): string | null {
  const slowest = fillings.toSorted(
    (one, other) => (treatmentOf(other).minutes ?? 0) - (treatmentOf(one).minutes ?? 0),
  )
  const alike = groupedBy(slowest, (each) => treatmentOf(each).done)
  const isOne = alike.length === 1 && alike[0]?.[1].length === fillings.length
  const speak = isOne ? telling.spokenOfAgain : telling.spokenOf
  // What must be hot inside is never left unsaid; of the rest the slowest speak.
  const mustBeSaid = ([, each]: readonly [string, readonly Filling[]]) =>
    each.some(({ core, id }) => core !== null || mustBeHot.has(id))
  const sorted = alike.toSorted((a, b) => Number(mustBeSaid(b)) - Number(mustBeSaid(a)))
  const most = Math.max(mostSigns, sorted.filter(mustBeSaid).length)
  const signs = sorted.slice(0, most).map(([done, each]) => speak(telling.text(done), each))
  const safe = fillings.flatMap((filling) => {
    const safety = safetyOf(filling)
    return safety === null ? [] : telling.safe(safety, filling)
  })
  const unsaid = safe.filter((each) => !signs.some((sign) => sign.includes(each)))
  const all = [...signs, ...new Set(unsaid)]
  return all.length === 0 ? null : telling.listedClauses(all)
}
