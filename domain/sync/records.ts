import type { Clock } from './clock.ts'

/** What a register may hold: whatever JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Each field with the moment it was last written: of two writes the later one stays. */
export type RecordDoc = Readonly<Record<string, readonly [clock: Clock, value: Json]>>

/** Writes fields of one record. Sent twice, late or out of order, it comes to the same. */
export interface Operation {
  kind: string
  /** The record's UUID, made where the record is. */
  id: string
  clock: Clock
  set: Readonly<Record<string, Json>>
}

/** The records of one person, by kind and id. */
export type Records = ReadonlyMap<string, ReadonlyMap<string, RecordDoc>>

/** A record as it is after an operation; `private.merged_record` of the database does the same. */
export function mergedDoc(doc: RecordDoc, { clock, set }: Operation): RecordDoc {
  const written = Object.entries(set).filter(([field]) => {
    const there = doc[field]
    return there === undefined || there[0] < clock
  })
  if (written.length === 0) return doc
  return { ...doc, ...Object.fromEntries(written.map(([field, value]) => [field, [clock, value]])) }
}

/** All records after these operations, in whichever order they come. */
export function replay(records: Records, operations: readonly Operation[]): Records {
  if (operations.length === 0) return records
  const after = new Map([...records].map(([kind, docs]) => [kind, new Map(docs)]))
  for (const operation of operations) {
    const docs = after.get(operation.kind) ?? new Map<string, RecordDoc>()
    after.set(operation.kind, docs)
    docs.set(operation.id, mergedDoc(docs.get(operation.id) ?? {}, operation))
  }
  return after
}

/** The latest moment that anything in these records was written; null where nothing was. */
export function latestClock(records: Records): Clock | null {
  let latest: Clock | null = null
  for (const docs of records.values())
    for (const doc of docs.values())
      for (const [clock] of Object.values(doc))
        if (latest === null || clock > latest) latest = clock
  return latest
}

export function valueOf(doc: RecordDoc, field: string): Json | undefined {
  return doc[field]?.[1]
}
