import type { DraftLine, RecipeDraft } from '../recipes/draft.ts'
import { lineOfParts, nutritionOf } from './app-parts.ts'
import { emptyDraft } from '../recipes/draft.ts'
import { fieldOf, listOf, nameOf, numberOf, textOf, type Json } from './json.ts'
import { kindsAmong, namesOf } from './kinds-named.ts'
import { readMinutes } from './durations.ts'
import { readServings } from './yields.ts'
import { plainText } from './plain-text.ts'
import { addressOf, paragraphsOf, sourceOf } from './read-schema-file.ts'
import { stepsInText } from './steps.ts'

function lineText(json: Json): string {
  const note = textOf(fieldOf(json, 'note'))
  const food = nameOf(fieldOf(json, 'food'))
  // Where nothing was taken apart, the note is the whole line, and the amount of 1 says nothing.
  if (food === null) {
    return plainText(textOf(fieldOf(json, 'originalText', 'original_text')) ?? note ?? '')
  }
  const unit = nameOf(fieldOf(json, 'unit'))
  return lineOfParts({ amount: numberOf(fieldOf(json, 'quantity')), unit, food, note })
}

function linesOf(json: Json): DraftLine[] {
  let section: string | null = null
  const lines: DraftLine[] = []
  for (const each of listOf(json)) {
    section = textOf(fieldOf(each, 'title')) ?? section
    const text = textOf(each) ?? lineText(each)
    if (text !== '') lines.push({ text: plainText(text), section, chosen: null })
  }
  return lines
}

/** The title of a step names the part of the dish that it begins. */
function stepsOf(json: Json): string[] {
  return listOf(json).flatMap((each) => {
    const [first, ...others] = stepsInText(textOf(each) ?? textOf(fieldOf(each, 'text')) ?? '')
    const title = textOf(fieldOf(each, 'title'))
    if (first === undefined) return []
    return [title === null ? first : `${title}: ${first}`, ...others]
  })
}

function notesOf(json: Json): string | null {
  const notes = listOf(json).map((each) => {
    const title = textOf(fieldOf(each, 'title'))
    const text = paragraphsOf(fieldOf(each, 'text'))
    return title === null || text === '' ? text : `${title}: ${text}`
  })
  return notes.filter((note) => note !== '').join('\n') || null
}

/** A recipe of Mealie, of its interface (camelCase) or of its older exports (snake_case). */
export function readMealie(json: Json): RecipeDraft | null {
  const title = plainText(textOf(fieldOf(json, 'name')) ?? '')
  if (title === '') return null
  const minutes = (...names: string[]) => readMinutes(fieldOf(json, ...names))
  const prep = minutes('prepTime', 'prep_time')
  const cook = minutes('performTime', 'perform_time') ?? minutes('cookTime', 'cook_time')
  const parts = prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)
  const servings = fieldOf(json, 'recipeServings', 'recipe_servings')
  return {
    ...emptyDraft(title),
    summary: paragraphsOf(fieldOf(json, 'description')),
    servings: readServings(servings) ?? readServings(fieldOf(json, 'recipeYield', 'recipe_yield')),
    readyInMinutes: minutes('totalTime', 'total_time') ?? parts,
    lines: linesOf(fieldOf(json, 'recipeIngredient', 'recipe_ingredient')),
    steps: stepsOf(fieldOf(json, 'recipeInstructions', 'recipe_instructions')),
    ...kindsAmong([
      ...namesOf(fieldOf(json, 'recipeCategory', 'recipe_category')),
      ...namesOf(fieldOf(json, 'tags')),
    ]),
    tip: notesOf(fieldOf(json, 'notes')),
    source: sourceOf(addressOf(fieldOf(json, 'orgURL', 'org_url', 'orgUrl')), null),
    nutrition: nutritionOf(fieldOf(json, 'nutrition')),
  }
}

type Rows = ReadonlyMap<string, readonly Json[]>

/** The rows of one table by the value of one column. */
function rowsBy(table: Json, column: string): Rows {
  const rows = new Map<string, Json[]>()
  for (const row of listOf(table)) {
    const key = textOf(fieldOf(row, column)) ?? ''
    const known = rows.get(key)
    if (known === undefined) rows.set(key, [row])
    else known.push(row)
  }
  return rows
}

const byPosition = (left: Json, right: Json) =>
  (numberOf(fieldOf(left, 'position')) ?? 0) - (numberOf(fieldOf(right, 'position')) ?? 0)

/** The recipes in Mealie's backup: the tables of its database, put together again. */
export function recipesOfMealieBackup(json: Json): Json[] {
  const table = (name: string) => fieldOf(json, name)
  const foods = rowsBy(table('ingredient_foods'), 'id')
  const units = rowsBy(table('ingredient_units'), 'id')
  const labels = rowsBy([...listOf(table('tags')), ...listOf(table('categories'))], 'id')
  const ingredients = rowsBy(table('recipes_ingredients'), 'recipe_id')
  const steps = rowsBy(table('recipe_instructions'), 'recipe_id')
  const notes = rowsBy(table('notes'), 'recipe_id')
  const nutrition = rowsBy(table('recipe_nutrition'), 'recipe_id')
  const tagged = rowsBy(table('recipes_to_tags'), 'recipe_id')
  const sorted = rowsBy(table('recipes_to_categories'), 'recipe_id')
  const first = (rows: Rows, id: Json) => rows.get(textOf(id) ?? '')?.[0]
  return listOf(table('recipes')).map((recipe) => {
    const id = textOf(fieldOf(recipe, 'id')) ?? ''
    const withNames = (ingredients.get(id) ?? []).toSorted(byPosition).map((row) => ({
      ...(typeof row === 'object' ? row : {}),
      food: first(foods, fieldOf(row, 'food_id')),
      unit: first(units, fieldOf(row, 'unit_id')),
    }))
    const names = [...(tagged.get(id) ?? []), ...(sorted.get(id) ?? [])].flatMap(
      (row) => first(labels, fieldOf(row, 'tag_id', 'category_id')) ?? [],
    )
    return {
      ...(typeof recipe === 'object' ? recipe : {}),
      recipe_ingredient: withNames,
      recipe_instructions: (steps.get(id) ?? []).toSorted(byPosition),
      notes: notes.get(id) ?? [],
      nutrition: nutrition.get(id)?.[0],
      tags: names,
    }
  })
}
