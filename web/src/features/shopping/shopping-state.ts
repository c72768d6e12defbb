import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { docFrom, isJson } from '#domain/sync/doc-from.ts'
import {
  valueOf,
  type Json,
  type Operation,
  type RecordDoc,
  type Records,
} from '#domain/sync/records.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, textField } from '#web/lib/json.ts'
import { kitchenKey } from '#web/lib/kitchen-here.ts'

/** All lists of one kitchen as the backend has them. */
export interface ShoppingState {
  /** Grows with each change. */
  version: number
  defaultList: string | null
  records: Records
}

export const nothingYet: ShoppingState = { version: -1, defaultList: null, records: new Map() }

export const shoppingKey = kitchenKey('shopping-list')

/** @throws where this is no answer about lists, or one about those of another kitchen. */
export function parseState(json: unknown, kitchen: string): ShoppingState {
  const [version, records] = [field(json, 'version'), field(json, 'records')]
  if (typeof version !== 'number' || !Array.isArray(records))
    throw new Error('The lists cannot be understood')
  if (field(json, 'account') !== kitchen) throw new Error('These lists are another kitchen’s')
  const kinds = new Map<string, Map<string, RecordDoc>>()
  for (const each of records) {
    const [kind, id] = [textField(each, 'kind'), textField(each, 'id')]
    if (kind === undefined || id === undefined) continue
    const docs = kinds.get(kind) ?? new Map<string, RecordDoc>()
    kinds.set(kind, docs.set(id, docFrom(field(each, 'doc'))))
  }
  return { version, defaultList: textField(json, 'defaultList') ?? null, records: kinds }
}

/** Of two answers the newer one: they may overtake each other. */
export function newer(
  client: QueryClient,
  queryKey: QueryKey,
  state: ShoppingState,
): ShoppingState {
  const known = client.getQueryData<ShoppingState>(queryKey)
  return known !== undefined && known.version > state.version ? known : state
}

export async function fetchShopping(
  client: QueryClient,
  userId: string,
  kitchen: string,
): Promise<ShoppingState> {
  const data = await dataClient()
  const answer = await data
    .rpc('shopping_snapshot', kitchen === userId ? {} : { kitchen })
    .throwOnError()
  return newer(client, shoppingKey(userId, kitchen), parseState(answer.data, kitchen))
}

/** What the backend would not take, in its words. */
export interface Refusal {
  code: string
  operation: unknown
}

/** An operation as it stands in the log; null for what another version of the app left there. */
export function parseOperation(json: unknown): Operation | null {
  const [kind, id, clock] = [
    textField(json, 'kind'),
    textField(json, 'id'),
    textField(json, 'clock'),
  ]
  const set = field(json, 'set')
  if (kind === undefined || id === undefined || clock === undefined) return null
  if (typeof set !== 'object' || set === null) return null
  const fields: Record<string, Json> = {}
  for (const [name, value] of Object.entries(set)) if (isJson(value)) fields[name] = value
  return { kind, id, clock, set: fields }
}

/** What a record is called. */
export function nameOf(doc: RecordDoc | undefined): string | undefined {
  const name = doc === undefined ? undefined : valueOf(doc, 'name')
  return typeof name === 'string' ? name : undefined
}
