import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { joinPath } from './join-path.ts'

/** For who was told a code, and has no link to tap. What it opens is shown before anything happens. */
export function JoinByCode() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = code.replaceAll(/[\s-]/g, '')
    setMissing(typed === '')
    if (typed !== '') void navigate(joinPath(typed))
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 flex max-w-130 flex-wrap items-end gap-3">
      <TextField
        label={t('Were you invited? Enter the code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isMissing ? t('Enter the code of the invitation.') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="secondary" className="h-12">
        {t('Show the invitation')}
      </Button>
    </form>
  )
}
