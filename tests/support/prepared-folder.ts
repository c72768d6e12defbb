import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { copyFirstStart } from './first-start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder in which the data folder that tests copy is made, once a run, by the first test that needs it. */
    preparations: string
  }
}

/** A data folder in a temporary place, as the first start of a server leaves it. The caller removes it. */
export async function preparedFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'larder-test-'))
  await prepare(dataDir)
  return dataDir
}

/** Makes `dataDir`, or fills it where it is empty, as the first start of a server leaves it. */
export async function prepare(dataDir: string): Promise<void> {
  await copyFirstStart(inject('preparations'), dataDir)
}
