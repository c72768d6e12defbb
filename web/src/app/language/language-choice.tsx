import { useState } from 'react'

import type { Language } from '#domain/texts/language.ts'
import { locale, t } from '#domain/texts/t.ts'
import { cn } from '#web/ui/cn.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { isBeingWritten } from './being-written.ts'
import { languagesHere } from './language.ts'
import { useChangeLanguage } from './use-change-language.ts'

/** The languages of this Larder, each in its own name. Nothing where there is one alone. */
export function LanguageChoice() {
  const here = languagesHere()
  const { change, changing } = useChangeLanguage()
  const [asked, setAsked] = useState<Language | null>(null)
  if (here.length < 2) return null

  function choose(language: Language) {
    if (language.tag === locale() || changing !== null) return
    if (isBeingWritten()) setAsked(language)
    else change(language)
  }

  return (
    <>
      <ul aria-label={t('Language')} className="flex flex-wrap items-center gap-x-1">
        {here.map((language) => {
          const isSpoken = language.tag === locale()
          return (
            <li key={language.tag}>
              <button
                type="button"
                lang={language.tag}
                aria-current={isSpoken ? 'true' : undefined}
                aria-busy={changing === language.tag}
                onClick={() => choose(language)}
                className={cn(
                  'min-h-11 rounded-md px-2 text-sm underline-offset-4',
                  isSpoken ? 'font-semibold text-ink' : 'text-soft hover:text-ink hover:underline',
                )}
              >
                {language.name}
              </button>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('Change the language?')}
        confirmLabel={t('Change')}
        pendingLabel={t('Changing...')}
        pending={changing !== null}
        onConfirm={() => asked !== null && change(asked)}
      >
        {t('The page is loaded anew. What you typed here and did not save may be lost.')}
      </ConfirmDialog>
    </>
  )
}
