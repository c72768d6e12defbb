import { t } from '#domain/texts/t.ts'
import { formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { isForEveryone } from '#web/lib/installation.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'
import { Link } from '#web/ui/link.tsx'

/** Why the servings cannot be changed, in a sentence. */
export const ScalingIsClosed = (): string =>
  isForEveryone()
    ? t('Changing the servings is open to everyone with an account.')
    : t('Changing the servings is part of the plan.')

/** Why the servings are as written, for who asks. */
export function LockedNote() {
  const way = wayToPlan(t('View plans'))
  return (
    <p role="status" className="text-sm text-soft">
      <ScalingIsClosed />{' '}
      <Link to={way.to} className="py-3 font-semibold text-ink underline underline-offset-3">
        {way.label}
      </Link>
    </p>
  )
}

interface ScaledNoteProps {
  servings: number
  base: number
  /** What must be minded with these servings. */
  notes: readonly string[]
  onReset: (servings: number) => void
}

/** That amounts are not as written, and the way back. */
export function ScaledNote({ servings, base, notes, onReset }: ScaledNoteProps) {
  return (
    <div className="rounded-field bg-sunken px-4 py-3 text-[0.9375rem]">
      <p>
        {t('Amounts are for {servings} instead of {base}, in the method too.', {
          servings: formatQuantity(servings),
          base: formatQuantity(base),
        })}{' '}
        <button
          type="button"
          className="-my-2 min-h-11 font-semibold underline underline-offset-3"
          onClick={() => onReset(base)}
        >
          {t('As written')}
        </button>
      </p>
      {notes.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 ps-5 text-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
