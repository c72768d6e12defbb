import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

import { groupedCode } from './second-factor-code.ts'
import { useFocus } from '../forms/use-focus.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The codes for when the app is lost. They are shown this once: only their hashes are stored. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useFocus<HTMLHeadingElement>()
  const text = codes.map(groupedCode).join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('Codes copied'), tone: 'success' })
    } catch {
      toast({ title: t('That could not be copied'), description: t('Please save them instead.') })
    }
  }

  return (
    <div className="max-w-150">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t('Keep these recovery codes')}
      </h3>
      <p className="mt-2 text-soft">
        {t(
          'If you lose your phone, your password and one of these codes let you in, and turn two-factor sign-in off. Each works once. They are not shown again.',
        )}
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-1.5 rounded-field bg-sunken px-4 py-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{groupedCode(code)}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button variant="secondary" onClick={() => save(text)}>
          {t('Save as a file')}
        </Button>
        <Button onClick={onDone}>{t('I have kept them')}</Button>
      </div>
    </div>
  )
}

function save(codes: string): void {
  const link = document.createElement('a')
  const file = new Blob([`${t('Larder recovery codes')}\n\n${codes}\n`], { type: 'text/plain' })
  link.href = URL.createObjectURL(file)
  link.download = 'larder-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
