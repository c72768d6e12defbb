import type { NutritionValues } from './nutrition.ts'
import type { RecipeDraft } from './draft.ts'

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json }
export type SchemaOrgRecipe = Readonly<Record<string, Json>>

/** What of a recipe is written; a draft is one. Null and empty are not stated, and left out. */
export type WrittenRecipe = Pick<
  RecipeDraft,
  | 'title'
  | 'summary'
  | 'image'
  | 'servings'
  | 'readyInMinutes'
  | 'activeMinutes'
  | 'steps'
  | 'cuisine'
  | 'mealType'
  | 'tags'
  | 'source'
  | 'nutrition'
> & { readonly lines: readonly Pick<RecipeDraft['lines'][number], 'text'>[] }

/** What is known of a recipe that stands at an address, beside the recipe itself. Dates are ISO 8601. */
export interface Publication {
  url?: string
  author?: { type: 'Person' | 'Organization'; name: string; url?: string }
  published?: string
  modified?: string
  /** BCP 47; undefined where nobody knows it. */
  language?: string
  /** Of the steps, where they are in another. */
  languageOfSteps?: string
  /** By their ids of the dietary settings; those without a name at schema.org are left out. */
  diets?: readonly string[]
  rating?: { value: number; count: number }
  /** False where the method is for subscribers. */
  isFree?: boolean
}

const dietNames: ReadonlyMap<string, string> = new Map([
  ['vegetarian', 'VegetarianDiet'],
  ['vegan', 'VeganDiet'],
  ['gluten-free', 'GlutenFreeDiet'],
  // Stricter than its name there.
  ['dairy-free', 'LowLactoseDiet'],
])

/** A recipe as https://schema.org/Recipe, for other apps, search engines and previews to read. */
export function schemaOrgRecipe(
  recipe: WrittenRecipe,
  publication: Publication = {},
): SchemaOrgRecipe {
  const { url, author, published, modified, diets = [], rating, isFree } = publication
  const { language, languageOfSteps } = publication
  const suits = diets.flatMap((diet) => dietNames.get(diet) ?? [])
  return stated({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    url,
    name: recipe.title,
    description: recipe.summary,
    image: recipe.image === null ? undefined : [recipe.image],
    author: author && stated({ '@type': author.type, name: author.name, url: author.url }),
    datePublished: published,
    dateModified: modified,
    inLanguage: language,
    recipeYield: servingsInWords(recipe.servings),
    prepTime: duration(recipe.activeMinutes),
    totalTime: duration(recipe.readyInMinutes),
    recipeCategory: recipe.mealType,
    recipeCuisine: recipe.cuisine.map((each) => each.replaceAll('-', ' ')),
    keywords: recipe.tags.join(', '),
    suitableForDiet: suits.map((name) => `https://schema.org/${name}`),
    recipeIngredient: recipe.lines.map(({ text }) => text),
    recipeInstructions: instructions(recipe.steps, languageOfSteps),
    nutrition: nutrition(recipe.nutrition),
    aggregateRating: rating && aggregateRating(rating),
    isBasedOn: recipe.source?.url ?? undefined,
    creditText: recipe.source?.name ?? undefined,
    isAccessibleForFree: isFree,
  })
}

/** Without what is not stated. */
function stated(object: Readonly<Record<string, Json | undefined>>): Record<string, Json> {
  const kept: Record<string, Json> = {}
  for (const [name, value] of Object.entries(object)) {
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
    if (value !== undefined && !isEmpty) kept[name] = value
  }
  return kept
}

function servingsInWords(servings: number | null): string | undefined {
  if (servings === null) return undefined
  return servings === 1 ? '1 serving' : `${servings} servings`
}

/** `PT35M`, `PT1H10M`, `PT26H`: never days, which many readers do not know. */
function duration(minutes: number | null): string | undefined {
  if (minutes === null || minutes <= 0) return undefined
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** A step that is nothing but "For the sauce:" begins a section. */
const heading = /^([^.!?:\n]{1,80}):$/u

function instructions(steps: readonly string[], language: string | undefined): readonly Json[] {
  const written: Json[] = []
  let section: Json[] | undefined
  for (const step of steps) {
    const name = heading.exec(step.trim())?.[1]
    if (name === undefined) {
      const list = section ?? written
      list.push(stated({ '@type': 'HowToStep', text: step, inLanguage: language }))
    } else {
      section = []
      written.push({ '@type': 'HowToSection', name, itemListElement: section })
    }
  }
  return written
}

function nutrition(values: NutritionValues | null): Json | undefined {
  if (values === null || Object.values(values).every((value) => value === null)) return undefined
  const grams = (value: number | null) => (value === null ? undefined : `${value} g`)
  return stated({
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: values.calories === null ? undefined : `${values.calories} calories`,
    proteinContent: grams(values.protein),
    carbohydrateContent: grams(values.carbs),
    fatContent: grams(values.fat),
  })
}

function aggregateRating({ value, count }: { value: number; count: number }): Json | undefined {
  if (count < 1) return undefined
  return { '@type': 'AggregateRating', ratingValue: value, ratingCount: count, bestRating: 5 }
}
