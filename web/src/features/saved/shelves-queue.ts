import {
  afterShelfOperation,
  emptyShelves,
  type ShelfOperation,
  type Shelves,
} from '#domain/collections/shelves.ts'
import { logged } from '#web/lib/logged.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { shelvesKey } from './keys.ts'
import { readShelfOperation } from './read-operations.ts'
import { fetchShelves, sendShelfOperation } from './shelf-rows.ts'
import { sayShelvesRefused } from './shelves-refused.ts'

/** A person's collections, changed with and without a network. */
export const shelvesQueue = queuedQuery<Shelves, ShelfOperation>({
  channel: 'collections',
  key: shelvesKey,
  fetch: (userId) => logged('Loading collections', fetchShelves(userId)),
  parse: readShelfOperation,
  after: (before = emptyShelves, operation) => afterShelfOperation(before, operation),
  send: sendShelfOperation,
  sayRefused: sayShelvesRefused,
})
