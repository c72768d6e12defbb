import { logFailure } from '../log.ts'
import { databaseOpener, storageFailure } from '../open-database.ts'

/** What this browser stores: changes that wait for the network, and what was last seen. */
export const stores = { operations: 'operations', queries: 'queries' } as const
type StoreName = (typeof stores)[keyof typeof stores]

const open = databaseOpener('larder', 1, (database) => {
  for (const name of Object.values(stores)) {
    if (database.objectStoreNames.contains(name)) continue
    database.createObjectStore(name, { autoIncrement: true }).createIndex('userId', 'userId')
  }
})

/** One transaction on one store; resolves with what `work` asked for once all of it is done. */
export async function inStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode)
    const request = work(transaction.objectStore(name))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () =>
      reject(storageFailure(transaction.error ?? request.error)),
    )
  })
}

/**
 * A change exists nowhere else until it is sent: it is on the disk before it counts as saved, and outlives a power
 * cut. What was seen last can be asked for again, and need not wait for the disk.
 */
const durabilities = { operations: 'strict', queries: 'relaxed' } as const

/**
 * Writes to one store; resolves once all of it is stored. All of it is asked for at once and committed in the
 * same breath: a browser that leaves the page lets go of a transaction that could still be asked for more.
 */
export async function writeAtOnce(
  name: StoreName,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const durability = durabilities[name]
    const transaction = database.transaction(name, 'readwrite', { durability })
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The browser keeps nothing')),
    )
    work(transaction.objectStore(name))
    transaction.commit()
  })
}

/** Deletes what `isGone` says, of everybody. */
export async function removeWhere(
  name: StoreName,
  isGone: (value: unknown) => boolean,
): Promise<void> {
  await inStore(name, 'readwrite', (store) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (cursor === null) return
      if (isGone(cursor.value)) cursor.delete()
      cursor.continue()
    })
    return request
  }).catch((cause: unknown) => logFailure(`${name} on this device cannot be emptied`, cause))
}
