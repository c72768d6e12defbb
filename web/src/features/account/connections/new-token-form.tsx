import { type SubmitEvent, useState } from 'react'

import { type Scope, scopes } from '#domain/scopes.ts'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioChoice } from '#web/ui/radio-choice.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { useFocus } from '../forms/use-focus.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { scopeWords } from './scope-words.ts'
import { makeToken } from './script-tokens.ts'

const lifetimes = [
  { value: '30', label: t('30 days') },
  { value: '90', label: t('90 days') },
  { value: '365', label: t('A year') },
  { value: 'none', label: t('Without an end'), hint: t('Until you withdraw it') },
] as const
type Lifetime = (typeof lifetimes)[number]['value']

interface NewTokenFormProps {
  onMade: (token: string) => void
  onCancel: () => void
}

/** What a new token is for: a name, what it opens, and until when. */
export function NewTokenForm({ onMade, onCancel }: NewTokenFormProps) {
  const { pending, failure, run } = useAttempt()
  const first = useFocus<HTMLInputElement>()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(new Set())
  const [lifetime, setLifetime] = useState<Lifetime>('90')
  const [isTried, setTried] = useState(false)
  const nameMissing = name.trim() === ''

  function toggle(scope: Scope) {
    const next = new Set(chosen)
    if (!next.delete(scope)) next.add(scope)
    setChosen(next)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (nameMissing || chosen.size === 0) return
    const days = lifetime === 'none' ? undefined : Number(lifetime)
    await run(async () => onMade(await makeToken({ name: name.trim(), scopes: [...chosen], days })))
  }

  return (
    <form noValidate className="max-w-150 space-y-5" onSubmit={(event) => void submit(event)}>
      <FailureAlert failure={failure} />
      <TextField
        label={t('What is it for?')}
        value={name}
        maxLength={60}
        ref={first}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
        error={isTried && nameMissing ? t('Give it a name that you will know it by') : undefined}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">{t('What it may do')}</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[scope]}
            checked={chosen.has(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
        {isTried && chosen.size === 0 && (
          <p role="alert" className="font-semibold text-danger-text">
            {t('Choose at least one')}
          </p>
        )}
      </fieldset>
      <RadioChoice
        legend={t('How long it is good')}
        options={lifetimes}
        value={lifetime}
        onChange={setLifetime}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {pending ? t('Making it...') : t('Make the token')}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
