import { isIP } from 'node:net'
import type { Context } from 'hono'
import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { badJson, bodyTooLarge, invalidEmail, validationFailed } from './errors.ts'
import type { AuthServices } from '../services.ts'
import type { Device } from '../sessions/sessions.ts'

/** A text that a client may leave out or send as null or '', which all mean the same to GoTrue. */
export const optionalText = (maximumLength: number) =>
  z
    .string()
    .max(maximumLength)
    .nullish()
    .transform((text) => text || undefined)

/** Whether a text from outside can be stored, and shown in one line. */
export const isPlainText = (text: string): boolean => !/[\p{Cc}\p{Surrogate}]/u.test(text)

/**
 * The body, parsed; fields that the schema does not name are dropped. An empty body is `absent`,
 * where that is given.
 */
export async function readBody<T>(c: Context, schema: z.ZodType<T>, absent?: unknown): Promise<T> {
  const text = await readText(c.req.raw)
  const parsed = schema.safeParse(text === '' && absent !== undefined ? absent : parseJson(text))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.') || 'body'
  throw validationFailed(`${field}: ${issue?.message ?? 'invalid'}`)
}

const maximumBodyBytes = 64 * 1024

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maximumBodyBytes) break
      chunks.push(chunk)
    }
  } catch {
    // The client went away in the middle: nobody's trouble but theirs.
    throw badJson()
  }
  if (bytes > maximumBodyBytes) throw bodyTooLarge()
  return Buffer.concat(chunks).toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badJson()
  }
}

export const longestUserAgent = 500

export function deviceOf(services: AuthServices, c: Context): Device {
  const address = services.peerAddress(c)
  return {
    ip: isIP(address) === 0 ? null : address,
    userAgent: c.req.header('user-agent')?.slice(0, longestUserAgent) ?? null,
  }
}

/** The address of a body as it is compared; throws where there is none or it cannot be one. */
export function requireEmail(text: string | undefined, missing: string): string {
  if (text === undefined) throw validationFailed(missing)
  const email = parseEmailAddress(text)
  if (email === undefined) throw invalidEmail()
  return email
}
