import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { defaultDietarySettings, dietarySettingsFrom } from '#domain/dietary-settings.ts'
import { type Eater, longestEaterName, mostEaters } from '#domain/people/table.ts'
import { useIsHelper, useKitchenOf } from '#web/lib/kitchen-here.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastWhenSaved } from '#web/ui/toast.ts'
import { settingsInWords } from '../dietary-words.ts'
import { EaterDialog } from './eater-dialog.tsx'
import { eatersQuery } from './eaters-query.ts'
import { type EaterChange, useChangeEaters } from './eaters-queue.ts'

/** Who eats along without an account, and what each of them avoids: to be added, changed and removed. */
export function PeopleAtTable({ userId }: { userId: string }) {
  const eaters = useQuery(eatersQuery(userId, useKitchenOf(userId)))
  const change = useChangeEaters(userId)
  const isHelper = useIsHelper(userId)
  const [open, setOpen] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const people = eaters.data?.filter(({ isMember }) => !isMember)
  const edited = people?.find(({ id }) => id === open)

  function save(wanted: EaterChange) {
    const action = { label: t('Try again'), onAction: () => save(wanted) }
    change(wanted).catch(() =>
      toast({ title: t('That could not be saved'), tone: 'error', action }),
    )
  }

  function remove(eater: Eater) {
    const { id, name } = eater
    setOpen(null)
    const back: EaterChange = { what: 'add', id, name, settings: wholeSettings(eater) }
    const wanted: EaterChange = { what: 'remove', id }
    toastWhenSaved(
      change(wanted),
      {
        title: t('{name} is no longer at the table', { name }),
        action: { label: t('Undo'), onAction: () => save(back) },
      },
      () => toast({ title: t('That could not be saved'), tone: 'error' }),
    )
  }

  return (
    <fieldset className="mb-8">
      <legend className="font-semibold">{t('People at the table')}</legend>
      <p className="text-sm text-soft">
        {t(
          'Children, grandparents, guests: who eats with you and has no account. What they avoid holds wherever you cook, on days when they eat.',
        )}
      </p>
      {people === undefined && eaters.isError && (
        <ErrorState
          title={t('Who eats with you could not be loaded')}
          onRetry={() => void eaters.refetch()}
          retrying={eaters.isFetching}
        />
      )}
      {people === undefined && !eaters.isError && <Skeleton className="mt-2.5 h-11" />}
      {people !== undefined && (
        <>
          {people.length > 0 && (
            <ul aria-label={t('People at the table')} className="mt-2.5 space-y-2">
              {people.map((person) => (
                <li key={person.id}>
                  {isHelper ? (
                    <div className={personStyle}>
                      <PersonWords person={person} />
                    </div>
                  ) : (
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      onClick={() => setOpen(person.id)}
                      className={`${personStyle} hover:underline`}
                    >
                      <PersonWords person={person} />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {isHelper && (
            <p className="mt-2.5 text-sm text-soft">
              {t('You help in this kitchen: its cooks change what is in it.')}
            </p>
          )}
          {people.length < mostEaters && !isHelper && (
            <Button
              variant="secondary"
              className="mt-2.5"
              aria-haspopup="dialog"
              onClick={() => setAdding(true)}
            >
              {t('Add somebody')}
            </Button>
          )}
        </>
      )}
      {isAdding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onAdd={(name) => {
            const id = crypto.randomUUID()
            save({ what: 'add', id, name, settings: defaultDietarySettings })
            setAdding(false)
            // What they avoid is asked at once.
            setOpen(id)
          }}
        />
      )}
      {edited !== undefined && (
        <EaterDialog
          eater={{ ...edited, settings: wholeSettings(edited) }}
          onChange={save}
          onRemove={() => remove(edited)}
          onClose={() => setOpen(null)}
        />
      )}
    </fieldset>
  )
}

/** With the options of today, also where an earlier version stored them on this device. */
const wholeSettings = ({ settings }: Eater) => dietarySettingsFrom(settings)

const personStyle = 'min-h-11 w-full rounded-field bg-sunken px-4 py-2.5 text-start wrap-anywhere'

function PersonWords({ person }: { person: Eater }) {
  return (
    <>
      <span className="block font-semibold">{person.name}</span>
      <span className="block text-sm text-soft">
        {settingsInWords(wholeSettings(person)) || t('Nothing left out')}
      </span>
    </>
  )
}

function AddDialog({ onAdd, onClose }: { onAdd: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  return (
    <FormDialog
      title={t('Who eats with you?')}
      saveLabel={t('Add')}
      onSave={() => (name.trim() === '' ? setEmpty(true) : onAdd(name.trim()))}
      onClose={onClose}
    >
      <TextField
        label={t('Name|of a person')}
        value={name}
        maxLength={longestEaterName}
        autoComplete="off"
        error={isEmpty && name.trim() === '' ? t('A name is needed.') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}
