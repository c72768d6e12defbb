import { foldText, singularForm } from '../ingredients/normalise.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { namedIn } from '../matching/weights.ts'
import { leavingOut } from '../recipes/leaving-out.ts'
import { isFurtherFood } from '../recipes/own/further-row.ts'
import type { Recipe, RecipeLine } from '../recipes/recipe.ts'
import { goingIn, type PotClause } from './going-in.ts'

/** One ingredient of a recipe, with all of its lines. */
export interface Thing {
  ingredient: IngredientId
  name: string
  lines: readonly RecipeLine[]
  /** The clause in which the first of it goes in; null where the steps do not tell. */
  entry: number | null
  /** Whether it is put on what is done, and stays as it is. */
  isOnPlate: boolean
  /** Whether the dish stands without it: a finish, a flavour, what is optional. */
  mayGo: boolean
  isFlavour: boolean
  /** Whether one portion stands without it, though it is of the base. */
  mayLack: boolean
  /** Of the weight of the dish, 0–1; 1 where nobody knows. */
  share: number
  /** Whether it is meat or fish, and whether it would do in the place of that: cheese, beans, eggs. */
  isFilling: boolean
  fillsToo: boolean
}

/** A recipe as one pot. */
export interface Pot {
  things: readonly Thing[]
  /** The lines that nobody could read, as written. */
  unread: readonly string[]
  clauses: readonly PotClause[]
  /** Mixed and baked as a whole, or shut up in a machine: no portion can leave it. */
  isOnePiece: boolean
  /** How many flavours it has. */
  flavours: number
}

export type PotRecipe = Pick<
  Recipe,
  | 'title'
  | 'writtenTitle'
  | 'tags'
  | 'ingredients'
  | 'instructions'
  | 'writtenSteps'
  | 'nutritionInfo'
>

/** What a dish lies on, hangs together by, rises with or swims in: without it there is another dish, or none. */
const carries: ReadonlySet<string> = new Set(['Baking', 'Bakery', 'Pasta, Rice & Grains'])
const liquid = /(?:^|-)(?:stock|broth|dashi|cube)$/u
const egg = /^egg(?:-white|-yolk)?$/u
/** Of wine and the like a dash may go; of more the dish is made. */
const aDash = 0.05
function holdsTogether(id: IngredientId, share: number, vocabulary: Vocabulary): boolean {
  const category = vocabulary.ingredients.get(id)?.category ?? ''
  if (carries.has(category) || (category === 'Drinks' && share > aDash)) return true
  return lineageOf(id, vocabulary).some((each) => egg.test(each) || liquid.test(each))
}

/** What one eats one’s fill of: a portion that loses it needs another. */
const filling: ReadonlySet<string> = new Set(['Meat', 'Fish & Seafood'])
const fillsToo: ReadonlySet<string> = new Set([
  ...filling,
  'Beans & Lentils',
  'Dairy & Eggs',
  'Nuts & Seeds',
])

const fats: ReadonlySet<string> = new Set(['butter', 'ghee', 'lard', 'margarine'])
const isFat = (id: IngredientId, vocabulary: Vocabulary): boolean =>
  lineageOf(id, vocabulary).some((each) => fats.has(each) || each.endsWith('oil'))
const friedIn = /\b(?:fry|melt|sizzl\w*|heat|brown|soften|sweat|sauté)\b/iu
/** It is put on what is done. */
const putOn =
  /\b(?:scatter|top|serve|sprinkle|drizzle|dust|squeeze|finish|strew|garnish|dollop|shower|crumble|(?:pour|spoon|grate|lay|put|shave|tear)\b[^.;]*\b(?:over|on)|cover(?: it| them)? with|on top|at the table)\b/iu
/** It is put on, and changes with it. */
const stillWarmed = /\b(?:toast|char|melt|cook|bake|broil|grill)\b/iu

/** Few have a second one. */
const shut = /\b(?:pressure|slow|rice) cooker\b/iu

/** What a title is about where its meat or fish is not: "Pea soup" of "Pea soup with ham". */
const coreOf = (title: string): string => title.split(' with ')[0] ?? title

/** Words of names that tell no food by themselves: the sauce of "soy sauce", the white of "white wine". */
const vague: ReadonlySet<string> = new Set(
  'sauce paste powder ground fresh dried white black green brown sweet juice whole half canned thick dark light wine seed'.split(
    ' ',
  ),
)

