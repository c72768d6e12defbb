import { z } from 'zod'
import { ingredientCategories } from '#domain/ingredients/vocabulary.ts'
import { perNutrient } from '#domain/recipes/nutrition.ts'
import type { LanguageTag } from '#domain/texts/language.ts'
import { inBritishWords } from '#domain/texts/british-words.ts'
import { isEnglish, locale } from '#domain/texts/t.ts'
import type { AskAsVisitor } from '../postgrest/ask-as-visitor.ts'

const texts = z.array(z.string())
const optionalNumber = z.number().nullish().default(null)

const lineSchema = z.object({
  name: z.string().nullable(),
  optional: z.boolean(),
  ingredient: z
    .object({
      slug: z.string(),
      name: z.string(),
      plural: z.string(),
      category: z.enum(ingredientCategories).catch('Other'),
      grams_per_piece: optionalNumber,
      grams_per_cup: optionalNumber,
      /** Grams of its other measures. */
      weights: z.record(z.string(), z.number()).nullable(),
    })
    .nullable(),
  measure: z
    .object({
      original_text: z.string().nullable(),
      amount: z.number().nullable(),
      amount_max: z.number().nullable(),
      unit: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
})
export type PublishedLine = z.infer<typeof lineSchema>

const recipeSchema = z.object({
  id: z.number(),
  owner_id: z.string().nullable(),
  title: z.string(),
  image: z.string().nullable(),
  ready_in_minutes: z.number(),
  active_minutes: z.number().nullable(),
  servings: z.number(),
  summary: z.string(),
  cuisine: texts,
  meal_type: texts,
  diets: texts,
  rating: z.number(),
  review_count: z.number(),
  is_premium: z.boolean(),
  tags: texts,
  /** Fields that its cook did not state, in which what is usual stands. */
  assumed: texts,
  created_at: z.string(),
  updated_at: z.string(),
  lines: z.array(lineSchema),
  /** Null where the method is for subscribers. */
  details: z
    .object({
      instructions: texts,
      nutrition_info: z
        .object({
          ...perNutrient(() => optionalNumber),
          known: optionalNumber,
          counted: optionalNumber,
          partial: texts.nullish().default(null),
        })
        .nullable(),
    })
    .nullable(),
})
/** What a visitor sees of a recipe. */
export interface PublishedRecipe extends z.infer<typeof recipeSchema> {
  /** That its words are translated into; not there as it was written. */
  language?: LanguageTag
  /** Of its steps, where they are not told in that. */
  languageOfSteps?: LanguageTag
}

const translationSchema = z.object({
  title: z.string(),
  summary: z.string(),
  /** Null as the details of the recipe. */
  body: z
    .object({ instructions: texts.nullable(), notes: z.array(z.string().nullable()) })
    .nullable(),
})
const translationsSchema = z.array(
  z.object({ translations: z.array(translationSchema).default([]) }),
)
const translationColumns =
  'translations:recipe_translations(title,summary,body:recipe_body_translations(instructions,notes))'

/** The recipe in the words of a translation, as far as they are open to visitors. */
function translated(
  recipe: PublishedRecipe,
  { title, summary, body }: z.infer<typeof translationSchema>,
): PublishedRecipe {
  const { details, lines } = recipe
  const language = locale()
  if (body === null || details === null) return { ...recipe, title, summary, language }
  const { instructions, notes } = body
  if (instructions !== null && instructions.length !== details.instructions.length) return recipe
  return {
    ...recipe,
    title,
    summary,
    language,
    ...(instructions === null
      ? { languageOfSteps: 'en' }
      : { details: { ...details, instructions } }),
    lines: lines.map((line, place) => {
      const note = notes[place] ?? null
      return line.measure === null || note === null
        ? line
        : { ...line, measure: { ...line.measure, note } }
    }),
  }
}

/** A recipe of ours with the words of British cooks. */
function inBritain(recipe: PublishedRecipe): PublishedRecipe {
  const { title, summary, details, lines } = recipe
  const notes = lines.map(({ measure }) => measure?.note ?? null)
  return translated(recipe, {
    title: inBritishWords(title),
    summary: inBritishWords(summary),
    body: details && {
      instructions: details.instructions.map(inBritishWords),
      notes: notes.map((note) => note && inBritishWords(note)),
    },
  })
}

const lineColumns =
  'name,optional,ingredient:ingredients(slug,name,plural,category,grams_per_piece,grams_per_cup,weights:measures->weights),measure:recipe_measures(original_text,amount,amount_max,unit,note)'
const columns = [
  ...Object.keys(recipeSchema.shape).filter((name) => name !== 'lines' && name !== 'details'),
  `lines:recipe_ingredients(${lineColumns})`,
  'details:recipe_details(instructions,nutrition_info)',
].join(',')

/** The recipe in the language that is spoken, as far as it is written in it, or null where there is none that a visitor may see. */
export async function findPublishedRecipe(
  ask: AskAsVisitor,
  id: number,
): Promise<PublishedRecipe | null> {
  const filter = `id=eq.${id}&visibility=eq.public&lines.order=position`
  if (isEnglish()) {
    const found = await ask(`/recipe_cards?select=${columns}&${filter}`)
    const [recipe = null] = z.array(recipeSchema).parse(found)
    return recipe?.owner_id === null && locale() === 'en-GB' ? inBritain(recipe) : recipe
  }
  const inLanguage = `translations.language=eq.${locale()}`
  const found = await ask(
    `/recipe_cards?select=${columns},${translationColumns}&${filter}&${inLanguage}`,
  )
  const [recipe = null] = z.array(recipeSchema).parse(found)
  const translation = translationsSchema.parse(found)[0]?.translations[0]
  return recipe === null || translation === undefined ? recipe : translated(recipe, translation)
}
