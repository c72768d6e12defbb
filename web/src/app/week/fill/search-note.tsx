import { t } from '#domain/texts/t.ts'
import type { FilledWeek } from '#domain/week/fill/filled-week.ts'
import type { Level } from '#domain/week/solver/cost.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** What is looked for at the levels of the search. */
function underWay(level: Level): string {
  if (level === 'repeated' || level === 'minutes') return t('Now for variety and time …')
  if (level === 'wasted' || level === 'packages')
    return t('Comparing all weeks by what spoils and what is bought …')
  return t('Choosing dishes that suit everybody …')
}

interface SearchNoteProps {
  /** The best week so far; null until there is one. */
  better: FilledWeek | null
  /** One meal of a week is changed. */
  isChange: boolean
}

/** How far the search is. */
export function SearchNote({ better, isChange }: SearchNoteProps) {
  const proof = better?.answer.proof
  return (
    <div
      role="status"
      className="sticky top-0 z-10 mb-5 flex items-start gap-3 rounded-card bg-sunken px-5 py-4"
    >
      <Spinner />
      <div>
        <p className="font-semibold">
          {isChange ? t('Closing your week again …') : t('Looking for your week …')}
        </p>
        <p className="text-sm text-soft">
          {proof?.kind === 'out-of-time'
            ? underWay(proof.level)
            : t('Reading recipes and your pantry …')}
        </p>
        {!isChange && better !== null && better.spoiling > 0 && (
          <p className="text-sm text-soft">
            {t('So far {used} of {count} things that spoil get used.', {
              used: String(better.used),
              count: String(better.spoiling),
            })}
          </p>
        )}
      </div>
    </div>
  )
}
