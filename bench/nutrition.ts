/**
 * `npm run bench:nutrition -- <checkout> <checkout> [--learn] [--json]`: how much carbohydrate meals in plain sentences hold
 * (Phangzs/nutribench-project), and whether the nutrients of recipes lie within the tolerances of ila-lab/FoodBench-QA.
 * No model is asked: the line parser, the catalogue with its weights and states, and the rows of the USDA. With `--learn` of
 * the halves that may be looked at; else of the others. What counts: docs/bench.md.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readGoodCatalogue } from '#catalogue/check.ts'
import { catalogueFolder } from '#catalogue/read.ts'
import { indexRows } from '#catalogue/rows/find-rows.ts'
import { readRows } from '#catalogue/rows/food-rows.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import type { Nutrition } from '#domain/ingredients/vocabulary.ts'
import {
  answerLine,
  answerMeal,
  byCatalogue,
  type Answer,
  type Kitchen,
} from './nutrition/answer.ts'
import { asked, isWithin, readDishes, type Asked, type Dish } from './nutrition/dishes.ts'
import { readMeals, type Meal } from './nutrition/meals.ts'
import { describeMeal } from './nutrition/read-meal.ts'
import { progress } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    learn: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const hundredths = (value: number) => Math.round(value * 100) / 100
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} % (${part}/${of})`

/** How many meals were answered, and the mean absolute error of these in grams. */
function scoreMeals(meals: readonly Meal[], answer: (meal: Meal) => Answer | null) {
  const errors = meals.flatMap((meal) => {
    const found = answer(meal)
    const carbohydrate = found?.nutrition.carbohydrate ?? null
    if (found === null || carbohydrate === null) return []
    return [Math.abs((carbohydrate * found.grams) / 100 - meal.carbohydrate)]
  })
  const mae = errors.reduce((sum, error) => sum + error, 0) / errors.length
  return { answered: errors.length, of: meals.length, mae: hundredths(mae) }
}

const factOf: Readonly<Record<Asked, keyof Nutrition>> = {
  fat: 'fat',
  protein: 'protein',
  sugars: 'sugar',
  saturates: 'saturated',
}

/** One nutrient of 100 g of a dish; what is not known adds neither weight nor nutrient. */
function per100g(nutrient: Asked, answers: readonly Answer[]): number | null {
  const grams = answers.reduce((sum, each) => sum + each.grams, 0)
  const held = answers.reduce((sum, { grams: weight, nutrition }) => {
    return sum + ((nutrition[factOf[nutrient]] ?? 0) * weight) / 100
  }, 0)
  return grams > 0 ? (100 * held) / grams : null
}

function scoreDishes(dishes: readonly Dish[], kitchen: Kitchen) {
  const within: Record<Asked, number> = { fat: 0, protein: 0, sugars: 0, saturates: 0 }
  for (const dish of dishes) {
    const answers = dish.lines.flatMap((line) => answerLine(line, kitchen) ?? [])
    for (const nutrient of asked) {
      const found = per100g(nutrient, answers)
      const isRight = found !== null && isWithin(nutrient, dish.per100g[nutrient], found)
      within[nutrient] += Number(isRight)
    }
  }
  return { within, of: dishes.length }
}

const holding = (file: string) => positionals.find((folder) => existsSync(path.join(folder, file)))
const mealsIn = holding('data/train.csv')
const dishesIn = holding('data/dataset_training_nutrient_estimation_test.json')
if (mealsIn === undefined || dishesIn === undefined) {
  throw new Error(
    'Give the folders of checkouts of Phangzs/nutribench-project and ila-lab/FoodBench-QA.',
  )
}
const catalogue = await readGoodCatalogue()
const kitchen: Kitchen = {
  catalogue,
  vocabulary: toVocabulary(catalogue),
  byId: new Map(catalogue.ingredients.map((entry) => [entry.id, entry])),
  rows: indexRows(await readRows(path.join(catalogueFolder, 'facts/usda-sr28.csv'))),
}
const meals = await readMeals(mealsIn, values.learn ? 'train' : 'val')
const dishes = await readDishes(dishesIn, values.learn ? 'even' : 'odd')

const alone = scoreMeals(meals, ({ text }) => byCatalogue(describeMeal(text).line, kitchen))
progress(
  `meals by the catalogue alone: ${percent(alone.answered, alone.of)}, off by ${alone.mae} g`,
)
const nutribench = scoreMeals(meals, ({ text }) => answerMeal(describeMeal(text), kitchen))
progress(`meals: ${percent(nutribench.answered, nutribench.of)}, off by ${nutribench.mae} g`)
const foodbench = scoreDishes(dishes, kitchen)
const shares = asked.map((each) => `${each} ${percent(foodbench.within[each], foodbench.of)}`)
progress(`dishes within tolerance: ${shares.join(', ')}`)
if (values.json) process.stdout.write(`${JSON.stringify({ nutribench, foodbench })}\n`)
