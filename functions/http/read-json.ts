import type { z } from 'zod'
import { readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

/** The body, of at most 16 KB unless said otherwise, as the schema reads it. @throws Refusal 400 `bad_request`, 413 `body_too_large` */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  mostBytes = 16 * 1024,
): Promise<z.infer<Schema>> {
  const text = new TextDecoder().decode(await readBody(request, mostBytes))
  const parsed = schema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') || 'The body'
  throw new Refusal(400, 'bad_request', `${where}: ${issue?.message ?? 'cannot be read'}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
