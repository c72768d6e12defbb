import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/postgres/cluster.ts'
import { buildStale } from '../../bench/build.ts'
import { homeOfRun } from './first-start.ts'
import { startTemporaryCluster } from './temporary-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser's connection to the cluster that all tests of the run share. */
    cluster: Connection
  }
}

/**
 * Starts the one cluster of a test run, of which each test file clones its template, and makes the place for the one
 * data folder that the tests of whole servers copy. They run the server as it is built.
 */
export default async function prepareRun(project: TestProject) {
  buildStale('server', 'hosted')
  const cluster = await startTemporaryCluster()
  project.provide('cluster', cluster.connection())
  const { home, remove } = await homeOfRun()
  project.provide('preparations', home)
  return async () => {
    await cluster.stop()
    await remove()
  }
}
