import { difficulties } from '../recipes/kinds.ts'
import type { RecipeDraft } from '../recipes/draft.ts'
import { emptyDraft, linesUnderHeadings } from './empty-draft.ts'
import { fieldOf, textOf, type Json } from './json.ts'
import { kindsAmong, namesOf } from './kinds-named.ts'
import { minutesOf, servingsOf } from './minutes.ts'
import { plainParagraphs, plainText } from './plain-text.ts'
import { addressOf, sourceOf } from './read-schema-org.ts'
import { stepsInText } from './steps.ts'

/** A recipe of Paprika: texts of several lines, and times in words. */
export function readPaprika(json: Json): RecipeDraft | null {
  const text = (name: string) => textOf(fieldOf(json, name))
  const title = plainText(text('name') ?? '')
  if (title === '') return null
  const prep = minutesOf(text('prep_time'))
  const cook = minutesOf(text('cook_time'))
  const parts = prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)
  const difficulty = text('difficulty')?.toLowerCase()
  return {
    ...emptyDraft(title),
    summary: plainParagraphs(text('description') ?? ''),
    image: addressOf(text('image_url')),
    servings: servingsOf(text('servings')),
    readyInMinutes: minutesOf(text('total_time')) ?? parts,
    lines: linesUnderHeadings((text('ingredients') ?? '').split(/\r?\n/)),
    steps: stepsInText(text('directions') ?? ''),
    difficulty: difficulties.find((each) => each === difficulty) ?? null,
    ...kindsAmong(namesOf(fieldOf(json, 'categories'))),
    tip: plainParagraphs(text('notes') ?? '') || null,
    source: sourceOf(addressOf(text('source_url')), text('source')),
  }
}
