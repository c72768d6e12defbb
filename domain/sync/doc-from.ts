import { clockShape } from './clock.ts'
import type { Json, RecordDoc } from './records.ts'

export function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function'
}

/** A record as the backend sends it. A field that cannot be understood is left out. */
export function docFrom(json: unknown): RecordDoc {
  if (typeof json !== 'object' || json === null) return {}
  const doc: Record<string, readonly [string, Json]> = {}
  for (const [name, register] of Object.entries(json)) {
    if (!Array.isArray(register)) continue
    const [clock, value]: unknown[] = register
    if (typeof clock === 'string' && clockShape.test(clock) && isJson(value))
      doc[name] = [clock, value]
  }
  return doc
}
