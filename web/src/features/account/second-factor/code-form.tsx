import { useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'

import { Button, type ButtonProps } from '#web/ui/button.tsx'

import { CodeField, type CodeKind } from './code-field.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFocus } from '../forms/use-focus.ts'

interface CodeFormProps {
  kind?: CodeKind
  /** The field takes the focus when it comes: it is what the screen is for. */
  focused?: boolean
  submit: Pick<ButtonProps, 'variant' | 'size' | 'className'> & { label: string; pending: string }
  /** @throws AuthFailure */
  onCode: (code: string) => Promise<unknown>
  /** Another way, beside the button. */
  children?: ReactNode
}

/** Asks for the code that the authenticator app shows now, or for one that was kept. */
export function CodeForm({
  kind = 'app',
  focused = false,
  submit,
  onCode,
  children,
}: CodeFormProps) {
  const { pending, failure, run } = useAttempt()
  const [code, setCode] = useState('')
  const field = useFocus<HTMLInputElement>(focused)
  const { label, pending: pendingLabel, ...style } = submit

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (await run(() => onCode(code))) return
    field.current?.focus()
    field.current?.select()
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="space-y-5">
      <FailureAlert failure={failure} />
      <CodeField ref={field} kind={kind} failure={failure} value={code} onChange={setCode} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" {...style} pending={pending}>
          {pending ? pendingLabel : label}
        </Button>
        {children}
      </div>
    </form>
  )
}
