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
