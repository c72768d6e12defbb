import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

import type { Failure } from './use-attempt.ts'

interface CodeFieldProps extends Pick<TextFieldProps, 'hint' | 'ref'> {
  failure: Failure | null
  value: string
  onChange: (code: string) => void
}

/** The six digits of an authenticator app. */
export function CodeField({ failure, value, onChange, hint, ref }: CodeFieldProps) {
  return (
    <TextField
      ref={ref}
      label="6-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={10}
      required
      hint={hint}
      error={failure?.field === 'code' ? failure.message : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
