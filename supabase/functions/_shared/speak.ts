import { AsyncLocalStorage } from 'node:async_hooks'
import { languageParameter } from '#domain/texts/choose-language.ts'
import { findSpeakerBy, type Speaker } from '#domain/texts/speaker.ts'
import { laidTexts } from '#functions/laid-texts.ts'

const speaking = new AsyncLocalStorage<Speaker>()
findSpeakerBy(() => speaking.getStore())

/**
 * Answers a request in the language that its address names, English where it names none that is laid here: the app asks for that
 * of its page, and a browser's own wishes say nothing of the page.
 */
export function inLanguageOfRequest<Result>({ url }: Request, work: () => Result): Result {
  const tag = new URL(url).searchParams.get(languageParameter) ?? ''
  if (!Object.hasOwn(laidTexts, tag)) return work()
  const texts = laidTexts[tag] ?? {}
  return speaking.run({ tag, translate: (english) => texts[english] || undefined }, work)
}
