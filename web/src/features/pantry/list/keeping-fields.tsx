import { t } from '#domain/texts/t.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import { type Place, places } from '#domain/pantry/place.ts'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { KeepingDraft, problemsOf } from './keeping-draft.ts'

interface KeepingFieldsProps {
  draft: KeepingDraft
  problems: ReturnType<typeof problemsOf>
  usual: Place | null
  /** Days that it usually keeps; null where nobody can say. */
  keeps: number | null
  now: Date
  /** What the fields come to: until when it keeps; null where nobody can say. */
  outcome: string | null
  onPlace: (place: Place) => void
  onChange: (changed: Partial<KeepingDraft>) => void
}

export const placeNames: Record<Place, string> = {
  cupboard: t('Cupboard'),
  fridge: t('Fridge'),
  freezer: t('Freezer'),
}

const agesToTap = [
  { label: t('Today'), days: 0 },
  { label: t('Yesterday'), days: 1 },
  { label: t('A week ago'), days: 7 },
]

/** Where a thing stands and the days that its time is counted from. */
export function KeepingFields(props: KeepingFieldsProps) {
  const { draft, problems, usual, keeps, now, outcome, onPlace, onChange } = props
  const today = calendarDay(now)
  return (
    <>
      <div role="group" aria-label={t('Where it is')}>
        <div className="flex flex-wrap gap-2">
          {places.map((place) => (
            <Chip
              key={place}
              selected={draft.place === place}
              aria-label={
                place === usual ? t('{place}, as usual', { place: placeNames[place] }) : undefined
              }
              onClick={() => onPlace(place)}
            >
              {placeNames[place]}
            </Chip>
          ))}
        </div>
      </div>
      <div className="space-y-2.5">
        <TextField
          type="date"
          label={t('At home since')}
          hint={
            keeps === null
              ? undefined
              : t(
                  'Closed, and where it usually is, it keeps {keeps, plural, one {a day} other {# days}}.',
                  { keeps },
                )
          }
          error={problems.since}
          value={draft.since}
          max={today}
          onChange={(event) => onChange({ since: event.target.value })}
        />
        <div className="flex flex-wrap gap-2">
          {agesToTap.map(({ label, days }) => (
            <Chip
              key={days}
              selected={draft.since === dayAfter(now, -days)}
              onClick={() => onChange({ since: dayAfter(now, -days) })}
            >
              {label}
            </Chip>
          ))}
        </div>
      </div>
      <div className="space-y-2.5">
        <TextField
          type="date"
          label={t('Opened')}
          hint={t('Leave it empty where it is closed, or comes loose.')}
          error={problems.opened}
          value={draft.opened}
          max={today}
          onChange={(event) => onChange({ opened: event.target.value })}
        />
        <Chip
          selected={draft.opened === today}
          onClick={() => onChange({ opened: draft.opened === today ? '' : today })}
        >
          {t('Opened today')}
        </Chip>
      </div>
      <TextField
        type="date"
        label={t('Best before')}
        hint={t('The date on the pack, if it has one. It goes before what we know.')}
        error={problems.bestBefore}
        value={draft.bestBefore}
        onChange={(event) => onChange({ bestBefore: event.target.value })}
      />
      {outcome !== null && <output className="block text-sm font-semibold">{outcome}</output>}
    </>
  )
}
