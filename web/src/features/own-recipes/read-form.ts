import { difficulties } from '#domain/recipes/kinds.ts'
import { lineUses } from '#domain/recipes/line-use.ts'
import { nutrients } from '#domain/recipes/nutrition.ts'
import { emptyForm, type RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { visibilities } from '#domain/recipes/own/saved-recipe.ts'
import { field, numberField, textField, textsOf } from '#web/lib/json.ts'

function nutritionIn(json: unknown): RecipeForm['nutrition'] {
  if (typeof json !== 'object' || json === null) return null
  const [calories = null, protein = null, carbs = null, fat = null] = nutrients.map((each) =>
    numberField(json, each),
  )
  return { calories, protein, carbs, fat }
}

function basedOnIn(json: unknown): RecipeForm['basedOn'] {
  const updatedAt = textField(json, 'updatedAt')
  const visibility = visibilities.find((each) => each === field(json, 'visibility'))
  return updatedAt === undefined || visibility === undefined ? null : { updatedAt, visibility }
}

/** A form as this device stored it, whichever version of the app wrote it; null where it is none. */
export function readForm(json: unknown): RecipeForm | null {
  const key = textField(json, 'key')
  if (key === undefined) return null
  const text = (name: keyof RecipeForm) => textField(json, name) ?? ''
  const choices = field(json, 'choices')
  const options = field(json, 'options')
  const uses = field(json, 'uses')
  const steps = textsOf(field(json, 'steps'))
  return {
    ...emptyForm(key),
    id: numberField(json, 'id'),
    visibility: visibilities.find((each) => each === field(json, 'visibility')) ?? 'private',
    basedOn: basedOnIn(field(json, 'basedOn')),
    copiedFrom: numberField(json, 'copiedFrom'),
    season: textsOf(field(json, 'season')),
    title: text('title'),
    summary: text('summary'),
    image: textField(json, 'image') ?? null,
    servings: text('servings'),
    readyInMinutes: text('readyInMinutes'),
    activeMinutes: text('activeMinutes'),
    lines: text('lines'),
    choices: Object.fromEntries(
      Object.entries(typeof choices === 'object' && choices !== null ? choices : {}).filter(
        (each): each is [string, string] => typeof each[1] === 'string',
      ),
    ),
    options: Object.fromEntries(
      Object.entries(typeof options === 'object' && options !== null ? options : {}).filter(
        (each): each is [string, boolean] => typeof each[1] === 'boolean',
      ),
    ),
    uses: Object.fromEntries(
      Object.entries(typeof uses === 'object' && uses !== null ? uses : {}).flatMap(
        ([line, said]: [string, unknown]) => {
          const use = lineUses.find((each) => each === field(said, 'use'))
          const without = textField(said, 'without')
          if (use === undefined) return []
          return [[line, without === undefined ? { use } : { use, without }]]
        },
      ),
    ),
    steps: steps.length === 0 ? [''] : steps,
    cuisine: textsOf(field(json, 'cuisine')),
    mealType: textsOf(field(json, 'mealType')),
    difficulty: difficulties.find((each) => each === field(json, 'difficulty')) ?? '',
    tags: text('tags'),
    tip: text('tip'),
    storage: text('storage'),
    sourceName: text('sourceName'),
    sourceUrl: text('sourceUrl'),
    language: text('language'),
    nutrition: nutritionIn(field(json, 'nutrition')),
  }
}
