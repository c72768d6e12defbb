import { z } from 'zod'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { units } from '#domain/ingredients/units.ts'
import {
  allCuisines,
  allMealTypes,
  difficulties,
  recipeTags,
  seasons,
} from '#domain/recipes/kinds.ts'
import { foodStates } from '#domain/recipes/food-state.ts'
import { lineUses } from '#domain/recipes/line-use.ts'
import { sizes } from '#domain/recipes/weigh.ts'
import { coverSchema } from './art/cover-format.ts'

/**
 * The catalogue's files as people write them: catalogue/ingredients/<category>.yaml,
 * substitutions.yaml, transforms.yaml and recipes/<slug>.yaml. Here is only the shape of one entry;
 * what must hold between entries is in check.ts. An unknown key is an error, so that a misspelt one
 * is not lost.
 */

/** Languages that aliases are given in; English holds all its dialects and common misspellings. */
export const aliasLanguages = ['en', 'es', 'fr', 'de', 'it'] as const
export type AliasLanguage = (typeof aliasLanguages)[number]
/** `further` are English names that pages write and hardly anybody types: they travel with the other languages. */
const aliasKeys = [...aliasLanguages, 'further'] as const

/** Ids of people's own recipes start here in the database; the catalogue's stay below. */
const firstOwnRecipeId = 100_001

const text = z.string().trim().min(1)

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case, like chicken-thigh')
const grams = z.number().positive()
const unit = z.enum(units)
const row = z.string().regex(/^\d{5}$/, 'must be five digits in quotes')

/** "Nobody knows" must be written out: an omitted allergen would read as a safe one. */
const unknown = z.literal('unknown').transform(() => null)

export const ingredientEntry = z.strictObject({
  id: slug,
  name: text,
  plural: text,
  /** The more general ingredient that this one is a kind of. */
  parent: slug.optional(),
  icon: slug.optional(),
  staple: z.boolean().default(false),
  /**
   * `plant` also stands for what is neither plant nor animal: water, salt, yeast; `meatless` for what holds no
   * meat or fish, but may hold milk, egg, honey or the like.
   */
  origin: z.union([
    z.enum(['plant', 'dairy', 'egg', 'honey', 'meatless', 'meat', 'fish']),
    unknown,
  ]),
  /** What it always holds. `unknown` where it may be any of them. */
  contains: z.union([z.array(z.enum(avoidable)), unknown]),
  /** What one maker puts in and another does not: not known of this one, and never taken for absent. */
  varies: z.array(z.enum(avoidable)).default([]),
  /** Months of the northern season, 1–12. */
  season: z.array(z.int().min(1).max(12)).default([]),
  /** Days it usually keeps at home, as bought. Left out for what does not spoil within two years. */
  keeps: z.int().positive().optional(),
  /** Grams of one, as a cook counts it, the edible part. */
  piece: grams.optional(),
  /** Grams of one US cup (237 ml) in its usual state: chopped, ground or poured. */
  cup: grams.optional(),
  /** Grams of its other measures: a clove of garlic, a drained can of beans. */
  weights: z.partialRecord(unit, grams).default({}),
  /** Share of its weight that is eaten, where it is weighed with its bones or in its shell. */
  edible: z.number().positive().lt(1).optional(),
  /** Row of facts/usda-sr28.csv, chosen by hand for the state in which it is bought. */
  ndb: row.optional(),
  /** Rows of which it is mixed, each with its share of the weight, where it has none of its own. */
  mixture: z
    .array(z.strictObject({ ndb: row, share: z.number().positive().lt(1) }))
    .min(2)
    .optional(),
  aliases: z.partialRecord(z.enum(aliasKeys), z.array(text)).default({}),
})
export type IngredientEntry = z.infer<typeof ingredientEntry>

const measures = {
  /** Grams of one, of one US cup and of other measures, in this state. */
  piece: grams.optional(),
  cup: grams.optional(),
  weights: z.partialRecord(unit, grams).default({}),
}
const pieces = z.partialRecord(z.enum(sizes), grams).default({})

