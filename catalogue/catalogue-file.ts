import { z } from 'zod'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { lineUses } from '#domain/recipes/line-use.ts'
import { nutrients, perNutrient } from '#domain/recipes/nutrition.ts'

/**
 * catalogue.json: rows as the tables of supabase/schemas have them, with slugs where the tables
 * have ids. Written by build.ts, read by load.ts; nothing else knows its shape.
 */

const nullableText = z.string().nullable()
const nullableNumber = z.number().nullable()
const texts = z.array(z.string())
const avoidables = z.array(z.enum(avoidable)).readonly()

const ingredientRow = z.object({
  slug: z.string(),
  name: z.string(),
  plural: z.string(),
  parent: nullableText,
  category: z.string(),
  staple: z.boolean(),
  icon: nullableText,
  origin: nullableText,
  contains: avoidables,
  free_of: avoidables,
  diets: texts.readonly(),
  season: z.array(z.int()),
  shelf_life_days: nullableNumber,
  keeping: z.record(z.string(), z.int()).default({}),
  grams_per_piece: nullableNumber,
  grams_per_cup: nullableNumber,
  nutrition: z.record(z.string(), nullableNumber).nullable(),
  /** As `measuresOfFood` reads them. */
  measures: z.record(z.string(), z.unknown()).default({}),
})

const aliasRow = z.object({ alias: z.string(), ingredient: z.string(), language: z.string() })

const substitutionRow = z.object({
  need: z.string(),
  uses: texts.readonly(),
  ratio: z.number(),
  quality: z.number(),
  context: nullableText,
  alike: z.boolean().default(false),
  diets: texts.readonly(),
  free_of: avoidables,
  note: z.string(),
})

const transformRow = z.object({
  from: z.string(),
  to: z.string(),
  takes: z.int(),
  note: z.string(),
})

const lineRow = z.object({
  ingredient: z.string(),
  section: nullableText,
  optional: z.boolean(),
  use: z.enum(lineUses).default('base'),
  /** What is lost without it, a sentence. */
  without: nullableText.default(null),
  /** Those of the contexts of its ingredient's substitutions in which it is used. */
  contexts: texts.readonly().default([]),
  /** Whether the dish is made of it. */
  is_main: z.boolean().default(false),
  amount: nullableNumber,
  amount_max: nullableNumber,
  unit: nullableText,
  note: nullableText,
  us: nullableText,
})

const nutritionInfo = z.object({
  ...perNutrient(() => nullableNumber),
  partial: z.array(z.enum(nutrients)).readonly(),
  missing: z.array(z.int()).readonly(),
  known: z.int().nullable(),
  counted: z.int().nullable(),
  grams: z.array(nullableNumber).readonly(),
})

const recipeRow = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  ready_in_minutes: z.int(),
  active_minutes: z.int(),
  servings: z.int(),
  summary: z.string(),
  cuisine: texts,
  meal_type: texts,
  difficulty: z.string(),
  diets: texts,
  contains: avoidables,
  free_of: avoidables,
  season: texts,
  is_premium: z.boolean(),
  tags: texts,
  facts: texts.default([]),
  lines: z.array(lineRow),
  instructions: texts,
  nutrition_info: nutritionInfo.nullable(),
  alternatives: z.record(z.string(), texts),
  tip: nullableText,
  storage: nullableText,
})

/** A recipe in another language, as two tables have it: `without` and `notes` by line. */
const translationRow = z.object({
  recipe_id: z.int(),
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  sections: z.record(z.string(), z.string()),
  without: z.array(nullableText),
  words: z.string().default(''),
  /** Null where the steps, the tip and how it keeps are still in English. */
  instructions: texts.nullable(),
  notes: z.array(nullableText),
  tip: nullableText,
  storage: nullableText,
})

/** What tells one file from another. */
export const catalogueHead = z.object({
  format: z.literal('larder-catalogue-1'),
  /** Of everything else in the file: the same hash is the same catalogue. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The hash of the file that begins with `start`; undefined where it stands elsewhere. A tenth of a second quicker than reading it all. */
export const hashIn = (start: string): string | undefined =>
  /^\{"hash":"([0-9a-f]{64})"/.exec(start)?.[1]

export const catalogueFile = catalogueHead.extend({
  ingredients: z.array(ingredientRow),
  aliases: z.array(aliasRow),
  substitutions: z.array(substitutionRow),
  transforms: z.array(transformRow),
  recipes: z.array(recipeRow),
  translations: z.array(translationRow).default([]),
})
export type CatalogueFile = z.infer<typeof catalogueFile>
export type RecipeRow = z.infer<typeof recipeRow>
export type TranslationRow = z.infer<typeof translationRow>
