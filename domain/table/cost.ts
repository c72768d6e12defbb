/**
 * How much is done otherwise, from the worst to the least. An eater without a dish is worst, then a portion cooked by
 * itself from the start, a change for everybody, something left out of a portion that leaves the pot, a swap in a portion,
 * something left off a plate; last, how many have changes of their own at all.
 */
export const costs = [
  'without',
  'apart',
  'for-all',
  'left-out',
  'swapped',
  'off-plate',
  'own',
] as const
export type CostKind = (typeof costs)[number]

/** How often each is the case. */
export type Cost = Readonly<Record<CostKind, number>>

export const noCost: Cost = {
  without: 0,
  apart: 0,
  'for-all': 0,
  'left-out': 0,
  swapped: 0,
  'off-plate': 0,
  own: 0,
}

export const costOf = (...kinds: readonly CostKind[]): Cost =>
  kinds.reduce((sum, kind) => ({ ...sum, [kind]: sum[kind] + 1 }), noCost)

export const together = (all: readonly Cost[]): Cost =>
  all.reduce((sum, each) => {
    const both = (kind: CostKind) => sum[kind] + each[kind]
    return {
      without: both('without'),
      apart: both('apart'),
      'for-all': both('for-all'),
      'left-out': both('left-out'),
      swapped: both('swapped'),
      'off-plate': both('off-plate'),
      own: both('own'),
    }
  }, noCost)

/** Negative where the first is the smaller change. */
export function compareCosts(one: Cost, other: Cost): number {
  const decides = costs.find((kind) => one[kind] !== other[kind])
  return decides === undefined ? 0 : one[decides] - other[decides]
}
