import { formatAmount } from '../../ingredients/format-quantity.ts'
import type { Vocabulary } from '../../ingredients/vocabulary.ts'
import type { DraftLine, RecipeDraft, RecipeSource } from '../draft.ts'
import { isStockCover } from '../cover/stock-cover.ts'
import type { Recipe, RecipeLine } from '../recipe.ts'
import { isFurtherFood } from './further-row.ts'
import { readDraft, readDraftLine } from './read-draft.ts'

/** A line as it is saved; `written` is null where the line before it holds the text of both. */
export interface SavedLine extends RecipeLine {
  written: string | null
}

/** How a line would be written, where nobody kept how it was. */
function textOf({ amount, amountMax, unit, name, note, optional }: RecipeLine): string {
  const measured = [formatAmount(amount, unit, amountMax), name].filter((each) => each !== '')
  const said = [measured.join(' '), note, optional ? 'optional' : null]
  return said.filter((each) => each !== null).join(', ')
}

/** The ingredients and whether they can be left out, of as many things as the text is read as. */
function isReadAs(line: DraftLine, meant: readonly RecipeLine[], vocabulary: Vocabulary): boolean {
  // Its further foods are read anew.
  const read = readDraftLine(line, vocabulary).filter((thing) => !isFurtherFood(thing))
  return (
    read.length === meant.length &&
    read.every(
      ({ ingredient, optional }, at) =>
        ingredient === meant[at]?.ingredient && optional === meant[at].optional,
    )
  )
}

/**
 * One text with what has to be said of it: nothing where the parser reads the same; else which ingredient it is,
 * and whether it can be left out. Null where that does not come to the same things.
 */
function lineOf(text: string, meant: readonly RecipeLine[], vocabulary: Vocabulary) {
  const section = meant[0]?.section ?? null
  const optional = meant[0]?.optional ?? false
  const ingredients = [null, ...new Set(meant.flatMap(({ ingredient }) => ingredient ?? []))]
  for (const chosen of ingredients) {
    for (const line of [
      { text, section, chosen },
      { text, section, chosen, optional },
    ])
      if (isReadAs(line, meant, vocabulary)) return line
  }
  return null
}

/** A thing as a line of its own: by its own name where what the recipe calls it would be read as more. */
function lineOfThing(thing: RecipeLine, written: string | null, vocabulary: Vocabulary): DraftLine {
  const text = written ?? textOf(thing)
  // What its cook wrote stays.
  const known =
    thing.ingredient === null || written !== null
      ? null
      : vocabulary.ingredients.get(thing.ingredient)
  const named = { ...thing, name: known?.name ?? thing.name }
  // "Apples, tart and firm" would be two things, "apples (tart and firm)" are not.
  const aside = { ...named, note: null, name: `${named.name} (${thing.note})` }
  const { section, ingredient: chosen, optional } = thing
  return (
    lineOf(text, [thing], vocabulary) ??
    lineOf(textOf(named), [thing], vocabulary) ??
    (thing.note === null ? null : lineOf(textOf(aside), [thing], vocabulary)) ?? {
      text,
      section,
      chosen,
      optional,
    }
  )
}

/** What a line is there for, as it was saved. */
function useOf({ use, without }: RecipeLine): Pick<DraftLine, 'use' | 'without'> {
  if (use === undefined || use === 'base') return {}
  return typeof without === 'string' ? { use, without } : { use }
}

/**
 * The lines with their use stated where the rule would give another: who said that a dish needs its parsley says it still. Where the rule gives
 * the same, and no sentence says what is lost, it stays with the rule.
 */
export function withStatedUses(
  draft: Pick<RecipeDraft, 'title' | 'steps' | 'lines'>,
  vocabulary: Vocabulary,
): DraftLine[] {
  const bare = draft.lines.map(({ text, section, chosen, optional }) => ({
    text,
    section,
    chosen,
    ...(optional !== undefined && { optional }),
  }))
  const derived = readDraft({ ...draft, lines: bare }, vocabulary)
  return draft.lines.map((line, index) => {
    const { use = 'base', without, ...said } = line
    const isDerived = (derived[index] ?? []).every(
      (thing) => thing.optional || (thing.use ?? 'base') === use,
    )
    if (isDerived && without === undefined) return said
    return { ...line, use }
  })
}

/** Lines to be changed: each as it was written, with what it means where that has to be said. */
export function draftLinesOf(lines: readonly SavedLine[], vocabulary: Vocabulary): DraftLine[] {
  const written: { text: string | null; things: SavedLine[] }[] = []
  const isWritten = lines.some((line) => line.written !== null)
  for (const line of lines) {
    const before = written.at(-1)
    if (isWritten && line.written === null && before !== undefined) before.things.push(line)
    else written.push({ text: line.written, things: [line] })
  }
  return written.flatMap(({ text, things: rows }) => {
    const things = rows.filter((row) => !isFurtherFood(row))
    const [first, ...others] = things
    if (first === undefined) return []
    if (others.length === 0) return [{ ...lineOfThing(first, text, vocabulary), ...useOf(first) }]
    const whole = text === null ? null : lineOf(text, things, vocabulary)
    // One text has one use.
    const isAlike = things.every(({ use = 'base' }) => use === (first.use ?? 'base'))
    return whole === null || !isAlike
      ? things.map((each) => ({ ...lineOfThing(each, null, vocabulary), ...useOf(each) }))
      : [{ ...whole, ...useOf(first) }]
  })
}

/** What a saved recipe says, as a draft to change or to begin another with. */
export function draftOfRecipe(
  recipe: Recipe,
  lines: readonly SavedLine[],
  kept: { source: RecipeSource | null; assumed: readonly string[] },
  vocabulary: Vocabulary,
): RecipeDraft {
  const stated = <Value>(field: string, value: Value) =>
    kept.assumed.includes(field) ? null : value
  const { nutritionInfo, title } = recipe
  const steps = recipe.instructions ?? []
  return {
    title,
    summary: recipe.summary,
    image: isStockCover(recipe.image) ? null : recipe.image,
    servings: stated('servings', recipe.servings),
    readyInMinutes: stated('ready_in_minutes', recipe.readyInMinutes),
    activeMinutes: recipe.activeMinutes,
    lines: withStatedUses({ title, steps, lines: draftLinesOf(lines, vocabulary) }, vocabulary),
    steps,
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
