import type { HomeAsked } from '#domain/chat/answer-alone.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import type { LanguageTag } from '#domain/texts/language.ts'

/** What the thread is to do: answer a question, compose of a kitchen, or find the dish at an address. */
export type ChefTask =
  | { readonly task: 'answer'; readonly question: string; readonly home: HomeAsked }
  | { readonly task: 'compose'; readonly foods: string; readonly home: HomeAsked }
  | { readonly task: 'find'; readonly address: string; readonly rules: DietRules }

/** What the thread is handed that does one of them. */
export type ChefOrder = ChefTask & {
  readonly now: Date
  /** In which it is answered. */
  readonly language: LanguageTag
}

/** Threads hand each other values as they are: what is one by its look was made as one. */
export function isChefOrder(data: unknown): data is ChefOrder {
  return typeof data === 'object' && data !== null && 'task' in data && 'language' in data
}
