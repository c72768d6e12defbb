export const chatMessageTypes = [
  'recipe_suggestion',
  'cooking_tip',
  'ingredient_help',
  'general',
] as const
export type ChatMessageType = (typeof chatMessageTypes)[number]

const keywords: readonly [ChatMessageType, RegExp][] = [
  ['recipe_suggestion', /recipe|make|cook/i],
  ['cooking_tip', /tip|how to|technique/i],
  ['ingredient_help', /ingredient|substitute/i],
]

/** What a message is about, by its words alone: the first kind that has one of its keywords. */
export function chatMessageType(content: string): ChatMessageType {
  return keywords.find(([, words]) => words.test(content))?.[0] ?? 'general'
}

/** A message that the provider sees again: neither a system's words nor a failure's. */
export interface PreviousMessage {
  role: 'user' | 'assistant'
  content: string
}

/** Earlier messages that go with a question. */
export const mostPrevious = 5
/** Characters of one message. */
export const longestMessage = 2_000
