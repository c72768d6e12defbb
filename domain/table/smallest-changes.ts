import { compareCosts, type Cost, costOf, together } from './cost.ts'
import { type Deeds, type Portion, portionOf, standsWithout } from './portion-of.ts'
import type { Thing } from './pot.ts'
import { keepsTitle, type Seat, suitsGuest, swapsOfThing, type TableFacts } from './seat.ts'

export interface TableChoice {
  forAll: Deeds
  portions: readonly Portion[]
  cost: Cost
}

/** So many things that could be changed for everybody are looked at together: 2^10 ways. */
const mostForAll = 10

const portionsEaten = (seats: readonly Seat[]): number =>
  seats.reduce((sum, { eater }) => sum + eater.portions, 0)

/**
 * What can be done with a thing for everybody, and stays the dish that was chosen: nothing in its place where that is no
 * loss, else a swap that suits all, else nothing where nobody at the table would eat it. Undefined where nothing can be.
 */
export function deedForAll(thing: Thing, seats: readonly Seat[], given: TableFacts) {
  if (thing.mayGo && !thing.isFlavour) return null
  const swap = swapsOfThing(thing, given).find(
    (each) =>
      keepsTitle(thing, each) && seats.every((seat) => suitsGuest(each, seat, given.facts)),
  )
  const isNobodys = seats.every(({ offences }) => offences.has(thing))
  return swap ?? (thing.mayGo || (thing.mayLack && isNobodys) ? null : undefined)
}

/** Where most of what is cooked would be changed anyway, it is less to change all of it. */
function costForAll(deeds: Deeds, seats: readonly Seat[]): Cost {
  const half = portionsEaten(seats) / 2
  return costOf(
    ...[...deeds].map(([thing, swap]) => {
      const isMost = portionsEaten(seats.filter(({ offences }) => offences.has(thing))) > half
      if (!isMost) return 'for-all'
      if (swap !== null) return 'swapped'
      return thing.mayGo && thing.isOnPlate ? 'off-plate' : 'left-out'
    }),
  )
}

/** Every choice among so many, the smallest first. */
function waysAmong(possible: readonly (readonly [Thing, Deeds extends ReadonlyMap<Thing, infer Deed> ? Deed : never])[]): Deeds[] {
  return possible
    .reduce<Deeds[]>(
      (ways, one) => [...ways, ...ways.map((way) => new Map([...way, one]))],
      [new Map()],
    )
    .toSorted((one, other) => one.size - other.size)
}

/** The smallest changes by which all at a table eat of one pot, as far as they can (see `costs`). */
export function smallestChanges(seats: readonly Seat[], given: TableFacts): TableChoice {
  const { pot } = given
  const against = pot.things.filter((thing) => seats.some(({ offences }) => offences.has(thing)))
  const possible = against.flatMap((thing) => {
    const deed = deedForAll(thing, seats, given)
    return deed === undefined ? [] : [[thing, deed] as const]
  })
  const choices = waysAmong(possible.slice(0, mostForAll)).flatMap((forAll): TableChoice[] => {
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
