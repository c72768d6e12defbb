import { chatRefusal } from '#domain/chat/chat-words.ts'
import { Refusal } from '../http/refusal.ts'

/** What is answered where the provider cannot, as the specification has it. */
export const fallbacks = {
  empty: "I'm having trouble processing your request right now. Please try again!",
  unauthorised:
    'There is an issue with the API configuration. Whoever runs this server should check the API key of the AI provider.',
  tooMany: "I'm getting a lot of requests right now! Please wait a moment and try again.",
  providerDown:
    'The AI provider is experiencing issues right now. Please try again in a few minutes.',
  other: "I'm having trouble connecting right now. Please try again later!",
} as const

/** The same for a visitor and after the trial. */
export function featureRefusal(): Refusal {
  return new Refusal(403, 'feature_required', chatRefusal)
}

/** By the code that the database gives. */
export const limitWords: ReadonlyMap<string, string> = new Map([
  ['chef_minute_limit', 'That was a lot of questions at once. Wait a minute, then ask again.'],
  [
    'chef_day_limit',
    'You have asked 100 questions within a day, as many as the chef can answer. Ask again in some hours.',
  ],
  [
    'chef_service_limit',
    'The chef has answered as many questions as it can in a day. Ask again in some hours; your pantry and the recipes that fit it work as ever.',
  ],
])
