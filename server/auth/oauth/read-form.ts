import type { Context } from 'hono'
import type { z } from 'zod'
import { bodyTooLarge } from '../wire/errors.ts'
import { readBody } from '../wire/request.ts'
import { OAuthError } from './oauth-error.ts'

const longest = 16 * 1024

/** The fields of a form, as OAuth sends them, or of JSON, which GoTrue takes too. None may come twice. */
export async function readForm<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  if (/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return readBody(c, schema)
  if (Number(c.req.header('content-length') ?? 0) > longest) throw bodyTooLarge()
  const text = await c.req.text()
  if (text.length > longest) throw bodyTooLarge()
  const fields = new URLSearchParams(text)
  const names = [...fields.keys()]
  const parsed = schema.safeParse(Object.fromEntries(fields))
  if (!parsed.success || new Set(names).size < names.length) {
    throw new OAuthError('invalid_request', 'the form cannot be read')
  }
  return parsed.data
}
