import type { DraftLine, RecipeDraft } from '../recipes/draft.ts'
import { lineOfParts, nutritionOf } from './app-parts.ts'
import { emptyDraft } from '../recipes/draft.ts'
import { fieldOf, listOf, nameOf, numberOf, textOf, type Json } from './json.ts'
import { kindsAmong, namesOf } from './kinds-named.ts'
import { readServings } from './yields.ts'
import { plainText } from './plain-text.ts'
import { addressOf, paragraphsOf, sourceOf } from './read-schema-file.ts'
import { stepsInText } from './steps.ts'

function linesOfStep(step: Json, isOneOfMany: boolean): DraftLine[] {
  let section = isOneOfMany ? textOf(fieldOf(step, 'name')) : null
  const lines: DraftLine[] = []
  for (const each of listOf(fieldOf(step, 'ingredients'))) {
    const note = textOf(fieldOf(each, 'note'))
    if (fieldOf(each, 'is_header') === true) {
      section = note ?? section
      continue
    }
    const amount = fieldOf(each, 'no_amount') === true ? null : numberOf(fieldOf(each, 'amount'))
    const unit = nameOf(fieldOf(each, 'unit'))
    const text = lineOfParts({ amount, unit, food: nameOf(fieldOf(each, 'food')), note })
    if (text !== '') lines.push({ text, section, chosen: null })
  }
  return lines
}

const minutes = (json: Json): number | null => {
  const count = numberOf(json)
  return count === null || count <= 0 ? null : Math.round(count)
}

/** A recipe.json of Tandoor's export: steps that hold their ingredients. */
export function readTandoor(json: Json): RecipeDraft | null {
  const title = plainText(textOf(fieldOf(json, 'name')) ?? '')
  if (title === '') return null
  const steps = listOf(fieldOf(json, 'steps'))
  const working = minutes(fieldOf(json, 'working_time'))
  const waiting = minutes(fieldOf(json, 'waiting_time'))
  return {
    ...emptyDraft(title),
    summary: paragraphsOf(fieldOf(json, 'description')),
    servings: readServings(fieldOf(json, 'servings')),
    readyInMinutes: working === null && waiting === null ? null : (working ?? 0) + (waiting ?? 0),
    activeMinutes: working,
    lines: steps.flatMap((step) => linesOfStep(step, steps.length > 1)),
    steps: steps.flatMap((step) => stepsInText(textOf(fieldOf(step, 'instruction')) ?? '')),
    ...kindsAmong(namesOf(fieldOf(json, 'keywords'))),
    source: sourceOf(addressOf(fieldOf(json, 'source_url')), null),
    nutrition: nutritionOf(fieldOf(json, 'nutrition')),
  }
}
