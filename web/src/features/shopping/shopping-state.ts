import type { QueryClient } from '@tanstack/react-query'
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

/** All lists of one person as the backend has them. */
export interface ShoppingState {
  /** Grows with each change. */
  version: number
  defaultList: string | null
  records: Records
}

export const nothingYet: ShoppingState = { version: -1, defaultList: null, records: new Map() }

export const shoppingKey = (userId: string | null) => ['shopping-list', userId] as const

/** @throws where this is no answer about lists, or one about somebody else's. */
export function parseState(json: unknown, userId: string): ShoppingState {
  const [version, records] = [field(json, 'version'), field(json, 'records')]
  if (typeof version !== 'number' || !Array.isArray(records))
    throw new Error('The lists cannot be understood')
  if (field(json, 'account') !== userId) throw new Error('These lists are somebody else’s')
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
function newer(client: QueryClient, userId: string, state: ShoppingState): ShoppingState {
  const known = client.getQueryData<ShoppingState>(shoppingKey(userId))
  return known !== undefined && known.version > state.version ? known : state
}

export async function fetchShopping(client: QueryClient, userId: string): Promise<ShoppingState> {
  const data = await dataClient()
  const answer = await data.rpc('shopping_snapshot').throwOnError()
  return newer(client, userId, parseState(answer.data, userId))
}

/** What the backend would not take, in its words. */
export interface Refusal {
  code: string
  operation: unknown
}

export async function sendShopping(
  client: QueryClient,
  userId: string,
  operations: readonly Operation[],
): Promise<{ state: ShoppingState; refused: Refusal[] }> {
  const data = await dataClient()
  const sent: Operation[] = [...operations]
  const answer = await data
    .rpc('apply_shopping_operations', {
      account: userId,
      operations: JSON.parse(JSON.stringify(sent)),
    })
    .throwOnError()
  const refused = field(answer.data, 'refused')
  const state = newer(client, userId, parseState(answer.data, userId))
  await client.cancelQueries({ queryKey: shoppingKey(userId) })
  client.setQueryData<ShoppingState>(shoppingKey(userId), state)
  return {
    state,
    refused: (Array.isArray(refused) ? refused : []).map((each: unknown) => ({
      code: textField(each, 'code') ?? '',
      operation: field(each, 'operation'),
    })),
  }
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
