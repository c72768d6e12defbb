import { t } from '#domain/texts/t.ts'
import type { Subject } from './words.ts'

// A refusal is rare, and this module travels with the first screen: the words come when they are needed. Where they
// cannot be fetched, what the caller has must do.
const fetchWords = () => import('./words.ts').catch(() => null)

const isUnreachable = (cause: unknown) =>
  !navigator.onLine || /failed to fetch|load failed|network/i.test(String(cause))

interface Otherwise {
  /** Where the backend gives no words. */
  otherwise: string
  /** Where the backend cannot be reached. */
  offline?: string
}

/** Why something could not be done, in words for a person. */
export async function whyNot(
  cause: unknown,
  subject: Subject,
  { otherwise, offline = t('You are offline. Try again when you are connected.') }: Otherwise,
): Promise<string> {
  const words = (await fetchWords())?.wordsOf(cause, subject)
  return words ?? (isUnreachable(cause) ? offline : otherwise)
}

/** Why a change was refused for good, by the code that `refusalIn` gives. */
export async function whyRefused(code: string, subject: Subject): Promise<string | null> {
  return (await fetchWords())?.wordsOfCode(code, subject) ?? null
}
