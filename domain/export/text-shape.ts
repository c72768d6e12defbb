import type { DraftLine, RecipeDraft } from '../recipes/draft.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Lines without blank ones and without spaces around them. */
const fewLines = (text: string) =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n')

const orNull = (text: string | null) => (text === null || text === '' ? null : text)
const named = (names: readonly string[]) => names.map(oneLine).filter((name) => name !== '')

/** A file of plain text has one word for what a dish can do without. */
function textOf({ text, optional, use = 'base' }: DraftLine): string {
  const mayGo = optional === true || use !== 'base'
  const line = oneLine(text.replaceAll('-]', '- ]'))
  return line !== '' && mayGo && !/\boptional/iu.test(line) ? `${line}, optional` : line
}

/**
 * What of a recipe a file of plain text holds: all but the ingredients and uses that somebody chose by hand, blank lines, and
 * spaces that nobody sees. A section's name loses the marks that Cooklang writes around it.
 */
export function asTextHolds(draft: RecipeDraft): RecipeDraft {
  const { source } = draft
  const url = orNull(source?.url?.trim() ?? null)
  const name = orNull(oneLine(source?.name ?? ''))
  return {
    ...draft,
    title: oneLine(draft.title),
    summary: fewLines(draft.summary),
    image: orNull(draft.image?.trim() ?? null),
    lines: draft.lines
      .map((line) => ({
        text: textOf(line),
        section: orNull(oneLine((line.section ?? '').replaceAll('=', ' '))),
        chosen: null,
      }))
      .filter(({ text }) => text !== ''),
    steps: draft.steps.map(fewLines).filter((step) => step !== ''),
    cuisine: named(draft.cuisine),
    mealType: named(draft.mealType),
    tags: named(draft.tags),
    tip: orNull(fewLines(draft.tip ?? '')),
    storage: orNull(fewLines(draft.storage ?? '')),
    source: url === null && name === null ? null : { url, name },
    nutrition: Object.values(draft.nutrition ?? {}).some((value) => value !== null)
      ? draft.nutrition
      : null,
  }
}
