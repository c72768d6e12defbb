import { t } from '#domain/texts/t.ts'

/** A refusal that a function's handler answers with: a stable code, and a text for a person. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
  }
}

/** What a person learns of a fault that is ours. */
export const internalError = () =>
  new Refusal(500, 'internal_error', t('Something went wrong on our side.'))

/** In the shape of the data API, which supabase-js reads. */
export function refusalResponse({ status, code, message }: Refusal): Response {
  return Response.json(
    { code, message, details: null, hint: null },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}
