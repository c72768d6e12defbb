import { z } from 'zod'
import type { ChefSettings } from '../environment.ts'
import { optionalText } from './optional-text.ts'

/** What makes up the call itself is not to be replaced. */
const fixed = ['model', 'messages', 'stream', 'tools', 'tool_choice', 'n']

const parametersSchema = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_]{0,60}$/),
    z.union([z.string().max(100), z.number(), z.boolean(), z.null()]),
  )
  .refine((parameters) => fixed.every((name) => !(name in parameters)))

/** Undefined where nothing is said, null where it cannot be read. */
function parametersIn(text: string | undefined) {
  if (text === undefined) return undefined
  try {
    return parametersSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

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
  OPENAI_PARAMETERS: optionalText
    .transform(parametersIn)
    .refine(
      (parameters) => parameters !== null,
      'OPENAI_PARAMETERS must be an object of JSON such as {"max_tokens": null, "max_completion_tokens": 2000}',
    ),
  OPENAI_TOOLS: optionalText.refine(
    (answer) => answer === undefined || answer === 'auto' || answer === 'off',
    'OPENAI_TOOLS must be auto or off',
  ),
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
  const { OPENAI_PARAMETERS: parameters } = variables
  if (apiKey === undefined && baseUrl === undefined) return undefined
  return {
    // The SDK insists on one.
    apiKey: apiKey ?? 'none',
    baseUrl: baseUrl ?? openAi,
    model: model ?? 'gpt-3.5-turbo',
    questionsPerDay: variables.CHEF_QUESTIONS_PER_DAY,
    ...(parameters != null && { parameters }),
    ...(variables.OPENAI_TOOLS === 'off' && { tools: false }),
  }
}
