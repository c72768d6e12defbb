import { unitWord } from '../ingredients/format-quantity.ts'
import { nameOfFood, pluralOfFood } from '../ingredients/names.ts'
import { type Countable, isSeveral } from '../ingredients/several.ts'
import { unitNamed } from '../ingredients/unit-named.ts'
import type { Unit } from '../ingredients/units.ts'
import type { Ingredient, Vocabulary } from '../ingredients/vocabulary.ts'
import { isEnglish, locale } from '../texts/t.ts'
import type { Recipe, RecipeLine } from './recipe.ts'

/** The food by whose own name a line calls it: only then may its plural stand there. */
export type NamedFood = Countable & Pick<Ingredient, 'countedAs'>

/** The catalogue's food of a line, where the line calls it as the catalogue does. */
export function foodNamedIn(
  { ingredient, name }: Pick<RecipeLine, 'ingredient' | 'name'>,
  vocabulary: Vocabulary,
): Ingredient | null {
  const food = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  return food !== undefined && [food.name, nameOfFood(food), pluralOfFood(food)].includes(name)
    ? food
    : null
}

/**
 * The recipe with the lines that call a food as the catalogue does by its name in the language of the page: but for English in the
 * plural, as one speaks of it without an amount.
 */
export function calledHere<Shown extends Pick<Recipe, 'ingredients'>>(
  recipe: Shown,
  vocabulary: Vocabulary | undefined,
): Shown {
  if (locale() === 'en' || vocabulary === undefined) return recipe
  const called = isEnglish() ? nameOfFood : pluralOfFood
  const ingredients = recipe.ingredients.map((line) => {
    const food = foodNamedIn(line, vocabulary)
    return food === null ? line : { ...line, name: called(food) }
  })
  return { ...recipe, ingredients }
}

const isBoughtIn = (unit: string | null) => /can|jar|pack/.test(unit ?? '')

/** A food's name behind the unit in which it is bought: "1 can tomatoes", not "1 can canned tomatoes". */
export function nameInUnit(name: string, unit: string | null): string {
  return name.replace(/^(cann|tinn|jarr)ed /, isBoughtIn(unit) ? '' : '$&')
}

/** As `nameInUnit`, in the language of the page. */
function foodInUnit(name: string, { shown }: NamedFood, unit: string | null): string {
  if (isEnglish() || shown === undefined) return nameInUnit(name, unit)
  return isBoughtIn(unit) ? (shown.inPack ?? name) : name
}

/** With what the language of the page says between a measure and its food: "200 g | de farine". */
const measured = (name: string, { shown }: NamedFood, amount: number | null): string =>
  isEnglish() || amount === null ? name : `${shown?.of ?? ''}${name}`

/** Units that stand behind what they are of: "8 basil leaves", "2 salmon fillets". */
const behind = new Set<Unit>(['leaf', 'fillet'])
/** Only English puts them there. */
const isBehind = (unit: Unit) => isEnglish() && behind.has(unit)

/** Units that are a part of one food, or its form. The unit takes the number: "2 heads cauliflower". */
const forms = new Set<Unit>([
  ...behind,
  ...(['clove', 'slice', 'sprig', 'stalk', 'head', 'ear', 'knob', 'sheet', 'stick'] as const),
  ...(['strip', 'wedge', 'ball', 'block', 'loaf', 'cube', 'cm', 'inch'] as const),
])

const holdsWord = (name: string, unit: Unit) =>
  ` ${name} `.includes(` ${unit} `) || ` ${name} `.includes(` ${unitWord(unit, true)} `)

/** What of a line tells how it is called. */
export type MeasuredName = Pick<RecipeLine, 'name' | 'amount' | 'amountMax' | 'unit'>

/** The unit in front of the name, `piece` where the amount stands alone, and the name. */
export interface LineWords {
  unit: string | null
  name: string
}

/**
 * How a line is called for as much as it takes: "2 cans | tomatoes", "600 g | cabbage", "2 | bay leaves".
 *
 * @param factor of the servings
 */
export function lineWords(line: MeasuredName, food: NamedFood | null, factor = 1): LineWords {
  if (food === null) return { unit: line.unit, name: nameInUnit(line.name, line.unit) }
  const amount = line.amountMax ?? line.amount
  const most = amount === null ? null : amount * factor
  const isBare = most !== null && unitNamed(line.unit) === 'piece'
  const unit = (isBare ? food.countedAs : undefined) ?? unitNamed(line.unit)
  if (unit !== null && forms.has(unit)) {
    const areMany = (most ?? 0) > 1
    if (holdsWord(food.name, unit)) {
      return { unit: 'piece', name: areMany ? pluralOfFood(food) : nameOfFood(food) }
    }
    if (!isBehind(unit)) return { unit, name: measured(nameOfFood(food), food, most) }
    return { unit: 'piece', name: `${nameOfFood(food)} ${unitWord(unit, areMany)}` }
  }
  const name = isSeveral(food, { most, unit: line.unit }) ? pluralOfFood(food) : nameOfFood(food)
  const called = foodInUnit(name, food, line.unit)
  const isPlain = unit === null || unit === 'piece'
  return { unit: line.unit, name: isPlain ? called : measured(called, food, most) }
}
