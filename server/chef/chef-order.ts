import type { HomeAsked } from '#domain/chat/answer-alone.ts'
import type { LanguageTag } from '#domain/texts/language.ts'

/** What the thread is handed that answers one question. */
export interface ChefOrder {
  readonly question: string
  readonly home: HomeAsked
  readonly now: Date
  /** In which it is answered. */
  readonly language: LanguageTag
}

/** Threads hand each other values as they are: what is one by its look was made as one. */
export function isChefOrder(data: unknown): data is ChefOrder {
  return typeof data === 'object' && data !== null && 'question' in data && 'home' in data
}
