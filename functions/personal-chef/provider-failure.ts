import { APIError } from 'openai'
import type { ChefSettings } from '../environment.ts'
import { specified } from './provider-call.ts'
import type { Fallbacks } from './words.ts'

/** What went wrong, for the operator: nothing that the provider said, which may repeat the key. */
export function failureInLog(thrown: unknown, settings: ChefSettings): string {
  const status = statusOf(thrown)
  const kind = thrown instanceof Error ? thrown.constructor.name : 'unknown'
  const hint = hintOf(thrown, settings)
  const failure = `personal-chef: the provider failed: ${kind} ${status ?? 'without a status'}`
  return hint === null ? failure : `${failure}: ${hint}`
}

function hintOf(thrown: unknown, { model, parameters }: ChefSettings): string | null {
  if (!(thrown instanceof APIError)) return null
  if (thrown.status === 401 || thrown.status === 403) {
    return 'it refuses the key; look at OPENAI_API_KEY'
  }
  const names = Object.keys({ ...specified, ...parameters })
  const refused = names.find((name) => thrown.param === name || thrown.message.includes(name))
  if (thrown.status === 400 && refused !== undefined) {
    return `it refuses ${refused}; leave it out or replace it with OPENAI_PARAMETERS`
  }
  return thrown.status === 404
    ? `it has no model ${model}, or nothing at this address; look at OPENAI_MODEL and OPENAI_BASE_URL`
    : null
}

const statusOf = (thrown: unknown): number | undefined =>
  thrown instanceof APIError ? thrown.status : undefined

/** What the person reads. */
export function failureInWords(thrown: unknown, words: Fallbacks): string {
  const status = statusOf(thrown)
  if (status === 401) return words.unauthorised
  if (status === 429) return words.tooMany
  return status === 500 ? words.providerDown : words.other
}
