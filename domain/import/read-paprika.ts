import { difficulties } from '../recipes/kinds.ts'
import type { RecipeDraft } from '../recipes/draft.ts'
import { linesUnderHeadings } from './draft-lines.ts'
import { emptyDraft } from '../recipes/draft.ts'
import { fieldOf, textOf, type Json } from './json.ts'
import { kindsAmong, namesOf } from './kinds-named.ts'
import { readMinutes } from './durations.ts'
import { readServings } from './yields.ts'
import { plainText } from './plain-text.ts'
import { addressOf, paragraphsOf, sourceOf } from './read-schema-file.ts'
import { stepsInText } from './steps.ts'

/** A recipe of Paprika: texts of several lines, and times in words. */
export function readPaprika(json: Json): RecipeDraft | null {
  const text = (name: string) => textOf(fieldOf(json, name))
  const title = plainText(text('name') ?? '')
  if (title === '') return null
  const prep = readMinutes(text('prep_time'))
  const cook = readMinutes(text('cook_time'))
  const parts = prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)
  const difficulty = text('difficulty')?.toLowerCase()
  return {
    ...emptyDraft(title),
    summary: paragraphsOf(text('description')),
    image: addressOf(text('image_url')),
    servings: readServings(text('servings')),
    readyInMinutes: readMinutes(text('total_time')) ?? parts,
    lines: linesUnderHeadings((text('ingredients') ?? '').split(/\r?\n/)),
    steps: stepsInText(text('directions') ?? ''),
    difficulty: difficulties.find((each) => each === difficulty) ?? null,
    ...kindsAmong(namesOf(fieldOf(json, 'categories'))),
    tip: paragraphsOf(text('notes')) || null,
    source: sourceOf(addressOf(text('source_url')), text('source')),
  }
}
