import { formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { mostServings, nextServings } from '#domain/recipes/servings.ts'
import { t } from '#domain/texts/t.ts'
import { MinusIcon, PlusIcon } from '#web/ui/action-icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface ServingsFieldProps {
  label: string
  value: number
  onChange: (servings: number) => void
}

/** How many servings, one more or one less at a time. */
export function ServingsField({ label, value, onChange }: ServingsFieldProps) {
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-3">
      <span className="font-semibold">{label}</span>
      <span className="flex items-center gap-1.5">
        <IconButton
          label={t('One serving less')}
          icon={<MinusIcon />}
          disabled={value <= 1}
          onClick={() => onChange(nextServings(value, -1))}
        />
        <output aria-live="polite" className="min-w-8 text-center font-semibold">
          {formatQuantity(value)}
        </output>
        <IconButton
          label={t('One serving more')}
          icon={<PlusIcon />}
          disabled={value >= mostServings}
          onClick={() => onChange(nextServings(value, 1))}
        />
      </span>
    </div>
  )
}
