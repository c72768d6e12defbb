import { formatAmount } from '../../ingredients/format-quantity.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import type { DraftLine, RecipeDraft, RecipeSource } from '../draft.ts'
import type { Recipe, RecipeLine } from '../recipe.ts'
import { readDraftLine } from './read-draft.ts'

/** A line as it is kept; `written` is null where the line before it holds the text of both. */
export interface KeptLine extends RecipeLine {
  written: string | null
}

/** How a line would be written, where nobody kept how it was. */
function textOf({ amount, amountMax, unit, name, note, optional }: RecipeLine): string {
  const measured = [formatAmount(amount, unit, amountMax), name].filter((each) => each !== '')
  const said = [measured.join(' '), note, optional ? 'optional' : null]
  return said.filter((each) => each !== null).join(', ')
}

/** Null where the parser reads the same; else the cook, or the catalogue, says what is meant. */
function chosenFor(
  text: string,
  meant: readonly (IngredientId | null)[],
  vocabulary: Vocabulary,
): IngredientId | null {
  const read = readDraftLine({ text, section: null, chosen: null }, vocabulary)
  const isSame =
    read.length === meant.length && read.every(({ ingredient }, at) => ingredient === meant[at])
  return isSame ? null : (meant[0] ?? null)
}

/** Lines to be changed: each as it was written, with what it means where that has to be said. */
export function draftLinesOf(lines: readonly KeptLine[], vocabulary: Vocabulary): DraftLine[] {
  const written: { text: string; section: string | null; meant: (IngredientId | null)[] }[] = []
  const isWritten = lines.some((line) => line.written !== null)
  for (const line of lines) {
    const before = written.at(-1)
    if (isWritten && line.written === null && before !== undefined) {
      before.meant.push(line.ingredient)
      continue
    }
    written.push({
      text: line.written ?? textOf(line),
      section: line.section,
      meant: [line.ingredient],
    })
  }
  return written.map(({ text, section, meant }) => ({
    text,
    section,
    chosen: chosenFor(text, meant, vocabulary),
  }))
}

/** What a kept recipe says, as a draft to change or to begin another with. */
export function draftOfRecipe(
  recipe: Recipe,
  lines: readonly KeptLine[],
  kept: { source: RecipeSource | null; assumed: readonly string[] },
  vocabulary: Vocabulary,
): RecipeDraft {
  const stated = <Value>(field: string, value: Value) =>
    kept.assumed.includes(field) ? null : value
  const { nutritionInfo } = recipe
  return {
    title: recipe.title,
    summary: recipe.summary,
    image: recipe.image,
    servings: stated('servings', recipe.servings),
    readyInMinutes: stated('ready_in_minutes', recipe.readyInMinutes),
    activeMinutes: recipe.activeMinutes,
    lines: draftLinesOf(lines, vocabulary),
    steps: recipe.instructions ?? [],
    cuisine: recipe.cuisine,
    mealType: recipe.mealType,
    difficulty: stated('difficulty', recipe.difficulty),
    tags: recipe.tags,
    tip: recipe.tip,
    storage: recipe.storage,
    source: kept.source,
    // What was worked out is worked out anew.
    nutrition: nutritionInfo === null || nutritionInfo.known !== null ? null : nutritionInfo,
  }
}
