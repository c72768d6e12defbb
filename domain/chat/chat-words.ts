/** For who may not chat: a visitor, or somebody whose trial has ended. */
export const chatRefusal =
  '🤖 The Personal Chef is a premium feature! Upgrade to get personalized recipe suggestions, cooking tips, and culinary advice tailored to your ingredients and preferences.'

/** For who may chat, where no provider is set up. */
export const notConnected =
  'I am not connected on this server yet: whoever runs it is invited to add the API key of an AI provider, and then I can answer anything about cooking. Until then I look things up in Larder’s recipes.'
