import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import { categoryName } from '#domain/ingredients/category-name.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { byAisle } from '#domain/shopping/aisles.ts'
import { amountInWords, sourcesInWords } from '#domain/shopping/in-words.ts'
import { neededOnOf } from '#domain/shopping/merged-lines.ts'
import { t } from '#domain/texts/t.ts'
import type { LineDifference } from '#domain/week/list-difference.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { neededInWords } from '#web/lib/needed-in-words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useToday } from '../../kitchen/use-today.ts'
import type { Doubt } from './use-week-list.ts'

interface DifferenceLinesProps {
  lines: readonly LineDifference[]
  aisles: readonly string[]
  doubtOf: (line: LineDifference) => Doubt | null
  /** Left out where nothing is chosen. */
  choice?: {
    isMeant: (line: LineDifference) => boolean
    onChoose: (line: LineDifference, isMeant: boolean) => void
  }
}

/** Lines that the plan puts on the list, changes or takes off, aisle by aisle. */
export function DifferenceLines({ lines, aisles, ...rest }: DifferenceLinesProps) {
  const shown = new Map(lines.flatMap((line) => [[line.after ?? line.before, line] as const]))
  const there = [...shown.keys()].filter((line) => line !== null)
  return byAisle(there, aisles).map((aisle) => (
    <section key={aisle.name} className="mt-4 first:mt-0">
      <h4 className="font-sans text-sm font-bold tracking-wide text-soft">
        {categoryName(aisle.name)}
      </h4>
      <ul className="divide-y divide-line">
        {aisle.lines.map((each) => {
          const line = shown.get(each)
          return line && <Line key={line.key} line={line} {...rest} />
        })}
      </ul>
    </section>
  ))
}

type LineProps = Pick<DifferenceLinesProps, 'doubtOf' | 'choice'> & { line: LineDifference }

function Line({ line, doubtOf, choice }: LineProps) {
  const today = useToday()
  const { data: vocabulary } = useVocabulary()
  const hint = hintOf(line, doubtOf(line), today, vocabulary)
  const label = <Label line={line} />
  if (choice === undefined) {
    return (
      <li className="py-2.5">
        {label}
        {hint !== '' && <span className="block text-sm text-soft">{hint}</span>}
      </li>
    )
  }
  return (
    <li>
      <Checkbox
        label={label}
        hint={hint === '' ? undefined : hint}
        checked={choice.isMeant(line)}
        onChange={({ target }) => choice.onChoose(line, target.checked)}
      />
    </li>
  )
}

/** "Leeks 300 g", "Leeks 200 g → 300 g". */
function Label({ line: { before, after } }: Pick<LineProps, 'line'>): ReactNode {
  const [had, has] = [before && amountInWords(before), after && amountInWords(after)]
  const isChanged = had !== null && has !== null && had !== has
  return (
    <>
      <span className="font-semibold">{(after ?? before)?.name}</span>{' '}
      <span className="text-soft">
        {isChanged
          ? t('{now} instead of {before}|an amount on a list', { now: has, before: had })
          : (has ?? had)}
      </span>
    </>
  )
}

/** For which meals and by when, and what speaks against it. */
function hintOf(
  { before, after }: LineDifference,
  doubt: Doubt | null,
  today: CalendarDay,
  vocabulary: Vocabulary | undefined,
): string {
  const line = after ?? before
  const day = after === null ? undefined : neededOnOf(after)
  const instead = doubt?.instead.map((id) => ingredientPlural(id, vocabulary)) ?? []
  return [
    line === null ? '' : sourcesInWords(line),
    day === undefined ? '' : neededInWords(day, today),
    doubt?.isListed === true ? t('on your list already') : '',
    instead.length === 0
      ? ''
      : t('at home: {foods}, which may do', { foods: listInWords(instead) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
