import { expect, inject, test } from 'vitest'
import type { Substitution } from '../ingredients/vocabulary.ts'
import { inTitle, whereAvoided } from '../matching/swaps.ts'
import { seededRandom } from '../testing/random.ts'
import { mayHold } from './against-settings.ts'
import { compareCosts, type Cost, type CostKind, costOf, together } from './cost.ts'
import { hasSomethingBefore, type Thing } from './pot.ts'
import type { Seat, TableFacts } from './seat.ts'
import { smallestChanges } from './smallest-changes.ts'
import { randomSeats, suitsSeat } from './testing/random-seats.ts'

/** For each thing what is done with it: itself, null for nothing, or what is taken. */
type Done = ReadonlyMap<Thing, Substitution | null>

/** Every way to do something with some of these things. */
function everyWay(
  things: readonly Thing[],
  deeds: (thing: Thing) => readonly (Substitution | null)[],
): Done[] {
  return things.reduce<Done[]>(
    (ways, thing) =>
      ways.flatMap((way) => [way, ...deeds(thing).map((deed) => new Map([...way, [thing, deed]]))]),
    [new Map()],
  )
}

const swapsOf = ({ ingredient }: Thing, { vocabulary }: TableFacts) =>
  vocabulary.substitutions.filter(({ need }) => need === ingredient)

const contextsOf = ({ lines }: Thing) => lines.flatMap(({ contexts = [] }) => contexts)

/** Whether a swap is one that a cook would take where a thing is used. */
function fits(
  thing: Thing,
  { context, uses }: Substitution,
  isAvoided: boolean,
  given: TableFacts,
) {
  if (context !== whereAvoided) return context === null || contextsOf(thing).includes(context)
  const isBaking = given.vocabulary.ingredients.get(thing.ingredient)?.category === 'Baking'
  if (thing.share > 0.5 || (given.pot.isOnePiece && isBaking)) return false
  return isAvoided || uses.join('') === 'water'
}

/** Whether a dish without these things is one. */
function stands(done: readonly Done[], { pot }: TableFacts): boolean {
  const gone = done.flatMap((each) => [...each].flatMap(([thing, deed]) => (deed ? [] : [thing])))
  if (gone.length === 0) return true
  if (gone.length === pot.things.length) return false
  const flavours = gone.filter(({ isFlavour }) => isFlavour).length
  const most = pot.flavours === 1 ? 1 : Math.min(2, Math.max(0, pot.flavours - 1))
  const lacking = gone.reduce((sum, { mayGo, share }) => sum + (mayGo ? 0 : share), 0)
  const others = pot.things.filter((thing) => thing.fillsToo && !gone.includes(thing))
  const fills = others.reduce((sum, { share }) => sum + share, 0) >= 0.08
  return (
    flavours <= most && lacking <= 1 / 3 && (fills || gone.every(({ isFilling }) => !isFilling))
  )
}

function foodsWith(done: readonly Done[], { pot }: TableFacts): (string | null)[] {
  const deeds = new Map(done.flatMap((each) => [...each]))
  const eaten = pot.things.flatMap((thing) => {
    const deed = deeds.get(thing)
    return deed === undefined ? [thing.ingredient] : (deed?.uses ?? [])
  })
  return [...eaten, ...pot.unread.map(() => null)]
}

/** What one way to make one portion costs; undefined where it cannot be done or is not theirs. */
function costOfPortion(seat: Seat, forAll: Done, own: Done, given: TableFacts): Cost | undefined {
  const isFree = seat.rules.restrictions.length + seat.rules.preferences.length === 0
  const isWritten = forAll.size + own.size === 0
  const suits = suitsSeat(foodsWith([forAll, own], given), seat, given)
  if (!isFree && !(isWritten ? seat.suits : suits)) return undefined
  if (own.size === 0) return costOf()
  if (!stands([forAll, own], given)) return undefined
  const kinds = [...own].map(([{ isOnPlate, mayGo }, deed]): CostKind => {
    if (deed !== null) return 'swapped'
    return isOnPlate && mayGo ? 'off-plate' : 'left-out'
  })
  const inPot = [...own].filter(([{ isOnPlate }]) => !isOnPlate)
  if (inPot.length === 0) return costOf(...kinds, 'own')
  if (given.pot.isOnePiece) return undefined
  const isTold = inPot.every(([{ entry }]) => entry !== null)
  const leaves = Math.min(...inPot.map(([{ entry }]) => entry ?? 0))
  if (isTold && hasSomethingBefore(given.pot, leaves, new Set(own.keys()))) {
    return costOf(...kinds, 'own')
  }
  if (inPot.some(([{ mayGo }, deed]) => deed === null && !mayGo)) return undefined
  return costOf('apart', ...kinds, 'own')
}

