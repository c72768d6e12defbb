import { useId } from 'react'

interface RadioChoiceProps<Value extends string> {
  legend: string
  /** Where the heading above asks the same already. */
  isLegendHidden?: boolean
  options: readonly { value: Value; label: string; hint?: string }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, all of them in sight, each with what it means. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, isLegendHidden = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="-mx-3 flex min-h-11 cursor-pointer items-start gap-3 rounded-xl px-3 py-2 hover:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-tomato"
          />
          <span>
            {option.label}
            {option.hint !== undefined && (
              <span className="block text-sm text-soft">{option.hint}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
