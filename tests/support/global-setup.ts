import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/postgres/cluster.ts'
import { startTemporaryCluster } from './temporary-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser's connection to the cluster that all tests of the run share. */
    cluster: Connection
  }
}

/** Starts the one cluster of a test run; each test file clones its template. */
export default async function startSharedCluster(project: TestProject) {
  const cluster = await startTemporaryCluster()
  project.provide('cluster', cluster.connection())
  return cluster.stop
}
