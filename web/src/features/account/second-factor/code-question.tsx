import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'

import type { CodeKind } from './code-field.tsx'
import { CodeForm } from './code-form.tsx'
import { useFocus } from '../forms/use-focus.ts'

interface CodeQuestionProps {
  title: string
  lead: string
  kind: CodeKind
  confirm: { label: string; pending: string; variant?: 'primary' | 'danger' }
  /** @throws AuthFailure */
  onCode: (code: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks for a code before something about the sign-in changes. */
export function CodeQuestion({ title, lead, kind, confirm, onCode, onCancel }: CodeQuestionProps) {
  const heading = useFocus<HTMLHeadingElement>()
  return (
    <div className="max-w-105">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      <p className="mt-2 mb-5 text-soft">{lead}</p>
      <CodeForm kind={kind} onCode={onCode} submit={confirm}>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </CodeForm>
    </div>
  )
}