const portionsOf = (seats: readonly Seat[]) =>
  seats.reduce((sum, { eater }) => sum + eater.portions, 0)
const isForMost = (thing: Thing, seats: readonly Seat[]) =>
  portionsOf(seats.filter(({ offences }) => offences.has(thing))) * 2 > portionsOf(seats)

function costOfChange(thing: Thing, deed: Substitution | null, seats: readonly Seat[]): CostKind {
  const isMost = isForMost(thing, seats)
  if (deed !== null) return deed.quality >= 0.8 || isMost ? 'swapped' : 'for-all'
  if (!isMost) return 'for-all'
  return thing.mayGo && thing.isOnPlate ? 'off-plate' : 'left-out'
}

/** The least that any way costs, of all that there are. */
function leastCost(seats: readonly Seat[], given: TableFacts): Cost {
  const { things } = given.pot
  const isAvoided = (thing: Thing, of: readonly Seat[]) =>
    of.some(({ offences }) => offences.get(thing)?.isCertain === true)
  const suitAll = (thing: Thing) =>
    swapsOf(thing, given).filter(
      (swap) =>
        fits(thing, swap, isAvoided(thing, seats), given) &&
        (swap.quality >= 0.6 || isForMost(thing, seats)) &&
        (swap.alike === true || !contextsOf(thing).includes(inTitle)) &&
        seats.every((seat) => suitsFood(swap, seat, given)),
    )
  const against = things.filter((thing) => seats.some(({ offences }) => offences.has(thing)))
  const waysForAll = everyWay(against, (thing) => {
    const swaps = suitAll(thing)
    const isNobodys = seats.every(({ offences }) => offences.has(thing))
    const mayGo = thing.mayGo
      ? !thing.isFlavour || swaps.length === 0
      : thing.mayLack && isNobodys && swaps.length === 0
    return mayGo ? [null, ...swaps] : swaps
  }).filter((forAll) => stands([forAll], given))
  const touches = new Set(seats.flatMap(({ strict }) => strict))
  const all = waysForAll.map((forAll) => {
    const portions = seats.map((seat) => {
      const ownWays = everyWay(
        things.filter((thing) => !forAll.has(thing) && seat.offences.has(thing)),
        (thing) => [
          ...(thing.mayGo || thing.mayLack ? [null] : []),
          ...swapsOf(thing, given).filter(
            (swap) =>
              fits(thing, swap, isAvoided(thing, [seat]), given) &&
              swap.uses.every((id) => !mayHold(id, [...touches], given.facts)),
          ),
        ],
      )
      const costs = ownWays.flatMap((own) => costOfPortion(seat, forAll, own, given) ?? [])
      return [...costs, costOf('without')].toSorted(compareCosts)[0] ?? costOf('without')
    })
    const changes = [...forAll].map(([thing, deed]) => costOfChange(thing, deed, seats))
    return together([costOf(...changes), ...portions])
  })
  return all.toSorted(compareCosts)[0] ?? costOf()
}

/** Whether a swap keeps to settings, diets that go by amount aside: no food keeps to those by itself. */
const suitsFood = ({ uses }: Substitution, { rules }: Seat, given: TableFacts): boolean =>
  suitsSeat(
    uses,
    { rules: { ...rules, preferences: rules.preferences.filter((diet) => diet !== 'keto') } },
    given,
  )

const cases = inject('isThorough') ? 20_000 : 1200

test('no way to feed a table costs less than the one that is chosen', () => {
  const kinds = new Map<string, number>()
  for (let seed = 1; seed <= cases; seed++) {
    const { seats, given } = randomSeats(seededRandom(seed))
    const choice = smallestChanges(seats, given)
    expect(choice.cost, `the choice of seed ${seed}`).toEqual(leastCost(seats, given))
    for (const { kind } of choice.portions) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (choice.forAll.size > 0) kinds.set('for all', (kinds.get('for all') ?? 0) + 1)
  }
  for (const kind of ['as-it-is', 'changed', 'without', 'for all']) {
    expect(kinds.get(kind) ?? 0, `how often it came to "${kind}"`).toBeGreaterThan(50)
  }
})

test('what is chosen suits everybody who has a portion, by the rule of the product', () => {
  for (let seed = 1; seed <= cases; seed++) {
    const { seats, given } = randomSeats(seededRandom(seed))
    const { forAll, portions } = smallestChanges(seats, given)
    for (const [place, portion] of portions.entries()) {
      const seat = seats[place]
      if (seat === undefined || portion.kind === 'without') continue
      const own: Done = portion.kind === 'changed' ? portion.deeds : new Map()
      expect(costOfPortion(seat, forAll, own, given), `seat ${place} of seed ${seed}`).toEqual(
        portion.cost,
      )
    }
  }
})
