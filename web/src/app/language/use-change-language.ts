import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import type { Language } from '#domain/texts/language.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { toast } from '#web/ui/toast.ts'

import { isLanguageThere, keepLanguage, loadAnew } from './language.ts'
import { sendLanguage } from './send-language.ts'

/** Changes the language of this device, and of the account; `changing` is the one that is on its way. */
export function useChangeLanguage() {
  const { user, source } = useAuth()
  const [changing, setChanging] = useState<string | null>(null)

  async function change({ tag, name }: Language) {
    setChanging(tag)
    if (await isLanguageThere(tag)) {
      const kept = { tag, isChosen: true }
      keepLanguage({ ...kept, unsentOf: user?.id })
      // Where the account does not hear of it now, it does at the next start.
      if (user !== null && (await sendLanguage(source, tag))) keepLanguage(kept)
      return loadAnew()
    }
    setChanging(null)
    toast({
      title: t('{language} cannot be loaded now', { language: name }),
      description: navigator.onLine
        ? t('Please try again.')
        : t('There is no network. Larder stays in the language that is on this device.'),
      tone: 'error',
    })
  }

  return { change: (language: Language) => void change(language), changing }
}
