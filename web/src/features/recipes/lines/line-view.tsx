import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { isLeftOut } from '#domain/recipes/leaving-out.ts'
import { noteOfSwap } from '#domain/recipes/said-of-swap.ts'
import { noteWhenScaled } from '#domain/recipes/scale-note.ts'
import { shownSize } from '#domain/recipes/scale-measure.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { Button } from '#web/ui/button.tsx'
import { amountAndName, wordsOf } from './line-name.ts'
import { LineWhy } from './line-why.tsx'
import type { LineMatches, LineTools, ShownLine } from './line-matches.ts'
import { NeedMark } from './need-mark.tsx'

interface LineViewProps {
  shown: ShownLine
  scaling: Scaling
  match: NeedMatch | undefined
  /** "have 1 of 3"; null where there is enough, or nobody knows. */
  short: string | null
  matched: LineMatches | null
  tools: LineTools
}

/** One line: amount, name, note; what the pantry says; what can be done about it. */
export function LineView({ shown, scaling, match, short, matched, tools }: LineViewProps) {
  const { line, swap } = shown
  const note = noteWhenScaled(line.note, scaling.factor)
  const { amount, name } = wordsOf(shown, scaling)
  const items = choicesFor(shown, tools)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <div className="flex items-start gap-3 py-2.5 print:py-1">
        {match !== undefined && (
          <span className="print:hidden">
            <NeedMark state={match.state} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere">
            <Amount
              shown={shown}
              text={amount}
              {...(tools.onAmount && { onAmount: tools.onAmount })}
            />
            {isLeftOut(swap) ? <s>{line.name}</s> : name}
            {note !== null && <span className="text-soft">, {note}</span>}
            <Size shown={shown} scaling={scaling} />
            {line.optional && <span className="text-soft"> {t('(optional)')}</span>}
          </p>
          {swap !== null && <Instead shown={shown} scaling={scaling} />}
          {match !== undefined && matched !== null && (
            <LineWhy
              shown={shown}
              scaling={scaling}
              match={match}
              short={short}
              matched={matched}
              tools={tools}
            />
          )}
        </div>
        {items.length > 0 && (
          <button
            type="button"
            aria-label={t('Change {food}', { food: line.name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-xl text-xl font-bold text-soft hover:bg-sunken aria-expanded:bg-sunken print:hidden"
          >
            <span aria-hidden="true">⋯</span>
          </button>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2 pb-3 ps-9 print:hidden">
          {items.map(({ key, label, onSelect }) => (
            <Button
              key={key}
              variant="secondary"
              size="sm"
              onClick={() => {
                setOpen(false)
                onSelect()
              }}
            >
              {label}
              <span className="sr-only"> ({line.name})</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface Choice {
  key: string
  label: string
  onSelect: () => void
}

function choicesFor(shown: ShownLine, tools: LineTools): Choice[] {
  const { line, written, swap, options } = shown
  const { onAmount, onSwap, onChooseSwap, onCorrect } = tools
  const items: Choice[] = []
  if (onAmount && written.amount !== null && swap === null) {
    items.push({
      key: 'amount',
      label: t('Cook with what I have of it'),
      onSelect: () => onAmount(shown),
    })
  }
  if (onChooseSwap && options.length > 0) {
    items.push({ key: 'swap', label: t('Use something else'), onSelect: () => onChooseSwap(shown) })
  }
  if (onSwap && swap !== null) {
    items.push({
      key: 'back',
      label: t('Back to {food}', { food: written.name }),
      onSelect: () => onSwap(shown, null),
    })
  }
  if (onCorrect && swap === null && line.name !== '') {
    items.push({
      key: 'correct',
      label: t('That’s something else'),
      onSelect: () => onCorrect(shown),
    })
  }
  return items
}

interface AmountProps {
  shown: ShownLine
  text: string
  onAmount?: (shown: ShownLine) => void
}

/** The amount; a tap on it asks how much of it there is. */
function Amount({ shown, text, onAmount }: AmountProps) {
  const { line, swap } = shown
  if (text === '') return null
  if (!onAmount || swap !== null) return <b className="font-bold">{text} </b>
  return (
    <>
      <button
        type="button"
        aria-label={t('{amount} {food}: cook with what I have of it', {
          amount: text,
          food: line.name,
        })}
        onClick={() => onAmount(shown)}
        className="-my-2.5 min-h-11 rounded-lg font-bold underline decoration-edge decoration-dotted underline-offset-4 hover:decoration-ink print:no-underline"
      >
        {text}
      </button>{' '}
    </>
  )
}

function Size({ shown: { line }, scaling }: Pick<LineViewProps, 'shown' | 'scaling'>) {
  const size = shownSize(line.us, scaling.system)
  return size && <span className="text-soft"> ({size})</span>
}

/** "instead of 60 g butter", with what a cook would say of it. */
function Instead({ shown, scaling }: Pick<LineViewProps, 'shown' | 'scaling'>) {
  const { line, written, writtenFood, swap } = shown
  if (swap === null) return null
  if (isLeftOut(swap)) return <p className="text-sm text-butter-text">{capitalised(swap.note)}.</p>
  const before = amountAndName(written, writtenFood, scaling)
  const times = line.amount === null ? String(swap.ratio) : '1'
  return (
    <p className="text-sm text-butter-text">
      {t('instead of {amount} {food}{times, select, 1 {} other {, {times} × as much}}. {note}', {
        amount: before.amount,
        food: before.name,
        times,
        note: noteOfSwap(swap),
      })}
    </p>
  )
}
