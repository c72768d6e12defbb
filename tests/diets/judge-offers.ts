import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { pathTo } from '#domain/matching/path.ts'
import { swapFor } from '#domain/matching/swaps.ts'
import { type DietRules, noRules } from '#domain/recipes/suits-diet.ts'
import { swapsFor } from '#domain/recipes/swap.ts'
import { substitutesFor } from '#domain/chat/substitutes.ts'
import { rowOf } from './judge-foods.ts'
import type { FactTable } from './read-table.ts'
import { brokenBy, rulesInWords } from './settings.ts'
import { emptyTally, type Tally } from './tally.ts'

/** Of some rules, those that the catalogue calls a need safe by. */
function rulesMet(need: IngredientId, vocabulary: Vocabulary, rules: DietRules): DietRules {
  const { freeOf = [], diets = [] } = vocabulary.ingredients.get(need) ?? {}
  return {
    restrictions: rules.restrictions.filter((each) => freeOf.includes(each)),
    preferences: rules.preferences.filter((each) => diets.includes(each)),
  }
}

/** What is at home, and what a recipe asks for. */
interface Question {
  owned: readonly IngredientId[]
  need: IngredientId
  /** In which the need is used. */
  contexts?: readonly string[]
}

/** Everything by which one thing could be offered for another: substitutions, transforms, kinds both ways. */
function questions(vocabulary: Vocabulary): Question[] {
  return [
    ...vocabulary.substitutions.map(({ need, uses, context }) => ({
      owned: uses,
      need,
      contexts: context === null ? [] : [context],
    })),
    ...vocabulary.transforms.map(({ from, to }) => ({ owned: [from], need: to })),
    ...[...vocabulary.ingredients.keys()].flatMap((id) =>
      lineageOf(id, vocabulary)
        .slice(1)
        .flatMap((general) => [
          { owned: [id], need: general },
          { owned: [general], need: id },
        ]),
    ),
  ]
}

/**
 * What a kitchen offers to somebody for a need may break no rule that the need itself keeps; of swaps not even
 * one that the need breaks too. A need that is at home by its own name is no offer.
 */
export function judgeOffers(
  vocabulary: Vocabulary,
  table: FactTable,
  settings: readonly DietRules[],
): Tally {
  const tally = emptyTally()
  const all = questions(vocabulary)
  for (const rules of settings) {
    for (const { owned, need, contexts = [] } of all) {
      const pantry = owned.map((id) => ({ ingredient: id, status: 'have' as const, ageDays: 0 }))
      const kitchen = prepareKitchen(pantry, [], vocabulary, rules)
      const { state, via } = pathTo(need, kitchen, contexts)
      tally.checked++
      if (state === 'missing') continue
      const swap = swapFor({ ingredient: need, contexts }, kitchen.swaps)
      const taken = state === 'swap' ? [...via, ...(swap?.uses ?? [])] : via
      // A dish with a need that is not called safe is not shown: only what the need keeps can be broken.
      const kept = state === 'swap' ? rules : rulesMet(need, vocabulary, rules)
      for (const id of taken.filter((each) => each !== need)) {
        const broken = brokenBy(rowOf(id, table), kept)
        if (broken === undefined) continue
        tally.falselySafe.push({ of: `${id} for ${need} (${state})`, about: broken })
      }
    }
  }
  return tally
}

/** What the dialog of a recipe's page and the chef propose instead of each ingredient. */
export function judgeProposals(
  vocabulary: Vocabulary,
  table: FactTable,
  settings: readonly DietRules[],
): Tally {
  const tally = emptyTally()
  const needs = new Set(vocabulary.substitutions.map(({ need }) => need))
  for (const rules of [noRules, ...settings]) {
    for (const need of needs) {
      const line = { ingredient: need, name: vocabulary.ingredients.get(need)?.name ?? need }
      const proposed = [
        ...swapsFor(line, {}, vocabulary, rules),
        ...substitutesFor(need, rules, vocabulary).suitable,
      ]
      for (const id of proposed.flatMap(({ uses }) => uses)) {
        tally.checked++
        if (brokenBy(rowOf(id, table), rules) === undefined) continue
        tally.falselySafe.push({ of: `${id} for ${need} (proposed)`, about: rulesInWords(rules) })
      }
    }
  }
  return tally
}
