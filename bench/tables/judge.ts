import { ingredientsOfSteps } from '#domain/cooking/step-ingredients.ts'
import type { IngredientId, Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { FactsById } from '#domain/recipes/ingredient-facts.ts'
import { rulesOf, suitsDiet } from '#domain/recipes/suits-diet.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { factsWithSwaps } from '#domain/recipes/swap-facts.ts'
import { mayHold, strictlyAvoided } from '#domain/table/against-settings.ts'
import type { TableRecipe } from '#domain/table/plan-table.ts'
import type { EaterPlan, KnownEater, TableChange, TablePlan } from '#domain/table/table-plan.ts'

/** What a table comes to: nobody had anything against the dish, all have an answer, some, or nobody. */
export type Outcome = 'no conflict' | 'all' | 'some' | 'none'

const isAnswered = ({ kind }: EaterPlan): boolean => kind === 'as-it-is' || kind === 'changed'

export function outcomeOf({ forAll, eaters }: TablePlan): Outcome {
  if (forAll.length === 0 && eaters.every(({ kind }) => kind === 'as-it-is')) return 'no conflict'
  if (eaters.every(isAnswered)) return 'all'
  return eaters.some(isAnswered) ? 'some' : 'none'
}

const nothing = { uses: [], ratio: 1, quality: 0, context: null, diets: [], freeOf: [], note: '' }

/** A portion as it is eaten, by what the recipe page works out of swaps. */
function portionFacts(recipe: TableRecipe, changes: readonly TableChange[], facts: FactsById) {
  const swaps = new Map<IngredientId, Substitution>(
    changes.map(({ ingredient, swap }) => [ingredient, swap ?? { need: ingredient, ...nothing }]),
  )
  const dish: Pick<
    Recipe,
    'ingredients' | 'servings' | 'diets' | 'contains' | 'freeOf' | 'nutritionInfo'
  > = {
    ...recipe,
    servings: 4,
    contains: [],
    nutritionInfo: null,
  }
  return factsWithSwaps(dish, swaps, facts)
}

/** Work on a board, where what is cut has touched no pot yet. */
const isCut =
  /^(?!.*\b(?:over|onto|with the|into the|add|stir|mix)\b)(?:\p{L}+ly )?(?:chop|cut|dice|slice|halve|quarter|peel|trim|grate|shred|crush|mince|drain|rinse|pat|dry|tear|pick|pit|core|wash|weigh|measure|thaw|shell|zest)\b/iu

/** What of a changed portion was in a pot before the portion left it, as far as whole steps name it. */
function touchedBefore(
  recipe: TableRecipe,
  plan: EaterPlan & { kind: 'changed' },
  vocabulary: Vocabulary,
): string[] {
  const { parting, changes } = plan
  if (parting.kind !== 'taken-out') return []
  const sentences = (recipe.instructions ?? []).flatMap((text, step) =>
    text.split(/(?<=[.;:!?])\s+/u).map((sentence) => ({ sentence, step: step + 1 })),
  )
  const texts = sentences.map(({ sentence }) => sentence)
  const named = ingredientsOfSteps(texts, recipe.ingredients, vocabulary)
  return changes.flatMap(({ ingredient, name }) => {
    const isIn = sentences.some(
      ({ sentence, step }, place) =>
        step < parting.step &&
        !isCut.test(sentence) &&
        named[place]?.some((line) => recipe.ingredients[line]?.ingredient === ingredient),
    )
    return isIn ? [name] : []
  })
}

/** What is wrong with a plan, a sentence each; nothing where all that it offers is safe. */
export function faultsOf(
  recipe: TableRecipe,
  eaters: readonly KnownEater[],
  plan: TablePlan,
  vocabulary: Vocabulary,
  facts: FactsById,
): string[] {
  const faults: string[] = []
  for (const [place, each] of plan.eaters.entries()) {
    const eater = eaters[place]
    if (eater === undefined || !isAnswered(each)) continue
    const own = each.kind === 'changed' ? each.changes : []
    const changes = [...plan.forAll, ...own]
    if (!suitsDiet(portionFacts(recipe, changes, facts), eater.settings)) {
      faults.push(`${each.name}’s portion of ${recipe.title} does not suit`)
    }
    if (each.kind !== 'changed') continue
    for (const food of touchedBefore(recipe, each, vocabulary)) {
      faults.push(`${food} was in ${recipe.title} before ${each.name}’s portion left it`)
    }
    const strict = strictlyAvoided(rulesOf(eater.settings))
    const isOpen = own.some(({ ingredient }) => mayHold(ingredient, strict, facts))
    if (isOpen && each.care === null) {
      faults.push(`nothing keeps from ${each.name} what ${recipe.title} has open`)
    }
  }
  for (const { swap, name } of plan.forAll) {
    const taken = swap?.uses ?? []
    const isForAll = eaters.every(({ settings }) =>
      taken.every((id) => !mayHold(id, strictlyAvoided(rulesOf(settings)), facts)),
    )
    if (!isForAll) faults.push(`what is taken for ${name} in ${recipe.title} is not for all`)
  }
  return faults
}
