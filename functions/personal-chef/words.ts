/** The answers for when the provider cannot answer, in the specification's words. */
export const fallbacks = {
  empty: "I'm having trouble processing your request right now. Please try again!",
  unauthorised:
    'There is an issue with the API configuration. Whoever runs this server should check the API key of the AI provider.',
  tooMany: "I'm getting a lot of requests right now! Please wait a moment and try again.",
  providerDown:
    'The AI provider is experiencing issues right now. Please try again in a few minutes.',
  other: "I'm having trouble connecting right now. Please try again later!",
} as const
