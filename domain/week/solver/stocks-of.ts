import { type Packages, packageUnits, packageOf } from '../../ingredients/packages.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import type { Kitchen, PantryEntry } from '../../matching/kitchen.ts'
import { gramsOfOne, inUnit, weightsOfOne } from '../../pantry/in-unit.ts'
import type { Stock } from './problem.ts'

/** What a thing counts of which nobody said how much there is, in grams: each as much as any other. */
export const worthOfUnknown = 100

/** What stands at home of one thing, in whole grams; null where nobody said so, or it cannot be weighed. */
function gramsOf(
  id: IngredientId,
  entries: readonly PantryEntry[],
  vocabulary: Vocabulary,
  packages: Packages,
): number | null {
  const ofOne = weightsOfOne(id, vocabulary, packages)
  let sum = 0
  for (const { quantity = null, unit = null } of entries) {
    const grams = quantity === null ? null : inUnit(quantity, unit, 'g', ofOne)
    if (grams === null) return null
    sum += grams
  }
  return Math.round(sum)
}

/**
 * What a plan draws on of a kitchen: what should be used by a day, and of what somebody said how much there is. Several of
 * one thing count as one, with the nearest of their days. What is past its day is nothing that a plan can use or save.
 *
 * @param horizon the last day, after the first one, that matters: what keeps longer is not in a hurry
 */
export function stocksIn(
  { pantry, vocabulary }: Pick<Kitchen, 'pantry' | 'vocabulary'>,
  packages: Packages,
  horizon: number,
): Stock[] {
  const byThing = new Map<IngredientId, PantryEntry[]>()
  for (const entry of pantry) {
    const { ingredient, status } = entry
    if (ingredient === null || (status !== 'have' && status !== 'low')) continue
    byThing.set(ingredient, [...(byThing.get(ingredient) ?? []), entry])
  }
  return [...byThing].flatMap(([thing, entries]): Stock[] => {
    const days = entries.flatMap((entry) => daysLeftOf(entry, vocabulary) ?? [])
    const lastDay = days.length === 0 ? null : Math.min(...days)
    if (lastDay !== null && lastDay < 0) return [{ thing, grams: 0, worth: 0, lastDay }]
    const grams = gramsOf(thing, entries, vocabulary, packages)
    const isSoon = lastDay !== null && lastDay <= horizon
    if (!isSoon && grams === null) return []
    return [{ thing, grams, worth: worthOfUnknown, lastDay: isSoon ? lastDay : null }]
  })
}

/** Days until it should be used; null for what does not spoil. */
function daysLeftOf(
  { ingredient, ageDays, daysLeft }: PantryEntry,
  { ingredients }: Vocabulary,
): number | null {
  const keeps = (ingredient === null ? undefined : ingredients.get(ingredient))?.shelfLifeDays
  return keeps == null ? null : (daysLeft ?? keeps - Math.floor(ageDays))
}

/** Grams in the package in which a thing is usually bought; undefined where nobody knows, or it is sold by the piece. */
export function packageGramsOf(
  id: IngredientId,
  vocabulary: Vocabulary,
  packages: Packages,
): number | undefined {
  const unit = packageUnits.find((each) => packageOf(id, each, vocabulary, packages) !== null)
  if (unit === undefined) return undefined
  const grams = gramsOfOne(unit, weightsOfOne(id, vocabulary, packages))
  return grams === null ? undefined : Math.max(1, Math.round(grams))
}
