import { useRef } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

import { useFocus } from '../forms/use-focus.ts'

/** A token that was just made, to be taken along now: only its hash is stored. */
export function NewTokenShown({ token, onDone }: { token: string; onDone: () => void }) {
  const heading = useFocus<HTMLHeadingElement>()
  const shown = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      toast({ title: t('Token copied'), tone: 'success' })
    } catch {
      shown.current?.select()
      toast({ title: t('That could not be copied'), description: t('It is selected: copy it.') })
    }
  }

  return (
    <div className="max-w-150">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t('Take your token along now')}
      </h3>
      <p className="mt-2 mb-4 text-soft">
        {t(
          'It is not shown again. Whoever has it may do what you chose, so keep it as a password.',
        )}
      </p>
      <TextField
        ref={shown}
        label={t('Token')}
        value={token}
        readOnly
        className="font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={onDone}>{t('I have kept it')}</Button>
      </div>
    </div>
  )
}
