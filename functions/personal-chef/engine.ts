import type { HomeAsked } from '#domain/chat/answer-alone.ts'

/** Answers a question without a provider, from the recipes and the composer, as Markdown. @throws Refusal 503 `busy` */
export type ChefEngine = (question: string, home: HomeAsked) => Promise<string>
