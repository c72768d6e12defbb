import { t } from '../texts/t.ts'

/** For who may not chat: a visitor, or somebody whose trial has ended. */
export const chatRefusal = (): string =>
  t(
    '🤖 The Personal Chef is a premium feature! Upgrade to get personalized recipe suggestions, cooking tips, and culinary advice tailored to your ingredients and preferences.',
  )

/** For a visitor, where an account is enough. */
export const accountNeeded = (): string =>
  t(
    'The Personal Chef is open to everyone with an account here. Sign in or create one, and ask me again!',
  )

/** For who may chat, where no provider is set up. */
export const notConnected = (): string =>
  t(
    'I am not connected on this server yet: whoever runs it is invited to add the API key of an AI provider, and then I can answer anything about cooking. Until then I look things up in Larder’s recipes.',
  )

/** The invitation stands after the first answer of a chat, and after no other: who is in danger reads the answer first. */
export function withInvitation(
  answer: string,
  previous: readonly { readonly content: string }[],
): string {
  const invitation = notConnected()
  const isExplained = previous.some(({ content }) => content.includes(invitation))
  return isExplained ? answer : `${answer}\n\n${invitation}`
}

/** Where the chat itself failed, whatever the reason. */
export const chatFailure = (): string =>
  t("I'm having trouble right now. Please try again in a moment!")
