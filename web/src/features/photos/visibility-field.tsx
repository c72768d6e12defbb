import { t } from '#domain/texts/t.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { RadioChoice } from '#web/ui/radio-choice.tsx'

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
    <RadioChoice legend={t('Who sees it')} options={options} value={value} onChange={onChange} />
  )
}
