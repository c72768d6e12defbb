import { lineageOf } from '../ingredients/lineage.ts'
import type { Ingredient, Vocabulary } from '../ingredients/vocabulary.ts'
import { chilledFacts } from './chilled-facts.ts'
import {
  frozenFacts,
  frozenOtherwise,
  type KeepingFact,
  outsideShare,
  spoilsQuickly,
  thawedFact,
  warmFact,
} from './keeping-facts.ts'
import { openedDryFacts } from './opened-dry-facts.ts'
import { openedColdFacts } from './opened-facts.ts'
import type { Place } from './place.ts'
import { usualPlace } from './usual-place.ts'

export const openedFacts: readonly KeepingFact[] = [...openedColdFacts, ...openedDryFacts]

/** Days that an ingredient keeps in each place, and once it is opened; null for as long as usual. */
export type KeepingFigures = Readonly<Record<Place | 'opened', number | null>>

const asUsual: KeepingFigures = { cupboard: null, fridge: null, freezer: null, opened: null }

/** The fact of the nearest kind, else that of the category. */
function factOf(
  ingredient: Ingredient,
  facts: readonly KeepingFact[],
  vocabulary: Vocabulary,
): KeepingFact | undefined {
  for (const id of lineageOf(ingredient.id, vocabulary)) {
    const own = facts.find(({ ingredients }) => ingredients?.includes(id))
    if (own !== undefined) return own
  }
  return facts.find(({ categories }) => categories?.includes(ingredient.category))
}

/** How long what belongs in the fridge keeps outside of it. */
function outsideDays({ category }: Ingredient, keeps: number): number | null {
  const isFresh = category === 'Vegetables' || category === 'Fruit' || category === 'Herbs'
  if (isFresh) return Math.max(1, Math.floor(keeps * outsideShare))
  return keeps <= spoilsQuickly ? warmFact.days : null
}

/** How long what stands outside of the fridge keeps in it. The cold harms a potato, and never a loaf. */
function chilledDays(ingredient: Ingredient, keeps: number, vocabulary: Vocabulary): number | null {
  const fact = factOf(ingredient, chilledFacts, vocabulary)
  if (fact === undefined) return null
  return ingredient.category === 'Bakery' ? Math.max(keeps, fact.days) : fact.days
}

/** What is known of how long an ingredient keeps; of what does not spoil nothing has to be. */
export function keepingFigures(ingredient: Ingredient, vocabulary: Vocabulary): KeepingFigures {
  const keeps = ingredient.shelfLifeDays
  if (keeps === null) return asUsual
  if (ingredient.category === 'Frozen') {
    return { ...asUsual, cupboard: 1, fridge: thawedFact.days }
  }
  const frozen = factOf(ingredient, frozenFacts, vocabulary) ?? frozenOtherwise
  const isChilled = usualPlace(ingredient, vocabulary) === 'fridge'
  return {
    cupboard: isChilled ? outsideDays(ingredient, keeps) : null,
    fridge: isChilled ? null : chilledDays(ingredient, keeps, vocabulary),
    freezer: Math.max(keeps, frozen.days),
    opened: factOf(ingredient, openedFacts, vocabulary)?.days ?? null,
  }
}

/** Those figures that are not as usual, as the database holds them. */
export function ownFigures(ingredient: Ingredient, vocabulary: Vocabulary): Record<string, number> {
  const figures = Object.entries(keepingFigures(ingredient, vocabulary))
  return Object.fromEntries(
    figures.flatMap(([name, days]) => (days === null ? [] : [[name, days]])),
  )
}
