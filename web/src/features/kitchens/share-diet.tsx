import { t } from '#domain/texts/t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface ShareDietProps {
  /** What the reader avoids, in words; undefined while that is not known. */
  avoided: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (shares: boolean) => void
}

/** Asks whether the others of a kitchen may see what somebody avoids, and shows them what that is. */
export function ShareDiet({ avoided, checked, disabled = false, onChange }: ShareDietProps) {
  return (
    <Checkbox
      className="mt-4"
      label={t('The others here see what I avoid')}
      hint={[
        avoided !== undefined && t('What they see: {avoided}.', { avoided }),
        t(
          'Your diets and allergies, and nothing else of your settings, so that recipes here suit you too. Take it back at any time, and it goes from their devices.',
        ),
      ]
        .filter((each) => each !== false)
        .join(' ')}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
