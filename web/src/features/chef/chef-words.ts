import * as sent from '#domain/chat/chat-words.ts'
import { t } from '#domain/texts/t.ts'

/** The words of the chat in the language of who reads it; a server sends the same in English. */
export const chatRefusal = t(
  '🤖 The Personal Chef is a premium feature! Upgrade to get personalized recipe suggestions, cooking tips, and culinary advice tailored to your ingredients and preferences.',
)
export const accountNeeded = t(
  'The Personal Chef is open to everyone with an account here. Sign in or create one, and ask me again!',
)
export const chatFailure = t("I'm having trouble right now. Please try again in a moment!")
export const notConnected = t(
  'I am not connected on this server yet: whoever runs it is invited to add the API key of an AI provider, and then I can answer anything about cooking. Until then I look things up in Larder’s recipes.',
)

/** What the panel offers to ask; the first are shown. */
export const suggestions = [
  t('What can I make with my ingredients?'),
  t('Suggest a quick dinner recipe'),
  t('How do I cook chicken breast?'),
  t('What can I use as a substitute for eggs?'),
  t('Help me plan meals for this week'),
]

/** What a server said, as the reader understands it where we know it. */
export function readableRefusal(words: string): string {
  if (words === sent.chatRefusal) return chatRefusal
  return words === sent.accountNeeded ? accountNeeded : words
}

/** A question that the panel offers, in the language that the matching engine reads; any other as it is. */
export const askedInEnglish = (question: string): string =>
  sent.suggestions[suggestions.indexOf(question)] ?? question
