import { useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'

import { Button, type ButtonProps } from '#web/ui/button.tsx'

import { CodeField } from './code-field.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { useAttempt } from './use-attempt.ts'

interface CodeFormProps {
  hint?: ReactNode
  submit: Pick<ButtonProps, 'variant' | 'size' | 'className'> & { label: string; pending: string }
  /** @throws AuthFailure */
  onCode: (code: string) => Promise<unknown>
  /** Another way, beside the button. */
  children?: ReactNode
}

/** Asks for the code that the authenticator app shows now. */
export function CodeForm({ hint, submit, onCode, children }: CodeFormProps) {
  const { pending, failure, run } = useAttempt()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { label, pending: pendingLabel, ...style } = submit

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (!(await run(() => onCode(code)))) field.current?.select()
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="space-y-5">
      <FailureAlert failure={failure} />
      <CodeField ref={field} hint={hint} failure={failure} value={code} onChange={setCode} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" {...style} pending={pending}>
          {pending ? pendingLabel : label}
        </Button>
        {children}
      </div>
    </form>
  )
}
