import type { RecipeDraft, RecipeSource } from '../recipes/draft.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'
import { emptyDraft, linesUnderHeadings } from './empty-draft.ts'
import { fieldOf, isRecord, listOf, nameOf, numberOf, textOf, type Json } from './json.ts'
import { kindsAmong, namesOf } from './kinds-named.ts'
import { minutesOf, servingsOf } from './minutes.ts'
import { plainParagraphs, plainText } from './plain-text.ts'
import { stepsOf } from './steps.ts'

const isRecipe = (json: Json) =>
  listOf(fieldOf(json, '@type')).some((type) =>
    /^(?:https?:\/\/schema\.org\/)?Recipe$/i.test(textOf(type) ?? ''),
  )

const mostDepth = 8

/** Every schema.org Recipe in what may be one, a list, a graph or a page around it. */
export function recipesWithin(json: Json, depth = 0): Json[] {
  if (isRecipe(json)) return [json]
  if (depth >= mostDepth) return []
  if (Array.isArray(json)) return json.flatMap((each) => recipesWithin(each, depth + 1))
  if (!isRecord(json)) return []
  return ['@graph', 'itemListElement', 'item', 'mainEntity', 'mainEntityOfPage', 'recipes'].flatMap(
    (name) => recipesWithin(fieldOf(json, name), depth + 1),
  )
}

const isAddress = (text: string | null): text is string =>
  text !== null && /^https?:\/\//i.test(text)

/** The first web address in a text, a list, or an object that has one. */
export function addressOf(json: Json): string | null {
  for (const each of listOf(json)) {
    const text = textOf(each) ?? textOf(fieldOf(each, 'url', 'contentUrl', '@id'))
    if (isAddress(text)) return text
  }
  return null
}

export function sourceOf(url: string | null, name: string | null): RecipeSource | null {
  return url === null && name === null ? null : { url, name }
}

/** Of one serving, where any of it is stated. */
export function nutritionOf(json: Json): NutritionValues | null {
  const values: NutritionValues = {
    calories: numberOf(fieldOf(json, 'calories')),
    protein: numberOf(fieldOf(json, 'proteinContent', 'protein_content', 'proteins')),
    carbs: numberOf(fieldOf(json, 'carbohydrateContent', 'carbohydrate_content', 'carbohydrates')),
    fat: numberOf(fieldOf(json, 'fatContent', 'fat_content', 'fats')),
  }
  return Object.values(values).every((value) => value === null) ? null : values
}

function sumOf(...minutes: readonly (number | null)[]): number | null {
  const known = minutes.filter((each) => each !== null)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0)
}

const firstOf = <Value>(json: Json, read: (each: Json) => Value | null): Value | null =>
  listOf(json)
    .map(read)
    .find((each) => each !== null) ?? null

function textsOf(json: Json): string[] {
  return listOf(json).flatMap((each) => {
    const text = textOf(each) ?? textOf(fieldOf(each, 'text', 'name'))
    return text === null ? [] : text.split(/\r?\n/)
  })
}

/** A schema.org Recipe of any app or page; null where it has no name. */
export function readSchemaRecipe(json: Json): RecipeDraft | null {
  const title = plainText(textOf(fieldOf(json, 'name', 'headline')) ?? '')
  if (title === '') return null
  const field = (...names: string[]) => fieldOf(json, ...names)
  const kinds = kindsAmong([
    ...namesOf(field('recipeCategory')),
    ...namesOf(field('recipeCuisine')),
    ...namesOf(field('keywords')),
  ])
  const notes = listOf(field('comment')).filter(
    (each) => textOf(fieldOf(each, 'name')) === 'Author Notes',
  )
  const total = minutesOf(firstOf(field('totalTime'), textOf))
  const parts = ['prepTime', 'cookTime', 'performTime'].map((name) =>
    minutesOf(firstOf(field(name), textOf)),
  )
  return {
    ...emptyDraft(title),
    summary: plainParagraphs(textOf(field('description')) ?? ''),
    image: addressOf(field('image', 'images', 'imageUrl')),
    servings: firstOf(field('recipeYield', 'yield'), servingsOf),
    readyInMinutes: total ?? sumOf(...parts),
    lines: linesUnderHeadings(textsOf(field('recipeIngredient', 'ingredients'))),
    steps: stepsOf(field('recipeInstructions')),
    ...kinds,
    tip: plainParagraphs(textOf(fieldOf(notes[0], 'text')) ?? '') || null,
    source: sourceOf(
      addressOf(field('url')) ??
        addressOf(field('isBasedOn')) ??
        addressOf(field('mainEntityOfPage')),
      textOf(field('creditText')) ??
        firstOf(field('publisher'), nameOf) ??
        firstOf(field('author'), nameOf),
    ),
    nutrition: nutritionOf(firstOf(field('nutrition'), (each) => (isRecord(each) ? each : null))),
  }
}
