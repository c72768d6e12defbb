import type { Substitution } from '../ingredients/vocabulary.ts'
import { mostFlavoursLeftOut } from '../matching/leave-out.ts'
import { type Cost, costOf } from './cost.ts'
import { hasSomethingBefore, type Pot, type Thing } from './pot.ts'
import type { Seat } from './seat.ts'

/** What is done with things: what is taken for each, or null where it is left out. */
export type Deeds = ReadonlyMap<Thing, Substitution | null>

/** How somebody comes to a portion: `leaves` is the clause before which it does, null for the plate alone. */
export type Portion =
  | { kind: 'as-it-is'; cost: Cost }
  /** `helpless` is what nothing can be done about, of all that is `against` the settings. */
  | { kind: 'without'; cost: Cost; against: readonly Thing[]; helpless: readonly Thing[] }
  | { kind: 'changed'; cost: Cost; deeds: Deeds; leaves: number | null; isApart: boolean }

/** Of what is left out of a portion, though it is of the base, no more of the dish than this by weight. */
const mostLacking = 1 / 3

const asItIs: Portion = { kind: 'as-it-is', cost: costOf() }
const withoutDish = (against: readonly Thing[], helpless = against): Portion => ({
  kind: 'without',
  cost: costOf('without'),
  against,
  helpless,
})

const leftOutIn = (deeds: Deeds): Thing[] =>
  [...deeds].flatMap(([thing, swap]) => (swap === null ? [thing] : []))

/** How many flavours too many a dish goes without. */
const flavoursTooMany = ({ flavours }: Pot, leftOut: readonly Thing[]): number =>
  leftOut.filter(({ isFlavour }) => isFlavour).length - mostFlavoursLeftOut(flavours)

/** Of what fills beside what is left out, at least so much of the dish. */
const leastFilling = 0.08

/**
 * Whether a dish stands without so much: not without all of it, too many flavours, too much of its weight, or its meat or
 * fish where nothing else in it fills.
 */
export function standsWithout(pot: Pot, leftOut: readonly Thing[]): boolean {
  const weightOf = (things: readonly Thing[]) => things.reduce((sum, { share }) => sum + share, 0)
  if (leftOut.length === 0) return true
  const others = pot.things.filter((thing) => thing.fillsToo && !leftOut.includes(thing))
  return (
    leftOut.length < pot.things.length &&
    flavoursTooMany(pot, leftOut) <= 0 &&
    weightOf(leftOut.filter(({ mayGo }) => !mayGo)) <= mostLacking &&
    (leftOut.every(({ isFilling }) => !isFilling) || weightOf(others) >= leastFilling)
  )
}

/** The least that is done with a thing; undefined where nothing can be. */
function leastDeed(thing: Thing, { swaps }: Seat): Substitution | null | undefined {
  if (thing.isOnPlate && thing.mayGo) return null
  return swaps.get(thing) ?? (thing.mayGo || thing.mayLack ? null : undefined)
}

const kindOfDeed = ({ isOnPlate, mayGo }: Thing, swap: Substitution | null) =>
  swap !== null ? 'swapped' : isOnPlate && mayGo ? 'off-plate' : 'left-out'

/**
 * The same, as little as possible of it swapped instead of left off the plate, so that a dish stands: it has a flavour left,
 * and something at all. Undefined where it does not stand so.
 */
function standing(deeds: Deeds, forAll: Deeds, { swaps }: Seat, pot: Pot): Deeds | undefined {
  const made = new Map(deeds)
  const leftOut = () => [...leftOutIn(forAll), ...leftOutIn(made)]
  while (!standsWithout(pot, leftOut())) {
    const isTasteless = flavoursTooMany(pot, leftOut()) > 0
    const next = leftOutIn(made).find(
      (thing) => swaps.has(thing) && (thing.isFlavour || !isTasteless),
    )
    const swap = next === undefined ? undefined : swaps.get(next)
    if (next === undefined || swap === undefined) return undefined
    made.set(next, swap)
  }
  return made
}

/** The smallest change that makes somebody’s portion theirs, where so much is done otherwise for everybody. */
export function portionOf(seat: Seat, pot: Pot, forAll: Deeds): Portion {
  const { rules, offences, unclaimed } = seat
  const hasRules = rules.restrictions.length + rules.preferences.length > 0
  if (!hasRules || (seat.suits && forAll.size === 0)) return asItIs
  const against = [...offences.keys()].filter((thing) => !forAll.has(thing))
  if (unclaimed.length > 0 || pot.unread.length > 0) return withoutDish(against)
  if (against.length === 0) return forAll.size === 0 ? withoutDish([]) : asItIs

  const chosen = against.map((thing) => [thing, leastDeed(thing, seat)] as const)
  const helpless = chosen.flatMap(([thing, deed]) => (deed === undefined ? [thing] : []))
  if (helpless.length > 0) return withoutDish(against, helpless)
  const least = new Map(chosen.map(([thing, deed]) => [thing, deed ?? null]))
  const deeds = standing(least, forAll, seat, pot)
  if (deeds === undefined) return withoutDish(against, leftOutIn(least))
  const inPot = [...deeds.keys()].filter(({ isOnPlate }) => !isOnPlate)
  if (inPot.length > 0 && pot.isOnePiece) return withoutDish(against, inPot)

  const kinds = [...deeds].map(([thing, swap]) => kindOfDeed(thing, swap))
  if (inPot.length === 0) {
    return { kind: 'changed', cost: costOf(...kinds, 'own'), deeds, leaves: null, isApart: false }
  }
  const entries = inPot.flatMap(({ entry }) => entry ?? [])
  const leaves = entries.length < inPot.length ? null : Math.min(...entries)
  const changed = new Set(deeds.keys())
  if (leaves !== null && hasSomethingBefore(pot, leaves, changed)) {
    return { kind: 'changed', cost: costOf(...kinds, 'own'), deeds, leaves, isApart: false }
  }
  // Who cooks a portion by itself cooks the dish: of its base nothing is left out.
  const lacking = inPot.filter((thing) => deeds.get(thing) === null && !thing.mayGo)
  if (lacking.length > 0) return withoutDish(against, lacking)
  return {
    kind: 'changed',
    cost: costOf('apart', ...kinds, 'own'),
    deeds,
    leaves: null,
    isApart: true,
  }
}
