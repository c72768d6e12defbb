import { ingredientPlural } from '../ingredients/names.ts'
import { normalise } from '../ingredients/normalise.ts'
import { isScale } from '../ingredients/unit-ratios.ts'
import {
  avoidable,
  type IngredientId,
  type Substitution,
  type Vocabulary,
} from '../ingredients/vocabulary.ts'
import type { Recipe, RecipeLine } from './recipe.ts'
import { unitNamed } from './scale.ts'
import { type DietRules, keepsRules } from './suits-diet.ts'

/** What a cook takes instead, by what the recipe says. */
export type Swaps = ReadonlyMap<IngredientId, Substitution>

const plainQuality = 0.7

/** The names joined as the recipe's map of alternatives has them: "milk + lemon juice". */
const joined = ' + '

/** What a recipe's own map names. Of a dish with it no more is known than of the foods themselves. */
function ownSubstitution(
  need: IngredientId,
  uses: readonly IngredientId[],
  vocabulary: Vocabulary,
): Substitution {
  const foods = uses.flatMap((id) => vocabulary.ingredients.get(id) ?? [])
  return {
    need,
    uses,
    ratio: 1,
    quality: plainQuality,
    context: null,
    diets: (foods[0]?.diets ?? []).filter((diet) =>
      foods.every(({ diets }) => diets.includes(diet)),
    ),
    freeOf: avoidable.filter((each) => foods.every(({ freeOf }) => freeOf.includes(each))),
    note: '',
  }
}

/**
 * What may take the place of a line's ingredient, best first: what the vocabulary knows, then what the
 * recipe's own map names and the vocabulary can read, measure for measure. What breaks the rules of who
 * cooks, or is not known to keep them, is not among them.
 */
export function swapsFor(
  { ingredient, name }: Pick<RecipeLine, 'ingredient' | 'name'>,
  alternatives: Recipe['alternatives'],
  vocabulary: Vocabulary,
  rules: DietRules,
): Substitution[] {
  if (ingredient === null) return []
  const options = vocabulary.substitutions
    .filter(({ need }) => need === ingredient)
    .toSorted((left, right) => right.quality - left.quality)
  const seen = new Set(options.map(({ uses }) => keyOf(uses)))
  const own = vocabulary.ingredients.get(ingredient)?.name
  for (const other of [name, own ?? name].flatMap((each) => alternatives[each] ?? [])) {
    const uses = other
      .split(joined)
      .flatMap((each) => vocabulary.aliases.get(normalise(each)) ?? [])
    if (uses.length === 0 || uses.length < other.split(joined).length) continue
    if (seen.has(keyOf(uses)) || uses.includes(ingredient)) continue
    seen.add(keyOf(uses))
    options.push(ownSubstitution(ingredient, uses, vocabulary))
  }
  return options.filter((each) => keepsRules(each, rules))
}

const keyOf = (uses: readonly IngredientId[]) => uses.join('+')

/** Swaps as an address holds them: `butter:margarine,buttermilk:milk+lemon-juice`. */
export function swapsToText(swaps: Swaps): string {
  return [...swaps.values()].map(({ need, uses }) => `${need}:${keyOf(uses)}`).join(',')
}

/** The swaps that an address names, as far as the recipe offers them to who reads it. */
export function swapsFromText(
  text: string | null,
  recipe: Pick<Recipe, 'ingredients' | 'alternatives'>,
  vocabulary: Vocabulary,
  rules: DietRules,
): Swaps {
  const swaps = new Map<IngredientId, Substitution>()
  for (const part of (text ?? '').split(',')) {
    const [need = '', uses = ''] = part.split(':')
    const line = recipe.ingredients.find(({ ingredient }) => ingredient === need)
    if (line === undefined) continue
    const option = swapsFor(line, recipe.alternatives, vocabulary, rules).find(
      (each) => keyOf(each.uses) === uses,
    )
    if (option !== undefined) swaps.set(need, option)
  }
  return swaps
}

/**
 * Whether the ratio of a swap can be applied to an amount in this unit: weight, volume and spoons mean
 * the same of whatever is measured; a clove of garlic says nothing of garlic powder.
 */
export function measuresAnything(unit: string | null): boolean {
  const known = unitNamed(unit)
  return known !== null && isScale(known)
}

/** A line as it is with the swap. */
export interface SwappedLine extends RecipeLine {
  /** The line as the recipe has it. */
  instead: RecipeLine
  swap: Substitution
}

type Measure = Pick<RecipeLine, 'ingredient' | 'amount' | 'amountMax' | 'unit'>

/**
 * What is taken instead, and its amount times the ratio. Where the measure says nothing of the substitute, or two
 * things share it, the amount is not known.
 */
export function swappedMeasure(
  { amount, amountMax, unit }: Measure,
  { uses, ratio }: Pick<Substitution, 'uses' | 'ratio'>,
): Measure {
  const [only] = uses
  const isOne = uses.length === 1 && only !== undefined
  const isMeasured = isOne && amount !== null && measuresAnything(unit)
  return {
    ingredient: isOne ? only : null,
    amount: isMeasured ? amount * ratio : null,
    amountMax: isMeasured && amountMax !== null ? amountMax * ratio : null,
    unit: isMeasured ? unit : null,
  }
}

/** The line with what is taken instead. Where its amount is not known, the note of the swap must tell. */
export function swappedLine(
  line: RecipeLine,
  swap: Substitution,
  vocabulary: Vocabulary,
): SwappedLine {
  const name = swap.uses.map((id) => ingredientPlural(id, vocabulary)).join(' and ')
  return {
    ...line,
    ...swappedMeasure(line, swap),
    name,
    // Another thing fills a cup with another weight.
    us: null,
    note: null,
    instead: line,
    swap,
  }
}
