import { languageParameter } from '#domain/texts/choose-language.ts'
import { locale } from '#domain/texts/t.ts'
import { textField } from '../json.ts'
import { authorisedFetch, requireBackendConfig } from './authorised-fetch.ts'

/** A function of the backend refused or failed; `message` is the text it gave, for a person. */
export class FunctionFailure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'FunctionFailure'
    this.status = status
    this.code = code
  }
}

/** At the end of a function's address: it answers in the language of the page. English needs to be asked for nowhere. */
export const inThisLanguage = (mark: '?' | '&'): string =>
  locale() === 'en' ? '' : `${mark}${languageParameter}=${locale()}`

/**
 * POST /functions/v1/{name} with the signed-in person's token. The answer is handed on unread, so
 * that it can be streamed.
 * @throws FunctionFailure for every status but 2xx; a TypeError where there is no connection.
 */
export async function callFunction(
  name: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const { url } = await requireBackendConfig()
  const response = await authorisedFetch(`${url}/functions/v1/${name}${inThisLanguage('?')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  if (!response.ok) throw await failureOf(response)
  return response
}

export async function failureOf(response: Response): Promise<FunctionFailure> {
  const body: unknown = await response.json().catch(() => null)
  const message = textField(body, 'error') ?? textField(body, 'message') ?? ''
  return new FunctionFailure(response.status, textField(body, 'code') ?? 'function_failed', message)
}
