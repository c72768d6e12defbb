import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/postgres/cluster.ts'
import { buildStale } from '../../bench/build.ts'
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
  const preparations = await mkdtemp(path.join(tmpdir(), 'larder-prepared-'))
  project.provide('preparations', preparations)
  return async () => {
    await cluster.stop()
    await rm(preparations, { recursive: true, force: true })
  }
}
