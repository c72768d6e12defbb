import type { Substitution } from '../ingredients/vocabulary.ts'
import { compareCosts, type Cost, type CostKind, costOf, together } from './cost.ts'
import { type Deeds, type Portion, portionOf, standsWithout } from './portion-of.ts'
import type { Thing } from './pot.ts'
import { keepsTitle, type Seat, suitsGuest, swapsOfThing, type TableFacts } from './seat.ts'

type Deed = readonly [Thing, Substitution | null]

export interface TableChoice {
  forAll: Deeds
  portions: readonly Portion[]
  cost: Cost
}

/** So many ways to change something for everybody are looked at; beyond that the first things decide. */
const mostWays = 1500

const portionsEaten = (seats: readonly Seat[]): number =>
  seats.reduce((sum, { eater }) => sum + eater.portions, 0)

/** From this quality on nobody minds a swap who need not have it; below the other it is put before nobody who need not. */
const asGood = 0.8
const goodEnough = 0.6

const changesMost = (thing: Thing, seats: readonly Seat[]): boolean =>
  portionsEaten(seats.filter(({ offences }) => offences.has(thing))) > portionsEaten(seats) / 2

/** It is less to change all of it where nobody minds, and where most of what is cooked would be changed anyway. */
function kindForAll(thing: Thing, swap: Substitution | null, seats: readonly Seat[]): CostKind {
  if (swap !== null && swap.quality >= asGood) return 'swapped'
  if (!changesMost(thing, seats)) return 'for-all'
  if (swap !== null) return 'swapped'
  return thing.mayGo && thing.isOnPlate ? 'off-plate' : 'left-out'
}

/**
 * What can be done with a thing for everybody, so that the dish stays the one that was chosen: of nothing in its place and a
 * swap that suits all whichever is less stands first, but a flavour is swapped where it can be. What is of the base is left out only
 * where nobody at the table would eat it.
 */
function deedsForAll(thing: Thing, seats: readonly Seat[], given: TableFacts): Deed[] {
  const against = seats.flatMap(({ offences }) => offences.get(thing) ?? [])
  const swap = swapsOfThing(thing, against, given).find(
    (each) =>
      keepsTitle(thing, each) &&
      (each.quality >= goodEnough || changesMost(thing, seats)) &&
      seats.every((seat) => suitsGuest(each, seat, given.facts)),
  )
  const isNobodys = against.length === seats.length
  const mayLeaveOut = thing.mayGo
    ? !thing.isFlavour || swap === undefined
    : thing.mayLack && isNobodys
  const deeds: Deed[] = [
    ...(mayLeaveOut && (thing.mayGo || swap === undefined) ? [[thing, null] as const] : []),
    ...(swap === undefined ? [] : [[thing, swap] as const]),
  ]
  return deeds.toSorted((one, other) =>
    compareCosts(costOf(kindForAll(...one, seats)), costOf(kindForAll(...other, seats))),
  )
}

const costForAll = (deeds: Deeds, seats: readonly Seat[]): Cost =>
  costOf(...[...deeds].map(([thing, swap]) => kindForAll(thing, swap, seats)))

/** Every choice among what can be done with so many things, the smallest first. */
function waysAmong(possible: readonly (readonly Deed[])[]): Deeds[] {
  const all = possible.reduce<Deeds[]>(
    (ways, deeds) => {
      const room = Math.floor(mostWays / ways.length) - 1
      const more = deeds.slice(0, room)
      return [...ways, ...more.flatMap((deed) => ways.map((way) => new Map([...way, deed])))]
    },
    [new Map()],
  )
  return all.toSorted((one, other) => one.size - other.size)
}

/** The smallest changes by which all at a table eat of one pot, as far as they can (see `costs`). */
export function smallestChanges(seats: readonly Seat[], given: TableFacts): TableChoice {
  const { pot } = given
  const against = pot.things.filter((thing) => seats.some(({ offences }) => offences.has(thing)))
  const possible = against.map((thing) => deedsForAll(thing, seats, given))
  const choices = waysAmong(possible).flatMap((forAll): TableChoice[] => {
    const leftOut = [...forAll].flatMap(([thing, swap]) => (swap === null ? [thing] : []))
    if (!standsWithout(pot, leftOut)) return []
    const portions = seats.map((seat) => portionOf(seat, pot, forAll))
    const cost = together([costForAll(forAll, seats), ...portions.map((each) => each.cost)])
    return [{ forAll, portions, cost }]
  })
  const [first, ...others] = choices
  if (first === undefined) throw new Error('changing nothing is always a choice')
  return others.reduce(
    (best, each) => (compareCosts(each.cost, best.cost) < 0 ? each : best),
    first,
  )
}
