import { missingInNutrition } from './check-nutrition.ts'
import { derive } from './derive.ts'
import { readDishes } from './dishes.ts'
import { waysOfLines } from '#domain/cooking/ways-of-lines.ts'
import { diets } from '#domain/recipes/diets.ts'
import { readGoodCatalogue } from './check.ts'
import {
  cuisines,
  difficulties,
  furtherCuisines,
  mealTypes,
  seasons,
} from '#domain/recipes/kinds.ts'
import type { CatalogueRecipe } from './read.ts'
import { toVocabulary } from './vocabulary.ts'

/** `npm run catalogue:report`: how the recipes are spread, and where the goals are missed. */
const catalogue = await readGoodCatalogue()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
const derived = new Map(
  catalogue.recipes.map((recipe) => [recipe.slug, derive(recipe, byId, catalogue.facts)]),
)

const missingIn = (recipe: CatalogueRecipe) => missingInNutrition(recipe, byId, catalogue.facts)

type Test = (recipe: CatalogueRecipe) => boolean
type Row = [name: string, goal: number, test: Test]

const within = (from: number, to: number): Test => {
  return ({ minutes }) => minutes.total > from && minutes.total <= to
}

const tables: Record<string, Row[]> = {
  Recipes: [
    ['all', 320, () => true],
    ['premium', 40, ({ premium }) => premium],
    ['six ingredients or fewer', 60, ({ ingredients }) => ingredients.length <= 6],
    ['nutrition whole', catalogue.recipes.length, (recipe) => missingIn(recipe).length === 0],
  ],
  Cuisine: cuisines.map((each) => [each, 20, ({ cuisine }) => cuisine.includes(each)]),
  'Further cuisine': furtherCuisines.map((each) => [
    each,
    3,
    ({ cuisine }) => cuisine.includes(each),
  ]),
  Meal: mealTypes.map((each) => [each, 30, ({ mealType }) => mealType.includes(each)]),
  Diet: diets.map((each) => [
    each,
    each === 'keto' || each === 'paleo' ? 20 : 30,
    ({ slug }) => derived.get(slug)?.diets.includes(each) ?? false,
  ]),
  Time: [
    ['up to 15 minutes', 40, within(0, 15)],
    ['16 to 30', 40, within(15, 30)],
    ['31 to 60', 40, within(30, 60)],
    ['over 60', 40, within(60, Number.POSITIVE_INFINITY)],
  ],
  Difficulty: difficulties.map((each) => [each, 1, ({ difficulty }) => difficulty === each]),
  Season: seasons.map((each) => [each, 30, ({ season }) => season.includes(each)]),
}

function line(name: string, count: number, goal: number): string {
  const gap = count < goal ? `   ${goal - count} short of ${goal}` : ''
  return `  ${name.padEnd(26)}${String(count).padStart(5)}${gap}\n`
}

for (const [title, rows] of Object.entries(tables)) {
  process.stdout.write(`${title}\n`)
  for (const [name, goal, test] of rows) {
    process.stdout.write(line(name, catalogue.recipes.filter(test).length, goal))
  }
}
const aliases = catalogue.ingredients.flatMap((entry) => Object.values(entry.aliases).flat())
process.stdout.write('Vocabulary\n')
process.stdout.write(line('ingredients', catalogue.ingredients.length, 1200))
process.stdout.write(line('aliases as written', aliases.length, 3500))
process.stdout.write(line('substitutions', catalogue.substitutions.length, 150))
process.stdout.write(line('transforms', catalogue.transforms.length, 40))

const vocabulary = toVocabulary(catalogue)
const inSomeUses = new Set(
  catalogue.substitutions.flatMap(({ need, context }) => (context === undefined ? [] : need)),
)
const linesInSomeUses = catalogue.recipes.flatMap(({ ingredients, steps, tags }) => {
  const lines = ingredients.map(({ item }) => ({
    name: byId.get(item)?.name ?? item,
    ingredient: item,
  }))
  const ways = waysOfLines({ steps, lines, isBaked: tags.includes('baking') }, vocabulary)
  return lines.flatMap(({ ingredient }, index) =>
    inSomeUses.has(ingredient) ? [(ways[index]?.size ?? 0) > 0] : [],
  )
})
process.stdout.write('Lines with a substitution that holds in some uses only\n')
process.stdout.write(line('all', linesInSomeUses.length, 0))
process.stdout.write(line('their use is known', linesInSomeUses.filter(Boolean).length, 600))

process.stdout.write('Nutrition that is not whole, for want of\n')
for (const recipe of catalogue.recipes) {
  const missing = missingIn(recipe)
  if (missing.length > 0) {
    process.stdout.write(`  ${recipe.slug.padEnd(46)} ${missing.join(', ')}\n`)
  }
}

const dishes = await readDishes()
const uncovered = dishes.filter(({ coveredBy }) => coveredBy === null)
process.stdout.write('Dishes that homes cook most\n')
process.stdout.write(line('all', dishes.length, 600))
process.stdout.write(line('covered', dishes.length - uncovered.length, 600))
for (const cuisine of new Set(uncovered.map((dish) => dish.cuisine))) {
  const names = uncovered.filter((dish) => dish.cuisine === cuisine).map(({ name }) => name)
  process.stdout.write(`  ${cuisine.padEnd(20)} ${names.join(', ')}\n`)
}
