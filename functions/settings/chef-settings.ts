import type { z } from 'zod'
import type { ChefSettings } from '../environment.ts'
import { optionalText } from './optional-text.ts'

export const chefVariables = {
  OPENAI_API_KEY: optionalText.refine(
    (key) => key === undefined || /^[\x21-\x7e]+$/.test(key),
    'OPENAI_API_KEY must be one word',
  ),
  OPENAI_BASE_URL: optionalText.refine(
    (url) => url === undefined || (URL.canParse(url) && /^https?:/.test(url)),
    'OPENAI_BASE_URL must be an address such as http://localhost:11434/v1',
  ),
  OPENAI_MODEL: optionalText,
  CHEF_QUESTIONS_PER_DAY: optionalText
    .transform((text) => Number(text ?? 2_000))
    .refine(
      (count) => Number.isInteger(count) && count >= 0 && count <= 1_000_000,
      'CHEF_QUESTIONS_PER_DAY must be a whole number up to 1000000',
    ),
} as const

type Variables = z.infer<z.ZodObject<typeof chefVariables>>

const openAi = 'https://api.openai.com/v1'

/** A key is enough, and so is an address: a model on one's own machine mostly asks for no key. */
export function readChef(variables: Variables): ChefSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = variables
  if (apiKey === undefined && baseUrl === undefined) return undefined
  return {
    // The SDK insists on one.
    apiKey: apiKey ?? 'none',
    baseUrl: baseUrl ?? openAi,
    model: model ?? 'gpt-3.5-turbo',
    questionsPerDay: variables.CHEF_QUESTIONS_PER_DAY,
  }
}
