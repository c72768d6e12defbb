/** For who may not chat: a visitor, or somebody whose trial has ended. */
export const chatRefusal =
  '🤖 The Personal Chef is a premium feature! Upgrade to get personalized recipe suggestions, cooking tips, and culinary advice tailored to your ingredients and preferences.'

/** For a visitor, where an account is enough. */
export const accountNeeded =
  'The Personal Chef is open to everyone with an account here. Sign in or create one, and ask me again!'

/** For who may chat, where no provider is set up. */
export const notConnected =
  'I am not connected on this server yet: whoever runs it is invited to add the API key of an AI provider, and then I can answer anything about cooking. Until then I look things up in Larder’s recipes.'

/** The invitation, in the words of who reads it, stands before the first answer of a chat, not before each. */
export function withInvitation(
  answer: string,
  previous: readonly { readonly content: string }[],
  invitation: string = notConnected,
): string {
  const isExplained = previous.some(({ content }) => content.startsWith(invitation))
  return isExplained ? answer : `${invitation}\n\n${answer}`
}

/** What the panel offers to ask; the first three are shown. */
export const suggestions = [
  'What can I make with my ingredients?',
  'Suggest a quick dinner recipe',
  'How do I cook chicken breast?',
  'What can I use as a substitute for eggs?',
  'Help me plan meals for this week',
] as const
export const shownSuggestions = 3

/** Where the chat itself failed, whatever the reason. */
export const chatFailure = "I'm having trouble right now. Please try again in a moment!"
