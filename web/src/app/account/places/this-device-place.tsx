import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'

import { useAskToSignOut } from '../../layout/sign-out-context.ts'
import { ThemeSwitch } from '../../theme/theme-switch.tsx'

/** What holds for this device alone. */
export function ThisDevice() {
  const askToSignOut = useAskToSignOut()
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <ThemeSwitch />
      <Button variant="danger" onClick={askToSignOut}>
        {t('Sign out')}
      </Button>
    </div>
  )
}
