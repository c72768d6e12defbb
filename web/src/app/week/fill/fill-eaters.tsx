import type { Eater } from '#domain/people/table.ts'
import { t } from '#domain/texts/t.ts'
import { unsharedInWords } from '#web/features/recipes/unshared-words.ts'
import { formatDay, formatWeekdayInShort } from '#web/lib/format-day.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { avoidedInWords } from '../../kitchen/avoided-in-words.ts'
import { absenceKey, type FillChoice, toggled } from './fill-choice.ts'

interface FillEatersProps {
  owner: string
  people: readonly Eater[]
  choice: FillChoice
  onChange: (choice: FillChoice) => void
}

/** Who eats in these days, and on which of them somebody is not there. */
export function FillEaters({ owner, people, choice, onChange }: FillEatersProps) {
  const known = people.filter(({ settings }) => settings !== null)
  const unshared = people.filter(({ settings }) => settings === null)
  const eating = known.filter(({ id }) => !choice.absent.has(id))
  const nameOf = ({ id, name }: Eater) => (id === owner ? t('Me|in a list of people') : name)
  return (
    <fieldset>
      <legend className="font-semibold">{t('Who eats')}</legend>
      {known.map((person) => (
        <Checkbox
          key={person.id}
          label={nameOf(person)}
          hint={avoidedInWords(person)}
          checked={eating.includes(person)}
          // Somebody eats.
          disabled={eating.length === 1 && eating.includes(person)}
          onChange={() => onChange({ ...choice, absent: toggled(choice.absent, person.id) })}
        />
      ))}
      {unshared.length > 0 && (
        <p className="mt-1 text-sm text-soft">
          {unsharedInWords(unshared)} {t('Nothing can be found for them here.')}
        </p>
      )}
      {eating.length > 1 && (
        <details className="mt-1">
          <summary className="cursor-pointer py-2.5 font-semibold text-soft">
            {t('Somebody is not there every day')}
          </summary>
          {eating.map((person) => (
            <div
              key={person.id}
              role="group"
              aria-label={t('Days on which {name} eats', { name: nameOf(person) })}
              className="mb-3"
            >
              <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
                {nameOf(person)}
              </p>
              <div className="flex flex-wrap gap-1.5">
                {choice.days.map((day) => {
                  const key = absenceKey(day, person.id)
                  return (
                    <Chip
                      key={day}
                      aria-label={formatDay(day)}
                      selected={!choice.absentOn.has(key)}
                      onClick={() =>
                        onChange({ ...choice, absentOn: toggled(choice.absentOn, key) })
                      }
                      className="px-3"
                    >
                      {formatWeekdayInShort(day)}
                    </Chip>
                  )
                })}
              </div>
            </div>
          ))}
        </details>
      )}
    </fieldset>
  )
}
