import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { TextField } from '#web/ui/text-field.tsx'

interface MailedCodeFieldProps {
  label?: string
  hint: ReactNode
  error: string | undefined
  value: string
  onChange: (typed: string) => void
}

/** The digits from a mail; a phone offers them by itself. */
export function MailedCodeField({
  label = t('Code from the mail'),
  onChange,
  ...rest
}: MailedCodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={20}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
