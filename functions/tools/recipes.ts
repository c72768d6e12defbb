import { z } from 'zod'
import { type Avoidable, avoidable } from '#domain/ingredients/vocabulary.ts'
import { factsWithout } from '#domain/recipes/lacked.ts'
import { keepsRules } from '#domain/recipes/suits-diet.ts'
import { locale } from '#domain/texts/t.ts'
import { mealsOfDay } from '#domain/week/planned-meal.ts'
import { askAs, callAs } from '../data-api.ts'
import type { ToolPerson } from './person.ts'
import { plainLine, plainText } from './plain-line.ts'
import { readingTool, ToolRefusal, writingTool } from './tool.ts'

/** Recipes of one answer, and how many are read to find them. */
const mostFound = 8
const mostRead = 24
const longestSteps = 4_000

const known = {
  id: z.number(),
  title: z.string(),
  owner_id: z.string().nullable(),
  diets: z.array(z.string()),
  free_of: z
    .array(z.string())
    .transform((words) => avoidable.filter((each) => words.includes(each))),
}
const foundSchema = z.array(
  z.object({
    ...known,
    ready_in_minutes: z.number(),
    used_ingredient_count: z.number(),
    missed_ingredient_count: z.number(),
  }),
)

interface Known {
  owner_id: string | null
  diets: readonly string[]
  free_of: readonly Avoidable[]
}

/** What another cook wrote could give a model orders: recipes are of the catalogue, or of the person. */
const isOurs = ({ owner_id: owner }: Known, { id }: ToolPerson) => owner === null || owner === id

/** What is not known to suit everybody who eats does not come out. */
const suits = ({ free_of: freeOf, diets }: Known, { rules }: ToolPerson) =>
  keepsRules({ freeOf, diets }, rules)

const translationsSchema = z.array(z.object({ recipe_id: z.number(), title: z.string() }))

/** What recipes are called in the language of who asks, by id; nothing where that is English. */
async function titlesOf(
  ids: readonly number[],
  { token, environment }: ToolPerson,
): Promise<ReadonlyMap<number, string>> {
  if (locale() === 'en' || ids.length === 0) return new Map()
  const path = `recipe_translations?select=recipe_id,title&language=eq.${locale()}&recipe_id=in.(${ids.join()})`
  const rows = await askAs(token, environment, path, translationsSchema)
  return new Map(rows.map(({ recipe_id: id, title }) => [id, title]))
}

export const searchRecipes = readingTool({
  name: 'search_recipes',
  description:
    'Finds recipes that suit what everybody who eats today avoids, those first that need least shopping. Words are looked for in title and ingredients.',
  input: z.object({
    words: z.string().max(100).optional().describe('A dish, a food or a cuisine'),
    meal: z.enum(mealsOfDay).optional(),
    max_minutes: z.int().min(1).max(1_440).optional(),
  }),
  async run({ words = '', meal, max_minutes: maxMinutes }, person) {
    const { token, environment, rules, lacked } = person
    const input = {
      search_text: plainLine(words, 100),
      preferences: rules.preferences,
      restrictions: rules.restrictions,
      facts: factsWithout(lacked),
      meals: meal === undefined ? [] : [meal],
      max_minutes: maxMinutes ?? null,
      page_size: mostRead,
      language: locale(),
    }
    const found = await callAs(token, environment, 'search_recipes', input, foundSchema)
    const shown = found.filter((each) => isOurs(each, person) && suits(each, person))
    const first = shown.slice(0, mostFound)
    const ids = first.map(({ id }) => id)
    const titles = await titlesOf(ids, person)
    return {
      data: first.map((recipe) => ({
        recipe: recipe.id,
        title: plainLine(titles.get(recipe.id) ?? recipe.title, 120),
        minutes: recipe.ready_in_minutes,
        at_home: recipe.used_ingredient_count,
        missing: recipe.missed_ingredient_count,
      })),
    }
  },
})

const recipeSchema = z.array(
  z.object({ ...known, servings: z.number(), ready_in_minutes: z.number() }),
)
const recipeId = z.int().positive().max(Number.MAX_SAFE_INTEGER)

/**
 * A recipe of the catalogue or of the person that suits everybody who eats.
 *
 * @throws ToolRefusal `no_such_recipe`, `against_diet`
 */
export async function suitableRecipe(id: number, person: ToolPerson) {
  const columns = 'id,title,owner_id,diets,free_of,servings,ready_in_minutes'
  const path = `recipe_cards?id=eq.${id}&select=${columns}`
  const rows = await askAs(person.token, person.environment, path, recipeSchema)
  const recipe = rows.find((each) => isOurs(each, person))
  if (recipe === undefined) throw new ToolRefusal('no_such_recipe', 'There is no such recipe.')
  if (!suits(recipe, person)) {
    const words = 'It is not known to suit everybody who eats today. Do not suggest it.'
    throw new ToolRefusal('against_diet', words)
  }
  const titles = await titlesOf([id], person)
  return { ...recipe, title: plainLine(titles.get(id) ?? recipe.title, 120) }
}

const bodySchema = z.array(
  z.object({
    instructions: z.array(z.string()).nullable(),
    ingredients: z.array(z.object({ original_text: z.string().nullable(), name: z.string() })),
  }),
)

export const readRecipe = readingTool({
  name: 'read_recipe',
  description:
    'Reads the ingredients and steps of a recipe, by the number that search_recipes gives.',
  input: z.object({ recipe: recipeId }),
  async run({ recipe: id }, person) {
    const card = await suitableRecipe(id, person)
    const path = `recipes?id=eq.${id}&select=instructions,ingredients`
    const [body] = await askAs(person.token, person.environment, path, bodySchema)
    const lines = (body?.ingredients ?? []).slice(0, 60)
    return {
      data: {
        recipe: id,
        title: card.title,
        servings: card.servings,
        minutes: card.ready_in_minutes,
        ingredients: lines.map((line) => plainLine(line.original_text ?? line.name)),
        steps: plainText((body?.instructions ?? []).join('\n'), longestSteps),
      },
    }
  },
})

export const saveRecipe = writingTool({
  name: 'save_recipe',
  description:
    'Proposes to save a recipe of Larder, by its number, among the user’s saved recipes.',
  input: z.object({ recipe: recipeId }),
  async run({ recipe: id }, person) {
    const { title } = await suitableRecipe(id, person)
    return {
      data: { recipe: id, title },
      proposal: { kind: 'save', recipe: id, title, checkedFor: person.rules },
    }
  },
})
