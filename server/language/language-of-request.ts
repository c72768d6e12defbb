import type { IncomingHttpHeaders } from 'node:http'
import { chooseLanguage, languageCookie } from '#domain/texts/choose-language.ts'
import type { LanguageTag } from '#domain/texts/language.ts'

const ofCookie = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`)

/** The language of who sent a request: the one chosen on the device, else the browser's. */
export function languageOfRequest(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  offered: readonly LanguageTag[],
): LanguageTag {
  const [, chosen] = ofCookie.exec(headers.cookie ?? '') ?? []
  return chooseLanguage({ chosen, accepted: headers['accept-language'] }, offered)
}
