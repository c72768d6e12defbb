import { useState, type FormEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { longestName } from '#domain/collections/collection.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** A new collection by its name alone. */
export function NewCollectionForm({ onCreate }: { onCreate: (name: string) => void }) {
  const [name, setName] = useState('')
  const [isNameless, setNameless] = useState(false)

  function create(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setNameless(true)
      return
    }
    onCreate(name)
    setName('')
  }

  return (
    <form onSubmit={create} noValidate className="flex items-start gap-2">
      <TextField
        label={t('New collection')}
        placeholder={t('Sunday soups')}
        value={name}
        error={isNameless ? t('Please give it a name.') : undefined}
        onChange={(event) => {
          setName(event.target.value)
          setNameless(false)
        }}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={longestName}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" className="mt-7.5 h-12">
        {t('Create')}
      </Button>
    </form>
  )
}
