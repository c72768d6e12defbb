import { cn } from '#web/ui/cn.ts'
import { controlStyle, FieldFrame } from '#web/ui/field-frame.tsx'

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
        <select
          {...wiring}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cn(controlStyle, 'h-12')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
