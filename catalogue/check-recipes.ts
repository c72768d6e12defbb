import type { Unit } from '#domain/ingredients/units.ts'
import { absentIngredients, namesOfIngredients } from './check-absent.ts'
import { unlistedCubes } from './check-cubes.ts'
import { disagreeingDegrees } from './check-degrees.ts'
import { undoneMeats } from './check-doneness.ts'
import { uneatenLines } from './check-eaten.ts'
import { checkKeeping } from './check-keeping.ts'
import { longestMinutesIn } from './check-minutes.ts'
import { mentions } from './check-mentions.ts'
import { checkNutrition, unmarkedUnknowns } from './check-nutrition.ts'
import { checkProse } from './check-prose.ts'
import { checkCounts, checkScaling } from './check-scaling.ts'
import { wrongTags } from './check-tags.ts'
import { disagreeingUs } from './check-us.ts'
import { unsafeRice } from './check-rice.ts'
import { impossibleMinutes } from './check-sequence.ts'
import { softEggs } from './check-soft-eggs.ts'
import { zestsInStrips } from './check-zest.ts'
import { checkUses } from './check-uses.ts'
import type { RecipeLine } from './format.ts'
import type { Problem } from './problem.ts'
import type { Catalogue, CatalogueIngredient, CatalogueRecipe } from './read.ts'
import { gramsOfLine } from '#domain/recipes/weigh.ts'
import { toVocabulary } from './vocabulary.ts'

const fewestSteps = 2

/** Nobody eats more than this of one ingredient, nor seasons with more, in one serving. */
const mostGramsAServing = 1000
const mostGramsOfSpiceAServing = 12

/** Above these a cook would take a bigger measure, so that it is a slip of the pen. */
const mostOfUnit: Partial<Record<Unit, number>> = {
  tsp: 12,
  tbsp: 16,
  cup: 12,
  pinch: 4,
  dash: 8,
  clove: 40,
  can: 6,
  l: 6,
  kg: 6,
}

const mealsByThemselves: readonly string[] = ['lunch', 'dinner']

type Byline = (text: string) => Problem

function checkLine(
  line: RecipeLine,
  entry: CatalogueIngredient,
  recipe: CatalogueRecipe,
): string[] {
  const { amount, max, unit, item } = line
  const texts: string[] = []
  if (max !== undefined && (amount === undefined || max <= amount)) {
    texts.push(`${item}: the upper amount must be above the lower one`)
  }
  if (amount === undefined) {
    if (unit !== undefined) texts.push(`${item}: a unit without an amount`)
    return texts
  }
  const most = mostOfUnit[unit ?? 'piece']
  if (most !== undefined && (max ?? amount) > most) {
    texts.push(`${item}: impossible amount ${max ?? amount} ${unit}`)
  }
  const grams = gramsOfLine(line, entry)
  if (grams === null) {
    const what = unit === undefined ? 'without a unit' : `in "${unit}"`
    texts.push(`${item}: an amount ${what}, and nobody knows what one weighs`)
    return texts
  }
  const limit = entry.category === 'Spices' ? mostGramsOfSpiceAServing : mostGramsAServing
  if (grams / recipe.servings > limit) {
    texts.push(`${item}: impossible amount, ${Math.round(grams / recipe.servings)} g a serving`)
  }
  if (texts.length > 0) return texts
  return [...checkScaling(line, entry, recipe), ...disagreeingUs(line, entry)]
}

function checkLines(
  recipe: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
  problem: Byline,
): Problem[] {
  return recipe.ingredients.flatMap((line) => {
    const entry = byId.get(line.item)
    if (entry === undefined) return [problem(`unknown ingredient "${line.item}"`)]
    const mentioned = mentions(recipe.steps, line, entry, byId)
    const texts = mentioned === null ? [] : [mentioned]
    return [...checkLine(line, entry, recipe), ...texts].map(problem)
  })
}

function checkTimes(recipe: CatalogueRecipe): string[] {
  const { active, total } = recipe.minutes
  const texts: string[] = []
  if (active > total) texts.push(`${active} active minutes do not fit into ${total} in all`)
  const longest = longestMinutesIn(recipe.steps)
  if (longest > total) texts.push(`a step takes ${longest} minutes, the whole only ${total}`)
  return [...texts, ...impossibleMinutes(recipe)]
}

/** A side goes with a dish, and nobody calls it dinner. */
function checkMeals({ mealType }: CatalogueRecipe): string[] {
  const meal = mealType.find((each) => mealsByThemselves.includes(each))
  return mealType.includes('side') && meal !== undefined
    ? [`mealType: a side is no ${meal} by itself: name one of the two`]
    : []
}

function checkCover({ cover: { unseen = [] }, ingredients }: CatalogueRecipe): string[] {
  return unseen
    .filter((each) => ingredients.every(({ item }) => item !== each))
    .map((each) => `cover: "${each}" is none of its ingredients`)
}

function repeated(
  recipes: readonly CatalogueRecipe[],
  what: string,
  of: (recipe: CatalogueRecipe) => string,
): Problem[] {
  const seen = new Map<string, string>()
  return recipes.flatMap((recipe) => {
    const earlier = seen.get(of(recipe))
    seen.set(of(recipe), recipe.slug)
    if (earlier === undefined) return []
    const text = `${what} ${of(recipe)} is taken by ${earlier}`
    return [{ file: `recipes/${recipe.slug}.yaml`, entry: recipe.slug, text }]
  })
}

/** Everything that must hold in each recipe and among them. */
export function checkRecipes(catalogue: Catalogue): Problem[] {
  const { recipes, ingredients, transforms, facts } = catalogue
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  const names = namesOfIngredients(ingredients)
  const vocabulary = toVocabulary(catalogue)
  return [
    ...repeated(recipes, 'id', ({ id }) => String(id)),
    ...repeated(recipes, 'title', ({ title }) => title.toLowerCase()),
    ...checkProse(recipes),
    ...recipes.flatMap((recipe) => {
      const problem: Byline = (text) => ({
        file: `recipes/${recipe.slug}.yaml`,
        entry: recipe.slug,
        text,
      })
      const texts = [
        ...(recipe.steps.length < fewestSteps ? ['missing step: it has fewer than two'] : []),
        ...checkTimes(recipe),
        ...checkMeals(recipe),
        ...[...recipe.steps, recipe.tip ?? '', recipe.storage ?? ''].flatMap(disagreeingDegrees),
        ...checkCover(recipe),
        ...undoneMeats(recipe, byId),
        ...unsafeRice(recipe, byId),
        ...uneatenLines(recipe, byId),
        ...wrongTags(recipe, byId),
        ...checkKeeping(recipe),
        ...checkUses(recipe, vocabulary),
        ...checkCounts(recipe, vocabulary),
        ...unlistedCubes(recipe, byId),
        ...softEggs(recipe),
        ...zestsInStrips(recipe),
        ...checkNutrition(recipe, byId, facts),
        ...unmarkedUnknowns(recipe, byId, facts),
        ...absentIngredients(recipe, names, byId, transforms),
      ]
      return [...texts.map(problem), ...checkLines(recipe, byId, problem)]
    }),
  ]
}
