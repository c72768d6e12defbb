import { useState, type ComponentProps, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { T } from '#web/ui/t.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { GrowingText } from '../growing-text.tsx'

/** What is known of a row besides its text. */
export interface RowLook {
  /** How it reads while nobody types in it. */
  shown?: ReactNode
  textClass?: string
  /** At the start, to drag it by. */
  mark: ReactNode
  /** Below the text. */
  note?: ReactNode
  /** What else can be done with it. */
  tools?: ReactNode
}

interface WrittenRowProps {
  look: RowLook
  /** "Ingredient 3" */
  label: string
  /** What it is called by what changes it. */
  name: string
  text: ComponentProps<'textarea'> & { value: string }
  grip: ComponentProps<'span'>
  place: 'dragged' | 'before' | 'behind' | null
  isFirst: boolean
  isLast: boolean
  isAlone: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const places = {
  dragged: 'rounded-lg bg-butter opacity-70',
  before: 'shadow-[0_-2px_0_var(--tomato)]',
  behind: 'shadow-[0_2px_0_var(--tomato)]',
} as const

/** One line or step as it will be read, and behind its dots what else can be done with it. */
export function WrittenRow(props: WrittenRowProps) {
  const { look, label, name, text, grip, place, isFirst, isLast, isAlone, onMove, onRemove } = props
  const { shown, textClass, mark, note, tools } = look
  const [isOpen, setOpen] = useState(false)
  const button = { size: 'sm', variant: 'secondary' } as const
  return (
    <li className={place === null ? undefined : places[place]}>
      <div className="flex items-start gap-1">
        <span
          {...grip}
          data-grip
          aria-hidden="true"
          className="-ms-2 flex min-h-11 w-9 shrink-0 cursor-grab touch-none justify-center text-soft select-none active:cursor-grabbing print:hidden"
        >
          {mark}
        </span>
        <div className="min-w-0 flex-1">
          <GrowingText
            {...text}
            shown={shown}
            data-part="text"
            aria-label={label}
            className={textClass ?? 'py-2.5'}
          />
          {note}
        </div>
        <button
          type="button"
          data-part="change"
          aria-label={t('Change {name}', { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cn(
            'grid size-11 shrink-0 place-items-center rounded-xl text-xl font-bold text-soft hover:bg-sunken aria-expanded:bg-sunken',
            isAlone && 'invisible',
          )}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </div>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-2 pb-3 ps-8">
          {tools}
          <Button
            {...button}
            data-part="up"
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
            className="aria-disabled:opacity-45"
          >
            <T
              text="Up <hidden>{name}</hidden>"
              hidden={<span className="sr-only" />}
              name={name}
            />
          </Button>
          <Button
            {...button}
            data-part="down"
            aria-disabled={isLast}
            onClick={() => onMove(1)}
            className="aria-disabled:opacity-45"
          >
            <T
              text="Down <hidden>{name}</hidden>"
              hidden={<span className="sr-only" />}
              name={name}
            />
          </Button>
          <Button {...button} onClick={onRemove}>
            <T
              text="Remove <hidden>{name}</hidden>"
              hidden={<span className="sr-only" />}
              name={name}
            />
          </Button>
        </div>
      )}
    </li>
  )
}
