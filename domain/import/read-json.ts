import type { RecipeDraft } from '../recipes/draft.ts'
import { brought, type BroughtRecipe } from './brought.ts'
import { fieldOf, isRecord, listOf, textOf, type Json } from './json.ts'
import { readMealie, recipesOfMealieBackup } from './read-mealie.ts'
import { readOwnRecipe } from './read-own-json.ts'
import { readPaprika } from './read-paprika.ts'
import { readSchemaFile, recipesWithin } from './read-schema-file.ts'
import { readTandoor } from './read-tandoor.ts'

const has = (json: Json, ...names: readonly string[]) => fieldOf(json, ...names) !== undefined

/** Which app wrote this object, by the fields that only it has. */
function readerOf(json: Json): ((json: Json) => RecipeDraft | null) | null {
  if (has(json, 'working_time', 'waiting_time') && has(json, 'steps')) return readTandoor
  if (has(json, 'recipe_ingredient', 'recipe_instructions')) return readMealie
  if (has(json, 'recipeIngredient') && has(json, 'slug', 'orgURL')) return readMealie
  if (has(json, 'directions', 'photo_data', 'prep_time') && has(json, 'name')) return readPaprika
  if (has(json, 'recipeIngredient', 'recipeInstructions')) return readSchemaFile
  return null
}

const isBackup = (json: Json) =>
  has(json, 'recipes_ingredients') && has(json, 'recipe_instructions') && has(json, 'recipes')

/** A recipe, or null for one that is there and cannot be saved: it has no name. */
function readOne(json: Json): BroughtRecipe | null {
  const own = readOwnRecipe(json)
  if (own !== null) return own.draft.title.trim() === '' ? null : brought(own.draft, own.savedAs)
  const read = readerOf(json) ?? readSchemaFile
  const draft = read(json)
  const photo = read === readPaprika ? textOf(fieldOf(json, 'photo_data')) : null
  return draft && brought(draft, { picture: photo && `data:image/jpeg;base64,${photo}` })
}

/** What may be recipes in a document: of any of the apps, one or many, however deep. */
function candidatesIn(json: Json): readonly Json[] {
  if (isBackup(json)) return recipesOfMealieBackup(json)
  const pages = recipesWithin(json)
  if (pages.length > 0) return pages
  const items = listOf(
    isRecord(json) && readerOf(json) === null
      ? fieldOf(json, 'recipes', 'items', 'data', 'results')
      : json,
  )
  return items.filter((each) => readerOf(each) !== null)
}

/**
 * The recipes in a JSON document of any app that is known here; null stands for one without a name. The content
 * decides the kind, never the name of the file.
 */
export function recipesInJson(json: Json): (BroughtRecipe | null)[] {
  return candidatesIn(json).map(readOne)
}
