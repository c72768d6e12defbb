import { cn } from '#web/ui/cn.ts'
import { controlStyle, FieldFrame } from '#web/ui/field-frame.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

interface ChoiceProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** One of several, chosen with the browser's own list: on a phone that is the best there is. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cn(controlStyle, 'h-12 appearance-none pr-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-3.5 right-3.5 text-soft" />
        </span>
      )}
    </FieldFrame>
  )
}
