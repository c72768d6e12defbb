import { z } from 'zod'

/** Metadata travels in every access token, and so in a header of every request. */
const maximumBytes = 4096
/** With what the server itself adds: the address and what is known of it. */
const maximumStoredBytes = maximumBytes + 1024
const maximumDepth = 8
const maximumNameLength = 200

/** PostgreSQL's jsonb takes neither NUL nor half a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u

function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maximumDepth) return false
  return Object.entries(value).every(
    ([key, inner]) => !unstorable.test(key) && isStorable(inner, depth + 1),
  )
}

const byteLength = (value: Metadata) => Buffer.byteLength(JSON.stringify(value))

function hasShortName({ name }: Metadata): boolean {
  return typeof name !== 'string' || name.length <= maximumNameLength
}

/** As much of a name from elsewhere as may be stored, without half a character at its end. */
export function storableName(name: string): string {
  return name.slice(0, maximumNameLength).replace(new RegExp(unstorable, 'gu'), '')
}

export type Metadata = Readonly<Record<string, unknown>>

/** What a person may say of themselves: an object of at most 4 KB as JSON. */
export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((value) => isStorable(value), { error: 'data cannot be stored', abort: true })
  .refine((value) => byteLength(value) <= maximumBytes, `data is longer than ${maximumBytes} bytes`)
  .refine(hasShortName, `name is longer than ${maximumNameLength} characters`)

/** `changes` over `current`; a null removes its key, as in GoTrue. */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...changes })
  return Object.fromEntries(merged.filter(([, value]) => value !== null))
}

/** Whether metadata that grew by merging may be stored. */
export function isStoredSize(merged: Metadata): boolean {
  return byteLength(merged) <= maximumStoredBytes
}
