import { cn } from './cn.ts'
import { controlStyle, FieldFrame } from './field-frame.tsx'
import { ChevronDownIcon } from './icons.tsx'

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Places the whole field. */
  className?: string
}

/** One of several, chosen with the browser's own list: on a phone that is the best there is. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, className } = props
  return (
    <FieldFrame label={label} className={className}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...wiring}
            value={value}
            onChange={({ target }) => {
              const wanted = options.find((option) => option.value === target.value)
              if (wanted !== undefined) onChange(wanted.value)
            }}
            className={cn(controlStyle, 'h-12 appearance-none pe-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-3.5 end-3.5 text-soft" />
        </span>
      )}
    </FieldFrame>
  )
}
