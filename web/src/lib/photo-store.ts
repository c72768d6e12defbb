import { field } from './json.ts'
import { logFailure } from './log.ts'

/** Photos that wait for the network, or were refused: stored on this device until the account has them. */
const databaseName = 'larder-photos'
const storeName = 'photos'

let opening: Promise<IDBDatabase> | undefined

/** @throws where the browser keeps nothing */
function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(storeName, { keyPath: 'id' })
      store.createIndex('userId', 'userId')
    })
    request.addEventListener('success', () => {
      const database = request.result
      const forget = () => (opening = undefined)
      database.addEventListener('close', forget)
      database.addEventListener('versionchange', () => {
        database.close()
        forget()
      })
      resolve(database)
    })
    request.addEventListener('error', () => reject(failureOf(request.error)))
    request.addEventListener('blocked', () => reject(failureOf(null)))
  }).catch((cause: unknown) => {
    opening = undefined
    throw cause
  })
  return opening
}

const failureOf = (cause: DOMException | null) => cause ?? new Error('The browser keeps nothing')

async function change<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(storeName))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(failureOf(transaction.error)))
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
  await change('readwrite', (store) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (cursor === null) return
      if (field(cursor.value, 'userId') === userId) cursor.delete()
      cursor.continue()
    })
    return request
  }).catch((cause: unknown) => logFailure('Photos on this device cannot be erased', cause))
}
