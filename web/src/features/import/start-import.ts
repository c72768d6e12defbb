import { uuidOf } from '#domain/import/import-key.ts'
import { addJob } from '#web/lib/import-store.ts'
import { storedItem, type ImportItem } from './import-item.ts'
import type { ImportJob } from './import-job.ts'
import { loadJobs, notifyTabs } from './import-state.ts'

/** Has recipes brought into the account in the background. @throws where the browser keeps nothing */
export async function startImport(
  userId: string,
  recipes: readonly Omit<ImportItem, 'userId' | 'jobId' | 'index'>[],
): Promise<void> {
  const startedAt = Date.now()
  const id = uuidOf(`${userId} ${startedAt} ${recipes.map(({ key }) => key).join()}`)
  const job: ImportJob = {
    id,
    userId,
    startedAt,
    total: recipes.length,
    created: 0,
    known: 0,
    refused: [],
    withoutPicture: 0,
    stopped: null,
  }
  const items = recipes.map((recipe, index) => storedItem({ ...recipe, userId, jobId: id, index }))
  await addJob(job, items)
  await loadJobs(userId)
  notifyTabs?.('changed')
}
