import { AsyncLocalStorage } from 'node:async_hooks'
import { type LanguageTag, offeredLanguages } from '#domain/texts/language.ts'
import { findSpeakerBy, type Speaker } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { paths } from '../paths.ts'

const speaking = new AsyncLocalStorage<Speaker>()
findSpeakerBy(() => speaking.getStore())

const speakers = new Map<LanguageTag, Speaker>()

function speakerOf(tag: LanguageTag): Speaker {
  const known = speakers.get(tag) ?? { tag, translate: readTranslations(tag, paths.languages) }
  speakers.set(tag, known)
  return known
}

/** Does some work, and all that it begins, in a language: every text that it asks for is in it. */
export const inLanguage = <Result>(tag: LanguageTag, work: () => Result): Result =>
  speaking.run(speakerOf(tag), work)

/** As above, for somebody whose language is known as a word of theirs: English where it is not offered. */
export function inLanguageOf<Result>(wanted: string | null, work: () => Result): Result {
  return inLanguage(offeredLanguages.find((tag) => tag === wanted) ?? 'en', work)
}
