import { t } from '#domain/texts/t.ts'
import {
  afterCollectionOperation,
  noCollections,
  type CollectionOperation,
  type Collections,
} from '#domain/collections/collections.ts'
import { logged } from '#web/lib/logged.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { toastNotSaved } from '#web/ui/toast.ts'
import { collectionsKey } from '../keys.ts'
import { readCollectionOperation } from '../read-operations.ts'
import { fetchCollections, sendCollectionOperation } from './collection-rows.ts'

/** A person's collections, changed with and without a network. */
export const collectionsQueue = queuedQuery<Collections, CollectionOperation>({
  key: collectionsKey,
  persist: 'offline',
  live: 'collections',
  prefetch: true,
  channel: 'collections',
  fetch: (userId) => logged('Loading collections', fetchCollections(userId)),
  parse: readCollectionOperation,
  after: (before = noCollections, operation) => afterCollectionOperation(before, operation),
  send: sendCollectionOperation,
  // Rare, and heavy with words.
  notifyRefused: (refused, context) =>
    void import('./collections-refused.ts')
      .then(({ notifyCollectionsRefused }) => notifyCollectionsRefused(refused, context))
      .catch(() => toastNotSaved(t('Your collections are as they were.'))),
})
