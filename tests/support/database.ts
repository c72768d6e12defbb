import { inject } from 'vitest'
import { cloneDatabase, type TestDatabase } from './cloned-database.ts'

export type { TestDatabase, Work } from './cloned-database.ts'

/**
 * A database of its own with the whole schema and no rows but the schema's, in the cluster that all tests share or in
 * another one. Drop it in `afterAll`.
 */
export function createTestDatabase(cluster = inject('cluster')): Promise<TestDatabase> {
  return cloneDatabase(cluster)
}
