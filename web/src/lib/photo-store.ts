import { eraseRowsOf } from './erase-rows.ts'
import { logFailure } from './log.ts'
import { databaseOpener, storageFailure } from './open-database.ts'

/** Photos that wait for the network, or were refused: stored on this device until the account has them. */
const storeName = 'photos'

const open = databaseOpener('larder-photos', 1, (database) => {
  database.createObjectStore(storeName, { keyPath: 'id' }).createIndex('userId', 'userId')
})

async function change<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(storeName))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(storageFailure(transaction.error)))
  })
}

export async function keepPhoto(photo: { id: string; userId: string }): Promise<void> {
  await change('readwrite', (store) => store.put(photo))
}

export async function forgetPhoto(id: string): Promise<void> {
  await change('readwrite', (store) => store.delete(id))
}

/** As they were stored, by whatever version of the app: to be parsed. */
export function readPhotos(userId: string): Promise<unknown[]> {
  return change<unknown[]>('readonly', (store) => store.index('userId').getAll(userId))
}

/** Takes everything of one person off this device. What it does not let go of is logged. */
export async function erasePhotos(userId: string): Promise<void> {
  await change('readwrite', (store) => eraseRowsOf(userId, store)).catch((cause: unknown) =>
    logFailure('Photos on this device cannot be erased', cause),
  )
}
