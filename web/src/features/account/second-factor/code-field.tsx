import type { Ref } from 'react'

import { t } from '#domain/texts/t.ts'
import { TextField } from '#web/ui/text-field.tsx'

import type { Failure } from '../forms/use-attempt.ts'

/** Of the app alone, a recovery code, or whichever is at hand. */
export type CodeKind = 'app' | 'recovery' | 'either'

const labels: Record<CodeKind, string> = {
  app: t('6-digit code'),
  recovery: t('Recovery code'),
  either: t('6-digit code, or a recovery code'),
}

interface CodeFieldProps {
  kind: CodeKind
  failure: Failure | null
  value: string
  onChange: (code: string) => void
  ref: Ref<HTMLInputElement>
}

export function CodeField({ kind, failure, value, onChange, ref }: CodeFieldProps) {
  return (
    <TextField
      ref={ref}
      label={labels[kind]}
      name="code"
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      required
      error={failure?.field === 'code' ? failure.message : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
