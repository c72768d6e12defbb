import { t } from '#domain/texts/t.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { Chip } from '#web/ui/chip.tsx'

interface ManyProps {
  label: string
  options: readonly string[]
  chosen: readonly string[]
  /** As one stands alone. */
  nameOf: (option: string) => string
  onChange: (chosen: string[]) => void
}

/** Any of several words; one that is not among them but was brought along stays to be taken away. */
export function ManyOf({ label, options, chosen, nameOf, onChange }: ManyProps) {
  const all = [...new Set([...options, ...chosen])]
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((each) => {
          const isChosen = chosen.includes(each)
          return (
            <Chip
              key={each}
              selected={isChosen}
              onClick={() =>
                onChange(isChosen ? chosen.filter((one) => one !== each) : [...chosen, each])
              }
            >
              {nameOf(each)}
            </Chip>
          )
        })}
      </div>
    </fieldset>
  )
}

interface OneProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; hint?: string }[]
  value: Value
  disabled?: readonly Value[]
  onChange: (value: Value) => void
}

/** One of a few. */
export function OneOf<Value extends string>(props: OneProps<Value>) {
  const { label, options, value, disabled = [], onChange } = props
  const hint = options.find((each) => each.value === value)?.hint
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((each) => (
          <Chip
            key={each.value}
            selected={each.value === value}
            disabled={disabled.includes(each.value)}
            onClick={() => onChange(each.value)}
          >
            {each.label}
          </Chip>
        ))}
      </div>
      {hint !== undefined && (
        <p className="mt-2 text-sm text-soft" aria-live="polite">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

export const visibilityOptions: readonly { value: Visibility; label: string; hint: string }[] = [
  { value: 'private', label: t('Only me'), hint: t('Nobody else finds or opens it.') },
  {
    value: 'followers',
    label: t('My followers'),
    hint: t('Cooks who follow you find it and open it.'),
  },
  {
    value: 'public',
    label: t('Everyone'),
    hint: t(
      'Anybody with the link opens it, it is found in the search, and stands on your profile.',
    ),
  },
]
