import { eraseRowsOf } from './erase-rows.ts'
import { logFailure } from './log.ts'
import { databaseOpener, storageFailure } from './open-database.ts'

/** Recipes on their way into an account, stored on this device until they are there. */
const stores = { jobs: 'jobs', items: 'items' } as const

const open = databaseOpener('larder-imports', 1, (database) => {
  const jobs = database.createObjectStore(stores.jobs, { keyPath: 'id' })
  jobs.createIndex('userId', 'userId')
  const items = database.createObjectStore(stores.items, { keyPath: ['jobId', 'index'] })
  items.createIndex('userId', 'userId')
})

/** Everything in one transaction: either all of it is stored, or none. */
async function change<Result>(
  mode: IDBTransactionMode,
  work: (jobs: IDBObjectStore, items: IDBObjectStore) => IDBRequest<Result> | null,
): Promise<Result | undefined> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(Object.values(stores), mode)
    const request = work(
      transaction.objectStore(stores.jobs),
      transaction.objectStore(stores.items),
    )
    transaction.addEventListener('complete', () => resolve(request?.result))
    transaction.addEventListener('abort', () => reject(storageFailure(transaction.error)))
  })
}

interface Owned {
  userId: string
}
interface StoredJob extends Owned {
  id: string
}
interface StoredItem extends Owned {
  jobId: string
  index: number
}

const itemsOf = (jobId: string) => IDBKeyRange.bound([jobId], [jobId, []])

export async function addJob(job: StoredJob, items: readonly StoredItem[]): Promise<void> {
  await change('readwrite', (jobStore, itemStore) => {
    for (const item of items) itemStore.put(item)
    return jobStore.put(job)
  })
}

/** Notes how far a job is and lets go of what is done with. */
export async function noteProgress(job: StoredJob, done: readonly StoredItem[]): Promise<void> {
  await change('readwrite', (jobStore, itemStore) => {
    for (const { jobId, index } of done) itemStore.delete([jobId, index])
    return jobStore.put(job)
  })
}

export async function removeJob(jobId: string): Promise<void> {
  await change('readwrite', (jobStore, itemStore) => {
    itemStore.delete(itemsOf(jobId))
    return jobStore.delete(jobId)
  })
}

/** As they were stored, by whatever version of the app: to be parsed. */
export async function readJobs(userId: string): Promise<unknown[]> {
  const jobs = await change<unknown[]>('readonly', (store) => store.index('userId').getAll(userId))
  return jobs ?? []
}

export async function readItems(jobId: string, most: number): Promise<unknown[]> {
  const read = await change<unknown[]>('readonly', (_, store) => store.getAll(itemsOf(jobId), most))
  return read ?? []
}

/** Takes everything of one person off this device. What it does not let go of is logged. */
export async function eraseImports(userId: string): Promise<void> {
  await change('readwrite', (jobs, items) => {
    for (const store of [jobs, items]) eraseRowsOf(userId, store)
    return null
  }).catch((cause: unknown) => logFailure('Imports on this device cannot be erased', cause))
}
