import type { IncomingMessage } from 'node:http'
import { chooseLanguage, languageCookie, languageParameter } from '#domain/texts/choose-language.ts'
import type { LanguageTag } from '#domain/texts/language.ts'

const ofCookie = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`)
const ofAddress = new RegExp(`[?&]${languageParameter}=([\\w-]+)`)

/** The language of a request: the one that its address names, else the one chosen on the device, else the browser's. */
export function languageOfRequest(
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  offered: readonly LanguageTag[],
): LanguageTag {
  const [, named] = ofAddress.exec(url) ?? []
  const [, chosen] = ofCookie.exec(headers.cookie ?? '') ?? []
  const accepted = headers['accept-language']
  return offered.find((tag) => tag === named) ?? chooseLanguage({ chosen, accepted }, offered)
}
