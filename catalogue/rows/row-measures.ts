import { unitFromWords } from '#domain/ingredients/unit-words.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import { sizes, type Weighable } from '#domain/recipes/weigh.ts'
import type { FoodRow, HouseholdWeight } from './food-rows.ts'

/** Measures that weigh anything, so that they say nothing of the food. */
const scales: ReadonlySet<Unit> = new Set(['g', 'kg', 'mg', 'oz', 'lb', 'ml', 'l'])
const volumes: Partial<Record<Unit, number>> = { 'fl oz': 8, pint: 0.5, quart: 0.25 }

function unitOf({ of }: HouseholdWeight): Unit | null {
  const words = normalise(of.split(/[,(]/u, 1)[0] ?? '').split(' ')
  return unitFromWords(words.slice(0, 2).join(' ')) ?? unitFromWords(words[0] ?? '')
}

/** What the household weights of a row tell of measures: of a fillet, a cup, a small one. */
export function measuresOf({ weights }: FoodRow): Weighable {
  const found: Weighable & { weights: Partial<Record<Unit, number>> } = {
    category: '',
    weights: {},
    pieces: {},
  }
  for (const each of weights) {
    const one = each.grams / each.amount
    const unit = unitOf(each)
    const size = sizes.find((name) => new RegExp(`\\b${name}\\b`, 'u').test(each.of))
    if (unit !== null && scales.has(unit)) continue
    const perCup = unit === null ? undefined : volumes[unit]
    if (unit === 'cup' || perCup !== undefined) found.cup ??= one * (perCup ?? 1)
    else if (unit !== null && unit !== 'piece') found.weights[unit] ??= one
    else if (size !== undefined) found.pieces = { ...found.pieces, [size]: one }
    else found.piece ??= one
  }
  return found
}
