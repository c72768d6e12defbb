import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { unsharedInWords } from '#web/features/recipes/unshared-words.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { toastNotSaved } from '#web/ui/toast.ts'
import { avoidedInWords } from './avoided-in-words.ts'

/** Whom it is cooked for today, and the way to say who does not eat; nothing for who eats alone. */
export function WhoEats({ owner }: { owner: string }) {
  const { people, eating, note } = useTable(owner)
  const [isOpen, setOpen] = useState(false)
  if (people.length < 2) return null
  const absent = people.filter((person) => !eating.includes(person))
  const known = eating.filter(({ settings }) => settings !== null)
  const unshared = eating.filter(({ settings }) => settings === null)
  const names = listed(eating)

  function tick(id: string, eats: boolean) {
    if (!note(id, eats)) toastNotSaved(t('Everybody eats today.'))
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mb-3 inline-flex min-h-11 items-center gap-x-2 rounded-full bg-sunken px-4 py-1.5 text-start text-[0.9375rem] font-semibold wrap-anywhere hover:underline print:hidden"
      >
        {absent.length === 0
          ? t('For: {names}|who eats today', { names })
          : t('For: {names}. Today without {absent}', { names, absent: listed(absent) })}
      </button>
      {unshared.length > 0 && (
        <p className="mb-3 font-semibold text-danger">{unsharedInWords(unshared)}</p>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('Who eats today?')}
        description={t(
          'Recipes and swaps keep to what any of them avoids. Tomorrow everybody is at the table again.',
        )}
        footer={
          <>
            <LinkButton variant="secondary" to={paths.accountPlace('diet')}>
              {t('People at the table')}
            </LinkButton>
            <Button onClick={() => setOpen(false)}>{t('Done')}</Button>
          </>
        }
      >
        <ul aria-label={t('Who eats today')}>
          {people.map((person) => {
            const eats = eating.includes(person)
            return (
              <li key={person.id}>
                <Checkbox
                  label={person.id === owner ? t('Me|in a list of people') : person.name}
                  hint={avoidedInWords(person)}
                  checked={eats}
                  // At least one person eats of whom it is known what they avoid.
                  disabled={known.length === 1 && known.includes(person)}
                  onChange={({ target }) => tick(person.id, target.checked)}
                />
              </li>
            )
          })}
        </ul>
      </Dialog>
    </>
  )
}

const listed = (people: readonly { name: string }[]) =>
  listInWords(
    people.map(({ name }) => name),
    people.length,
  )
