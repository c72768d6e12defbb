import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { DraftLine } from '../draft.ts'

/** What the cook says that a line means, by the line as it is written. */
export type LineChoices = Readonly<Record<string, IngredientId>>
/** Whether a line can be left out, where its words would be read otherwise. */
export type LineOptions = Readonly<Record<string, boolean>>
/** What a line is there for, where that was said. */
export type LineUses = Readonly<Record<string, Pick<DraftLine, 'use' | 'without'>>>

/** "For the sauce:" */
const heading = /^(.{1,100}):$/u

/** The rows of a text, in which each line and each heading is one. */
export const rowsOf = (text: string): string[] => text.split('\n')

interface WrittenRow {
  kind: 'blank' | 'heading' | 'line'
  /** Without the sign of a list before it, or the colon of a heading. */
  text: string
}

/** One row: a row that ends with a colon begins a part of the dish. */
export function readRow(written: string): WrittenRow {
  const text = written.replace(/^\s*[-*•]\s+/u, '').trim()
  const [, name] = heading.exec(text) ?? []
  if (name !== undefined) return { kind: 'heading', text: name.trim() }
  return { kind: text === '' ? 'blank' : 'line', text }
}

/** The lines of a text, each with the part of the dish that it stands under. */
export function linesOfText(
  text: string,
  choices: LineChoices = {},
  options: LineOptions = {},
  uses: LineUses = {},
): DraftLine[] {
  let section: string | null = null
  const lines: DraftLine[] = []
  for (const written of rowsOf(text)) {
    const { kind, text: line } = readRow(written)
    if (kind === 'heading') section = line
    else if (kind === 'line') {
      const optional = options[line]
      const said = { text: line, section, chosen: choices[line] ?? null, ...uses[line] }
      lines.push(optional === undefined ? said : { ...said, optional })
    }
  }
  return lines
}

/** The same lines as text: each part under its heading, and first what belongs to none. */
export function textOfLines(lines: readonly DraftLine[]): string {
  let section: string | null = null
  const written: string[] = []
  const inOrder = lines.toSorted((a, b) => Number(a.section !== null) - Number(b.section !== null))
  for (const line of inOrder) {
    if (line.section !== null && line.section !== section) written.push(`${line.section}:`)
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

export function optionsOf(lines: readonly DraftLine[]): LineOptions {
  return Object.fromEntries(
    lines.flatMap(({ text, optional }) =>
      optional === undefined ? [] : [[text.trim(), optional]],
    ),
  )
}

export function usesOf(lines: readonly DraftLine[]): LineUses {
  return Object.fromEntries(
    lines.flatMap(({ text, use, without }) =>
      use === undefined ? [] : [[text.trim(), without === undefined ? { use } : { use, without }]],
    ),
  )
}
