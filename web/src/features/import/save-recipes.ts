import { readDraft } from '#domain/recipes/own/read-draft.ts'
import { toSavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Json } from '#web/lib/backend/database.generated.ts'
import { field, numberField, textField } from '#web/lib/json.ts'
import type { ImportItem } from './import-item.ts'

/** What became of one recipe that was sent. */
export interface SaveResult {
  id: number | null
  created: boolean
  /** Null where it is there. */
  error: { code: string; detail: string } | null
}

function readSaveResult(answer: unknown): SaveResult {
  const id = numberField(answer, 'id')
  const error = field(answer, 'error')
  return {
    id,
    created: field(answer, 'created') === true,
    error:
      id !== null
        ? null
        : { code: textField(error, 'code') ?? '', detail: textField(error, 'detail') ?? '' },
  }
}

/** Half of what the data API takes in one body. */
const mostCharacters = 400_000

const jsonOf = (text: string): Json => JSON.parse(text)

async function send(recipes: readonly string[]): Promise<SaveResult[]> {
  const client = await dataClient()
  const { data } = await client.rpc('save_recipes', { recipes: recipes.map(jsonOf) }).throwOnError()
  const answers: unknown[] = Array.isArray(data) ? data : []
  return recipes.map((_, index) => readSaveResult(answers[index]))
}

/**
 * Keeps recipes (up to 50) in the account, each once by its key; answers for each, in their order.
 * @param inLanguageOf the vocabulary with which a recipe's lines are read
 * @throws where the account cannot be asked
 */
export async function saveRecipes(
  items: readonly Pick<ImportItem, 'draft' | 'key' | 'visibility' | 'season'>[],
  inLanguageOf: (draft: RecipeDraft) => Promise<Vocabulary>,
): Promise<SaveResult[]> {
  const results: SaveResult[] = []
  let parcel: string[] = []
  let size = 0
  for (const { draft, key, visibility, season } of items) {
    const reading = readDraft(draft, await inLanguageOf(draft))
    const saved = toSavedRecipe(draft, reading, { key, visibility, season })
    const recipe = JSON.stringify(saved)
    if (parcel.length > 0 && size + recipe.length > mostCharacters) {
      results.push(...(await send(parcel)))
      parcel = []
      size = 0
    }
    parcel.push(recipe)
    size += recipe.length
  }
  if (parcel.length > 0) results.push(...(await send(parcel)))
  return results
}

/** Which of these keys are those of own recipes already. */
export async function keysThatAreThere(
  userId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const there = new Set<string>()
  const client = await dataClient()
  // An address has its bounds: 36 characters each.
  for (let from = 0; from < keys.length; from += 100) {
    const { data } = await client
      .from('recipe_cards')
      .select('key')
      .eq('owner_id', userId)
      .in('key', keys.slice(from, from + 100))
      .throwOnError()
    for (const { key } of data) if (key !== null) there.add(key)
  }
  return there
}
