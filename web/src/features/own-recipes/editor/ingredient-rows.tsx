import { useMemo } from 'react'
import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { pastedLines } from '#domain/import/draft-lines.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'
import { ownRecipeLimits } from '#domain/recipes/own/own-recipe-limits.ts'
import type { DraftReading, ReadThing } from '#domain/recipes/own/read-draft.ts'
import { setApart } from '#domain/recipes/own/set-apart.ts'
import { readRow } from '#domain/recipes/own/written-lines.ts'
import { GripIcon } from '#web/ui/arrange-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { LineNote } from './line-note.tsx'
import { LineRoleChoice, roleOf, type LineRole } from './line-role.tsx'
import type { RowWords } from './rows/row-words.ts'
import type { ChangeRows } from './rows/use-rows.ts'
import type { RowLook } from './rows/written-row.tsx'
import { WrittenRows } from './rows/written-rows.tsx'

interface IngredientRowsProps {
  id: string
  rows: readonly string[]
  onRows: ChangeRows
  error: string | undefined
  /** The rows that are lines, in their order, and what each asks for. */
  lines: readonly DraftLine[]
  reading: DraftReading
  vocabulary: Vocabulary | undefined
  /** What a line means, as its cook says. */
  onMean: (line: DraftLine, ingredient: IngredientId) => void
  onUse: (line: DraftLine, role: LineRole) => void
  /** Opens the search for what a line means. */
  onChoose: (line: DraftLine) => void
}

const words: RowWords = {
  all: t('Ingredients'),
  row: (number: number) => t('Ingredient {number}', { number }),
  named: (number: number) => t('ingredient {number}', { number }),
  moved: (from: number, to: number, count: number) =>
    t('Line {from} is now {to} of {count}', { from, to, count }),
  removed: t('Line removed'),
  add: t('Add a line'),
  placeholder: t('For example 500 g leeks, sliced'),
}

interface KnownRow {
  line: DraftLine
  things: readonly ReadThing[]
}

/** For each row what is known of its line; null for a heading, and where nothing is written. */
function knownRows(
  rows: readonly string[],
  lines: readonly DraftLine[],
  reading: DraftReading,
): (KnownRow | null)[] {
  let next = 0
  return rows.map((row) => {
    const line = readRow(row).kind === 'line' ? lines[next] : undefined
    if (line === undefined) return null
    const things = reading[next] ?? []
    next += 1
    return { line, things }
  })
}

/** The ingredients, a line each, as the recipe will show them; what nobody knows is marked, with ways to say what it is. */
export function IngredientRows(props: IngredientRowsProps) {
  const { id, rows, onRows, error, lines, reading, vocabulary, onMean, onUse, onChoose } = props
  const known = useMemo(() => knownRows(rows, lines, reading), [rows, lines, reading])

  function lookOf(index: number, noteId: string): RowLook {
    const row = rows[index] ?? ''
    const mark = <GripIcon className="mt-3" />
    const { line, things } = known[index] ?? {}
    const { kind, text } = readRow(row)
    if (kind === 'heading')
      return { mark, shown: text, textClass: 'py-2.5 font-display text-lg font-[580] leading-6' }
    const [first] = things ?? []
    if (line === undefined || things === undefined || first === undefined) return { mark }
    if (vocabulary === undefined) return { mark }
    const isRead = things.every(({ ingredient }) => ingredient !== null)
    return {
      mark,
      ...(isRead && { shown: <Shown line={row} /> }),
      note: (
        <LineNote
          id={noteId}
          text={line.text}
          isChosen={line.chosen !== null}
          onMean={(ingredient) => onMean(line, ingredient)}
          onChoose={() => onChoose(line)}
          {...{ things, vocabulary }}
        />
      ),
      tools: (
        <>
          {isRead && (
            <LineRoleChoice
              line={line.text}
              role={roleOf(first)}
              onChange={(role) => onUse(line, role)}
            />
          )}
          <Button size="sm" variant="secondary" onClick={() => onChoose(line)}>
            <T
              text="Something else<hidden> for {line}</hidden>"
              hidden={<span className="sr-only" />}
              line={line.text}
            />
          </Button>
        </>
      ),
    }
  }

  return (
    <>
      <WrittenRows
        {...{ id, rows, onRows, words, error, lookOf }}
        readPasted={pastedLines}
        longest={ownRecipeLimits.line}
        className="divide-y divide-line"
      />
      <p className="mt-1 text-sm text-soft">
        {t(
          'One on each line, as you would write them; a whole list may be pasted. A line that ends with a colon, such as “For the sauce:”, begins a part.',
        )}
      </p>
    </>
  )
}

/** As on the page of the recipe: the amount first, and less of what is said behind the name. */
function Shown({ line }: { line: string }) {
  const { amount, name, rest } = setApart(line)
  return (
    <>
      {amount !== '' && <b className="font-bold">{amount}</b>}
      {name}
      {rest !== '' && <span className="text-soft">{rest}</span>}
    </>
  )
}
