import { z } from 'zod'
import type { Book } from '../book.ts'
import { ApiError } from './api-error.ts'

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** As in /v1/customers/:id; at most one name. */
  path: string
  run: (book: Book, id: string, form: unknown) => unknown
}

/** A call of the API whose parameters are read before it runs. It runs at once: nothing comes between. */
export function route<Schema extends z.ZodType>(
  method: Route['method'],
  path: string,
  schema: Schema,
  run: (book: Book, parameters: z.infer<Schema>, id: string) => unknown,
): Route {
  return {
    method,
    path,
    run(book, id, form) {
      const parsed = schema.safeParse(form)
      if (parsed.success) return run(book, parsed.data, id)
      throw new ApiError(
        400,
        'invalid_request_error',
        z.prettifyError(parsed.error),
        'parameter_unknown',
      )
    },
  }
}

/** The refusal of an id that nothing has. */
export const missing = (what: string, id: string) =>
  new ApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, 'resource_missing')

/** Newest first, as all of Stripe's lists. */
export const newest = <Kind>(kept: readonly Kind[], limit = 10): Kind[] =>
  kept.toReversed().slice(0, limit)
