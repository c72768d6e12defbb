import { t } from '#domain/texts/t.ts'

/** The answers for when the provider cannot answer, in the specification's words, as who asks reads them. */
export const fallbacks = () => ({
  empty: t("I'm having trouble processing your request right now. Please try again!"),
  unauthorised: t(
    'There is an issue with the API configuration. Whoever runs this server should check the API key of the AI provider.',
  ),
  tooMany: t("I'm getting a lot of requests right now! Please wait a moment and try again."),
  providerDown: t(
    'The AI provider is experiencing issues right now. Please try again in a few minutes.',
  ),
  cardsAlone: t('Is this right? Nothing changes before you confirm it.'),
  other: t("I'm having trouble connecting right now. Please try again later!"),
})

export type Fallbacks = ReturnType<typeof fallbacks>