/** Whether a title is about a food: it names it, what it is a kind of, or a word of it, as "Miso soup" does miso paste. */
function isAboutIn(title: string, vocabulary: Vocabulary): (id: IngredientId) => boolean {
  const isNamed = namedIn(title, vocabulary)
  const words = new Set(foldText(title).split(' ').map(singularForm))
  return (id) =>
    isNamed(id) ||
    (vocabulary.ingredients.get(id)?.name ?? '')
      .split(' ')
      .some((word) => word.length > 3 && !vague.has(word) && words.has(singularForm(word)))
}

function sharesOf({ ingredients, nutritionInfo }: PotRecipe): number[] {
  const grams = ingredients.map((line, place) =>
    line.ingredient === 'water' ? 0 : (nutritionInfo?.grams[place] ?? null),
  )
  const total = grams.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  return grams.map((each) => (each === null || total === 0 ? 1 : each / total))
}

/** Reads a recipe as a pot: what goes in when, and what a portion can be without. Its steps are read in English. */
export function potOf(recipe: PotRecipe, vocabulary: Vocabulary): Pot {
  const { ingredients } = recipe
  const steps = recipe.writtenSteps ?? recipe.instructions ?? []
  const isOnePiece = recipe.tags.includes('baking') || steps.some((step) => shut.test(step))
  const { clauses, entries, texts } = goingIn(steps, ingredients, vocabulary)
  const shares = sharesOf(recipe)
  const title = recipe.writtenTitle ?? recipe.title
  const isNamed = isAboutIn(title, vocabulary)
  const isCore = isAboutIn(coreOf(title), vocabulary)
  const lastHeated = clauses.findLastIndex(({ isHeated }) => isHeated)
  const lastStep = clauses.at(-1)?.step
  const ids = new Set(ingredients.flatMap(({ ingredient }) => ingredient ?? []))

  const things = [...ids].map((id): Thing => {
    const places = ingredients.flatMap((line, place) => (line.ingredient === id ? place : []))
    const lines = places.flatMap((place) => ingredients[place] ?? [])
    const each = places.map((place) => entries[place] ?? null)
    const isTold = each.every((entry) => entry !== null)
    const entry = isTold ? Math.min(...each.map((place) => place ?? 0)) : null
    const text = texts[entry ?? -1] ?? ''
    const share = places.reduce((sum, place) => sum + (shares[place] ?? 1), 0)
    const category = vocabulary.ingredients.get(id)?.category ?? ''
    const isFilling = filling.has(category)
    const mayGo = lines.every((line) => leavingOut(line, ingredients).length > 0)
    const isLast = lastHeated >= 0 || clauses[entry ?? -1]?.step === lastStep
    const isPutOn = putOn.test(text) && !stillWarmed.test(text) && isLast
    return {
      ingredient: id,
      name: lines[0]?.name ?? id,
      lines,
      entry,
      isOnPlate: entry !== null && entry > lastHeated && isPutOn && !(isOnePiece && !mayGo),
      mayGo,
      isFlavour: lines.some(({ optional, use }) => !optional && use === 'flavour'),
      mayLack:
        !mayGo &&
        !isOnePiece &&
        !lines.some(isFurtherFood) &&
        !(isFilling ? isCore : isNamed)(id) &&
        !holdsTogether(id, share, vocabulary) &&
        !(isFat(id, vocabulary) && friedIn.test(text)),
      share,
      isFilling,
      fillsToo: fillsToo.has(category) && !isFat(id, vocabulary),
    }
  })
  return {
    things,
    unread: ingredients.flatMap(({ ingredient, name }) => (ingredient === null ? name : [])),
    clauses,
    isOnePiece,
    flavours: things.filter(({ isFlavour }) => isFlavour).length,
  }
}

/** Of the weight of a dish, from how much on it is worth to be cooked together. */
const worthSharing = 0.1

/**
 * Whether before a clause something was cooked that a portion shares; of a dish that is never heated, whether anything was
 * put together. What is changed for the portion, and so is not in it, counts for nothing.
 */
export function hasSomethingBefore(
  { things, clauses }: Pick<Pot, 'things' | 'clauses'>,
  at: number,
  changed: ReadonlySet<Thing>,
): boolean {
  const isCold = clauses.every(({ isHeated }) => !isHeated)
  const worked = clauses.findLastIndex(({ isHeated }, place) => place < at && (isCold || isHeated))
  const shared = things.filter(
    (thing) => thing.entry !== null && thing.entry <= worked && !changed.has(thing),
  )
  return shared.reduce((sum, { share }) => sum + share, 0) >= worthSharing
}
