import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'

import { useAskToSignOut } from '../../layout/sign-out-context.ts'
import { LanguageChoice } from '../../language/language-choice.tsx'
import { languagesHere } from '../../language/language.ts'
import { ThemeSwitch } from '../../theme/theme-switch.tsx'

/** What holds for this device, and the language, which the account knows too. */
export function ThisDevice() {
  const askToSignOut = useAskToSignOut()
  return (
    <>
      {languagesHere().length > 1 && (
        <div className="mb-6">
          <h2 className="text-lg">{t('Language')}</h2>
          <p className="mt-1 max-w-[60ch] text-soft">
            {t('Mails come in it, and devices on which nobody chose another follow.')}
          </p>
          <div className="mt-1 -ms-2">
            <LanguageChoice />
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ThemeSwitch />
        <Button variant="danger" onClick={askToSignOut}>
          {t('Sign out')}
        </Button>
      </div>
    </>
  )
}