/** A food in the states in which recipes measure it, beside that in which it is bought: catalogue/states/<category>.yaml. */
export const statesEntry = z.strictObject({
  /** An ingredient of the same category. */
  id: slug,
  /** Grams of one by its size, and of further measures, in the usual state. */
  pieces,
  weights: measures.weights,
  states: z
    .partialRecord(
      z.enum(foodStates),
      z.strictObject({
        /** Row of facts/usda-sr28.csv for this state. */
        ndb: row,
        ...measures,
        pieces,
        /** Grams that one gram of it in its usual state comes to: 2.8 of cooked rice. */
        yield: z.number().positive().optional(),
      }),
    )
    .default({}),
})
export type StatesEntry = z.infer<typeof statesEntry>

export const substitutionEntry = z.strictObject({
  need: slug,
  /** All of these together stand in for the need. */
  uses: z.array(slug).min(1),
  /** Measures of the substitute for one measure of the need. */
  ratio: z.number().positive().default(1),
  quality: z.number().min(0.5).max(0.9),
  context: text.optional(),
  /** The same dish even where its title names the need. */
  alike: z.literal(true).optional(),
  note: text,
})
export type SubstitutionEntry = z.infer<typeof substitutionEntry>

export const transformEntry = z.strictObject({
  from: slug,
  to: slug,
  /** Minutes until it can be used, waiting included: soaking overnight is 600. */
  takes: z.int().nonnegative(),
  note: text,
})
export type TransformEntry = z.infer<typeof transformEntry>

const recipeLine = z.strictObject({
  amount: z.number().positive().optional(),
  /** Upper end of a range: 2–3 tbsp. */
  max: z.number().positive().optional(),
  unit: unit.optional(),
  item: slug,
  note: text.optional(),
  optional: z.boolean().default(false),
  /** What it is there for; what is optional has no other use. */
  use: z.enum(lineUses).default('base'),
  /** What is lost without it, the end of a sentence: "Without the bay leaf, the broth is a little flatter." */
  without: text.optional(),
  /** The same amount as an American kitchen would measure it: 1 1/2 cups. */
  us: text.optional(),
  /** Heading above this line and those that follow with the same one: "For the sauce". */
  group: text.optional(),
  /** Share of it that is eaten, where some stays behind or boils away: the oil of a deep fryer, a brine, the alcohol of a wine. */
  eaten: z.number().positive().lt(1).optional(),
  /** The word the steps use where they do not name the ingredient: "dough" for its flour. */
  called: text.optional(),
})
export type RecipeLine = z.infer<typeof recipeLine>

export const recipeEntry = z.strictObject({
  /** Stable for ever: the recipe's address is /recipe/{id}. */
  id: z
    .int()
    .positive()
    .max(firstOwnRecipeId - 1),
  title: text,
  summary: text,
  /** What the dish is from; broader ones after it: `[korean, asian]`. */
  cuisine: z.array(z.enum(allCuisines)).min(1),
  /** `side`: it goes with a dish, and nobody calls it dinner. */
  mealType: z.array(z.enum(allMealTypes)).min(1),
  difficulty: z.enum(difficulties),
  servings: z.int().positive(),
  /** `active` is what the cook stands for; `total` is from start to table, waiting included. */
  minutes: z.strictObject({ active: z.int().positive(), total: z.int().positive() }),
  premium: z.boolean().default(false),
  /** Empty for a recipe of any season. */
  season: z.array(z.enum(seasons)).default([]),
  /** Never a diet: those are worked out from the ingredients. */
  tags: z.array(z.enum(recipeTags)).default([]),
  cover: coverSchema.default({}),
  ingredients: z.array(recipeLine).min(1),
  steps: z.array(text),
  storage: text.optional(),
  tip: text.optional(),
})
export type RecipeEntry = z.infer<typeof recipeEntry>
