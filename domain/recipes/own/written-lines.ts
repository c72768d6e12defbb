import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { DraftLine } from '../draft.ts'

/** What the cook says that a line means, by the line as it is written. */
export type LineChoices = Readonly<Record<string, IngredientId>>

/** "For the sauce:" */
const heading = /^(.{1,99}):$/u

/** The lines of one big field: a line that ends with a colon begins a part of the dish. */
export function linesOfText(text: string, choices: LineChoices = {}): DraftLine[] {
  let section: string | null = null
  const lines: DraftLine[] = []
  for (const written of text.split('\n')) {
    const line = written.replace(/^\s*[-*•]\s+/u, '').trim()
    const [, name] = heading.exec(line) ?? []
    if (name !== undefined) section = name.trim()
    else if (line !== '') lines.push({ text: line, section, chosen: choices[line] ?? null })
  }
  return lines
}

/** The same lines as text: each part under its heading. */
export function textOfLines(lines: readonly DraftLine[]): string {
  let section: string | null = null
  const written: string[] = []
  for (const line of lines) {
    if (line.section !== null && line.section !== section) {
      if (written.length > 0) written.push('')
      written.push(`${line.section}:`)
    }
    section = line.section ?? section
    written.push(line.text.replaceAll('\n', ' ').trim())
  }
  return written.join('\n')
}

export function choicesOf(lines: readonly DraftLine[]): LineChoices {
  return Object.fromEntries(
    lines.flatMap(({ text, chosen }) => (chosen === null ? [] : [[text.trim(), chosen]])),
  )
}
