import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { millisecondsPer } from '#domain/time-units.ts'
import { locale } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import type { SessionUser } from '#web/features/account/user.ts'
import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { paths } from '#web/lib/paths.ts'

import { isBeingWritten } from './being-written.ts'
import { keepLanguage, keptLanguage, languagesHere, loadAnewOnce } from './language.ts'
import { sendLanguage } from './send-language.ts'

/**
 * Follows the language of the account on a device where nobody chose one, and tells the account what it has not heard
 * of. The page is loaded anew when somebody comes to it, and never out of their hands.
 */
export function useLanguageOfAccount(): void {
  const { user, source } = useAuth()
  const { pathname } = useLocation()
  useEffect(() => {
    if (languagesHere().length < 2) return
    const kept = keptLanguage()
    if (kept !== null) keepLanguage(kept)
    if (user !== null) void follow(user, source, !isEditor(pathname))
  }, [user, source, pathname])
}

/** What is written there fills the page: whoever comes with something is left to it. */
const isEditor = (pathname: string) =>
  pathname === paths.createRecipe || pathname === paths.importRecipes

async function follow(user: SessionUser, source: AuthSource, mayLoad: boolean): Promise<void> {
  const kept = keptLanguage()
  const { language } = user
  if (kept?.unsentOf === user.id || (language === undefined && isToBeTold(user))) {
    const tag = kept?.tag ?? locale()
    if (await sendLanguage(source, tag)) keepLanguage({ tag, isChosen: kept?.isChosen ?? false })
    return
  }
  if (language === undefined || kept?.isChosen === true) return
  if (languagesHere().every(({ tag }) => tag !== language)) return
  keepLanguage({ tag: language, isChosen: false })
  const isOpen = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null
  if (mayLoad && !isOpen && !isBeingWritten()) loadAnewOnce(language)
}

/**
 * An account without a language gets that of its first page, or the one chosen here. English needs no telling: it is
 * what mails are in where nothing is known.
 */
function isToBeTold({ profileCreatedAt }: SessionUser): boolean {
  if (keptLanguage()?.isChosen === true) return true
  return locale() !== 'en' && Date.now() - profileCreatedAt.getTime() < millisecondsPer.day
}
