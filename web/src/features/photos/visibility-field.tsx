import { t } from '#domain/texts/t.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'

const options: readonly { value: Visibility; label: string; hint: string }[] = [
  {
    value: 'public',
    label: t('Everyone'),
    hint: t('Cooks who are signed in and see the recipe, with your name, and on your profile.'),
  },
  { value: 'followers', label: t('My followers'), hint: t('The same, for cooks who follow you.') },
  { value: 'private', label: t('Only me'), hint: t('Nobody else sees it.') },
]

interface VisibilityFieldProps {
  value: Visibility
  onChange: (value: Visibility) => void
}

/** Who is to see a photo. */
export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('Who sees it')}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="-mx-3 flex min-h-11 cursor-pointer items-start gap-3 rounded-xl px-3 py-2 hover:bg-sunken"
        >
          <input
            type="radio"
            name="visibility"
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-tomato"
          />
          <span>
            {option.label}
            <span className="block text-sm text-soft">{option.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
