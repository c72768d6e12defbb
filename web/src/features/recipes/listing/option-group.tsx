import { Chip } from '#web/ui/chip.tsx'

export interface Option<Value> {
  value: Value
  words: string
  selected: boolean
  /** How many recipes have it and all else; undefined while it is not known. */
  count: string | undefined
  /** Holds by the dietary settings, and is changed there. */
  isSettled?: boolean
}

interface OptionGroupProps<Value> {
  title: string
  hint?: string | undefined
  options: readonly Option<Value>[]
  onToggle: (value: Value) => void
}

/** A list of options to choose from, each with its number where it is known. */
export function OptionGroup<Value extends string | number | boolean>(
  props: OptionGroupProps<Value>,
) {
  const { title, hint, options, onToggle } = props
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="mb-2 font-bold">
        {title}
      </p>
      {hint !== undefined && <p className="-mt-1 mb-2 text-sm text-soft">{hint}</p>}
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
                {count}
                <span className="sr-only"> {count === '1' ? 'recipe' : 'recipes'}</span>
              </span>
            )}
          </Chip>
        ))}
      </div>
    </div>
  )
}
