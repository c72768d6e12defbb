import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { cn } from '#web/ui/cn.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { T } from '#web/ui/t.tsx'

export interface OptionCount {
  total: number
  /** There are at least so many. */
  isCapped: boolean
}

export interface Option<Value> {
  value: Value
  words: string
  selected: boolean
  /** How many recipes have it and all else; undefined while it is not known. */
  count: OptionCount | undefined
  /** Holds by the dietary settings, and is changed there. */
  isSettled?: boolean
}

interface OptionGroupProps<Value> {
  title: string
  hint?: string | undefined
  options: readonly Option<Value>[]
  /** Options that are seen when they are asked for, and once they are chosen. */
  more?: { words: string; options: readonly Option<Value>[] }
  onToggle: (value: Value) => void
}

/** A list of options to choose from, each with its number where it is known. */
export function OptionGroup<Value extends string | number | boolean>(
  props: OptionGroupProps<Value>,
) {
  const { title, hint, options, more, onToggle } = props
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="mb-2 font-bold">
        {title}
      </p>
      {hint !== undefined && <p className="-mt-1 mb-2 text-sm text-soft">{hint}</p>}
      <Options options={options} onToggle={onToggle} />
      {more !== undefined && <MoreOptions {...more} onToggle={onToggle} />}
    </div>
  )
}

type OptionsProps<Value> = Pick<OptionGroupProps<Value>, 'options' | 'onToggle'>

function Options<Value extends string | number | boolean>(props: OptionsProps<Value>) {
  const { options, onToggle } = props
  return (
    <div className="flex flex-wrap gap-1.5">
      {options.map(({ value, words, selected, count, isSettled = false }) => (
        <Chip
          key={String(value)}
          selected={selected}
          disabled={isSettled}
          onClick={() => onToggle(value)}
          className="px-3.5"
        >
          {words}
          {count !== undefined && (
            <span className="text-[0.8125rem] font-normal opacity-80">
              <T
                text="{total, plural, one {{digits}<hidden> recipe</hidden>} other {{digits}<hidden> recipes</hidden>}}"
                total={count.total}
                digits={count.isCapped ? `${count.total}+` : count.total}
                hidden={<span className="sr-only" />}
              />
            </span>
          )}
        </Chip>
      ))}
    </div>
  )
}

/** The options behind the button stand after it, where the focus goes next. */
function MoreOptions<Value extends string | number | boolean>(
  props: OptionsProps<Value> & { words: string },
) {
  const { words, options, onToggle } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = options.filter(({ selected }) => isOpen || selected)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
        <ChevronDownIcon size={16} className={cn(isOpen && 'rotate-180')} />
      </Button>
      <div id={id}>{shown.length > 0 && <Options options={shown} onToggle={onToggle} />}</div>
    </>
  )
}
