import { t } from '#domain/texts/t.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { Chip } from '#web/ui/chip.tsx'

const words: readonly [Visibility, string][] = [
  ['private', t('Only me')],
  ['followers', t('My followers')],
  ['public', t('Everyone')],
]

interface VisibilityChoiceProps {
  value: Visibility
  onChange: (value: Visibility) => void
}

/** Who is to see what is brought. */
export function VisibilityChoice({ value, onChange }: VisibilityChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('Who sees them')}</legend>
      <div className="flex flex-wrap gap-2">
        {words.map(([each, label]) => (
          <Chip key={each} selected={value === each} onClick={() => onChange(each)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
