import { languageCookie, languageParameter } from '#domain/texts/choose-language.ts'
import { type Language, languages } from '#domain/texts/language.ts'
import { locale } from '#domain/texts/t.ts'
import { chosen } from '#web/lib/installation.ts'
import { field, textField } from '#web/lib/json.ts'
import { readStored, writeStored } from '#web/lib/local-storage.ts'

/** The language of this device, whoever is signed in. */
interface Kept {
  readonly tag: string
  /** Somebody chose it here; else it came with an account, and follows that. */
  readonly isChosen: boolean
  /** Whose account has not heard of it yet. */
  readonly unsentOf?: string | undefined
}

const storageKey = 'larder_language'
const yearSeconds = 365 * 24 * 60 * 60
const answerMilliseconds = 10_000

/** Those that whoever served this page has, where there are several: a host of files has English alone. */
export function languagesHere(): readonly Language[] {
  const tags = (chosen()['languages'] ?? '').split(' ')
  return languages.filter(({ tag }) => tags.includes(tag))
}

function parse(json: unknown): Kept | null {
  const tag = textField(json, 'tag')
  if (tag === undefined) return null
  return {
    tag,
    isChosen: field(json, 'isChosen') === true,
    unsentOf: textField(json, 'unsentOf'),
  }
}

/** Null where the browser's own wishes hold. */
export const keptLanguage = (): Kept | null => readStored(storageKey, parse)

/**
 * Keeps a language on this device: in the cookie, which the server reads, and beside it what only the page needs to
 * know. Some browsers forget after a week what a page writes; it is written anew at each start.
 */
export function keepLanguage(kept: Kept): void {
  writeStored(storageKey, kept)
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${languageCookie}=${kept.tag}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** Whether the server can be reached now and has the app in a language. */
export async function isLanguageThere(tag: string): Promise<boolean> {
  try {
    const page = await fetch(`/?${languageParameter}=${tag}`, {
      signal: AbortSignal.timeout(answerMilliseconds),
    })
    return page.headers.get('content-language') === tag
  } catch {
    return false
  }
}

/** Loads this page anew, in the language that is kept. An address that names one would win over it. */
export function loadAnew(): void {
  const address = new URL(location.href)
  address.searchParams.delete(languageParameter)
  if (address.href === location.href) location.reload()
  else location.replace(address)
}

const followedKey = 'larder-language-followed'

/** Once for each language and tab, lest a page that comes in another one all the same is loaded again and again. */
export function loadAnewOnce(tag: string): void {
  try {
    if (tag === locale() || sessionStorage.getItem(followedKey) === tag) return
    sessionStorage.setItem(followedKey, tag)
  } catch {
    return
  }
  loadAnew()
}
