import { ingredientPlural } from '../ingredients/names.ts'
import { allInWords } from '../chat/answer-words.ts'
import { normalise } from '../ingredients/normalise.ts'
import { swappedMeasure } from '../ingredients/swapped-measure.ts'
import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { isLeftOut, leavingOut } from './leaving-out.ts'
import type { Recipe, RecipeLine } from './recipe.ts'
import { type DietRules, keepsRules } from './suits-diet.ts'

/** What a cook takes instead, by what the recipe says. */
export type Swaps = ReadonlyMap<IngredientId, Substitution>

const plainQuality = 0.7

/** The names joined as the recipe's map of alternatives has them: "milk + lemon juice". */
const joined = ' + '

function inAll<Word>(lists: readonly (readonly Word[])[]): Word[] {
  return lists[0]?.filter((each) => lists.every((list) => list.includes(each))) ?? []
}

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
    diets: inAll(foods.map(({ diets }) => diets)),
    freeOf: inAll(foods.map(({ freeOf }) => freeOf)),
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
  // Our recipes name them in English.
  const { aliases } = vocabulary.inEnglish ?? vocabulary
  for (const other of [name, own ?? name].flatMap((each) => alternatives[each] ?? [])) {
    const uses = other.split(joined).flatMap((each) => aliases.get(normalise(each)) ?? [])
    if (uses.length === 0 || uses.length < other.split(joined).length) continue
    if (seen.has(keyOf(uses)) || uses.includes(ingredient)) continue
    seen.add(keyOf(uses))
    options.push(ownSubstitution(ingredient, uses, vocabulary))
  }
  return options.filter((each) => keepsRules(each, rules))
}

const keyOf = (uses: readonly IngredientId[]) => uses.join('+')

/** What may be taken instead of a line of a recipe, and last nothing, where the dish can go without it. */
export function choicesFor(
  line: RecipeLine,
  { ingredients, alternatives }: Pick<Recipe, 'ingredients' | 'alternatives'>,
  vocabulary: Vocabulary,
  rules: DietRules,
): Substitution[] {
  return [...swapsFor(line, alternatives, vocabulary, rules), ...leavingOut(line, ingredients)]
}

/** Swaps as an address holds them: `butter:margarine,buttermilk:milk+lemon-juice`; `parsley:` is left out. */
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
    const option = recipe.ingredients
      .filter(({ ingredient }) => ingredient === need)
      .flatMap((line) => choicesFor(line, recipe, vocabulary, rules))
      .find((each) => keyOf(each.uses) === uses)
    if (option !== undefined) swaps.set(need, option)
  }
  return swaps
}

/** A line as it is with the swap. */
export interface SwappedLine extends RecipeLine {
  /** The line as the recipe has it. */
  instead: RecipeLine
  swap: Substitution
}

/** The line with what is taken instead; one that is left out keeps its name. Where its amount is not known, the note of the swap must tell. */
export function swappedLine(
  line: RecipeLine,
  swap: Substitution,
  vocabulary: Vocabulary,
): SwappedLine {
  const taken = allInWords(swap.uses.map((id) => ingredientPlural(id, vocabulary)))
  const name = isLeftOut(swap) ? line.name : taken
  const { writtenNote: _, ...own } = line
  return {
    ...own,
    ...swappedMeasure(line, swap),
    name,
    // Another thing fills a cup with another weight.
    us: null,
    note: null,
    instead: line,
    swap,
  }
}
